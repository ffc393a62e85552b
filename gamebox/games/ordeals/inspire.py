"""The Inspire abilities: what a cube of an active Quest can be spent for. [quest.inspire]"""

from typing import TYPE_CHECKING, Any

from gamebox.core.question import Move
from gamebox.games.ordeals import campaign_events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.campaign import adventurer_of
from gamebox.games.ordeals.conditions import in_combat
from gamebox.games.ordeals.costs import can_do, payable
from gamebox.games.ordeals.do_map import Jump, ScoutSome
from gamebox.games.ordeals.effects import Source, run_verbs
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.who import candidates

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def inspirations(table: Any, seat: int) -> list[Move]:
    """Return the move that spends a cube, where it can be. [quest.inspire]"""
    return [moves.Inspire()] if can_inspire(table, seat) else []


def can_inspire(table: Any, seat: int) -> bool:
    """Return whether a cube of the active Quest can be spent now. [quest.inspire]

    Once in each own turn, where its effect does anything.
    """
    if table.campaign is None or seat != table.active:
        return False
    mine = adventurer_of(table, seat)
    if mine.inspired or not mine.cubes or not mine.quests:
        return False
    card = mine.quests[0]
    source = Source(card, seat, by=seat)
    return any(helps(table, source, verb) for verb in table.cards.quest(card).inspire)


def helps(table: Any, source: Source, verb: say.AnyVerb) -> bool:
    """Return whether what a cube buys does anything now, as far as all can see.

    Moves are made outside combat, and what is about enemies needs one.
    """
    fighting = in_combat(table, source.you)
    match verb:
        case say.Move(_, "revealed"):
            return not fighting and bool(Jump(source, verb.not_boss).open(table))
        case say.Move() | say.Mod():
            return not fighting
        case say.EnemyPower() | say.EnemyKeyword():
            return fighting
        case say.MayDo(then, cost):
            return payable(table, source, cost) and any(helps(table, source, one) for one in then)
        case say.ChooseOne("you", options):
            return any(helps(table, source, one) for option in options for one in option.do)
        case say.Scout():
            return bool(ScoutSome(source, 1).open(table))
        case say.Gain("health", _, who):
            near = candidates(table, source, verb) if who == "player_near" else [source.you]
            return any(table.players[seat].health < constant("health_max") for seat in near)
    return can_do(table, source, verb)


def inspire(game: "OrdealsGame", seat: int) -> None:
    """Spend a cube for the Inspire ability. [quest.inspire]"""
    mine = adventurer_of(game, seat)
    card = mine.quests[0]
    mine.cubes -= 1
    mine.inspired = True
    game.tell(campaign_events.Inspired(seat, card, mine.cubes))
    run_verbs(game, Source(card, seat, by=seat), game.cards.quest(card).inspire)
