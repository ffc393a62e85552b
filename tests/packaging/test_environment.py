"""The folder .venv: made, kept, renewed, repaired."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from bootstrap.environment import ROOT, RUNTIME, TESTS, Command, Environment
from bootstrap.lock import lock
from bootstrap.say import SetupError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="plays Python with a shell script")
PYTHON = "#!/bin/sh\necho {} {}\n".format(*sys.version_info[:2])


class Rehearsal(Environment):
    """An environment that writes down the commands of its set-up instead of running them."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.commands: list[list[str]] = []
        self.stops: BaseException | None = None

    def run(self, command: Command, purpose: str) -> None:
        words = [str(word) for word in command]
        self.commands.append(words)
        if words[2] == "venv":
            self.programs.mkdir(parents=True)
            self.python.write_text(PYTHON, encoding="utf-8")
            self.python.chmod(0o755)
        elif self.stops is not None:
            raise self.stops

    def did(self) -> list[str]:
        """Return the kinds of commands since the last question."""
        kinds, self.commands = [words[2] for words in self.commands], []
        return kinds


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "constraints.txt").write_text("rich==15.0.0\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def environment(root: Path) -> Rehearsal:
    """Return an environment that is set up for players."""
    environment = Rehearsal(root)
    environment.prepare(RUNTIME)
    return environment


def test_the_first_set_up_makes_it_and_installs_locked_versions(root: Path) -> None:
    environment = Rehearsal(root)
    environment.prepare(TESTS)
    venv, pip = environment.commands
    assert venv == [sys.executable, "-m", "venv", str(root / ".venv")]
    assert pip[pip.index("--constraint") + 1] == str(root / "packaging" / "constraints.txt")
    assert pip[-2:] == ["--editable", f"{root}[cluster,dev]"]


def test_the_second_set_up_does_nothing(environment: Rehearsal) -> None:
    assert environment.did() == ["venv", "pip"]
    environment.prepare(RUNTIME)
    assert environment.did() == []


@pytest.mark.parametrize("file", ["pyproject.toml", "packaging/constraints.txt"])
def test_a_changed_list_is_installed_into_the_same_folder(
    environment: Rehearsal, root: Path, file: str
) -> None:
    environment.did()
    (root / file).write_text("# new\n", encoding="utf-8")
    environment.prepare(RUNTIME)
    assert environment.did() == ["pip"]


def test_the_tests_add_to_what_a_player_has_and_are_kept(
    environment: Rehearsal, root: Path
) -> None:
    environment.did()
    environment.prepare(TESTS)
    assert environment.did() == ["pip"]
    environment.prepare(RUNTIME)
    assert environment.did() == []
    (root / "pyproject.toml").write_text("# new\n", encoding="utf-8")
    environment.prepare(RUNTIME)
    assert environment.commands[-1][-1] == f"{root}[cluster,dev]"


def assert_made_again(environment: Rehearsal) -> None:
    """Expect that the next set-up begins from nothing, and the one after has nothing to do."""
    environment.did()
    leftover = environment.folder / "half-a-package"
    leftover.touch()
    environment.stops = None
    environment.prepare(RUNTIME)
    assert environment.did() == ["venv", "pip"]
    assert not leftover.exists()
    environment.prepare(RUNTIME)
    assert environment.did() == []


def test_a_set_up_that_was_killed_is_begun_again(root: Path) -> None:
    environment = Rehearsal(root)
    environment.stops = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.prepare(RUNTIME)
    assert_made_again(environment)


def test_a_set_up_that_failed_is_begun_again(environment: Rehearsal, root: Path) -> None:
    (root / "pyproject.toml").write_text("# new\n", encoding="utf-8")
    environment.stops = SetupError("No network.")
    with pytest.raises(SetupError, match="No network"):
        environment.prepare(RUNTIME)
    assert_made_again(environment)


def test_an_environment_that_was_moved_is_made_again(environment: Rehearsal, root: Path) -> None:
    moved = root.with_name("moved")
    shutil.copytree(root, moved)
    assert_made_again(Rehearsal(moved))


def test_an_environment_whose_python_is_gone_is_made_again(environment: Rehearsal) -> None:
    environment.python.unlink()
    assert_made_again(environment)


def test_an_environment_of_another_python_is_made_again(environment: Rehearsal, root: Path) -> None:
    environment.python.write_text("#!/bin/sh\necho 3 9\n", encoding="utf-8")
    (root / "pyproject.toml").write_text("# new\n", encoding="utf-8")
    assert_made_again(environment)


def test_an_environment_made_by_hand_is_kept(root: Path) -> None:
    environment = Rehearsal(root)
    environment.run([sys.executable, "-m", "venv", environment.folder], "by hand")
    environment.did()
    environment.prepare(RUNTIME)
    assert environment.did() == ["pip"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"fingerprint": 1}', "\x00"])
def test_a_stamp_that_cannot_be_read_counts_as_none(environment: Rehearsal, text: str) -> None:
    environment.did()
    environment.stamp.write_text(text, encoding="utf-8")
    environment.prepare(RUNTIME)
    assert environment.did() == ["pip"]


def test_a_failed_command_is_told_by_its_own_error(root: Path) -> None:
    environment = Environment(root)
    environment.folder.mkdir()
    program = "import sys; sys.exit('looking\\nERROR: No matching distribution\\nnotice: new pip')"
    with pytest.raises(SetupError) as failure:
        environment.run([sys.executable, "-c", program], "Installing the Python packages")
    assert str(failure.value) == (
        "Installing the Python packages failed: ERROR: No matching distribution "
        f"(All of it: {environment.log})"
    )


def test_two_set_ups_do_not_work_at_once(root: Path) -> None:
    environment = Environment(root)
    with (root / ".venv.lock").open("a") as other:
        with environment.alone():
            assert not lock(other, wait=False)
        assert lock(other, wait=False)


SET_UP = """
import sys
from pathlib import Path
from bootstrap.environment import Environment

environment = Environment(Path(sys.argv[1]))
pip = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
with environment.alone():
    environment.run([sys.executable, "-c", pip], "A long step")
"""


def test_what_a_killed_set_up_left_running_keeps_the_next_one_waiting(root: Path) -> None:
    environment = Environment(root)
    environment.folder.mkdir()
    path = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    with subprocess.Popen([sys.executable, "-c", SET_UP, root], env=path) as set_up:
        while not (environment.log.exists() and environment.log.read_text().endswith("\n")):
            assert set_up.poll() is None
        set_up.kill()
    with (root / ".venv.lock").open("a") as other:
        assert not lock(other, wait=False)
        os.kill(int(environment.log.read_text()), signal.SIGKILL)
        assert lock(other, wait=True)
