"""The bots of Medium: what they say, which card they play, and how they use the modules."""

import pytest
from support.medium_positions import DIVINATION, INCANTATION, lying, miss, position, say, started

from gamebox.core.bot import Choice
from gamebox.core.dice import Dice, seeded
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.medium import moves
from gamebox.games.medium.bots import MANNERS, medium_bot
from gamebox.games.medium.esp import agreement, best_helper, chance_of_match, worth_of_ban
from gamebox.games.medium.facts import neighbours
from gamebox.games.medium.legal import refusal
from gamebox.games.medium.same import compare, key
from gamebox.play import BotPlay
from gamebox.table import new_table

LEVELS = tuple(MANNERS)
SURE, OPEN = [0.97, 0.01, 0.01, 0.01], [0.025] * 40


def choice(table, seat, level="normal", name="Ada", roll=1) -> Choice:
    found = medium_bot(level, name).choose(table.view(seat), table.question(seat), Dice(roll))
    assert found is not None
    assert refusal(table.view(seat), found.move) is None
    return found


def said(table, seat=0, **how) -> str:
    return choice(table, seat, **how).move.word


# Words


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_is_legal_timely_and_explained(level):
    """[say.together]"""
    found = choice(lying(), 0, level)
    assert found.move.word.islower()
    assert found.why == f"SHEEP and CLOTHING both make me think of {found.move.word.upper()}."
    assert 1_500 < found.at_ms < 10_000


def test_the_ten_words_that_were_considered_are_told_with_their_shares():
    found = choice(lying(), 0)
    assert len(found.considered) == 10
    assert found.considered[0][0] == found.move.word
    shares = [share for _, share in found.considered]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1


def test_other_choices_weigh_too():
    """What a chart shows of a card is how surely it meets."""
    table = started(4)
    found = choice(table, 1)
    assert [word for word, _ in found.considered] != []
    assert len(found.considered) == 6


def test_a_second_attempt_goes_from_the_two_words_just_said():
    """[say.next, say.used]"""
    table = lying()
    say(table, "wool", "wolf")
    found = choice(table, 0)
    assert found.why.startswith("WOOL and WOLF both make me think of ")
    assert all(
        compare(found.move.word, used) == "no" for used in ("sheep", "clothing", "wool", "wolf")
    )


def test_a_word_that_an_incantation_forbade_is_not_said():
    """[esp.incantation]"""
    table = lying(esp=[None, None, INCANTATION, None])
    free = lying()
    likely = said(free, level="hard")
    table.answer(2, moves.UseIncantation(likely))
    for roll in range(5):
        assert compare(said(table, level="hard", roll=roll), likely) == "no"


@pytest.mark.parametrize(
    "word", ["GRANOLA BAR", "ΑΛΦΑ", "MC HAMMER", "ZXCVB", "X" * 40, "TARDIS 3"]
)
def test_any_word_of_a_person_can_be_answered(word):
    table = lying(people=[1])
    say(table, "wool", word.lower())
    assert said(table)


def test_the_partners_sealed_word_and_hand_change_nothing():
    """[say.together, cards.secret]"""
    table = lying()
    before = choice(table, 0)
    table.answer(1, moves.Say("wolf"))
    assert choice(table, 0) == before


def test_bots_have_minds_of_their_own_and_keep_them():
    table = lying(own="AXE", partners="PERFUME")
    words = {name: said(table, name=name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve", "Gus")}
    assert len(set(words.values())) > 1
    assert words["Ada"] == said(table, name="Ada")


def test_a_better_bot_says_what_more_people_say():
    """Against one other player, who lacks as much as people do."""
    other = medium_bot("normal", "Other").mind
    pairs = [("salt", "ocean"), ("bread", "mouse"), ("king", "bee"), ("moon", "dog")]
    pairs += [("fire", "ice"), ("doctor", "knife"), ("tree", "gift"), ("bird", "house")]
    pairs += [("shoe", "horse"), ("night", "bird"), ("wood", "nose"), ("cow", "farm")]
    matched = dict.fromkeys(LEVELS, 0)
    for level in LEVELS:
        for name in ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Ida"):
            mind = medium_bot(level, name).mind
            for pair in pairs:
                roll = seeded(level, name, *pair)
                ours = mind.words(*pair, pair, roll.bits())[0].word
                theirs = other.words(*pair, pair, roll.bits())[0].word
                matched[level] += key(ours) == key(theirs)
    assert matched["easy"] < matched["normal"] < matched["hard"]


def test_there_is_no_other_level():
    with pytest.raises(GameboxError, match="no bots of level 'psychic'"):
        medium_bot("psychic", "Ada")


# Cards


def test_the_active_player_plays_the_card_that_meets_the_partners_best():
    """[turn.own-card]"""
    table = started(4)
    table.answer(1, moves.PlayCard(table.game.hands[1][0]))
    found = choice(table, 0, "hard")
    lies = table.game.words.word(table.game.cards[0])
    mind = medium_bot("hard", "Ada").mind
    words = [table.game.words.word(card) for card in table.game.hands[0]]
    best = max(words, key=lambda word: mind.surety(lies, word))
    assert table.game.words.word(found.move.card) == best
    assert f"{best} and {lies} both make me think of " in found.why


def test_the_partner_plays_a_card_that_can_meet_many():
    """[turn.partner-card]"""
    found = choice(started(4), 1, "hard")
    assert found.considered[0][0] in found.why
    assert found.why.startswith("Many words can be connected with ")


# Predictions


def test_a_match_is_predicted_where_one_word_stands_out():
    """[predict.when]"""
    sure = lying(own="BREAD", partners="BUTTER", prediction="on", people=[])
    assert isinstance(choice(sure, 2).move, moves.Predict)
    bots = sure.view(2)
    assert chance_of_match(bots, (0, 1), SURE) > chance_of_match(bots, (0, 1), OPEN)
    people = lying(own="AXE", partners="PERFUME", prediction="on", people=[0, 1]).view(2)
    assert chance_of_match(people, (0, 1), SURE) < chance_of_match(bots, (0, 1), SURE)


def test_people_with_nothing_in_mind_are_not_trusted_to_match():
    table = lying(own="AXE", partners="PERFUME", prediction="on", people=[0, 1])
    found = choice(table, 2)
    assert found.move == moves.Predict(match=False)
    assert found.why == "AXE and PERFUME leave many words open."


def test_agreement_is_the_chance_that_two_draw_the_same():
    assert agreement([1.0]) == 1
    assert agreement([2, 2]) == 0.5
    assert agreement([]) == 0


# ESP


def test_an_incantation_is_worth_it_against_a_sure_pair_of_rivals_only():
    """[esp.incantation, esp.unused]"""
    view = lying(esp=[None, None, INCANTATION, None], people=[]).view(2)
    assert worth_of_ban(view, [0.99, *[0.0005] * 20]) > 0
    assert worth_of_ban(view, OPEN) < 0
    view.piles[2].extend(token for token in view.supply[0][:6])
    assert worth_of_ban(view, [0.99, *[0.0005] * 20]) < 0


def test_a_ban_forbids_the_likeliest_word():
    """[esp.incantation]"""
    table = lying(esp=[None, None, INCANTATION, None], people=[])
    found = choice(table, 2)
    best = medium_bot("normal", "Ada").words(table.view(2))[0].word
    assert found.move in (moves.KeepEsp(), moves.UseIncantation(best))


def test_a_divination_takes_the_neighbour_with_whom_it_pays_most():
    """[esp.divination, esp.helper]"""
    table = lying(esp=[None, None, DIVINATION, None], people=[])
    miss(table, 3)
    view = table.view(2)
    sides = neighbours(2, 4)
    assert best_helper(view, SURE, sides) in sides
    view.piles[1].extend(view.supply[0][:2])
    assert best_helper(view, SURE, sides) == 1
    found = choice(table, 2)
    assert isinstance(found.move, moves.UseDivination | moves.KeepEsp)


def test_a_divination_that_costs_more_than_it_brings_is_kept():
    """[esp.unused]"""
    table = lying(esp=[None, None, DIVINATION, None], people=[0, 1, 3])
    miss(table, 3)
    assert best_helper(table.view(2), OPEN, neighbours(2, 4)) is None
    found = choice(table, 2)
    assert found.move in (moves.KeepEsp(), *map(moves.UseDivination, neighbours(2, 4)))


# Votes


@pytest.mark.parametrize(
    ("own", "partners", "match"), [("elephant", "elehpant", True), ("swim", "swimming", True)]
)
def test_a_vote_is_honest(own, partners, match):
    """[vote.who]"""
    table = lying(own="POOL", partners="TRUNK", people=[0, 1, 2, 3])
    say(table, own, partners)
    assert table.question(2).asks == "vote"
    assert choice(table, 2).move == moves.Vote(match)


# Whole games


def test_a_set_is_chosen():
    """[setup.sets]"""
    table = started(3, people=[], sets="chosen")
    assert isinstance(choice(table, 0).move, moves.ChooseSet)


@pytest.mark.parametrize(("seats", "esp"), [(2, "none"), (3, "mixed"), (5, "incantation")])
def test_a_game_of_mixed_bots_says_nothing_twice(seats, esp):
    players = [Seat("bot", f"Bot {seat}", LEVELS[seat % 3]) for seat in range(seats)]
    options = {"esp": esp, "prediction": "on"}
    table = new_table(position().rules, players, options if seats > 2 else {}, seed=5)
    BotPlay(table).run()
    assert table.game.over
    for turn in table.game.past:
        used = [table.game.words.word(card) for card in turn.cards]
        for attempt in turn.attempts:
            for word in attempt.words:
                assert all(compare(word, before) == "no" for before in used)
            used += attempt.words
    assert any(attempt.outcome == "match" for turn in table.game.past for attempt in turn.attempts)
