"""Where things lie on Medium's board: room for eight seats, large text and long words."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from support.medium_boards import STILL, boards, random_games, show
from support.medium_positions import DIVINATION, INCANTATION, lying, miss, say, started

from gamebox.games.medium import moves
from ui.boards.medium_cards import EspText, WordList
from ui.boards.medium_places import BOARD, WORDS
from ui.boards.medium_prints import SMALLEST, set_word
from ui.items.card import fixed
from ui.palettes import Mode
from ui.theme import Motion, Role, Theme

LONGEST = "A VERY LONG IDEA WITH EXACTLY 40 LETTERS"
APART = ("seat:", "team:", "fortuna", "deck", "crystal", "tokens:", "ball", "entry:", "button:")


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def busy(seats):
    """Return tables in every phase, with all that can lie on the table at once."""
    esp = [INCANTATION, DIVINATION] * 4 if seats > 2 else []
    options = {"prediction": "on", "countdown": "60"} if seats > 2 else {"countdown": "60"}
    tables = [started(seats, sets="chosen"), started(seats)]
    table = lying(seats, esp=esp[:seats], **options)
    tables.append(table)
    for seat in range(2, seats):
        table.answer(seat, moves.Predict(True))
    table = lying(seats, esp=esp[:seats], countdown="60")
    miss(table, 2)
    tables.append(table)
    table = lying(seats, esp=esp[:seats])
    miss(table, 3)
    tables.append(table)
    table = lying(seats)
    say(table, "paint", "painter")
    return [*tables, table]


def apart(layout):
    """Return the places of what must not lie on one another."""
    found = {key: place.rect for key, place in layout.items() if key.startswith(APART)}
    for number, rect in enumerate(WORDS):
        found[f"word {number}"] = rect
    trail = [place.rect for key, place in layout.items() if getattr(place.face, "small", False)]
    if trail:
        whole = QRectF(trail[0])
        for rect in trail:
            whole = whole.united(rect)
        found["trail"] = whole
    return found


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_lies_on_anything_else(make, seats, text):
    board = make(Theme(text_scale=text, motion=Motion(0)), seats=seats)
    for table in busy(seats):
        asked = table.asked()
        for seat in {0, asked[0], asked[-1]}:
            show(board, table, seat)
            if "deck" not in board.stage.layout:
                continue
            for (one, first), (other, second) in combinations(apart(board.stage.layout).items(), 2):
                shared = first.intersected(second)
                assert min(shared.width(), shared.height()) <= 1.5, (one, other)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
def test_everything_to_touch_is_on_the_board(make, mode, text):
    for seats in (2, 5, 8):
        board = make(Theme(mode=mode, text_scale=text, motion=Motion(0)), seats=seats)
        for table in busy(seats):
            for seat in {0, table.asked()[0]}:
                show(board, table, seat)
                for thing, place in board.stage.layout.items():
                    if place.touchable:
                        assert BOARD.contains(place.rect), thing
                        assert place.rect.height() >= 16, thing


@pytest.mark.parametrize("seats", [3, 8])
def test_what_glows_can_be_hit(make, seats):
    board = make(seats=seats)
    for table in random_games(seats, 2, 60, esp="mixed", prediction="on"):
        seat = table.asked()[0]
        show(board, table, seat)
        for thing in board.glowing() - {"entry:word"}:
            centre = board.stage.layout[thing].rect.center()
            hit = board.stage.thing_at(centre)
            assert board.stands_for(hit) == thing or thing == "pile:middle", (thing, hit)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (1920, 1080), (700, 1100)])
def test_the_field_stands_in_its_frame_at_every_size(make, size):
    board = make(size=size)
    show(board, lying(4))
    frame = board.stage.frame.to_pixels(board.stage.layout["entry:word"].rect)
    assert frame.contains(QRectF(board.entry.geometry()))
    assert board.entry.line.height() <= board.entry.height()
    board.resize(900, 700)
    frame = board.stage.frame.to_pixels(board.stage.layout["entry:word"].rect)
    assert frame.contains(QRectF(board.entry.geometry()))


@pytest.mark.parametrize(
    "word", ["OX", "CHRYSANTHEMUM", LONGEST, "X" * 40, "Ö" * 39 + "-", "ICE-CREAM"]
)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_word_is_set_in_the_largest_letters_that_fit(qtbot, word, text):
    theme = Theme(text_scale=text)
    setting = set_word(word, theme, 44, (180, 70))
    metrics = QFontMetricsF(setting.font)
    assert "".join(setting.lines).replace("-", "").replace(" ", "") == word.replace(
        "-", ""
    ).replace(" ", "")
    assert len(setting.lines) <= 2
    assert all(metrics.horizontalAdvance(line) <= 180 for line in setting.lines)
    assert setting.font.pixelSize() >= SMALLEST
    if word == "OX":
        assert setting.font.pixelSize() == 44
    if word == LONGEST:
        one_line = fixed(theme, Role.MEDIUM, setting.font.pixelSize())
        assert QFontMetricsF(one_line).horizontalAdvance(word) > 180


def test_what_can_be_enlarged_is_as_high_as_what_it_says(make):
    board = make()
    show(board, lying(4, esp=[INCANTATION, None, None, None]))
    board.hands.enlarge("esp:0", board.stage.layout["esp:0"].rect.center())
    short = EspText("incantation", False, "Ann").high(420, STILL)
    assert board.stage.floats["#preview"].rect.height() == pytest.approx(short)
    few, many = (WordList("Set", ("WORD",) * count).high(420, STILL) for count in (3, 18))
    assert few < many


def test_every_set_of_a_large_pack_is_on_the_page_as_far_as_it_can_be_read(make):
    board = make()
    table = started(4, sets="chosen")
    show(board, table)
    rects = [p.rect for key, p in board.stage.layout.items() if key.startswith("set:")]
    assert len(rects) == len(table.game.words.set)
    assert all(first.intersected(second).isEmpty() for first, second in combinations(rects, 2))
