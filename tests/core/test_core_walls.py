"""The walls that hold the house up."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

IMPORT_ALL = """
import pkgutil, sys
import gamebox
for module in pkgutil.walk_packages(gamebox.__path__, "gamebox."):
    __import__(module.name)
print(*sys.modules)
"""


def modules_after(script: str) -> set[str]:
    """Return the top packages that are loaded when a script has run."""
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {name.partition(".")[0] for name in run.stdout.split()}


def test_imports_keep_to_their_rooms():
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    assert "0 broken" in run.stdout


def test_gamebox_loads_no_qt_and_no_window():
    loaded = modules_after(IMPORT_ALL)
    assert {"gamebox", "msgspec"} <= loaded
    assert not loaded & {"PySide6", "shiboken6", "pyqtgraph", "ui"}


@pytest.mark.parametrize("module", ["gamebox.table", "gamebox.play", "gamebox.games.mind.mind"])
def test_a_game_can_be_played_without_what_only_the_command_line_needs(module):
    loaded = modules_after(f"import sys, {module}; print(*sys.modules)")
    assert not loaded & {"PySide6", "typer", "rich", "numpy", "distributed", "ui"}


def test_the_command_loads_qt_only_when_it_draws():
    loaded = modules_after("import sys, ui.__main__; print(*sys.modules)")
    assert "ui" in loaded
    assert "PySide6" not in loaded
