"""The Middle Ages in words."""

import pytest

from gamebox.games.middle_ages.texts import icons_of


@pytest.mark.parametrize(
    ("number", "kind", "words"),
    [
        (1, "chalices", "1 chalice"),
        (1, "sheaves", "1 sheaf"),
        (1, "coins", "1 coin"),
        (3, "sheaves", "3 sheaves"),
        (0, "jewels", "0 jewels"),
        (1, "Korn", "1 Korn"),
    ],
)
def test_wealth_is_counted_as_people_count(number, kind, words):
    assert icons_of(number, kind) == words
