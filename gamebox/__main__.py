"""`python -m gamebox`: the command line, all of it that needs no picture."""

import sys


def main() -> None:
    """Carry out a command; a person may stop it even while modules are still being loaded."""
    try:
        from gamebox.cli.app import main as carry_out  # noqa: PLC0415

        carry_out()
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
