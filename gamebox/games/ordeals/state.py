"""What lies on the table of Ordeals: the players, the Central Board, the decks, and a combat."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from gamebox.core.game import Game
from gamebox.games.ordeals.campaign_events import EveryEvent
from gamebox.games.ordeals.campaign_state import Campaign
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.language_terms import Filter, Keyword, Rank, Slot, Until
from gamebox.games.ordeals.language_verbs import ConvertLoot, Verbs
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.moves import OrdealsMove
from gamebox.games.ordeals.steps import OrdealsStep

Count = Annotated[int, Meta(ge=0)]
SLOTS: tuple[Slot, ...] = ("head", "body", "side", "off_hand", "over_hand", "weapon")
COLUMNS, ROWS = 5, 3
SPACES = COLUMNS * ROWS


class Modifier(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of a player that a card has changed for a while; see `language_verbs.Mod`."""

    stat: str
    delta: int
    until: Until
    filter: Filter | None = None
    uses: int = 0


class EnemyMark(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change of one enemy for a while: of its Power, or of a keyword."""

    until: Until
    power: int = 0
    keyword: Keyword | None = None
    delta: int = 0
    set: int | None = None


class Hit(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card or item that is assigned to an enemy in this round, or a part of its Power."""

    card: int
    part: int = 0


class Foe(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An enemy in a combat. `gone` ones were destroyed or replaced, without loot."""

    card: int
    boss: bool = False
    state: Literal["alive", "defeated", "gone"] = "alive"
    marks: list[EnemyMark] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)


class Combat(Struct, kw_only=True, forbid_unknown_fields=True):
    """A combat of `seat`. Enemies keep their places; `drawn` are cards that draws have bound.

    `strike` are the Strike Bonus cards while they are being resolved. `powers` is Power that cards
    and items have gained for this combat; `used` are items and the weapon that were assigned.
    """

    seat: int
    encounter: int
    king: bool = False
    boss: Rank | None = None
    ambushed: bool = False
    round: Count = 0
    foes: list[Foe] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    strike: list[int] = field(default_factory=list)
    striking: bool = False
    powers: dict[int, int] = field(default_factory=dict)
    used: list[int] = field(default_factory=list)
    each: Verbs = ()
    reward: Verbs = ()
    convert: ConvertLoot | None = None
    converted: bool = False
    shards: Count = 0
    pushes: Count = 0
    skip_pain: Count = 0

    def living(self) -> list[int]:
        """Return the places of the enemies that are still there."""
        return [n for n, foe in enumerate(self.foes) if foe.state == "alive"]


class Player(Struct, kw_only=True, forbid_unknown_fields=True):
    """What one player owns, and what the turn has brought so far.

    The top of the deck is its last card. `board` has the Equipment by slot. `keep` is Power that
    stays on items between combats. `entered` are the spaces entered this turn, `played_now` the
    cards played this turn, and `limits` how often rules were used in this turn or combat.
    """

    deck: list[int]
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    bound: list[int] = field(default_factory=list)
    board: dict[Slot, int] = field(default_factory=dict)
    keep: dict[int, int] = field(default_factory=dict)
    effort: Count = 0
    food: Count = 0
    shards: Count = 0
    fame: Count = 0
    health: Annotated[int, Meta(ge=0, le=10)] = 10
    space: int = 0
    began: int = 0
    entered: list[int] = field(default_factory=list)
    moves: Count = 0
    free_moves: Count = 0
    activated: bool = False
    played_now: list[int] = field(default_factory=list)
    mods: list[Modifier] = field(default_factory=list)
    limits: dict[str, int] = field(default_factory=dict)
    copies: dict[int, int] = field(default_factory=dict)
    scouted: list[int] = field(default_factory=list)

    def owned(self) -> list[int]:
        """Return every card of the player but those on the board."""
        return [*self.deck, *self.hand, *self.discard, *self.played, *self.bound]


class Space(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the board with its Encounter; `cubes` is None without a Usage value."""

    card: int
    open: bool = False
    cubes: int | None = None
    done: bool = False


class OrdealsGame(Game[OrdealsStep, OrdealsMove, EveryEvent], kw_only=True):
    """A game of Ordeals, competitive or a campaign.

    `spaces` are the fifteen spaces row by row, `royalty` the Jack, Queen and King of this game, of
    which those up to `level` lie open. `row` has the Dealer's Row, None for a gap. `looked` are
    cards of the deck `looked_from` that `looker` looks at now. `box` is all that is out of the
    game, `destroyed` what may come back (rule `destroy.deck`). `encounters` lay on earlier levels.
    In a campaign `level` is the number of the scenario, and Fame is that of the starting player.
    """

    pack: CardSet | None = None
    short: bool = False
    players: list[Player]
    spaces: list[Space | None]
    royalty: list[int]
    level: Annotated[int, Meta(ge=1, le=3)] = 1
    encounters: list[int] = field(default_factory=list)
    row: list[int | None] = field(default_factory=list)
    dealer: list[int] = field(default_factory=list)
    dealer_discard: list[int] = field(default_factory=list)
    minions: list[int] = field(default_factory=list)
    minion_discard: list[int] = field(default_factory=list)
    pains: list[int] = field(default_factory=list)
    pain_discard: list[int] = field(default_factory=list)
    relics: list[int] = field(default_factory=list)
    flourishes: list[int] = field(default_factory=list)
    curses: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    destroyed: list[int] = field(default_factory=list)
    looked: list[int] = field(default_factory=list)
    looker: int | None = None
    looked_from: Literal["", "own", "minion", "relic"] = ""
    combat: Combat | None = None
    pain: int | None = None
    spared: Count = 0
    eased: Count = 0
    facing_king: int | None = None
    avoided: bool = False
    ambush: bool = False
    starter: int = 0
    active: int = 0
    rounds: Count = 1
    king: int | None = None
    kills: Count = 0
    deaths: Count = 0
    fallen: dict[str, int] = field(default_factory=dict)
    victor: int | None = None
    slayer: int | None = None
    ending: bool = False
    looters: list[int] = field(default_factory=list)
    last_destroyed: int | None = None
    duel: dict[int, int] = field(default_factory=dict)
    final: list[int] = field(default_factory=list)
    course: list[tuple[int, ...]] = field(default_factory=list)
    campaign: Campaign | None = None

    def run(self) -> None:
        """Run steps until somebody must choose; a scenario is judged after each. [campaign.win]"""
        if self.campaign is None:
            super().run()
            return
        from gamebox.games.ordeals.scenario import judge  # noqa: PLC0415

        while self.stack and not self.questions:
            judge(self)
            self.stack.pop().run(self)

    @property
    def cards(self) -> CardSet:
        """All kinds of cards of this game."""
        return self.pack or standard_cards()

    @property
    def turn(self) -> Player:
        """The active player."""
        return self.players[self.active]
