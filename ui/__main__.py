"""The command `gamebox`: the window, or with arguments the command line and what draws."""

import gc
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.window import MainWindow

NO_SCREEN = (
    "There is no screen here that a window could open on; `gamebox demo DIR` lets bots play a game "
    "and draws pictures of it, and `gamebox --help` lists what else works."
)


def main() -> None:
    """Open the window, or carry out a command; Qt is loaded only by what draws."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415

        freeze_support()  # the processes of a frozen program begin here too
    try:
        code = _command() if len(sys.argv) > 1 else _window()
    except KeyboardInterrupt:  # while modules are still being loaded
        print("Stopped.", file=sys.stderr)
        code = 130
    sys.exit(code)


def has_screen() -> bool:
    """Return whether Qt has somewhere to open a window; without, it would end the process."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, named))


def _window() -> int:
    if not has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return 1
    return open_window()


def open_window(shown: "Callable[[MainWindow], object] | None" = None) -> int:
    """Open the window and return the exit code; `shown` is called right before it appears."""
    gc.disable()  # all that is made while starting stays, so looking for rubbish only costs time
    from ui.app import run  # noqa: PLC0415  # no command line on the way to the window

    return run(shown=shown)


def _command() -> int:
    from gamebox.cli.app import make_app, run_app  # noqa: PLC0415
    from ui import commands  # noqa: PLC0415

    app = make_app(commands.window_figures)
    commands.add_to(app)
    return run_app(app)


if __name__ == "__main__":
    main()
