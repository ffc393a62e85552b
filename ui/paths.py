"""Where things are: the bundled resources, and the user's own folders.

`GAMEBOX_CONFIG` and `GAMEBOX_LOG` move the settings and the log, as `GAMEBOX_DATA` moves the
saves, so that tests and a copy on a memory stick leave the user's folders alone.
"""

import os
from pathlib import Path

import platformdirs

APP = "gamebox"


def resources(*parts: str) -> Path:
    """Return a path inside the bundled resources."""
    return Path(__file__).resolve().parent.parent.joinpath("resources", *parts)


def config_folder() -> Path:
    """Return the folder of the settings file; it need not exist yet."""
    chosen = os.environ.get("GAMEBOX_CONFIG")
    return Path(chosen) if chosen else Path(platformdirs.user_config_dir(APP, appauthor=False))


def log_folder() -> Path:
    """Return the folder of the log files; it need not exist yet."""
    chosen = os.environ.get("GAMEBOX_LOG")
    return Path(chosen) if chosen else Path(platformdirs.user_log_dir(APP, appauthor=False))
