"""Build the tables from which the bots of Medium take their words.

For maintainers only; players never run it. It needs nothing but numpy:

    python packaging/associations.py

`resources/medium/own_assoc.txt` is the source of the `own` arrays of `associations.npz`. A line
that begins with `+` adds words to the end of the vocabulary, so that no other word's number
changes. The other arrays stay as they are. The result is the same every time.
"""

import sys
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
MEDIUM = ROOT / "resources" / "medium"
BLOCKED = ROOT / "packaging" / "blocked_words.txt"
Arrays = dict[str, NDArray[np.generic]]
ROWS = ("eat", "cmp")


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file that are not empty and no remarks."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def spoken(words: str) -> list[str]:
    """Return words from a list in which `_` joins the words of one idea."""
    return [word.replace("_", " ") for word in words.split()]


def read_own(lines: Iterable[str]) -> tuple[list[str], dict[str, list[str]]]:
    """Return the words to add, and the associates of each cue."""
    added: list[str] = []
    cues: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith("+"):
            added += spoken(line[1:])
            continue
        cue, _, associates = line.partition(":")
        name = cue.replace("_", " ")
        if name in cues:
            sys.exit(f"{name} has two lines.")
        cues[name] = spoken(associates)
    return added, cues


def add_words(arrays: Arrays, words: list[str], added: Iterable[str]) -> None:
    """Add words at the end: nouns that may be said, near their parts, which nobody was asked."""
    for word in added:
        if word in words:
            continue
        known = [words.index(part) for part in word.split() if part in words]
        near = arrays["vec"][known].mean(axis=0) if known else np.zeros(arrays["vec"].shape[1])
        arrays["vec"] = np.vstack([arrays["vec"], np.round(near).astype(np.int8)])
        for name, value in (("resp", 0), ("noun", 255), ("sayable", 1), ("eat_n", 0)):
            arrays[name] = np.append(arrays[name], np.array(value, arrays[name].dtype))
        for name in ROWS:
            pointers = arrays[f"{name}_ptr"]
            arrays[f"{name}_ptr"] = np.append(pointers, pointers[-1])
        words.append(word)


def set_own(arrays: Arrays, words: list[str], cues: dict[str, list[str]]) -> None:
    """Make the `own` arrays anew; end the program where a word is unknown or stands twice."""
    ids = {word: number for number, word in enumerate(words)}
    unknown = {word for row in cues.values() for word in row} | set(cues)
    unknown -= set(ids)
    if unknown:
        sys.exit(f"Not in the vocabulary: {' '.join(sorted(unknown))}")
    rows = [[ids[one] for one in cues.get(word, [])] for word in words]
    for number, row in enumerate(rows):
        if len({*row, number}) != len(row) + 1:
            sys.exit(f"{words[number]} has an associate twice, or itself.")
    arrays["own_ptr"] = np.cumsum([0, *map(len, rows)]).astype(np.uint32)
    arrays["own_idx"] = np.array([one for row in rows for one in row], np.uint16)


def save(path: Path, arrays: Arrays) -> None:
    """Write the arrays, the same byte for byte every time."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name in sorted(arrays):
            content = BytesIO()
            np.save(content, arrays[name], allow_pickle=False)
            file.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_DEFLATED)


def main() -> None:
    """Build the tables."""
    table = MEDIUM / "associations.npz"
    with np.load(table, allow_pickle=False) as file:
        arrays: Arrays = dict(file)
    vocabulary = MEDIUM / "vocabulary.txt"
    words = vocabulary.read_text(encoding="utf-8").splitlines()
    added, cues = read_own(lines_of(MEDIUM / "own_assoc.txt"))
    add_words(arrays, words, added)
    set_own(arrays, words, cues)
    blocked = {word for line in lines_of(BLOCKED) for word in spoken(line)}
    arrays["sayable"][[word in blocked for word in words]] = 0
    save(table, arrays)
    vocabulary.write_text("\n".join(words) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(words)} words, {len(cues)} cues, {len(arrays['own_idx'])} associates")


if __name__ == "__main__":
    main()
