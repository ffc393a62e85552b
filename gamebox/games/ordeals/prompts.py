"""What is asked in Ordeals, in one sentence: which card asks, what is chosen, and what it costs.

Written as the seat reads it that is asked. What each move says is in `texts.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from gamebox.core.words import counted, listed
from gamebox.games.ordeals import campaign_texts
from gamebox.games.ordeals.assigning import unfinished
from gamebox.games.ordeals.board import activation_refusal, is_deadly, move_price
from gamebox.games.ordeals.campaign import can_heal, king_sleeps, offerings, weighed_down
from gamebox.games.ordeals.campaign_texts import leaving_loses, pain_cards
from gamebox.games.ordeals.combat import (
    fight_of,
    flee_pain,
    power_against,
    push_cost,
    push_pain,
    remaining,
)
from gamebox.games.ordeals.legal import playable
from gamebox.games.ordeals.names import RESOURCES, amount
from gamebox.games.ordeals.royalty import KING, loot_price, royalty_of
from gamebox.games.ordeals.scenario_rules import retreat_pain
from gamebox.games.ordeals.stats import enemy_power
from gamebox.games.ordeals.turn import bound_before, fatigue_cost
from gamebox.games.ordeals.wording_rules import question

Ask = Callable[[Any], str]
LOSES = "leave the King his Throne, which loses the scenario"


def prompt(view: Any, names: Sequence[str]) -> str:
    """Return one sentence that says who must decide what, as the view's seat reads it."""
    if view.over:
        return "The game is over."
    asked = view.question
    if asked is None:
        return f"Waiting for {listed(names[q.seat] for q in view.questions)}."
    of_campaign = campaign_texts.prompt(view, asked.asks, asked.rule)
    if of_campaign:
        return of_campaign
    naming = _NAMING.get(asked.rule) or _NAMING.get(asked.asks)
    if naming is not None:
        return naming(view, names)
    words = _BY_RULE.get(asked.rule) or _BY_KIND.get(asked.asks)
    return words(view) if words else _of_card(view, _PLAIN.get(asked.asks, "choose"))


def move_cost(view: Any) -> str:
    """Return what the seat's next move costs: Food, or Health where there is not enough Food."""
    cost = move_price(view, view.seat)
    return amount("food" if view.players[view.seat].food >= cost else "health", cost)


# The steps of a turn


def _fatigue(view: Any) -> str:
    cost, effort = fatigue_cost(view, view.seat), view.players[view.seat].effort
    many = len(bound_before(view, view.seat))
    bound, them = ("your bound card", "it") if many == 1 else (f"your {many} bound cards", "them")
    return f"Fatigue: keep {bound} for {cost} Effort (you have {effort}), or discard {them}."


def _explore(view: Any) -> str:
    seat = view.seat
    player = view.players[seat]
    last = " (your last: you die first)" if is_deadly(view, seat) else ""
    free = player.free_moves or not move_price(view, seat)
    ways = ["play cards"] if playable(view, seat) else []
    if free or not weighed_down(view, seat):
        ways.append(f"move for {'free' if free else move_cost(view) + last}")
    if activation_refusal(view, seat) is None:
        ways.append(f"activate {_name(view, view.spaces[player.space].card)}")
    if view.king == player.space and not king_sleeps(view):
        ways.append("fight the King")
    if offerings(view, seat):
        ways.append("sanctify this Encounter with a Relic")
    if can_heal(view, seat):
        ways.append("take the Curse token off your weapon")
    return f"Explore: {', '.join([*ways, 'or end the step'] if ways else ['end the step'])}."


def _acquire(view: Any) -> str:
    effort = view.players[view.seat].effort
    more = "play cards for more, " if playable(view, view.seat, attacks=False) else ""
    return f"Acquire: you have {effort} Effort for cards on offer here; {more}then end your turn."


# Combat


def _assign(view: Any) -> str:
    begun = unfinished(view)
    if begun is not None:
        name = view.cards.enemy(fight_of(view).foes[begun].card).name
        more = enemy_power(view, begun) - power_against(view, begun)
        return f"{name} needs {more} more Power: go on assigning to it."
    if not remaining(view):
        return "Enough is assigned to defeat all: end the round, or assign more."
    first = ", the boss last" if fight_of(view).boss else ""
    return f"Assign cards to enemies{first}: each needs its whole Power in this round."


def _push(view: Any) -> str:
    seat = view.seat
    left = counted(len(fight_of(view).living()), "enemy is", "enemies are")
    push = _prices(push_cost(view, seat), push_pain(view, seat))
    flee = _prices(0, flee_pain(view, seat))
    away = LOSES if leaving_loses(view) else f"flee for {flee}"
    return f"{left} left: push for {push}, or {away}."


def _prices(food: int, pain: int) -> str:
    parts = [amount("food", food)] if food else []
    parts += [pain_cards(pain)] if pain else []
    return listed(parts) if parts else "nothing"


def _split(view: Any) -> str:
    who = "chance" if view.seats == 1 else "the player to your left"
    return f"Split the minions in two groups; {who} chooses which you fight."


def _group(view: Any, names: Sequence[str]) -> str:
    fighter = fight_of(view).seat
    who = "you have" if fighter == view.seat else f"{names[fighter]} has"
    return f"Choose which group of minions {who} to fight."


def _foe(view: Any) -> str:
    what = {
        "replace": "choose a minion to replace",
        "destroy": "choose a minion to destroy",
        "repeat": "choose a defeated minion whose loot you gain again",
    }
    return _of_card(view, what.get(getattr(view.stack[-1], "act", ""), "choose an enemy"))


def _ambush(view: Any) -> str:
    space = view.spaces[view.players[view.seat].space]
    return f"Ambush at {_name(view, space.card)}: avoid it with a card from your hand?"


# The King, looting, and the next level


def _king(view: Any) -> str:
    pain = pain_cards(retreat_pain(view))
    away = LOSES if leaving_loses(view) else f"retreat for {pain}"
    return f"The King attacks you: fight him, or {away}."


def _king_whom(view: Any) -> str:
    pursuit = royalty_of(view, KING).pursuit
    if pursuit is None:
        return "Choose whom the King hunts."
    what = f"the {pursuit.pick} {RESOURCES[pursuit.seek][1]}"
    return f"The King hunts the player with {what}: choose among those who are level."


def _king_way(view: Any, names: Sequence[str]) -> str:
    after = view.stack[-1].after
    whom = "you" if after == view.seat else names[after]
    return f"The King hunts {whom}: choose which way he goes."


def _loot(view: Any) -> str:
    price, shards = loot_price(view), view.players[view.seat].shards
    fallen, all_ = _name(view, view.royalty[view.level - 1]), amount("shards", shards)
    if shards < price:
        return f"The {fallen} is defeated: exchange your {all_} for cards, or pass."
    return (
        f"The {fallen} is defeated: pay {price} of your {all_} for a Relic, exchange all, or pass."
    )


def _exchange(view: Any) -> str:
    left = amount("shards", view.stack[-1].left)
    return f"Looting: you have {left} left for cards of the Dealer's Row; the rest is lost."


def _relic(view: Any, names: Sequence[str]) -> str:
    at = view.looters.index(view.seat) if view.seat in view.looters else len(view.looters)
    after = view.looters[at + 1 :]
    rest = f"the others go on to {names[after[0]]}" if after else "what is left goes back"
    return f"Looting: choose a Relic; {rest}."


def _build(view: Any) -> str:
    chosen = len(view.stack[-1].chosen)
    if not chosen:
        return f"Lay out level {view.level + 1}: choose a space for the Town."
    return f"Lay out level {view.level + 1}: choose a space for Encounter {chosen} of 7."


# What a card asks


def _use(view: Any) -> str:
    """Return what may be done, and for what, as the card says it."""
    step, source = view.stack[-1], _source(view)
    pending = getattr(step, "pending", None)
    if source is None:
        return "Use the ability?"
    name, kind = _name(view, source.card), view.cards.kinds[source.card]
    if pending is not None:
        said = question(kind, pending.rule.cost, pending.rule.do)
    else:
        said = question(kind, step.verb.cost, step.verb.then)
    if not said:
        return f"Use the ability of {name}?"
    here = " Effort is Power here." if source.drawn and "Effort" in said else ""
    return f"{name}: {said}{here}"


def _again(view: Any) -> str:
    here = _name(view, view.spaces[view.players[view.seat].space].card)
    times = counted(view.stack[-1].left, "time", "times")
    return _of_card(view, f"activate {here}, up to {times} more")


def _crucible(view: Any) -> str:
    gained = amount("shards", fight_of(view).shards)
    return f"The Crucible: turn all Token Shards of this combat ({gained} so far) into Fame?"


def _cards(view: Any) -> str:
    """Return which cards are chosen, for what, and how many more."""
    step = view.stack[-1]
    left, act = getattr(step, "left", 1), getattr(step, "act", "destroy")
    many = "a card" if left == 1 else f"{left} cards, one after the other,"
    most = f"up to {many}" if getattr(step, "up_to", False) and left > 1 else many
    back = " to your hand" if act == "return" else ""
    return _of_card(view, f"choose {most} to {act}{back}")


def _put(view: Any) -> str:
    """Return of which deck the cards are that are put away."""
    deck = "your deck" if view.looked_from == "own" else f"the {view.looked_from.capitalize()} deck"
    first = "a" if len(view.looked) > 1 else "the"
    return f"Touch {first} card of {deck}, then where it goes."


def _amount(view: Any) -> str:
    step = view.stack[-1]
    if not hasattr(step, "start"):
        return _of_card(view, "choose a number")
    start, to = (RESOURCES[res][1] for res in (step.start, step.to))
    rate = f"{step.rate} {to} each" if step.rate > 1 else to
    return _of_card(view, f"choose how many {start} you turn into {rate}")


def _gift(view: Any) -> str:
    free = " for nothing" if getattr(view.stack[-1], "free", False) else ""
    return _of_card(view, f"acquire a card of the Dealer's Row{free}, or choose no more")


def _source(view: Any) -> Any:
    """Return where the ability comes from that asks now, or None."""
    step = view.stack[-1] if view.stack else None
    pending = getattr(step, "pending", None)
    return getattr(step, "source", None) or getattr(pending, "source", None)


def _of_card(view: Any, what: str) -> str:
    """Return what is asked, after the name of the card that asks."""
    source = _source(view)
    if source is None:
        return f"{what[:1].upper()}{what[1:]}."
    return f"{_name(view, source.card)}: {what}."


def _name(view: Any, card: int) -> str:
    return str(view.cards.kinds[card].name)


def _always(sentence: str) -> Ask:
    return lambda _view: sentence


_PLAIN = {
    "option": "choose one of the options",
    "seat": "choose a player",
    "space": "choose a space",
    "scout": "choose a face-down Encounter to look at",
    "row": "choose a card of the Dealer's Row to discard",
    "copy": "choose a Skill card of the Dealer's Row to copy",
    "gate": "choose an Encounter of an earlier level",
}
"""What is asked in the name of a card, by the kind of the question."""
_NAMING: dict[str, Callable[[Any, Sequence[str]], str]] = {
    "king.path": _king_way,
    "relic": _relic,
    "group": _group,
}
"""What is asked in a sentence that names other players, by rule or kind of question."""
_BY_RULE: dict[str, Ask] = {
    "king.tie": _king_whom,
    "encounter.crucible": _crucible,
    "encounter.endurance": _again,
    "death.equipment": _always("You have died: choose a piece of Equipment to destroy."),
    "move.jump": lambda view: _of_card(view, "choose where you move"),
    "cards.cubes": lambda view: _of_card(view, "choose where the Usage cubes go"),
}
"""What is asked where the rule says more than the kind of the question."""
_BY_KIND: dict[str, Ask] = {
    "fatigue": _fatigue,
    "explore": _explore,
    "acquire_step": _acquire,
    "assign": _assign,
    "push": _push,
    "order": _always("Several abilities act now: choose which comes first."),
    "amount": _amount,
    "foe": _foe,
    "acquire": _gift,
    "exchange": _exchange,
    "keep": _always("Choose the Relic that you take."),
    "put": _put,
    "split": _split,
    "loot": _loot,
    "king": _king,
    "build": _build,
    "avoid": _ambush,
    "duel": _always("The duel: play and bind any of your cards, then choose no more."),
    "use": _use,
    "card": _cards,
}
