"""How words stand on Medium's cards: as large as they can, on one line or two."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.items.card import fixed
from ui.items.paint import fitted
from ui.theme import Role, Theme

PAPER = ("#FFF8EA", "#F8EAD2", "#ECD8B5")
INK = "#2A1038"
MINOR = "#6B3F16"
EDGE = "#7D4FA3"
LONG = 16
"""Letters from which a word without a space is broken over two lines."""
SMALLEST = 7
SHORT = 12
"""The smallest letters of a word whose end may be left out."""


@dataclass(frozen=True)
class Setting:
    """A word set in lines of one size."""

    lines: tuple[str, ...]
    font: QFont


def set_word(word: str, theme: Theme, size: float, room: tuple[float, float]) -> Setting:
    """Return the word in the largest letters that fit `room` (width and height), up to `size`."""
    one = _fit((word,), theme, size, room)
    broken = _broken(word)
    if not broken or one.font.pixelSize() >= size * 0.62:
        return one
    two = _fit(broken, theme, size, room)
    return two if two.font.pixelSize() > one.font.pixelSize() else one


def _broken(word: str) -> tuple[str, ...]:
    """Return a word in two lines, broken where they come out most even; empty: it cannot be."""
    middle = len(word) / 2
    near = len(word) / 3
    gaps = [
        place for place, letter in enumerate(word)
        if letter in " -" and abs(place - middle) <= near
    ]  # fmt: skip
    if gaps:
        place = min(gaps, key=lambda gap: abs(gap - middle))
        end = place + 1 if word[place] == "-" else place
        return word[:end].rstrip(), word[place + 1 :].lstrip()
    half = (len(word) + 1) // 2
    return (f"{word[:half]}-", word[half:]) if len(word) > LONG else ()


def _fit(lines: tuple[str, ...], theme: Theme, size: float, room: tuple[float, float]) -> Setting:
    font = fixed(theme, Role.MEDIUM, min(size, room[1] / len(lines) / 1.12))
    for line in lines:
        font = fitted(font, line, room[0], SMALLEST)
    return Setting(lines, font)


def write_word(painter: QPainter, rect: QRectF, word: str, theme: Theme, size: float) -> None:
    """Write a word into the middle of `rect`."""
    setting = set_word(word, theme, size, (rect.width(), rect.height()))
    high = QFontMetricsF(setting.font).height() * 0.92
    top = rect.center().y() - high * len(setting.lines) / 2
    painter.setFont(setting.font)
    painter.setPen(QColor(INK))
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine)
    for number, line in enumerate(setting.lines):
        painter.drawText(QRectF(rect.left(), top + high * number, rect.width(), high), flags, line)


def write_short(painter: QPainter, rect: QRectF, word: str, theme: Theme, size: float) -> None:
    """Write a word on one line, its end left out where there is no room for all of it."""
    font = fitted(fixed(theme, Role.MEDIUM, size), word, rect.width(), SHORT)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    shown = QFontMetricsF(font).elidedText(word, Qt.TextElideMode.ElideRight, rect.width())
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine)
    painter.drawText(rect, flags, shown)


def low(font: QFont, height: float) -> QFont:
    """Return a font whose line is no higher than `height`."""
    font.setPixelSize(max(SMALLEST, min(font.pixelSize(), round(height * 0.78))))
    return font
