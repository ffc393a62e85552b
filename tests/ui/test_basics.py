"""The buttons of the house."""

from ui.theme import Theme
from ui.widgets.basics import Button


def test_every_button_keeps_its_text_from_its_icon_and_speaks_no_space(qtbot):
    for text in ("Replay", " Replay"):
        button = Button(text, Theme(), icon="replay")
        qtbot.addWidget(button)
        assert button.text() == " Replay"
        assert button.accessibleName() == "Replay"
    plain = Button("Done", Theme())
    qtbot.addWidget(plain)
    assert plain.text() == "Done"
