"""Where things are: the bundled resources, and the user's own folders.

`GAMEBOX_CONFIG` and `GAMEBOX_LOG` move the settings and the log, as `GAMEBOX_DATA` moves the
saves, so that tests and a copy on a memory stick leave the user's folders alone.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

APP = "gamebox"
_ROOT = Path(__file__).parent.parent


def resources(*parts: str) -> Path:
    """Return a path inside the bundled resources."""
    return _ROOT.joinpath("resources", *parts)


def config_folder() -> Path:
    """Return the folder of the settings file; it need not exist yet."""
    chosen = os.environ.get("GAMEBOX_CONFIG")
    return Path(chosen) if chosen else _platform().user_config_path


def log_folder() -> Path:
    """Return the folder of the log files; it need not exist yet."""
    chosen = os.environ.get("GAMEBOX_LOG")
    return Path(chosen) if chosen else _platform().user_log_path


def _platform() -> "PlatformDirs":
    from platformdirs import PlatformDirs  # noqa: PLC0415  # not needed where the folder is given

    return PlatformDirs(APP, appauthor=False)
