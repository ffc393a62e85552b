"""Where the rulebook of Ordeals is silent: what was decided and is shown by no single card."""

from support.ordeals_laying import EAST, HERE, NORTH, WEST
from support.ordeals_positions import combat, position, win

from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.state import Modifier, Space

MILD = "lose_1_food lose_1_food lose_1_food gain_a_curse gain_a_curse gain_a_curse lose_1_health"
PAINS = "lose_1_health lose_1_health lose_1_health"


def happened(table, kind):
    """Return the events of a kind that the last move brought."""
    return [event for event in table.events if isinstance(event, kind)]


# A turn


def test_no_card_is_played_while_looting_goes_on():
    """[play.when]"""
    table = win(hand="strive", shards=5)
    assert table.asks == "loot"
    assert not table.can(moves.PlayCard)
    assert table.do(moves.LootPass()).can(moves.PlayCard, "strive")


def test_cards_that_were_bound_in_an_earlier_turn_are_not_played_in_this_one():
    """[fatigue.cost, play.value]"""
    told = {"hand": "con_artist", "deck": "strive strive"}
    table = position(bound="hidden_blade", effort=1, **told).do(moves.PayFatigue())
    assert table.play("con_artist").hand() == ""
    table = position(**{**told, "hand": "con_artist hidden_blade"}).play("hidden_blade")
    assert table.play("con_artist").hand() == "strive"


def test_a_copy_does_not_count_as_a_card_of_the_archetype_it_copies():
    """[cards.copy, event.cost]"""
    told = {"on": "test_of_endurance", "row": "harvest", "food": 1, "east": "the_maiden"}
    table = position(hand="hunt summon_companion", **told).play("hunt", "summon_companion")
    while table.asks != "explore":
        table.no() if table.asks == "use" else table.pick("harvest")
    assert not table.can(moves.ActivateEncounter)


def test_an_encounter_can_be_activated_again_next_turn_by_who_stays():
    """[activate, activate.once]"""
    table = position(on="the_healer", health=1, level=3)
    table.here().cubes = 2
    table.activate().end_turn().end_explore().end_turn()
    assert (table.asked, table.asks, table.here().cubes) == (0, "explore", 1)
    assert table.activate().here().cubes == 0


# Ambush and push


def test_an_ambush_lowers_the_value_of_the_weapon_and_not_what_is_added():
    """[strike.ambush, strike.draw]"""
    told = {"food": 1, "east": "?bandit_toll", "minions": "dust_7 dust_9"}
    table = position(hand="rally", deck="strive strive strive strive", **told).play("rally")
    assert table.move(EAST).bound() == "strive strive"


def test_the_card_of_a_push_is_bound_like_one_of_the_strike_bonus():
    """[push.draw, strike.effort] Of any type, above the limit, its Effort as Power."""
    told = {"bound": "hack hack hack", "deck": "forage forage strive", "food": 1}
    table = combat("scales_9 dust_9", pains="lose_1_food lose_1_food", **told).end_round().push()
    assert (table.bound(), table.me.effort) == ("forage forage hack hack hack strive", 0)
    assert "strive" in table.cards(moves.Assign)


def test_a_push_that_costs_nothing_needs_no_food():
    """[push.food]"""
    told = {"food": 0, "mods": [Modifier("push_food", -1, "turn")], "pains": PAINS}
    table = combat("scales_9", **told).end_round().push()
    assert table.game.combat.pushes == 1


def test_nobody_flees_before_the_first_assignment():
    """[flee.pain]"""
    table = combat("dust_2", bound="hack")
    assert table.asks == "assign"
    assert not table.can(moves.Flee)


# Death


def test_those_who_die_at_the_same_time_die_in_turn_order():
    """[cards.together, death.sequence]"""
    others = [{"health": 1}, {"health": 1}]
    told = {"food": 1, "north": "?jack", "royalty": "jack_scales", "health": 1}
    table = position(**told, others=others).move(NORTH)
    assert [event.seat for event in happened(table, events.Died)] == [0, 1, 2]
    assert table.asked == 1


# Royalties


def test_the_queen_of_dust_hurts_before_the_minion_acts():
    """[queen.presence, minion.reveal]"""
    table = combat("dust_2", level=2, royalty="queen_dust", food=1)
    changed = [event.res for event in happened(table, events.Changed)]
    assert changed == ["health", "food"]


def test_the_king_moves_first_in_the_next_players_explore_step():
    """[king.token, king.pursuit, king.attack]"""
    told = {"level": 3, "on": "king", "west": "the_healer", "pains": MILD}
    table = combat("dust_9", boss="king_skulls", others=[{"health": 4, "space": WEST}], **told)
    table.end_round().flee()
    assert (table.game.king, table.asked) == (HERE, 0)
    table.end_turn()
    assert (table.game.king, table.asked, table.asks) == (WEST, 1, "king")


def test_of_two_ways_that_are_as_short_the_left_player_chooses_one():
    """[king.path, king.tie]"""
    told = {"on": "the_healer", "north": "king", "level": 3, "royalty": "king_skulls"}
    table = position(**told, king=NORTH, others=[{"health": 5}], starts=False)
    game = table.game
    beside = game.cards.numbers["the_alchemist"][0]
    game.box.remove(beside)
    game.spaces[NORTH - 1] = Space(beside, True, 1)
    table.begin()
    assert (table.asks, table.asked) == ("space", 1)
    assert table.do(moves.PickSpace(NORTH - 1)).game.king == NORTH - 1


def test_what_makes_fleeing_easier_does_not_help_in_a_retreat():
    """[king.retreat, flee.pain]"""
    told = {"on": "the_healer", "east": "king", "king": HERE, "level": 3, "health": 8}
    table = position(**told, royalty="king_skulls", board="padded_jack", pains=PAINS)
    assert table.do(moves.Retreat()).me.health == 5


def test_the_town_is_not_safe_from_the_king():
    """[king.attack]"""
    table = position(east="king", king=EAST, level=3, royalty="king_skulls", health=3)
    assert (table.asks, table.game.king) == ("king", HERE)


# Looting and levels


def test_an_exchange_knows_no_discount_no_flourish_and_no_effort():
    """[loot.exchange, row.refill, acquire.discount]"""
    told = {"row": "hunt rally", "dealer": "harvest", "board": "merchants_scales", "effort": 9}
    table = win(**told).do(moves.LootExchange())
    assert (table.cards(), table.me.shards) == ("hunt", 0)
    table.pick("hunt")
    assert "harvest" in table.row()
    assert table.asks != "exchange"


def test_bound_cards_stay_bound_on_the_next_level():
    """[level.place]"""
    table = win(on="jack", hand="hack").do(moves.LootPass())
    table.play("hack").end_turn()
    for space in range(8):
        table.do(moves.PickSpace(space))
    assert (table.game.level, table.bound()) == (2, "hack")


# The end


def test_the_kings_kills_end_the_game_with_the_round():
    """[king.kills, end.round]"""
    told = {"on": "the_healer", "east": "king", "king": HERE, "level": 3, "health": 1}
    others = [{"health": 6, "fame": 5}]
    table = position(**told, royalty="king_skulls", pains=PAINS, others=others, starts=False)
    table.game.kills = 1
    table.begin().do(moves.Retreat())
    assert (table.game.kills, table.game.over, table.asked) == (2, False, 1)
    assert table.do(moves.Retreat()).end_explore().end_turn().game.over


def test_a_short_game_ends_when_the_jack_has_killed_as_often_as_there_are_players():
    """[setup.short]"""
    table = combat("dust_9", boss="jack_dust", health=1, food=2, pains=PAINS)
    table.game.short, table.game.kills = True, 1
    assert table.end_round().flee().game.over
