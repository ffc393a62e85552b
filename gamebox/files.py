"""Reading and writing files so that a crash, a full disk or a strange file costs nothing.

A file is replaced whole or not at all, and the versions before it are kept beside it as `NAME.1`
(the newest) to `NAME.3`.
"""

import contextlib
import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from gamebox.errors import GameboxError

KEPT = 3
"""How many older versions of a file stay beside it."""


def read_bounded(path: Path, limit: int) -> bytes:
    """Return what a file holds.

    Raises GameboxError with one sentence when it cannot be read, has more than `limit` bytes, or is
    no file: a pipe could be waited for in vain.
    """
    try:
        found = path.stat()
        if S_ISDIR(found.st_mode):
            raise GameboxError(f"{path} is a folder, not a file.")
        if not S_ISREG(found.st_mode):
            raise GameboxError(f"{path} is no file, but a device or a pipe.")
        with path.open("rb") as file:
            content = file.read(limit + 1) if found.st_size <= limit else None
    except FileNotFoundError as error:
        if path.is_symlink():
            raise GameboxError(f"{path} is a link to a file that is not there.") from error
        raise GameboxError(f"There is no file {path}.") from error
    except (OSError, ValueError) as error:
        raise GameboxError(f"{path} cannot be read: {reason(error)}.") from error
    if content is None or len(content) > limit:
        raise GameboxError(f"{path} is too large: more than {limit // 10**6} MB.")
    return content


def reason(error: Exception) -> str:
    """Return what an error of the system says, without numbers and paths."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:].rstrip(".")


def kept_copies(path: Path) -> list[Path]:
    """Return where the older versions of a file are kept, the newest first."""
    return [path.parent / f"{path.name}.{age}" for age in range(1, KEPT + 1)]


def writable(path: Path) -> Path:
    """Return where a file is really written, so that a link to it stays one; make its folder.

    Raises OSError where something lies that is no file, such as a device, which replacing it
    would destroy.
    """
    try:
        path = path.resolve()
    except (RuntimeError, ValueError) as error:  # a loop of links, a name that none can have
        raise OSError(errno.EINVAL, "there can be no file of this name") from error
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder, not a file")
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no file, but a device or a pipe")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise NotADirectoryError(errno.ENOTDIR, "its folder is a file") from error
    return path


def write_whole(path: Path, content: bytes, keep: bool = True) -> None:
    """Replace a file by `content`, at once and for good; one writer at a time.

    The version before is kept as the newest copy, or, without `keep`, as `NAME.broken`. There is a
    whole file at `path` at every moment. Raises OSError when nothing was changed.
    """
    _replace(path, content, lambda before: _keep(before, rotate=keep))


def write_over(path: Path, content: bytes) -> None:
    """Replace a file by `content`, whole or not at all, and keep nothing of what it was.

    Raises OSError when nothing was changed.
    """
    _replace(path, content, lambda _: None)


def _replace(path: Path, content: bytes, put_by: Callable[[Path], None]) -> None:
    """Write a file anew, and put the version before by right before it is replaced."""
    path = writable(path)
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.unlink(missing_ok=True)  # whatever lies there: opening a pipe would wait for ever
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            put_by(path)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _flush_folder(path.parent)


def _keep(path: Path, rotate: bool) -> None:
    """Give the file a second name beside it, so that replacing it does not lose it."""
    copies = kept_copies(path)
    if rotate:
        for newer, older in zip(copies[-2::-1], copies[:0:-1], strict=True):
            if newer.exists():
                newer.replace(older)
    second = path.with_name(f".{path.name}.old")
    second.unlink(missing_ok=True)
    try:
        os.link(path, second)
    except OSError:  # not every file system lets a file have two names
        shutil.copyfile(path, second)
    second.replace(copies[0] if rotate else path.with_name(f"{path.name}.broken"))


def _flush_folder(folder: Path) -> None:
    """Make the new names last through a power cut, where the system can."""
    with contextlib.suppress(OSError):  # Windows opens no folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
