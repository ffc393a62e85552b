"""Why a bot of Ordeals makes a move, in a sentence that a learning player can use."""

from collections.abc import Callable
from typing import Any

from gamebox.core.question import Move, Question
from gamebox.core.words import counted
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.campaign_reasons import team_reason
from gamebox.games.ordeals.cards import Equipment, Skill
from gamebox.games.ordeals.combat import flee_pain, push_cost, push_pain
from gamebox.games.ordeals.fights import outcomes
from gamebox.games.ordeals.judgement import Judge
from gamebox.games.ordeals.texts import card_name, space_name

TRIES = 60
"""Fights that are tried for what a sentence says of a fight."""

OFTEN = ((0.9, "almost always"), (0.6, "more often than not"), (0.35, "about every other time"))
"""How often a fight is won, for so large a part of those tried; it is a guess, so not in percent.

What a hint says in percent comes from fights that are fought by the rules, see `odds`.
"""

ELSE = "Of what you may do now, this brings you most."


def reason(judge: Judge, question: Question, move: Move) -> str:
    """Return why a move of the judge's seat is made, in one sentence."""
    told = team_reason(judge, question, move) if isinstance(judge, Ally) else ""
    return told or _own_reason(judge, question, move)


def _own_reason(judge: Judge, question: Question, move: Move) -> str:
    match move:
        case moves.PlayCard(card):
            return _playing(judge, card)
        case moves.MoveTo() | moves.MoveFree():
            return _going(judge, move)
        case moves.ActivateEncounter():
            return _activating(judge, judge.player.space)
        case moves.FightKing():
            return f"{_chance(judge, say.Fight(boss='king'))}."
        case moves.AcquireCard(card):
            return _acquiring(judge, card)
        case moves.Assign(card, foe):
            return _assigning(judge, card, foe)
    plain = _PLAIN.get(type(move))
    if plain is not None:
        return plain(judge)
    return _more(judge, question, move)


def _playing(judge: Judge, card: int) -> str:
    kind, name = judge.kinds[card], card_name(judge.table, card)
    if isinstance(kind, Skill) and kind.type == "attack":
        return f"Bound to your weapon, the {name} adds its Power to your next combat."
    if judge.traits[card].first:
        return f"The {name} can bring more cards or better terms, so it is best played early."
    return f"What the {name} gives is lost if it is not played in this turn."


def _going(judge: Judge, move: Move) -> str:
    space = judge.aims.get(move)
    if space is None:
        return ELSE
    there = judge.table.spaces[space]
    if not there.open:
        return "What may lie face-down there promises more than what is close by."
    kind = judge.cards.encounter(there.card)
    fight = _fight_of(kind)
    way = f"The way leads to {kind.name}"
    if fight is None or there.done or there.cubes == 0:
        return f"{way}, which has more for you than where you are."
    return f"{way}: {_chance(judge, fight).lower()}."


def _activating(judge: Judge, space: int) -> str:
    kind = judge.cards.encounter(judge.table.spaces[space].card)
    fight = _fight_of(kind)
    if fight is None:
        return f"{kind.name} gives you more than anything else within reach."
    return f"{_chance(judge, fight)}, and those whom you defeat bring loot either way."


def _fight_of(kind: Any) -> say.Fight | None:
    verbs = [verb for _, rule in kind.rules("activate") for verb in rule.do]
    return next((verb for verb in verbs if isinstance(verb, say.Fight)), None)


def _chance(judge: Judge, fight: say.Fight) -> str:
    """Return about how often a fight is won, in a clause."""
    found = outcomes(judge.fighter(False, 0, 0), judge.foes_of(fight), "strike", TRIES)
    wins = sum(one.won for one in found) / TRIES
    often = next((words for part, words in OFTEN if wins >= part), "seldom")
    return f"You win such a fight {often}"


def _acquiring(judge: Judge, card: int) -> str:
    kind, name = judge.kinds[card], card_name(judge.table, card)
    fame = f" and counts {kind.fame} Fame" if kind.fame > 0 else ""
    if isinstance(kind, Equipment):
        return f"The {name} helps you in every turn that is left{fame}."
    return f"The {name} does more than most of your cards when it is drawn{fame}."


def _assigning(judge: Judge, card: int, foe: int) -> str:
    enemy = card_name(judge.table, judge.table.combat.foes[foe].card)
    return f"With the {card_name(judge.table, card)} you defeat the {enemy} and waste the least."


def _pushing(judge: Judge) -> str:
    food, pain = push_cost(judge.table, judge.seat), push_pain(judge.table, judge.seat)
    price = f"{food} Food and {counted(pain, 'Pain card', 'Pain cards')}"
    return f"Pushing costs {price}, and one more card can turn the fight."


def _fleeing(judge: Judge) -> str:
    pain = counted(flee_pain(judge.table, judge.seat), "Pain card", "Pain cards")
    return f"Fleeing costs {pain}, and pushing on would most likely cost you more."


_PLAIN: dict[type[Move], Callable[[Judge], str]] = {
    moves.PayFatigue: lambda _: "What is bound is worth more than the Effort that it costs.",
    moves.GiveUpBound: lambda _: "The Effort does more for you than the cards that are bound.",
    moves.EndExplore: lambda _: "Nothing within reach is worth what it costs to go there.",
    moves.EndTurn: lambda _: "Nothing else on offer is worth having, or you cannot pay for it.",
    moves.EndAssign: lambda _: "You cannot defeat another enemy with what is left.",
    moves.Push: _pushing,
    moves.Flee: _fleeing,
    moves.Retreat: lambda _: "To fight the King now would cost you more than the Pain.",
    moves.LootRelic: lambda _: "A Relic counts as Fame and helps you to the end of the game.",
    moves.LootExchange: lambda _: "The cards on offer are worth more than your Token Shards.",
    moves.LootPass: lambda _: "Your Token Shards are worth more later.",
    moves.Accept: lambda _: "What this brings is worth more than what it costs.",
    moves.Decline: lambda _: "What this costs is worth more than what it brings.",
    moves.SplitMinions: lambda _: "The stronger group will be yours, so make both alike.",
    moves.PickGroup: lambda _: "This is the harder group to fight.",
}


def _more(judge: Judge, question: Question, move: Move) -> str:
    table = judge.table
    match move:
        case moves.PickCard(card) if question.asks == "card":
            act = question.rule.rpartition(".")[2]
            name = card_name(table, card)
            if act == "return":
                return f"The {name} does most for you when it is played again."
            return f"The {name} is the card that you can best do without."
        case moves.PickCard(card):
            return f"The {card_name(table, card)} does most for you."
        case moves.PutCard(card, where):
            end = {"top": "soon", "bottom": "late", "discard": "later"}[where]
            return f"It is best for you when the {card_name(table, card)} comes {end}."
        case moves.PickSpace(space) if question.asks in ("space", "scout"):
            return f"Most can be made of {space_name(table, space)}."
        case moves.PickSpace():
            return "Short ways save Food."
        case moves.PickFoe(foe):
            name = card_name(table, table.combat.foes[foe].card)
            return f"The {name} is the one that matters most."
        case moves.PickSeat():
            return "That player stands best of those whom you can choose."
    return ELSE
