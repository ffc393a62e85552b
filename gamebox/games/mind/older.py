"""Saves of The Mind Extreme that were made with older rules, as plain data."""

from typing import Any


def ask_again(raw: dict[str, Any]) -> dict[str, Any]:
    """Turn a save of version 1 into one of version 2.

    Since then also those are asked who have put a hand on the table after a Stop or a star, or who
    are for a proposed star: they may propose one, or say Stop. [star.propose, ready.stop]
    """
    for state in (raw["state"], *raw.get("states", {}).values()):
        asked = {question["seat"] for question in state["questions"]}
        step = state["stack"][-1] if state["stack"] else {"type": ""}
        rule = ""
        if step["type"] == "AgreeOnStar":
            rule = "ready.stop"
        elif step["type"] == "GetReady" and step.get("rule", "ready.begin") != "ready.begin":
            rule = "star.propose" if state["stars"] else ""
        if rule:
            others = [seat for seat in _answered(step) if seat not in asked]
            state["questions"] += [{"seat": seat, "asks": "wait", "rule": rule} for seat in others]
    return raw


def _answered(step: dict[str, Any]) -> list[int]:
    """Return the seats that have answered what a step asks, in the order of their answers."""
    proposer = [step["proposer"]] if "proposer" in step else []
    return [*proposer, *step.get("agreed", []), *step.get("ready", [])]
