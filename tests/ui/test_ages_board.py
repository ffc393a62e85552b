"""The board of The Middle Ages: what it shows, what it never shows, and how things move."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from support.ages_boards import (
    STILL,
    boards,
    click,
    face,
    random_game,
    show,
)
from support.ages_positions import CARDS, find, position, several

from gamebox.games.middle_ages import moves
from ui.boards.ages_backs import AccordCard, CardBack
from ui.boards.ages_cards import SocialCard
from ui.boards.ages_faces import Forecast, SlotWords
from ui.boards.ages_prints import title_font
from ui.boards.ages_turn import STEPS, THING, TurnStrip
from ui.items.face import Style
from ui.items.paint import fitted, paragraph_height, wrapped
from ui.theme import Motion, Role, Theme, Typeface


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


# What is shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_known_card_has_a_place_and_no_other_card_has_one(make, seats):
    table, answer = random_game(seats, 11)
    board = make()
    for _ in range(40):
        answer()
        view = table.view(0)
        show(board, table)
        known = {*view.hand}
        for areas in (view.coteries, view.structures):
            known.update(card for cards in areas for card in cards)
        known.update(lying.card for hand in view.hands for lying in hand if lying.card is not None)
        shown = {int(key.partition(":")[2]) for key in board.stage.layout if key[:5] == "card:"}
        assert shown == known


def test_hidden_cards_show_their_backs_and_nothing_else(make):
    plague, revolt = find(back="plague"), find(back="revolt")
    table = position([[find(back="betrayal")], [plague, revolt]])
    board = make()
    show(board, table)
    backs = {
        key: place.face for key, place in board.stage.layout.items() if key.startswith("back:1")
    }
    assert set(backs) == {"back:1:plague:0", "back:1:revolt:0"}
    assert backs["back:1:plague:0"] == CardBack("plague", "skull")
    assert "2 cards: face down 1 Plague, 1 Revolt" in board.twins.names()["hand:1"]
    for card in (plague, revolt):
        assert f"card:{card}" not in board.stage.layout


def test_nobodys_hand_is_open_where_several_look_on(make):
    card, other = several(2, back="betrayal")
    table = position([[card, other], []])
    board = make(humans=(0, 1))
    show(board, table, seat=None)
    assert f"card:{card}" not in board.stage.layout
    assert "back:0:betrayal:1" in board.stage.layout


def test_the_top_of_the_deck_can_be_read_and_the_rest_is_counted(make):
    top = find(character="noble", back="revolt")
    table = position([[find(back="betrayal")], []], top=[top])
    board = make()
    show(board, table)
    assert face(board, "pile:deck").print.figure == "noble"
    assert f"{len(table.game.deck)} cards left, on top Noble" in board.twins.names()["pile:deck"]
    assert "0 of 2 times" in board.twins.names()["pile:shuffles"]


def test_the_forecast_says_what_a_return_would_do(make):
    blade = find(back="betrayal")
    fork, skull, other = find(back="revolt"), *several(2, back="plague")
    table = position([[other], []], coteries=[[blade, fork, skull], []])
    board = make()
    show(board, table)
    line = face(board, "forecast")
    assert isinstance(line, Forecast)
    assert line.due
    assert line.words.endswith("discard 1, 2 Actions, then the Plague cards (2)")


@pytest.mark.parametrize("cards", [0, 2, 3, 4])
def test_the_forecast_is_not_written_much_smaller_in_large_text(make, cards):
    """Where there is no room for all of its words it has fewer words, not smaller ones."""
    coterie = [find(back="betrayal"), *several(3, back="plague")][:cards]
    other = find(back="revolt")
    board = make(Theme(text_scale=2.0, motion=Motion(0)))
    show(board, position([[other], []], coteries=[coterie, []]))
    line, room = face(board, "forecast"), board.stage.layout["forecast"].rect
    font = board.theme.font(Role.UI, 15, 700)
    font.setPixelSize(min(font.pixelSize(), round(room.height() * 0.95)))
    sign = min(room.height() * 0.8, 24.0) + 8
    written = fitted(font, line.fitting(font, room.width() - sign), room.width() - sign)
    assert written.pixelSize() >= 0.75 * font.pixelSize()


def test_the_forecast_says_what_is_still_to_come_of_a_return(make):
    blades = several(3, back="betrayal")
    merchant = find(character="merchant", back="plague")
    table = position([[merchant], []], coteries=[blades, []], accords=[1, 0])
    table.answer(0, moves.Add(merchant, 0))
    table.answer(0, moves.Use(0))
    board = make()
    show(board, table)
    assert face(board, "forecast").words.startswith("Now: discard 1, 4 Actions, then the Plague")
    table.answer(0, moves.DiscardCard(blades[0]))
    show(board, table)
    assert face(board, "forecast").words.startswith("Now: 4 Actions, then the Plague cards")


def test_an_accord_is_used_by_touching_where_the_top_card_goes(make):
    merchant, other = find(character="merchant"), find(character="noble")
    table = position([[merchant], []], coteries=[[other], []], accords=[0, 1])
    table.answer(0, moves.Add(merchant, 0))
    table.answer(0, moves.Use(0))
    board = make()
    show(board, table)
    click(board, "wealth:0")
    assert [offer.move for offer in board.chosen] == [moves.Use(1)]


def test_the_slot_that_completes_three_says_what_the_chosen_card_would_bring(make):
    first, second = several(2, back="revolt")
    blade = find(back="betrayal")
    table = position([[blade], []], coteries=[[first, second], []])
    board = make()
    show(board, table)
    assert face(board, "slot:0") == SlotWords(("3rd card:", "returns"), True)
    click(board, f"card:{blade}")
    assert face(board, "slot:0") == SlotWords(("discard 1", "→ 1 Action"), True)
    assert face(board, "forecast").words == "With this card here: discard 1, 1 Action"


def test_the_strip_shows_where_the_turn_is(make):
    merchant = find(character="merchant")
    near = find(character="noble", skip=[merchant])
    table = position([[merchant], []], coteries=[[near], []], accords=[1, 0])
    board = make()
    show(board, table)
    strip = face(board, THING)
    assert isinstance(strip, TurnStrip)
    assert strip.steps[strip.now] == "Add a card"
    table.answer(0, moves.Add(merchant, 0))
    show(board, table)
    strip = face(board, THING)
    assert strip.steps[strip.now] == "Merchant's ability"
    assert [row.right for row in board.stage.layout[THING].preview.rows][:2] == ["now", ""]


def test_a_structure_shows_its_points_and_wealth_is_counted(make):
    forts = several(2, structure="fortress")
    rich = find(kind="coins", skip=forts)
    board = make()
    table = position(
        [[find(back="betrayal", skip=[*forts, rich])], []],
        structures=[forts, []],
        wealth=[[rich], []],
    )
    show(board, table)
    cards = [face(board, f"card:{card}") for card in forts]
    assert [card.points for card in cards] == [3, 3]
    assert face(board, "wealth:0").icons == CARDS.cards[rich].wealth.icons
    assert "6 points" in board.twins.names()["structures:0"]


# Movement


def test_a_played_card_turns_over_out_of_the_hand_it_was_hidden_in(make):
    card = find(character="merchant", back="betrayal")
    table = position([[card, find(back="betrayal", skip=[card])], [find(back="plague")]])
    board = make(theme=Theme(motion=Motion(1)), humans=(1,))
    show(board, table, seat=1)
    told = table.answer(0, moves.Add(card, 1))
    show(board, table, 1, [one.to(1) for one in told])
    assert board.animator.busy
    assert isinstance(board.stage.thing(f"card:{card}").picture.face, CardBack)
    board.finish_all()
    assert isinstance(board.stage.thing(f"card:{card}").picture.face, SocialCard)


def test_a_whole_game_moves_and_ends_as_the_views_say(make):
    table, answer = random_game(3, 1)
    board = make(theme=Theme(motion=Motion(1)))
    show(board, table)
    for _ in range(400):
        if table.game.over:
            break
        told = answer()
        show(board, table, 0, [one.to(0) for one in told])
        board.finish_all()
        assert board.stage.layout.keys() == board.layout_things().keys()
        assert {thing.thing_id for thing in board.stage.things()} >= set(board.stage.layout)
    assert table.game.over
    assert "back:1:plague:0" not in board.stage.layout
    assert "points" in face(board, "seat:1").note


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_board_and_no_area_covers_another(make, seats, scale):
    table, answer = random_game(seats, 5)
    for _ in range(40):
        answer()
    board = make(theme=Theme(motion=Motion(0), text_scale=scale))
    show(board, table)
    kinds = ("coterie:", "structures:", "wealth:", "hand:", "pile:", THING)
    areas = {key: place.rect for key, place in board.stage.layout.items() if key.startswith(kinds)}
    bounds = board.sceneRect().adjusted(-1, -1, 1, 1)
    for key, rect in areas.items():
        assert bounds.contains(rect), key
        others = {other for other, room in areas.items() if other != key and room.intersects(rect)}
        assert not others, (key, others)


@pytest.mark.parametrize("words", ["Cleric and chalices", f"{'Grandmaster ' * 3}and {'gold ' * 7}"])
@pytest.mark.parametrize("width", [133.0, 160.0])
def test_the_name_of_an_accord_can_be_read_whole(qapp, words, width):
    """A pack may give Characters and Wealth names of forty letters."""
    figure, wealth = words.split(" and ")
    card = AccordCard("merchant", figure, "#5A4632", wealth)
    room = QRectF(0, 0, width - 16, 30 * width / 150)
    font = title_font(Style(STILL), 18 * width / 150)
    lines, written = card.title(room, font)
    assert written.pixelSize() >= 10
    assert paragraph_height(words, written, lines.width()) <= lines.height() + 1
    assert all(QFontMetricsF(written).horizontalAdvance(w) <= room.width() for w in words.split())


@pytest.mark.parametrize("room", [400.0, 560.0, 760.0])
def test_the_strip_names_the_step_where_its_exact_words_have_no_room(qapp, room):
    """A pack may have a Character with a name of forty letters."""
    steps = (*STEPS[:2], f"{'Grandmaster ' * 3}'s ability", *STEPS[3:])
    strip = TurnStrip(0, "Your turn", steps, 2)
    font = STILL.font(Role.UI, 14, 700)
    shown, wide = strip.shown(font, room)
    assert shown[2] in (steps[2], "Ability")
    assert sum(wide) <= room


@pytest.mark.parametrize("typeface", list(Typeface))
def test_words_in_several_lines_are_made_small_enough_for_their_room(qapp, typeface):
    """Wide reading typefaces in large text too."""
    sentence = "Its Character acts for you when you add it; its Wealth counts in your hand."
    room = QRectF(0, 0, 560, 48)
    theme = Theme(text_scale=2.0, typeface=typeface)
    font = wrapped(theme.font(Role.UI, 16), sentence, room)
    assert paragraph_height(sentence, font, room.width()) <= room.height()
    assert 10 < font.pixelSize() <= theme.px(16)
