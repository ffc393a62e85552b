"""Small pieces of sentences that every game says."""

import pytest

from gamebox.core.words import said_to_you


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("The turn of You begins.", "Your turn begins."),
        ("Rusty Axe of You is destroyed.", "Your Rusty Axe is destroyed."),
        ("You is Colbjorn.", "You are Colbjorn."),
        ("You has 7 Power in the duel.", "You have 7 Power in the duel."),
        ("Strive drawn and bound by You.", "Strive drawn and bound by you."),
        ("Shield of Ann goes to You.", "Shield of Ann goes to you."),
        ("You drew Strive.", "You drew Strive."),
        ("The deck of Youssef is shuffled anew.", "The deck of Youssef is shuffled anew."),
    ],
)
def test_a_sentence_about_somebody_called_you_is_said_to_them(told, said):
    assert said_to_you(told) == said
