"""Small words of the table: how long was played, and whose eyes a replay has."""

import pytest

from ui.table.mind_manners import _duration
from ui.table.replay_host import _eyes


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0 s"), (14.2, "14 s"), (59.7, "1 min 0 s"), (184, "3 min 4 s")]
)
def test_the_time_of_play_names_minutes_only_where_there_are_some(seconds, words):
    assert _duration(seconds) == words


@pytest.mark.parametrize(("name", "words"), [("You", "as you saw it"), ("Liz", "as Liz saw it")])
def test_whose_eyes_a_replay_has(name, words):
    assert _eyes(name) == words
