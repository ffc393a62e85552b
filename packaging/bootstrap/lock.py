"""A lock between two programs: whoever has it works, the other waits."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str], wait: bool) -> bool:
        """Take the lock on an open file; without waiting, say whether that worked."""
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError:  # also when ten seconds of waiting were not enough
                if not wait:
                    return False
            else:
                return True

else:
    import fcntl

    def lock(file: IO[str], wait: bool) -> bool:
        """Take the lock on an open file; without waiting, say whether that worked."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except OSError:
            return False
        return True
