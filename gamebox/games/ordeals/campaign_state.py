"""What a campaign adds to the table: the adventurers' Quests, trackers, tokens and attempts."""

from typing import Annotated

from msgspec import Meta, Struct, field

Count = Annotated[int, Meta(ge=0)]


class Adventurer(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a campaign adds to one player.

    `quests` are the Quests still to complete, the active one first, with `cubes` on it; `rewards`
    those still to gain; `ongoing` the abilities that were gained. `weak` is the Curse token on the
    weapon. `walked` are the paid moves of this turn.
    """

    name: str = ""
    quests: list[int] = field(default_factory=list)
    rewards: list[int] = field(default_factory=list)
    ongoing: list[int] = field(default_factory=list)
    cubes: Count = 0
    inspired: bool = False
    weak: bool = False
    walked: Count = 0


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt at a scenario that is over: how many turns of the first player it took.

    `deaths` are those in it, `tracker` is where the Time tracker stood in the end.
    """

    scenario: int
    won: bool
    turns: int
    deaths: Count = 0
    tracker: Count = 0


class Campaign(Struct, kw_only=True, forbid_unknown_fields=True):
    """How far a campaign is.

    `people` are the seats that decide for the team. `tracker` is the Time tracker, `deaths` those
    of this attempt, which began in round `began` with `start_tracker` and `start_fame`. `cursed`
    are the spaces with a Curse token, `revealed` those revealed in this turn. `king_start` is
    where the King comes back to, `king_asleep` whether he rests. `lost` tells why the attempt
    failed, `signals` what happened in it. `passing` are items on their way between players.
    """

    scenario: Annotated[int, Meta(ge=1, le=3)] = 1
    people: list[int] = field(default_factory=list)
    adventurers: list[Adventurer] = field(default_factory=list)
    tracker: Count = 0
    deaths: Count = 0
    began: Count = 1
    start_tracker: Count = 0
    start_fame: Count = 0
    cursed: list[int] = field(default_factory=list)
    revealed: list[int] = field(default_factory=list)
    king_start: int | None = None
    king_asleep: bool = False
    lost: str = ""
    signals: list[str] = field(default_factory=list)
    passing: list[int] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
