"""One move by click, drag and keyboard; refusals, previews, twins: on a small made-up board."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.boards.board import Board
from ui.boards.notes import BUBBLE, PREVIEW
from ui.boards.place import Place
from ui.items.halo import Halo
from ui.items.z import Z, layer
from ui.theme import Motion, Theme


@dataclass(frozen=True)
class Plain:
    """A plain rectangle."""

    colour: str
    side: str = ""
    radius: float = 8.0
    bleed: float = 4.0

    def draw(self, painter, rect, style):
        painter.fillRect(rect, QColor(self.colour))


@dataclass(frozen=True)
class Move:
    path: tuple[str, ...]
    text: str = "a move"


@dataclass(frozen=True)
class Reason:
    text: str
    rule: str = "some.rule"


SPOTS = {
    "card:1": QRectF(100, 500, 90, 120),
    "card:2": QRectF(160, 500, 90, 120),
    "card:3": QRectF(400, 500, 90, 120),
    "stack:a": QRectF(150, 100, 90, 120),
    "stack:b": QRectF(600, 100, 90, 120),
}


class SmallBoard(Board):
    """Three cards, the first two overlapping, and two stacks; the view is what is missing."""

    game = "mind"

    def layout_things(self):
        return {
            thing: Place(
                rect,
                Plain("green"),
                layer(Z.HAND, order),
                name=thing.replace(":", " "),
                preview=Plain("blue"),
            )
            for order, (thing, rect) in enumerate(SPOTS.items())
            if thing not in self.view
        }

    def table_face(self):
        return Plain("black")


MOVES = [
    Move(("card:1", "stack:a")),
    Move(("card:1", "stack:b")),
    Move(("card:3", "stack:a")),
]


@pytest.fixture
def board(qtbot):
    board = SmallBoard(Theme(motion=Motion(0)))
    qtbot.addWidget(board)
    board.resize(992, 712)
    board.show_view((), 0)
    board.offer(MOVES)
    board.chosen = []
    board.move_chosen.connect(board.chosen.append)
    board.show()
    qtbot.waitExposed(board)
    yield board
    board.close()


def middle(board, thing):
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect)
    return rect.center().toPoint()


def click(board, thing, button=Qt.MouseButton.LeftButton):
    QTest.mouseClick(board.viewport(), button, pos=middle(board, thing))


def send(board, kind, point, held=Qt.MouseButton.LeftButton):
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    where = QPointF(point)
    event = QMouseEvent(
        kind,
        where,
        board.viewport().mapToGlobal(where),
        button,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(board.viewport(), event)


def drag(board, start, end):
    send(board, QEvent.Type.MouseButtonPress, start)
    for part in (0.3, 0.7, 1.0):
        send(board, QEvent.Type.MouseMove, start + (end - start) * part)
    send(board, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton)


def halos(board, thing):
    return board.stage.thing(thing).halos


def test_what_begins_a_move_glows_and_nothing_else(board):
    assert board.glowing() == {"card:1", "card:3"}
    assert halos(board, "card:1") == {Halo.ACT}
    assert halos(board, "card:2") == frozenset()


def test_two_clicks_make_a_move(board):
    click(board, "card:1")
    assert board.selection == ("card:1",)
    assert halos(board, "card:1") == {Halo.CHOSEN}
    assert halos(board, "stack:b") == {Halo.TARGET}
    click(board, "stack:b")
    assert board.chosen == [MOVES[1]]


def test_after_a_move_nothing_is_on_offer(board):
    for _ in range(2):
        click(board, "card:3")
        click(board, "stack:a")
    assert board.chosen == [MOVES[2]]
    assert board.glowing() == frozenset()


def test_a_double_click_touches_once_when_the_first_click_made_a_move(board):
    board.offer([Move(("card:1",)), Move(("card:2",))])
    board.move_chosen.connect(lambda _offered: board.offer([Move(("card:1",))]))
    spot = middle(board, "card:1")
    for kind, made in (
        (QEvent.Type.MouseButtonPress, 1),
        (QEvent.Type.MouseButtonDblClick, 1),
        (QEvent.Type.MouseButtonPress, 2),
    ):
        send(board, kind, spot)
        send(board, QEvent.Type.MouseButtonRelease, spot, Qt.MouseButton.NoButton)
        assert len(board.chosen) == made


def test_what_the_pointer_is_on_brightens_when_a_click_would_do_something(board):
    send(board, QEvent.Type.MouseMove, middle(board, "card:3"), Qt.MouseButton.NoButton)
    assert halos(board, "card:3") == {Halo.ACT, Halo.HOVER}
    send(board, QEvent.Type.MouseMove, middle(board, "stack:b"), Qt.MouseButton.NoButton)
    assert halos(board, "card:3") == {Halo.ACT}
    assert halos(board, "stack:b") == frozenset()


def test_dragging_makes_the_same_move(board):
    drag(board, middle(board, "card:1") - QPointF(30, 0).toPoint(), middle(board, "stack:b"))
    assert board.chosen == [MOVES[1]]


def test_a_drop_beside_every_target_makes_no_move_and_the_card_glides_back(board):
    home = board.stage.thing("card:3").pos()
    drag(board, middle(board, "card:3"), middle(board, "card:3") + QPointF(300, -120).toPoint())
    assert board.chosen == []
    assert board.stage.thing("card:3").pos() == home


def test_escape_gives_up_a_drag(board):
    home = board.stage.thing("card:3").pos()
    start = middle(board, "card:3")
    send(board, QEvent.Type.MouseButtonPress, start)
    send(board, QEvent.Type.MouseMove, start + QPointF(80, -200).toPoint())
    assert board.stage.thing("card:3").pos() != home
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.stage.thing("card:3").pos() == home
    send(board, QEvent.Type.MouseButtonRelease, middle(board, "stack:a"))
    assert board.chosen == []


def test_a_card_without_a_move_cannot_be_dragged(board):
    home = board.stage.thing("card:2").pos()
    drag(board, middle(board, "card:2"), middle(board, "stack:a"))
    assert board.stage.thing("card:2").pos() == home
    assert board.chosen == []


def test_escape_and_the_bare_table_take_a_half_made_move_back(board):
    click(board, "card:1")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert board.selection == ()
    click(board, "card:1")
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(900, 650).toPoint())
    assert board.selection == ()
    assert board.take_back() is False


def test_the_topmost_of_two_overlapping_cards_is_touched(board):
    assert board.stage.thing_at(QPointF(170, 550)) == "card:2"
    assert board.stage.thing_at(QPointF(110, 550)) == "card:1"


def test_the_keyboard_makes_the_same_move(board):
    board.focus_thing("card:1")
    QTest.keyClick(board.twins.twin("card:1"), Qt.Key.Key_Return)
    assert board.selection == ("card:1",)
    QTest.keyClick(board.twins.twin("card:1"), Qt.Key.Key_Up)
    assert board.twins.focused() == "stack:a"
    QTest.keyClick(board.twins.twin("stack:a"), Qt.Key.Key_Right)
    assert board.twins.focused() == "stack:b"
    assert Halo.FOCUS in halos(board, "stack:b")
    QTest.keyClick(board.twins.twin("stack:b"), Qt.Key.Key_Return)
    assert board.chosen == [MOVES[1]]


def test_a_screen_reader_can_press_a_twin(board):
    board.twins.twin("card:3").click()
    board.twins.twin("stack:a").click()
    assert board.chosen == [MOVES[2]]


def test_twins_follow_the_layout_and_say_what_can_be_chosen(board):
    assert board.twins.names() == {thing: thing.replace(":", " ") for thing in SPOTS}
    assert board.twins.twin("card:1").accessibleDescription() == "can be chosen"
    assert board.twins.twin("card:2").accessibleDescription() == ""
    expected = board.stage.frame.to_pixels(SPOTS["stack:b"]).toAlignedRect()
    assert board.twins.twin("stack:b").geometry() == expected
    board.show_view(("card:2",), 0)
    assert board.twins.twin("card:2") is None
    assert board.stage.thing("card:2") is None


def test_the_tab_key_walks_in_reading_order(board):
    board.focus_thing("card:1")
    walked = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        walked.append(board.twins.focused())
    assert walked == ["card:2", "card:3", "stack:a", "stack:b"]


def test_a_thing_without_a_move_says_why_beside_itself(board, qtbot):
    board.refusal_for = lambda thing: Reason(f"No move with {thing}.")
    with qtbot.waitSignal(board.refused) as refused:
        click(board, "card:2")
    assert refused.args == ["card:2", Reason("No move with card:2.")]
    bubble = board.stage.floats[BUBBLE]
    assert bubble.face.words == "No move with card:2."
    assert board.stage.frame.whole.contains(bubble.rect)
    assert not bubble.rect.intersects(SPOTS["card:2"])
    click(board, "card:1")
    assert BUBBLE not in board.stage.floats


def test_resting_on_a_card_enlarges_it_and_leaving_ends_that(board, qtbot):
    board.set_hover_delay(0)
    with qtbot.waitSignal(board.thing_hovered):
        send(board, QEvent.Type.MouseMove, middle(board, "card:3"), Qt.MouseButton.NoButton)
    assert board.stage.floats[PREVIEW].face == Plain("blue")
    send(board, QEvent.Type.MouseMove, QPointF(900, 650).toPoint(), Qt.MouseButton.NoButton)
    assert PREVIEW not in board.stage.floats


def test_a_pinned_preview_stays(board, qtbot):
    board.set_hover_delay(0)
    with qtbot.waitSignal(board.thing_hovered):
        send(board, QEvent.Type.MouseMove, middle(board, "card:3"), Qt.MouseButton.NoButton)
    QTest.keyClick(board, Qt.Key.Key_Z)
    send(board, QEvent.Type.MouseMove, QPointF(900, 650).toPoint(), Qt.MouseButton.NoButton)
    assert PREVIEW in board.stage.floats
    QTest.keyClick(board, Qt.Key.Key_Z)
    assert PREVIEW not in board.stage.floats


def test_the_right_button_enlarges_and_makes_no_move(board):
    click(board, "card:3", Qt.MouseButton.RightButton)
    assert PREVIEW in board.stage.floats
    assert board.selection == ()


@pytest.mark.parametrize("corner", [(5, 5), (987, 5), (5, 707), (987, 707)])
def test_a_preview_is_wholly_on_the_board_and_not_under_the_pointer(board, corner):
    board.hands.enlarge("card:1", QPointF(*corner))
    rect = board.stage.floats[PREVIEW].rect
    assert board.stage.frame.whole.contains(rect)
    assert not rect.contains(QPointF(*corner))


def test_clearing_leaves_nothing_of_the_game(board):
    click(board, "card:1")
    board.clear()
    assert {thing.thing_id for thing in board.stage.things()} == {"#table"}
    assert board.twins.names() == {}
    assert board.glowing() == frozenset()


def test_a_touch_ends_the_movement_and_counts(board):
    board.set_theme(Theme(motion=Motion(1.0)))
    board.show_view(("card:2",), 0)
    board.offer(MOVES)
    assert board.animator.busy
    click(board, "card:1")
    assert not board.animator.busy
    assert board.selection == ("card:1",)
    assert board.stage.thing("card:2") is None


def test_what_happens_quickly_is_shown_in_the_end(board, qtbot):
    board.set_theme(Theme(motion=Motion(0.1)))
    for gone in (("card:2",), (), ("card:1", "stack:a"), ("card:3",)):
        board.show_view(gone, 0)
        QTest.qWait(5)
    if board.animator.busy:
        qtbot.waitSignal(board.settled).wait()
    assert {thing.thing_id for thing in board.stage.things()} == set(SPOTS) - {"card:3"} | {
        "#table"
    }
    assert all(thing.opacity() == 1.0 for thing in board.stage.things())


def test_a_dragged_card_stays_in_the_hand_when_a_new_view_comes(board):
    start = middle(board, "card:3")
    send(board, QEvent.Type.MouseButtonPress, start)
    send(board, QEvent.Type.MouseMove, start + QPointF(0, -150).toPoint())
    held = board.stage.thing("card:3").pos()
    board.show_view(("card:2",), 0)
    board.offer(MOVES)
    assert board.stage.thing("card:3").pos() == held
    send(board, QEvent.Type.MouseMove, middle(board, "stack:a"))
    send(board, QEvent.Type.MouseButtonRelease, middle(board, "stack:a"))
    assert board.chosen == [MOVES[2]]


def test_nothing_is_repainted_at_rest(board, qtbot):
    class Paints(type(board.stage)):  # any QObject may filter events
        count = 0

        def eventFilter(self, _watched, event):
            self.count += event.type() == QEvent.Type.Paint
            return False

    paints = Paints(board.scene(), "mind", board.theme, board)
    QApplication.processEvents()
    board.viewport().installEventFilter(paints)
    qtbot.wait(200)
    assert paints.count == 0
    board.viewport().update()
    qtbot.waitUntil(lambda: paints.count == 1)
    board.viewport().removeEventFilter(paints)
    paints.close()


@pytest.mark.parametrize("size", [(640, 480), (1632, 990), (700, 900)])
def test_after_a_resize_the_pictures_become_sharp_again(board, qtbot, size):
    board.resize(*size)
    scale = board.stage.frame.device_scale
    thing = board.stage.thing("card:1")

    def sharp():
        picture = thing.picture
        assert picture.scale == scale
        assert board.stage.bank.kept(picture) is not None
        assert thing.childItems()[0].scale() == pytest.approx(1.0, abs=1e-9)

    qtbot.waitUntil(sharp, timeout=3_000)


def test_nothing_is_painted_before_the_board_has_its_size(qtbot):
    board = SmallBoard(Theme())
    qtbot.addWidget(board)
    board.show_view((), 0)
    board.offer(MOVES)
    assert board.stage.things() == []
    board.resize(800, 600)
    board.show()
    qtbot.waitExposed(board)
    scales = {thing.picture.scale for thing in board.stage.things()}
    assert scales == {board.stage.frame.device_scale}
    board.close()


def test_the_picture_of_the_board_is_not_empty(board):
    image = board.grab().toImage()
    green = middle(board, "card:3")
    assert image.pixelColor(green) == QColor("green")
