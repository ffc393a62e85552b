"""Setting a game of Ordeals up. [setup.board, setup.deck, setup.royalty]"""

from gamebox.core.dice import Dice
from gamebox.games.ordeals import events
from gamebox.games.ordeals.acquiring import fill_row
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.levels import deal_encounters, lay_out, layout_spaces
from gamebox.games.ordeals.load import board_data, constant, standard_cards, start_data
from gamebox.games.ordeals.pain import draw_cards
from gamebox.games.ordeals.state import OrdealsGame, Player
from gamebox.games.ordeals.turn import StartTurn


def new_game(
    seats: int,
    seed: int,
    short: bool = False,
    starter: int | None = None,
    pack: CardSet | None = None,
) -> OrdealsGame:
    """Set the table up. [setup.board, setup.deck, setup.royalty]"""
    cards = pack or standard_cards()
    start = start_data()
    numbers = {name: list(ids) for name, ids in cards.numbers.items()}
    players = []
    for _ in range(seats):
        deck = [numbers[one.id].pop() for one in start.deck for _ in range(one.n)]
        players.append(Player(deck=deck, food=start.food, shards=start.shards, fame=start.fame))
    game = OrdealsGame(
        seats=seats,
        dice=Dice(seed),
        pack=pack,
        short=short,
        players=players,
        spaces=[],
        royalty=[],
        flourishes=numbers["flourish"],
        curses=numbers["bad_luck"],
        dealer=[*cards.of_group("skills"), *cards.of_group("equipment")],
        minions=cards.of_group("minions"),
        pains=cards.of_group("pain"),
        relics=cards.of_group("relics"),
        row=[None] * constant("dealer_row"),
        box=[*cards.of_group("encounters"), *cards.of_group("royalty")],
    )
    for name in ("strive", "hack", "forage"):
        game.box += numbers[name]
    for deck in (game.dealer, game.minions, game.pains, game.relics):
        game.shuffle(deck)
    deal_royalty(game)
    town = next(c for c in game.box if getattr(cards.kinds[c], "level", None) == "town")
    game.box.remove(town)
    spaces, place = layout_spaces(board_data().level_1.layout)
    game.starter = game.dice.below(seats) if starter is None else starter
    game.active = game.starter
    lay_out(game, place, town, spaces, deal_encounters(game))
    fill_row(game)
    game.tell(events.RoyaltyShown(1, game.royalty[0]))
    game.tell(events.RoundBegan(1))
    for seat in range(seats):
        game.shuffle(game.players[seat].deck)
        draw_cards(game, seat, start.hand_size)
    game.push(StartTurn())
    game.run()
    return game


def deal_royalty(game: OrdealsGame) -> None:
    """Choose the Jack, Queen and King of this game. [setup.royalty]"""
    for rank in ("jack", "queen", "king"):
        of_rank = [c for c in game.box if getattr(game.cards.kinds[c], "rank", None) == rank]
        chosen = game.dice.choose(of_rank)
        game.royalty.append(chosen)
        game.box.remove(chosen)
