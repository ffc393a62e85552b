"""Drop-down lists open as plain lists under what was chosen."""

from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from ui.stylesheet import stylesheet
from ui.theme import Theme
from ui.widgets.choices import Dropdown


def test_a_list_opens_as_a_list_and_not_as_a_menu_over_the_choice(qtbot):
    # Qt reckons the height of the menu without the style sheet's frame and hides lines behind
    # an arrow.
    levels = Dropdown("Level", [(n, f"Level {n}") for n in range(1, 10)], 9)
    levels.setStyleSheet(stylesheet(Theme()))
    qtbot.addWidget(levels)
    levels.show()
    option = QStyleOptionComboBox()
    levels.initStyleOption(option)
    hint = QStyle.StyleHint.SH_ComboBox_Popup
    assert levels.style().styleHint(hint, option, levels) == 0
