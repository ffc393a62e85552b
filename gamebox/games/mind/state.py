"""What lies on the table of The Mind Extreme."""

from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from gamebox.core.game import Game
from gamebox.games.mind.cards import Box, Colour, Level
from gamebox.games.mind.moves import Aside, Laid, Milliseconds, MindEvent, MindMove
from gamebox.games.mind.rules import (
    AgreeOnStar,
    CompleteLevel,
    DealLevel,
    GetReady,
    PlayCards,
    ThrowStar,
    TurnBlindStacks,
)

MindStep = (
    DealLevel | GetReady | PlayCards | AgreeOnStar | ThrowStar | TurnBlindStacks | CompleteLevel
)
Count = Annotated[int, Meta(ge=0, le=99)]


class LevelRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A level that was played, all cards turned up, for the charts and for bots that learn.

    `pauses` has, for each stretch of play that was stopped, its length in milliseconds.
    """

    level: int
    laid: tuple[Laid, ...]
    aside: tuple[Aside, ...]
    pauses: tuple[Milliseconds, ...]


class MindGame(Game[MindStep, MindMove, MindEvent], kw_only=True):
    """A game of The Mind Extreme.

    `levels` are the level cards of this table, lowest first, `level` is the number of the one that
    is played. `hands` are sorted. `laid` has every lay of this level in order, `aside` the cards
    that left play by a mistake or a star. `spell` counts the stretches of play of the whole game.
    `refused_after` is the number of lays at which a star was refused last, or -1.
    """

    levels: list[Level]
    box: Box
    level: Count = 0
    lives: Count
    stars: Count
    hands: list[list[int]]
    deck: list[int] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    aside: list[Aside] = field(default_factory=list)
    pauses: list[Milliseconds] = field(default_factory=list)
    spell: int = 0
    refused_after: int = -1
    past: list[LevelRecord] = field(default_factory=list)

    @property
    def level_card(self) -> Level:
        """The card of the level that is played."""
        return self.levels[self.level - 1]

    @property
    def blind(self) -> tuple[Colour, ...]:
        """The stacks that are laid face down in this level."""
        return self.levels[self.level - 1].blind

    @property
    def last_level(self) -> int:
        """The number of the level whose completion wins."""
        return len(self.levels)

    def stack_cards(self, stack: Colour) -> list[int]:
        """Return the cards of a stack from the bottom, blind ones too."""
        return [laid.card for laid in self.laid if laid.colour == stack and laid.card is not None]

    def mark_wrong(self, place: int) -> None:
        """Note in the record that the lay at `place` was a mistake."""
        self.laid[place] = replace(self.laid[place], wrong=True)

    def record_level(self) -> None:
        """Keep what was played in this level."""
        self.past.append(
            LevelRecord(self.level, tuple(self.laid), tuple(self.aside), tuple(self.pauses))
        )

    def clear_table(self) -> None:
        """Take the cards of this level off the table."""
        self.laid, self.aside, self.pauses = [], [], []
        self.refused_after = -1
