"""The Middle Ages in words."""

import pytest
from msgspec.structs import replace
from support.ages_positions import (
    CARDS,
    CLERIC,
    MERCHANT,
    RULES,
    find,
    position,
    several,
)

from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import UseAbility
from gamebox.games.middle_ages.cards import Ability, AddOne, Draw, KeepSkull, ToWealth
from gamebox.games.middle_ages.moves import DeckShuffled, GameScored, HandDiscarded, Points
from gamebox.games.middle_ages.reasons import reason
from gamebox.games.middle_ages.rules import DiscardSkulls, EndGame, EndTurn
from gamebox.games.middle_ages.texts import icons_of, progress, tie_break

NAMES = ["Ann", "Ben", "Cyd"]


@pytest.mark.parametrize(
    ("number", "kind", "words"),
    [
        (1, "chalices", "1 chalice"),
        (1, "sheaves", "1 sheaf"),
        (1, "coins", "1 coin"),
        (3, "sheaves", "3 sheaves"),
        (0, "jewels", "0 jewels"),
        (1, "Korn", "1 Korn"),
    ],
)
def test_wealth_is_counted_as_people_count(number, kind, words):
    assert icons_of(number, kind) == words


def line(event, seats=3):
    return RULES.describe(event, NAMES[:seats], position([[2], [9], [11]]).game)


def amid(table, *steps):
    """Let seat 0 be amid its turn, with these steps to come, the first one first."""
    table.game.stack, table.game.questions = [*steps[::-1]], []
    table.game.run()
    table.game.collect()
    return table.view(0)


@pytest.mark.parametrize(
    ("character", "hand", "coterie", "says"),
    [
        ("noble", 1, 1, "Noble: put a card into your Wealth."),
        ("cleric", 0, 2, "Cleric: discard a card from a Coterie."),
        ("cleric", 2, 0, "Cleric: discard a card to draw two."),
        ("cleric", 1, 1, "Cleric: discard a card from a Coterie, or discard a card to draw two."),
        ("merchant", 0, 1, "Merchant: draw a card, or take a card from this Coterie."),
        ("yeoman", 1, 0, "Yeoman: add a card, without its ability, to a Coterie."),
    ],
)
def test_the_prompt_says_what_of_an_ability_can_be_done_now(character, hand, coterie, says):
    """[turn.ability] What cannot be done is not offered in words either."""
    added = find(character=character, back="revolt")
    others = several(hand + coterie, back="revolt", skip=[added])
    table = position(
        [[added, *others[:hand]], [2]], coteries=[others[hand:], []], accords=(MERCHANT, CLERIC)
    )
    if character == "merchant":
        table.game.accords = [CLERIC, MERCHANT]
    table.answer(0, moves.Add(added, 0))
    assert RULES.prompt(table.view(0), NAMES[:2]) == says


def test_the_prompt_of_an_accord_and_of_what_may_be_left_says_so():
    """[turn.accord, structure.ability]"""
    merchant, *rest = several(4, character="merchant", back="revolt")
    table = position([[merchant], [2]], accords=(MERCHANT, CLERIC), top=rest)
    table.answer(0, moves.Add(merchant, 0))
    accord = "Your Accord: draw a card, or put the top card into your Wealth."
    assert RULES.prompt(table.view(0), NAMES[:2]) == accord
    guildhall = find(structure="guildhall", skip=[merchant, *rest])
    table = position([[guildhall, merchant], [2]], top=rest)
    table.game.hands[0].remove(guildhall)
    table.game.structures[0].append(guildhall)
    view = amid(table, UseAbility(0, "structure", guildhall, 0), EndTurn(0))
    may = "Guildhall: you may put a card from your hand into your Wealth."
    assert RULES.prompt(view, NAMES[:2]) == may


@pytest.mark.parametrize(
    ("lists", "says"),
    [
        (
            ((Draw(5), KeepSkull()), (ToWealth("hand"),)),
            "Noble: may draw 5, keep 1 skull or 1 to Wealth.",
        ),
        (
            ((Draw(5), *(KeepSkull(),) * 3), (AddOne(), Draw(2), Draw(3)), (ToWealth("hand"),)),
            "Use what Noble can do.",
        ),
    ],
)
def test_the_prompt_of_a_long_choice_is_told_in_few_words(lists, says):
    """A pack may write four lists of four verbs, which would take the board's room."""
    noble = replace(CARDS.characters["noble"], ability=Ability(lists, may=True))
    others = [one for one in CARDS.character if one.id != "noble"]
    added, held = find(character="noble", back="revolt"), find(character="cleric", back="revolt")
    table = position([[added, held], [2]])
    table.game.pack = replace(CARDS, character=(noble, *others))
    RULES.check(table.game)
    table.answer(0, moves.Add(added, 0))
    assert RULES.prompt(table.view(0), NAMES[:2]) == says


@pytest.mark.parametrize(("keeps", "words"), [(1, "1 skull card "), (2, "2 skull cards ")])
def test_skull_cards_to_keep_are_counted_as_people_count(keeps, words):
    skulls = several(3, back="plague")
    table = position([skulls, [60], [61]])
    table.game.keeps = keeps
    view = amid(table, DiscardSkulls(0), EndTurn(0))
    assert RULES.prompt(view, NAMES) == f"Choose {words}to keep; the others are discarded."


def test_discards_of_a_kind_are_told_together():
    backs = ("plague", "betrayal", "plague")
    assert line(HandDiscarded(1, backs, (None,) * 3)) == (
        "Ben discarded 2 Plague cards and a Betrayal card."
    )


def test_a_shuffle_is_told_as_what_it_is():
    assert line(DeckShuffled(1, 1)) == "The discard is shuffled into a deck of 1 card."
    assert line(DeckShuffled(0, 2)) == (
        "The deck is empty, and there is no discard to shuffle. The game ends after this turn."
    )


@pytest.mark.parametrize(
    ("shuffles", "end"), [(0, "shuffled 0 of 2"), (1, "shuffled 1 of 2"), (4, "the last turn")]
)
def test_progress_never_counts_beyond_the_last_shuffle(shuffles, end):
    """[deck.empty] A deck that runs out again in the last turn changes nothing."""
    game = position([[2], [9]], deck=1, top=[3], shuffles=shuffles).game
    assert progress(game) == f"Turn 1, 1 card in the deck, {end}"


def test_a_win_on_a_tie_break_says_so():
    """[end.tie] Two cards of three points beat one card of three."""
    fortress = find(structure="fortress", kind="sheaves")
    jewels = [card.id for card in CARDS.card if card.wealth.kind == "jewels"]
    one = next(card for card in jewels if CARDS.traits[card].icons == 1)
    two = next(card for card in jewels if CARDS.traits[card].icons == 2)
    table = position(
        [[], []], structures=[[fortress], []], wealth=[[], [one, two]], accords=(MERCHANT, CLERIC)
    )
    table.game.hands = [[], []]
    table.game.stack, table.game.questions = [EndGame()], []
    table.game.run()
    assert RULES.result(table.game, NAMES[:2]) == (
        "Ben wins with 3 points. Ann and Ben are level on points; "
        "Ben has more cards in Wealth and Structures."
    )


@pytest.mark.parametrize(
    ("ranks", "winners", "says"),
    [
        ([(9, 4, 4), (8, 9, 9)], [0], ""),
        (
            [(9, 4, 9), (9, 5, 4)],
            [1],
            "Ann and Ben are level on points; Ben has more cards in Wealth and Structures.",
        ),
        (
            [(9, 5, 9), (9, 5, 4), (9, 4, 20)],
            [0],
            "Ann, Ben and Cyd are level on points; Ann and Ben have more cards in Wealth and "
            "Structures; Ann has more Wealth icons in all.",
        ),
        (
            [(9, 5, 4), (9, 5, 4), (2, 1, 1)],
            [0, 1],
            "Ann and Ben are level on points, cards and icons.",
        ),
    ],
)
def test_what_decided_a_tie(ranks, winners, says):
    """[end.tie] Cards, then icons, then the win is shared."""
    points = [Points(total, 0, 0, down, icons) for total, down, icons in ranks]
    assert tie_break(points, winners, NAMES) == says
    scored = line(GameScored((), tuple(points), tuple(winners)), len(ranks))
    assert scored.endswith(says or "Ben 8.")


def test_keeping_a_skull_card_has_words_of_its_own():
    """[return.keep] Also where a pack makes it one of several choices."""
    tower = find(structure="tower_house")
    table = position([[2], [60], [61]], structures=[[tower], [], []])
    view = amid(table, UseAbility(0, "structure", tower, 0), EndTurn(0))
    text = RULES.text(choosing(view, tower), moves.Use(0), NAMES)
    assert text == "Keep a skull card of your choice when you discard skull cards this turn"


def choosing(view, card):
    """Return a view at which the ability of a Structure is being used."""
    return replace(view, stack=[EndTurn(0), UseAbility(0, "structure", card, 0)])


def test_a_reason_names_nobody_by_a_number():
    """A view carries no names, so what a bot says does without."""
    fortress = find(structure="fortress")
    table = position([[2], [60, 61], [62]], structures=[[fortress], [], []])
    view = amid(table, UseAbility(0, "structure", fortress, 0), EndTurn(0))
    said = reason(view, moves.Use(0, None, 1))
    assert said == "That player holds 2 cards and has to give one up"
