"""The tension chart's numbers: time over several stretches, mistakes, and what is still secret."""

from support.mind_positions import position

from gamebox.games.mind import moves
from ui.table.tension import Lay, played_seconds, tensions
from ui.table.tension_chart import in_words


def ready(table):
    for seat in list(table.asked()):
        table.answer(seat, moves.Ready())


def test_lays_are_told_with_seconds_numbers_seats_and_mistakes():
    table = position("W10 R20", "W30 R5")
    table.answer(1, moves.Lay(30, 1500))
    table.answer(0, moves.Lay(70, 2500))
    [*_, tension] = tensions(table.view(0))
    assert tension.lays == (Lay(1.5, 30, "white", 1, True), Lay(2.5, 20, "red", 0, False))


def test_time_runs_on_over_an_interruption_which_is_marked():
    table = position("W10 R20", "W30 R5")
    table.answer(0, moves.Lay(10, 1000))
    table.answer(1, moves.Stop(4000))
    ready(table)
    table.answer(1, moves.Lay(30, 500))
    [*_, tension] = tensions(table.view(0))
    assert [lay.seconds for lay in tension.lays] == [1.0, 4.5]
    assert tension.pauses == (4.0,)


def test_blind_cards_are_in_the_chart_only_after_their_level():
    table = position("W10 R20", "W30 R5", blind=["white"])
    table.answer(0, moves.Lay(10, 100))
    table.answer(0, moves.Lay(70, 200))
    assert [lay.colour for lay in tensions(table.view(0))[-1].lays] == ["red"]
    table.answer(1, moves.Lay(30, 300))
    table.answer(1, moves.Lay(55, 400))
    level = tensions(table.view(0))[-2]
    assert [lay.number for lay in level.lays] == [10, 20, 30, 5]


def test_the_second_level_begins_at_zero_again():
    table = position("W10 R20", "W30 R5")
    for seat, card, at in ((0, 10, 100), (1, 30, 200), (0, 70, 300), (1, 55, 900)):
        table.answer(seat, moves.Lay(card, at))
    ready(table)
    seat = next(n for n in range(2) if table.moves(n))
    lay = next(m for m in table.moves(seat) if isinstance(m, moves.Lay))
    table.answer(seat, table.rules.timed(lay, 700))
    assert played_seconds(table.game) == [0.9]
    assert tensions(table.view(0))[-1].lays[0].seconds == 0.7


def test_a_level_that_ends_with_a_star_is_as_long_as_until_then():
    table = position("W10", "W30")
    table.answer(0, moves.ProposeStar(5000))
    table.answer(1, moves.Agree())
    for seat in (0, 1):
        table.answer(seat, table.moves(seat)[0])
    assert played_seconds(table.game) == [5.0]


def test_a_chart_is_told_in_words_to_those_who_cannot_see_it():
    table = position("W10 R20", "W30 R5")
    table.answer(1, moves.Lay(30, 1500))
    words = in_words(tensions(table.view(0))[-1], ["Liz", "Ben"])
    assert words == "Level 2: white 30 by Ben at 1.5 s (a mistake)."
