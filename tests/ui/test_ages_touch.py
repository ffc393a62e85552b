"""How the board of The Middle Ages is touched: clicks, drags, keys, and what a touch means."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.ages_boards import (
    NAMES,
    Offer,
    boards,
    click,
    middle,
    offers_of,
    show,
)
from support.ages_positions import RULES, find, position, several
from support.at_table import spot_that_means

from gamebox.core.seat import Seat
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import UseAbility
from gamebox.games.middle_ages.cards import (
    Ability,
    AddOne,
    Discard,
    Draw,
    KeepSkull,
    OpponentDiscards,
    Take,
    ToWealth,
)
from gamebox.games.middle_ages.rules import EndTurn
from gamebox.games.middle_ages.state import standard_cards
from gamebox.table import new_table
from ui.boards.ages_turn import THING
from ui.items.halo import Halo


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def test_a_card_and_then_a_coterie_add_it(make):
    card = find(character="merchant")
    table = position([[card, find(skip=[card])], []])
    board = make()
    show(board, table)
    click(board, f"card:{card}")
    assert board.selection == (f"card:{card}",)
    assert board.stage.thing("coterie:1").halos == {Halo.TARGET}
    click(board, "coterie:1")
    assert [offer.move for offer in board.chosen] == [moves.Add(card, 1)]


def test_a_touch_on_a_card_of_a_coterie_means_the_coterie_while_a_card_is_added(make):
    card, lying = find(character="merchant"), find(character="cleric")
    table = position([[card, find(skip=[card, lying])], []], coteries=[[], [lying]])
    board = make()
    show(board, table)
    click(board, f"card:{card}")
    click(board, f"card:{lying}")
    assert [offer.move for offer in board.chosen] == [moves.Add(card, 1)]


def test_a_touch_anywhere_on_a_plate_names_an_opponent(make):
    fort = find(structure="fortress", back="plague")
    rest = several(2, back="plague", skip=[fort])
    held = several(2, back="betrayal", skip=[fort])
    table = position(
        [[find(character="merchant", skip=[fort, *rest])], [held[0]], [held[1]]],
        coteries=[[fort, *rest], [], []],
        accords=[1, 0, 2],
    )
    while table.view(0).question.asks != "build":
        table.answer(0, table.moves(0)[0])
    table.answer(0, moves.Build(fort))
    board = make()
    show(board, table)
    click(board, "hand:2")
    assert [offer.move.seat for offer in board.chosen] == [2]


def test_a_card_is_dragged_to_a_coterie(make):
    card = find(character="merchant")
    table = position([[card, find(skip=[card])], []])
    board = make()
    show(board, table)
    start, goal = middle(board, f"card:{card}"), middle(board, "coterie:1")
    port, button = board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(port, button, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(port, start + (goal - start) * part / 5)
    assert Halo.OVER in board.stage.thing("coterie:1").halos
    QTest.mouseRelease(port, button, pos=goal)
    assert [offer.move for offer in board.chosen] == [moves.Add(card, 1)]


def test_the_card_under_the_pointer_grows_and_shrinks_again(make):
    cards = several(3, back="betrayal")
    table = position([cards, []])
    board = make()
    show(board, table)
    thing = f"card:{cards[1]}"
    before = board.stage.layout[thing].rect
    QTest.mouseMove(board.viewport(), middle(board, thing))
    assert board.stage.layout[thing].rect.width() > before.width()
    assert board.stage.layout[thing].rect.contains(before)
    QTest.mouseMove(board.viewport(), QPoint(496, 4))
    assert board.stage.layout[thing].rect == before


def test_skull_cards_are_kept_in_any_order(make):
    board = make()
    move = moves.Keep((1, 2))
    paths = board.paths_of(Offer(0, move, ("card:1", "card:2")))
    assert set(paths) == {("card:1", "card:2"), ("card:2", "card:1")}


def test_the_coterie_is_always_said_even_where_only_one_is_on_offer(make):
    card = find(character="merchant")
    table = position([[card], []])
    board = make()
    show(board, table)
    board.offer(offers_of(table, 0)[:1])
    click(board, f"card:{card}")
    assert not board.chosen
    click(board, "coterie:0")
    assert [offer.move for offer in board.chosen] == [moves.Add(card, 0)]


def test_an_accord_on_a_plate_stands_for_its_seat_and_for_no_other(make):
    table = position([[find()], [find(back="plague")], []], accords=[1, 0, 2])
    board = make()
    show(board, table)
    board.offer([Offer(0, moves.Use(0, None, 1), ("seat:1",))])
    assert board.stands_for("accord:0") == "seat:1"
    assert board.stands_for("accord:1") == "accord:1"


def test_what_may_be_left_has_a_button_beside_the_strip(make):
    skulls = several(3, back="plague")
    table = position(
        [[find(character="merchant", skip=skulls)], []], coteries=[skulls, []], accords=[1, 0]
    )
    while table.view(0).question.asks != "build":
        table.answer(0, table.moves(0)[0])
    board = make()
    show(board, table)
    button, strip = (board.stage.layout[thing].rect for thing in ("button:pass", THING))
    assert not strip.intersects(button)
    click(board, "button:pass")
    assert [offer.move for offer in board.chosen] == [moves.Pass()]


def test_a_card_can_be_added_by_the_keyboard_alone(make, qtbot):
    card = find(character="merchant")
    table = position([[card, find(skip=[card])], []])
    board = make()
    show(board, table)
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.focus_thing(f"card:{card}")
    QTest.keyClick(board.twins.twin(f"card:{card}"), Qt.Key.Key_Return)
    assert board.selection == (f"card:{card}",)
    board.focus_thing("coterie:0")
    QTest.keyClick(board.twins.twin("coterie:0"), Qt.Key.Key_Return)
    assert [offer.move for offer in board.chosen] == [moves.Add(card, 0)]


def test_a_thing_that_has_no_move_says_why(make):
    card = find(character="merchant")
    table = position([[card], []])
    board = make()
    board.refusal_for = lambda thing: table.why(0, thing)
    refused = []
    board.refused.connect(lambda thing, reason: refused.append((thing, reason.rule)))
    show(board, table)
    click(board, "wealth:1")
    assert refused == [("wealth:1", "wealth")]


def test_accords_are_chosen_from_a_panel(make):
    people = [Seat("human", name) for name in NAMES]
    table = new_table(RULES, people, {"accords": "chosen", "start": "3"}, 3)
    board = make()
    show(board, table)
    click(board, "accord:2")
    assert [offer.move for offer in board.chosen] == [moves.ChooseAccord(2)]
    table.answer(0, moves.ChooseAccord(2))
    show(board, table)
    assert board.stage.layout["accord:2"].dimmed
    assert "taken by Dan" in board.twins.names()["accord:2"]


# Abilities of a pack

ALL_WAYS = (
    (OpponentDiscards(),),
    (Draw(2),),
    (KeepSkull(),),
    (ToWealth("top"),),
)
CARD_WAYS = (
    (Take(),),
    (Discard("hand"), Draw()),
    (ToWealth("coterie"),),
    (AddOne(),),
)


def with_ability(ways, *, may):
    """Return a table of a pack at which seat 0 uses the ability of a Merchant it has added."""
    added = find(character="merchant")
    lying, *held = several(5, back="betrayal", skip=[added])
    table = position([held[:2], [held[2]], [held[3]]], coteries=[[added, lying], [], []])
    game, cards = table.game, standard_cards()
    merchant = replace(cards.characters["merchant"], ability=Ability(one_of=ways, may=may))
    others = [each for each in cards.character if each.id != "merchant"]
    game.pack = replace(cards, character=(merchant, *others))
    game.stack, game.questions = [EndTurn(0), UseAbility(0, "character", added, 0)], []
    game.run()
    game.collect()
    return table


@pytest.mark.parametrize("may", [False, True])
@pytest.mark.parametrize("ways", [ALL_WAYS, CARD_WAYS, (*ALL_WAYS[:2], *CARD_WAYS[:2])])
def test_every_use_of_an_ability_of_a_pack_can_be_touched(make, ways, may):
    """Whatever lists stand beside one another, each has things of its own to touch."""
    table = with_ability(ways, may=may)
    moves_found = table.moves(0)
    assert len(moves_found) > len(ways) - (not may)
    board = make()
    for offer in offers_of(table, 0):
        show(board, table)
        board.chosen.clear()
        for thing in board.path_of(offer):
            if not board.chosen:
                click_on(board, thing)
        assert [chosen.move for chosen in board.chosen] == [offer.move]
        board.take_back()


def click_on(board, thing):
    """Click where nothing lies over a thing, or over what stands for it."""
    spot = spot_that_means(board, thing)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
