"""The command `gamebox`: the window, or with arguments the command line and what draws."""

import sys


def main() -> None:
    """Open the window, or carry out a command; Qt is loaded only by what draws."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415

        freeze_support()  # the processes of a frozen program begin here too
    sys.exit(_command() if len(sys.argv) > 1 else _window())


def _window() -> int:
    from ui.app import run  # noqa: PLC0415  # no command line on the way to the window

    return run()


def _command() -> int:
    from gamebox.cli.app import make_app, run_app  # noqa: PLC0415
    from ui import commands  # noqa: PLC0415

    app = make_app(commands.window_figures)
    commands.add_to(app)
    return run_app(app)


if __name__ == "__main__":
    main()
