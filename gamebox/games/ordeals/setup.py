"""Setting a game of Ordeals up. [setup.board, setup.deck, setup.royalty]"""

from collections.abc import Sequence

from gamebox.core.dice import Dice
from gamebox.games.ordeals import events
from gamebox.games.ordeals.acquiring import fill_row
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.campaign_state import Adventurer, Campaign
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.levels import deal_encounters, lay_out, layout_spaces
from gamebox.games.ordeals.load import board_data, constant, standard_cards, start_data
from gamebox.games.ordeals.pain import draw_cards
from gamebox.games.ordeals.scenario import begin_campaign
from gamebox.games.ordeals.state import SPACES, OrdealsGame, Player
from gamebox.games.ordeals.turn import StartTurn
from gamebox.games.ordeals.zones import DECKS

RANKS = ("jack", "queen", "king")


def new_game(
    seats: int,
    seed: int,
    short: bool = False,
    starter: int | None = None,
    pack: CardSet | None = None,
) -> OrdealsGame:
    """Set the table up. [setup.board, setup.deck, setup.royalty]"""
    game = new_table(seats, Dice(seed), pack)
    game.short = short
    for deck in (game.dealer, game.minions, game.pains, game.relics):
        game.shuffle(deck)
    deal_royalty(game)
    town = next(c for c in game.box if getattr(game.cards.kinds[c], "level", None) == "town")
    game.box.remove(town)
    spaces, place = layout_spaces(board_data().level_1.layout)
    choose_starter(game, starter)
    lay_out(game, place, town, spaces, deal_encounters(game))
    fill_row(game)
    game.tell(events.RoyaltyShown(1, game.royalty[0]))
    game.tell(events.RoundBegan(1))
    for seat in range(seats):
        game.shuffle(game.players[seat].deck)
        draw_cards(game, seat, start_data().hand_size)
    game.push(StartTurn())
    game.run()
    return game


def new_table(
    seats: int, dice: Dice, pack: CardSet | None, campaign: Campaign | None = None
) -> OrdealsGame:
    """Return a table with all cards in their decks, in order, and nothing on the board."""
    cards = pack or standard_cards()
    start = start_data()
    numbers = {name: list(ids) for name, ids in cards.numbers.items()}
    players = []
    for _ in range(seats):
        deck = [numbers[one.id].pop() for one in start.deck for _ in range(one.n)]
        players.append(Player(deck=deck, food=start.food, shards=start.shards, fame=start.fame))
    extra = [] if campaign is None else [*cards.of_group("quests"), *cards.of_group("rewards")]
    game = OrdealsGame(
        seats=seats,
        dice=dice,
        pack=pack,
        players=players,
        spaces=[None] * SPACES,
        royalty=[],
        flourishes=numbers["flourish"],
        curses=numbers["bad_luck"],
        dealer=[*cards.of_group("skills"), *cards.of_group("equipment")],
        minions=cards.of_group("minions"),
        pains=cards.of_group("pain"),
        relics=cards.of_group("relics"),
        row=[None] * constant("dealer_row"),
        box=[*cards.of_group("encounters"), *cards.of_group("royalty"), *extra],
        campaign=campaign,
    )
    for name in ("strive", "hack", "forage"):
        game.box += numbers[name]
    return game


def choose_starter(game: OrdealsGame, starter: int | None) -> None:
    """Note who takes the first turn; None leaves it to the dice. [setup.start]"""
    game.starter = game.dice.below(game.seats) if starter is None else starter
    game.active = game.starter


def new_campaign(
    seats: int,
    seed: int,
    starter: int | None = None,
    people: Sequence[int] = (),
    pack: CardSet | None = None,
) -> OrdealsGame:
    """Set a campaign up; `people` decide for the team. [campaign.setup, campaign.team]"""
    game = OrdealsGame(seats=seats, dice=Dice(seed), pack=pack, players=[], spaces=[], royalty=[])
    choose_starter(game, starter)
    deal_campaign(game, people)
    game.tell(events.RoundBegan(1))
    begin_campaign(game)
    game.run()
    return game


def deal_campaign(game: OrdealsGame, people: Sequence[int]) -> None:
    """Put everything on the table as it is before a campaign. [campaign.setup, campaign.restart]"""
    adventurers = [Adventurer() for _ in range(game.seats)]
    campaign = Campaign(people=list(people), adventurers=adventurers)
    fresh = new_table(game.seats, game.dice, game.pack, campaign)
    for name in ("players", "spaces", "encounters", "royalty", "row", "box", *DECKS, "destroyed"):
        setattr(game, name, getattr(fresh, name))
    game.campaign, game.level = campaign, 1
    game.king = None
    for player in game.players:
        game.shuffle(player.deck)
    for rank in RANKS:
        royalty = game.cards.of_group("royalty")
        of_suit = [c for c in royalty if _is_royal(game, c, rank, campaign_data().suit)]
        game.royalty.append(of_suit[0])
        game.box.remove(of_suit[0])


def _is_royal(game: OrdealsGame, card: int, rank: str, suit: str) -> bool:
    kind = game.cards.kinds[card]
    return getattr(kind, "rank", None) == rank and getattr(kind, "suit", None) == suit


def deal_royalty(game: OrdealsGame) -> None:
    """Choose the Jack, Queen and King of this game. [setup.royalty]"""
    for rank in RANKS:
        of_rank = [c for c in game.box if getattr(game.cards.kinds[c], "rank", None) == rank]
        chosen = game.dice.choose(of_rank)
        game.royalty.append(chosen)
        game.box.remove(chosen)
