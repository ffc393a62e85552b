"""How long the window takes to be of use, and its memory, against an empty window of the same Qt.

Waiting time is what a person feels; CPU time tells more on a machine that does other things too.
"""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import NamedTuple

from gamebox.errors import GameboxError

STARTS = 9
NO_BYTE_CODE = "PYTHONDONTWRITEBYTECODE"  # nobody who installs the program sets it


class Start(NamedTuple):
    """One start: milliseconds waited, milliseconds of CPU time, and resident memory in MB."""

    ms: float
    cpu_ms: float
    mb: float


def measure_start() -> dict[str, float]:
    """Return the medians of a few starts of each kind, taken in turns, and their ratios."""
    starts: dict[str, list[Start]] = {"empty": [], "home": []}
    with tempfile.TemporaryDirectory(prefix="gamebox-start-") as folder:
        for kind in starts:
            _start(kind, folder)  # the first start writes the byte code and the settings
        for _ in range(STARTS):
            for kind, measured in starts.items():
                measured.append(_start(kind, folder))
    middle = {kind: Start(*map(median, zip(*many, strict=True))) for kind, many in starts.items()}
    figures = {
        f"{kind}_{name}": value
        for kind, start in middle.items()
        for name, value in start._asdict().items()
    }
    for name in Start._fields:
        figures[f"ratio_{name}"] = figures[f"home_{name}"] / max(figures[f"empty_{name}"], 1.0)
    return figures


def _start(kind: str, folder: str) -> Start:
    """Open one window in a process of its own."""
    own = dict.fromkeys(("GAMEBOX_DATA", "GAMEBOX_CONFIG", "GAMEBOX_LOG"), folder)
    usual = {name: value for name, value in os.environ.items() if name != NO_BYTE_CODE}
    begun = time.monotonic() * 1000
    done = subprocess.run(
        [sys.executable, "-m", "ui.bench_window", kind],
        env={**usual, **own},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode != 0:
        raise GameboxError("The window does not start, so its start cannot be measured.")
    moment, cpu_ms, mb = map(float, done.stdout.split())
    return Start(moment - begun, cpu_ms, mb)
