"""The Tab key goes through a table as the eye does: from a tab of the rail to what it opens."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from support.mind_positions import position

from ui.table.rail import Tab


@pytest.mark.parametrize("tab", [Tab.LOG, Tab.MOVES])
def test_tab_goes_from_a_tab_of_the_rail_to_its_list(open_page, tab):
    page = open_page(position("W12 W30 R8", "W3 W44 R50"))
    page.desk.rail.show_tab(tab)
    buttons = page.desk.rail.findChildren(QAbstractButton)
    button = next(button for button in buttons if button.text() == tab.value)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Tab)
    wanted = page.desk.log if tab is Tab.LOG else page.desk.moves
    assert QApplication.focusWidget() is wanted
