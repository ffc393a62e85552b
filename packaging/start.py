"""Set gamebox up and start it: `python3 packaging/start.py`, and nothing else to install first.

    python3 packaging/start.py            set up, and open the window
    python3 packaging/start.py test       set up, and run every check and test
    python3 packaging/start.py setup      only set up: .venv/bin/gamebox works afterwards
    python3 packaging/start.py demo DIR   bots play one game of each, pictures of it go to DIR

This file is kept readable by very old Pythons, so that they can say what is wrong with them.
The work is done in the folder bootstrap beside it, with the standard library alone.
"""

import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.exit(
            "gamebox needs Python 3.11 or newer, and this is Python %d.%d; "
            "please start it with a newer one." % tuple(sys.version_info[:2])
        )
    from bootstrap.commands import main

    sys.exit(main(sys.argv[1:]))
