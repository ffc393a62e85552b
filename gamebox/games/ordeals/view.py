"""What one seat may know of a game of Ordeals, and worlds that agree with it. [cards.secret]

A view looks like a game where things lie open, so that what may be done is found out from either.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from gamebox.core.copying import copier_of
from gamebox.core.dice import Dice
from gamebox.core.game import View, common_game, common_view
from gamebox.games.ordeals.campaign import scenario_of
from gamebox.games.ordeals.campaign_state import Campaign
from gamebox.games.ordeals.cards import RUSTY_AXE, CardSet
from gamebox.games.ordeals.language_terms import Slot
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.moves import OrdealsMove
from gamebox.games.ordeals.state import Combat, Modifier, OrdealsGame, Player, Space
from gamebox.games.ordeals.steps import OrdealsStep

DECKS = ("dealer", "minions", "pains", "relics")
HOMES = ("dealer", "minion", "pain", "relic")
"""The face-down common decks, and what belongs to each."""

RANKS = ("jack", "queen", "king")
Unseen = dict[str, list[int]]
"""Cards whose place a seat does not know, by where they belong."""


class SeenPlayer(Struct, kw_only=True, forbid_unknown_fields=True):
    """A player as a seat sees them; the fields are those of Player.

    `hand` is empty but for the seat's own; in a campaign all hands lie open. `pool` are, in no
    order, the cards that may lie in the deck, and in a hand that is not open as well: all that they
    own and that does not lie open.
    """

    hand: list[int]
    hand_count: int
    deck_count: int
    pool: list[int]
    discard: list[int]
    played: list[int]
    bound: list[int]
    board: dict[Slot, int]
    keep: dict[int, int]
    effort: int
    food: int
    shards: int
    fame: int
    health: int
    space: int
    began: int
    entered: list[int]
    moves: int
    free_moves: int
    activated: bool
    played_now: list[int]
    mods: list[Modifier]
    limits: dict[str, int]
    copies: dict[int, int]
    scouted: list[int]


class SeenSpace(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space as a seat sees it; `card` is None where it lies face-down and unknown."""

    card: int | None
    open: bool = False
    cubes: int | None = None
    done: bool = False


class OrdealsView(View[OrdealsStep, OrdealsMove], kw_only=True):
    """The table as one seat sees it; the fields are those of OrdealsGame.

    `decks` has how many cards lie in the face-down decks. `looked` is what this seat looks at.
    """

    pack: CardSet | None
    short: bool
    players: list[SeenPlayer]
    spaces: list[SeenSpace | None]
    royalty: list[int | None]
    level: int
    encounters: list[int]
    row: list[int | None]
    decks: dict[str, int]
    dealer_discard: list[int]
    minion_discard: list[int]
    pain_discard: list[int]
    flourishes: list[int]
    curses: list[int]
    destroyed: list[int]
    looked: list[int]
    looked_count: int
    looker: int | None
    looked_from: Literal["", "own", "minion", "relic"]
    combat: Combat | None
    pain: int | None
    spared: int
    eased: int
    facing_king: int | None
    avoided: bool
    ambush: bool
    starter: int
    active: int
    rounds: int
    king: int | None
    kills: int
    deaths: int
    fallen: dict[str, int]
    victor: int | None
    slayer: int | None
    ending: bool
    looters: list[int]
    last_destroyed: int | None
    duel: dict[int, int]
    final: list[int]
    course: list[tuple[int, ...]]
    campaign: Campaign | None

    @property
    def cards(self) -> CardSet:
        """All kinds of cards of this game."""
        return self.pack or standard_cards()


_OPEN = (
    "pack", "short", "level", "looker", "looked_from", "pain", "spared", "eased", "facing_king",
    "avoided", "ambush", "starter", "active", "rounds", "king", "kills", "victor", "slayer",
    "ending", "last_destroyed", "deaths",
)  # fmt: skip
_OPEN_LISTS = (
    "encounters", "row", "dealer_discard", "minion_discard", "pain_discard", "flourishes",
    "curses", "destroyed", "looters", "final", "course",
)  # fmt: skip
_PLAYER_VALUES = (
    "effort", "food", "shards", "fame", "health", "space", "began", "moves", "free_moves",
    "activated",
)  # fmt: skip
_PLAYER_LISTS = ("discard", "played", "bound", "entered", "played_now", "mods", "scouted")
_PLAYER_DICTS = ("board", "keep", "limits", "copies")


def _open_fields(table: OrdealsGame | OrdealsView) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(table, name) for name in _OPEN}
    fields |= {name: getattr(table, name)[:] for name in _OPEN_LISTS}
    fields["duel"] = dict(table.duel)
    fields["fallen"] = dict(table.fallen)
    fields["combat"] = copy_combat(table.combat)
    fields["campaign"] = None if table.campaign is None else copy_campaign(table.campaign)
    return fields


def copy_combat(combat: Combat | None) -> Combat | None:
    """Return a copy of a combat that shares nothing with it."""
    if combat is None:
        return None
    return replace(
        combat,
        foes=[replace(foe, marks=foe.marks[:], hits=foe.hits[:]) for foe in combat.foes],
        drawn=combat.drawn[:],
        strike=combat.strike[:],
        powers=dict(combat.powers),
        used=combat.used[:],
    )


copy_campaign = copier_of(Campaign)


def _player_fields(player: Player | SeenPlayer) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(player, name) for name in _PLAYER_VALUES}
    fields |= {name: getattr(player, name)[:] for name in _PLAYER_LISTS}
    fields |= {name: dict(getattr(player, name)) for name in _PLAYER_DICTS}
    return fields


def view(game: OrdealsGame, seat: int) -> OrdealsView:
    """Return what `seat` may know of `game`."""
    looking = game.looker == seat
    known = game.players[seat].scouted
    return OrdealsView(
        **common_view(game, seat),
        **_open_fields(game),
        players=[_seen_player(game, n, seat) for n in range(game.seats)],
        spaces=[
            None
            if space is None
            else SeenSpace(
                space.card if space.open or n in known else None,
                space.open,
                space.cubes,
                space.done,
            )
            for n, space in enumerate(game.spaces)
        ],
        royalty=[
            card if n < known_royalties(game) else None for n, card in enumerate(game.royalty)
        ],
        decks={name: len(getattr(game, name)) for name in DECKS},
        looked=game.looked[:] if looking else [],
        looked_count=len(game.looked),
    )


def known_royalties(game: OrdealsGame) -> int:
    """Return how many of the three Royalties lie open: in a campaign all, for all are Skulls.

    [setup.royalty, campaign.royalty]
    """
    return game.level if game.campaign is None else len(game.royalty)


def _seen_player(game: OrdealsGame, seat: int, reader: int) -> SeenPlayer:
    player = game.players[seat]
    own = seat == reader or game.campaign is not None
    looks = game.looker == seat and game.looked_from == "own" and seat != reader
    looked = game.looked if looks else []
    return SeenPlayer(
        **_player_fields(player),
        hand=player.hand[:] if own else [],
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        pool=sorted([*player.deck, *([] if own else player.hand), *looked]),
    )


# Imagined worlds


def imagine(known: OrdealsView, dice: Dice) -> OrdealsGame:
    """Deal a game that agrees with `known`: what lies face-down lies there in any order."""
    players = [_imagine_player(known, seat, dice) for seat in range(known.seats)]
    unseen = _unseen(known)
    royalty = _imagine_royalty(known, unseen, dice)
    spaces = _imagine_spaces(known, unseen, dice)
    decks: dict[str, Any] = _imagine_decks(unseen, dice)
    looked = known.looked[:] or _imagine_looked(known, players, decks)
    placed = {*royalty, *(space.card for space in spaces if space is not None)}
    box = [card for home in unseen if home not in HOMES for card in unseen[home]]
    return OrdealsGame(
        **common_game(known, dice),
        **_open_fields(known),
        **decks,
        players=players,
        spaces=spaces,
        royalty=royalty,
        looked=looked,
        box=sorted(card for card in box if card not in placed),
    )


def _imagine_decks(unseen: Unseen, dice: Dice) -> dict[str, Any]:
    """Return the face-down common decks; cards that another seat looks at lie on top of them."""
    decks = {name: unseen[home] for name, home in zip(DECKS, HOMES, strict=True)}
    for deck in decks.values():
        dice.shuffle(deck)
    return decks


def _imagine_looked(known: OrdealsView, players: list[Player], decks: dict[str, Any]) -> list[int]:
    """Take the cards that another seat looks at off their deck."""
    if known.looker is None or not known.looked_from:
        return []
    if known.looked_from == "own":
        deck = players[known.looker].deck
    else:
        deck = decks["minions" if known.looked_from == "minion" else "relics"]
    return [deck.pop() for _ in range(known.looked_count)]


def _imagine_player(known: OrdealsView, seat: int, dice: Dice) -> Player:
    seen = known.players[seat]
    pool = seen.pool[:]
    dice.shuffle(pool)
    own = seat == known.seat or known.campaign is not None
    hand = seen.hand[:] if own else [pool.pop() for _ in range(seen.hand_count)]
    return Player(**_player_fields(seen), hand=hand, deck=pool)


def _unseen(known: OrdealsView) -> Unseen:
    """Return all cards whose place the seat does not know, but for those that players own."""
    seen = _lying_open(known)
    return {
        home: sorted(cards - seen)
        for home, cards in known.cards.homes.items()
        if home != "quest" or known.campaign is not None
    }


def _lying_open(known: OrdealsView) -> set[int]:
    """Return the cards whose place the seat knows, and those that players own."""
    seen = {RUSTY_AXE, *fighting(known.combat)}
    for player in known.players:
        seen.update(player.hand, player.pool, player.discard, player.played, player.bound)
        seen.update(player.board.values())
    seen.update(space.card for space in known.spaces if space is not None and space.card)
    seen.update(card for card in (*known.royalty, *known.row, known.pain) if card is not None)
    seen.update(known.encounters, known.dealer_discard, known.minion_discard, known.pain_discard)
    seen.update(known.flourishes, known.curses, known.destroyed, known.looked)
    if known.campaign is not None:
        seen.update(known.campaign.passing)
        for mine in known.campaign.adventurers:
            seen.update(mine.quests, mine.rewards, mine.ongoing)
    return seen


def fighting(combat: Combat | None) -> list[int]:
    """Return the minions that lie in a combat: alive, or defeated and not cleaned up yet."""
    if combat is None:
        return []
    return [
        foe.card
        for foe in combat.foes
        if not foe.boss and (foe.state == "alive" or (foe.state == "defeated" and foe.hits))
    ]


def _imagine_royalty(known: OrdealsView, unseen: Unseen, dice: Dice) -> list[int]:
    return [
        dice.choose(unseen[rank]) if card is None else card
        for rank, card in zip(RANKS, known.royalty, strict=True)
    ]


def _imagine_spaces(known: OrdealsView, unseen: Unseen, dice: Dice) -> list[Space | None]:
    """Lay unknown Encounters of the level or scenario out."""
    deal = _hidden_of_scenario(known) if known.campaign else _hidden_of_level(known, unseen, dice)
    dice.shuffle(deal)
    return [
        None
        if space is None
        else Space(
            deal.pop() if space.card is None else space.card, space.open, space.cubes, space.done
        )
        for space in known.spaces
    ]


def _hidden_of_level(known: OrdealsView, unseen: Unseen, dice: Dice) -> list[int]:
    """Return Encounters that may lie face-down; the boss is among them if it was not seen."""
    level = unseen[f"level {known.level}"]
    boss = [card for card in level if known.cards.encounter(card).subtype == "boss"]
    others = [card for card in level if card not in boss]
    hidden = sum(space is not None and space.card is None for space in known.spaces)
    return boss + dice.sample(others, hidden - len(boss)) if hidden else []


def _hidden_of_scenario(known: OrdealsView) -> list[int]:
    """Return the Encounters of the scenario that the seat does not know the places of."""
    if not any(space is not None and space.card is None for space in known.spaces):
        return []
    seen = {space.card for space in known.spaces if space is not None}
    dealt = [
        c for one in scenario_of(known).encounters for c in known.cards.numbers[one.id][: one.n]
    ]
    return [card for card in dealt if card not in seen]
