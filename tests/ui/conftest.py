"""What the tests of the window share: folders of their own, fonts, and nothing left running."""

import gc

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication
from support.home import open_home

from ui.fonts import load_fonts


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp):
    """Register the bundled typefaces once, as the program does when it starts."""
    load_fonts()


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """Give the test a data, settings and log folder that nobody else uses."""
    for name in ("data", "config", "log"):
        monkeypatch.setenv(f"GAMEBOX_{name.upper()}", str(tmp_path / name))
    return tmp_path / "data"


@pytest.fixture
def home(qtbot):
    """Return home in a window of the usual size."""
    return open_home(qtbot)


def _still_running():
    """Return a line for each thread, timer or animation of ours that still runs."""
    running = []
    for thing in gc.get_objects():
        if not issubclass(type(thing), QObject) or not shiboken6.isValid(thing):
            continue
        if isinstance(thing, QThread) and thing is not QThread.currentThread():
            busy = thing.isRunning()
        elif isinstance(thing, QTimer):
            busy = thing.isActive()
        elif isinstance(thing, QAbstractAnimation):
            busy = thing.state() == QAbstractAnimation.State.Running
        else:
            continue
        if busy:
            running.append(f"{type(thing).__name__} {thing.objectName()!r} of {thing.parent()!r}")
    return running


@pytest.fixture(autouse=True)
def _nothing_left_running(request, qapp):
    """Put everything away after a test, and fail it when a thread, timer or animation runs on."""
    font, palette = qapp.font(), qapp.palette()
    yield
    if "qtbot" not in request.fixturenames:
        return  # it has shown nothing
    for window in QApplication.topLevelWidgets():
        if shiboken6.isValid(window):
            window.close()
            window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    gc.collect()
    qapp.setFont(font)
    qapp.setPalette(palette)
    left = _still_running()
    assert left == [], f"still running after the test: {left}"
