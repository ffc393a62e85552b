"""What a person touches on the board to make a move of Ordeals."""

from typing import Any

from gamebox.core.question import Move
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.board import is_deadly
from gamebox.games.ordeals.cards import Equipment, Skill, Weapon


def path(view: Any, seat: int, move: Move) -> tuple[str, ...]:
    """Return the ids of what a person touches to make `move`."""
    match move:
        case moves.PlayCard(card):
            kind = view.cards.kinds[card]
            attack = isinstance(kind, Skill) and kind.type == "attack"
            return f"card:{card}", f"{'weapon' if attack else 'played'}:{seat}"
        case moves.MoveTo(space):
            return (f"space:{space}", *(["button:die"] if is_deadly(view, seat) else []))
        case moves.PickSpace(space):
            return (f"space:{space}",)
        case moves.MoveFree(space):
            return "button:free", f"space:{space}"
        case moves.ActivateEncounter():
            return "button:activate", f"space:{view.players[seat].space}"
        case moves.FightKing():
            return ("king",)
        case moves.AcquireCard(card):
            kind = view.cards.held(card)
            place = f"slot:{kind.slot}" if isinstance(kind, Equipment) else f"discard:{seat}"
            return f"card:{card}", place
        case moves.UseCard(card):
            return f"card:{card}", "button:use"
        case moves.Sanctify(card):
            return f"card:{card}", f"space:{view.players[seat].space}"
        case moves.Assign(card, foe, part):
            thing = (
                f"weapon:{seat}" if isinstance(view.cards.kinds[card], Weapon) else f"card:{card}"
            )
            return (thing, f"enemy:{foe}", *([f"part:{part}"] if part else []))
    return answer_path(move)


def answer_path(move: Move) -> tuple[str, ...]:
    """Return what a person touches to answer what a card asks."""
    match move:
        case moves.PutCard(card, where):
            return f"card:{card}", f"put:{where}"
        case moves.PickCard(card):
            return (f"card:{card}",)
        case moves.PickFoe(foe):
            return (f"enemy:{foe}",)
        case moves.PickSeat(other) | moves.GiveItem(other):
            return (f"seat:{other}",)
        case moves.PickAdventurer(name):
            return (f"adventurer:{name}",)
        case moves.SplitMinions(foes):
            return *(f"enemy:{foe}" for foe in foes), "button:split"
        case moves.NextRule(n) | moves.PickOption(n) | moves.PickGroup(n) | moves.PickAmount(n):
            return (f"option:{n}",)
    return (f"button:{_BUTTONS[type(move)]}",)


_BUTTONS: dict[type[Move], str] = {
    moves.PayFatigue: "pay",
    moves.GiveUpBound: "give-up",
    moves.Retreat: "retreat",
    moves.EndExplore: "end-explore",
    moves.EndTurn: "end-turn",
    moves.Accept: "yes",
    moves.Decline: "no",
    moves.Done: "done",
    moves.EndAssign: "end-assign",
    moves.Push: "push",
    moves.Flee: "flee",
    moves.LootRelic: "relic",
    moves.LootExchange: "exchange",
    moves.LootPass: "pass",
    moves.GoOn: "go-on",
    moves.Inspire: "inspire",
    moves.HealWeapon: "heal",
    moves.StashItem: "stash",
    moves.RetryScenario: "retry",
    moves.RestartCampaign: "restart",
    moves.GiveUpCampaign: "give-up-campaign",
}
