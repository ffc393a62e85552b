"""Verbs about the Central Board."""

from typing import TYPE_CHECKING, Any

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.board import (
    Arrive,
    activate,
    activation_refusal,
    at,
    cubes_of,
    is_boss,
)
from gamebox.games.ordeals.conditions import in_combat, number
from gamebox.games.ordeals.effects import Answers, Source, ask_or_choose, carry_out
from gamebox.games.ordeals.quests import ConjureShield

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


@carry_out.register
def _(verb: say.Move, game: Any, source: Source) -> None:
    """Free moves are kept and made when the player likes; a jump is made at once. [move.free]"""
    if in_combat(game, source.you) or source.you != game.active:
        return
    if verb.to == "revealed":
        game.push(Jump(source, verb.not_boss))
    else:
        game.players[source.you].free_moves += number(game, source, verb.n)


class Jump(Step, frozen=True):
    """Move to any other revealed Encounter."""

    source: Source
    not_boss: bool

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return where one can go."""
        here = game.players[self.seat].space
        return [
            n
            for n, space in enumerate(game.spaces)
            if space is not None
            and space.open
            and n != here
            and not (self.not_boss and is_boss(game, n))
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask where to."""
        found = [moves.PickSpace(space) for space in self.open(game)]
        ask_or_choose(game, self, Question(self.seat, "space", "move.jump"), found)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Go there."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickSpace)
        game.push(Arrive(self.seat, move.space, "free"))


@carry_out.register
def _(verb: say.Activate, game: Any, source: Source) -> None:
    """No second Encounter begins in the middle of a combat. [encounter.endurance]"""
    if game.combat is None:
        game.push(ActivateAgain(source, verb.times))


class ActivateAgain(Step, frozen=True):
    """Activate the Encounter that one is on, a few times. [encounter.endurance]"""

    source: Source
    left: int

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def run(self, game: "OrdealsGame") -> None:
        """Ask, while it can be activated."""
        here = game.players[self.seat].space
        possible = not is_boss(game, here) and at(game, here).card != self.source.card
        if self.left and possible and activation_refusal(game, self.seat) is None:
            about = (f"space:{here}",)
            game.ask(self, [Question(self.seat, "use", "encounter.endurance", about)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Activate it, or leave it."""
        if isinstance(answers[self.seat], moves.Accept):
            game.push(ActivateAgain(self.source, self.left - 1))
            activate(game, self.seat)


@carry_out.register
def _(_verb: say.AvoidAmbush, game: Any, _source: Source) -> None:
    game.avoided = True


@carry_out.register
def _(verb: say.Scout, game: Any, source: Source) -> None:
    game.push(ScoutSome(source, number(game, source, verb.n)))


class ScoutSome(Step, frozen=True):
    """Look at face-down Encounters. [cards.look]"""

    source: Source
    left: int

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the face-down Encounters that were not looked at yet."""
        known = game.players[self.seat].scouted
        return [
            n
            for n, space in enumerate(game.spaces)
            if space is not None and not space.open and n not in known
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask for one."""
        if self.left and self.open(game):
            game.ask(self, [Question(self.seat, "scout", "cards.scout")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Look at it, or stop."""
        move = answers[self.seat]
        if not isinstance(move, moves.PickSpace):
            return
        game.players[self.seat].scouted.append(move.space)
        hidden = events.EncounterScouted(self.seat, move.space)
        shown = events.EncounterScouted(self.seat, move.space, at(game, move.space).card)
        game.tell(hidden, {self.seat: shown})
        game.remember("An Encounter was looked at since.")
        game.push(ScoutSome(self.source, self.left - 1))


@carry_out.register
def _(verb: say.PlaceUsage, game: Any, source: Source) -> None:
    game.push(PlaceCubes(source, number(game, source, verb.n)))


class PlaceCubes(Step, frozen=True):
    """Put Usage cubes on an Encounter."""

    source: Source
    n: int

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the face-up Encounters with a Usage value."""
        return [
            n
            for n, space in enumerate(game.spaces)
            if space is not None and space.open and space.cubes is not None
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask where."""
        found = [moves.PickSpace(space) for space in self.open(game)]
        ask_or_choose(game, self, Question(self.seat, "space", "cards.cubes"), found)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Put them there."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickSpace)
        there = at(game, move.space)
        there.cubes = (there.cubes or 0) + self.n
        game.tell(events.CubesPlaced(move.space, self.n))


@carry_out.register
def _(verb: say.Special, game: Any, source: Source) -> None:
    if verb.key == "thirteenth_gate":
        game.push(ThirteenthGate(source))
    else:
        game.push(ConjureShield(source.you, source.card))


class ThirteenthGate(Step, frozen=True):
    """Beyond the 13th Gate: an Encounter of an earlier level takes its place. [encounter.gate]"""

    source: Source

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the Locations, no Town, that lay on the board in level 1 or 2."""
        return [c for c in game.encounters if game.cards.encounter(c).type == "location"]

    def run(self, game: "OrdealsGame") -> None:
        """Ask which."""
        found = [moves.PickCard(card) for card in self.open(game)]
        ask_or_choose(game, self, Question(self.seat, "gate", "encounter.gate"), found)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Lay it down, with its cubes."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickCard)
        space = game.players[self.seat].space
        there = at(game, space)
        game.destroyed.append(there.card)
        game.encounters.remove(move.card)
        there.card, there.cubes = move.card, cubes_of(game, move.card)
        game.tell(events.EncounterReplaced(space, move.card, there.cubes))
