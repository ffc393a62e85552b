"""What the language of the cards of Ordeals can say, and no card of the set says so far."""

import pytest
from support.ordeals_laying import CARDS, EAST
from support.ordeals_positions import combat, position

from gamebox.errors import GameboxError
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.combat import push_cost
from gamebox.games.ordeals.effects import Source, run_verbs
from gamebox.games.ordeals.load import read_pack
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.stats import enemy_keyword, stat

PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health"


def act(table, *verbs, foe=-1):
    """Let the Encounter that I am on do something now, and ask me again afterwards."""
    game = table.game
    game.questions = []
    run_verbs(game, Source(table.here().card, 0, foe=foe, about=foe, by=0), verbs)
    game.run()
    table.check()
    return table


def test_one_opponent_is_chosen():
    """[cards.opponent]"""
    table = act(position(others=[{"food": 3}, {"food": 3}]), say.Lose("food", 2, who="opponent"))
    assert (table.asks, table.asked) == ("seat", 0)
    table.do(moves.PickSeat(2))
    assert [player.food for player in table.game.players] == [0, 3, 1]


def test_no_opponent_can_be_chosen_who_is_shielded():
    """[opponent.shielded]"""
    rivals = [{"food": 3, "board": "immovable_object"}, {"food": 3}]
    table = act(position(others=rivals), say.Lose("food", 2, who="opponent"))
    assert [player.food for player in table.game.players] == [0, 3, 1]
    table = act(position(others=rivals[:1]), say.Lose("food", 2, who="opponent"))
    assert (table.asks, table.other.food) == ("explore", 3)


def test_one_player_near_is_chosen_perhaps_oneself():
    """[cards.opponent, move.where]"""
    others = [{"health": 5, "space": EAST}, {"health": 5}]
    spaces = {"on": "rat_cellar", "east": "abandoned_farm", "west": "the_maiden"}
    table = position(health=5, others=others, **spaces)
    act(table, say.Gain("health", 2, who="player_near"))
    assert [move.seat for move in table.legal()] == [0, 1]
    table.do(moves.PickSeat(1))
    assert [player.health for player in table.game.players] == [5, 7, 5]


def test_the_player_to_the_left():
    table = act(position(others=[{}, {}]), say.Gain("shards", 1, who="left"))
    assert [player.shards for player in table.game.players] == [0, 1, 0]


def test_an_enemy_that_is_chosen_gets_a_keyword():
    """[cards.enemy, infected]"""
    verb = say.EnemyKeyword("infected", "chosen", delta=2, until="combat")
    table = act(combat("dust_7 skulls_3", food=3), verb).foe("skulls_3")
    assert (enemy_keyword(table.game, 1, "infected"), push_cost(table.game, 0)) == (2, 3)


def test_a_change_for_a_round_ends_with_the_round():
    """[combat.clean]"""
    table = combat("dust_7 scales_9", bound="hack", food=3, pains=PAINS)
    act(table, say.Mod("push_food", 1, until="round"))
    assert push_cost(table.game, 0) == 2
    assert push_cost(table.end_round().game, 0) == 1


def test_a_change_for_the_next_push_is_used_up():
    """[push.food]"""
    verb = say.Mod("push_food", -1, uses=1, until="combat")
    table = act(combat("scales_9", food=1, pains=PAINS), verb).end_round().push()
    assert table.me.food == 1
    assert table.end_round().push().me.food == 0


def test_a_change_for_the_turn_ends_with_the_turn():
    table = act(position(), say.Mod("hand_size", 2, until="turn"))
    assert stat(table.game, 0, "hand_size", 5) == 7
    table.end_explore().end_turn()
    assert stat(table.game, 0, "hand_size", 5) == 5


def test_health_that_is_turned_into_something_else_can_be_the_last():
    """[health.spent, death.check]"""
    table = act(position(health=2), say.Convert("health", "effort", rate=2, max=5))
    table.do(moves.PickAmount(2))
    assert (table.me.health, table.asked) == (10, 1)


def test_a_card_that_is_drawn_may_act_at_once():
    """In the hand or in combat, but not when the game is set up."""
    strive = (
        '[[card]]\nkind = "skill"\nid = "strive"\nname = "Strive"\ntype = "action"\nbasic = true\n'
        'count = 28\neffort = 1\neffect = [{ when = "on_draw", do = [{ v = "gain", '
        'res = "shards", n = 1 }] }]\n'
    )
    game = new_game(2, seed=5, starter=0, pack=read_pack(strive, "mine"))
    seat = game.players[0]
    assert seat.shards == 0
    seat.deck += [card for card in seat.hand if CARDS.kinds[card].id == "strive"]
    seat.hand = []
    game.answer(0, moves.EndExplore())
    game.answer(0, moves.EndTurn())
    drawn = sum(CARDS.kinds[card].id == "strive" for card in seat.hand)
    assert seat.shards == drawn > 0


def test_a_signal_is_heard_by_nobody_here():
    """[cards.signal]"""
    assert act(position(), say.Signal("wizard_reveals")).asks == "explore"


def test_no_second_encounter_begins_in_a_combat():
    """[encounter.endurance]"""
    table = act(combat("dust_7", food=3), say.Activate("here", 2), say.Fight(n=3))
    assert (table.asks, table.foes()) == ("push", "dust_7")


def test_pain_that_comes_of_pain_waits_for_its_turn():
    """[pain.one]"""
    helm = (
        '[[card]]\nkind = "armour"\nid = "iron_helm"\nname = "Iron Helm"\nslot = "head"\n'
        'count = 2\ncost = 3\neffect = [{ when = "on_pain", limit = "turn", do = '
        '[{ v = "pain", n = 1 }] }]\n'
    )
    table = combat("scales_2", board="iron_helm", pains="lose_1_health lose_2_health", food=3)
    table.game.pack = read_pack(helm, "mine")
    table.end_round().flee()
    assert (table.me.health, len(table.game.pain_discard)) == (7, 2)


@pytest.mark.parametrize("verb", ["spend", "lose"])
def test_a_pack_cannot_take_power_away(verb):
    text = (
        '[[card]]\nkind = "skill"\nid = "hunt"\nname = "Hunt"\ntype = "action"\ncount = 3\n'
        f'effect = [{{ when = "on_play", do = [{{ v = "{verb}", res = "power", n = 1 }}] }}]\n'
    )
    with pytest.raises(GameboxError, match="power"):
        read_pack(text, "mine")


def test_an_attack_can_act_at_any_moment_while_it_is_bound():
    """[cards.order, fatigue.before]"""
    hack = (
        '[[card]]\nkind = "skill"\nid = "hack"\nname = "Hack"\ntype = "attack"\nbasic = true\n'
        'count = 4\npower = 2\neffect = [{ when = "turn_start", do = [{ v = "gain", '
        'res = "effort", n = 1 }] }]\n'
    )
    table = position(bound="hack hack", hand="hack", starts=False)
    table.game.pack = read_pack(hack, "mine")
    assert table.begin().me.effort == 2


def test_an_ambush_that_is_no_combat_leaves_the_next_combat_alone():
    """[ambush, strike.ambush]"""
    toll = (
        '[[encounter]]\nid = "bandit_toll"\nname = "Bandit Toll"\nlevel = 1\ntype = "location"\n'
        'subtype = "ambush"\narchetypes = ["T"]\nusage = 2\neffect = [{ when = "activate", '
        'do = [{ v = "lose", res = "food", n = 1 }] }]\n'
    )
    table = position(food=3, east="?bandit_toll", starts=False)
    table.game.pack = read_pack(toll, "mine")
    table.begin().move(EAST)
    assert (table.asks, table.me.food, table.game.ambush) == ("acquire_step", 1, True)
    assert not table.end_turn().game.ambush


def test_no_rule_acts_because_of_what_it_does_itself():
    """[cards.limit, health.loss]"""
    helm = (
        '[[card]]\nkind = "armour"\nid = "iron_helm"\nname = "Iron Helm"\nslot = "head"\n'
        'count = 2\ncost = 3\neffect = [{ when = "on_health_loss", do = '
        '[{ v = "lose", res = "health", n = 1 }] }]\n'
    )
    table = combat("scales_4", board="iron_helm", pains="lose_1_health lose_2_health", food=3)
    table.game.pack = read_pack(helm, "mine")
    table.end_round().flee()
    assert table.me.health == 10 - 1 - 1 - 2 - 1


def test_two_rules_of_a_card_have_a_limit_each():
    """[cards.limit]"""
    coin = (
        '[[card]]\nkind = "trinket"\nid = "lucky_coin"\nname = "Lucky Coin"\nslot = "side"\n'
        "cost = 4\neffect = [\n"
        '{ when = "use", limit = "turn", do = [{ v = "gain", res = "food", n = 1 }] },\n'
        '{ when = "use", limit = "turn", do = [{ v = "gain", res = "fame", n = 1 }] }]\n'
    )
    table = position(board="lucky_coin", starts=False)
    table.game.pack = read_pack(coin, "mine")
    table.begin().use("lucky_coin").use("lucky_coin")
    assert (table.me.food, table.me.fame, table.can(moves.UseCard)) == (1, 1, False)


def test_the_last_card_of_the_row_is_discarded():
    """[turn.forced, cards.row]"""
    table = act(position(row="hunt"), say.RefreshRow(2))
    assert (table.asks, table.row().split()[0] == "hunt") == ("explore", False)
    table = act(position(row="hunt"), say.RefreshRow(2, up_to=True))
    assert (table.asks, len(table.legal())) == ("row", 2)
