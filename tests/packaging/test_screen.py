"""Is there a screen? Asked of the sockets that a window would be sent through."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from bootstrap import screen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses the sockets of Unix")


@contextmanager
def listening(path: Path) -> Iterator[None]:
    """Listen at a socket as a display server does."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        yield


@pytest.fixture(autouse=True)
def displays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(screen, "X_SOCKETS", tmp_path)
    return tmp_path


@pytest.mark.parametrize("display", [":47", ":47.0", "unix:47"])
def test_an_x_server_that_listens_is_a_screen(displays: Path, display: str) -> None:
    with listening(displays / "X47"):
        assert screen.has_screen({"DISPLAY": display}, "linux")


@pytest.mark.parametrize("display", ["", ":47", "47", ":", "a:b", "localhost:9999"])
def test_an_x_server_that_is_gone_is_none(display: str) -> None:
    assert not screen.has_screen({"DISPLAY": display}, "linux")


def test_a_wayland_compositor_is_a_screen(displays: Path) -> None:
    names = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(displays)}
    assert not screen.has_screen(names, "linux")
    with listening(displays / "wayland-0"):
        assert screen.has_screen(names, "linux")


def test_whoever_names_a_platform_of_qt_means_it() -> None:
    assert screen.has_screen({"QT_QPA_PLATFORM": "offscreen"}, "linux")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_have_a_screen(platform: str) -> None:
    assert screen.has_screen({}, platform)
