"""The cards of The Middle Ages as data: the sentences made from them, and packs of one's own."""

import pytest

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.middle_ages.cards import read_cards
from gamebox.games.middle_ages.middle_ages import MiddleAges
from gamebox.games.middle_ages.sentences import ability_sentence, scoring_sentence
from gamebox.games.middle_ages.state import standard_cards
from gamebox.resources import resource_text
from gamebox.table import new_table

RULES = MiddleAges()
SHIPPED = resource_text("middle_ages", "cards.toml")


def test_the_sentences_on_the_characters():
    assert {c.title: ability_sentence(c.ability) for c in standard_cards().character} == {
        "Merchant": "Draw a card, or take another card of this Coterie into your hand.",
        "Noble": "Put a card from your hand, the top card of the deck or another card of this "
        "Coterie into your Wealth.",
        "Cleric": "Discard another card from any Coterie, or discard a card from your hand and "
        "draw two cards. If you can do neither, draw a card.",
        "Yeoman": "Add a card from your hand to any Coterie without its ability or any draw.",
    }


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ('[{ do = "take" }]', "If you can do this, "),
        ('[{ do = "take" }], [{ do = "add" }]', "If you can do neither, "),
        ('[{ do = "take" }], [{ do = "add" }], [{ do = "draw" }]', "If you can do none of this, "),
    ],
)
def test_what_is_done_instead_is_told_for_as_many_choices_as_there_are(options, says):
    yeoman = 'ability = { one_of = [[{ do = "add" }]] }'
    otherwise = f'ability = {{ one_of = [{options}], otherwise = [{{ do = "draw" }}] }}'
    cards = read_cards(changed(yeoman, otherwise), "mine")
    assert f"{says}draw a card." in ability_sentence(cards.characters["yeoman"].ability)


def test_the_sentences_on_the_structures():
    cards = standard_cards().structure
    assert {s.title: ability_sentence(s.ability) for s in cards} == {
        "Fortress": "Choose an opponent, who discards a card of their choice from their hand.",
        "Cathedral": "You may discard a card from your hand and draw a card.",
        "Tower House": "Keep a skull card of your choice when you discard skull cards this turn.",
        "Guildhall": "You may put a card from your hand into your Wealth.",
    }
    assert {s.title: scoring_sentence(s.scoring, s.title) for s in cards} == {
        "Fortress": "3 points.",
        "Cathedral": "1 point, and 1 more for each Cathedral you have; at most 4.",
        "Tower House": "1 point for each different Structure you have.",
        "Guildhall": "1 point for each different kind of icon in your Wealth.",
    }


def test_every_character_meets_every_structure_with_every_kind_of_wealth():
    uses = {(c.character, c.structure, c.wealth.kind) for c in standard_cards().card}
    assert len(uses) == 64


def changed(old, new):
    """Return the shipped cards with one thing written differently."""
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def test_a_pack_can_change_an_ability_a_scoring_and_a_name():
    text = changed('title = "Fortress"', 'title = "Keep"')
    text = text.replace(
        'scoring = { by = "flat", points = 3 }', 'scoring = { by = "flat", points = 5 }'
    )
    text = text.replace(
        '{ one_of = [[{ do = "add" }]] }', '{ may = true, one_of = [[{ do = "draw", count = 3 }]] }'
    )
    pack = RULES.read_pack(text, "mine")
    table = new_table(RULES, [Seat("human", n) for n in "abc"], seed=2, pack=("mine", pack))
    cards = table.game.cards
    assert ability_sentence(cards.characters["yeoman"].ability) == "You may draw three cards."
    assert scoring_sentence(cards.structures["fortress"].scoring, "Keep") == "5 points."
    assert table.view(0).cards is cards


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no set of Social cards"),
        ("[", "no set of Social cards"),
        (changed('back = "revolt"', 'back = "green"'), "no set of Social cards"),
        (changed("id = 2\n", "id = 1\n"), "the card 1 twice"),
        (changed('character = "merchant"\nstructure', 'character = "pope"\nstructure'), "'pope'"),
        (changed('structure = "fortress"', 'structure = "tent"'), "no structure 'tent'"),
        (changed('kind = "coins", icons = 3', 'kind = "shells", icons = 3'), "'shells'"),
        (changed("icons = 3", "icons = 9"), "no set of Social cards"),
        (changed('plague = "skull"', 'plague = "pitchfork"'), "the crisis pitchfork twice"),
        (changed('[[{ do = "draw" }], [{ do = "take" }]]', "[]"), "merchant: 'one_of' has"),
        (
            changed('[[{ do = "draw" }], [{ do = "take" }]]', "[[]]"),
            "merchant: 'one_of' has 1 to 4 lists",
        ),
        (
            changed('[[{ do = "draw" }], [{ do = "take" }]]', '[[{ do = "draw" }], []]'),
            "merchant: 'one_of' has 1 to 4 lists of as many verbs",
        ),
        (
            changed('[{ do = "take" }]', '[{ do = "draw", count = 2 }]'),
            "merchant: two lists begin with the same verb",
        ),
        (
            changed(
                '[[{ do = "draw" }], [{ do = "take" }]]', '[[{ do = "draw" }, { do = "take" }]]'
            ),
            "merchant: only the first verb may choose",
        ),
        (
            changed('one_of = [[{ do = "opponent_discards" }]]', 'one_of = [[{ do = "take" }]]'),
            "fortress: a structure has no 'this coterie'",
        ),
        (
            changed(
                '[[{ do = "opponent_discards" }]]',
                '[[{ do = "opponent_discards" }, { do = "draw" }]]',
            ),
            "fortress: nothing can follow 'opponent_discards'",
        ),
        (changed('otherwise = [{ do = "draw" }]', 'otherwise = [{ do = "add" }]'), "'otherwise'"),
    ],
)
def test_a_pack_that_cannot_be_says_what_is_wrong(text, says):
    with pytest.raises(GameboxError) as caught:
        read_cards(text, "mine")
    assert str(caught.value).startswith("mine")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_goes_on_with_its_pack_from_the_save_alone():
    """The state holds the cards of a pack, so that a pack that was deleted breaks no save."""
    import msgspec  # noqa: PLC0415

    pack = RULES.read_pack(changed('title = "Fortress"', 'title = "Keep"'), "mine")
    table = new_table(RULES, [Seat("human", n) for n in "abc"], seed=2, pack=("mine", pack))
    again = msgspec.json.decode(msgspec.json.encode(table.game), type=RULES.game_type)
    assert again == table.game
    assert again.cards.structures["fortress"].title == "Keep"
