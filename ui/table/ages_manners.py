"""How the page of a table behaves in The Middle Ages."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.scoring import (
    ACCORD_POINTS,
    accord_icons,
    points_of,
    score,
    structure_points,
)
from gamebox.games.middle_ages.state import AgesGame
from gamebox.games.middle_ages.texts import icons_of
from gamebox.games.middle_ages.view import AgesView
from ui.boards.ages import AgesBoard
from ui.boards.ages_cards import SocialCard
from ui.boards.ages_prints import print_of
from ui.boards.board import Board
from ui.items.face import Face
from ui.table.manners import Chip, Manners
from ui.theme import Theme

NO_BREAK = "\N{NO-BREAK SPACE}"
_MEANINGS = {
    moves.Add: "Adding to your own Coterie brings its return nearer; adding to another's lets both "
    "of you draw a card.",
    moves.Use: "An ability has to be used as far as it can be, unless it says 'may'.",
    moves.Build: "A card among your Structures scores at the end, and its ability is used now.",
    moves.DiscardCard: "The discarded card goes face down; the others see only its back.",
    moves.Keep: "The skull cards that you do not keep are discarded.",
    moves.ChooseAccord: "Your Accord acts when its Character is added, and its icons in your hand "
    "score at the end.",
    moves.Pass: "What may be done may also be left.",
}


class AgesManners(Manners):
    """The Middle Ages' own ways."""

    adviser = "hard"

    def board(self, theme: Theme) -> Board:
        """Return the board of The Middle Ages."""
        return AgesBoard(theme)

    def public(self, view: AgesView) -> AgesView:
        """Return the view of somebody who only looks on: no hand but what everybody saw."""
        discard = [one if one.open else replace(one, card=None) for one in view.discard]
        return replace(view, hand=[], discard=discard, own_answer=None)

    def public_text(self, move: Move) -> str:
        """Return a move without its card."""
        return {
            moves.Add: "Add a card to a Coterie",
            moves.Use: "Use an ability",
            moves.Build: "Play a card to the Structures",
            moves.DiscardCard: "Discard a card",
            moves.Keep: "Keep skull cards",
            moves.ChooseAccord: "Choose an Accord",
        }.get(type(move), "Do nothing more")

    def cancels(self, move: Move) -> bool:
        """Return False: Esc takes back a half-made move, it never passes."""
        return False

    def chips(self, view: AgesView, seat: int, own: bool) -> list[Chip]:
        """Return the cards in hand, and the points that lie open."""
        held = view.hand_counts[seat]
        points = points_of(
            view.cards,
            view.accords[seat],
            view.structures[seat],
            view.wealth[seat],
            _hand(view, seat),
        )
        chips = [
            Chip("hand", str(held), f"{held} cards in hand"),
            Chip("fortress", str(points.structures), f"{points.structures} points in Structures"),
            Chip("coins", str(points.wealth), f"{points.wealth} points in Wealth"),
        ]
        if own:
            chips.append(Chip("star", f"+{points.hand}", f"{points.hand} points if it ended now"))
        return chips

    def meaning(self, move: Move) -> str:
        """Return what a move does."""
        return _MEANINGS[type(move)]

    def is_heading(self, event: Event) -> bool:
        """Return True where a turn begins."""
        return isinstance(event, moves.TurnBegan)

    def pictures(self, event: Event, game: AgesGame) -> tuple[Face, ...]:
        """Return the cards that an event shows to who reads it."""
        one = getattr(event, "card", None)
        named = (one,) if one is not None else getattr(event, "cards", ())
        return tuple(SocialCard(print_of(game.cards, card)) for card in named if card is not None)

    def chart(self, theme: Theme, names: Sequence[str]) -> QWidget:
        """Return the chart of the points over the turns."""
        from ui.table.points_chart import PointsChart  # noqa: PLC0415  # pyqtgraph is slow

        what = "Points in Structures and Wealth after each turn"
        return PointsChart(theme, names, lambda view: view.course, what)

    def figures(self, game: AgesGame, names: Sequence[str]) -> list[tuple[str, str]]:
        """Add every line up: for each seat its points, its Structures, its Wealth and hand."""
        lines: list[tuple[str, str]] = []
        for seat, points in enumerate(score(game)):
            kind = _accord_kind(game, seat)
            icons = accord_icons(game.cards, game.accords[seat], game.hands[seat])
            lines += [
                (f"{names[seat]}, {points.cards_down} cards down", f"{points.total} points"),
                (f"Structures: {_structures(game, seat)}", str(points.structures)),
                (
                    f"Wealth, and {ACCORD_POINTS} for each of {icons_of(icons, kind)} in hand",
                    f"{points.wealth} + {points.hand}",
                ),
            ]
        return lines


def _hand(view: AgesView, seat: int) -> list[int]:
    """Return what the reader knows of a seat's hand."""
    if seat == view.seat and view.hand:
        return view.hand
    return [lying.card for lying in view.hands[seat] if lying.card is not None]


def _accord_kind(game: AgesGame, seat: int) -> str:
    place = game.accords[seat]
    return "icons" if place is None else game.cards.accord[place].wealth


def _structures(game: AgesGame, seat: int) -> str:
    """Return what the Structures of a seat score, kind by kind."""
    built, wealth = game.structures[seat], game.wealth[seat]
    worth: dict[str, list[int]] = defaultdict(list)
    for card in built:
        title = game.cards.structure_of(card).title
        worth[title].append(structure_points(game.cards, card, built, wealth))
    lines = (f"{title} {'+'.join(map(str, own))}" for title, own in worth.items())
    return ", ".join(line.replace(" ", NO_BREAK) for line in lines) or "none"
