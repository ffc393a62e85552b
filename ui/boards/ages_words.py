"""What the board of The Middle Ages says in few words, made from what cards do."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gamebox.core import words
from gamebox.core.step import Step
from gamebox.games.middle_ages.cards import CardSet
from gamebox.games.middle_ages.rules import (
    RETURNING,
    DiscardForBlade,
    DiscardSkulls,
    TakeActions,
)
from gamebox.games.middle_ages.texts import icons_of


def counted(number: int, word: str) -> str:
    """Return `3 cards`, `1 card`, `no cards`."""
    return words.counted(number, word, f"{word}s") if number else f"no {word}s"


def listed(things: Iterable[str]) -> str:
    """Return things as in a sentence: `a, b and c`; `nothing` for none."""
    return words.listed(list(things) or ["nothing"])


def spoken(cards: CardSet, card: int) -> str:
    """Return a card as a screen reader says it, with all its uses."""
    one = cards.cards[card]
    names = f"{cards.character_of(card).title}, {cards.structure_of(card).title}"
    crisis = cards.crises[card].replace("_", " ")
    return f"{names}, {icons_of(one.wealth.icons, one.wealth.kind)}, {crisis}"


def backs_in_words(backs: Sequence[str]) -> str:
    """Return backs by kind: `2 Plague, 1 Revolt`."""
    kinds = dict.fromkeys(sorted(backs))
    return ", ".join(f"{backs.count(back)} {back.capitalize()}" for back in kinds)


@dataclass(frozen=True)
class Return:
    """What a return of these Coterie cards would bring."""

    cards: int
    blade: bool
    actions: int
    skulls: int  # skull cards in the hand with the Coterie's

    @property
    def due(self) -> bool:
        """Whether the Coterie has enough cards to return."""
        return self.cards >= RETURNING

    def parts(self) -> list[str]:
        """Return the consequences in their order."""
        parts = ["discard 1"] if self.blade else []
        parts.append(counted(self.actions, "Action"))
        return parts


def foresee(cards: CardSet, coterie: Sequence[int], backs: Sequence[str]) -> Return:
    """Return what a return of `coterie` to a hand with these backs would bring."""
    crises = [cards.crises[card] for card in coterie]
    held = [cards.crisis[back] for back in backs if back in cards.crisis]
    return Return(
        cards=len(coterie),
        blade="hooked_blade" in crises,
        actions=len(crises) - crises.count("pitchfork"),
        skulls=crises.count("skull") + held.count("skull"),
    )


def skull_back(cards: CardSet) -> str:
    """Return the name of the cards with skulls, as their back says it."""
    names = [back for back, crisis in cards.crisis.items() if crisis == "skull"]
    return names[0].capitalize() if names else "skull"


def under_way(cards: CardSet, stack: Sequence[Step], backs: Sequence[str]) -> str:
    """Return what is still to come of the return that is under way; nothing without one."""
    actions = [step.left for step in stack if isinstance(step, TakeActions)]
    skulls_go = any(isinstance(step, DiscardSkulls) for step in stack)
    if not actions and not skulls_go:
        return ""
    blade = any(isinstance(step, DiscardForBlade) for step in stack)
    skulls = foresee(cards, (), backs).skulls
    return f"Now: {_consequences(cards, Return(0, blade, sum(actions), skulls))}"


def _consequences(cards: CardSet, coming: Return) -> str:
    then = f"then the {skull_back(cards)} cards ({coming.skulls})" if coming.skulls else ""
    return ", ".join(filter(None, [*coming.parts(), then]))


def with_card(cards: CardSet, coming: Return) -> str:
    """Return what the card that is in question would bring in the own Coterie."""
    return f"With this card here: {_consequences(cards, coming)}"


def forecast(cards: CardSet, coming: Return, *, mine: bool = True) -> str:
    """Return the sentence under a Coterie: what a return would do now."""
    whose = "Your" if mine else "This"
    if not coming.cards:
        return f"{whose} Coterie is empty: it returns with {RETURNING} cards, at the turn's end."
    parts = _consequences(cards, coming)
    if coming.due:
        return f"{whose} Coterie returns at the turn's end: {parts}"
    return f"A return now: {parts}"


def brief_forecast(cards: CardSet, coming: Return) -> str:
    """Return the sentence of `forecast` where the line is too short for all of its words."""
    if not coming.cards:
        return f"Empty: it returns with {RETURNING} cards."
    return f"Returns: {_consequences(cards, coming)}" if coming.due else forecast(cards, coming)
