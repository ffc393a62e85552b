"""What a seat of Oddity may do now, and why not something else."""

import re
from collections.abc import Sequence
from itertools import chain, combinations
from string import ascii_lowercase

from gamebox.core.question import Move, Refusal
from gamebox.core.step import No, Yes
from support.oddity import cards as c
from support.oddity.state import OddView
from support.oddity.steps import GiveCards

SAMPLE = ("storm", "echo", "fox", "x")
ASKED_FOR = {
    c.Play: "turn", c.PlayTwice: "echo", c.Name: "name", c.Give: "give", c.Keep: "keep",
    c.Bury: "keep", c.Grab: "race", c.Say: "word", c.Predict: "predict", c.Assign: "fight",
    c.Flee: "fight", c.Lend: "lend", Yes: "may", No: "may",
}  # fmt: skip


def asks(view: OddView) -> str:
    """Return what kind of answer the seat owes now, or nothing."""
    return view.question.asks if view.question and view.seat not in view.answered else ""


def candidates(view: OddView) -> Sequence[Move]:
    """Return every move that the seat could try now; of the words, a sample."""
    match asks(view):
        case "echo":
            return [c.PlayTwice(card) for card in view.hand]
        case "name":
            return [c.Name(False), c.Name(True)]
        case "give":
            return [c.Give(card) for card in view.hand]
        case "keep":
            return [c.Keep(), c.Bury()]
        case "race":
            return [c.Grab()]
        case "word":
            return [c.Say(word) for word in (*SAMPLE, fresh_word(view))]
        case "predict":
            return [c.Predict(False), c.Predict(True)]
        case "fight":
            return [
                *(c.Assign(cards, foe) for cards in groups(view) for foe in view.foes),
                c.Flee(),
            ]
        case "lend":
            return [c.Lend(card) for card in view.hand]
        case "may":
            return [Yes(), No()]
    return [c.Play(card) for card in view.hand]


def fresh_word(view: OddView) -> str:
    """Return a word that was not said before."""
    return next(word for letter in ascii_lowercase if (word := letter * 3) not in view.said)


def groups(view: OddView) -> list[tuple[int, ...]]:
    """Return every group of cards of the hand, lowest first."""
    sizes = range(1, len(view.hand) + 1)
    return list(chain.from_iterable(combinations(view.hand, size) for size in sizes))


def refusal(view: OddView, move: Move) -> Refusal | None:
    """Return why the seat may not make `move`, or None when it may."""
    if ASKED_FOR.get(type(move)) != asks(view):
        return Refusal("turn.wait", "You are not asked for this now.")
    match move:
        case c.Give(card):
            return refuse_gift(view, card)
        case c.Play(card) | c.PlayTwice(card) | c.Lend(card):
            return None if card in view.hand else not_held(card)
        case c.Say(word):
            return refuse_word(view, word)
        case c.Assign(cards, foe):
            return refuse_group(view, cards, foe)
    return None


def not_held(card: int) -> Refusal:
    """Say that a card is not in the hand."""
    return Refusal("turn.play", f"You do not hold card {card}.")


def refuse_gift(view: OddView, card: int) -> Refusal | None:
    """Return why `card` may not be given to the storm."""
    step = view.stack[-1]
    if card not in view.hand or not isinstance(step, GiveCards):
        return not_held(card)
    levels = [c.strength(held) for held in view.hand]
    limit = max(levels) if step.high else min(levels)
    if c.strength(card) == limit:
        return None
    return Refusal("storm.give", f"Card {card} has strength {c.strength(card)}, not {limit}.")


def refuse_word(view: OddView, word: str) -> Refusal | None:
    """Return why `word` may not be said."""
    if not re.fullmatch("[a-z]{3,12}", word):
        return Refusal("words.say", "A word has 3 to 12 small letters.")
    if word in view.said:
        return Refusal("words.new", f"'{word}' was said before.")
    return None


def refuse_group(view: OddView, cards: tuple[int, ...], foe: int) -> Refusal | None:
    """Return why `cards` do not beat a foe."""
    if foe not in view.foes:
        return Refusal("foe.total", f"There is no foe {foe}.")
    if not cards or list(cards) != sorted(set(cards)) or not set(cards) <= set(view.hand):
        return Refusal("foe.total", "Fight with cards of your hand, lowest first.")
    total, need = sum(map(c.strength, cards)), view.foes[foe].need
    if total >= need:
        return None
    return Refusal("foe.total", f"These cards have {total} together; foe {foe} needs {need}.")


def path(view: OddView, move: Move) -> tuple[str, ...]:
    """Return the ids of what a person touches to make `move`."""
    match move:
        case c.Play(card) | c.PlayTwice(card) | c.Give(card):
            return (f"card:{card}", "pile:table")
        case c.Lend(card):
            return (f"card:{card}", f"seat:{(view.seat + 1) % view.seats}")
        case c.Name(high):
            return ("button:high" if high else "button:low",)
        case c.Say(word):
            return ("field:word", f"word:{word}")
        case c.Predict(match):
            return ("button:match" if match else "button:differ",)
        case c.Assign(cards, foe):
            return (*(f"card:{card}" for card in cards), f"foe:{foe}")
    return (f"button:{type(move).__name__.lower()}",)


def text(move: Move) -> str:
    """Return a move as a short line."""
    match move:
        case c.Play(card) | c.PlayTwice(card) | c.Give(card) | c.Lend(card):
            return f"{type(move).__name__} {c.card_name(card)}"
        case c.Name(high):
            return "High" if high else "Low"
        case c.Say(word):
            return f"Say '{word}'"
        case c.Predict(match):
            return "They match" if match else "They differ"
        case c.Assign(cards, foe):
            return f"Beat foe {foe} with {', '.join(map(c.card_name, cards))}"
    return type(move).__name__
