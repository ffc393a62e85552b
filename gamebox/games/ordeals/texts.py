"""Ordeals in words: moves and results. Prompts are in `prompts.py`, cards in `sentences.py`."""

from collections.abc import Sequence
from typing import Any

from gamebox.core.question import Move
from gamebox.core.words import counted, listed
from gamebox.games.ordeals import campaign_texts, moves
from gamebox.games.ordeals.board import COLUMNS, is_deadly
from gamebox.games.ordeals.campaign_texts import pain_cards, price_of_leaving
from gamebox.games.ordeals.cards import Skill
from gamebox.games.ordeals.combat import flee_pain, push_cost, push_pain
from gamebox.games.ordeals.language_verbs import Spend
from gamebox.games.ordeals.prompts import move_cost
from gamebox.games.ordeals.royalty import loot_price
from gamebox.games.ordeals.scenario_rules import retreat_pain
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.stats import price
from gamebox.games.ordeals.turn import fatigue_cost
from gamebox.games.ordeals.wording import capital
from gamebox.games.ordeals.wording_rules import option_text

ENDS = {"top": "on top", "bottom": "at the bottom", "discard": "on the discard pile"}


def card_name(table: Any, card: int) -> str:
    """Return the name of a card."""
    return str(table.cards.kinds[card].name)


def space_name(table: Any, space: int) -> str:
    """Return a space in words: its Encounter, or where it lies."""
    there = table.spaces[space]
    row, column = divmod(space, COLUMNS)
    where = f"row {row + 1}, column {column + 1}"
    if there is None or there.card is None:
        return f"the face-down Encounter in {where}" if there is not None else where
    return f"{card_name(table, there.card)} in {where}"


def text(view: Any, move: Move, names: Sequence[str]) -> str:
    """Return a move as a short line."""
    match move:
        case moves.PlayCard(card):
            kind = view.cards.kinds[card]
            verb = "Bind" if isinstance(kind, Skill) and kind.type == "attack" else "Play"
            return f"{verb} {_with_number(view, card)}"
        case moves.MoveTo(space):
            last = ", your last: you die first" if is_deadly(view, view.seat) else ""
            return f"Move to {space_name(view, space)}, for {move_cost(view)}{last}"
        case moves.MoveFree(space):
            return f"Move to {space_name(view, space)} for free"
        case moves.AcquireCard(card):
            cost = price(view, view.seat, card)
            return f"Acquire {_with_number(view, card)} for {cost} Effort"
        case moves.UseCard(card):
            return f"Use {_with_number(view, card)}"
        case moves.Assign(card, foe, part):
            some = f"{part} Power of " if part else ""
            return f"Assign {some}{_with_number(view, card)} to {_foe(view, foe)}"
        case moves.PickCard(card):
            return f"Choose {_with_number(view, card)}{_place(view, card)}"
        case moves.PickFoe(foe):
            return f"Choose {_foe(view, foe)}"
        case moves.PickSeat(seat):
            return f"Choose {names[seat]}"
        case moves.PickSpace(space):
            return f"Choose {space_name(view, space)}"
        case moves.PutCard(card, where):
            return f"Put {_with_number(view, card)} {ENDS[where]}"
    return _more_text(view, move, names)


def _option(view: Any, step: Any, place: int) -> str:
    """Return what an option is called, and what it costs and does where that says more."""
    option, kind = step.options[place], view.cards.kinds[step.source.card]
    said = capital(option_text(kind, option))
    if said.startswith(option.label):
        return said
    spent = sum(v.n for v in option.cost if isinstance(v, Spend) and v.res == "health")
    last = spent and spent >= view.players[view.seat].health
    return f"{option.label}: {said}{'. It is your last: you die first' if last else ''}"


def _more_text(view: Any, move: Move, names: Sequence[str]) -> str:
    step: Any = view.stack[-1] if view.stack else None
    match move:
        case moves.PickOption(place) if hasattr(step, "options"):
            return f"Choose: {_option(view, step, place)}"
        case moves.NextRule(place) if hasattr(step, "pending"):
            pending = step.pending[place]
            return f"First {_with_number(view, pending.source.card)}, {place + 1}."
        case moves.PickAmount(n):
            return f"Choose {n}"
        case moves.SplitMinions(foes):
            return f"Split off {listed(_foe(view, foe) for foe in foes)}"
        case moves.PickGroup(place) if hasattr(step, "groups"):
            return f"Let {listed(_foe(view, foe) for foe in step.groups[place])} be fought"
        case moves.PayFatigue():
            return f"Pay {fatigue_cost(view, view.seat)} Effort for your bound cards"
        case moves.Push():
            food, pain = push_cost(view, view.seat), push_pain(view, view.seat)
            return f"Push: {food} Food, {pain_cards(pain)}"
        case moves.Flee() if view.combat is not None:
            return f"Flee: {price_of_leaving(view, flee_pain(view, view.seat))}"
        case moves.Retreat():
            return f"Retreat from the King: {price_of_leaving(view, retreat_pain(view))}"
        case moves.LootRelic():
            return f"Acquire a Relic for {counted(loot_price(view), 'Token Shard', 'Token Shards')}"
    return campaign_texts.move_text(view, move, names) or _FIXED.get(type(move), "Do it")


_FIXED: dict[type[Move], str] = {
    moves.GiveUpBound: "Discard your bound cards",
    moves.ActivateEncounter: "Activate the Encounter",
    moves.FightKing: "Fight the King",
    moves.EndExplore: "End your Explore step",
    moves.EndTurn: "End your turn",
    moves.Accept: "Use it",
    moves.Decline: "Leave it",
    moves.Done: "Choose no more",
    moves.EndAssign: "Assign no more in this round",
    moves.Flee: "Flee",
    moves.LootExchange: "Exchange all Token Shards for cards",
    moves.LootPass: "Pass",
}


def _with_number(view: Any, card: int) -> str:
    """Return the name of a card, and which it is where several like it lie side by side."""
    me = view.players[view.seat]
    heaps = (me.hand, me.bound, me.played, me.discard, view.row, view.looked)
    beside = next((heap for heap in heaps if card in heap), [card])
    return _one_of(view, card, [other for other in beside if other])


def _one_of(view: Any, card: int, beside: Sequence[int]) -> str:
    kinds = view.cards.kinds
    like = [other for other in beside if kinds[other].id == kinds[card].id]
    which = f" ({like.index(card) + 1})" if len(like) > 1 else ""
    return f"{kinds[card].name}{which}"


def _place(view: Any, card: int) -> str:
    """Return where one of a player's cards lies, if not in the hand."""
    me = view.players[view.seat]
    for heap, where in ((me.bound, "bound"), (me.played, "played"), (me.discard, "discarded")):
        if card in heap:
            return f", {where}"
    return ""


def _foe(view: Any, foe: int) -> str:
    foes = [each.card for each in view.combat.foes]
    return _one_of(view, foes[foe], foes)


def progress(game: OrdealsGame) -> str:
    """Return how far the game is."""
    if game.campaign is not None:
        return campaign_texts.progress(game)
    level = f"Level {game.level} of {1 if game.short else 3}"
    last = ", the last round" if game.ending else ""
    return f"{level}, round {game.rounds}{last}"


def result(game: OrdealsGame, names: Sequence[str]) -> str:
    """Return how a finished game ended."""
    if game.campaign is not None:
        return campaign_texts.result(game)
    points = game.final
    winners = [names[seat] for seat in game.winners]
    best = max(points)
    if len(winners) > 1:
        return f"{listed(winners)} share the win with {best} Fame, even after a duel."
    even = points.count(best) > 1
    how = ""
    if even and game.duel:
        how = ", level on Fame but stronger in the duel"
    elif even and game.winners == [game.victor]:
        how = ", level on Fame but the one who defeated the King"
    elif even:
        how = ", level on Fame but with more Token Shards"
    return f"{winners[0]} is The Hero with {best} Fame{how}."
