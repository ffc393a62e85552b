"""The system libraries that Qt needs on Linux: which are missing, and how to get them.

PySide6's wheels bring Qt, but not the libraries of the system below it. Without the first group not
even an import works; without the second or third Qt ends the whole process when the window opens.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bootstrap.say import SetupError, step

ALWAYS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
OS_RELEASE = Path("/etc/os-release")


def loads(library: str) -> bool:
    """Say whether the system finds a library by its name."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def needed(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the libraries for this machine, each with the Debian package that brings it."""
    table = dict(ALWAYS)
    if environ.get("DISPLAY"):
        table |= X11
    if environ.get("WAYLAND_DISPLAY"):
        table |= WAYLAND
    return table


def missing(table: Mapping[str, str], found: Callable[[str], bool] = loads) -> dict[str, str]:
    """Return the part of a table of libraries that the system does not have."""
    return {library: package for library, package in table.items() if not found(library)}


def missing_venv() -> dict[str, str]:
    """Return the Debian package without which this Python cannot make an environment."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return {}
    return {"the Python module ensurepip": "python{}.{}-venv".format(*sys.version_info[:2])}


def is_debian(os_release: Path = OS_RELEASE) -> bool:
    """Say whether this is Debian, Ubuntu or one of their children."""
    if not os_release.is_file():
        return False
    lines = os_release.read_text(encoding="utf-8").splitlines()
    facts = dict(line.split("=", 1) for line in lines if "=" in line)
    names = f"{facts.get('ID', '')} {facts.get('ID_LIKE', '')}".replace('"', "").split()
    return bool({"debian", "ubuntu"} & set(names))


def ensure(environ: Mapping[str, str]) -> None:
    """Install what the system lacks where we may, else say what a person should type.

    Raises SetupError when something is missing and could not be installed.
    """
    lacking = missing_venv()
    if sys.platform.startswith("linux"):
        lacking |= missing(needed(environ))
    if not lacking:
        return
    if not is_debian() or shutil.which("apt-get") is None:
        raise SetupError(f"gamebox needs from your system, please install: {', '.join(lacking)}.")
    if os.geteuid() != 0:
        raise SetupError(advice(list(lacking.values())))
    install(list(lacking.values()))


def advice(packages: list[str]) -> str:
    """Return the sentence that tells a person without root rights what to type."""
    return (
        "Some system libraries are missing; please type this once and start again: "
        f"sudo apt-get install -y {' '.join(packages)}"
    )


def install(packages: list[str]) -> None:
    """Install Debian packages as root, without a question. Raises SetupError if apt-get fails."""
    step(f"Installing system libraries: {' '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-o", "Dpkg::Use-Pty=0"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *options, *command],
            env=quiet,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode != 0:
            print(done.stdout, file=sys.stderr)
            raise SetupError(
                "apt-get could not install what is missing; when it works again, type: "
                f"apt-get update && apt-get install -y {' '.join(packages)}"
            )
