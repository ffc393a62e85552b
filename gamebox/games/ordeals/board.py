"""The Central Board: spaces, moving, revealing and activating Encounters. [move.food, reveal]"""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Literal

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.campaign import adventurer_of, king_sleeps
from gamebox.games.ordeals.conditions import king_here
from gamebox.games.ordeals.costs import can_activate
from gamebox.games.ordeals.effects import (
    Answers,
    Source,
    fire,
    run_verbs,
    start_rule,
)
from gamebox.games.ordeals.language_conditions import KingHere
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import lose_health, own_rules
from gamebox.games.ordeals.stats import allows, stat, use_up

if TYPE_CHECKING:
    from gamebox.games.ordeals.cards import Encounter
    from gamebox.games.ordeals.state import OrdealsGame, Space

COLUMNS, ROWS = 5, 3
SPACES = COLUMNS * ROWS
MANY_PLAYERS = 3
"""From so many players on the second Usage value counts (rule `usage.cubes`)."""


@cache
def adjacent(space: int) -> tuple[int, ...]:
    """Return the orthogonally adjacent places of the grid. [move.where]"""
    row, column = divmod(space, COLUMNS)
    return tuple(
        (row + down) * COLUMNS + column + right
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    )


def neighbours(game: "OrdealsGame", space: int) -> list[int]:
    """Return the spaces next to one that have an Encounter. [move.where]"""
    return [n for n in adjacent(space) if game.spaces[n] is not None]


def at(game: "OrdealsGame", space: int) -> "Space":
    """Return the space with its Encounter; there is one."""
    there = game.spaces[space]
    assert there is not None
    return there


def cubes_of(game: "OrdealsGame", card: int) -> int | None:
    """Return how many Usage cubes an Encounter gets; None without a Usage value. [usage.cubes]"""
    kind = game.cards.encounter(card)
    if kind.usage == "players":
        return game.seats
    if game.seats >= MANY_PLAYERS and kind.usage_3p is not None:
        return kind.usage_3p
    return kind.usage if isinstance(kind.usage, int) else None


def move_price(game: "OrdealsGame", seat: int) -> int:
    """Return what a move costs, in Food, or in Health without Food. [move.food, move.health]"""
    return stat(game, seat, "move_cost", constant("move_food"))


def is_deadly(game: "OrdealsGame", seat: int) -> bool:
    """Return whether a move costs the last Health: one dies before one arrives. [health.spent]"""
    cost, player = move_price(game, seat), game.players[seat]
    return player.food < cost and player.health <= cost


def pay_for_move(game: "OrdealsGame", seat: int) -> Literal["food", "health", "free"]:
    """Pay for a move, and return with what. The last Health may be spent: then one dies first."""
    from gamebox.games.ordeals.do_resources import change  # noqa: PLC0415

    cost = move_price(game, seat)
    if cost < constant("move_food"):
        use_up(game, seat, "move_cost")
    if cost == 0:
        return "free"
    if game.campaign is not None:
        adventurer_of(game, seat).walked += 1
    if game.players[seat].food >= cost:
        change(game, seat, "food", -cost)
        return "food"
    change(game, seat, "health", -cost)
    return "health"


class Arrive(Step, frozen=True):
    """An adventurer enters a space.

    A face-down Encounter is revealed; an Ambush strikes. [move.where, reveal, ambush]
    """

    seat: int
    space: int
    paid: Literal["food", "health", "free"]

    def run(self, game: "OrdealsGame") -> None:
        """Move there."""
        from gamebox.games.ordeals.quests import Deed, note  # noqa: PLC0415

        seat, player = self.seat, game.players[self.seat]
        player.space = self.space
        player.moves += 1
        player.entered.append(self.space)
        there = at(game, self.space)
        known = there.card if there.open else None
        game.tell(events.Moved(seat, self.space, self.paid, card=known))
        note(game, seat, Deed("turn_moves"))
        fire(game, own_rules(game, seat, "on_move"))
        if not there.open:
            reveal(game, seat, self.space)


def reveal(game: "OrdealsGame", seat: int, space: int) -> None:
    """Turn an Encounter up; it gets its cubes. [reveal, usage.cubes, jack.revealed]"""
    from gamebox.games.ordeals.quests import Deed, note  # noqa: PLC0415
    from gamebox.games.ordeals.scenario_rules import tread  # noqa: PLC0415

    there = at(game, space)
    there.open, there.cubes = True, cubes_of(game, there.card)
    game.tell(events.EncounterRevealed(seat, space, there.card, there.cubes))
    game.remember("An Encounter was revealed since.")
    note(game, seat, Deed("encounter_revealed"))
    tread(game, seat, space, revealing=True)
    for player in game.players:
        if space in player.scouted:
            player.scouted.remove(space)
    kind = game.cards.encounter(there.card)
    if kind.subtype == "ambush":
        game.push(FaceAmbush(seat, space))
    royalty = game.royalty[game.level - 1]
    if kind.subtype == "boss" and kind.id == game.cards.kinds[royalty].rank:  # type: ignore[union-attr]
        source = Source(royalty, seat, by=seat)
        rules = [rule for _, rule in game.cards.kinds[royalty].rules("boss_revealed")]
        for rule in reversed(rules):
            run_verbs(game, source, rule.do)


class FaceAmbush(Step, frozen=True):
    """An Ambush is revealed: it is activated at once.

    Who has activated an Encounter in this turn is not caught. Abilities may avoid it. [ambush,
    ambush.fails, ambush.avoid]
    """

    seat: int
    space: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities act, and then strike."""
        player = game.players[self.seat]
        if player.activated or self.seat != game.active:
            game.tell(events.AmbushAvoided(self.seat, self.space, failed=True))
            return
        game.avoided = False
        game.push(AvoidFromHand(self.seat), StrikeAmbush(self.seat, self.space))
        fire(game, own_rules(game, self.seat, "ambush_revealed"))


def avoiding(game: "OrdealsGame", cards: Iterable[int]) -> list[int]:
    """Return the cards that can avoid an Ambush from the hand."""
    return [
        card
        for card in cards
        for _, rule in game.cards.kinds[card].rules("ambush_revealed")
        if "hand" in rule.zone
    ]


class AvoidFromHand(Step, frozen=True):
    """An Ambush is revealed: a card from hand may avoid it.

    Asked of whoever owns such a card, in hand or not, so that nothing is given away.
    [ambush.avoid]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where a card in the hand or the deck can avoid it."""
        player = game.players[self.seat]
        if player.hand and not game.avoided and avoiding(game, [*player.hand, *player.deck]):
            game.ask(self, [Question(self.seat, "avoid", "ambush.avoid")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Use the card, or let the Ambush strike."""
        move = answers[self.seat]
        if isinstance(move, moves.PickCard):
            source = Source(move.card, self.seat, by=self.seat)
            [(_, rule), *_] = game.cards.kinds[move.card].rules("ambush_revealed")
            start_rule(game, source, rule)


class StrikeAmbush(Step, frozen=True):
    """The Ambush strikes, unless it was avoided. [ambush, ambush.avoid]"""

    seat: int
    space: int

    def run(self, game: "OrdealsGame") -> None:
        """Activate it, with the Strike Bonus lowered."""
        if game.avoided:
            game.avoided = False
            game.tell(events.AmbushAvoided(self.seat, self.space, failed=False))
            return
        game.players[self.seat].activated = True
        activate(game, self.seat, ambush=not allows(game, self.seat, "no_ambush_penalty"))


def activation_refusal(game: "OrdealsGame", seat: int) -> tuple[str, str] | None:
    """Return the rule and the reason why the Encounter cannot be activated, or None.

    [activate.once, usage.empty, event.cost, boss.done]
    """
    there = at(game, game.players[seat].space)
    kind = game.cards.encounter(there.card)
    if there.done:
        return "boss.done", f"{kind.name} is defeated."
    if there.cubes == 0:
        return "usage.empty", f"{kind.name} has no Usage cube left."
    if _is_kings(kind) and not king_here(game, seat):
        return why_no_king(game)
    if not can_activate(game, seat, there.card):
        return "event.cost", f"You cannot do what {kind.name} asks for."
    return None


def why_no_king(game: "OrdealsGame") -> tuple[str, str]:
    """Return the rule and the reason why the King cannot be fought.

    [king.engage, scenario.immortal-king]
    """
    if king_sleeps(game):
        return "scenario.immortal-king", "The King sleeps until the first player's turn."
    return "king.engage", "The King is not here."


def _is_kings(kind: "Encounter") -> bool:
    """Return whether an Encounter is the King's: his own, or his Throne."""
    return kind.id == "king" or any(
        isinstance(condition, KingHere)
        for _, rule in kind.rules("activate")
        for condition in rule.conditions
    )


def activate(game: "OrdealsGame", seat: int, ambush: bool = False) -> None:
    """Activate the Encounter that a player stands on: a cube goes, and it acts. [activate]"""
    from gamebox.games.ordeals.quests import Deed, note  # noqa: PLC0415
    from gamebox.games.ordeals.scenario_rules import tread  # noqa: PLC0415

    game.ambush = ambush
    space = game.players[seat].space
    there = at(game, space)
    if there.cubes:
        there.cubes -= 1
    game.tell(events.EncounterActivated(seat, space, there.card))
    note(game, seat, Deed("encounter_activated", there.card))
    for _, rule in game.cards.encounter(there.card).rules("activate"):
        game.last_destroyed = None
        run_verbs(game, Source(there.card, seat, by=seat), (*rule.cost, *rule.do))
    tread(game, seat, space, revealing=False)


def spend_last_health(game: "OrdealsGame", seat: int) -> None:
    """Check whether a payment in Health was the last. [health.spent, death.check]"""
    lose_health(game, seat, 0, 0)


def is_boss(game: "OrdealsGame", space: int) -> bool:
    """Return whether a boss Encounter lies on a space."""
    return game.cards.encounter(at(game, space).card).subtype == "boss"
