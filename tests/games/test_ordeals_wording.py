"""Sentences of rules that no card that ships has: what a card of a pack may say."""

import tomllib

import msgspec
import pytest

from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.sentences import sentence

ALL = {kind.id: kind for kind in standard_cards().kinds}
MOVE = '{ v = "move", n = 1 }'
FOOD = '[{ v = "spend", res = "food", n = 1 }]'
FAME = '[{ v = "gain", res = "fame", n = 1 }]'
STRONGER = '[{ v = "gain", res = "power", n = 3 }]'
BOTH = (
    '{ label = "a", cost = [{ v = "spend", res = "food", n = 1 }], do = [{ v = "draw", n = 2 }] }'
)
CURSE = '{ label = "b", do = [{ v = "take", card = "bad_luck", n = 1 }] }'

SAID = {
    # Equipment
    f'lucky_coin when = "use", limit = "turn", cost = {FOOD}, do = [{MOVE}]': (
        "Once per turn, outside combat, you may spend 1 Food to move 1 Encounter for free."
    ),
    f'oathkeeper when = "on_kill", if = {{ c = "health_at_most", n = 3 }}, do = {FAME}': (
        "If this weapon helps to defeat an enemy and your Health is 3 or less, gain 1 Fame."
    ),
    f'oathkeeper when = "combat_won", limit = "turn", do = {FAME}': (
        "The first time each turn you win a combat, gain 1 Fame."
    ),
    'iron_helm when = "passive", if = { c = "has", res = "fame", n = 9 }, do = [{ v = "mod", stat ='
    ' "strike_bonus", delta = 2 }, { v = "mod", stat = "binding_limit", delta = -1 }]': (
        "While you have 9 or more Fame, your Strike Bonus is 2 higher; your Binding Limit is 1 "
        "lower."
    ),
    'iron_helm when = "on_health_loss", cost = [{ v = "destroy", from = ["self"] }], do = ['
    '{ v = "prevent", what = "health_loss", n = "all" }]': (
        "When you would lose Health, you may destroy this to lose none."
    ),
    'lucky_coin when = "on_move", if = { c = "moved_exactly", n = 1 }, limit = "turn", do = ['
    '{ v = "mod", stat = "move_cost", delta = -1, uses = 1, until = "turn" }]': (
        "After your first move each turn, your next move this turn costs 1 Food less."
    ),
    'lucky_coin when = "combat_start", do = ['
    '{ v = "mod", stat = "push_food", delta = -1, uses = 1, until = "combat" }]': (
        "Your first push in each combat costs 1 Food less."
    ),
    # Skill cards
    f'hack when = "on_assign", cost = {FOOD}, do = {STRONGER}': (
        "When you assign this, you may spend 1 Food. If you do, it has +3 Power."
    ),
    'hack when = "combat_won", if = { c = "assigned" }, do = ['
    '{ v = "return", from = ["self"], n = 1, to = "hand" }]': (
        "When you win a combat, if you assigned this, return it to your hand."
    ),
    'hack when = "passive", if = { c = "bound", archetype = "soldier", n = 2 }, do = ['
    '{ v = "mod", stat = "strike_bonus", delta = 1 }]': (
        "While this is bound and 2 or more Soldier cards are bound to your weapon, your Strike "
        "Bonus is 1 higher."
    ),
    'strive when = "on_play", may = true, do = ['
    '{ v = "mod", stat = "hand_size", delta = 1, until = "turn" }]': (
        "If you wish, your hand size is 1 higher this turn."
    ),
    'strive when = "on_play", do = [{ v = "lose", res = "food", n = 1, who = "opponent" }, '
    '{ v = "pain", n = 1, who = "left" }]': (
        "An opponent of your choice loses 1 Food. The player to your left resolves 1 Pain card."
    ),
    'strive when = "on_play", do = [{ v = "acquire", n = 2, filter = { class = "skill", '
    "cost_max = 3 } }]": "Acquire up to 2 Skill cards from the Dealer's Row that cost 3 or less.",
    # Enemies
    f'dust_2 when = "on_defeat", do = [{{ v = "choose_one", who = "you", options = [{BOTH}, '
    f"{CURSE}] }}]": "Defeated, choose one: spend 1 Food to draw 2 cards; or take a Curse.",
    'dust_2 when = "passive", do = [{ v = "mod", stat = "push_pain", delta = 1 }, '
    '{ v = "mod", stat = "flee_pain", delta = 1 }]': (
        "When you push or flee, resolve 1 Pain card more."
    ),
    'dust_2 when = "combat_start", if = { c = "has_at_most", res = "food", n = 0 }, do = ['
    '{ v = "pain", n = 1 }]': "Start of combat, if you have no Food: resolve 1 Pain card.",
    'queen_dust when = "turn_start", whose = "any", do = [{ v = "lose", res = "food", n = 1, '
    'who = "event_player" }, { v = "discard", n = 1, from = ["hand"], who = "event_player" }]': (
        "Queen's Presence: at the start of each player's turn, that player loses 1 Food and "
        "discards 1 card from their hand."
    ),
    'queen_dust when = "passive", whose = "any", do = ['
    '{ v = "mod", stat = "move_cost", delta = 1 }]': (
        "Queen's Presence: players' moves cost 1 Food more."
    ),
    # Encounters
    f'town when = "activate", cost = {FOOD}, do = [{{ v = "fight", n = 1, each = ['
    '{ v = "enemy_keyword", keyword = "protection", delta = 1, target = "self" }, '
    '{ v = "enemy_power", delta = 1, target = "self" }], reward = [{ v = "draw", n = 2 }] }]': (
        "Spend 1 Food: fight 1 minion with +1 Protection and +1 Power. Reward: draw 2 cards."
    ),
    'town when = "activate", may = true, do = ['
    '{ v = "look", deck = "own", n = 3, rest = "top_or_discard" }]': (
        "You may look at the top 3 cards of your deck, discard any of them and put the rest back "
        "in any order."
    ),
}


@pytest.mark.parametrize("rule", SAID)
def test_what_a_rule_says(rule):
    name, written = rule.split(" ", 1)
    made = msgspec.convert(tomllib.loads(f"rule = {{ {written} }}")["rule"], Rule)
    assert sentence(msgspec.structs.replace(ALL[name], effect=(made,))) == SAID[rule]
