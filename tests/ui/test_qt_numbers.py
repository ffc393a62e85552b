"""What stands in the first picture uses numbers of Qt, and none of its enumerations."""

import subprocess
import sys

from PySide6.QtCore import Qt

from ui import qt_numbers

FIRST_PICTURE = """
import sys
from ui.app import run
from ui.bench_watch import Watcher


class Look(Watcher):
    def report(self):
        print("Qt" in vars(sys.modules["PySide6.QtCore"]))
        self.window.close()


run(shown=Look)
"""


def test_the_numbers_are_those_of_qt():
    assert Qt.TextFormat.PlainText.value == qt_numbers.PLAIN_TEXT
    assert Qt.ScrollBarPolicy.ScrollBarAlwaysOff.value == qt_numbers.NEVER_A_BAR
    assert Qt.FocusPolicy.NoFocus.value == qt_numbers.NO_FOCUS
    assert Qt.FocusPolicy.ClickFocus.value == qt_numbers.CLICK_FOCUS
    assert (Qt.Key.Key_Return, Qt.Key.Key_Enter) == qt_numbers.ENTER
    assert Qt.Key.Key_Escape == qt_numbers.ESCAPE
    assert Qt.FocusPolicy.StrongFocus.value == qt_numbers.STRONG_FOCUS


def test_the_first_picture_needs_none_of_the_enumerations(data_folder):
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE], capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stdout == "False\n"
