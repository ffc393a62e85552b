"""Laying out a level, and going on to the next. [level.place, level.connected]"""

from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.acquiring import fill_row
from gamebox.games.ordeals.board import COLUMNS, SPACES, adjacent
from gamebox.games.ordeals.effects import Answers
from gamebox.games.ordeals.load import Layout, board_data

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

TOWN_AND_OTHERS = 8
"""Spaces of a level beyond the first (rule `level.place`)."""


def layout_spaces(layout: Layout) -> tuple[list[int], int]:
    """Return the spaces of a layout that get a face-down Encounter, and that of the Town."""
    cells = {r * COLUMNS + c: x for r, row in enumerate(layout) for c, x in enumerate(row)}
    return [n for n, x in cells.items() if x == "F"], next(n for n, x in cells.items() if x == "T")


class BuildLevel(Step, frozen=True):
    """A new level: its board is laid out by who defeated the Royalty.

    The Town first, then face-down Encounters, all connected; nobody sees which they are.
    [level.place, level.connected, level.hidden]
    """

    builder: int
    chosen: tuple[int, ...] = ()

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next space."""
        rule = "level.place" if not self.chosen else "level.connected"
        game.ask(self, [Question(self.builder, "build", rule)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Take the space; the last one completes the board."""
        move = answers[self.builder]
        assert isinstance(move, moves.PickSpace)
        chosen = (*self.chosen, move.space)
        if len(chosen) < TOWN_AND_OTHERS:
            game.push(BuildLevel(self.builder, chosen))
        else:
            next_level(game, chosen)


def buildable(chosen: tuple[int, ...]) -> list[int]:
    """Return where the next Encounter can lie: anywhere for the Town, then beside another."""
    if not chosen:
        return list(range(SPACES))
    near = {other for space in chosen for other in adjacent(space)}
    return sorted(near - set(chosen))


def next_level(game: "OrdealsGame", chosen: tuple[int, ...]) -> None:
    """Set the next level up: Encounters, Dealer's Row, Royalty; all go to the Town.

    [level.draw, level.row, level.royalty]
    """
    town_card = next(
        space.card
        for space in game.spaces
        if space is not None and game.cards.encounter(space.card).level == "town"
    )
    for space in game.spaces:
        if space is not None and space.card != town_card:
            game.encounters.append(space.card)
    game.level += 1
    game.slayer = None
    lay_out(game, chosen[0], town_card, list(chosen[1:]), deal_encounters(game))
    for place, card in enumerate(game.row):
        if card is not None:
            game.dealer_discard.append(card)
            game.row[place] = None
            game.tell(events.RowDiscarded(place, card))
    fill_row(game)
    game.tell(events.RoyaltyShown(game.level, game.royalty[game.level - 1]))


def deal_encounters(game: "OrdealsGame") -> list[int]:
    """Return the Encounters of the level in random order, its boss among them. [level.draw]"""
    data = getattr(board_data(), f"level_{game.level}")
    of_level = [c for c in game.box if _level_of(game, c) == game.level]
    boss = next(c for c in of_level if game.cards.encounter(c).subtype == "boss")
    others = [c for c in of_level if c != boss]
    game.shuffle(others)
    chosen = [*others[: data.cards_drawn], boss]
    game.shuffle(chosen)
    game.box = [card for card in game.box if card not in chosen]
    return chosen


def _level_of(game: "OrdealsGame", card: int) -> object:
    return getattr(game.cards.kinds[card], "level", None)


def lay_out(
    game: "OrdealsGame", town: int, town_card: int, spaces: list[int], cards: list[int]
) -> None:
    """Lay the Town and face-down Encounters out, and put everybody on the Town."""
    from gamebox.games.ordeals.state import Space  # noqa: PLC0415

    board: list[Space | None] = [None] * SPACES
    board[town] = Space(town_card, open=True)
    for space, card in zip(spaces, cards, strict=True):
        board[space] = Space(card)
    game.spaces = board
    for player in game.players:
        player.space = player.began = town
        player.scouted = []
    game.tell(events.LevelBuilt(game.level, tuple(spaces), town))
    game.remember("Encounters were dealt since.")
