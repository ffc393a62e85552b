"""Whether a cost can be paid in full, and an option taken. [cards.cost]"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gamebox.games.ordeals import language_conditions as only_if
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import Curse
from gamebox.games.ordeals.conditions import holds_all, in_combat, matches, number, resource
from gamebox.games.ordeals.effects import Source
from gamebox.games.ordeals.language_terms import Filter
from gamebox.games.ordeals.zones import in_zones

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def payable(game: "OrdealsGame", source: Source, cost: Iterable[say.AnyVerb]) -> bool:
    """Return whether every part of a cost can be paid in full."""
    return all(_payable(game, source, verb) for verb in cost)


def _payable(game: "OrdealsGame", source: Source, verb: say.AnyVerb) -> bool:
    match verb:
        case say.Spend(res, n):
            return resource(game, source.you, res) >= n
        case say.Lose(res, n):
            return resource(game, source.you, res) >= number(game, source, n)
        case say.Discard() | say.Destroy():
            there = in_zones(game, source, source.you, verb.from_, verb.filter)
            return len(there) >= number(game, source, verb.n)
        case say.Take("bad_luck"):
            return curses_left(game) >= number(game, source, verb.n)
    return True


def can_do(game: "OrdealsGame", source: Source, verb: say.AnyVerb) -> bool:
    """Return whether a verb can bring anything now, as far as all can see. [cards.may]"""
    match verb:
        case say.Return() | say.Destroy() | say.Discard():
            seen = [zone for zone in verb.from_ if zone != "hand"]
            there = in_zones(game, source, source.you, seen, verb.filter)
            if "hand" in verb.from_ and game.players[source.you].hand:
                return True
            return "self" in seen or any(card != source.card for card in there)
        case say.DestroyEnemy() | say.ReplaceMinion():
            return bool(minions(game, source, getattr(verb, "filter", None)))
        case say.Move():
            return not in_combat(game, source.you)
    return True


def minions(game: "OrdealsGame", source: Source, wanted: Filter | None) -> list[int]:
    """Return the places of the living minions that a filter wants."""
    combat = game.combat
    if combat is None:
        return []
    return [
        n
        for n in combat.living()
        if not combat.foes[n].boss and matches(game, combat.foes[n].card, wanted, source)
    ]


def curses_left(game: "OrdealsGame") -> int:
    """Return how many Curses can be taken; destroyed ones come back in the end. [destroy.deck]"""
    destroyed = [card for card in game.destroyed if isinstance(game.cards.kinds[card], Curse)]
    return len(game.curses) + len(destroyed)


def open_options(
    game: "OrdealsGame", source: Source, seat: int, options: Iterable[say.Choice]
) -> list[int]:
    """Return the places of the options that a player can take. [cards.option]

    All conditions hold, the cost can be paid, and what must be done in full can be.
    """
    mine = Source(source.card, seat, source.foe, source.about, source.by)
    return [
        place
        for place, option in enumerate(options)
        if holds_all(game, mine, _conditions(option))
        and payable(game, mine, option.cost)
        and all(_in_full(game, mine, verb) for verb in option.do)
    ]


def _conditions(option: say.Choice) -> tuple[only_if.AnyCondition, ...]:
    return option.if_ if isinstance(option.if_, tuple) else (option.if_,)


def _in_full(game: "OrdealsGame", source: Source, verb: say.AnyVerb) -> bool:
    match verb:
        case say.Discard(from_=zones) if "hand" in zones:
            return len(in_zones(game, source, source.you, zones, verb.filter)) >= number(
                game, source, verb.n
            )
        case say.Lose(full=True):
            return _payable(game, source, verb)
        case say.Take():
            return _payable(game, source, verb)
    return True


def can_activate(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether the ability of an Encounter can be used: its conditions, cost and options."""
    source = Source(card, seat)
    for _, rule in game.cards.encounter(card).rules("activate"):
        only = rule.do[0] if len(rule.do) == 1 else None
        stuck = isinstance(only, say.ChooseOne) and not open_options(
            game, source, seat, only.options
        )
        if stuck or not holds_all(game, source, rule.conditions):
            return False
        if not payable(game, source, rule.cost):
            return False
    return True


def matching(game: "OrdealsGame", cards: Iterable[int], wanted: Filter | None) -> list[int]:
    """Return the cards that a filter wants."""
    return [card for card in cards if matches(game, card, wanted)]
