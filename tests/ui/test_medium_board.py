"""Medium's board: what it shows, what it never shows, and how it is touched."""

import pytest
from support.medium_boards import (
    MOVING,
    answer,
    boards,
    click,
    drag,
    face,
    random_games,
    show,
)
from support.medium_positions import DIVINATION, INCANTATION, lying, miss, position, say, started

from gamebox.games.medium import moves
from gamebox.games.medium.moves import Token
from gamebox.games.medium.same import key
from gamebox.games.medium.spoken import forbidden_keys
from ui.boards.medium_cards import EspFace, EspText, WordBack, WordCard, WordList
from ui.boards.medium_faces import AttemptTab, Barred, Hollow
from ui.boards.medium_places import WORDS
from ui.boards.medium_rim import Guess


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def words_on(board):
    """Return every word that can be read on the table."""
    faces = [thing.picture.face for thing in board.stage.things() if thing.picture is not None]
    return {face.word for face in faces if isinstance(face, WordCard)}


# What is shown


def test_a_hand_of_six_lies_open_to_its_seat_only(make):
    board, table = make(), position(4)
    show(board, table)
    hand = {table.game.words.word(card) for card in table.game.hands[0]}
    assert words_on(board) == hand
    show(board, table, seat=None)
    assert words_on(board) == set()
    assert board.stage.layout["back:0:5"].face == WordBack()


def test_the_partner_plays_first_and_the_table_says_so(make):
    """[turn.partner-card]"""
    board, table = make(), position(4)
    show(board, table)
    assert face(board, "hollow:1") == Hollow("Ben plays first", 1)
    assert face(board, "hollow:0") == Hollow("Ann plays second", 0)
    table.answer(1, moves.PlayCard(2))
    show(board, table)
    assert face(board, "card:2") == WordCard("CLOTHING", 1, "Ben, card")
    assert board.stage.layout["card:2"].rect == WORDS[1]


def test_the_newest_words_lie_large_and_the_pairs_before_them_in_a_trail(make):
    """[say.next]"""
    board, table = make(), lying(4)
    miss(table, 2)
    show(board, table)
    layout = board.stage.layout
    large = {key for key, place in layout.items() if place.rect in WORDS}
    assert large == {"said:0:2:0", "said:0:2:1"}
    assert face(board, "said:0:2:1") == WordCard("FOREST", 1, "Ben, 2nd attempt")
    trail = ["card:1", "card:2", "said:0:1:0", "said:0:1:1"]
    assert all(face(board, thing).small for thing in trail)
    lefts = [layout[thing].rect.left() for thing in trail]
    assert lefts[0] == lefts[1] < lefts[2] == lefts[3]


def test_the_words_that_may_not_be_said_stand_under_the_field(make):
    """[say.used, esp.incantation]"""
    board, table = make(), lying(4, esp=[None, None, INCANTATION, None])
    table.answer(2, moves.UseIncantation("farm"))
    show(board, table)
    assert face(board, "barred") == Barred(("SHEEP", "CLOTHING", "FARM"), "FARM")
    shown = {key(word) for word in face(board, "barred").words}
    assert shown == forbidden_keys(table.view(0))
    assert board.twins.names()["barred"] == "Not allowed: SHEEP, CLOTHING and FARM"


def test_the_tab_of_the_attempt_that_goes_on_is_lit_and_counts_its_tokens(make):
    board, table = make(), lying(4)
    miss(table)
    table.game.supply[2].pop()
    show(board, table)
    tabs = [face(board, f"tokens:{kind}") for kind in (1, 2, 3)]
    assert [tab.state for tab in tabs] == ["done", "now", "ahead"]
    assert tabs[2] == AttemptTab("3rd Attempt", "2–1", 19, "ahead")
    assert board.twins.names()["tokens:2"] == "2nd Attempt, 4 or 3 points, 20 tokens left, now"


@pytest.mark.parametrize("seats", range(3, 9))
def test_between_two_neighbours_lies_the_pile_of_their_team(make, seats):
    board, table = make(seats=seats), started(seats)
    table.game.piles[seats - 1] = [Token(1, 6), Token(3, 1)]
    show(board, table)
    assert face(board, f"team:{seats - 1}").points == 7
    assert face(board, f"team:{seats - 1}").seats == (seats - 1, 0)
    centres = [board.stage.layout[f"seat:{seat}"].rect.center() for seat in range(seats)]
    for team in range(seats):
        middle = board.stage.layout[f"team:{team}"].rect.center()
        gaps = sorted(range(seats), key=lambda s: (centres[s] - middle).manhattanLength())
        assert set(gaps[:2]) == {team, (team + 1) % seats}


def test_two_players_have_one_pile_and_madame_fortuna_hers(make):
    """[two.fortuna]"""
    board, table = make(seats=2), lying(2)
    miss(table)
    show(board, table)
    assert "team:1" not in board.stage.layout
    points = table.game.fortuna[0].points
    assert face(board, "fortuna").points == points
    assert board.twins.names()["fortuna"] == f"Madame Fortuna: 1 token, {points} points"


def test_an_esp_card_lies_colour_side_up_until_it_is_used(make):
    """[esp.one]"""
    board, table = make(), lying(4, esp=[None, None, INCANTATION, DIVINATION])
    show(board, table)
    assert face(board, "esp:2") == EspFace("incantation", False)
    table.answer(2, moves.UseIncantation("farm"))
    show(board, table)
    assert face(board, "esp:2") == EspFace("incantation", True)
    assert board.stage.layout["esp:3"].preview == EspText("divination", False, "Dan")
    assert "used, grey side up" in board.twins.names()["esp:2"]


def test_predictions_lie_face_down_and_are_turned_up_with_right_or_wrong(make):
    """[predict.when, predict.show]"""
    board, table = make(), lying(4, prediction="on")
    table.answer(2, moves.Predict(False))
    show(board, table)
    assert face(board, "guess:2") == Guess(None)
    assert "guess:3" not in board.stage.layout
    table.answer(3, moves.Predict(True))
    show(board, table)
    assert board.twins.names()["guess:3"] == "Prediction of Dan, face down"
    show(board, table, events=say(table, "wool", "wolf"))
    assert face(board, "guess:2") == Guess(False, True)
    assert face(board, "guess:3") == Guess(True, False)
    assert board.twins.names()["guess:3"] == "Prediction of Dan: match, wrong"


def test_a_new_turn_takes_the_predictions_away(make):
    board, table = make(), lying(4, prediction="on")
    for seat in (2, 3):
        table.answer(seat, moves.Predict(True))
    show(board, table)
    show(board, table, events=say(table, "wool", "wool"))
    assert face(board, "guess:2") == Guess(True, True)
    partner = table.asked()[0]
    table.answer(partner, table.moves(partner)[0])
    show(board, table)
    assert not any(thing.startswith("guess:") for thing in board.stage.layout)


def test_the_last_turn_is_looked_back_on_until_both_cards_lie(make):
    board, table = make(), lying(4)
    show(board, table, events=say(table, "wool", "wool"))
    assert face(board, "ball").words == "Match!"
    assert {"card:1", "card:2", "said:0:1:0", "said:0:1:1"} <= set(board.stage.layout)
    for _ in range(2):
        seat = table.asked()[0]
        table.answer(seat, table.moves(seat)[0])
    show(board, table)
    assert "said:0:1:0" not in board.stage.layout
    assert face(board, "ball").words == "1st"


def test_the_shattered_ball_lies_beside_the_table(make):
    """[end.crystal]"""
    board, table = make(), position(4)
    show(board, table)
    assert "crystal" not in board.stage.layout
    table = position(4)
    table.game.deck.remove(0)
    table.game.shattered = True
    show(board, table)
    assert "last round" in board.twins.names()["crystal"]


def test_the_page_of_sets_names_every_set_and_reads_its_words(make):
    """[setup.sets]"""
    board, table = make(), started(4, sets="chosen")
    table.answer(0, moves.ChooseSet(3))
    show(board, table)
    sets = table.game.words.set
    assert {f"set:{place}" for place in range(len(sets))} <= set(board.stage.layout)
    assert face(board, "set:3").chosen
    upper = tuple(word.upper() for word in sets[5].words)
    assert board.stage.layout["set:5"].preview == WordList(sets[5].name, upper)
    click(board, "set:5")
    assert [offer.move for offer in board.chosen] == [moves.ChooseSet(5)]


# What is never shown


def test_a_word_that_is_entered_lies_face_down_whatever_it_is(make):
    """[say.together]"""
    pictures = []
    for word in ("wool", "a much longer word"):
        board, table = make(), lying(4)
        table.answer(1, moves.Say(word))
        show(board, table)
        assert face(board, "sealed:1") == WordBack(1)
        pictures.append((dict(board.stage.layout), board.twins.names()))
    assert pictures[0] == pictures[1]


def test_nothing_says_what_another_predicted(make):
    """[predict.when]"""
    pictures = []
    for match in (True, False):
        board, table = make(), lying(4, prediction="on")
        for seat in (2, 3):
            table.answer(seat, moves.Predict(match))
        show(board, table)
        pictures.append((dict(board.stage.layout), board.twins.names()))
    assert pictures[0] == pictures[1]


def test_clearing_takes_every_word_away(make):
    board, table = make(), lying(4)
    show(board, table)
    board.entry.line.setText("wool")
    board.clear()
    assert words_on(board) == set()
    assert board.twins.names() == {}
    assert board.entry.line.text() == ""
    assert not board.asks_word


# Touching


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_glows_is_what_is_legal_in_random_games(make, seats):
    board = make(seats=seats)
    modules = {"esp": "mixed", "prediction": "on"} if seats > 2 else {}
    for table in random_games(seats, 5, 70, countdown="30", **modules):
        seat = table.asked()[0]
        show(board, table, seat)
        wanted = {path[0] for offer in board.hands.offers() for path in board.paths_of(offer)}
        assert board.glowing() == wanted
        assert board.glowing() <= set(board.stage.layout)


def test_one_click_plays_a_card(make):
    board, table = make(), position(4)
    show(board, table, seat=1)
    click(board, "card:2")
    assert [offer.move for offer in board.chosen] == [moves.PlayCard(2)]


def test_a_card_can_be_dragged_to_the_middle(make):
    board, table = make(), position(4)
    show(board, table, seat=1)
    drag(board, "card:2", "pile:middle")
    assert [offer.move for offer in board.chosen] == [moves.PlayCard(2)]


@pytest.mark.parametrize(("button", "match"), [("match", True), ("no-match", False)])
def test_predictions_and_votes_are_buttons(make, button, match):
    """[predict.when, vote.who]"""
    board, table = make(), lying(4, prediction="on")
    show(board, table, seat=2)
    click(board, f"button:{button}")
    table = lying(4)
    say(table, "paint", "painter")
    show(board, table, seat=2)
    click(board, f"button:{button}")
    assert [offer.move for offer in board.chosen] == [moves.Predict(match), moves.Vote(match)]


@pytest.mark.parametrize(("button", "all_turn"), [("keep", False), ("keep-turn", True)])
def test_an_incantation_can_be_kept(make, button, all_turn):
    """[esp.pass]"""
    board, table = make(), lying(4, esp=[None, None, INCANTATION, None])
    show(board, table, seat=2)
    click(board, f"button:{button}")
    assert [offer.move for offer in board.chosen] == [moves.KeepEsp(all_turn=all_turn)]


@pytest.mark.parametrize("first", ["esp:2", "seat:3"])
def test_a_divination_is_a_touch_of_the_neighbour(make, first):
    """[esp.helper]"""
    board, table = make(), lying(4, esp=[None, None, DIVINATION, None])
    miss(table, 3)
    show(board, table, seat=2)
    assert {"esp:2", "seat:1", "seat:3", "button:keep"} == board.glowing()
    click(board, first)
    if first == "esp:2":
        assert board.glowing() == {"seat:1", "seat:3"}
        click(board, "seat:3")
    assert [offer.move for offer in board.chosen] == [moves.UseDivination(3)]


def test_silence_has_a_button_while_a_countdown_runs(make):
    """[say.silence]"""
    board, table = make(), lying(4, countdown="60")
    show(board, table)
    click(board, "button:silent")
    assert [offer.move for offer in board.chosen] == [moves.KeepSilent()]
    table = lying(4)
    show(board, table)
    assert "button:silent" not in board.stage.layout


# How things move


def test_both_words_are_turned_up_at_the_same_moment(make):
    """[say.together]"""
    board, table = make(MOVING), lying(4)
    show(board, table)
    told = answer(table, 1, moves.Say("wolf"))
    show(board, table, events=told)
    board.finish_all()
    show(board, table, events=answer(table, 0, moves.Say("wool")))
    assert board.animator.pausing
    assert words_on(board).isdisjoint({"WOOL", "WOLF"})
    board.finish_all()
    assert {"WOOL", "WOLF"} <= words_on(board)
    ids = {thing.thing_id for thing in board.stage.things()}
    assert ids == set(board.stage.layout) | {"#table"}


@pytest.mark.parametrize("word", ["wool", "wolf"], ids=["match", "miss"])
@pytest.mark.parametrize("cleared", [True, False])
def test_words_are_turned_up_for_those_who_come_to_look(make, cleared, word):
    """A match ends the turn: the view that is shown then has its words only in the past."""
    board, table = make(MOVING), lying(4)
    show(board, table)
    told = say(table, "wool", word)
    if cleared:
        board.clear()
    show(board, table, seat=None, events=told)
    assert board.animator.pausing
    assert "WOOL" not in words_on(board)
    assert face(board, "team:0").coins == (word == "wool")
    piles = [thing.picture.face for thing in board.stage.things() if thing.thing_id == "team:0"]
    assert [pile.coins for pile in piles] == [0]
    board.finish_all()
    assert {"WOOL", word.upper()} <= words_on(board)


def test_a_played_card_comes_from_its_seat(make):
    board, table = make(MOVING), position(4)
    show(board, table)
    plate = board.stage.thing("seat:1").pos()
    show(board, table, events=answer(table, 1, moves.PlayCard(2)))
    assert board.stage.thing("card:2").pos() == plate
    board.finish_all()


def test_a_touch_only_skips_the_showing_of_words(make):
    board, table = make(MOVING), lying(4)
    table.answer(1, moves.Say("wool"))
    show(board, table)
    show(board, table, events=answer(table, 0, moves.Say("wool")))
    assert board.animator.pausing
    click(board, "pile:middle")
    assert board.chosen == []
    assert not board.animator.busy


@pytest.mark.parametrize("seats", [2, 8])
def test_a_random_game_leaves_exactly_the_last_layout(make, seats):
    board = make(MOVING, seats=seats)
    known = 0
    modules = {"esp": "mixed", "prediction": "on"} if seats > 2 else {}
    for table in random_games(seats, 9, 60, **modules):
        history = table.record.history
        told = [told.to(0) for one in history[known:] for told in one.told]
        known = len(history)
        show(board, table, events=told)
    board.finish_all()
    ids = {thing.thing_id for thing in board.stage.things()}
    assert ids == set(board.stage.layout) | {"#table"}
    for thing in board.stage.things():
        assert (thing.opacity(), thing.scale()) == (1.0, 1.0)
