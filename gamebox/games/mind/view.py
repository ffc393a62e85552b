"""What one seat may know of a game of The Mind Extreme."""

from msgspec.structs import replace

from gamebox.core.game import View, common_view
from gamebox.games.mind.cards import Box, Colour, Level
from gamebox.games.mind.moves import Aside, Laid, MindMove
from gamebox.games.mind.state import LevelRecord, MindGame, MindStep


class MindView(View[MindStep, MindMove], kw_only=True):
    """The table as one seat sees it: its own hand, how many cards the others hold, what lies open.

    `laid` has every lay of this level in order; the card of a blind lay is None unless it is the
    seat's own (rule `blind.secret`). The other fields are those of MindGame.
    """

    levels: list[Level]
    box: Box
    level: int
    lives: int
    stars: int
    hand: list[int]
    hand_counts: list[int]
    deck_count: int
    laid: list[Laid]
    aside: list[Aside]
    pauses: list[int]
    spell: int
    refused_after: int
    past: list[LevelRecord]

    @property
    def level_card(self) -> Level:
        """The card of the level that is played."""
        return self.levels[self.level - 1]

    @property
    def blind(self) -> tuple[Colour, ...]:
        """The stacks that are laid face down in this level."""
        return self.levels[self.level - 1].blind

    def top(self, stack: Colour) -> Laid | None:
        """Return the last lay on a stack, or None when it is empty."""
        for laid in reversed(self.laid):
            if laid.colour == stack:
                return laid
        return None


def view(game: MindGame, seat: int) -> MindView:
    """Return what `seat` may know of `game`. [blind.secret, talk.none]"""
    return MindView(
        **common_view(game, seat),
        levels=game.levels,
        box=game.box,
        level=game.level,
        lives=game.lives,
        stars=game.stars,
        hand=game.hands[seat][:],
        hand_counts=list(map(len, game.hands)),
        deck_count=len(game.deck),
        laid=visible_lays(game, seat) if game.blind else game.laid[:],
        aside=game.aside[:],
        pauses=game.pauses[:],
        spell=game.spell,
        refused_after=game.refused_after,
        past=game.past[:],
    )


def visible_lays(game: MindGame, seat: int) -> list[Laid]:
    """Return the lays of this level as `seat` saw them. [blind.secret]"""
    if game.over:
        return game.laid[:]
    blind = game.blind
    return [
        replace(laid, card=None) if laid.colour in blind and laid.seat != seat else laid
        for laid in game.laid
    ]
