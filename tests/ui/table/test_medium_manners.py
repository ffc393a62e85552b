"""The hint, the players' panels, and the last page of Medium."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker
from support.medium_positions import DIVINATION, INCANTATION, lying, miss, position, say, started

from gamebox.games.medium import moves
from gamebox.games.medium.moves import EspCard, Token
from ui.home.key_list import MEDIUM
from ui.table.medium_figures import figures
from ui.table.medium_manners import MediumManners


@pytest.fixture
def manners():
    return MediumManners(started(4).rules)


def hint_of(page):
    QApplication.processEvents()
    return page.desk.stand.hint.text.text()


# The hint


def test_the_first_hint_for_a_word_tells_the_rule_and_no_word(open_page):
    table = lying(4, people=(0,))
    page = open_page(table)
    page.toggle_hint()
    hint = hint_of(page)
    assert hint.startswith("Three, two, one.")
    assert "letters" not in hint
    assert page.manners.more_hints in hint


def test_asked_again_the_hint_tells_how_a_word_begins_and_how_long_it_is(open_page):
    table = lying(4, people=(0,))
    page = open_page(table)
    for _ in range(3):
        page.toggle_hint()
    bot = table.rules.bot("hard", "Ann", 0)
    word = bot.choose(table.view(0), table.question(0), table.bot_dice(0)).move.word
    first = hint_of(page).split("\n")[0]
    assert first == (
        f"A strong player has a word of {len(word)} letters that begins with {word[0].upper()}."
    )
    assert word.upper() not in hint_of(page).upper().split()


def test_the_next_attempt_begins_with_the_rule_again(open_page):
    """[say.next]"""
    page = open_page(lying(4, people=(0,)), SleepyThinker)
    for _ in range(4):
        page.toggle_hint()
    page.controller.say("wool")
    page.controller.submit(1, moves.Say("wolf"))
    page.toggle_hint()
    assert page.manners.more_hints in hint_of(page)


def test_the_hint_names_a_card_to_play(open_page):
    page = open_page(position(4, people=(1,)))
    page.toggle_hint()
    assert "A good move: Play " in hint_of(page)


def test_the_hint_is_away_when_others_look_on(open_page):
    table = lying(4, people=(0, 1))
    table.answer(1, moves.Say("wolf"))
    page = open_page(table)
    page.controller.arrived()
    page.toggle_hint()
    assert hint_of(page)
    page.controller.say("wool")
    assert page.controller.looking
    assert not page.desk.stand.hint.isVisible()
    assert hint_of(page) == ""


# The panels


def spoken(manners, view, seat):
    return [chip.spoken for chip in manners.chips(view, seat, own=False)]


def test_a_panel_tells_both_teams_the_card_and_the_tokens(manners):
    """[end.score, esp.unused, predict.score]"""
    table = position(4, esp=[INCANTATION, EspCard("divination", used=True), None, None])
    game = table.game
    game.piles[0] += [Token(1, 6), Token(2, 3)]
    game.piles[3].append(Token(3, 2))
    game.fate[0] = 4
    assert spoken(manners, table.view(0), 0) == [
        "6 cards in hand",
        "9 points with the left neighbour",
        "2 points with the right one",
        "Incantation, unused",
        "4 Hand of Fate tokens",
    ]
    assert spoken(manners, table.view(0), 1)[-1] == "Divination, used"


def test_at_a_large_table_every_panel_is_one_line(open_page, store):
    page = open_page(started(8, people=(0,), esp="mixed", prediction="on"), SleepyThinker)
    heights = {panel.height() for panel in page.desk.players}
    assert len(heights) == 1
    assert heights.pop() <= 46
    assert page.desk.players[7].isVisible()
    assert "cards in hand" not in page.desk.players[0].accessibleName()
    assert "unused" in page.desk.players[0].accessibleName()


def test_two_have_one_team(manners):
    """[two.fortuna]"""
    table = started(2)
    table.game.piles[0].append(Token(1, 5))
    assert spoken(manners, table.view(1), 1) == ["6 cards in hand", "5 points together"]


# The last page


def test_the_last_page_adds_every_team_up(manners):
    """[end.score, end.tie]"""
    table = position(4, esp=[INCANTATION, DIVINATION, EspCard("divination", used=True), None])
    game = table.game
    game.piles[1] += [Token(1, 6), Token(1, 5), Token(3, 1)]
    game.fate = [0, 2, 1, 0]
    lines = manners.figures(game, table.names)
    assert lines[:3] == [
        ("Ben and Cleo", "17 points"),
        ("Tokens: 1st\N{NO-BREAK SPACE}6+5, 3rd\N{NO-BREAK SPACE}1", "12"),
        ("Unused ESP cards (2 each) + Hand of Fate", "2 + 3"),
    ]
    assert lines[3:6] == [
        ("Ann and Ben", "6 points"),
        ("Tokens: none", "0"),
        ("Unused ESP cards (2 each) + Hand of Fate", "4 + 2"),
    ]
    assert ("Right predictions", "3") in lines


def test_the_last_page_of_two_tells_what_fortuna_has():
    """[two.fortuna, two.win]"""
    table = lying(2)
    miss(table, 2)
    say(table, "river", "river")
    rules, game = table.rules, table.game
    lines = figures(game, table.names, rules.figures(game))
    points = game.piles[0][0].points
    counted = "1 point" if points == 1 else f"{points} points"
    assert lines[0] == ("Ann and Ben", counted)
    assert ("Madame Fortuna", f"{game.fortuna[0].points} points") in lines
    assert ("Matches in the 1st, 2nd, 3rd Attempt", "0, 0, 1") in lines


# The keys


@pytest.mark.parametrize("seats", [[2], list(range(8))])
def test_every_key_is_in_the_list_of_the_settings(manners, seats):
    listed = " ".join(key.keys for key in MEDIUM).replace(",", "").split()
    listed += [str(number) for number in range(1, 9)]
    names = [f"Name {seat}" for seat in range(8)]
    assert {chr(hotkey.key) for hotkey in manners.hotkeys(seats, names)} <= set(listed)


def test_no_key_of_a_shared_screen_does_two_things(manners):
    names = [f"Name {seat}" for seat in range(8)]
    keys = [hotkey.key for hotkey in manners.hotkeys(range(8), names)]
    assert len(set(keys)) == len(keys)
