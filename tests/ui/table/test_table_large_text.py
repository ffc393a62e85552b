"""At the largest text, in the widest typeface, nothing of the words beside the board is cut off."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from support.at_table import table_of

from ui.theme import Typeface

LONG = "human:Elisabeth,human:Maximilian,bot:easy:Ben"


@pytest.mark.parametrize("typeface", [Typeface.DYSLEXIC, Typeface.LEXEND])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)], ids=str)
def test_names_notes_and_buttons_are_whole(open_page, store, typeface, size):
    store.change(text_scale=2.0, typeface=typeface)
    page = open_page(table_of(LONG), size=size)
    for _ in range(4):  # sizes that follow from sizes need a few rounds
        QApplication.processEvents()
    panels = [*page.desk.players, page.desk.prompt]
    words = [one for panel in panels for one in panel.findChildren(QLabel)] + [
        one for panel in panels for one in panel.findChildren(QAbstractButton)
    ]
    whole = 0
    for one in words:
        if one.isVisible() and one.text() and not (isinstance(one, QLabel) and one.wordWrap()):
            assert one.width() >= one.sizeHint().width(), one.text()
            whole += 1
    assert whole > 8
    for panel in page.desk.players:
        assert panel.width() <= panel.parentWidget().parentWidget().width()


def test_buttons_stand_beside_the_sentence_while_there_is_room(open_page):
    page = open_page(table_of(LONG), size=(1920, 1080))
    prompt = page.desk.prompt
    middle = prompt.rect().center().y()
    for button in prompt.buttons():
        assert button.x() + button.parentWidget().x() > prompt.sentence.x()
        assert abs(button.mapTo(prompt, button.rect().center()).y() - middle) <= 2


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_a_name_with_no_room_ends_in_dots_and_is_told_whole(open_page, store, size):
    store.change(text_scale=2.0, typeface=Typeface.DYSLEXIC)
    long = "Elisabeth the Great of Habsburg"
    page = open_page(table_of(f"human:{long},bot:easy:Ben"), size=size)
    for _ in range(4):
        QApplication.processEvents()
    panel, short = page.desk.players
    assert panel.name.text().endswith("…")
    assert panel.name.text()[:9] == "Elisabeth"
    assert panel.name.toolTip() == long
    assert panel.accessibleName().startswith(long)
    assert panel.name.width() >= panel.name.sizeHint().width()
    assert (short.name.text(), short.name.toolTip()) == ("Ben", "")
