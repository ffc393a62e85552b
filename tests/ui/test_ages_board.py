"""The board of The Middle Ages: what it shows, what it never shows, and how it is touched."""

from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.ages_positions import CARDS, RULES, find, position, several

from gamebox.core.question import Move
from gamebox.core.seat import Seat
from gamebox.games.middle_ages import moves
from gamebox.table import new_table
from ui.boards.ages import AgesBoard
from ui.boards.ages_backs import CardBack
from ui.boards.ages_cards import SocialCard
from ui.boards.ages_faces import Forecast, SlotWords
from ui.boards.ages_turn import THING, TurnStrip
from ui.items.halo import Halo
from ui.theme import Motion, Theme

STILL = Theme(motion=Motion(0))
NAMES = ("Dan", "Warn", "Liz", "Eva")


@dataclass(frozen=True)
class Offer:
    seat: int
    move: Move
    path: tuple[str, ...]


def offers_of(table, seat):
    view = table.view(seat)
    return [Offer(seat, move, RULES.path(view, move)) for move in table.moves(seat)]


def public(view):
    return replace(view, hand=[])


@pytest.fixture
def make(qtbot):
    boards = []

    def made(theme=STILL, humans=(0,)):
        board = AgesBoard(theme)
        board.resize(992, 712)
        board.set_seats(NAMES, humans)
        board.chosen = []
        board.move_chosen.connect(board.chosen.append)
        boards.append(board)
        board.show()
        return board

    yield made
    for board in boards:
        board.close_down()
        board.close()


def show(board, table, seat=0, events=()):
    view = table.view(seat if seat is not None else 0)
    board.show_view(view if seat is not None else public(view), seat, events)
    board.offer(offers_of(table, seat) if seat is not None else [])


def middle(board, thing):
    return board.stage.frame.to_pixels(board.stage.layout[thing].rect).center().toPoint()


def click(board, thing):
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, thing))


def face(board, thing):
    return board.stage.layout[thing].face


def random_game(seats, seed):
    """Return a table and a function that makes one random answer and returns what was told."""
    people = [Seat("human", name) for name in NAMES[:seats]]
    table = new_table(RULES, people, {}, seed)
    chance = Random(seed)

    def answer():
        seat = chance.choice(list(table.waits_for()))
        return table.answer(seat, chance.choice(table.moves(seat)))

    return table, answer


# What is shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_known_card_has_a_place_and_no_other_card_has_one(make, seats):
    table, answer = random_game(seats, 11)
    board = make()
    for _ in range(40):
        answer()
        view = table.view(0)
        show(board, table)
        known = {*view.hand}
        for areas in (view.coteries, view.structures):
            known.update(card for cards in areas for card in cards)
        known.update(lying.card for hand in view.hands for lying in hand if lying.card is not None)
        shown = {int(key.partition(":")[2]) for key in board.stage.layout if key[:5] == "card:"}
        assert shown == known


def test_hidden_cards_show_their_backs_and_nothing_else(make):
    plague, revolt = find(back="plague"), find(back="revolt")
    table = position([[find(back="betrayal")], [plague, revolt]])
    board = make()
    show(board, table)
    backs = {
        key: place.face for key, place in board.stage.layout.items() if key.startswith("back:1")
    }
    assert set(backs) == {"back:1:plague:0", "back:1:revolt:0"}
    assert backs["back:1:plague:0"] == CardBack("plague", "skull")
    assert "2 cards: face down 1 Plague, 1 Revolt" in board.twins.names()["hand:1"]
    for card in (plague, revolt):
        assert f"card:{card}" not in board.stage.layout


def test_nobodys_hand_is_open_where_several_look_on(make):
    card, other = several(2, back="betrayal")
    table = position([[card, other], []])
    board = make(humans=(0, 1))
    show(board, table, seat=None)
    assert f"card:{card}" not in board.stage.layout
    assert "back:0:betrayal:1" in board.stage.layout


def test_the_top_of_the_deck_can_be_read_and_the_rest_is_counted(make):
    top = find(character="noble", back="revolt")
    table = position([[find(back="betrayal")], []], top=[top])
    board = make()
    show(board, table)
    assert face(board, "pile:deck").print.figure == "noble"
    assert f"{len(table.game.deck)} cards left, on top Noble" in board.twins.names()["pile:deck"]
    assert "0 of 2 times" in board.twins.names()["pile:shuffles"]


def test_the_forecast_says_what_a_return_would_do(make):
    blade = find(back="betrayal")
    fork, skull, other = find(back="revolt"), *several(2, back="plague")
    table = position([[other], []], coteries=[[blade, fork, skull], []])
    board = make()
    show(board, table)
    line = face(board, "forecast")
    assert isinstance(line, Forecast)
    assert line.due
    assert line.words.endswith("discard 1, 2 Actions, then the Plague cards (2)")


def test_the_forecast_says_what_is_still_to_come_of_a_return(make):
    blades = several(3, back="betrayal")
    merchant = find(character="merchant", back="plague")
    table = position([[merchant], []], coteries=[blades, []], accords=[1, 0])
    table.answer(0, moves.Add(merchant, 0))
    table.answer(0, moves.Use(0))
    board = make()
    show(board, table)
    assert face(board, "forecast").words.startswith("Now: discard 1, 4 Actions, then the Plague")
    table.answer(0, moves.DiscardCard(blades[0]))
    show(board, table)
    assert face(board, "forecast").words.startswith("Now: 4 Actions, then the Plague cards")


def test_an_accord_is_used_by_touching_where_the_top_card_goes(make):
    merchant, other = find(character="merchant"), find(character="noble")
    table = position([[merchant], []], coteries=[[other], []], accords=[0, 1])
    table.answer(0, moves.Add(merchant, 0))
    table.answer(0, moves.Use(0))
    board = make()
    show(board, table)
    click(board, "wealth:0")
    assert [offer.move for offer in board.chosen] == [moves.Use(1)]


def test_the_slot_that_completes_three_says_what_the_chosen_card_would_bring(make):
    first, second = several(2, back="revolt")
    blade = find(back="betrayal")
    table = position([[blade], []], coteries=[[first, second], []])
    board = make()
    show(board, table)
    assert face(board, "slot:0") == SlotWords(("3rd card:", "returns"), True)
    click(board, f"card:{blade}")
    assert face(board, "slot:0") == SlotWords(("discard 1", "→ 1 Action"), True)
    assert face(board, "forecast").words == "With this card here: discard 1, 1 Action"


def test_the_strip_shows_where_the_turn_is(make):
    merchant = find(character="merchant")
    near = find(character="noble", skip=[merchant])
    table = position([[merchant], []], coteries=[[near], []], accords=[1, 0])
    board = make()
    show(board, table)
    strip = face(board, THING)
    assert isinstance(strip, TurnStrip)
    assert strip.steps[strip.now] == "Add a card"
    table.answer(0, moves.Add(merchant, 0))
    show(board, table)
    strip = face(board, THING)
    assert strip.steps[strip.now] == "Merchant's ability"
    assert [row.right for row in board.stage.layout[THING].preview.rows][:2] == ["now", ""]


def test_a_structure_shows_its_points_and_wealth_is_counted(make):
    forts = several(2, structure="fortress")
    rich = find(kind="coins", skip=forts)
    board = make()
    table = position(
        [[find(back="betrayal", skip=[*forts, rich])], []],
        structures=[forts, []],
        wealth=[[rich], []],
    )
    show(board, table)
    cards = [face(board, f"card:{card}") for card in forts]
    assert [card.points for card in cards] == [3, 3]
    assert face(board, "wealth:0").icons == CARDS.cards[rich].wealth.icons
    assert "6 points" in board.twins.names()["structures:0"]


# How it is touched


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


# Movement


def test_a_played_card_turns_over_out_of_the_hand_it_was_hidden_in(make):
    card = find(character="merchant", back="betrayal")
    table = position([[card, find(back="betrayal", skip=[card])], [find(back="plague")]])
    board = make(theme=Theme(motion=Motion(1)), humans=(1,))
    show(board, table, seat=1)
    told = table.answer(0, moves.Add(card, 1))
    show(board, table, 1, [one.to(1) for one in told])
    assert board.animator.busy
    assert isinstance(board.stage.thing(f"card:{card}").picture.face, CardBack)
    board.finish_all()
    assert isinstance(board.stage.thing(f"card:{card}").picture.face, SocialCard)


def test_a_whole_game_moves_and_ends_as_the_views_say(make):
    table, answer = random_game(3, 1)
    board = make(theme=Theme(motion=Motion(1)))
    show(board, table)
    for _ in range(400):
        if table.game.over:
            break
        told = answer()
        show(board, table, 0, [one.to(0) for one in told])
        board.finish_all()
        assert board.stage.layout.keys() == board.layout_things().keys()
        assert {thing.thing_id for thing in board.stage.things()} >= set(board.stage.layout)
    assert table.game.over
    assert "back:1:plague:0" not in board.stage.layout
    assert "points" in face(board, "seat:1").note


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_board_and_no_area_covers_another(make, seats, scale):
    table, answer = random_game(seats, 5)
    for _ in range(40):
        answer()
    board = make(theme=Theme(motion=Motion(0), text_scale=scale))
    show(board, table)
    kinds = ("coterie:", "structures:", "wealth:", "hand:", "pile:", THING)
    areas = {key: place.rect for key, place in board.stage.layout.items() if key.startswith(kinds)}
    bounds = board.sceneRect().adjusted(-1, -1, 1, 1)
    for key, rect in areas.items():
        assert bounds.contains(rect), key
        others = {other for other, room in areas.items() if other != key and room.intersects(rect)}
        assert not others, (key, others)
