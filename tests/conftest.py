"""Test set-up: no test needs a screen or writes into the user's own folders."""

import gc
import math
import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "quick",
    derandomize=True,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "deep", settings.get_profile("quick"), derandomize=False, max_examples=300
)
settings.load_profile(os.environ.get("GAMEBOX_TESTS", "quick"))

SEARCHING = ("middle_ages", "ordeals")
"""The games with bots that search for so long at most."""


@pytest.fixture(scope="session", autouse=True)
def _unhurried():
    """Let bots search to the end, so that they choose the same on a machine that is busy."""
    with pytest.MonkeyPatch.context() as patch:
        for game in SEARCHING:
            patch.setattr(f"gamebox.games.{game}.bots.SECONDS", math.inf)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write what is kept in golden files anew"
    )


def pytest_collection_finish() -> None:
    """Take the modules and the list of tests out of every later search for garbage."""
    gc.collect()
    gc.freeze()
