"""Where the frozen program begins: the same commands as `gamebox`, in one folder with Python.

A worker process of a frozen program starts here too, and must be caught before anything is loaded.
"""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from ui.__main__ import main

    sys.exit(main())
