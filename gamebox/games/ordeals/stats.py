"""Numbers that cards change: a player's, and an enemy's. [cards.passive]

What holds all the time is looked up when it is needed; what holds for a while is kept as
modifiers and marks.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.campaign import is_weak, ongoing
from gamebox.games.ordeals.cards import RUSTY_AXE, AnyKind, Equipment, Touched, Weapon
from gamebox.games.ordeals.conditions import holds_all, matches
from gamebox.games.ordeals.effects import Pending, Source, rules_of
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.language_terms import Allowed, Filter, Keyword, Slot, Stat, Target, Until
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.zones import weapon_of

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

SLOT_ORDER: tuple[Slot, ...] = ("head", "body", "side", "off_hand", "over_hand", "weapon")


def items(game: "OrdealsGame", seat: int) -> list[int]:
    """Return the Equipment of a player in the order head, body, side, off-hand, weapon."""
    board = game.players[seat].board
    return [board[slot] for slot in SLOT_ORDER if slot in board] if board else []


def is_awake(game: "OrdealsGame", seat: int, kind: AnyKind, rule: Rule | None = None) -> bool:
    """Return whether a piece of Equipment works with the weapon, or a rule of it always does.

    The rules of a weak weapon sleep. [shield.weapon, scenario.weakness]
    """
    if isinstance(kind, Weapon):
        return not is_weak(game, seat, weapon_of(game, seat))
    if not isinstance(kind, Equipment) or not kind.needs_weapon:
        return True
    if rule is not None and rule.always_on:
        return True
    weapon = weapon_kind(game, seat)
    if weapon.subtype in kind.needs_weapon:
        return True
    return (
        kind.shield
        and is_awake(game, seat, weapon)
        and any(
            isinstance(verb, say.Allow) and verb.rule == "shields_any_weapon"
            for one in weapon.effect
            for verb in one.do
        )
    )


def passive_rules(game: "OrdealsGame", seat: int, name: Touched) -> list[Pending]:
    """Return the rules of a player's Equipment, ongoing Rewards and bound cards that hold now.

    Only those of cards that are about a number, a permission or a loss called `name`.
    """
    player, touching = game.players[seat], game.cards.touching(name)
    found: list[Pending] = []
    mine = (*player.board.values(), *ongoing(game, seat), *player.bound)
    if touching.isdisjoint(mine) and not player.copies:
        return found
    for card in player.board.values():
        if card in touching:
            kind = game.cards.kinds[card]
            rules = [rule for _, rule in kind.rules("passive") if is_awake(game, seat, kind, rule)]
            found += _held(game, Source(card, seat), rules)
    for card in ongoing(game, seat):
        if card in touching:
            found += _held(game, Source(card, seat), rules_of(game, seat, card, "passive"))
    for card in player.bound:
        if card in touching or (player.copies and player.copies.get(card) in touching):
            found += _held(game, Source(card, seat), rules_of(game, seat, card, "passive"))
    return found


def _held(game: "OrdealsGame", source: Source, rules: Iterable[Rule]) -> list[Pending]:
    return [Pending(source, rule) for rule in rules if holds_all(game, source, rule.conditions)]


def stat(game: "OrdealsGame", seat: int, name: Stat, base: int, card: int | None = None) -> int:
    """Return a number of a player after all that changes it, never below 0.

    With `card` only those changes count whose filter wants that card.
    """
    total = base
    for pending in passive_rules(game, seat, name):
        for verb in pending.rule.do:
            if isinstance(verb, say.Mod) and verb.stat == name:
                total += verb.delta if _wants(game, verb.filter, card) else 0
    for mod in game.players[seat].mods:
        if mod.stat == name and _wants(game, mod.filter, card):
            total += mod.delta
    return max(0, total)


def _wants(game: "OrdealsGame", wanted: Filter | None, card: int | None) -> bool:
    return wanted is None or (card is not None and matches(game, card, wanted))


def use_up(game: "OrdealsGame", seat: int, name: Stat, card: int | None = None) -> None:
    """Count an occasion on which limited changes of a number were of use. [acquire.discount]"""
    player = game.players[seat]
    kept = []
    for mod in player.mods:
        if mod.stat == name and mod.uses and _wants(game, mod.filter, card):
            if mod.uses > 1:
                kept.append(type(mod)(mod.stat, mod.delta, mod.until, mod.filter, mod.uses - 1))
        else:
            kept.append(mod)
    player.mods = kept


def end_mods(game: "OrdealsGame", seat: int, *until: Until) -> None:
    """Let changes that hold for a while end."""
    player = game.players[seat]
    player.mods = [mod for mod in player.mods if mod.until not in until]


def allows(game: "OrdealsGame", seat: int, rule: Allowed) -> bool:
    """Return whether a player's Equipment lets something be."""
    return any(
        isinstance(verb, say.Allow) and verb.rule == rule
        for pending in passive_rules(game, seat, rule)
        for verb in pending.rule.do
    )


def is_shielded(game: "OrdealsGame", seat: int) -> bool:
    """Return whether effects of opponents skip a player. [opponent.shielded]"""
    return any(
        isinstance(verb, say.Prevent) and verb.what == "opponent_effects"
        for pending in passive_rules(game, seat, "opponent_effects")
        for verb in pending.rule.do
    )


def weapon_kind(game: "OrdealsGame", seat: int) -> Weapon:
    """Return the kind of a player's weapon."""
    kind = game.cards.kinds[weapon_of(game, seat)]
    assert isinstance(kind, Weapon)
    return kind


def binding_limit(game: "OrdealsGame", seat: int) -> int:
    """Return how many cards can be bound outside of combat. [weapon.limit]"""
    return stat(game, seat, "binding_limit", weapon_kind(game, seat).binding_limit)


def strike_bonus(game: "OrdealsGame", seat: int, ambushed: bool) -> int:
    """Return how many cards the Strike Bonus draws. [strike.draw, strike.ambush]

    An Ambush lowers the weapon's printed value to 1 first.
    """
    base = weapon_kind(game, seat).strike_bonus
    if ambushed:
        base = min(base, constant("ambush_strike_bonus"))
    return stat(game, seat, "strike_bonus", base)


def price(game: "OrdealsGame", seat: int, card: int) -> int:
    """Return the Effort that a card costs a player. [acquire.price, acquire.discount]"""
    kind = game.cards.held(card)
    return stat(game, seat, "acquire_cost", getattr(kind, "cost", 0), card)


# Enemies


def enemy_rules(game: "OrdealsGame", foe: int) -> Iterator[tuple[say.AnyVerb, bool]]:
    """Yield what changes an enemy all the time, each with whether the filter wants it."""
    combat = game.combat
    assert combat is not None
    card = combat.foes[foe].card
    for other in combat.living():
        rules = game.cards.kinds[combat.foes[other].card].rules("passive")
        if not rules:
            continue
        source = Source(combat.foes[other].card, combat.seat, foe=other)
        for _, rule in rules:
            if rule.whose == "any" or not holds_all(game, source, rule.conditions):
                continue
            for verb in rule.do:
                if isinstance(verb, say.EnemyPower | say.EnemyKeyword):
                    yield verb, _hits(verb.target, other, foe) and matches(game, card, verb.filter)
    for queen in presence(game):
        for _, rule in game.cards.kinds[queen].rules("passive"):
            for verb in rule.do:
                if isinstance(verb, say.EnemyPower | say.EnemyKeyword):
                    yield verb, matches(game, card, verb.filter)


def _hits(target: Target, owner: int, foe: int) -> bool:
    return {"self": owner == foe, "all_others": owner != foe, "all": True}.get(target, False)


def presence(game: "OrdealsGame") -> list[int]:
    """Return the Queen whose Presence is felt, from level 2 to her defeat. [queen.presence]"""
    return [game.royalty[1]] if game.level == 2 and game.slayer is None else []


def enemy_power(game: "OrdealsGame", foe: int) -> int:
    """Return the Power of an enemy, at least 1. [enemy.power]"""
    assert game.combat is not None
    there = game.combat.foes[foe]
    total = game.cards.enemy(there.card).power + sum(mark.power for mark in there.marks)
    for verb, wanted in enemy_rules(game, foe):
        if wanted and isinstance(verb, say.EnemyPower):
            total += verb.delta
    return max(1, total)


def enemy_keyword(game: "OrdealsGame", foe: int, keyword: Keyword) -> int:
    """Return the Protection or Infected of an enemy; what sets it comes last. [enemy.protection]"""
    assert game.combat is not None
    there = game.combat.foes[foe]
    total: int = getattr(game.cards.enemy(there.card), keyword)
    fixed: int | None = None
    for verb, wanted in enemy_rules(game, foe):
        if wanted and isinstance(verb, say.EnemyKeyword) and verb.keyword == keyword:
            total += verb.delta
    for mark in there.marks:
        if mark.keyword == keyword:
            total += mark.delta
            fixed = mark.set if mark.set is not None else fixed
    return max(0, total) if fixed is None else fixed


def pierces(game: "OrdealsGame", card: int) -> bool:
    """Return whether Protection never ignores a card or the weapon. [enemy.pierce]"""
    assert game.combat is not None
    return any(
        isinstance(verb, say.Allow) and verb.rule == "pierce"
        for rule in rules_of(game, game.combat.seat, card, "passive")
        for verb in rule.do
    )


def counted_power(game: "OrdealsGame", hits: Iterable[tuple[int, int]], protection: int) -> int:
    """Return how much of the Power of `hits` (card, Power) counts against an enemy.

    Protection ignores the first cards that have any. [enemy.protection, enemy.pierce]
    """
    total = 0
    for card, power in hits:
        if protection and power and not pierces(game, card):
            protection -= 1
        else:
            total += power
    return total


def card_power(game: "OrdealsGame", seat: int, card: int) -> int:
    """Return the Power of a bound card, an item or the weapon in the combat now. [assign.power]

    The Effort of a card that a draw in this combat has bound is Power; a card that copies an
    Attack has its Power as well. [strike.effort, cards.copy]
    """
    combat, kind = game.combat, game.cards.kinds[card]
    gained = 0 if combat is None else combat.powers.get(card, 0)
    kept = game.players[seat].keep.get(card, 0)
    if card == RUSTY_AXE or isinstance(kind, Weapon):
        return getattr(kind, "power", 0) + gained + kept
    if isinstance(kind, Equipment):
        return (kind.assign_power or 0) + gained + kept
    drawn = combat is not None and card in combat.drawn
    copied = game.players[seat].copies.get(card)
    if copied is not None:
        gained += getattr(game.cards.kinds[copied], "power", 0)
    return getattr(kind, "power", 0) + (getattr(kind, "effort", 0) if drawn else 0) + gained
