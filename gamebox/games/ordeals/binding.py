"""Playing and binding cards. [play.action, bind.limit, strike.draw]"""

from typing import TYPE_CHECKING

from gamebox.games.ordeals import events
from gamebox.games.ordeals.cards import Skill
from gamebox.games.ordeals.effects import FireRules, Pending, Source, draw_rules, fire
from gamebox.games.ordeals.stats import allows, binding_limit
from gamebox.games.ordeals.zones import draw_card

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def has_room(game: "OrdealsGame", seat: int) -> bool:
    """Return whether one more card can be bound outside of combat. [bind.limit]"""
    return len(game.players[seat].bound) < binding_limit(game, seat)


def play(game: "OrdealsGame", seat: int, card: int) -> None:
    """Play an Action from hand, or bind an Attack. [play.action, play.attack]"""
    player, kind = game.players[seat], game.cards.kinds[card]
    player.hand.remove(card)
    attack = isinstance(kind, Skill) and kind.type == "attack"
    (player.bound if attack else player.played).append(card)
    player.played_now.append(card)
    game.tell(events.CardPlayed(seat, card, attack))
    game.remember("A card was played since.")
    resolve_bound(game, seat, [card], drawn=False)


def resolve_bound(game: "OrdealsGame", seat: int, cards: list[int], drawn: bool) -> None:
    """Let cards that were played or bound give their base value, and then act.

    Their player orders the abilities. [play.value, strike.resolve]
    """
    sources = [Source(card, seat, by=seat, drawn=drawn) for card in cards]
    pending = tuple(
        Pending(source, rule)
        for source in sources
        for _, rule in game.cards.kinds[source.card].rules("on_play")
    )
    if pending:
        game.push(FireRules(seat, pending))
    for source in sources:
        kind = game.cards.kinds[source.card]
        if isinstance(kind, Skill):
            gain_base_value(game, source, kind)


def gain_base_value(game: "OrdealsGame", source: Source, kind: Skill) -> None:
    """Give what is printed: Effort and Food; the Effort of a drawn card is Power. [strike.effort]

    The Power of a card is looked up when it counts.
    """
    from gamebox.games.ordeals.do_resources import change, gain_power  # noqa: PLC0415

    seat = source.you
    if kind.food:
        change(game, seat, "food", kind.food)
    copied = game.cards.kinds[source.card] is not kind
    if kind.effort and source.drawn and copied:
        gain_power(game, seat, source.card, kind.effort)
    elif kind.effort and not source.drawn and seat == game.active:
        change(game, seat, "effort", kind.effort)


def bind_drawn(game: "OrdealsGame", n: int, skip_attacks: bool = False) -> None:
    """Draw cards in combat, bind them all above any limit, and let them act.

    Before the Strike Bonus is resolved they are part of it. [strike.draw]
    """
    combat = game.combat
    assert combat is not None
    cards = draw_for_weapon(game, combat.seat, n, skip_attacks)
    if combat.strike:
        combat.strike += cards
    else:
        resolve_bound(game, combat.seat, cards, drawn=True)


def draw_for_weapon(game: "OrdealsGame", seat: int, n: int, skip_attacks: bool) -> list[int]:
    """Draw cards and bind them; with `skip_attacks` only those that are no Attacks count."""
    combat = game.combat
    assert combat is not None
    cards: list[int] = []
    counted = 0
    while counted < n:
        card = draw_card(game, seat)
        if card is None:
            break
        cards.append(card)
        attack = getattr(game.cards.kinds[card], "type", "") == "attack"
        counted += not (skip_attacks and attack)
    if cards:
        game.players[seat].bound += cards
        game.players[seat].played_now += cards
        combat.drawn += cards
        game.tell(events.CardsBound(seat, tuple(cards)))
        fire(game, draw_rules(game, seat, cards))
    return cards


def skips_attacks(game: "OrdealsGame", seat: int) -> bool:
    """Return whether Attacks do not count toward the weapon's Strike Bonus. [strike.hammer]"""
    return allows(game, seat, "strike_skips_attacks")
