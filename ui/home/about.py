"""What this program is, who may use it how, and whose work is in it."""

from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout

from ui.paths import resources
from ui.theme import Theme
from ui.widgets.basics import ScrollPage, label, panel

_WHAT = (
    "gamebox is a desktop tabletop: card games in one box, played by people around one computer, "
    "against bots, or both. The program keeps the rules and teaches them."
)
_QT = (
    f"The window is drawn with Qt for Python (PySide6 {pyside_version}), used under the GNU "
    "Lesser General Public License, version 3. It is a library of its own in the program's "
    "folder and may be replaced by another build."
)
_GAMES = (
    "The games were invented by others. All pictures and texts here are our own; the names of the "
    "games belong to their owners."
)


def program_version() -> str:
    """Return the version that is installed, or a word when the program runs from its sources."""
    try:
        return version("gamebox")
    except PackageNotFoundError:
        return "from sources"


def read_text(path: Path) -> str:
    """Return the text of a shipped file; its absence must not close the page."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return f"The file {path.name} is missing from this copy."


def licence_text() -> str:
    """Return our own licence, from the sources or from the installed package."""
    path = resources("..", "LICENSE")
    if not path.exists():
        try:
            return distribution("gamebox").read_text("licenses/LICENSE") or read_text(path)
        except PackageNotFoundError:
            pass
    return read_text(path)


class AboutPage(ScrollPage):
    """Version, licence, and the list of everything bundled."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(widest=1000)
        self.column.addWidget(label("About gamebox", "heading"))
        lines = QVBoxLayout()
        lines.addWidget(label(f"Version {program_version()}", "strong"))
        for text in (_WHAT, _GAMES, _QT):
            lines.addWidget(label(text, "body"))
        self.column.addWidget(panel("card", lines, margin=18))
        self.column.addWidget(label("Licence of our own work", "section"))
        self.licence = self._reader("Licence", licence_text(), theme)
        self.column.addWidget(label("Typefaces, pictures and data by others", "section"))
        bundled = read_text(resources("LICENCES.md"))
        self.licences = self._reader("Licences of what is bundled", bundled, theme, markdown=True)
        self.column.addStretch(1)

    def _reader(self, name: str, text: str, theme: Theme, markdown: bool = False) -> QTextBrowser:
        reader = QTextBrowser()
        reader.setAccessibleName(name)
        reader.setOpenExternalLinks(True)
        if markdown:
            reader.setMarkdown(text)
        else:
            reader.setPlainText(text)
        reader.setMinimumHeight(theme.px(280))
        self.column.addWidget(reader)
        return reader
