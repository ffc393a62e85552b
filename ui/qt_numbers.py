"""A few enumerations of Qt as the plain numbers that properties take and key events give.

The first look at `PySide6.QtCore.Qt` makes every enumeration in it, which costs a seventh of the
whole start. So what stands in the first picture of the window does with these numbers; a test holds
them against Qt.
"""

PLAIN_TEXT = 0  # Qt.TextFormat.PlainText
NEVER_A_BAR = 1  # Qt.ScrollBarPolicy.ScrollBarAlwaysOff
NO_FOCUS = 0  # Qt.FocusPolicy.NoFocus
CLICK_FOCUS = 2  # Qt.FocusPolicy.ClickFocus
STRONG_FOCUS = 11  # Qt.FocusPolicy.StrongFocus
ENTER = (0x01000004, 0x01000005)  # Qt.Key.Key_Return, Qt.Key.Key_Enter
ESCAPE = 0x01000000  # Qt.Key.Key_Escape
