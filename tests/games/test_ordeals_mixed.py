"""The rules of the cards of Ordeals in other hands: every card does what another one says."""

import random

import pytest
from msgspec.structs import replace
from support.ordeals_playing import begin_later

from gamebox.core.dice import seeded
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.check import check_table, places
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.setup import new_campaign, new_game
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


def mixed_quests(seed):
    """Return our cards, on whose Quests and Rewards stands what others do; a cube or two do."""
    chance = random.Random(seed)
    cards = standard_cards()
    others = [kind for kind in (*cards.skills, *cards.equipment, *cards.relics) if kind.effect]
    rules = [kind.effect for kind in (*others, *cards.rewards)]
    verbs = [rule.do for effect in rules for rule in effect if rule.when != "passive"]
    quests = tuple(
        replace(kind, goal=chance.randint(1, 2), inspire=chance.choice(verbs))
        for kind in cards.quests
    )
    rewards = tuple(replace(kind, effect=chance.choice(rules)) for kind in cards.rewards)
    return replace(cards, quests=quests, rewards=rewards)


@pytest.mark.parametrize("seed", range(12))
def test_a_pack_that_mixes_all_rules_can_be_played(seed):
    """[cards.order, cards.passive] Nothing depends on which card a rule stands on."""
    play_on(new_game(2 + seed % 3, seed, pack=mixed(seed)), seed)


@pytest.mark.parametrize("seed", range(12))
def test_quests_and_rewards_can_say_what_other_cards_say(seed):
    """[quest.inspire, quest.reward]"""
    game = new_campaign(1 + seed % 4, seed, pack=mixed_quests(seed))
    begin_later(game, 1 + seed % 3)
    play_on(game, seed)


def play_on(game, seed):
    """Play at random; every position on the way can be."""
    chance = seeded(seed, "mixed")
    for _ in range(MOVES):
        if game.over:
            return
        question = chance.choose(game.questions)
        open_ones = options(game, question)
        assert options(view(game, question.seat), question) == open_ones != []
        going_on = [move for move in open_ones if move != moves.GiveUpCampaign()]
        game.answer(question.seat, chance.choose(going_on))
        game.collect()
        check_table(game)
        lying = sorted(card for there in places(game).values() for card in there)
        assert lying == list(game.cards.in_game(game.campaign is not None))
    check_table(imagine(view(game, game.questions[0].seat), chance))
