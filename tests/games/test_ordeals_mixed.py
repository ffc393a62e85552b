"""The rules of the cards of Ordeals in other hands: every card does what another one says."""

import random

import pytest
from msgspec.structs import replace

from gamebox.core.dice import seeded
from gamebox.games.ordeals.check import check_table, places
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.view import imagine, view

MOVES = 1000


def mixed(seed):
    """Return our cards, with their rules dealt anew among the cards of each file."""
    chance = random.Random(seed)
    groups = {}
    for name, kinds in standard_cards().groups.items():
        effects = [kind.effect for kind in kinds]
        if name not in ("pain", "royalty", "encounters", "quests", "rewards"):
            chance.shuffle(effects)
        groups[name] = tuple(
            replace(kind, effect=effect) for kind, effect in zip(kinds, effects, strict=True)
        )
    return replace(standard_cards(), **groups)


@pytest.mark.parametrize("seed", range(12))
def test_a_pack_that_mixes_all_rules_can_be_played(seed):
    """[cards.order, cards.passive] Nothing depends on which card a rule stands on."""
    cards = mixed(seed)
    game = new_game(2 + seed % 3, seed, pack=cards)
    chance = seeded(seed, "mixed")
    for _ in range(MOVES):
        if game.over:
            return
        question = chance.choose(game.questions)
        open_ones = options(game, question)
        assert options(view(game, question.seat), question) == open_ones != []
        game.answer(question.seat, chance.choose(open_ones))
        game.collect()
        check_table(game)
        lying = sorted(card for there in places(game).values() for card in there)
        assert lying == list(cards.in_game(False))
    check_table(imagine(view(game, game.questions[0].seat), chance))
