"""Everything that travels with the program is in the list of licences."""

import re
import tomllib
from pathlib import Path, PurePosixPath

import pytest
from bootstrap.environment import ROOT

RESOURCES = ROOT / "resources"
LIST = (RESOURCES / "LICENCES.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in row.strip("|").split("|")] for row in LIST.splitlines() if "|" in row
]
LISTED = {row[0].strip("`"): row for row in ROWS if row[0].startswith("`")}


def shipped() -> list[PurePosixPath]:
    files = (file for file in RESOURCES.rglob("*") if file.is_file() and file.suffix != ".pyc")
    paths = (PurePosixPath(file.relative_to(RESOURCES).as_posix()) for file in files)
    return sorted(path for path in paths if path.name not in ("LICENCES.md", "__init__.py"))


def test_every_file_is_covered() -> None:
    open_ = [path for path in shipped() if not {str(path), *map(str, path.parents)} & set(LISTED)]
    assert open_ == []


@pytest.mark.parametrize("path", sorted(LISTED))
def test_every_row_names_something_shipped_its_maker_and_its_licence(path: str) -> None:
    assert (RESOURCES / path).exists()
    assert len(LISTED[path]) == 4
    assert all(LISTED[path])


@pytest.mark.parametrize("folder", [path for path in sorted(LISTED) if path.startswith("fonts/")])
def test_every_typeface_travels_with_its_whole_licence(folder: str) -> None:
    text = (RESOURCES / folder / "OFL.txt").read_text(encoding="utf-8")
    assert text.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "PERMISSION & CONDITIONS" in text


def test_a_reserved_name_is_borne_only_by_an_unchanged_typeface() -> None:
    reserved = [
        file.parent.name
        for file in (RESOURCES / "fonts").rglob("OFL.txt")
        if "Reserved Font Name" in file.read_text(encoding="utf-8").split("PREAMBLE")[0]
    ]
    assert reserved == ["opendyslexic"]
    assert "unchanged" in LISTED["fonts/opendyslexic"][1]


def test_every_library_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["cluster"]
    names = {re.match(r"[\w-]+", line)[0].removesuffix("-Essentials") for line in wanted}
    libraries = " ".join(row[0] for row in ROWS if not row[0].startswith("`")).lower()
    assert [name for name in sorted(names) if name.lower() not in libraries] == []


def test_our_own_licence_travels_too() -> None:
    assert Path(ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
