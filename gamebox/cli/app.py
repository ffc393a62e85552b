"""The command line as a whole: which commands there are, and how what goes wrong is said."""

import logging
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, cast

from typer import BadParameter, Typer

from gamebox.cli import many, playing, reading
from gamebox.cli.say import say
from gamebox.cli.words import Usage
from gamebox.errors import GameboxError
from gamebox.files import reason

STOPPED = 130
WRONG_USAGE = cast("type[Exception]", BadParameter.__mro__[1])
"""What typer raises for all that is typed wrongly; it has no public name of its own."""


def make_app(window: many.WindowFigures | None = None) -> Typer:
    """Return the command line with every command that needs no picture.

    `window` gives `bench` the figures of what is drawn.
    """
    app = Typer(
        name="gamebox",
        help="Play card games, and run, test and look at them from the command line.",
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    playing.add_to(app)
    many.add_to(app, window)
    reading.add_to(app)
    return app


def run_app(app: Typer, arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return 0 when done, 1 when refused with a reason, 2 on wrong usage.

    A person who stops it gets what shells expect then, 130. Without `arguments` they are those
    that the program was started with.
    """
    _write_utf8()
    if not _debugging():
        logging.getLogger().addHandler(logging.NullHandler())  # a traceback is no message
    try:
        return _carry_out(app, arguments)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else int(done.code is not None)
    except (Usage, WRONG_USAGE) as error:
        say(_wrong(error))
        return 2
    except GameboxError as error:
        say(str(error))
    except BrokenPipeError:
        _leave_stdout()
    except KeyboardInterrupt:
        say("Stopped.")
        return STOPPED
    except MemoryError:
        say("There is not enough memory for this.")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        say(f"The system says no: {where}{reason(error)}.")
    except Exception as error:
        if _debugging():
            raise
        say(f"gamebox has a fault ({type(error).__name__}: {error}); GAMEBOX_DEBUG=1 shows where.")
    return 1


def _carry_out(app: Typer, arguments: Sequence[str] | None) -> int:
    """Run a command; return its exit code, which is STOPPED where it was interrupted."""
    code = int(app(arguments, standalone_mode=False) or 0)
    sys.stdout.flush()
    if code == STOPPED:
        say("Stopped.")
    return code


def _wrong(error: Any) -> str:
    """Return what was typed wrongly, on one line, with where the help is."""
    if isinstance(error, Usage):
        return f"{error} See `gamebox --help`."
    text = " ".join(error.format_message().split())
    stop = "" if text.endswith((".", "?", "!")) else "."
    command = error.ctx.command_path if error.ctx else "gamebox"
    return f"{text}{stop} See `{command} --help`."


def _debugging() -> bool:
    """Return whether faults are to be shown whole."""
    return bool(os.environ.get("GAMEBOX_DEBUG"))


def _write_utf8() -> None:
    """Write what JSON is written in, whatever the system takes texts to be in."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _leave_stdout() -> None:
    """Let nothing more be written to a pipe that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    """Run the command line without pictures."""
    sys.exit(run_app(make_app()))
