"""The corners of the rules of Ordeals: what happens when several things meet."""

from support.ordeals_laying import EAST, HERE, NORTH, WEST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import moves

PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health"


# Cards and resources


def test_played_and_bound_cards_are_not_shuffled_into_an_empty_deck():
    """[draw.empty]"""
    table = position(hand="strive strive hunt hack").play("strive", "strive", "hack", "hunt")
    assert (table.hand(), table.bound()) == ("", "hack")
    table.end_explore().end_turn()
    assert table.hand() == "hunt strive strive"


def test_effort_is_lost_at_the_end_of_the_turn_and_by_death():
    """[resources.effort]"""
    assert position(effort=4).end_explore().end_turn().me.effort == 0
    assert position(effort=4, health=1, east="rat_cellar").move(EAST).me.effort == 0


def test_bound_cards_stay_bound_but_attacks_in_hand_are_discarded():
    """[rest.discard]"""
    table = position(hand="hack hack", deck="strive strive strive strive strive").play("hack")
    table.end_explore().end_turn()
    assert (table.bound(), table.discard()) == ("hack", "hack")


def test_food_and_health_may_take_turns_to_pay_for_moves():
    """[move.health, move.food]"""
    table = position(food=1, hand="forage", east="rat_cellar", north="the_maiden")
    table.move(EAST).move(HERE).play("forage").move(NORTH)
    assert (table.me.food, table.me.health) == (0, 9)


def test_after_a_death_there_is_no_acquire_step():
    """[death.sequence]"""
    table = position(health=1, effort=9, row="shield", east="rat_cellar").move(EAST)
    assert (table.asked, table.me.space) == (1, HERE)


def test_a_gap_stays_in_the_row_when_nothing_can_fill_it():
    """[row.refill]"""
    table = position(effort=3, row="shield rally", starts=False)
    table.game.box += table.game.dealer
    table.game.dealer = []
    table.begin().end_explore().acquire("shield")
    assert table.row() == "rally"


def test_a_new_card_of_the_row_can_be_acquired_in_the_same_step():
    """[row.refill]"""
    table = position(effort=6, row="shield", dealer="drill").end_explore().acquire("shield")
    assert table.acquire("drill").me.effort == 0


# Exploring


def test_an_ambush_that_was_looked_at_still_strikes():
    """[cards.scout, ambush]"""
    table = position(food=2, east="?bandit_toll", scouted=[EAST]).move(EAST)
    assert table.game.combat.ambushed
    assert table.me.scouted == []


def test_an_ambush_without_its_first_strike_is_an_ordinary_combat_next_time():
    """[ambush, usage.cubes]"""
    table = position(on="bandit_toll", deck="strive hack", minions="dust_3 plague_2").activate()
    assert (table.bound(), table.game.combat.ambushed) == ("hack strive", False)


def test_passing_through_open_encounters_does_nothing():
    """[explore.move]"""
    table = position(food=2, north="jack", royalty="jack_dust").move(NORTH).move(HERE)
    assert (table.me.food, table.asks) == (0, "explore")


def test_the_hand_that_a_combat_fills_can_be_played_in_the_acquire_step():
    """[strike.resolve, play.when]"""
    table = combat("dust_3", deck="loaded_deck forage hunt strive hack")
    assert (table.hand(), table.me.food) == ("hunt strive", 1)
    table.kill("dust_3", "rusty_axe").play("strive")
    assert table.me.effort == 1


# Combat


def test_the_minion_deck_is_shuffled_again_without_the_minions_that_are_fought():
    """[combat.minions]"""
    told = {"on": "old_battlefield", "minions": "dust_3"}
    table = position(**told, starts=False)
    game = table.game
    game.minion_discard, game.minions = game.minions[:1], game.minions[-1:]
    kept = {*game.minion_discard, *game.minions}
    game.box += [card for card in game.cards.of_group("minions") if card not in kept]
    table.begin().activate()
    assert len(table.game.combat.foes) == 2
    assert (game.minions, game.minion_discard) == ([], [])


def test_fewer_minions_come_where_no_more_are_left():
    """[combat.minions]"""
    table = position(on="old_battlefield", minions="dust_3", starts=False)
    game = table.game
    game.box += game.minions[:-1]
    game.minions = game.minions[-1:]
    assert table.begin().activate().foes() == "dust_3"


def test_who_dies_of_the_pain_of_a_push_draws_no_card_and_suffers_no_flight():
    """[push.pain, death.check]"""
    told = {"health": 1, "food": 2, "deck": "strive strive hack", "pains": PAINS}
    table = combat("scales_9 dust_7", **told).end_round().push()
    assert (table.game.combat, len(table.game.pain_discard)) == (None, 1)
    assert (table.me.food, table.hand()) == (0, "hack strive strive")


def test_a_push_is_paid_before_its_pain_and_its_card_comes_last():
    """[push.food, push.pain, push.draw]"""
    told = {"food": 2, "deck": "strive strive hack", "pains": PAINS}
    table = combat("scales_9 dust_7", **told).end_round().push()
    kinds = [type(event).__name__ for event in table.events]
    pain = kinds.index("PainResolved")
    assert kinds.index("Pushed") < pain < kinds.index("CardsBound")
    assert kinds.count("PainResolved") == 2


def test_the_shards_of_a_lost_fight_against_a_boss_are_kept():
    """[boss.draw, combat.end]"""
    table = combat("dust_7", boss="jack_dust", bound="steady_thrust", pains=PAINS, level=1)
    table.kill("dust_7", "steady_thrust").flee()
    assert (table.me.shards, table.me.fame, table.asks) == (1, 1, "acquire_step")
    assert table.names(table.game.minion_discard) == "dust_7"


def test_all_that_was_bound_is_played_after_a_flight():
    """[combat.end]"""
    table = combat("scales_2", bound="hack feint", deck="strive strive", pains=PAINS)
    table.end_round().flee()
    assert (table.bound(), table.played()) == ("", "feint hack strive strive")


# The King


def hunt(**told):
    """Return a turn of level 3 that begins on the Healer, with the other player in the Town."""
    return position(**{"on": "the_healer", "level": 3, "royalty": "king_skulls", **told})


def test_the_king_rests_while_nobody_fights_him():
    """[king.token]"""
    table = hunt(east="?king", food=1).move(EAST)
    assert (table.asks, table.game.king) == ("explore", None)
    table.end_explore().end_turn()
    assert (table.asks, table.asked, table.game.king) == ("explore", 1, None)


def test_the_king_reveals_nothing_on_his_way():
    """[king.path]"""
    table = hunt(west="?hall_of_mirrors", king=HERE, others=[{"health": 5}], east="king")
    assert (table.game.king, table.game.spaces[WEST].open) == (WEST, False)


def test_who_finds_an_ambush_under_the_king_fights_the_ambush_first():
    """[ambush, king.engage]"""
    told = {"food": 1, "east": "?lava_causeway", "west": "king", "king": EAST}
    table = hunt(**told, royalty="king_scales", minions="dust_3", others=[{"space": EAST}])
    table.do(moves.PickSeat(1)).move(EAST)
    assert (table.game.king, table.asks, table.game.combat.boss) == (EAST, "assign", None)
    assert table.game.combat.ambushed


def test_the_king_or_the_encounter_he_stands_on():
    """[king.engage, king.attack]"""
    told = {"king": HERE, "east": "king", "pains": PAINS, "health": 8}
    table = hunt(**told).do(moves.Retreat())
    assert (table.asks, table.me.health) == ("explore", 5)
    assert table.can(moves.FightKing)
    assert table.can(moves.ActivateEncounter)
    assert table.activate().me.health == 9


def test_every_death_in_a_fight_with_the_king_is_one_of_his_kills():
    """At its start as well. [king.kills]"""
    told = {"boss": "king_dust", "level": 3, "royalty": "queen_dust"}
    table = combat("scales_9 dust_7", health=1, pains=PAINS, **told).end_round().flee()
    assert (table.game.kills, table.game.king) == (1, HERE)
