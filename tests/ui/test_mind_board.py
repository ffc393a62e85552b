"""The Mind's board: what it shows, what it never shows, and how a level ends on it."""

from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.mind_positions import RULES, card, position

from gamebox.core.question import Move
from gamebox.games.mind import moves
from ui.boards.mind import MindBoard
from ui.boards.mind_cards import CardBack, NumberCard
from ui.boards.mind_layout import lay_out
from ui.boards.mind_sight import Sight
from ui.boards.mind_waits import Waits
from ui.items.badge import RoundButton
from ui.palettes import Mode
from ui.theme import Motion, Theme

STILL = Theme(motion=Motion(0))
NAMES = ("Ann", "Ben", "Cleo", "Dan")


@dataclass(frozen=True)
class Offer:
    seat: int
    move: Move
    path: tuple[str, ...]


def offers_of(table, seats):
    found = []
    for seat in seats:
        view = table.view(seat)
        found += [Offer(seat, move, RULES.path(view, move)) for move in table.moves(seat)]
    return found


def public(view):
    """Return a view of somebody who only looks on."""
    hidden = [replace(laid, card=None) if laid.colour in view.blind else laid for laid in view.laid]
    return replace(view, hand=[], laid=hidden, own_answer=None)


@pytest.fixture
def make(qtbot):
    boards = []

    def made(theme=STILL, humans=(0,)):
        board = MindBoard(theme)
        board.resize(992, 712)
        board.set_seats(NAMES, humans)
        board.chosen = []
        board.move_chosen.connect(board.chosen.append)
        boards.append(board)
        board.show()
        return board

    yield made
    for board in boards:
        board.close()


def show(board, table, seat=0, events=()):
    view = table.view(seat if seat is not None else board.humans[0])
    board.show_view(view if seat is not None else public(view), seat, events)
    board.offer(offers_of(table, board.humans))


def answer(table, seat, move, to=0):
    return [told.to(to) for told in table.answer(seat, move)]


def faces(board):
    return [thing.picture.face for thing in board.stage.things()]


def shown_cards(board):
    return {(face.colour, face.number) for face in faces(board) if isinstance(face, NumberCard)}


def click(board, thing):
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect)
    spot = rect.center().toPoint()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)


# What is shown


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(make):
    board = make()
    show(board, position("W12 W30 R8", "W3 W44 R50"))
    assert shown_cards(board) == {("white", 12), ("white", 30), ("red", 8)}
    assert board.stage.layout["seat:1"].face.cards == 3
    assert board.twins.names()["seat:1"] == "Ben, 3 cards"


def test_what_may_be_laid_is_raised_and_the_rest_dimmed(make):
    board = make()
    show(board, position("W12 W30 R8", "W3 W44 R50"))
    low, middle, red = (board.stage.layout[f"card:{card(c)}"] for c in ("W12", "W30", "R8"))
    assert low.rect.top() == red.rect.top() < middle.rect.top()
    assert (low.dimmed, middle.dimmed, red.dimmed) == (False, True, False)


def test_what_glows_is_what_is_legal_in_random_games(make):
    board, dice = make(), Random(4)
    table = position("W12 W30 R8", "W3 W44 R50", "W1 R2 R3", blind=("red",), stars=3, lives=5)
    for _ in range(60):
        asked = [seat for seat in range(3) if table.moves(seat)]
        if not asked or table.game.over:
            break
        show(board, table)
        assert board.glowing() == {offer.path[0] for offer in offers_of(table, (0,))}
        assert board.glowing() <= set(board.stage.layout)
        seat = dice.choice(asked)
        table.answer(seat, dice.choice(table.moves(seat)))


def test_one_click_lays_a_card(make):
    board = make()
    table = position("W12 W30 R8", "W3 W44 R50")
    show(board, table)
    click(board, f"card:{card('W12')}")
    assert [offer.move for offer in board.chosen] == [moves.Lay(card("W12"))]


@pytest.mark.parametrize(
    ("button", "move"), [("stop", moves.Stop()), ("star", moves.ProposeStar())]
)
def test_buttons_make_their_moves(make, button, move):
    board = make()
    show(board, position("W12", "W3"))
    click(board, f"button:{button}")
    assert [offer.move for offer in board.chosen] == [move]


def test_ready_and_the_answers_to_a_star_have_buttons(make):
    board = make()
    table = position("W12", "W3", ready=False)
    show(board, table)
    assert board.glowing() == {"button:ready"}
    assert isinstance(board.stage.layout["button:ready"].face, RoundButton)
    for seat in (0, 1):
        table.answer(seat, moves.Ready())
    table.answer(1, moves.ProposeStar())
    show(board, table)
    assert board.glowing() == {"button:agree", "button:refuse", "button:stop"}
    assert "Ben propose" in board.stage.layout["panel"].face.title
    click(board, "button:refuse")
    assert [offer.move for offer in board.chosen] == [moves.Refuse()]


def test_at_a_shared_screen_each_plate_shows_the_key_that_agrees_to_a_star(make):
    board = make(humans=(0, 1, 2))
    table = position("W12", "W3", "W20")
    table.answer(1, moves.ProposeStar())
    table.answer(2, moves.Agree())
    show(board, table, None)
    layout = board.stage.layout
    assert layout["key:0:check"].face.key == "1"
    assert not {"key:1:check", "key:2:check"} & set(layout)


def test_cards_laid_aside_lie_beside_their_stack_with_their_seat(make):
    board = make()
    table = position("W12 W30 R8", "W3 W44 R50", lives=5)
    table.answer(0, moves.Lay(card("W12")))
    show(board, table)
    face = board.stage.layout[f"aside:{card('W3')}"].face
    assert (face.colour, face.number, face.seat) == ("white", 3, 1)
    assert "laid aside: 3" in board.twins.names()["pile:aside-white"]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 1.5, 2.0])
def test_every_thing_to_touch_is_on_the_board_and_can_be_hit(make, mode, text):
    board = make(Theme(mode=mode, text_scale=text, motion=Motion(0)))
    table = position("W1 W3 W5 W7 R2 R4 R6 R8", "W2 W4 W6 W8 R1 R3 R5 R7", lives=5)
    show(board, table)
    for thing, place in board.stage.layout.items():
        if place.touchable:
            assert board.stage.frame.whole.contains(place.rect), thing
            assert place.rect.height() >= 17, thing
    hits = {
        board.stage.thing_at(
            place.rect.topLeft()
            + place.rect.center() * 0
            + (place.rect.bottomLeft() - place.rect.topLeft()) * 0.5
        )
        or thing
        for thing, place in board.stage.layout.items()
        if thing.startswith("card:")
    }
    assert hits == {thing for thing in board.stage.layout if thing.startswith("card:")}


# What is never shown


def test_a_blind_card_is_a_back_for_everybody(make):
    board = make()
    table = position("W12 W30 R8", "W3 W44 R50", blind=("white",))
    table.answer(0, moves.Lay(card("W12")))
    table.answer(1, moves.Lay(card("W3")))
    show(board, table)
    stack = [p.face for key, p in board.stage.layout.items() if key.startswith("laid:")]
    assert stack == [CardBack("white"), CardBack("white")]
    assert shown_cards(board) == {("white", 30), ("red", 8)}
    assert "2 cards face down" in board.twins.names()["stack:white"]


def test_the_same_view_draws_the_same_whatever_the_others_hold(make):
    pictures = []
    for other in ("W3 W44 R50", "W20 R1 R49"):
        board = make()
        show(board, position("W12 W30 R8", other))
        pictures.append((dict(board.stage.layout), board.twins.names()))
    assert pictures[0] == pictures[1]


def test_a_shared_screen_shows_no_hand(make):
    board = make(humans=(0, 1))
    table = position("W12 W30 R8", "W3 W44 R50")
    show(board, table, seat=None)
    assert shown_cards(board) == set()
    assert not any(
        name.startswith(("White 1", "White 3", "Red 8")) for name in board.twins.names().values()
    )
    assert not any(thing.startswith("card:") for thing in board.glowing())
    assert board.stage.layout["seat:0"].face.name == "Ann"


def test_a_hand_is_seen_only_while_it_is_peeked_at(make):
    board = make(humans=(0, 1))
    table = position("W12 W30 R8", "W3 W44 R50")
    show(board, table, seat=None)
    board.peek(table.view(1))
    assert shown_cards(board) == {("white", 3), ("white", 44), ("red", 50)}
    board.peek(None)
    assert shown_cards(board) == set()
    assert not any("44" in name for name in board.twins.names().values())


def test_a_peeked_hand_that_has_changed_is_hidden_at_once(make):
    board = make(humans=(0, 1))
    table = position("W12 W30 R8", "W3 W44 R50")
    show(board, table, seat=None)
    board.peek(table.view(1))
    table.answer(1, moves.Lay(card("W3")))
    show(board, table, seat=None)
    assert shown_cards(board) == {("white", 3)}


def test_people_at_one_screen_have_buttons_of_their_own(make):
    board = make(humans=(0, 1))
    show(board, position("W12", "W3", ready=False), seat=None)
    assert board.glowing() == {"button:ready:0", "button:ready:1"}
    click(board, "button:ready:1")
    assert [(offer.seat, offer.move) for offer in board.chosen] == [(1, moves.Ready())]


def test_clearing_takes_every_card_away(make):
    board = make()
    show(board, position("W12 W30 R8", "W3 W44 R50"))
    board.clear()
    assert shown_cards(board) == set()
    assert board.twins.names() == {}


# How things move


MOVING = Theme(motion=Motion(1.0))


def test_a_card_travels_from_the_hand_to_its_stack(make):
    board = make(MOVING)
    table = position("W12 W30 R8", "W3 W44 R50", lives=5)
    show(board, table)
    start = board.stage.thing(f"card:{card('R8')}").pos()
    show(board, table, events=answer(table, 0, moves.Lay(card("R8"))))
    laid = board.stage.thing("laid:3:0")
    assert laid.pos() == start
    assert board.stage.thing(f"card:{card('R8')}") is None
    board.finish_all()
    stack = board.stage.frame.to_pixels(board.stage.layout["stack:red"].rect)
    assert (laid.pos() - stack.center()).manhattanLength() < 2


def test_anothers_card_comes_from_its_seat(make):
    board = make(MOVING)
    table = position("W12 W30 R8", "W3 W44 R50")
    show(board, table)
    plate = board.stage.thing("seat:1").pos()
    show(board, table, events=answer(table, 1, moves.Lay(card("W3"))))
    assert board.stage.thing("laid:3:0").pos() == plate
    board.finish_all()


def test_a_blind_level_is_turned_up_card_by_card(make):
    board = make(MOVING)
    table = position("W12", "W3", blind=("white",), lives=3)
    show(board, table)
    table.answer(0, moves.Lay(card("W12")))
    show(board, table)
    board.finish_all()
    show(board, table, events=answer(table, 1, moves.Lay(card("W3"))))
    assert board.animator.pausing
    assert ("white", 3) not in shown_cards(board)
    board.finish_all()
    rows = [board.stage.thing(f"result:white:{index}").picture.face for index in (0, 1)]
    assert [face.number for face in rows] == [12, 3]
    verdicts = [board.stage.layout[f"verdict:white:{index}"].face.right for index in (0, 1)]
    assert verdicts == [False, True]
    assert board.stage.layout["pile:lives"].name == "2 lives of 5"


def test_a_touch_only_skips_the_reveal(make):
    board = make(MOVING)
    table = position("W12", "W3", blind=("white",), lives=3)
    show(board, table)
    table.answer(0, moves.Lay(card("W12")))
    show(board, table)
    show(board, table, events=answer(table, 1, moves.Lay(card("W3"))))
    click(board, "button:ready")
    assert board.chosen == []
    assert not board.animator.busy
    click(board, "button:ready")
    assert [offer.move for offer in board.chosen] == [moves.Ready()]


@pytest.mark.parametrize("factor", [0.0, 1.0])
@pytest.mark.parametrize(("last", "lives"), [(True, 2), (False, 1)])
def test_every_end_leaves_the_result_on_the_table(make, last, lives, factor):
    board = make(Theme(motion=Motion(factor)))
    table = position("W12", "W3", last=last, lives=lives)
    show(board, table)
    order = (1, 0) if last else (0, 1)
    for seat in order:
        if not table.game.over:
            hand = table.view(seat).hand
            show(board, table, events=answer(table, seat, moves.Lay(hand[0])))
    board.finish_all()
    assert table.game.over
    title = board.stage.layout["panel"].face.title
    assert title == ("You have won together!" if last else "The last life is gone")
    ids = {thing.thing_id for thing in board.stage.things()}
    assert ids == set(board.stage.layout) | {"#table"}


def test_a_whole_random_game_leaves_exactly_the_last_layout(make):
    board, dice = make(MOVING), Random(9)
    table = position("W12 W30 R8", "W3 W44 R50", "W1 R2 R3", blind=("red",), stars=3, lives=5)
    show(board, table)
    for _ in range(80):
        asked = [seat for seat in range(3) if table.moves(seat)]
        if not asked:
            break
        seat = dice.choice(asked)
        told = answer(table, seat, dice.choice(table.moves(seat)))
        show(board, table, events=told)
        QTest.qWait(1)
    board.finish_all()
    ids = {thing.thing_id for thing in board.stage.things()}
    assert ids == set(board.stage.layout) | {"#table"}
    for thing in board.stage.things():
        assert thing.opacity() == 1.0
        assert thing.scale() == 1.0


# How long the stacks have waited


def test_the_dials_count_only_while_play_goes_on():
    now = [100.0]
    waits = Waits(lambda: now[0])
    table = position("W12 W30 R8", "W3 W44 R50", lives=5)
    waits.follow(table.view(0), playing=True)
    now[0] += 11
    assert waits.strokes() == {"white": 2, "red": 2}
    table.answer(0, moves.Lay(card("R8")))
    waits.follow(table.view(0), playing=True)
    assert waits.strokes() == {"white": 2, "red": 0}
    waits.follow(table.view(0), playing=False)
    now[0] += 60
    assert waits.strokes() == {"white": 2, "red": 0}
    waits.follow(table.view(0), playing=True)
    now[0] += 1000
    assert waits.strokes() == {"white": 12, "red": 12}


def test_with_reduced_motion_there_are_no_dials(make):
    board = make()
    show(board, position("W12", "W3"))
    assert board.sight().waits == {}
    lively = make(MOVING)
    show(lively, position("W12", "W3"))
    assert lively.sight().waits == {"white": 0, "red": 0}


def test_a_dial_is_shown_from_its_first_stroke_on():
    view = position("W12", "W3").view(0)
    sight = Sight(view, 0, NAMES, (0,), STILL, waits={"white": 3, "red": 0})
    layout = lay_out(sight)
    assert "dial:white" in layout
    assert "dial:red" not in layout
