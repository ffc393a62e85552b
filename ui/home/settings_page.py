"""The settings: every choice holds at once and is kept at once."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSlider, QVBoxLayout, QWidget

from ui.home.key_choice import KeyChoice
from ui.home.key_list import KEYS, Key
from ui.palettes import Mode
from ui.settings import Settings, SettingsStore
from ui.theme import LARGEST_TEXT, SMALLEST_TEXT, Role, Size, Theme, Typeface
from ui.widgets.basics import Button, ScrollPage, label, panel
from ui.widgets.row import Row
from ui.widgets.toggle import Choice, Toggle

_STEP = 5  # per cent

_MODES = ((Mode.DARK, "Dark"), (Mode.LIGHT, "Light"), (Mode.CONTRAST, "High contrast"))
_TYPEFACES = (
    (Typeface.STANDARD, "Atkinson"),
    (Typeface.LEXEND, "Lexend"),
    (Typeface.DYSLEXIC, "OpenDyslexic"),
)
_SPEEDS = ((0.0, "Off"), (0.5, "Fast"), (1.0, "Normal"), (1.5, "Slow"), (2.0, "Slowest"))
_DELAYS = ((0, "At once"), (250, "¼ second"), (500, "½ second"), (1000, "1 second"))


class TextSize(QWidget):
    """A slider for the text size with a sample that grows while it is dragged."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self.store = store
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(round(SMALLEST_TEXT * 100), round(LARGEST_TEXT * 100))
        self.slider.setSingleStep(_STEP)
        self.slider.setPageStep(4 * _STEP)
        self.slider.setAccessibleName("Text size in per cent")
        self.slider.setMinimumWidth(160)
        self.percent = label("", "strong", wrap=False)
        row.addWidget(self.slider, 1)
        row.addWidget(self.percent)
        lines.addLayout(row)
        self.sample = label("Play your lowest white card.", "body")
        self.sample.setProperty("role", "sample")
        lines.addWidget(self.sample)
        self.slider.setValue(round(store.settings.text_scale * 100))
        self._preview(self.slider.value())
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self._keep)

    def show_scale(self, scale: float) -> None:
        """Stand at `scale`."""
        self.slider.setValue(round(scale * 100))
        self._preview(self.slider.value())

    def _moved(self, value: int) -> None:
        self._preview(value)
        if not self.slider.isSliderDown():
            self._keep()

    def _preview(self, value: int) -> None:
        self.percent.setText(f"{value} %")
        theme = self.store.settings.theme()
        size = Theme(theme.mode, value / 100, theme.typeface)
        self.sample.setFont(size.font(Role.UI, Size.PROMPT, 600))

    def _keep(self) -> None:
        rounded = round(self.slider.value() / _STEP) * _STEP
        self.store.change(text_scale=rounded / 100)


class SettingsPage(ScrollPage):
    """All settings, the folder with the saved games, and the keys."""

    def __init__(self, store: SettingsStore, data_folder: Path, theme: Theme) -> None:
        super().__init__(widest=1000)
        self.store, self.data_folder, self.theme = store, data_folder, theme
        self.column.addWidget(label("Settings", "heading"))
        self._add_reading()
        self._add_playing()
        self._add_folder()
        self._add_keys()
        self.column.addStretch(1)
        store.changed.connect(self.follow)

    def set_theme(self, theme: Theme) -> None:
        """Use `theme` for what is made from now on; everything shown follows by itself."""
        self.theme = theme

    def follow(self, settings: Settings) -> None:
        """Show `settings`, which may have been changed at another place."""
        self.text_size.show_scale(settings.text_scale)
        self.mode.choose(settings.mode)
        self.typeface.choose(settings.typeface)
        self.speed.choose(settings.motion)
        self.delay.choose(settings.hover_delay_ms)
        self.keys.follow(settings)
        for toggle, on in (
            (self.still, settings.reduced_motion),
            (self.sound, settings.sound),
        ):
            toggle.setChecked(on)

    def _section(self, title: str, rows: Sequence[QWidget]) -> None:
        lines = QVBoxLayout()
        frame = panel("card", lines, margin=18, spacing=6)
        lines.addWidget(label(title, "section"))
        for row in rows:
            lines.addWidget(row)
        self.column.addWidget(frame)

    def _row(self, title: str, sentence: str, control: QWidget) -> Row:
        return Row(title, sentence, control, self.theme)

    def _add_reading(self) -> None:
        settings, store = self.store.settings, self.store
        self.text_size = TextSize(store)
        self.mode = Choice("Appearance", _MODES, settings.mode, self.theme)
        self.mode.chosen.connect(lambda value: store.change(mode=value))
        self.typeface = Choice("Typeface", _TYPEFACES, settings.typeface, self.theme)
        self.typeface.chosen.connect(lambda value: store.change(typeface=value))
        rows = (
            self._row("Text size", "Everything with text on it grows along.", self.text_size),
            self._row("Appearance", "", self.mode),
            self._row(
                "Typeface", "For all texts and the sentences printed on cards.", self.typeface
            ),
        )
        self._section("Reading", rows)

    def _add_playing(self) -> None:
        settings, store = self.store.settings, self.store
        self.speed = Choice("Animations", _SPEEDS, settings.motion, self.theme)
        self.speed.chosen.connect(lambda value: store.change(motion=value))
        self.delay = Choice("Card preview", _DELAYS, settings.hover_delay_ms, self.theme)
        self.delay.chosen.connect(lambda value: store.change(hover_delay_ms=value))
        self.still = self._toggle("Reduced motion", "reduced_motion")
        self.sound = self._toggle("Sound", "sound")
        rows = (
            self._row("Animations", "No move ever waits for one; a click ends them.", self.speed),
            self._row("Reduced motion", "Nothing slides, flips or flickers.", self.still),
            self._row("Card preview", "How long to point at a card to enlarge it.", self.delay),
            self._row("Sound", "The system's bell when you are asked something new.", self.sound),
        )
        self._section("Playing", rows)

    def _toggle(self, name: str, field: str) -> Toggle:
        toggle = Toggle(name, self.theme, getattr(self.store.settings, field))
        toggle.toggled.connect(lambda on: self.store.change(**{field: on}))
        return toggle

    def _add_folder(self) -> None:
        holder = QWidget()
        lines = QVBoxLayout(holder)
        lines.setContentsMargins(0, 0, 0, 0)
        path = QLineEdit(str(self.data_folder))  # a path has no spaces where it could be broken
        path.setReadOnly(True)
        path.setCursorPosition(0)
        path.setAccessibleName("Data folder")
        self.open_folder = Button(" Open the folder", self.theme, icon="folder", clicked=self._open)
        self.folder_problem = label("", "error")
        self.folder_problem.hide()
        lines.addWidget(path)
        lines.addWidget(self.open_folder, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(self.folder_problem)
        self._section(
            "Your games", [self._row("Data folder", "Saved games and your own packs.", holder)]
        )

    def _open(self) -> None:
        try:
            self.data_folder.mkdir(parents=True, exist_ok=True)
            opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.data_folder)))
        except OSError:
            opened = False
        self.folder_problem.setVisible(not opened)
        self.folder_problem.setText("" if opened else "This system shows no folder from here.")

    def _add_keys(self) -> None:
        self.keys = KeyChoice(self.store, self.theme)
        fixed = [self._keys(title, keys) for title, keys in KEYS.items()]
        self._section("Keys", [self.keys, *fixed])

    def _keys(self, title: str, keys: Sequence[Key]) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label(title, "strong"), 0, 0, 1, 2)
        for line, key in enumerate(keys, start=1):
            grid.addWidget(label(key.keys, "body", wrap=False), line, 0)
            grid.addWidget(label(key.does, "note"), line, 1)
        return holder
