"""Why something cannot be done in Ordeals, in the facts of the moment."""

from collections.abc import Sequence
from typing import Any

from gamebox.core.question import Move, Question, Refusal
from gamebox.core.words import counted
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.acquiring import can_afford, flourish, offers_here
from gamebox.games.ordeals.assigning import (
    aim_at,
    arms_of,
    assignable,
    potential,
    reach,
    unfinished,
)
from gamebox.games.ordeals.board import (
    SPACES,
    activation_refusal,
    move_price,
    neighbours,
    why_no_king,
)
from gamebox.games.ordeals.campaign import (
    adventurer_of,
    campaign_of,
    relics_of,
    weighed_down,
)
from gamebox.games.ordeals.cards import Curse, Equipment, Skill
from gamebox.games.ordeals.combat import can_push, fight_of, minions_left, push_cost
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.names import OFFERS
from gamebox.games.ordeals.royalty import loot_price
from gamebox.games.ordeals.stats import (
    binding_limit,
    price,
    weapon_kind,
)
from gamebox.games.ordeals.turn import fatigue_cost
from gamebox.games.ordeals.zones import free_slot


def candidates(view: Any, question: Question | None) -> Sequence[Move]:
    """Return every move that the seat could try now, legal or not."""
    player = view.players[view.seat]
    play: list[Move] = [moves.PlayCard(card) for card in player.hand]
    if question is None:
        return play
    found = options(view, question)
    tried = play + _tried(view, question)
    return [*found, *(move for move in tried if move not in found)]


def _tried(view: Any, question: Question) -> list[Move]:
    common = flourish(view)
    row = [card for card in (*view.row, common) if card is not None]
    acquire: list[Move] = [moves.AcquireCard(card) for card in row]
    walk: list[Move] = [moves.MoveTo(space) for space in range(SPACES)]
    together = [] if view.campaign is None else _tried_together(view)
    match question.asks:
        case "explore":
            return [*walk, moves.ActivateEncounter(), moves.FightKing(), *acquire, *together]
        case "acquire_step":
            return [*acquire, *walk, moves.ActivateEncounter()]
        case "fatigue":
            return [moves.PayFatigue(), moves.ActivateEncounter()]
        case "assign":
            living = fight_of(view).living()
            things = assignable(view)
            pairs: list[Move] = [moves.Assign(card, foe) for foe in living for card in things]
            return [*pairs, moves.EndAssign(), moves.Flee(), moves.Push()]
        case "push":
            return [moves.Push()]
        case "loot":
            return [moves.LootRelic(), moves.LootExchange()]
    return [moves.Done()]


def _tried_together(view: Any) -> list[Move]:
    relics = [moves.Sanctify(card) for card in relics_of(view, view.seat)]
    return [moves.Inspire(), moves.HealWeapon(), *relics]


def refusal(view: Any, question: Question | None, move: Move) -> Refusal | None:
    """Return why the seat may not make `move`, or None when it may."""
    if question is None:
        return not_asked(view)
    if move in options(view, question):
        return None
    why = _explain(view, question, move)
    return why or Refusal(question.rule, _FIRST.get(question.asks, "This cannot be chosen now."))


_FIRST = {
    "fatigue": "First pay for your bound cards, or give them up.",
    "assign": "You are in combat: assign cards to enemies, or end the round.",
    "push": "First decide whether to push or to flee.",
    "explore": "This is your Explore step: move, activate an Encounter, or end it.",
    "acquire_step": "This is your Acquire step: acquire cards, or end your turn.",
    "use": "First decide whether the ability is used.",
    "card": "First choose a card.",
    "option": "First choose one of the options.",
    "loot": "First choose what you do in looting.",
    "king": "The King attacks: fight or retreat.",
    "build": "Choose a space beside another one for the next Encounter.",
    "order": "First choose which ability comes first.",
    "put": "First put away the cards that you look at.",
    "adventurer": "First choose your adventurer.",
    "story": "First read on.",
    "share": "First decide what becomes of the item that lost its slot.",
    "failed": "First decide how the campaign goes on.",
}


def not_asked(view: Any) -> Refusal:
    """Say why nothing is asked of the seat."""
    if view.over:
        return Refusal("end.round", "The game is over.")
    return Refusal("turn.steps", "It is not your turn, and nothing is asked of you.")


def _explain(view: Any, question: Question, move: Move) -> Refusal | None:
    seat = question.seat
    match move:
        case moves.PlayCard(card):
            return explain_play(view, question, card)
        case moves.MoveTo(space):
            return explain_move(view, question, space)
        case moves.ActivateEncounter():
            return explain_activation(view, question)
        case moves.FightKing():
            return Refusal(*why_no_king(view))
        case moves.Inspire() | moves.HealWeapon() | moves.Sanctify():
            return explain_together(view, seat, move)
        case moves.AcquireCard(card):
            return explain_acquire(view, question, card)
        case moves.PayFatigue():
            cost, effort = fatigue_cost(view, seat), view.players[seat].effort
            return Refusal(
                "fatigue.cost", f"Your bound cards cost {cost} Effort; you have {effort}."
            )
        case moves.Assign(card, foe):
            return explain_assign(view, seat, card, foe)
        case moves.EndAssign() if question.asks == "assign":
            return Refusal("assign.enough", "First finish the enemy that you have begun to attack.")
        case moves.Push() if view.combat is not None and not can_push(view, seat):
            food, then = view.players[seat].food, " So you will flee." * (question.asks != "push")
            return Refusal(
                "push.food", f"A push costs {push_cost(view, seat)} Food; you have {food}.{then}"
            )
        case moves.LootRelic() if question.asks == "loot":
            shards = view.players[seat].shards
            return Refusal(
                "loot.price", f"A Relic costs {loot_price(view)} Token Shards; you have {shards}."
            )
        case moves.LootExchange() if question.asks == "loot":
            return Refusal("loot.exchange", "You have no Token Shard to exchange.")
    return None


def explain_play(view: Any, question: Question, card: int) -> Refusal | None:
    """Return why a card cannot be played. [play.when, curse.play, bind.limit, fatigue.bind]"""
    seat = question.seat
    if card not in view.players[seat].hand:
        return Refusal("play.when", "This card is not in your hand.")
    kind = view.cards.kinds[card]
    if isinstance(kind, Curse):
        return Refusal("curse.play", "A Curse cannot be played.")
    if question.asks in ("assign", "push") or view.combat is not None:
        return Refusal("play.when", "No card is played from hand in combat.")
    if isinstance(kind, Skill) and kind.type == "attack":
        if question.asks == "fatigue":
            return Refusal("fatigue.bind", "Attacks can be bound when the Fatigue step is over.")
        limit = binding_limit(view, seat)
        weapon = weapon_kind(view, seat).name
        if question.asks in ("explore", "acquire_step", "duel"):
            return Refusal("bind.limit", f"The {weapon} has no room: its Binding Limit is {limit}.")
    return None


def explain_move(view: Any, question: Question, space: int) -> Refusal | None:
    """Return why one cannot move to a space. [move.where, move.food, activate.once]"""
    seat = question.seat
    player = view.players[seat]
    if question.asks == "acquire_step":
        if space == player.space:
            return explain_activation(view, question)
        return Refusal("activate.once", "Your Explore step is over: you move no more in this turn.")
    if question.asks != "explore":
        return None
    if not 0 <= space < len(view.spaces) or view.spaces[space] is None:
        return Refusal("move.where", "There is no Encounter on this space.")
    if space not in neighbours(view, player.space):
        return Refusal("move.where", "You move to a space beside yours, not diagonally.")
    if weighed_down(view, seat):
        return Refusal("scenario.weight", "Your Relic weighs you down: you have moved this turn.")
    cost = move_price(view, seat)
    if player.food:
        return Refusal("move.food", f"A move costs {cost} Food; you have {player.food}.")
    return Refusal(
        "move.health", f"A move costs {cost} Health without Food; you have {player.health}."
    )


def explain_together(view: Any, seat: int, move: Move) -> Refusal:
    """Return why something of a campaign cannot be done.

    [quest.inspire, scenario.weakness, scenario.sanctify]
    """
    match move:
        case moves.Inspire():
            return Refusal("quest.inspire", why_no_inspiration(view, seat))
        case moves.HealWeapon():
            return Refusal("scenario.weakness", why_no_healing(view, seat))
    return Refusal("scenario.sanctify", why_no_offering(view, seat))


def why_no_inspiration(view: Any, seat: int) -> str:
    """Return why no cube of a Quest can be spent. [quest.inspire]"""
    if view.campaign is None or not adventurer_of(view, seat).quests:
        return "You have no active Quest."
    mine = adventurer_of(view, seat)
    if mine.inspired:
        return "You have used your Inspire ability in this turn."
    return "It would do nothing now." if mine.cubes else "No cube lies on your Quest."


def why_no_healing(view: Any, seat: int) -> str:
    """Return why no Curse token comes off the weapon. [scenario.weakness]"""
    if view.campaign is None or not adventurer_of(view, seat).weak:
        return "No Curse token lies on your weapon."
    if view.players[seat].activated:
        return "You have activated an Encounter in this turn."
    return "The Curse token comes off at the Healer, as the activation of the turn."


def why_no_offering(view: Any, seat: int) -> str:
    """Return why an Encounter cannot be sanctified. [scenario.sanctify]"""
    player = view.players[seat]
    if view.campaign is None or player.space not in campaign_of(view).cursed:
        return "No Curse token lies here."
    if player.activated:
        return "You have activated an Encounter in this turn."
    return "You have no Relic to destroy."


def explain_activation(view: Any, question: Question) -> Refusal | None:
    """Return why the Encounter cannot be activated. [activate.once, usage.empty, event.cost]"""
    if question.asks == "acquire_step":
        return Refusal("activate.once", "You activate one Encounter a turn, in the Explore step.")
    if question.asks != "explore":
        return None
    why = activation_refusal(view, question.seat)
    return Refusal(*why) if why else None


def explain_acquire(view: Any, question: Question, card: int) -> Refusal | None:
    """Return why a card cannot be acquired.

    [acquire.when, acquire.where, relic.slot, acquire.price]
    """
    seat = question.seat
    if card not in view.row and card != flourish(view):
        return Refusal("acquire.where", "This card is not on offer.")
    if question.asks == "explore":
        return Refusal(
            "acquire.when", "Cards are acquired in the Acquire step: end your Explore step first."
        )
    if question.asks != "acquire_step":
        return None
    kind = view.cards.held(card)
    if not offers_here(view, seat, card):
        there = view.cards.encounter(view.spaces[view.players[seat].space].card)
        offered = ", ".join(OFFERS[letter] for letter in there.archetypes)
        return Refusal("acquire.where", f"{there.name} offers {offered}, not this.")
    if isinstance(kind, Equipment) and not free_slot(view, seat, card):
        relic = view.cards.held(view.players[seat].board[kind.slot]).name
        return Refusal("relic.slot", f"Only another Relic can take the place of your {relic}.")
    if not can_afford(view, seat, card):
        effort = view.players[seat].effort
        return Refusal(
            "acquire.price",
            f"{kind.name} costs {price(view, seat, card)} Effort; you have {effort}.",
        )
    return None


def explain_assign(view: Any, seat: int, card: int, foe: int) -> Refusal | None:
    """Return why a card cannot be assigned to an enemy.

    [assign.once, boss.last, assign.enough, assign.zero]
    """
    if view.combat is None or view.combat.seat != seat:
        return None
    combat = view.combat
    if foe not in combat.living():
        return Refusal("assign.enough", "This enemy is not there any more.")
    if card not in assignable(view):
        return Refusal("assign.once", "This was assigned already, or is not at your weapon.")
    begun = unfinished(view)
    if begun is not None and begun != foe:
        name = view.cards.enemy(combat.foes[begun].card).name
        return Refusal("assign.enough", f"First finish {name}: an attack must be enough to defeat.")
    if combat.foes[foe].boss and minions_left(view):
        left = counted(len(minions_left(view)), "minion is", "minions are")
        return Refusal("boss.last", f"Minions first: {left} not defeated yet.")
    if potential(view, seat, card) <= 0:
        return Refusal("assign.zero", "This has no Power.")
    return too_weak(view, foe)


def too_weak(view: Any, foe: int) -> Refusal:
    """Say how much Power an enemy needs, and how much can be brought. [assign.enough]"""
    name = view.cards.enemy(fight_of(view).foes[foe].card).name
    aim = aim_at(view, foe)
    shield, most = aim.protection, reach(view, aim, arms_of(view))
    ignored = f" Its Protection ignores {counted(shield, 'card', 'cards')}." if shield else ""
    if most >= aim.need:
        return Refusal(
            "assign.enough", f"So {name} could no longer be defeated this round.{ignored}"
        )
    return Refusal(
        "assign.enough", f"{name} needs {aim.need} Power; all you have comes to {most}.{ignored}"
    )


def why_not(view: Any, question: Question | None) -> Refusal:
    """Return why nothing can be done with a thing that no move touches."""
    if question is None:
        return not_asked(view)
    return Refusal(question.rule, _FIRST.get(question.asks, "This cannot be chosen now."))
