"""The campaign in words: moves, prompts, log lines, how far it is, and how it ended."""

from collections.abc import Sequence
from typing import Any

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.core.words import counted
from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.campaign import adventurer_of, campaign_of, scenario_of
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.names import amount
from gamebox.games.ordeals.scenario_rules import holds_throne
from gamebox.games.ordeals.wording_quests import inspiration

WHY_LOST = {
    "deaths": "there were two deaths",
    "too_late": "the time is up",
    "out_of_relics": "there are too few Relics for the curses that are left",
    "lost_on_throne": "the King has held his Throne",
}
"""How a scenario was lost, by what `why_lost` calls it."""


def move_text(view: Any, move: Move, names: Sequence[str]) -> str:
    """Return a move of a campaign as a short line, or nothing for another move."""
    match move:
        case moves.PickAdventurer(name):
            return f"Be {adventurers()[name].name}"
        case moves.Inspire():
            return _inspire(view)
        case moves.Sanctify(card):
            return f"Destroy {view.cards.kinds[card].name} to sanctify this Encounter"
        case moves.GiveItem(seat):
            return f"Give {item_name(view)} to {names[seat]}"
        case moves.StashItem():
            return f"Stash {item_name(view)} for its Fame"
    return _FIXED.get(type(move), "")


def _inspire(view: Any) -> str:
    quests = adventurer_of(view, view.seat).quests
    if not quests:
        return "Inspire"
    quest = view.cards.quest(quests[0])
    return f"Inspire: {inspiration(quest)}, for a cube of {quest.name}"


_FIXED: dict[type[Move], str] = {
    moves.GoOn: "Go on",
    moves.HealWeapon: "Take the Curse token off your weapon",
    moves.RetryScenario: "Try the scenario again",
    moves.RestartCampaign: "Begin the campaign again",
    moves.GiveUpCampaign: "End the campaign here",
}


def item_name(view: Any) -> str:
    """Return the name of the item that has lost its slot."""
    return str(view.cards.kinds[view.stack[-1].card].name)


# Prompts


def prompt(view: Any, asks: str, rule: str) -> str:
    """Return what a question of a campaign asks, or nothing for another question."""
    match asks:
        case "adventurer":
            return "Choose your adventurer: each has three Quests of their own."
        case "story":
            return f"{_page(view)}. Read on when you are ready."
        case "share":
            return f"{item_name(view)} has lost its slot: give it to a player near, or stash it."
        case "failed":
            why = WHY_LOST[campaign_of(view).lost]
            return f"The scenario is lost: {why}. Try it again, begin anew, or end here?"
    return _of_rule(view, rule)


def _of_rule(view: Any, rule: str) -> str:
    step: Any = view.stack[-1]
    match rule:
        case "scenario.darkness":
            return f"The darkness grows: choose who resolves {pain_cards(step.pain)}."
        case "scenario.time":
            return f"Time is of the essence: {pain_cards(step.left)} left; who takes the next?"
        case "quest.shield":
            return "Conjured Shield: choose who gets it."
    return ""


def pain_cards(n: int) -> str:
    """Return so many Pain cards in words."""
    return counted(n, "Pain card", "Pain cards")


def price_of_leaving(view: Any, pain: int) -> str:
    """Return what fleeing or retreating costs: Pain, or the scenario. [scenario.throne]"""
    return "the scenario is lost" if leaving_loses(view) else pain_cards(pain)


def leaving_loses(view: Any) -> bool:
    """Return whether it is the King on his Throne whom one would leave. [scenario.throne]"""
    king = view.combat is None or view.combat.boss == "king"
    return king and holds_throne(view, view.seat)


def _page(view: Any) -> str:
    when, _, number = view.stack[-1].page.partition(" ")
    name = campaign_data().scenario[int(number) - 1].name
    return f"{name} begins" if when == "before" else f"{name} is won"


# How it stands


def progress(table: Any) -> str:
    """Return how far a campaign is."""
    campaign = campaign_of(table)
    name = scenario_of(table).name
    return f"Scenario {campaign.scenario} of 3: {name}, time {campaign.tracker}"


def result(table: Any) -> str:
    """Return how a campaign ended: the points for each player, and the rank. [campaign.rank]"""
    points, fame = table.final[0], shared_fame(table.final)
    if not table.winners:
        return f"The campaign ended in {scenario_of(table).name}, with {fame}."
    return f"Rothmire is saved: {fame}, rank {rank(points)}."


def shared_fame(scores: Sequence[int]) -> str:
    """Return the points of a team in words; they are the same for everybody."""
    return f"{scores[0]} Fame{' for each' if len(scores) > 1 else ''}"


def rank(points: int) -> str:
    """Return the rank of a team with so many points. [campaign.rank]"""
    return next(one.name for one in campaign_data().ranks if points >= one.least)


# The log


def line(event: Event, who: str, cards: CardSet, names: Sequence[str]) -> str:
    """Return the log line of an event of a campaign, or nothing."""
    match event:
        case campaign_events.AdventurerChosen(_, name):
            return f"{who} is {adventurers()[name].name}."
        case campaign_events.ScenarioBegan(number):
            scenario = campaign_data().scenario[number - 1]
            return f"Scenario {number}, {scenario.name}: {scenario.objective}"
        case campaign_events.ScenarioEnded(number, won, why):
            name = campaign_data().scenario[number - 1].name
            return f"{name} is won." if won else f"{name} is lost: {WHY_LOST[why]}."
        case campaign_events.TrackerMoved(to):
            return f"The Time tracker is on {to}."
        case campaign_events.EncountersHidden():
            return "The Wizard has gone: the face-down Encounters are dealt anew."
        case campaign_events.Sanctified():
            return f"{who} sanctified the Encounter: its Curse token is gone."
        case campaign_events.WeaponHealed():
            return f"The Curse token of {who} is gone: the weapon has its abilities again."
        case campaign_events.KingReturned():
            return "The King is back where he began, and sleeps."
        case campaign_events.ItemGiven(seat, to, card) if seat == to:
            return f"{who} equipped {cards.kinds[card].name}."
        case campaign_events.ItemGiven(_, to, card):
            return f"{cards.kinds[card].name} of {who} goes to {names[to]}."
    return _of_quest(event, who, cards)


def _of_quest(event: Event, who: str, cards: CardSet) -> str:
    match event:
        case campaign_events.QuestAdvanced(_, card, cubes):
            quest = cards.quest(card)
            return f"{quest.name}: cube {cubes} of {quest.goal} for {who}."
        case campaign_events.QuestCompleted(_, card, reward):
            done, gained = cards.kinds[card].name, cards.kinds[reward].name
            return f"{who} completed {done} and gained {gained}."
        case campaign_events.Inspired(_, card, _):
            return f"{who} spent a cube of {cards.kinds[card].name}: Inspire."
        case events.Changed(_, "fame", n, left):
            verb = "gained" if n > 0 else "lost"
            return f"The team {verb} {amount('fame', abs(n))}: {left} now."
    return ""
