"""The lines of the log take the room that their text takes, at every text size."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyleOptionViewItem

from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.play import BotPlay
from gamebox.table import new_table
from ui.table.lists import Lines, LogPanel
from ui.table.look import seat_pixmaps, table_sheet, table_theme
from ui.table.manners import manners_of
from ui.theme import Role, Size, Theme

SCALES = (0.8, 1, 1.5, 2)


@pytest.fixture
def log(qtbot):
    def made(scale, *texts, width=268):
        theme = table_theme(Theme(text_scale=scale), "mind")
        lines = Lines("Log", theme)
        qtbot.addWidget(lines)
        lines.setStyleSheet(table_sheet(theme))
        [pixmap] = seat_pixmaps(["B"], theme, 1)
        lines.setIconSize(pixmap.deviceIndependentSize().toSize())
        for text in texts:
            item = QListWidgetItem(QIcon(pixmap), text)
            item.setFont(theme.font(Role.UI, Size.LOG))
            lines.addItem(item)
        lines.resize(width, 400)
        lines.show()
        return lines

    return made


def heights(lines):
    return [lines.visualItemRect(lines.item(row)).height() for row in range(lines.count())]


@pytest.mark.parametrize("scale", SCALES)
def test_a_line_that_fits_is_no_higher_than_a_short_one(log, scale):
    wide = round(268 * max(1, scale))
    short, long = heights(log(scale, "Bo.", "Bo put a hand on the table.", width=wide))
    assert short == long


@pytest.mark.parametrize("scale", SCALES)
def test_no_wrapped_line_is_cut_off(log, scale):
    text = "A throwing star shows red 33 (You), red 21 (Bo) and red 29 (Cleo)."
    lines = log(scale, *(text[:end] for end in range(4, len(text))))
    high = lines.fontMetrics().height()
    for row, height in enumerate(heights(lines)):
        item = lines.item(row)
        room = lines.viewport().width() - lines.iconSize().width() - 2 * lines.theme.px(8) - 4 - 6
        drawn = drawn_lines(item, room)
        assert height >= drawn * high, item.text()


def text_room(lines, row):
    option = QStyleOptionViewItem()
    lines.initViewItemOption(option)
    lines.itemDelegate().initStyleOption(option, lines.model().index(row, 0))
    option.rect = lines.visualItemRect(lines.item(row))
    if lines.item(row).isSelected():
        option.state |= QStyle.StateFlag.State_Selected
    return lines.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, lines)


@pytest.mark.parametrize("scale", SCALES)
def test_a_chosen_line_has_the_room_of_any_other(log, scale):
    lines = log(scale, "Bo put a hand on the table.")
    before = text_room(lines, 0)
    lines.setCurrentRow(0)
    assert lines.item(0).isSelected()
    assert text_room(lines, 0) == before


def drawn_lines(item, room):
    """Return into how many lines words fall when each line is filled as far as it goes."""
    metrics, count, line = QFontMetrics(item.font()), 1, ""
    for word in item.text().split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > room:
            count, longer = count + 1, word
        line = longer
    return count


def test_the_mark_takes_only_the_room_of_its_letters():
    theme = table_theme(Theme(), "mind")
    [one], [three] = (seat_pixmaps([letters], theme, 1) for letters in ("B", "Wwm"))
    assert one.width() < three.width()
    assert one.size() == QSize(one.width(), theme.px(16))
    assert len({pixmap.width() for pixmap in seat_pixmaps(["B", "Wwm"], theme, 1)}) == 1


@pytest.fixture
def long_log(qtbot):
    """The log of a game that bots have played to its end, as it is opened again."""
    seats = [Seat("bot", name, "easy") for name in ("Bo", "Cleo", "Dan")]
    table = new_table(rules_of("mind"), seats, seed=4)
    BotPlay(table).run()
    theme = table_theme(Theme(), "mind")
    log = LogPanel(table, manners_of(table.rules), None, theme)
    qtbot.addWidget(log)
    log.setStyleSheet(table_sheet(theme))
    log.show()
    log.resize(268, 420)
    qtbot.waitUntil(lambda: log.verticalScrollBar().maximum() > 400)
    return log


def test_a_long_log_opens_at_its_newest_line(qtbot, long_log):
    bar = long_log.verticalScrollBar()
    long_log.resize(240, 300)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert long_log.visualItemRect(long_log.item(long_log.count() - 1)).bottom() <= 300


def test_a_log_stays_where_its_reader_went_back_to(qtbot, long_log):
    bar = long_log.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    most = bar.maximum()
    long_log.resize(220, 300)
    qtbot.waitUntil(lambda: bar.maximum() != most)
    assert bar.value() < bar.maximum() / 2
