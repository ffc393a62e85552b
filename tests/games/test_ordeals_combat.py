"""Combat in Ordeals: the rulings of assigning, pushing, fleeing, pain and death, a test each."""

from support.ordeals_laying import HERE, NORTH
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.view import view


def why(table, move):
    """Return the id of the rule for which a move is refused, and its text."""
    question = table.game.questions[0]
    found = refusal(view(table.game, question.seat), question, move)
    assert found is not None
    return found.rule, found.text


def assign(table, card, foe=0):
    return moves.Assign(next(c for c in table.me.bound if table.name(c) == card), foe)


# The start


def test_minions_are_revealed_one_by_one():
    """[combat.minions, minion.reveal, combat.start] Each does what it does at the start."""
    table = combat("dust_2 dust_3", food=3)
    assert table.foes() == "dust_2 dust_3"
    assert table.me.food == 2


def test_strike_bonus():
    """[strike.draw, strike.effort, strike.power] Any card is bound; Effort is Power on it."""
    table = combat("dust_5", deck="strive forage hack")
    assert table.bound() == "forage strive"
    assert table.me.effort == 0
    assert table.me.food == 1
    assert table.cards(moves.Assign) == "rusty_axe strive"


def test_an_ambush_lowers_it():
    """[strike.ambush] The weapon's value is 1."""
    assert combat("dust_7", ambushed=True, deck="strive strive", food=3).bound() == "strive"


def test_cards_drawn_into_the_hand_wait():
    """[play.when] What a card draws in combat goes to the hand and is not played before the end."""
    table = combat("dust_7", deck="hunt strive strive strive")
    assert table.hand() == "strive"
    assert why(table, moves.PlayCard(table.me.hand[0]))[0] == "play.when"


# Assigning


def test_enough_power_in_one_round():
    """[assign.enough, assign.once, round.start] An attack has to reach the enemy's Power."""
    table = combat("dust_7", bound="hack hack")
    table.assign("dust_7", "hack")
    assert why(table, moves.EndAssign())[0] == "assign.enough"
    table.assign("dust_7", "rusty_axe").end_round()
    assert table.me.fame == 1
    assert table.me.shards == 1


def test_less_than_enough_cannot_be_assigned():
    """[assign.enough] The refusal says what is needed, and what there is."""
    table = combat("scales_9", bound="hack", food=3)
    rule, text = why(table, assign(table, "hack"))
    assert rule == "assign.enough"
    assert text == "Great Saurian needs 5 Power; all you have comes to 3."


def test_a_card_is_assigned_once():
    """[assign.once] The weapon too: once in a combat, not once a round."""
    table = combat("dust_2 dust_7", bound="hack", food=3, deck="strive strive")
    table.kill("dust_2", "rusty_axe").push()
    assert "rusty_axe" not in table.cards(moves.Assign)


def test_cards_can_be_held_back():
    """[assign.enough] What is not assigned stays for the next round."""
    table = combat("dust_2 dust_7", bound="hack hack", food=3, pains="lose_1_food")
    table.kill("dust_2", "rusty_axe").push()
    assert table.bound() == "hack hack"


def test_protection_ignores_the_first_card():
    """[enemy.protection, assign.zero] In every round; so it is fed the weakest."""
    table = combat("scales_3", bound="hack hack")
    table.assign("scales_3", "rusty_axe")
    table.assign("scales_3", "hack").end_round()
    assert table.me.fame == 2


def test_protection_and_the_order_of_assigning():
    """[enemy.protection] A strong card first would be lost: so it could not be enough."""
    table = combat("scales_3", bound="hack")
    rule, text = why(table, assign(table, "hack"))
    assert rule == "assign.enough"
    assert "Its Protection ignores 1 card." in text


def test_what_has_no_power_is_not_assigned():
    """[assign.zero] Forage has none."""
    table = combat("dust_2", deck="forage forage")
    assert "forage" not in table.cards(moves.Assign)
    assert why(table, assign(table, "forage"))[0] == "assign.zero"


def test_minions_before_the_boss():
    """[boss.last, boss.draw] In the same round, once all minions have enough."""
    table = combat("dust_2 dust_7", boss="jack_dust", bound="hack warlords_strike")
    assert table.foes() == "jack_dust dust_2 dust_7"
    rule, _ = why(table, assign(table, "warlords_strike", table.place("jack_dust")))
    assert rule == "boss.last"
    table.assign("dust_2", "rusty_axe")
    assert why(table, assign(table, "hack", table.place("jack_dust")))[0] == "boss.last"


# After the round


def test_push():
    """[push.food, push.pain, push.draw] A Food, a Pain card for each enemy, and a card more."""
    table = combat("dust_2 dust_7", food=2, deck="strive strive hack", pains="lose_1_health")
    assert table.me.food == 1
    table.kill("dust_2", "rusty_axe").push()
    assert table.me.food == 0
    assert table.me.health == 9
    assert table.bound() == "hack strive strive"
    assert table.game.combat.round == 2


def test_a_push_without_food():
    """[push.food, infected] Infected enemies make it dearer; Health cannot replace Food."""
    table = combat("plague_9", food=3).end_round()
    assert table.legal() == [moves.Push(), moves.Flee()]
    table.me.food = 2
    assert why(table, moves.Push()) == ("push.food", "A push costs 3 Food; you have 2.")
    assert table.legal() == [moves.Flee()]


def test_flee():
    """[flee.pain, combat.end] Pain cards by the Pain of all enemies; nothing stays bound."""
    table = combat("dust_7 dust_8", bound="hack", pains="lose_1_health " * 4)
    table.end_round().flee()
    assert table.me.health == 6
    assert table.game.combat is None
    assert table.bound() == ""
    assert table.played() == "hack"
    assert table.asks == "acquire_step"


def test_the_reward_of_a_victory():
    """[combat.won, combat.reward, combat.clean, loot.gain] After the loot; assigned cards go."""
    table = position(on="rat_cellar", bound="hack", hand="strive", minions="dust_2", food=0)
    table.play("strive").do(moves.PayFatigue()).activate()
    table.kill("dust_2", "hack")
    assert (table.me.food, table.me.shards) == (1, 2)
    assert table.played() == "hack strive"
    assert table.asks == "acquire_step"


# Pain and death


def test_pain_one_by_one():
    """[pain.resolve, pain.one] Losing Food without any, and a Curse, cost no Health."""
    table = combat("dust_7", pains="lose_1_food gain_a_curse").end_round().flee()
    assert table.me.health == 10
    assert table.discard() == "bad_luck"


def test_death():
    """[death.sequence, death.equipment, death.check] The whole sequence; the turn ends."""
    table = combat(
        "dust_7",
        health=1,
        food=2,
        fame=14,
        shards=4,
        effort=3,
        board="iron_helm oathkeeper padded_jack",
        bound="hack",
        discard="strive strive strive strive",
        pains="lose_1_health",
    )
    table.end_round().flee()
    assert table.asks == "card"
    assert table.cards() == "iron_helm padded_jack"
    table.pick("padded_jack")
    me = table.me
    assert (me.health, me.food, me.fame, me.shards, me.effort) == (10, 0, 4, 4, 0)
    assert table.board() == "iron_helm oathkeeper"
    assert len(me.hand) == 5
    assert me.bound == me.played == me.discard == []
    assert table.game.active == 1
    assert me.space != NORTH


def test_fame_does_not_fall_below_nothing():
    """[death.sequence, resources.zero] With less than 10 Fame one loses what one has."""
    table = combat("dust_7", health=1, fame=3, pains="lose_1_health").end_round().flee()
    assert table.me.fame == 0


def test_undrawn_pain_of_the_dead():
    """[pain.one, death.check] Who dies draws no more."""
    table = combat("dust_7", health=1, pains="lose_1_health lose_3_health").end_round().flee()
    assert table.me.health == 10
    assert table.top("pains") == "lose_3_health"


def test_death_in_anothers_turn():
    """[death.sequence, cards.together] The full sequence; the turn of the other goes on."""
    table = combat("plague_3", others=({"health": 1, "food": 0},), bound="hack")
    table.kill("plague_3", "hack")
    assert table.other.health == 10
    assert table.game.active == 0
    assert table.asks == "acquire_step"
    assert table.me.space == HERE
