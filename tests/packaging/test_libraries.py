"""Missing system libraries: found, named, installed where we may."""

import os
import re
import sys
from pathlib import Path

import pytest
from bootstrap import libraries
from bootstrap.say import SetupError

DEBIAN_PACKAGE = re.compile(r"lib[a-z0-9.+-]+")
SONAME = re.compile(r"lib[\w+.-]+\.so\.\d+")


def test_each_library_has_the_package_that_brings_it() -> None:
    table = libraries.needed({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"})
    assert table["libEGL.so.1"] == "libegl1"
    assert table["libxcb-cursor.so.0"] == "libxcb-cursor0"
    assert table["libwayland-cursor.so.0"] == "libwayland-cursor0"
    assert all(SONAME.fullmatch(library) for library in table)
    assert all(DEBIAN_PACKAGE.fullmatch(package) for package in table.values())


def test_only_the_libraries_of_this_screen_are_asked_for() -> None:
    hidden = libraries.needed({})
    assert hidden == libraries.ALWAYS
    assert libraries.needed({"DISPLAY": ":0"}) == libraries.ALWAYS | libraries.X11
    assert libraries.needed({"WAYLAND_DISPLAY": "w"}) == libraries.ALWAYS | libraries.WAYLAND


def test_missing_libraries_are_found_by_loading_them() -> None:
    table = {"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"}
    assert libraries.missing(table, lambda name: name == "libGL.so.1") == {"libEGL.so.1": "libegl1"}
    assert not libraries.loads("libgamebox-that-nobody-has.so.7")


@pytest.mark.parametrize(
    ("text", "debian"),
    [
        ("ID=debian\n", True),
        ('NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
        ('ID=fedora\nID_LIKE="rhel"\n', False),
        ("", False),
    ],
)
def test_debian_and_its_children_are_known(text: str, debian: bool, tmp_path: Path) -> None:
    (tmp_path / "os-release").write_text(text, encoding="utf-8")
    assert libraries.is_debian(tmp_path / "os-release") is debian
    assert not libraries.is_debian(tmp_path / "nothing")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Stand on a Linux that lacks two libraries; return where its apt-get writes what it did."""
    lacking = {"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "missing", lambda _: dict(lacking))
    monkeypatch.setattr(libraries, "missing_venv", dict)
    monkeypatch.setattr(libraries, "is_debian", lambda: True)
    monkeypatch.setattr(libraries.os, "geteuid", lambda: 0, raising=False)
    program = tmp_path / "apt-get"
    program.write_text(
        f'#!/bin/sh\necho "$DEBIAN_FRONTEND $*" >> {tmp_path}/done\nexit ${{APT_FAILS:-0}}\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path / "done"


def test_root_gets_them_installed_without_a_question(bare: Path) -> None:
    libraries.ensure({})
    update, install = bare.read_text(encoding="utf-8").splitlines()
    assert update.split() == ["noninteractive", "-qq", "-o", "Dpkg::Use-Pty=0", "update"]
    assert install.endswith("install -y --no-install-recommends libegl1 libgl1")


def test_anybody_else_gets_the_one_command_to_type(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries.os, "geteuid", lambda: 1000)
    with pytest.raises(
        SetupError, match=r"type this once.*sudo apt-get install -y libegl1 libgl1$"
    ):
        libraries.ensure({})
    assert not bare.exists()


def test_other_systems_get_the_names_of_the_libraries(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "is_debian", lambda: False)
    with pytest.raises(SetupError, match=r"please install: libEGL\.so\.1, libGL\.so\.1\.$"):
        libraries.ensure({})
    assert not bare.exists()


def test_when_apt_fails_the_command_is_named(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("APT_FAILS", "100")
    with pytest.raises(SetupError, match="apt-get update && apt-get install -y libegl1 libgl1"):
        libraries.ensure({})
    assert len(bare.read_text(encoding="utf-8").splitlines()) == 1


def test_nothing_missing_means_nothing_done(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "missing", lambda _: {})
    libraries.ensure({})
    assert not bare.exists()


def test_a_python_without_ensurepip_names_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert libraries.missing_venv() == {}
    monkeypatch.setattr(libraries.importlib.util, "find_spec", lambda _: None)
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert list(libraries.missing_venv().values()) == [package]
