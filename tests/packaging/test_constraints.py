"""The list of exact versions fits what the project asks for."""

import re
import tomllib

from bootstrap.environment import ROOT

LINES = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINS = dict(line.split("==") for line in LINES if line and not line.startswith("#"))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_has_its_exact_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = project["dependencies"] + [line for extra in extras for line in extra]
    names = {plain(re.match(r"[\w.-]+", line)[0]) for line in wanted}
    assert sorted(names - set(map(plain, PINS))) == []


def test_every_line_names_one_version() -> None:
    assert all(re.fullmatch(r"\d+(\.\d+)*", version) for version in PINS.values())


def test_qt_is_one_that_counts_references_rightly_on_python_3_11() -> None:
    assert PINS["PySide6_Essentials"] == PINS["shiboken6"]
    assert PINS["shiboken6"].split(".")[:2] == ["6", "11"]
