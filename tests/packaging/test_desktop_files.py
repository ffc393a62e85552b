"""What Linux desktops read about the program."""

import configparser
import tomllib
from xml.etree import ElementTree

import pytest
from bootstrap.environment import ROOT
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

IDENTITY = "io.github.gamebox.gamebox"
LINUX = ROOT / "packaging" / "linux"


@pytest.fixture(scope="module")
def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(LINUX / f"{IDENTITY}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def component() -> ElementTree.Element:
    return ElementTree.parse(LINUX / f"{IDENTITY}.metainfo.xml").getroot()


def test_the_menu_entry_starts_the_installed_command(
    entry: configparser.SectionProxy, project: dict
) -> None:
    assert entry["Type"] == "Application"
    assert entry["Exec"] in project["project"]["scripts"]
    assert entry["Icon"] == entry["StartupWMClass"] == IDENTITY
    assert entry["Categories"] == "Game;CardGame;"
    assert entry["Terminal"] == "false"


def test_the_software_centre_is_told_the_same(
    component: ElementTree.Element, entry: configparser.SectionProxy, project: dict
) -> None:
    assert component.get("type") == "desktop-application"
    assert component.findtext("id") == IDENTITY
    assert component.findtext("name") == entry["Name"]
    assert component.findtext("launchable") == f"{IDENTITY}.desktop"
    assert component.findtext("provides/binary") == entry["Exec"]
    assert component.findtext("project_license") == project["project"]["license"]
    assert component.find("releases/release").get("version") == project["project"]["version"]
    assert component.find("content_rating").get("type") == "oars-1.1"
    assert len(component.findall("description/p")) >= 2


def test_an_installed_wheel_puts_them_where_desktops_look(project: dict) -> None:
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert set(shared.values()) == {
        f"share/applications/{IDENTITY}.desktop",
        f"share/metainfo/{IDENTITY}.metainfo.xml",
        f"share/icons/hicolor/scalable/apps/{IDENTITY}.svg",
    }
    assert all((ROOT / source).is_file() for source in shared)


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_icon_can_be_drawn_at_every_size(size: int, qapp: object) -> None:
    renderer = QSvgRenderer(str(ROOT / "resources" / "art" / "icon.svg"))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    colours = {image.pixel(x, y) for x in range(size) for y in range(size)}
    assert len(colours) > 20
    assert image.pixelColor(0, 0).alpha() == 0
