"""Ordeals at its page, by the mouse alone and by the keyboard alone; what is played and told."""

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import HandHours, SleepyThinker, by_tab, by_touch
from support.ordeals_boards import boards, show
from support.ordeals_play import NAMES, RULES, asked, find, livelier, new, play
from support.ordeals_playing import next_deed, weak_royalties

from gamebox.core.dice import seeded
from gamebox.core.seat import Seat
from gamebox.games.ordeals import events, moves
from gamebox.table import new_table
from ui.boards.ordeals_acts import notices, pain_faces
from ui.boards.ordeals_large import LargeCard, Sheet
from ui.boards.ordeals_odds import at_least, average, losses, pain_to_come, pain_words
from ui.boards.ordeals_prints import Prints
from ui.settings import SettingsStore
from ui.table.ordeals_manners import OrdealsManners
from ui.table.page import TablePage
from ui.table.sitting import Sitting
from ui.theme import Motion, Theme


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


@pytest.fixture
def open_table(qtbot, data_folder):
    """Return a function that opens a page at which one person plays."""
    pages = []

    def show_page(seed, seats=2, pack="", **options):
        store = SettingsStore()
        store.change(motion=0.0)
        people = [Seat("human", NAMES[0])]
        people += [Seat("bot", name, "easy") for name in NAMES[1:seats]]
        read = RULES.read_pack(pack, "a test") if pack else None
        table = new_table(RULES, people, options, seed, (pack[:1], read))
        page = TablePage(Sitting(table), store, HandHours(), SleepyThinker)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.setFocus()
        QApplication.processEvents()
        return page

    yield show_page
    for page in pages:
        page.close_game()


def play_through(page, way, seed):
    """Answer for the person by touching or by keys, and for the other directly, to the end.

    Return what the person was asked.
    """
    table, dice, asks = page.table, seeded(seed, "whole"), set()
    while not table.game.over:
        question = asked(table)
        deed = next_deed(table.game) if dice.below(10) < 7 else None
        move = deed[1] if deed else livelier(table, question.seat, dice)
        if question.seat != 0:
            assert page.controller.submit(question.seat, move)
            continue
        offers = [offer for offer in page.controller.offers() if page.desk.board.path_of(offer)]
        offer = next((one for one in offers if one.move == move), offers[0])
        before = table.number
        way(page, offer)
        assert table.number > before, (question.asks, offer.path)
        asks.add(question.asks)
    return asks


@pytest.mark.parametrize(
    ("way", "seed", "wanted"),
    [
        (by_touch, 3, {"explore", "assign", "push", "loot", "exchange", "acquire_step"}),
        (by_touch, 6, {"explore", "assign", "fatigue", "loot", "option", "acquire_step"}),
        (by_tab, 3, {"explore", "assign", "push", "loot", "exchange", "acquire_step"}),
    ],
)
def test_a_whole_short_game_is_played_by_the_mouse_or_by_the_keyboard_alone(
    open_table, way, seed, wanted
):
    page = open_table(seed, pack=weak_royalties("jack"), length="short")
    assert wanted <= play_through(page, way, seed)
    assert page.desk.stand.end.isVisible()
    assert page.table.difference() is None


def test_enter_makes_the_main_move_and_letters_go_on(open_table):
    page = open_table(3)
    table = page.table
    dice = seeded(3, "keys")
    while asked(table).seat != 0 or asked(table).asks != "acquire_step":
        question = asked(table)
        page.controller.submit(question.seat, livelier(table, question.seat, dice))
    page.desk.setFocus()
    QTest.keyClick(page, Qt.Key.Key_E)
    assert table.record.history[-1].move == moves.EndTurn()


def test_a_double_click_on_end_explore_does_not_end_the_turn(open_table):
    page = open_table(3)
    left, bar, table = Qt.MouseButton.LeftButton, page.desk.prompt, page.table
    while "End Explore" not in (labels := [button.text() for button in bar.buttons()]):
        page.controller.submit(asked(table).seat, table.moves(asked(table).seat)[0])
        QApplication.processEvents()
    first = bar.buttons()[labels.index("End Explore")]
    spot = first.mapTo(page, first.rect().center())
    QTest.mouseClick(first, left)
    QApplication.processEvents()
    under, before = page.childAt(spot), table.number
    assert under.text() == "End turn"
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        at, no_key = under.mapFrom(page, spot).toPointF(), Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(under, QMouseEvent(kind, at, at, left, left, no_key))
    assert table.number == before
    QTest.mouseClick(under, left)
    assert table.number > before


# What is told


def test_numbers_that_change_several_times_rise_once(make):
    prints = Prints(new().game.cards)
    changes = [events.Changed(0, "food", -1, 2), events.Changed(0, "food", 3, 5)]
    rising = notices(changes, prints, NAMES)
    assert [(one.words, one.bad) for one in rising] == [("+2 Food", False)]
    lost = notices([events.Changed(1, "health", -2, 3)], prints, NAMES)
    assert lost[0].words == "\N{MINUS SIGN}2 Health"
    assert lost[0].bad
    assert lost[0].things == ("health:1", "seat:1")


def test_every_event_of_a_game_is_played_and_leaves_nothing_behind(make):
    board = make(Theme(motion=Motion(0.02)))
    table, dice = new(3, 9), seeded(9, "lively")
    board.set_seats(NAMES[:3], (0,))
    pains = 0
    for count in range(160):
        question = asked(table)
        told = table.answer(question.seat, livelier(table, question.seat, dice))
        seen = [event for one in told if (event := one.to(0)) is not None]
        show(board, table, 0, seen)
        pains += len(pain_faces(seen, Prints(table.game.cards)))
        if count % 3:
            QApplication.processEvents()
        else:
            board.finish_all()
    board.finish_all()
    assert pains
    assert {thing.thing_id for thing in board.stage.things()} == {
        *board.stage.layout,
        *board.stage.floats,
    }


def test_a_card_that_another_player_acquires_goes_to_that_player(make):
    table, dice, board = new(2, 5), seeded(5, "buy"), make(Theme(motion=Motion(1)))
    for _ in range(600):
        question = asked(table)
        seat = question.seat
        move = livelier(table, seat, dice)
        if isinstance(move, moves.AcquireCard) and move.card in table.game.row:
            show(board, table, 1 - seat)
            table.answer(seat, move)
            board.show_view(table.view(1 - seat), 1 - seat, [])
            leaving = board.stage.thing(f"card:{move.card}")
            assert leaving is not None
            assert f"card:{move.card}" not in board.stage.layout
            board.finish_all()
            assert board.stage.thing(f"card:{move.card}") is None
            return
        table.answer(seat, move)
    raise AssertionError("nobody acquired a card")


def test_a_large_card_has_its_sentence_and_explains_its_words(make):
    table = new(2, 3)
    prints = Prints(table.game.cards)
    explained = [prints.of(card) for card in range(1, len(table.game.cards.kinds))]
    with_terms = [one for one in explained if one.terms]
    assert with_terms
    assert all(name and said for one in with_terms for name, said in one.terms)
    theme = Theme()
    cards = [LargeCard(one).high(300, theme) for one in explained]
    assert min(cards) > 100
    assert max(cards) < 712


# What Pain is likely to cost


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_odds_of_pain_are_those_of_counting_every_draw(n):
    costs = (0, 1, 1, 2, 3)
    counted = [sum(draw) for draw in combinations(costs, n)]
    chances = losses(costs, n)
    for total, chance in enumerate(chances):
        assert chance == pytest.approx(counted.count(total) / len(counted))
    assert average(chances) == pytest.approx(sum(counted) / len(counted))
    assert at_least(chances, 3) == pytest.approx(sum(c >= 3 for c in counted) / len(counted))


def test_cards_of_pain_that_were_seen_no_longer_count():
    table = new(2, 5)
    whole = pain_to_come(table.view(0))
    gone = Random(1).sample(table.game.pains, 4)
    table.game.pains = [card for card in table.game.pains if card not in gone]
    table.game.pain_discard += gone
    view = RULES.view(table.game, 0)
    assert len(pain_to_come(view)) == len(whole) - 4
    view.decks["pains"] = 0
    assert pain_to_come(view) == whole
    assert "No Pain card" in pain_words(view, 0, 0)


def test_pushing_and_fleeing_tell_a_learner_what_to_expect(make):
    table, question = find("push")
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    for thing in ("button:push", "button:flee"):
        sheet = board.stage.layout[thing].preview
        assert isinstance(sheet, Sheet)
        assert "Health lost" in sheet.note


# The page


def test_the_panels_show_what_lies_open_and_labels_are_for_moves_without_a_card():
    table, question = find("push")
    manners = OrdealsManners(RULES)
    view = table.view(question.seat)
    player = view.players[question.seat]
    words = [chip.spoken for chip in manners.chips(view, question.seat, True)]
    assert words[:3] == [
        f"Health {player.health}",
        f"{player.food} Food",
        f"{player.shards} Token Shards",
    ]
    assert manners.label(moves.Flee()) == "Flee"
    assert manners.label(moves.PlayCard(3)) == ""
    assert manners.public_text(moves.PickCard(3)) == "Choose a card"


def test_every_kind_of_move_has_a_line_that_holds_nothing_secret():
    manners = OrdealsManners(RULES)
    for kind in moves.OrdealsMove.__args__:
        numbers = {"foes": (0, 1), "where": "top"}
        fields = {name: numbers.get(name, 1) for name in kind.__struct_fields__}
        assert manners.public_text(kind(**fields)) != "Decide"


def test_the_log_shows_the_cards_that_it_names():
    table = new(2, 3)
    card = next(card for card in table.game.row if card is not None)
    manners = OrdealsManners(RULES)
    assert len(manners.pictures(events.CardAcquired(0, card, 3), table.game)) == 1
    assert manners.pictures(events.TurnBegan(0), table.game) == ()
    assert manners.is_heading(events.TurnBegan(0))


def test_played_cards_lie_where_the_hand_leaves_room(make):
    table = new(2, 3)
    question = play(table, lambda q: len(table.game.players[q.seat].played) > 2)
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    for card in table.game.players[question.seat].played:
        assert board.stage.layout[f"card:{card}"].rect.top() > 500
