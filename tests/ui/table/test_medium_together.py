"""People who share a screen in Medium: the curtain, looking on together, votes and ESP cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker, by_list, by_touch, click, page_texts
from support.medium_positions import DIVINATION, INCANTATION, lying, miss, position, say, started

from gamebox.games.medium import moves
from ui.table.saying import WATCH


class Screen:
    """The page of several people, by what they press."""

    def __init__(self, page, hours):
        self.page, self.hours = page, hours

    @property
    def buttons(self):
        return {button.text(): button for button in self.page.desk.prompt.buttons()}

    def press(self, label):
        click(self.buttons[label])
        QApplication.processEvents()

    def key(self, key):
        QTest.keyClick(self.page.desk.board, key)
        QApplication.processEvents()

    def lift(self, seat):
        """Lift the curtain that waits for this seat."""
        assert self.page.controller.wanted == seat
        assert self.page.pages.currentWidget() is self.page.curtain
        self.hours.pass_by(400)
        click(self.page.curtain.button)
        self.hours.pass_by(400)
        assert self.page.pages.currentWidget() is self.page.desk

    def say(self, word):
        line = self.page.desk.board.entry.line
        line.setFocus()
        QTest.keyClicks(line, word)
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()


@pytest.fixture
def sit(open_page, hours):
    return lambda table: Screen(open_page(table), hours)


def pair_says(screen, own, partners):
    screen.lift(0)
    screen.say(own)
    screen.lift(1)
    screen.say(partners)


def test_the_two_type_unseen_and_all_look_at_both_words(sit):
    """[say.together]"""
    screen = sit(lying(4))
    page = screen.page
    screen.lift(0)
    screen.say("wool")
    assert page.desk.board.stage.layout == {}
    assert not any("wool" in text.casefold() for text in page_texts(page))
    screen.lift(1)
    assert not any("wool" in text.casefold() for text in page_texts(page))
    screen.say("wolf")
    assert page.controller.looking
    assert page.desk.prompt.sentence.text() == (
        "Look at the table together. Then hand the screen to Ann."
    )
    said = {place.name for place in page.desk.board.stage.layout.values()}
    assert any("wool" in name.casefold() for name in said)
    screen.press("Go on")
    screen.lift(0)


def test_nothing_secret_is_on_the_screen_while_all_look(sit):
    screen = sit(lying(4))
    pair_says(screen, "wool", "wolf")
    game, view = screen.page.table.game, screen.page.controller.view()
    assert view.hand == []
    assert view.own_answer is None
    hands = {game.words.word(card) for hand in game.hands for card in hand}
    shown = " ".join(page_texts(screen.page))
    assert [word for word in hands if word in shown] == []
    assert screen.page.controller.deciding() == []


def test_enter_goes_on_and_the_hint_is_away(sit):
    screen = sit(lying(4))
    pair_says(screen, "wool", "wolf")
    assert not screen.page.desk.top.hint_button.isEnabled()
    screen.key(Qt.Key.Key_Return)
    assert screen.page.controller.wanted == 0


def test_what_bots_do_does_not_close_the_curtain_over_the_words(sit, hours):
    """A bot plays the next card; the person after it comes when all have looked."""
    screen = sit(lying(4, people=(0, 1)))
    pair_says(screen, "wool", "wool")
    assert not screen.page.controller.looking  # the bot is asked, and nobody at the screen
    assert screen.page.controller.viewer is None
    card = screen.page.table.game.hands[2][0]
    screen.page.controller.submit(2, moves.PlayCard(card))
    assert screen.page.controller.looking
    screen.press("Go on")
    screen.lift(1)


def test_one_person_is_never_held_up(open_page):
    table = lying(4, people=(0,))
    table.answer(1, moves.Say("wolf"))
    page = open_page(table)
    page.controller.say("wool")
    assert not page.controller.looking
    assert page.controller.viewer == 0


def test_predictions_are_made_under_a_curtain_each(sit):
    """[predict.when]"""
    screen = sit(lying(4, prediction="on"))
    screen.lift(2)
    assert set(screen.buttons) == {"Match", "No match"}
    screen.press("Match")
    assert screen.page.controller.view().prediction is None
    screen.lift(3)
    screen.key(Qt.Key.Key_N)
    assert screen.page.table.game.predictions == {2: True, 3: False}
    assert screen.page.controller.wanted == 0


def test_several_vote_together_with_a_key_and_a_button_each(sit):
    """[vote.who]"""
    table = lying(5)
    say(table, "paint", "painter")
    screen = sit(table)
    assert list(screen.buttons) == [
        "3  Cleo: Match", "E  Cleo: No match", "4  Dan: Match", "R  Dan: No match",
        "5  Eve: Match", "T  Eve: No match",
    ]  # fmt: skip
    screen.key(Qt.Key.Key_4)
    assert set(screen.page.table.game.sealed) == {3}
    screen.key(Qt.Key.Key_E)
    screen.press("5  Eve: Match")
    assert screen.page.table.game.past[-1].attempts[0].outcome == "match"


def test_a_vote_can_be_taken_back_until_it_is_counted(sit):
    table = lying(4)
    say(table, "paint", "painter")
    screen = sit(table)
    screen.key(Qt.Key.Key_3)
    screen.page.controller.undo()
    assert screen.page.table.game.sealed == {}
    assert "3  Cleo: Match" in screen.buttons


@pytest.mark.parametrize("by_key", [True, False])
def test_the_first_to_press_has_the_incantation(sit, by_key):
    """[esp.order, esp.incantation]"""
    screen = sit(lying(4, esp=[None, None, INCANTATION, INCANTATION]))
    assert screen.page.desk.prompt.sentence.text() == (
        "Who forbids Ann and Ben a word, by Incantation?"
    )
    assert list(screen.buttons) == ["3  Cleo", "4  Dan", "K  Nobody for now", "Nobody in this turn"]
    if by_key:
        screen.key(Qt.Key.Key_4)
    else:
        screen.press("4  Dan")
    screen.lift(3)
    screen.say("wool")
    assert screen.page.table.game.banned == "wool"
    assert screen.page.table.game.esp[3].used
    screen.lift(0)


def test_who_has_claimed_the_card_may_still_keep_it(sit):
    """[esp.pass]"""
    screen = sit(lying(4, esp=[None, None, INCANTATION, INCANTATION]))
    screen.key(Qt.Key.Key_4)
    screen.lift(3)
    screen.press("Keep it for now")
    assert list(screen.buttons) == ["3  Cleo", "K  Nobody for now", "Nobody in this turn"]


@pytest.mark.parametrize(("label", "passed"), [
    ("K  Nobody for now", []),
    ("Nobody in this turn", [2, 3]),
])  # fmt: skip
def test_one_press_keeps_the_cards_of_all(sit, label, passed):
    """[esp.pass]"""
    screen = sit(lying(4, esp=[None, None, INCANTATION, INCANTATION]))
    screen.press(label)
    assert screen.page.table.game.passed == passed
    assert screen.page.controller.wanted == 0


def test_the_first_to_press_has_the_divination(sit):
    """[esp.order, esp.divination]"""
    table = lying(5, esp=[None, None, DIVINATION, DIVINATION, None])
    miss(table, 3)
    screen = sit(table)
    assert screen.page.desk.prompt.sentence.text() == (
        "Who tries PLANET and RIVER with a neighbour, by Divination?"
    )
    screen.key(Qt.Key.Key_3)
    screen.lift(2)
    offer = next(
        one for one in screen.page.controller.offers() if one.move == moves.UseDivination(3)
    )
    screen.page.desk.moves.used.emit(offer)
    screen.say("water")
    screen.lift(3)


def test_sets_are_chosen_with_all_looking_on(sit):
    """[setup.sets]"""
    screen = sit(started(4, sets="chosen"))
    assert screen.page.controller.wanted is None
    assert screen.page.controller.viewer is None
    assert all(one.move.place >= 0 for one in screen.page.controller.offers())


def test_a_bot_answers_without_anybody_losing_what_is_typed(open_page):
    table = lying(4, people=(0, 2))
    page = open_page(table)
    page.controller.arrived()
    page.desk.board.entry.line.setText("woo")
    page.controller.submit(1, moves.Say("wolf"))
    assert page.desk.board.entry.line.text() == "woo"
    assert not any("wolf" in text.casefold() for text in page_texts(page))


def test_undo_stops_where_words_were_opened(sit):
    screen = sit(lying(4))
    pair_says(screen, "wool", "wolf")
    assert screen.page.controller.undo_refusal().startswith("Undo stops here.")
    assert not screen.page.controller.undo()


def test_a_sealed_word_can_be_taken_back(open_page):
    table = position(4, people=(0,))
    table.answer(1, moves.PlayCard(2))
    table.answer(0, moves.PlayCard(1))
    page = open_page(table, thinker=SleepyThinker)
    page.controller.say("wool")
    assert page.controller.undo()
    assert page.table.game.sealed == {}
    assert page.desk.board.entry.isVisible()


def test_all_watch_three_two_one_with_no_hand_on_the_table(open_page, hours, store):
    """[say.together]"""
    screen = Screen(open_page(lying(4), SleepyThinker), hours)
    board, desk = screen.page.desk.board, screen.page.desk
    screen.lift(0)
    screen.say("wool")
    screen.lift(1)
    store.change(motion=1.0)
    screen.say("wolf")
    hand = {f"card:{card}" for card in screen.page.table.game.hands[1]}
    assert board.animator.pausing
    assert desk.prompt.sentence.text() == WATCH
    assert screen.buttons == {}
    assert not hand & set(board.stage.layout)
    screen.key(Qt.Key.Key_Return)
    assert screen.page.controller.looking
    assert list(screen.buttons) == ["Go on"]
    assert board.sight().pairs()[-1].words == ("wool", "wolf")


def test_a_set_is_chosen_by_a_click_at_a_shared_screen(sit):
    """[setup.sets]"""
    screen = sit(started(4, sets="chosen"))
    offer = screen.page.controller.offers()[4]
    by_touch(screen.page, offer)
    assert screen.page.table.game.sets == [offer.move.place]


def test_two_who_play_alone_vote_on_their_own_words(sit):
    """[vote.who]"""
    table = lying(2)
    say(table, "paint", "painter")
    screen = sit(table)
    assert [label[:6] for label in screen.buttons] == ["1  Ann", "Q  Ann", "2  Ben", "W  Ben"]
    screen.key(Qt.Key.Key_1)
    screen.key(Qt.Key.Key_2)
    assert screen.page.table.game.past[-1].attempts[0].outcome == "match"
    assert screen.page.controller.looking


def test_the_list_of_moves_goes_on_too(sit):
    screen = sit(lying(4))
    pair_says(screen, "wool", "wolf")
    (offer,) = screen.page.controller.offers()
    by_list(screen.page, offer)
    assert screen.page.controller.wanted == 0
