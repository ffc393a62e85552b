"""Whether a position of Ordeals can be: what is checked when a save is opened."""

from collections.abc import Sequence

from gamebox.errors import BrokenGame
from gamebox.games.ordeals.board import SPACES, cubes_of
from gamebox.games.ordeals.campaign import start_of
from gamebox.games.ordeals.cards import Curse, Equipment, Skill
from gamebox.games.ordeals.check_campaign import (
    campaign_places,
    check_campaign,
    check_scenario_board,
)
from gamebox.games.ordeals.check_stack import check_stack
from gamebox.games.ordeals.levels import TOWN_AND_OTHERS
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import Return
from gamebox.games.ordeals.sharing import conjures
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import fighting
from gamebox.games.ordeals.zones import DECKS, comes_from

SEATS = ("seat", "chooser", "builder", "after", "giver", "owner")
"""What steps call the seats that they are about."""
RANKS = ("jack", "queen", "king")


def places(game: OrdealsGame) -> dict[str, Sequence[int]]:
    """Return which cards lie where."""
    found: dict[str, Sequence[int]] = {}
    for seat, player in enumerate(game.players):
        for zone in ("deck", "hand", "discard", "played", "bound"):
            found[f"{zone} {seat}"] = getattr(player, zone)
        found[f"board {seat}"] = list(player.board.values())
    found["spaces"] = [space.card for space in game.spaces if space is not None]
    for name in (*DECKS, "royalty", "encounters", "box", "destroyed", "looked"):
        found[name] = getattr(game, name)
    found["row"] = [card for card in game.row if card is not None]
    found["pain"] = [] if game.pain is None else [game.pain]
    found["combat"] = fighting(game.combat)
    return found | campaign_places(game)


def check_table(game: OrdealsGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    if len(game.players) != game.seats:
        raise BrokenGame("There are not as many players as seats.")
    check_seats(game)
    check_decks(game)
    check_board(game)
    for seat in range(game.seats):
        check_player(game, seat)
    check_combat(game)
    check_campaign(game)
    check_stack(game)


def check_seats(game: OrdealsGame) -> None:
    """Check every seat that the state and its steps name."""
    named = [game.active, game.starter, game.victor, game.slayer, game.looker, game.facing_king]
    named += [*game.looters, *game.duel]
    for step in game.stack:
        named += [getattr(step, name, None) for name in SEATS]
    if any(seat is not None and not 0 <= seat < game.seats for seat in named):
        raise BrokenGame("The state names a seat that is not at the table.")
    if any(len(fame) != game.seats for fame in game.course):
        raise BrokenGame("The Fame after a round is not that of all players.")


def check_decks(game: OrdealsGame) -> None:
    """Check that every deck holds cards of its own kind, and the Royalties are of their ranks."""
    for name, deck in DECKS.items():
        if any(not comes_from(game, card, deck) for card in getattr(game, name)):
            raise BrokenGame(f"A card lies in the wrong deck: {name}.")
    hidden = ("dealer", "minion", "pain", "relic")
    if any(comes_from(game, card, deck) for card in game.box for deck in hidden):
        raise BrokenGame("A card of a deck lies in the box.")
    ranks = [getattr(game.cards.kinds[card], "rank", None) for card in game.royalty]
    if tuple(ranks) != RANKS:
        raise BrokenGame("The Royalties are not a Jack, a Queen and a King.")
    row = [card for card in game.row if card is not None]
    if len(game.row) != constant("dealer_row") or any(
        not comes_from(game, card, "dealer") for card in row
    ):
        raise BrokenGame(f"The Dealer's Row has not {constant('dealer_row')} places for its cards.")
    if game.pain is not None and not comes_from(game, game.pain, "pain"):
        raise BrokenGame("The card that is being resolved is no Pain card.")


def check_board(game: OrdealsGame) -> None:
    """Check the Encounters and their cubes, and where the King stands."""
    there = [space for space in game.spaces if space is not None]
    if len(game.spaces) != SPACES:
        raise BrokenGame("The board has spaces too many or too few.")
    kinds = [game.cards.kinds[space.card] for space in there]
    if any(not hasattr(kind, "subtype") or not hasattr(kind, "archetypes") for kind in kinds):
        raise BrokenGame("A card lies on the board that is no Encounter.")
    if game.campaign is not None:
        check_scenario_board(game)
    elif len(there) not in (TOWN_AND_OTHERS, TOWN_AND_OTHERS + 1):
        raise BrokenGame("The board has Encounters too many or too few.")
    elif sum(getattr(kind, "level", None) == "town" for kind in kinds) != 1:
        raise BrokenGame("There has to be one Town on the board.")
    start = start_of(game)
    if any(game.cards.encounter(s.card).id == start and not s.open for s in there):
        raise BrokenGame("The Encounter on which all begin lies face-down.")
    for space in there:
        usage = cubes_of(game, space.card)
        if (space.cubes is None) != (usage is None or not space.open):
            raise BrokenGame("Usage cubes lie on revealed Encounters that have a Usage value.")
        if space.cubes is not None and space.cubes < 0:
            raise BrokenGame("An Encounter has less than no Usage cubes.")
    if game.king is not None and (
        not 0 <= game.king < SPACES or game.spaces[game.king] is None or game.level < len(RANKS)
    ):
        raise BrokenGame("The King stands where he cannot.")


def check_player(game: OrdealsGame, seat: int) -> None:
    """Check where an adventurer stands, what lies on the Player Board, and the cards."""
    player = game.players[seat]
    if any(space is not None for space in game.spaces):
        check_place(game, seat)
    for slot, card in player.board.items():
        kind = game.cards.kinds[card]
        if not isinstance(kind, Equipment) or kind.slot != slot:
            raise BrokenGame(f"A card lies in the wrong slot of player {seat}.")
    for card in player.owned():
        if not isinstance(game.cards.kinds[card], Skill | Curse) and not conjures(game, card):
            raise BrokenGame(f"Player {seat} has a card that cannot be in a deck.")
    dying = any(isinstance(step, Return) and step.seat == seat for step in game.stack)
    if (player.health == 0) != dying and not game.over:
        raise BrokenGame(f"Player {seat} has no Health and is not dead.")


def check_place(game: OrdealsGame, seat: int) -> None:
    """Check where an adventurer stands, has been, and has looked."""
    player = game.players[seat]
    spaces = [player.space, player.began, *player.entered, *player.scouted]
    if any(not 0 <= n < SPACES or game.spaces[n] is None for n in (player.space, *player.scouted)):
        raise BrokenGame(f"Player {seat} stands on, or knows, a space without an Encounter.")
    here = game.spaces[player.space]
    if here is None or not here.open:
        raise BrokenGame(f"Player {seat} stands on an Encounter that was not revealed.")
    if any(not 0 <= n < SPACES for n in spaces):
        raise BrokenGame(f"Player {seat} was on a space that does not exist.")


def check_combat(game: OrdealsGame) -> None:
    """Check the combat: who fights, what was drawn, and what is assigned to whom."""
    combat = game.combat
    if combat is None:
        return
    if not 0 <= combat.seat < game.seats:
        raise BrokenGame("Nobody fights in the combat.")
    if not 0 <= combat.encounter < len(game.cards.kinds):
        raise BrokenGame("The combat is at an Encounter that does not exist.")
    if len(set(combat.used)) < len(combat.used):
        raise BrokenGame("A card was assigned in the combat twice.")
    for foe in combat.foes:
        kind = game.cards.kinds[foe.card]
        if not hasattr(kind, "pain") or foe.boss != hasattr(kind, "minion_draw"):
            raise BrokenGame("An enemy in the combat is none.")
        if foe.boss and foe.card not in game.royalty:
            raise BrokenGame("The boss in the combat is not that of this game.")
    bound = game.players[combat.seat].bound
    if not set(combat.drawn) | set(combat.strike) <= set(bound) | set(combat.used):
        raise BrokenGame("A card was drawn in the combat that is not bound.")
