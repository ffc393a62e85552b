"""Is there a screen that a window could open on?"""

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

NO_SCREEN = (
    "There is no screen here to open a window on; "
    "to look at gamebox all the same, let bots play and draw pictures of it with: "
    "python3 packaging/start.py demo DIR"
)
X_SOCKETS = Path("/tmp/.X11-unix")
X_PORT = 6000
PATIENCE_S = 2.0


def has_screen(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Say whether a window can open. Elsewhere than on Linux there is always a screen."""
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return wayland_answers(environ) or x_answers(environ.get("DISPLAY", ""))


def wayland_answers(environ: Mapping[str, str]) -> bool:
    """Say whether the Wayland compositor that the environment names is there."""
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and (Path(environ.get("XDG_RUNTIME_DIR", "/")) / name).is_socket()


def x_answers(display: str) -> bool:
    """Say whether an X server listens at a display such as `:0`, `:0.0` or `host:10.0`."""
    host, colon, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    if host in ("", "unix"):
        path = str(X_SOCKETS / f"X{number}")
        return any(_local_answers(address) for address in (path, f"\0{path}"))
    try:
        socket.create_connection((host, X_PORT + int(number)), PATIENCE_S).close()
    except OSError:
        return False
    return True


def _local_answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(PATIENCE_S)
        try:
            connection.connect(address)
        except OSError:
            return False
    return True
