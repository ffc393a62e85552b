"""Why an ally makes a move in a campaign of Ordeals, in a sentence that a learning player can use.

Where nothing is said here, a move is made for the reasons of the competitive game.
"""

from typing import Any

from gamebox.core.question import Move, Question
from gamebox.core.words import counted
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.campaign import has_relic, throne_open
from gamebox.games.ordeals.combat import flee_pain
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.scenario_rules import retreat_pain
from gamebox.games.ordeals.texts import card_name
from gamebox.games.ordeals.zones import weapon_of

HIDDEN = {
    "wizard_reveals": "The Wizard may lie there; he hides for as long as anything is face-down.",
    "curses_broken": "What lies face-down there may be a Demon Trader, or a place to win Shards.",
    "king_defeated": "The Throne may lie there, and until it is revealed the King always returns.",
}
"""Why what is face-down is revealed, by what wins the scenario."""

WAITING = "There is still time: the team grows stronger first, since its decks go on with it."

SEATS = {
    "scenario.darkness": "Whoever has the most Health bears the Pain best.",
    "scenario.time": "Whoever has the most Health bears the Pain best.",
    "quest.shield": "Whoever has the least Health needs it most.",
    "king.tie": "The King has the longest way to go there.",
}
"""Why a player is chosen, by the rule that asks."""

FIXED: dict[type[Move], str] = {
    moves.GoOn: "When the page is read, the team goes on.",
    moves.GiveItem: "The item does more for a teammate than its Fame does for the team.",
    moves.StashItem: "Nobody near is better off with the item, and its Fame counts for the team.",
    moves.RetryScenario: "You keep your decks and Equipment, so the next try is easier.",
    moves.GiveUpCampaign: "After so many failures another try promises little.",
    moves.LootRelic: "A Relic breaks a curse, and until then it helps in every fight.",
}


def team_reason(judge: Ally, question: Question, move: Move) -> str:
    """Return why an ally makes a move, or nothing where the campaign has no part in it."""
    match move:
        case moves.MoveTo() | moves.MoveFree():
            return _going(judge, move)
        case moves.ActivateEncounter():
            return _activating(judge)
        case moves.EndExplore() if judge.waits and not judge.fame_needed:
            return WAITING
        case moves.FightKing() | moves.Push() if judge.on_throne:
            return "Whoever leaves the King on his revealed Throne loses the scenario for all."
        case moves.Retreat():
            pain = counted(retreat_pain(judge.table), "Pain card", "Pain cards")
            return f"The King is too strong for you now; {pain} buy time to get ready."
        case moves.Flee() if judge.campaign.deaths:
            pain = counted(flee_pain(judge.table, judge.seat), "Pain card", "Pain cards")
            return f"Another death would lose the scenario, and fleeing costs only {pain}."
        case moves.PickSeat():
            return SEATS.get(question.rule, "")
        case moves.PickOption(place):
            return _option(judge, place)
    return FIXED.get(type(move)) or _special(judge, move)


def _special(judge: Ally, move: Move) -> str:
    """Return why one does what only a scenario or a Quest lets one do."""
    match move:
        case moves.Sanctify() if len(judge.campaign.cursed) == 1:
            return "This breaks the last curse, and wins the scenario."
        case moves.Sanctify():
            left = len(judge.campaign.cursed) - 1
            return f"This breaks a curse; {counted(left, 'is', 'are')} left after it."
        case moves.HealWeapon():
            weapon = card_name(judge.table, weapon_of(judge.table, judge.seat))
            return f"Without its Curse token your {weapon} has its abilities again."
        case moves.Inspire():
            return "What this brings now is worth more than the cube on your Quest."
        case moves.PickAdventurer(name):
            return f"{adventurers()[name].name}'s Quests go well with what a team has to do anyway."
    return ""


def _option(judge: Ally, place: int) -> str:
    """Return why the Wizard is asked for his secrets."""
    options: Any = judge.table.stack[-1].options
    if any(isinstance(verb, say.Signal) for verb in options[place].do):
        return "The Wizard's secrets win the scenario."
    return ""


def _activating(judge: Ally) -> str:
    """Return why the Wizard or a Demon Trader is visited."""
    kind = judge.encounter_at(judge.player.space)
    if kind.id == "demon_trader" and judge.relics_needed:
        lacking = counted(judge.relics_needed, "Relic is", "Relics are")
        return f"{lacking} still lacking to break the curses, and the Demon has some."
    secrets = judge.secrets
    if secrets is None or kind.id != secrets.card:
        return ""
    if judge.fame_needed:
        return f"The team lacks {judge.fame_needed} Fame, and the Wizard's trust brings some."
    if judge.waits or judge.player.effort < secrets.effort:
        return ""
    return "With your Effort the Wizard tells his secrets, and that wins the scenario."


def _going(judge: Ally, move: Move) -> str:
    """Return why one goes somewhere: to reveal, with a Relic to a curse, or away from the King."""
    space = judge.aims.get(move)
    if space is None:
        return ""
    if has_relic(judge.table, judge.seat) and judge.campaign.cursed:
        return "With a Relic you go one step a turn: this is the way to cursed ground."
    if not judge.table.spaces[space].open:
        return "" if throne_open(judge.table) else HIDDEN[judge.scenario.win]
    if judge.danger(space) < judge.danger(judge.player.space) - 1:
        return "There you are safer from the King than where you are."
    return ""
