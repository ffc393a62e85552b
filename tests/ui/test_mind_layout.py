"""The Mind's table at every text size: nothing is written over something else."""

from itertools import combinations

import pytest
from support.mind_positions import card, position

from gamebox.games.mind import moves
from ui.boards.mind import MindBoard
from ui.theme import Motion, Theme


@pytest.mark.parametrize("scale", [0.8, 1, 1.25, 1.5, 1.75, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_stacks_and_what_lies_aside_keep_clear_of_each_other(qtbot, scale, seats):
    hands = ("W20 W30 R8", "W3 W44 R50", "W7 W9 R40", "W11 W12 R30")[:seats]
    table = position(*hands, lives=3)
    table.answer(0, moves.Lay(card("W20"), 0))
    board = MindBoard(Theme(text_scale=scale, motion=Motion(0)))
    qtbot.addWidget(board)
    board.resize(992, 712)
    board.set_seats(("Ann", "Ben", "Cleo", "Dan")[:seats], (0,))
    board.show()
    board.show_view(table.view(0), 0)
    kinds = ("seat:", "pile:aside", "aside:", "stack:", "pile:level")
    layout = board.stage.layout
    ids = [thing for thing in layout if thing.startswith(kinds)]
    assert "pile:aside-white" in ids
    for one, other in combinations(ids, 2):
        assert not layout[one].rect.intersects(layout[other].rect), (one, other)
    board.close_down()


@pytest.mark.parametrize("scale", [0.8, 1, 1.4, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_keys_of_each_person_stand_apart_under_the_cards(qtbot, scale, seats):
    hands = ("W20 W30 R8", "W3 W44 R50", "W7 W9 R40", "W11 W12 R30")[:seats]
    people = tuple(range(seats))
    table = position(*hands, ready=False)
    board = MindBoard(Theme(text_scale=scale, motion=Motion(0)))
    qtbot.addWidget(board)
    board.resize(992, 712)
    board.set_seats(("Ann", "Ben", "Cleo", "Dan")[:seats], people)
    board.show()
    board.show_view(table.view(0), None)
    layout = board.stage.layout
    for seat in people:
        plate = layout[f"seat:{seat}"].rect
        small = [t for t in layout if t.startswith((f"key:{seat}:", f"key-icon:{seat}:"))]
        cards = [t for t in layout if t.startswith(f"back:{seat}:")]
        assert len(small) == 8
        assert all(plate.contains(layout[thing].rect) for thing in small)
        for one, other in combinations([*small, cards[0]], 2):
            assert not layout[one].rect.intersects(layout[other].rect), (one, other)
    board.close_down()


def test_the_panel_of_a_proposal_keeps_room_for_answers_only_from_who_is_asked(qtbot):
    heights = []
    for proposer in (0, 1):
        table = position("W20 W30 R8", "W3 W44 R50")
        table.answer(proposer, moves.ProposeStar())
        board = MindBoard(Theme(motion=Motion(0)))
        qtbot.addWidget(board)
        board.resize(992, 712)
        board.set_seats(("Ann", "Ben"), (0,))
        board.show()
        board.show_view(table.view(0), 0)
        heights.append(board.stage.layout["panel"].rect.height())
        board.close_down()
    assert heights[0] < heights[1]


@pytest.mark.parametrize("scale", [0.8, 1, 1.3, 2])
@pytest.mark.parametrize("ready", [True, False])
def test_what_stands_under_the_buttons_is_clear_of_a_full_hand(qtbot, scale, ready):
    hands = (" ".join(f"W{n}" for n in range(1, 13)), " ".join(f"R{n}" for n in range(1, 13)))
    table = position(*hands, ready=ready)
    board = MindBoard(Theme(text_scale=scale, motion=Motion(0)))
    qtbot.addWidget(board)
    board.resize(992, 712)
    board.set_seats(("Ann", "Ben"), (0,))
    board.show()
    board.show_view(table.view(0), 0)
    layout = board.stage.layout
    cards = [place.rect for thing, place in layout.items() if thing.startswith("card:")]
    words = [place.rect for thing, place in layout.items() if thing.startswith("caption:")]
    sides = [rect for rect in words if rect.center().x() > 840]
    assert sides
    assert not any(rect.intersects(card) for rect in sides for card in cards)
    board.close_down()
