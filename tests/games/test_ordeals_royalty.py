"""Jack, Queen and King, looting, levels, the end and the duel: the rulings, a test each."""

import pytest
from support.ordeals_laying import CARDS, EAST, HERE, NORTH
from support.ordeals_positions import combat, fell, position, win

from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.royalty import KingHunts
from gamebox.games.ordeals.scoring import ScoreGame, score, tied
from gamebox.games.ordeals.view import view

PAINLESS = (
    "lose_1_food lose_1_food lose_1_food gain_a_curse gain_a_curse gain_a_curse lose_1_health"
)


def why(table, move):
    """Return the id of the rule for which a move is refused, and its text."""
    question = table.game.questions[0]
    found = refusal(view(table.game, question.seat), question, move)
    assert found is not None
    return found.rule, found.text


# Royalties


def test_the_jack_strikes_when_his_encounter_is_turned_up():
    """[jack.revealed] Every player; then the turn goes on, and nobody has to fight."""
    table = position(food=5, north="?jack", others=({"food": 4},)).move(NORTH)
    assert (table.me.food, table.other.food) == (1, 1)
    assert table.asks == "explore"
    assert table.game.combat is None


def test_the_queens_presence_is_felt_before_she_is_seen():
    """[queen.presence] From the beginning of level 2: who reveals a Dust minion loses a Health."""
    table = combat("dust_2 scales_2 dust_3", level=2)
    assert table.me.health == 8
    assert combat("dust_2", level=1).me.health == 10


def test_a_boss_that_is_not_defeated_stays():
    """[combat.end, boss.done] With full Power; loot of defeated minions is kept."""
    table = combat("dust_2 dust_7", boss="jack_dust", bound="hack", pains=PAINLESS)
    table.kill("dust_2", "rusty_axe").flee()
    assert table.me.shards == 1
    assert table.game.slayer is None


def hunted(**told):
    """Return a position in which the King of Skulls, who seeks the least Health, stands east."""
    return position(
        level=3, royalty="king_skulls", king=EAST, east="king", north="the_healer",
        south="last_tavern", starts=False, **told,
    )  # fmt: skip


def hunt(table):
    table.game.stack = [*table.game.stack, KingHunts(0)]
    table.game.run()
    table.game.collect()
    return table


def test_the_king_hunts_the_player_that_he_seeks():
    """[king.pursuit, king.path] One step toward the least Health."""
    table = hunt(hunted(health=3))
    assert table.game.king == HERE
    assert table.asks == "king"


def test_a_tie_is_decided_by_the_player_to_the_left():
    """[king.tie] Who may choose themselves."""
    table = hunt(hunted(health=5, others=({"health": 5},)))
    assert (table.asks, table.asked) == ("seat", 1)
    table.do(moves.PickSeat(0))
    assert table.game.king == HERE


def test_a_retreat_brings_his_pain():
    """[king.attack, king.retreat] Then the turn goes on, and he may still be fought."""
    table = hunt(hunted(health=5, pains="lose_1_food " * 3, others=({"health": 9},)))
    table.do(moves.Retreat())
    assert table.events[0] == events.Retreated(0)
    assert table.game.kills == 0
    assert table.me.health == 5


def test_to_fight_him_is_the_activation():
    """[king.fight] The combat is an ordinary one against a boss."""
    table = hunt(hunted(health=5, minions="dust_9 dust_8", food=1)).do(moves.FightKing())
    assert table.foes() == "king_skulls dust_9 dust_8"
    assert table.me.activated


def test_his_kills_are_counted():
    """[king.kills] A death in a retreat is one."""
    table = hunt(hunted(health=1, pains="lose_1_health")).do(moves.Retreat())
    assert table.game.kills == 1
    assert table.me.health == 10


def test_the_king_rises_after_the_first_combat_he_survives():
    """[king.token, king.engage] He stands where he fought, and hunts from there."""
    table = combat("dust_9 dust_8", boss="king_skulls", level=3, on="king", pains=PAINLESS, food=3)
    assert table.game.king is None
    table.end_round().flee()
    assert table.game.king == HERE


# Looting


def test_all_players_loot_from_the_winner_on():
    """[loot.royalty, loot.choose, loot.price, loot.gain] Five Shards, and one less for each."""
    table = win(shards=5, others=({"shards": 4}, {"shards": 9}))
    assert (table.asks, table.asked) == ("loot", 0)
    assert table.me.shards == 8
    table.do(moves.LootRelic())
    assert table.me.shards == 3
    assert table.asked == 1
    table.do(moves.LootRelic())
    assert table.other.shards == 0
    table.do(moves.LootPass())


def test_a_relic_that_is_too_dear():
    """[loot.price] The refusal says what it costs."""
    table = win(others=({"shards": 2},)).do(moves.LootPass())
    assert why(table, moves.LootRelic()) == (
        "loot.price",
        "A Relic costs 5 Token Shards; you have 2.",
    )


def test_the_relics_are_passed_on():
    """[loot.draw, relic.must] Two and one for each further payer; the rest goes under the deck."""
    table = win(
        shards=5, others=({"shards": 4},), relics="oathkeeper crown_of_embers horn_of_plenty"
    )
    table.do(moves.LootRelic()).do(moves.LootRelic())
    assert (table.asks, table.asked) == ("relic", 0)
    assert table.cards() == "crown_of_embers horn_of_plenty oathkeeper"
    assert view(table.game, 1).looked == []
    table.pick("oathkeeper")
    assert table.asked == 1
    assert table.cards() == "crown_of_embers horn_of_plenty"
    table.pick("horn_of_plenty")
    assert table.board() == "oathkeeper"
    assert table.board(1) == "horn_of_plenty"
    assert table.name(table.game.relics[0]) == "crown_of_embers"


def test_exchange():
    """[loot.exchange] Cards of the row for Token Shards; what is left is lost."""
    table = win(shards=3, row="warlords_strike hunt harvest", on="test_of_wit")
    table.do(moves.LootExchange())
    assert table.cards() == "harvest hunt"
    table.pick("hunt").pick("harvest")
    assert table.me.shards == 0
    assert "hunt" in table.discard()


def test_looting_comes_before_the_acquire_step():
    """[loot.royalty] That step uses the boss Encounter's archetypes."""
    table = win(others=({"shards": 1},))
    table.do(moves.LootPass()).do(moves.LootPass())
    assert table.asks == "acquire_step"


# Levels


def build(table):
    """Loot nothing, rest, and lay the next level out."""
    while table.asks == "loot":
        table.do(moves.LootPass())
    table.end_turn()
    return table


def test_the_winner_lays_the_next_level_out():
    """[level.when, level.place, level.connected, level.hidden, level.draw] After the Rest step."""
    table = build(win(on="jack", others=({"food": 2, "health": 4},)))
    assert (table.asks, table.asked) == ("build", 0)
    table.do(moves.PickSpace(0))
    assert [move.space for move in table.legal()] == [1, 5]
    for space in (1, 2, 3, 4, 5, 6, 7):
        table.do(moves.PickSpace(space))
    game = table.game
    assert game.level == 2
    assert [p.space for p in game.players] == [0, 0]
    assert (table.other.food, table.other.health) == (2, 4)
    laid = [CARDS.encounter(s.card) for n, s in enumerate(game.spaces) if s is not None and n]
    assert sorted(kind.level for kind in laid) == [2] * 7
    assert sum(kind.id == "queen" for kind in laid) == 1
    assert game.active == 1


def test_a_fresh_row_and_the_next_royalty():
    """[level.row, level.royalty] The old row is discarded, the Queen turned up."""
    table = build(win(on="jack", row="hunt harvest"))
    for space in (7, 2, 6, 8, 12, 1, 3, 11):
        table.do(moves.PickSpace(space))
    assert "hunt" not in table.row()
    assert view(table.game, 1).royalty[1] == table.game.royalty[1]
    shown = [event for event in table.events if isinstance(event, events.RoyaltyShown)]
    assert shown == [events.RoyaltyShown(2, table.game.royalty[1])]


# The end


def test_the_kings_defeat_ends_the_game_with_the_round():
    """[end.king, end.round] All have as many turns; his loot is chosen first."""
    table = win(boss="king_dust", level=3, on="king")
    assert table.game.victor == 0
    assert table.game.ending
    while table.asks == "loot":
        table.do(moves.LootPass())
    table.end_turn()
    assert not table.game.over
    table.end_explore().end_turn()
    assert table.game.over


def test_the_short_game_ends_with_the_jack():
    """[setup.short] It is scored after his looting."""
    table = combat("dust_9", boss="jack_dust", bound="hack", on="jack")
    table.game.short = True
    fell(table, "jack_dust")
    while table.asks == "loot":
        table.do(moves.LootPass())
    table.end_turn()
    assert table.game.over


def test_scoring():
    """[score.fame] The track, all cards wherever they lie, and Shards by threes."""
    table = position(
        fame=12, shards=7, hand="hunt", deck="bad_luck", discard="loaded_deck", bound="",
        board="oathkeeper",
    )  # fmt: skip
    assert score(table.game, 0) == 12 + 1 - 1 + 3 + 5 + 2
    assert score(position(deck="bad_luck bad_luck").game, 0) == 0


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(6, 5, [0]), (5, 6, [1])])
def test_the_most_fame_wins(mine, theirs, winners):
    """[aim] Whoever has the most Fame is The Hero, in or out of turn."""
    game = position(fame=mine, others=({"fame": theirs},)).game
    game.stack = []
    ScoreGame().run(game)
    assert (game.over, game.winners) == (True, winners)


def test_ties():
    """[score.tie] Who defeated the King, else the most Token Shards."""
    table = position(fame=5, shards=1, others=({"fame": 5, "shards": 2},))
    assert tied(table.game) == [1]
    table.game.victor = 0
    assert tied(table.game) == [0]


@pytest.mark.parametrize(("mine", "theirs", "winners"), [
    ("hack hack hack", "strive strive strive", [0]),
    ("strive strive strive", "hack hack hack", [1]),
    ("strive strive strive", "strive strive strive", [0, 1]),
])  # fmt: skip
def test_the_duel(mine, theirs, winners):
    """[duel] Shuffle, draw five, play and bind, draw the Strike Bonus; the greatest Power wins."""
    table = position(fame=5, deck=mine, others=({"fame": 5, "deck": theirs},))
    table.game.stack, table.game.questions = [ScoreGame()], []
    table.game.run()
    while not table.game.over:
        playable = [move for move in table.legal() if isinstance(move, moves.PlayCard)]
        table.do(playable[0] if playable else moves.Done())
    assert table.game.winners == winners
