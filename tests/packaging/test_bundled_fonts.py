"""The bundled typefaces: one whole file a family and weight, under the names that we ask for.

A missing letter does not leave a gap on screen, it comes from some other typeface. So it is the
families and the letters that are looked at here, never the ink.
"""

from pathlib import Path

import pytest
from bootstrap.environment import ROOT
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont

FONTS = ROOT / "resources" / "fonts"
FILES = sorted(FONTS.rglob("*.[ot]tf"))
FAMILIES = {
    "Atkinson Hyperlegible Next": {400, 600, 700},
    "Jost": {500, 600, 700},
    "Fraunces": {600},
    "Grenze Gotisch": {700},
    "Cinzel": {700},
    "Alegreya Sans": {500, 700},
    "Lexend": {400, 600},
    "OpenDyslexic": {400, 700},
}
# Esperanto and other rare letters are in no file of some families: that is how they were drawn.
BASIC_LATIN = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(map(chr, range(0xA1, 0x100))).replace("\xad", "").replace("µ", "")
LATIN_EXTENDED = (
    "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽž"
)
MARKS = "−–—‘’‚“”„…•×€"
SIGNS = "←↑→↓↔▲▼◀▶●○◆◇■□★☆✓✔✖♥⏸"
NOT_DRAWN = {
    "Atkinson Hyperlegible Next": "Ōō",
    "OpenDyslexic": "◆◇✔✖⏸",
}


def family_of(file: Path) -> str:
    folder = file.parent.name.replace("-", "")
    return next(name for name in FAMILIES if name.replace(" ", "").lower() == folder)


def weight_of(file: Path) -> int:
    return int(file.stem.rpartition("-")[2])


@pytest.fixture(scope="module", autouse=True)
def registered(qapp: object) -> dict[Path, list[str]]:
    numbers = {file: QFontDatabase.addApplicationFont(str(file)) for file in FILES}
    return {file: QFontDatabase.applicationFontFamilies(number) for file, number in numbers.items()}


def test_each_family_and_weight_is_one_file() -> None:
    shipped = sorted((family_of(file), weight_of(file)) for file in FILES)
    wanted = sorted((name, weight) for name, all_ in FAMILIES.items() for weight in all_)
    assert shipped == wanted


def test_they_weigh_little() -> None:
    assert sum(file.stat().st_size for file in FILES) < 1_500_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_qt_knows_the_file_by_its_family(file: Path, registered: dict[Path, list[str]]) -> None:
    assert family_of(file) in registered[file]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_asked_for_is_what_is_drawn(file: Path) -> None:
    font = QFont(family_of(file))
    font.setWeight(QFont.Weight(weight_of(file)))
    assert QFontInfo(font).family() == family_of(file)
    raw = QRawFont.fromFont(font)
    assert raw.familyName().startswith(family_of(file))
    assert raw.weight() == weight_of(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_letter_and_sign_is_in_the_file(file: Path) -> None:
    raw = QRawFont(str(file), 20)
    excused = NOT_DRAWN.get(family_of(file), "")
    wanted = BASIC_LATIN + LATIN_1 + LATIN_EXTENDED + MARKS + SIGNS
    absent = [sign for sign in wanted if not raw.supportsCharacter(ord(sign))]
    assert sorted(absent) == sorted(excused)
