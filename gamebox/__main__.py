"""`python -m gamebox`: the command line, all of it that needs no picture."""

from gamebox.cli.app import main

if __name__ == "__main__":
    main()
