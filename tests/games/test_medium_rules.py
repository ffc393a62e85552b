"""The rules of Medium: every ruling is a position, a move and what must be true.

Each test cites the rules that it shows, in square brackets. The modules are in
test_medium_modules.py.
"""

from collections import Counter

import pytest
from support.medium_positions import (
    NAMES,
    RULES,
    asks,
    give,
    kinds,
    lying,
    miss,
    pack_of,
    position,
    public,
    refusal_of,
    say,
    seated,
    skip_turns,
    started,
)

from gamebox.core.dice import Dice
from gamebox.errors import GameboxError
from gamebox.games.medium import moves
from gamebox.games.medium.cards import CRYSTAL_BALL
from gamebox.games.medium.facts import POINTS
from gamebox.games.medium.moves import Token
from gamebox.games.medium.scoring import winning_seats
from gamebox.table import new_table

# Setting up


@pytest.mark.parametrize("seats", range(3, 9))
def test_one_set_fewer_than_players(seats):
    """[setup.sets] Each has 18 words, all different."""
    game = started(seats).game
    assert len(set(game.sets)) == seats - 1
    assert len(list(RULES.deck(game))) == 18 * (seats - 1) + 1


def test_sets_are_drawn_at_random():
    """[setup.sets] Over many games every one of the fourteen is used."""
    used = {place for seed in range(60) for place in started(3, seed=seed).game.sets}
    assert used == set(range(14))


def test_the_first_player_may_choose_the_sets():
    """[setup.sets] One after another, none twice; then the cards are dealt."""
    table = started(4, sets="chosen")
    assert asks(table) == [(0, "sets")]
    table.answer(0, moves.ChooseSet(5))
    assert refusal_of(table, 0, moves.ChooseSet(5)).rule == "setup.sets"
    assert refusal_of(table, 0, moves.ChooseSet(14)).rule == "setup.sets"
    table.answer(0, moves.ChooseSet(13))
    assert not any(table.game.hands)
    table.answer(0, moves.ChooseSet(0))
    assert table.game.sets == [5, 13, 0]
    assert all(len(hand) == 6 for hand in table.game.hands)


def test_a_pack_stands_in_for_sets():
    """[setup.sets] Its sets are used first and filled up, or alone; too few are refused."""
    pack = pack_of("SHEEP", "CLOTHING", 2)
    first = new_table(RULES, seated(5), {}, 1, ("p", pack)).game
    assert {0, 1} < set(first.sets)
    assert len(first.sets) == 4
    alone = new_table(RULES, seated(3), {"words": "only"}, 1, ("p", pack)).game
    assert set(alone.sets) == {0, 1}
    with pytest.raises(GameboxError, match="words for 2 sets; 4 players need 3"):
        new_table(RULES, seated(4), {"words": "only"}, 1, ("p", pack))


def test_chosen_sets_of_a_pack_that_is_played_alone():
    """[setup.sets] Only the pack's own sets can be chosen then."""
    options = {"words": "only", "sets": "chosen", "start": "first"}
    table = new_table(RULES, seated(3), options, 1, ("p", pack_of("SHEEP", "CLOTHING", 3)))
    assert refusal_of(table, 0, moves.ChooseSet(3)).rule == "setup.sets"
    assert table.moves(0) == [moves.ChooseSet(place) for place in range(3)]


@pytest.mark.parametrize("size", [18, 19, 20])
def test_the_crystal_ball_lies_in_the_bottom_pile(size):
    """[setup.crystal] The piles are as equal as can be, the first take the odd cards."""
    bottoms = set()
    places = set()
    for seed in range(80):
        pack = pack_of("SHEEP", "CLOTHING", 2, size)
        table = new_table(RULES, seated(3), {"words": "only"}, seed, ("p", pack))
        deck = table.game.deck
        assert CRYSTAL_BALL in deck[: table.game.bottom]
        bottoms.add(table.game.bottom - 1)
        places.add(deck.index(CRYSTAL_BALL))
    assert bottoms == {len(range(start, 2 * size, 3)) for start in range(3)}
    assert len(places) > 5


def test_six_cards_each():
    """[setup.deal, cards.secret] Only their holder sees which."""
    table = started(8)
    assert [len(hand) for hand in table.game.hands] == [6] * 8
    dealt = [one for one in table.record.opening if isinstance(one.event, moves.HandDealt)]
    for one in dealt:
        assert one.event.cards == ()
        assert list(one.to(one.event.seat).cards) == table.game.hands[one.event.seat]
    view = table.view(3)
    assert view.hand == table.game.hands[3]
    assert view.hand_counts == [6] * 8


def test_twenty_tokens_of_each_kind():
    """[token.supply] Ten of either value: 6 and 5, 4 and 3, 2 and 1."""
    for kind, pile in enumerate(started().game.supply, start=1):
        assert Counter(pile) == {Token(kind, points): 10 for points in POINTS[kind]}
    assert POINTS == {1: (6, 5), 2: (4, 3), 3: (2, 1)}


def test_who_begins():
    """[setup.start] Drawn at random, or the first seat."""
    drawn = {
        new_table(RULES, seated(8), {"start": "random"}, seed).game.active for seed in range(80)
    }
    assert drawn == set(range(8))
    assert started(8).game.active == 0


def test_for_two_to_eight():
    """[aim] There is no game for one or for nine."""
    for seats in (1, 9):
        with pytest.raises(GameboxError, match="2 to 8 seats"):
            new_table(RULES, [*seated(8), *seated(1)][-seats:])


# Two cards


def test_the_partner_sits_to_the_left_and_plays_first():
    """[turn.partner, turn.partner-card] Face up, for everybody."""
    table = position()
    assert asks(table) == [(1, "play")]
    assert refusal_of(table, 0, moves.PlayCard(1)).rule == "turn.partner"
    told = table.answer(1, moves.PlayCard(2))
    assert public(told) == [moves.CardPlayed(1, 2)]
    assert all(table.view(seat).cards == [2] for seat in range(4))


def test_then_the_active_player_chooses_a_card():
    """[turn.own-card] After seeing the partner's."""
    table = position()
    table.answer(1, moves.PlayCard(2))
    assert asks(table) == [(0, "play")]
    foreign = table.game.hands[2][0]
    assert refusal_of(table, 0, moves.PlayCard(foreign)).rule == "turn.own-card"
    table.answer(0, moves.PlayCard(1))
    assert table.game.cards == [2, 1]
    assert asks(table) == [(0, "say"), (1, "say")]


def test_a_seat_without_a_card_plays_none_of_its_turns():
    """[turn.empty] The turn is skipped, the game says so, and the next pair plays."""
    table = position()
    game = table.game
    game.discard = [*game.hands[2], *(card for card in game.deck if card != CRYSTAL_BALL)]
    game.hands[2], game.deck, game.shattered = [], [], True
    table.answer(1, moves.PlayCard(2))
    table.answer(0, moves.PlayCard(1))
    told = say(table, "animal", "animal")
    skipped = [event for event in told if isinstance(event, moves.TurnSkipped)]
    assert skipped == [moves.TurnSkipped(1, 2, without=2), moves.TurnSkipped(2, 3, without=2)]
    assert game.turns == 3
    assert game.active == 3
    assert "Cleo has no card left" in table.line(skipped[0])


# One word


def test_both_words_are_entered_in_secret_and_shown_at_once():
    """[say.together, screen.secret] Nothing of the first is known before the second."""
    table = lying()
    before = [table.rules.view(table.game, seat) for seat in (1, 2, 3)]
    assert table.answer(0, moves.Say("wool")) == []
    for seat, view in zip((1, 2, 3), before, strict=True):
        view.answered = [0]
        assert table.view(seat) == view
    assert refusal_of(table, 0, moves.Say("again")).rule == "say.together"
    told = public(table.answer(1, moves.Say("wolf")))
    assert told[0].attempt.words == ("wool", "wolf")


def test_a_word_may_be_taken_back_until_the_other_is_in():
    """[say.together] A sealed answer can be changed."""
    table = lying()
    table.answer(0, moves.Say("wool"))
    table.take_back(0)
    table.answer(0, moves.Say("wolf"))
    assert public(table.answer(1, moves.Say("wolf")))[1].attempt.outcome == "match"


def test_the_words_just_said_are_the_next_to_link():
    """[say.next] After a miss there is a second attempt."""
    table = lying()
    events = say(table, "wool", "wolf")
    assert kinds(events) == ["WordsShown", "AttemptEnded"]
    assert asks(table) == [(0, "say"), (1, "say")]
    assert "links WOOL and WOLF" in RULES.prompt(table.view(0), NAMES)


def test_a_third_miss_ends_the_turn_with_nothing():
    """[say.next] No token, and the partner has the next turn."""
    table = lying()
    events = miss(table, 3)
    assert "TokenTaken" not in kinds(events)
    assert table.game.active == 1
    assert not any(table.game.piles)


@pytest.mark.parametrize(
    "word", ["SHEEP", "sheep", "a sheep", "Clothing", "wool", "wolves", "WÓLF", "w-o-o-l"]
)
def test_a_word_of_this_turn_may_not_be_said(word):
    """[say.used, say.match] On a card or said before, or what would match it."""
    table = lying()
    say(table, "wool", "wolf")
    refusal = refusal_of(table, 0, moves.Say(word))
    assert refusal.rule == "say.used"
    assert asks(table)[0] == (0, "say")
    table.answer(0, moves.Say("animal"))


def test_a_word_that_is_only_close_may_be_said():
    """[say.used] Forbidden is what would match, and no more."""
    table = lying(own="PAINT")
    table.answer(0, moves.Say("painter"))


def test_words_of_an_earlier_turn_may_be_said_again():
    """[say.used] The next turn begins anew."""
    table = lying()
    say(table, "wool", "wool")
    for seat in (2, 1):
        table.answer(seat, moves.PlayCard(table.game.hands[seat][0]))
    assert kinds(say(table, "wool", "wool"))[:2] == ["WordsShown", "AttemptEnded"]


@pytest.mark.parametrize(
    "word",
    ["granola bar", "Time Machine", "deep sea diver", "R2D2", "7", "Ωμέγα", "מלח", "x" * 40,
     "naïve", "mo\u0301on", "می\u200cخواهم"],
)  # fmt: skip
def test_one_idea_of_any_words_may_be_said(word):
    """[say.idea] Several words, names, numbers, other alphabets, up to forty letters."""
    table = lying()
    table.answer(0, moves.Say(word))
    assert table.view(0).own_answer == moves.Say(word)


def test_a_prompt_cuts_long_words_but_not_those_that_are_voted_on():
    """[say.next, vote.who] The whole of a word lies on the table; what is close may differ late."""
    table = lying(4)
    say(table, "deep sea diver of the northern coast", "diver")
    assert "links DEEP SEA DIVER OF THE N… and DIVER?" in RULES.prompt(table.view(0), NAMES)
    say(table, "the very best of all my paints", "the very best of all my painters")
    assert "MY PAINTS and THE VERY BEST OF ALL MY PAINTERS" in RULES.prompt(table.view(2), NAMES)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("", "no letter"),
        ("   ", "no letter"),
        ("?!", "no letter"),
        ("🙂🙂", "no letter"),
        ("\u0301", "no letter"),
        ("x" * 41, "this has 41"),
        ("two\nlines", "line breaks"),
        ("tab\tbed", "line breaks"),
        ("bell\x07", "control"),
        ("\u202eesrever", "control"),
        ("a\ud800", "control"),
    ],
)
def test_what_is_no_word_is_refused(word, reason):
    """[say.idea] With the reason; the seat is still asked."""
    table = lying()
    refusal = refusal_of(table, 0, moves.Say(word))
    assert refusal.rule == "say.idea"
    assert reason in refusal.text
    assert asks(table)[0] == (0, "say")


def test_typing_makes_a_move():
    """[say.together] What is typed is said, without spaces around it."""
    table = lying()
    assert RULES.typed(table.view(0), "  wool ") == moves.Say("wool")
    assert RULES.typed(table.view(2), "wool") is None


def test_a_bot_settles_its_word_without_knowing_the_other():
    """[screen.bots] What its partner has sealed and holds changes nothing of what it sees."""
    table = lying(people=(0,))
    view = table.view(1)
    table.answer(0, moves.Say("wool"))
    seen = table.view(1)
    assert seen.own_answer is None
    seen.answered = []
    assert seen == view


def test_silence_ends_the_turn():
    """[say.silence] No further attempt and no token, where a countdown runs."""
    table = lying(countdown="60")
    events = say(table, "wool", None)
    assert events[0].attempt.words == ("wool", None)
    assert events[1].attempt.outcome == "silence"
    assert "TokenTaken" not in kinds(events)
    assert table.game.active == 1


def test_silence_in_a_later_attempt():
    """[say.silence] The turn ends with the second attempt, too."""
    table = lying(countdown="30")
    say(table, "wool", "wolf")
    say(table, None, None)
    assert table.game.active == 1
    assert RULES.figures(table.game)["silences"] == 1


def test_without_a_countdown_a_word_has_to_be_said():
    """[say.silence] It is off unless it is chosen."""
    table = lying()
    assert table.game.countdown == 0
    assert refusal_of(table, 0, moves.KeepSilent()).rule == "say.silence"


def test_a_general_word_is_worth_a_hint():
    """[say.general] It is a hint of the book, no rule: any word may be said."""
    table = lying()
    table.answer(0, moves.Say("hydrangea"))


# Matches and votes


@pytest.mark.parametrize(
    ("own", "partners"),
    [("cup", "CUPS"), ("colour", "color"), ("ice cream", "Ice-Cream"), ("the moon", "moon")],
)
def test_equal_words_match_at_once(own, partners):
    """[say.match] Case, spaces, articles, number and spelling are set aside."""
    events = say(lying(), own, partners)
    assert kinds(events)[:3] == ["WordsShown", "AttemptEnded", "TokenTaken"]


def test_close_words_are_put_to_the_vote_of_all_other_people():
    """[vote.who] A majority decides."""
    table = lying(5)
    assert kinds(say(table, "paint", "painter")) == ["WordsShown"]
    assert asks(table) == [(2, "vote"), (3, "vote"), (4, "vote")]
    assert table.answer(2, moves.Vote(True)) == []
    table.answer(3, moves.Vote(False))
    told = public(table.answer(4, moves.Vote(True)))
    assert told[0] == moves.Voted({2: True, 3: False, 4: True}, match=True, coin=False)
    assert kinds(told)[1:3] == ["AttemptEnded", "TokenTaken"]


def test_a_vote_against_is_a_miss():
    """[vote.who] The two go on with their next attempt."""
    table = lying(5)
    say(table, "paint", "painter")
    for seat, match in ((2, False), (3, False), (4, True)):
        table.answer(seat, moves.Vote(match))
    assert asks(table) == [(0, "say"), (1, "say")]
    assert table.game.attempts[0].close


def test_bots_do_not_vote():
    """[vote.who] Of the others only people are asked."""
    table = lying(5, people=(0, 3))
    say(table, "paint", "painter")
    assert asks(table) == [(3, "vote")]


@pytest.mark.parametrize(("people", "voters"), [((0, 1), [0, 1]), ((1,), [1])])
def test_where_no_other_person_sits_the_two_are_asked(people, voters):
    """[vote.who] The two people among the pair, or the one."""
    table = lying(4, people=people)
    say(table, "paint", "painter")
    assert [seat for seat, _ in asks(table)] == voters


def test_where_only_bots_play_close_is_no_match():
    """[vote.who] Nobody is asked."""
    table = lying(4, people=())
    events = say(table, "paint", "painter")
    assert events[1].attempt.outcome == "miss"
    assert not events[1].attempt.close


def test_even_votes_are_decided_by_a_coin():
    """[vote.coin] From the game's own dice: it falls either way."""
    falls = set()
    for luck in range(20):
        table = lying(4)
        table.game.dice = Dice(luck)
        say(table, "paint", "painter")
        table.answer(2, moves.Vote(True))
        voted = public(table.answer(3, moves.Vote(False)))[0]
        assert voted.coin
        falls.add(voted.match)
    assert falls == {True, False}


# Tokens, drawing, order


@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_a_match_takes_a_token_of_its_attempt(attempt):
    """[token.take] At random, turned up, into the pile between the two; the turn ends."""
    table = lying()
    miss(table, attempt - 1)
    events = say(table, "country", "country")
    [taken] = [event for event in events if isinstance(event, moves.TokenTaken)]
    assert taken.team == 0
    assert taken.token.kind == attempt
    assert table.game.piles[0] == [taken.token]
    assert len(table.game.supply[attempt - 1]) == 19
    assert table.game.active == 1


def test_tokens_are_drawn_at_random():
    """[token.take] Either value comes."""
    drawn = set()
    for luck in range(20):
        table = lying()
        table.game.dice = Dice(luck)
        say(table, "animal", "animal")
        drawn.add(table.game.piles[0][0].points)
    assert drawn == {5, 6}


def test_an_empty_pile_gives_the_next_lower_token():
    """[token.lower] And none if all lower piles are empty too."""
    table = lying()
    game = table.game
    game.piles[2] = game.supply[0] + game.supply[1]
    game.supply[0], game.supply[1] = [], []
    say(table, "animal", "animal")
    assert game.piles[0][0].kind == 3
    game.piles[2] += game.supply[2]
    game.supply[2] = []
    for seat in (2, 1):
        table.answer(seat, moves.PlayCard(game.hands[seat][0]))
    events = say(table, "animal", "animal")
    assert moves.TokenTaken(1, None) in events
    assert "none is left" in table.line(moves.TokenTaken(1, None))


def test_both_draw_after_the_turn():
    """[refill, cards.secret] The cards are discarded; each draws to six, seen by itself alone."""
    table = lying()
    top = table.game.deck[-1]
    table.answer(0, moves.Say("animal"))
    told = table.answer(1, moves.Say("animal"))
    assert table.game.discard == [2, 1]
    assert [len(hand) for hand in table.game.hands] == [6] * 4
    drawn = [one for one in told if isinstance(one.event, moves.CardDrawn)]
    assert [one.event for one in drawn] == [moves.CardDrawn(0, None), moves.CardDrawn(1, None)]
    assert drawn[0].to(0) == moves.CardDrawn(0, top)
    assert drawn[0].to(1) == moves.CardDrawn(0, None)


def test_play_goes_clockwise():
    """[order.clockwise] The partner is the next active player; every pair plays once a round."""
    table = position()
    pairs = []
    for _ in range(4):
        pairs.append((table.game.active, table.game.questions[0].seat))
        skip_turns(table, 1)
    assert pairs == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert [len(pile) for pile in table.game.piles] == [1, 1, 1, 1]


# The end


def with_crystal_next(seats=4, deeper=0):
    """Return a table at whose next draw, or `deeper` draws later, the Crystal Ball comes."""
    table = lying(seats)
    game = table.game
    game.deck.remove(CRYSTAL_BALL)
    game.deck = game.deck[-12:]
    game.discard = [c for c in RULES.deck(game) if not lies(game, c) and c != CRYSTAL_BALL]
    game.deck.insert(len(game.deck) - deeper, CRYSTAL_BALL)
    game.bottom = len(game.deck)
    RULES.check(game)
    return table


def lies(game, card):
    return any(card in place for place in (game.deck, game.cards, *game.hands))


def test_the_crystal_ball_is_laid_aside_and_another_card_drawn():
    """[end.crystal] The drawer draws again; the game goes on."""
    table = with_crystal_next()
    told = say(table, "animal", "animal")
    assert moves.CrystalBallDrawn(0) in told
    assert table.game.shattered
    assert len(table.game.hands[0]) == 6
    assert not table.game.over


def test_the_round_is_played_to_its_end():
    """[end.round] Every pair has as many turns as the others; hands are still refilled."""
    table = with_crystal_next()
    say(table, "animal", "animal")
    skip_turns(table, 2)
    assert not table.game.over
    assert [len(hand) for hand in table.game.hands] == [6] * 4
    skip_turns(table, 1)
    assert table.game.over
    assert table.game.turns == 4


def test_a_ball_drawn_in_the_last_turn_of_a_round_ends_the_game_at_once():
    """[end.round] The turns are equal already."""
    table = with_crystal_next(deeper=6)
    say(table, "animal", "animal")
    skip_turns(table, 2)
    assert not table.game.shattered
    skip_turns(table, 1)
    assert table.game.shattered
    assert table.game.over


def test_a_deck_that_runs_out_refills_no_hand_and_ends_the_game_with_the_round():
    """[end.deck] Also when the Crystal Ball was never drawn."""
    table = with_crystal_next()
    game = table.game
    game.discard += [c for c in game.deck if c != CRYSTAL_BALL]
    game.deck = []
    game.shattered = True
    told = say(table, "animal", "animal")
    assert "CardDrawn" not in kinds(told)
    assert [len(hand) for hand in game.hands] == [5, 5, 6, 6]
    skip_turns(table, 3)
    assert game.over


def test_the_team_with_the_most_points_wins():
    """[end.score] Two neighbours; everybody is in two teams."""
    table = with_crystal_next()
    table.game.piles[2] = [table.game.supply[0].pop() for _ in range(3)]
    say(table, "animal", "animal")
    skip_turns(table, 3)
    assert table.game.winners == [2, 3]
    scored = table.record.history[-1].told[-1].event
    assert max(scored.points) == scored.points[2]
    assert RULES.scores(table.game)[3] == scored.points[2] == RULES.scores(table.game)[2]
    assert "Cleo and Dan win with" in RULES.result(table.game, NAMES[:4])


def finished(*piles):
    """Return a finished game of four whose team piles hold tokens of these kinds and points."""
    game = with_crystal_next().game
    game.piles = [[Token(*token) for token in pile] for pile in piles]
    for token in (token for pile in game.piles for token in pile):
        game.supply[token.kind - 1].remove(token)
    return game


def test_a_tie_goes_to_more_first_attempt_tokens():
    """[end.tie] And the result says so."""
    game = finished([(1, 6)], [(2, 4), (3, 2)], [], [])
    assert winning_seats(game) == [0, 1]
    assert "ahead in 1st Attempt tokens" in RULES.result(game, NAMES[:4])


def test_else_the_teams_share_the_win():
    """[end.tie] With equal points and equal 1st Attempt tokens."""
    game = finished([(1, 6)], [], [(1, 5), (3, 1)], [])
    assert winning_seats(game) == [0, 1, 2, 3]
    assert "2 teams share the win with 6 points" in RULES.result(game, NAMES[:4])


# Two players


def test_two_play_with_three_sets_and_without_modules():
    """[two.sets, two.modules] As one team."""
    for module in ({"esp": "mixed"}, {"prediction": "on"}):
        with pytest.raises(GameboxError, match="with 2 seats"):
            started(2, **module)
    game = started(2).game
    assert len(game.sets) == 3
    assert game.esp == [None, None]
    assert len(game.piles) == 1
    assert "Madame Fortuna" in RULES.remark(2)
    assert RULES.remark(3) == ""


def test_madame_fortuna_takes_a_token_when_the_first_attempt_fails():
    """[two.fortuna] A 1st Attempt token at random; later misses bring her nothing."""
    table = lying(2)
    events = miss(table)
    [took] = [event for event in events if isinstance(event, moves.FortunaTook)]
    assert took.token.kind == 1
    assert table.game.fortuna == [took.token]
    miss(table, 2)
    assert len(table.game.fortuna) == 1


def test_madame_fortuna_takes_a_token_after_silence_too():
    """[two.fortuna, say.silence] When it ended the first attempt."""
    table = lying(2, countdown="30")
    say(table, None, "wool")
    assert len(table.game.fortuna) == 1


def test_a_match_at_once_gives_her_nothing():
    """[two.fortuna, token.take] The team takes the token."""
    table = lying(2)
    say(table, "animal", "animal")
    assert table.game.fortuna == []
    assert len(table.game.piles[0]) == 1


@pytest.mark.parametrize("first", [1, 2])
def test_two_end_when_no_first_token_is_left_after_equal_turns(first):
    """[two.end] Both have been active equally often."""
    table = lying(2)
    game = table.game
    if first == 2:
        say(table, "animal", "animal")
        for seat in (0, 1):
            table.answer(seat, moves.PlayCard(game.hands[seat][0]))
    last = game.supply[0].pop()
    game.fortuna += game.supply[0]
    game.supply[0] = [last]
    say(table, "forest", "forest")
    assert game.over == (first == 2)
    if first == 1:
        skip_turns(table, 1)
        assert game.over


def test_two_end_with_the_crystal_ball():
    """[two.end] After equal turns as well."""
    table = with_crystal_next(2)
    say(table, "animal", "animal")
    assert not table.game.over
    skip_turns(table, 1)
    assert table.game.over


@pytest.mark.parametrize(("hers", "winners"), [((1, 5), [0, 1]), ((1, 6), []), (None, [0, 1])])
def test_more_points_than_hers_win_and_a_tie_is_hers(hers, winners):
    """[two.win] Six points against five, six or none."""
    game = with_crystal_next(2).game
    game.piles = [[Token(1, 6)]]
    game.fortuna = [Token(*hers)] if hers else []
    assert winning_seats(game) == winners
    game.winners = winners
    text = RULES.result(game, NAMES[:2])
    assert ("A tie is hers" in text) == (hers == (1, 6))


def test_give_swaps_cards():
    """[setup.deal] The support of these tests keeps every card once."""
    game = position().game
    give(game, 2, 1)
    RULES.check(game)
