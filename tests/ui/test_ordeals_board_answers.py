"""The board of Ordeals at positions: what a touch is told, what has to be confirmed, what is said.

Each position is set up by hand and shown to the seat that is asked.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.ordeals_boards import boards, click, middle, show_game
from support.ordeals_laying import HERE, NORTH
from support.ordeals_play import NAMES, RULES, new
from support.ordeals_positions import combat, position, win

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.scoring import score, score_parts
from ui.boards.ordeals_pieces import FameTrack
from ui.table.ordeals_manners import OrdealsManners


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def told(make, table, *things, at=0.5):
    """Touch things one after the other; return the rule and the sentence heard, and what is done.

    Cards are told as zone and name: `row:hunt`, `hand:hack`, `bound:hack`.
    """
    board = make(humans=(table.asked,))
    heard = show_game(board, table.game, table.asked)
    for thing in things:
        click(board, _thing(table, thing), at)
    assert ("#bubble" in board.stage.floats) is bool(heard)
    return heard[-1] if heard else None, [offer.move for offer in board.chosen]


def _thing(table, thing):
    zone, _, name = thing.partition(":")
    zones = {"row": table.game.row, "hand": table.me.hand, "bound": table.me.bound}
    if zone not in zones:
        return thing
    return f"card:{next(card for card in zones[zone] if card and table.name(card) == name)}"


# Why something cannot be done


def acquiring(**told):
    return position(starts=True, **told).end_explore()


@pytest.mark.parametrize(
    ("table", "thing", "rule", "words"),
    [
        (
            lambda: position(on="town", north="?the_maiden", east="?test_of_wit", food=0, health=0),
            f"space:{NORTH}",
            "move.health",
            "A move costs 1 Health without Food; you have 0.",
        ),
        (
            lambda: position(on="the_maiden", activated=True),
            f"space:{HERE}",
            "activate.once",
            "You activate one Encounter a turn, in the Explore step.",
        ),
        (
            lambda: acquiring(on="the_maiden", row="flurry", effort=9),
            "row:flurry",
            "acquire.where",
            "The Maiden offers Trickster cards, Wanderer cards, not this.",
        ),
        (
            lambda: acquiring(on="town", row="hunt", effort=1),
            "row:hunt",
            "acquire.price",
            "Hunt costs 3 Effort; you have 1.",
        ),
        (
            lambda: acquiring(on="town", row="iron_helm", effort=9, board="crown_of_embers"),
            "row:iron_helm",
            "relic.slot",
            "Only another Relic can take the place of your Crown of Embers.",
        ),
        (
            lambda: position(hand="hack", bound="hack hack hack", effort=3).do(moves.PayFatigue()),
            "hand:hack",
            "bind.limit",
            "The Rusty Axe has no room: its Binding Limit is 3.",
        ),
        (
            lambda: combat("dust_7 dust_2", bound="hack", food=0),
            "button:push",
            "push.food",
            "A push costs 1 Food; you have 0. So you will flee.",
        ),
        (
            lambda: combat("scales_8 dust_2", bound="hack"),
            "enemy:0",
            "assign.enough",
            "needs 3 Power; all you have comes to 2. Its Protection ignores 1 card.",
        ),
    ],
    ids=["move", "twice", "offer", "price", "relic", "limit", "push", "protection"],
)
def test_the_reason_is_said_in_one_sentence(make, table, thing, rule, words):
    heard, done = told(make, table(), thing, at=0.25)
    assert heard is not None
    assert heard[0] == rule
    assert words.lower() in heard[1].lower()
    assert not done


# What has to be confirmed


def dying():
    return position(on="town", north="?the_maiden", food=0, health=1)


def test_a_move_for_the_last_health_is_made_only_by_a_second_touch(make):
    """[health.spent] Who spends it is dead before arriving: that is asked once more."""
    assert told(make, dying(), f"space:{NORTH}") == (None, [])
    _, done = told(make, dying(), f"space:{NORTH}", "button:die")
    assert done == [moves.MoveTo(NORTH)]
    view = RULES.view(dying().game, 0)
    assert "your last: you die first" in RULES.prompt(view, NAMES)
    assert "you die first" in RULES.text(view, moves.MoveTo(NORTH), NAMES)


def test_a_move_for_the_last_health_can_be_taken_back(make):
    board = make()
    show_game(board, dying().game)
    click(board, f"space:{NORTH}")
    assert "button:die" in board.stage.layout
    assert board.take_back()
    assert "button:die" not in board.stage.layout
    assert not board.chosen


# What is said


def test_options_say_what_they_cost_and_do(make):
    """[cards.option, health.spent]"""
    table = position(on="the_maiden", food=2, health=1).activate()
    board = make()
    show_game(board, table.game)
    faces = [board.stage.layout[f"option:{n}"].face for n in range(2)]
    assert [face.words for face in faces] == ["Accept her care", "Carry her home"]
    assert faces[0].more == "Spend 2 Food to restore 3 Health"
    assert faces[1].more.startswith("Spend 1 Health to gain 2 Food and 1 Fame")
    assert "you die first" in faces[1].more


def test_the_ways_out_of_a_round_count_the_enemies_that_will_remain(make):
    """[combat.clean, push.pain, flee.pain]"""
    table = combat("dust_2 dust_3", bound="hack hack hack hack", food=3)
    board = make()
    show_game(board, table.game)
    before = board.twins.names()["button:push"]
    table.assign("dust_2", "hack")
    board = make()
    show_game(board, table.game)
    assert "2 Pain cards" in before
    assert "1 Pain card" in board.twins.names()["button:push"]
    table.assign("dust_3", "hack")
    board = make()
    show_game(board, table.game)
    assert "button:push" not in board.stage.layout
    assert board.stage.layout["label:won"].face.words == "No enemy remains: you win."


def test_who_cannot_push_is_told_so_before_the_round_ends(make):
    """[turn.forced, push.food]"""
    board = make()
    show_game(board, combat("dust_2 dust_3", bound="hack", food=0).game)
    assert board.stage.layout["button:end-assign"].face.words == "End the round and flee"
    assert board.stage.layout["button:push"].face.words == "Push: 1 Food, you have 0"
    board = make()
    show_game(board, combat("skulls_2 scales_2", bound="hack", food=1).game)
    assert board.stage.layout["button:end-assign"].face.words == "End the round"


def test_a_combat_with_a_royalty_is_named_after_it(make):
    table = combat("dust_9", boss="jack_dust", bound="hack")
    board = make()
    show_game(board, table.game)
    assert board.stage.layout["label:fight"].face.words == "You fight the Jack of Dust"


def test_looting_leaves_the_row_in_sight_with_the_prices_that_token_shards_pay(make):
    """[loot.exchange]"""
    table = win(row="hunt iron_helm", shards=6, on="jack")
    board = make()
    show_game(board, table.game)
    panel = board.stage.layout["choice:panel"].rect
    for card in filter(None, table.game.row):
        place = board.stage.layout[f"card:{card}"]
        assert not panel.intersects(place.rect)
        assert not place.dimmed
        assert place.face.price == table.game.cards.held(card).cost


def test_decks_tell_how_many_cards_are_discarded(make):
    table = combat("dust_7", bound="hack", pains="lose_1_health lose_1_food").end_round().flee()
    board = make()
    show_game(board, table.game)
    assert board.stage.layout["pile:pains"].face.thrown == len(table.game.pain_discard) > 0
    assert board.stage.layout["pile:relics"].face.thrown is None


@pytest.mark.parametrize(
    ("fame", "first", "rows"),
    [((0, 25), 0, 1), ((3, 26), 0, 2), ((30, 51), 26, 1), ((10, 60), 0, 3), ((0, 90), 26, 3)],
)
def test_the_fame_track_shows_the_rows_that_are_needed(fame, first, rows):
    assert FameTrack(fame).rows() == (first, rows)


def test_the_last_page_tells_what_the_fame_is_made_of():
    """[score.fame]"""
    table = new(2, 3)
    table.game.players[0].fame, table.game.players[0].shards = 7, 7
    table.game.final, table.game.over = [score(table.game, seat) for seat in range(2)], True
    [(name, total), *_] = OrdealsManners(RULES).figures(table.game, NAMES)
    track, cards, shards = score_parts(table.game, 0)
    assert (track, shards) == (7, 2)
    assert name == f"{NAMES[0]}: {track} track, {cards} cards, {shards} Shards"
    assert total == f"{track + cards + shards} Fame"


def test_what_has_defeated_an_enemy_lies_there_until_the_round_is_cleaned_up(make):
    """[loot.order, combat.clean]"""
    table = combat("dust_4 dust_2 scales_9", bound="flurry hack").assign("dust_4", "flurry")
    table.kill("dust_2", "hack")
    board = make()
    show_game(board, table.game)
    assert table.asks == "foe"
    [hack] = [card for card in table.me.bound if table.name(card) == "hack"]
    spot = board.stage.layout[f"card:{hack}"].rect
    assert spot.top() < board.stage.layout["label:bound"].rect.top()
    assert board.stage.layout["enemy:1"].rect.left() <= spot.left()


def test_many_cards_to_choose_from_lie_on_two_lines_side_by_side(make):
    """[encounter.gate]"""
    earlier = "the_maiden test_of_wit mr_lionel old_battlefield rat_cellar the_crossroads the_forge"
    table = position(on="beyond_the_13th_gate", level=3, earlier=f"{earlier} the_crucible")
    board = make()
    show_game(board, table.activate().game)
    spots = [
        place.rect
        for thing, place in board.stage.layout.items()
        if place.glows is True and thing.removeprefix("card:") in map(str, table.game.encounters)
    ]
    assert len(spots) == 8
    assert len({spot.top() for spot in spots}) == 2
    assert not any(a.intersects(b) for a in spots for b in spots if a is not b)


def test_what_is_asked_in_a_combat_leaves_the_enemies_in_sight(make):
    """[encounter.devil]"""
    table = position(on="devils_choice", minions="dust_7 dust_2 scales_2 skulls_2", level=2)
    table.activate().do(moves.SplitMinions((0, 1)))
    board = make(humans=(1,))
    show_game(board, table.game, 1)
    panel = board.stage.layout["choice:panel"].rect
    enemies = [place.rect for thing, place in board.stage.layout.items() if thing[:6] == "enemy:"]
    assert len(enemies) == 4
    assert not any(panel.intersects(enemy) for enemy in enemies)


def test_who_may_acquire_everything_everywhere_is_told_so(make):
    """[acquire.where]"""
    board = make()
    show_game(board, position(on="test_of_wit", row="hunt").game)
    assert board.stage.layout["label:here"].face.words == "here: Trickster, Equipment"
    board = make()
    show_game(board, position(on="test_of_wit", row="hunt", board="mask_of_many_faces").game)
    said = "here: Trickster, Wanderer, Soldier, Equipment"
    assert board.stage.layout["label:here"].face.words == said


# Moving by the adventurer


def test_the_adventurer_is_dragged_to_a_space_or_touched_before_it(make):
    """[explore.move]"""
    board = make()
    show_game(board, position(on="town", north="?the_maiden", food=1).game)
    view, left = board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=middle(board, "pawn:0"))
    QTest.mouseMove(view, middle(board, "pawn:0") + QPoint(0, -30))
    QTest.mouseMove(view, middle(board, f"space:{NORTH}"))
    QTest.mouseRelease(view, left, pos=middle(board, f"space:{NORTH}"))
    assert [offer.move for offer in board.chosen] == [moves.MoveTo(NORTH)]
    _, done = told(make, position(on="town", north="?the_maiden", food=1), "pawn:0")
    assert not done
    _, done = told(
        make, position(on="town", north="?the_maiden", food=1), "pawn:0", f"space:{NORTH}"
    )
    assert done == [moves.MoveTo(NORTH)]


def test_no_drag_spends_the_last_health(make):
    """[health.spent]"""
    board = make()
    show_game(board, dying().game)
    assert board.hands.targets("pawn:0") == frozenset()
    _, done = told(make, dying(), "pawn:0", f"space:{NORTH}", "button:die")
    assert done == [moves.MoveTo(NORTH)]


def test_the_slot_of_a_weapon_is_never_called_empty(make):
    """[weapon.axe] There is the Rusty Axe at least."""
    board = make()
    show_game(board, position().game)
    assert board.stage.layout["slot:head"].name == "Head: nothing"
    assert board.stage.layout["slot:weapon"].name == "Weapon"
