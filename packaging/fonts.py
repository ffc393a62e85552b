"""Build the bundled fonts from npm's fontsource packages: one whole file a family and weight.

For maintainers only; players and tests never run it. It needs npm, and a throwaway environment:

    python3 -m venv /tmp/fonts
    /tmp/fonts/bin/pip install fonttools==4.63.0 brotli==1.2.1
    /tmp/fonts/bin/python packaging/fonts.py

Fontsource cuts every weight into files by alphabet. Qt shows only one file of a family and weight
and takes the missing letters from some other typeface, so the cuts are put together again here.
The few signs that our texts use and most text faces lack (arrows, seat marks, ticks) come from
Noto. OpenDyslexic reserves its name for unchanged fonts, so it is only unpacked. The result is the
same byte for byte every time.
"""

import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
RELEASE = "5.3.0"
STYLES = {500: "Medium", 600: "SemiBold"}
NOTO = ("noto-sans-symbols", "noto-sans-symbols-2")
SIGNS = "←↑→↓↔▲▼◀▶●○◆◇■□★☆✓✔✖♥⏸"


@dataclass(frozen=True)
class Family:
    """One typeface that we ship: its npm name, its family name, its weights."""

    package: str
    name: str
    weights: tuple[int, ...]
    unchanged: bool = False

    def file(self, weight: int) -> Path:
        """Return where the font of one weight is kept."""
        ending = "otf" if self.unchanged else "ttf"
        return FONTS / self.package / f"{self.name.replace(' ', '')}-{weight}.{ending}"


FAMILIES = (
    Family("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", (400, 600, 700)),
    Family("jost", "Jost", (500, 600, 700)),
    Family("fraunces", "Fraunces", (600,)),
    Family("grenze-gotisch", "Grenze Gotisch", (700,)),
    Family("cinzel", "Cinzel", (700,)),
    Family("alegreya-sans", "Alegreya Sans", (500, 700)),
    Family("lexend", "Lexend", (400, 600)),
    Family("opendyslexic", "OpenDyslexic", (400, 700), unchanged=True),
)


def fetch(package: str, folder: Path) -> Path:
    """Download one fontsource package and return the folder that it was unpacked to."""
    command = ["npm", "pack", "--silent", f"@fontsource/{package}@{RELEASE}"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(folder / f"fontsource-{package}-{RELEASE}.tgz") as archive:
        archive.extractall(folder / package, filter="data")
    return folder / package / "package"


def cut(source: Path, characters: set[int], units: int) -> TTFont:
    """Open one font file and keep only the given characters, at the given units per em."""
    font = TTFont(source)
    for table in ("STAT", "prep", "fpgm", "cvt ", "gasp", "vhea", "vmtx", "VORG"):
        if table in font:
            del font[table]
    options = Options(hinting=False, layout_features=["*"], name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    if font["head"].unitsPerEm != units:
        scale_upem(font, units)
    return font


def merge(sources: list[Path], wanted: set[int]) -> TTFont:
    """Return one font with every character of the sources, but of Noto only the wanted ones."""
    units = TTFont(sources[0])["head"].unitsPerEm
    have: set[int] = set()
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for number, source in enumerate(sources):
            offered = set(TTFont(source).getBestCmap())
            new = (offered if "noto" not in source.name else offered & wanted) - have
            if new:
                part = Path(folder) / f"{number}.ttf"
                cut(source, new, units).save(part)
                parts.append(str(part))
                have |= new
        return Merger().merge(parts)


def restore(merged: TTFont, first: TTFont) -> None:
    """Give a merged font the names, measures and dates of the font it grew from."""
    for table in ("name", "OS/2", "hhea"):
        merged[table] = first[table]
    merged["OS/2"].recalcUnicodeRanges(merged)
    merged["OS/2"].recalcAvgCharWidth(merged)
    merged["head"].created = first["head"].created
    merged["head"].modified = first["head"].modified
    merged.recalcTimestamp = False


def name(font: TTFont, family: Family, weight: int) -> None:
    """Put weights that old systems cannot tell apart under their family's own name."""
    if weight in STYLES:
        font["name"].setName(family.name, 16, 3, 1, 0x409)
        font["name"].setName(STYLES[weight], 17, 3, 1, 0x409)


def unpack(source: Path) -> TTFont:
    """Return a font as it is, only without the compression of the web."""
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    return font


def assemble(family: Family, weight: int, package: Path, signs: dict[str, Path]) -> TTFont:
    """Return the whole font of one weight."""
    latin, extended = (
        package / "files" / f"{family.package}-{subset}-{weight}-normal.woff2"
        for subset in ("latin", "latin-ext")
    )
    if family.unchanged:
        return unpack(latin)
    near = 700 if weight > 500 else 400
    arrows = signs["noto-sans-symbols"] / f"noto-sans-symbols-symbols-{near}-normal.woff2"
    shapes = signs["noto-sans-symbols-2"] / "noto-sans-symbols-2-symbols-400-normal.woff2"
    font = merge([latin, extended, arrows, shapes], {ord(sign) for sign in SIGNS})
    restore(font, TTFont(latin))
    name(font, family, weight)
    return font


def keep_licence(package: str, licence: str) -> None:
    """Write a licence text into the folder of its font."""
    (FONTS / package).mkdir(parents=True, exist_ok=True)
    (FONTS / package / "OFL.txt").write_text(licence, encoding="utf-8", newline="\n")


def build(family: Family, package: Path, signs: dict[str, Path]) -> None:
    """Write every weight of a family, and its licence beside it."""
    licence = (package / "LICENSE").read_text(encoding="utf-8")
    if "Reserved Font Name" in licence.split("PREAMBLE")[0] and not family.unchanged:
        sys.exit(f"{family.name} reserves its name: it may only be shipped unchanged.")
    keep_licence(family.package, licence)
    for weight in family.weights:
        assemble(family, weight, package, signs).save(family.file(weight))


def main() -> None:
    """Build all fonts."""
    with tempfile.TemporaryDirectory() as folder:
        noto = {
            key: fetch(key, Path(folder)) for key in ("noto-sans-symbols", "noto-sans-symbols-2")
        }
        signs = {key: package / "files" for key, package in noto.items()}
        for family in FAMILIES:
            print(family.name)
            build(family, fetch(family.package, Path(folder)), signs)
        for key, package in noto.items():
            keep_licence(key, (package / "LICENSE").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
