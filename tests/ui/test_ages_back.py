"""The board of The Middle Ages when an answer is taken back: cards return from where they lay."""

import pytest
from support.ages_boards import boards, offers_of, random_game, show

from gamebox.seating import UNDO
from ui.theme import Motion, Theme


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def discarding(seat):
    """Return a table at which `seat` has just discarded, and the cards that left its hand."""
    for seed in range(40):
        table, answer = random_game(2, seed)
        table.record.options = {**table.record.options, UNDO.key: "all"}
        while not table.game.over:
            before = table.view(seat)
            answer()
            after = table.view(seat)
            gone = set(before.hand) - set(after.hand)
            grown = len(after.discard) - len(before.discard)
            if gone and not set(after.hand) - set(before.hand) and grown == len(gone):
                return table, gone
    raise AssertionError("nobody discards")


def test_a_discarded_card_returns_from_the_discard(make):
    table, gone = discarding(0)
    board = make(Theme(motion=Motion(2.0)))
    show(board, table)
    board.finish_all()
    table.undo()
    board.show_view(table.view(0), 0)
    board.offer(offers_of(table, 0))
    layout = board.stage.layout
    assert {layout[f"card:{card}"].origin for card in gone} == {"pile:discard"}
    assert {layout[f"card:{card}"].origin for card in set(table.view(0).hand) - gone} <= {
        "pile:deck"
    }
