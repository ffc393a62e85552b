"""The rules of Ordeals: the rulings of setup, turns, exploring, acquiring, fatigue and rest.

Each test cites the rules that it shows, in square brackets. Combat, Royalties and the end are in
the files beside this one, single cards in test_ordeals_cards_*.py.
"""

from collections import Counter

import pytest
from support.ordeals_laying import CARDS, FAR, HERE, NORTH, SOUTH
from support.ordeals_positions import position

from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.view import view

RULES = Ordeals()


def why(table, move):
    """Return the id of the rule for which a move is refused, and its text."""
    question = table.game.questions[0]
    found = refusal(view(table.game, question.seat), question, move)
    assert found is not None
    return found.rule, found.text


# Setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_ten_cards_and_nothing_else(seats):
    """[setup.deck, resources.zero] Seven Strive, two Forage, a Hack; a hand of five; ten Health."""
    game = new_game(seats, seed=4)
    for player in game.players:
        kinds = Counter(CARDS.kinds[card].id for card in player.owned())
        assert kinds == {"strive": 7, "forage": 2, "hack": 1}
        assert len(player.hand) == 5
        assert (player.health, player.food, player.shards, player.fame) == (10, 0, 0, 0)
        assert player.board == {}


def test_the_board_of_the_first_level():
    """[setup.board] The Town in the middle, seven Encounters of level 1 and the Jack around it."""
    game = new_game(3, seed=4)
    there = {n: CARDS.encounter(s.card) for n, s in enumerate(game.spaces) if s is not None}
    assert sorted(there) == [1, 2, 3, 6, 7, 8, 11, 12, 13]
    assert there[HERE].id == "town"
    others = [kind for n, kind in there.items() if n != HERE]
    assert sorted(kind.level for kind in others) == [1] * 8
    assert sum(kind.id == "jack" for kind in others) == 1
    assert [n for n, s in enumerate(game.spaces) if s is not None and s.open] == [HERE]
    assert all(player.space == HERE for player in game.players)
    assert len(game.row) == 6


def test_the_royalties_of_a_game():
    """[setup.royalty] Only the Jack lies open; the others are drawn, and unknown."""
    drawn = {tuple(new_game(2, seed).royalty) for seed in range(40)}
    assert len(drawn) > 20
    seen = view(new_game(2, seed=1), 0)
    assert [card is None for card in seen.royalty] == [False, True, True]


def test_who_begins():
    """[setup.start] A player drawn at random, or a seat of one's choice."""
    assert {new_game(4, seed).active for seed in range(40)} == {0, 1, 2, 3}
    seats = [Seat("human", name) for name in ("Ann", "Ben", "Cleo")]
    assert RULES.new(seats, {"start": "2"}, seed=1).active == 2


def test_what_lies_open_and_what_is_hidden():
    """[cards.secret] Hands, decks and face-down Encounters are hidden; all else lies open."""
    game = new_game(3, seed=4)
    seen = view(game, 0)
    assert seen.players[0].hand == game.players[0].hand
    assert seen.players[1].hand == []
    assert seen.players[1].hand_count == 5
    assert seen.players[1].pool == sorted([*game.players[1].hand, *game.players[1].deck])
    assert [s.card for s in seen.spaces if s is not None and not s.open] == [None] * 8
    assert seen.row == game.row


# Fatigue


def test_fatigue_costs_an_effort_for_each_bound_card():
    """[fatigue.cost, fatigue.before] All or nothing; Actions may be played first."""
    table = position(bound="hack hack", hand="strive strive")
    assert table.asks == "fatigue"
    assert why(table, moves.PayFatigue()) == (
        "fatigue.cost",
        "Your bound cards cost 2 Effort; you have 0.",
    )
    table.play("strive", "strive").do(moves.PayFatigue())
    assert table.me.effort == 0
    assert table.bound() == "hack hack"
    assert table.asks == "explore"


def test_cards_that_are_not_paid_for_are_discarded():
    """[fatigue.cost] At once, all of them."""
    table = position(bound="hack hack", hand="strive").do(moves.GiveUpBound())
    assert table.bound() == ""
    assert table.discard() == "hack hack"


def test_attacks_are_bound_after_fatigue():
    """[fatigue.bind] An Attack in hand cannot be bound before."""
    table = position(bound="hack", hand="hack")
    card = table.me.hand[0]
    assert why(table, moves.PlayCard(card))[0] == "fatigue.bind"
    table.do(moves.GiveUpBound()).play("hack")
    assert table.bound() == "hack"


def test_without_bound_cards_there_is_no_fatigue():
    """[fatigue.skip] The turn begins with exploring."""
    assert position(hand="strive").asks == "explore"


# Playing cards


def test_an_action_gives_its_value_and_is_played():
    """[play.action, play.value] Effort and Food come at once."""
    table = position(hand="strive forage").play("strive", "forage")
    assert (table.me.effort, table.me.food) == (1, 1)
    assert table.played() == "forage strive"


def test_the_binding_limit():
    """[bind.limit, play.attack, weapon.limit] The Rusty Axe binds three cards."""
    table = position(hand="hack hack hack hack").play("hack", "hack", "hack")
    assert table.bound() == "hack hack hack"
    rule, text = why(table, moves.PlayCard(table.me.hand[0]))
    assert (rule, text) == ("bind.limit", "The Rusty Axe has no room: its Binding Limit is 3.")


def test_a_curse_cannot_be_played():
    """[curse.play] It is discarded in Rest."""
    table = position(hand="bad_luck strive", deck="strive strive strive strive strive")
    curse = next(card for card in table.me.hand if table.name(card) == "bad_luck")
    assert why(table, moves.PlayCard(curse))[0] == "curse.play"
    table.end_explore().end_turn()
    assert table.discard() == "bad_luck strive"


def test_cards_are_played_in_every_step_but_rest():
    """[play.when] Between two moves, and in the Acquire step too."""
    table = position(hand="strive strive", food=2, north="rat_cellar")
    table.move(NORTH).play("strive").move(HERE).end_explore().play("strive")
    assert table.me.effort == 2


# Exploring


def test_a_move_costs_a_food():
    """[move.food, move.where, explore.move] To a space beside one's own, while one can pay."""
    table = position(food=2, north="the_forge", east="the_maiden")
    assert why(table, moves.MoveTo(FAR))[0] == "move.where"
    assert why(table, moves.MoveTo(SOUTH)) == ("move.where", "There is no Encounter on this space.")
    table.move(NORTH).move(HERE)
    assert (table.me.food, table.me.space, table.me.moves) == (0, HERE, 2)


def test_without_food_a_move_costs_health():
    """[move.health] Only with no Food at all; from move to move it may be either."""
    table = position(food=1, health=5, north="the_forge").move(NORTH).move(HERE)
    assert (table.me.food, table.me.health) == (0, 4)


def test_the_last_health_can_be_spent_but_kills_before_one_arrives():
    """[health.spent, death.check] Nothing is revealed."""
    table = position(health=1, north="?rat_cellar").move(NORTH)
    assert not table.game.spaces[NORTH].open
    assert table.me.health == 10
    assert table.game.active == 1


def test_a_face_down_encounter_is_revealed():
    """[reveal, usage.cubes] It gets its cubes, and may be passed."""
    table = position(food=2, north="?rat_cellar", others=({}, {})).move(NORTH)
    assert table.game.spaces[NORTH].open
    assert table.game.spaces[NORTH].cubes == 4
    table.move(HERE)
    assert position(food=2, north="?rat_cellar").move(NORTH).game.spaces[NORTH].cubes == 3


def test_activating_takes_a_cube_and_ends_exploring():
    """[activate, activate.once] The next question is the Acquire step's."""
    table = position(on="abandoned_farm", food=3, north="town").activate()
    if table.asks == "use":
        table.no()
    assert table.here().cubes == 2
    assert table.asks == "acquire_step"
    assert why(table, moves.ActivateEncounter())[0] == "activate.once"
    assert why(table, moves.MoveTo(NORTH))[0] == "activate.once"


def test_an_encounter_without_cubes_cannot_be_activated():
    """[usage.empty] One that has a Usage value."""
    table = position(on="the_blacksmith")
    table.here().cubes = 0
    assert why(table, moves.ActivateEncounter()) == (
        "usage.empty",
        "The Blacksmith has no Usage cube left.",
    )


def test_the_town_has_no_usage_value():
    """[usage.empty] It can be activated any number of times, where one can pay."""
    table = position(on="town", effort=4)
    assert table.here().cubes is None
    table.activate()
    assert table.me.food + table.me.health > 10 or table.asks == "option"


def test_an_event_that_cannot_be_paid_is_not_activated():
    """[event.cost] The cube stays."""
    table = position(on="wizened_teacher", effort=0)
    assert why(table, moves.ActivateEncounter())[0] == "event.cost"


def test_an_ambush_strikes_at_once():
    """[ambush, strike.ambush] It uses a cube, is the activation, and lowers the Strike Bonus."""
    table = position(food=3, north="?twisted_canyon", deck="strive " * 5, minions="dust_2")
    table.move(NORTH)
    combat = table.game.combat
    assert combat.ambushed
    assert len(combat.drawn) == 1
    assert table.game.spaces[NORTH].cubes == 1
    assert table.me.activated


def test_an_ambush_found_after_an_activation_fails():
    """[ambush.fails] Its cubes stay, and it is an ordinary Combat."""
    table = position(on="the_blacksmith", north="?twisted_canyon", hand="hitch_a_ride")
    table.activate().play("hitch_a_ride")
    while table.asks == "use":
        table.yes()
    table.move_free(NORTH)
    assert table.game.combat is None
    assert table.game.spaces[NORTH].cubes == 2


# Acquiring


def test_what_can_be_acquired_depends_on_the_encounter():
    """[acquire.where, acquire.when] By archetype; a Flourish everywhere."""
    table = position(on="test_of_wit", effort=9, row="double_deal hunt battle_cry shield")
    deal, hunt = table.game.row[0], table.game.row[1]
    assert why(table, moves.AcquireCard(deal))[0] == "acquire.when"
    table.end_explore()
    assert table.cards(moves.AcquireCard) == "double_deal flourish shield"
    rule, text = why(table, moves.AcquireCard(hunt))
    assert rule == "acquire.where"
    assert text == "Test of Wit offers Trickster cards, Equipment, not this."


def test_skill_cards_go_to_the_discard_pile_and_equipment_to_its_slot():
    """[acquire.place, acquire.price] For their Effort."""
    table = position(effort=9, row="hunt iron_helm").end_explore()
    table.acquire("hunt").acquire("iron_helm")
    assert table.discard() == "hunt"
    assert table.board() == "iron_helm"
    assert table.me.effort == 3


def test_a_card_that_is_too_dear():
    """[acquire.price] The refusal says what it costs."""
    table = position(effort=2, row="hunt").end_explore()
    rule, text = why(table, moves.AcquireCard(table.game.row[0]))
    assert (rule, text) == ("acquire.price", "Hunt costs 3 Effort; you have 2.")


def test_the_row_is_filled_at_once():
    """[row.refill] The new card can be acquired in the same step."""
    table = position(effort=9, row="hunt", dealer="harvest").end_explore().acquire("hunt")
    assert "harvest" in table.cards(moves.AcquireCard)


def test_a_full_slot_is_stashed():
    """[equip.stash] The old item is destroyed and its Fame scored at once."""
    table = position(effort=9, row="seers_hood", board="iron_helm").end_explore()
    table.acquire("seers_hood")
    assert table.board() == "seers_hood"
    assert table.gone() == "iron_helm"
    assert table.me.fame == CARDS.kinds[CARDS.numbers["iron_helm"][0]].fame


def test_a_relic_is_not_replaced_by_equipment():
    """[relic.slot, relic.safe] Its slot is closed to other Equipment."""
    table = position(effort=9, row="iron_helm", board="crown_of_embers").end_explore()
    assert why(table, moves.AcquireCard(table.game.row[0]))[0] == "relic.slot"


def test_a_weapon_with_a_lower_limit():
    """[weapon.lower, weapon.axe] Cards are discarded down to it, as one chooses."""
    table = position(effort=9, row="iron_maul", bound="hack steady_thrust", hand="strive strive")
    table.play("strive", "strive").do(moves.PayFatigue()).end_explore().acquire("iron_maul")
    assert table.asks == "card"
    table.pick("hack")
    assert table.bound() == "steady_thrust"


def test_no_flourish_is_left():
    """[flourish.empty] Then none can be acquired."""
    table = position(effort=9, flourishes=0).end_explore()
    assert table.cards(moves.AcquireCard) == ""


# Rest


def test_rest():
    """[rest.discard, rest.draw, resources.effort] Bound cards stay, Effort is lost."""
    table = position(hand="strive hack forage", deck="strive strive strive strive strive")
    table.play("strive", "hack").end_explore().end_turn()
    assert table.bound() == "hack"
    assert table.discard() == "forage strive"
    assert len(table.me.hand) == 5
    assert table.me.effort == 0
    assert table.game.active == 1


def test_a_deck_that_runs_out_is_made_of_the_discard_pile():
    """[draw.empty] And where both are empty, nothing is drawn."""
    table = position(hand="strive", deck="hack", discard="forage")
    table.end_explore().end_turn()
    assert table.hand() == "forage hack strive"


def test_a_round_goes_clockwise():
    """[round.order, turn.steps] Each seat has one turn in it."""
    table = position(others=({}, {}))
    order = []
    for _ in range(4):
        order.append(table.game.active)
        table.end_explore().end_turn()
    assert order == [0, 1, 2, 0]
    assert table.game.rounds == 2
