"""Load the bundled typefaces into Qt, once for each application."""

import logging
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from ui.paths import resources

log = logging.getLogger(__name__)

FAMILIES = (
    "Atkinson Hyperlegible Next",
    "Jost",
    "Fraunces",
    "Grenze Gotisch",
    "Cinzel",
    "Alegreya Sans",
    "Lexend",
    "OpenDyslexic",
)


def load_fonts(folder: Path | None = None) -> None:
    """Register every bundled typeface.

    One file holds one family in one weight: a second file of the same would hide the first. A
    file that cannot be read costs its looks only, so it is written to the log and left out.
    """
    for path in sorted((folder or resources("fonts")).rglob("*.[ot]tf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            log.warning("The typeface file %s cannot be read.", path)


def missing_families() -> list[str]:
    """Return the families of ours that Qt does not know."""
    known = set(QFontDatabase.families())
    return [family for family in FAMILIES if family not in known]
