"""Whether the steps that are still to come can lead on, and fit what lies on the table."""

from collections.abc import Iterable, Iterator, Sequence

from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.games.ordeals.check_campaign import check_between
from gamebox.games.ordeals.combat_round import (
    AfterPush,
    AssignCards,
    CleanUp,
    CombatRound,
    DrawPushCard,
    EndFlight,
    LootEnemies,
    OfferConversion,
    PayForFlight,
    PushOrFlee,
    TakeReward,
    WinCombat,
)
from gamebox.games.ordeals.combat_start import (
    BeginCombat,
    ChooseGroup,
    EndStrike,
    ResolveStrike,
    RevealMinions,
    SplitGroups,
    StrikeBonus,
)
from gamebox.games.ordeals.do_cards import PutLooked
from gamebox.games.ordeals.effects import NOBODY, Pending, Source
from gamebox.games.ordeals.levels import BuildLevel
from gamebox.games.ordeals.pain import DestroyAtDeath, Return, TakePain
from gamebox.games.ordeals.quests import ConjureShield, GainReward
from gamebox.games.ordeals.royalty import (
    KING,
    ChooseLoot,
    ChooseRelic,
    DrawRelics,
    EndRetreat,
    ExchangeShards,
    FaceKing,
    KingSteps,
)
from gamebox.games.ordeals.scenario import AfterFailure, ChooseAdventurer, TellStory
from gamebox.games.ordeals.scenario_rules import ChooseSufferers, SharePain
from gamebox.games.ordeals.scoring import CountDuel, Duel, DuelPlay, DuelStrike, EndDuel, ScoreGame
from gamebox.games.ordeals.sharing import ShareOrStash
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.turn import TURN, NextTurn, StartTurn

DUEL = (CountDuel, DuelStrike, DuelPlay, Duel)
FRAME = (*TURN, NextTurn, StartTurn, BuildLevel, *DUEL, EndDuel, ScoreGame)
CAMPAIGN = (
    AfterFailure, ChooseAdventurer, ChooseSufferers, ConjureShield, GainReward, SharePain,
    ShareOrStash, TellStory,
)  # fmt: skip
"""What happens in campaigns only."""
NOBODYS = (
    BuildLevel, ChooseLoot, DrawRelics, ChooseRelic, EndRetreat, ExchangeShards, NextTurn, EndDuel,
    *CAMPAIGN,
)  # fmt: skip
COURSE = (
    AssignCards,
    CleanUp,
    CombatRound,
    CountDuel,
    EndFlight,
    PushOrFlee,
    TakeReward,
    WinCombat,
)
"""What says how a combat goes on: exactly one of them waits in every combat."""
ABOVE: dict[type[Step], tuple[type[Step], ...]] = {
    StrikeBonus: (CombatRound, CountDuel),
    ResolveStrike: (CombatRound, CountDuel),
    EndStrike: (CombatRound, CountDuel),
    BeginCombat: (StrikeBonus,),
    SplitGroups: (BeginCombat,),
    ChooseGroup: (BeginCombat,),
    DrawPushCard: (CombatRound,),
    AfterPush: (CombatRound,),
    LootEnemies: (CleanUp,),
    OfferConversion: (CleanUp, TakeReward),
    PayForFlight: (EndFlight,),
    RevealMinions: (
        RevealMinions,
        AssignCards,
        BeginCombat,
        CleanUp,
        CombatRound,
        EndFlight,
        EndStrike,
        StrikeBonus,
    ),
}
"""What else belongs to a combat, and what it can lie upon."""


def check_stack(game: OrdealsGame) -> None:
    """Raise BrokenGame when the steps of a game that goes on cannot lead to its end."""
    if game.over:
        return
    if any(getattr(s, "seat", None) is None and not isinstance(s, NOBODYS) for s in game.stack):
        raise BrokenGame("A step is nobody's.")
    if game.campaign is None and any(isinstance(step, CAMPAIGN) for step in game.stack):
        raise BrokenGame("A step belongs to a campaign, and there is none.")
    frame = check_frame(game)
    if any(isinstance(step, FRAME) for step in game.stack[frame:]):
        raise BrokenGame("The steps of a turn lie in an order in which they cannot happen.")
    for source in sources(game):
        check_source(game, source)
    check_course(game)
    check_deaths(game)
    check_loot(game)
    check_pending(game)


def check_frame(game: OrdealsGame) -> int:
    """Check the turn, or the duel, that lies under all else; return how many steps it has."""
    match game.stack:
        case [TellStory() | AfterFailure() as bottom, *above] if game.campaign is not None:
            check_between(game, bottom, above)
            return 1
        case [EndDuel(), *above] if game.campaign is None:
            return 1 + check_duel(game, above)
        case [NextTurn(), BuildLevel(), *above] if game.campaign is None:
            if game.level == KING or game.short or game.slayer is None:
                raise BrokenGame("No level is to be built now.")
            return 2 + check_turn(game, above)
        case [NextTurn(), *above]:
            return 1 + check_turn(game, above)
    raise BrokenGame("The steps to come do not end a turn.")


def check_turn(game: OrdealsGame, above: Sequence[Step]) -> int:
    """Check what is left of the active player's turn; return how many steps that is."""
    if game.final:
        raise BrokenGame("The game is scored, and a turn goes on.")
    left = 0
    while left < len(above) and isinstance(above[left], TURN):
        step = above[left]
        if left >= len(TURN) or not isinstance(step, TURN[left]) or step.seat != game.active:
            raise BrokenGame("The steps of a turn lie in an order in which they cannot happen.")
        left += 1
    return left


def check_duel(game: OrdealsGame, above: Sequence[Step]) -> int:
    """Check who is still to duel; return how many steps that is."""
    [bottom, *_] = game.stack
    assert isinstance(bottom, EndDuel)
    waiting = 0
    while waiting < len(above) and isinstance(above[waiting], Duel):
        waiting += 1
    left = [step.seat for step in reversed(above[:waiting]) if isinstance(step, Duel)]
    now = [step for step in above[waiting:] if isinstance(step, DUEL)]
    if {type(step) for step in now} not in ({DuelStrike, DuelPlay}, {DuelStrike}, {CountDuel}):
        raise BrokenGame("The steps of a duel lie in an order in which they cannot happen.")
    seats = [*game.duel, game.active, *left]
    if seats != list(bottom.duellists) or any(step.seat != game.active for step in now):
        raise BrokenGame("Those who duel are not those who are tied.")
    if len(game.final) != game.seats or now != list(above[waiting : waiting + len(now)]):
        raise BrokenGame("The steps of a duel lie in an order in which they cannot happen.")
    return waiting + len(now)


def sources(game: OrdealsGame) -> Iterator[Source]:
    """Yield from where the rules act that are still to be carried out."""
    for step in game.stack:
        if isinstance(source := getattr(step, "source", None), Source):
            yield source
        pending = getattr(step, "pending", ())
        for one in (pending,) if isinstance(pending, Pending) else pending:
            yield one.source


def check_source(game: OrdealsGame, source: Source) -> None:
    """Check the card, the seats and the enemies of a rule that is still to be carried out."""
    if not 0 <= source.card < len(game.cards.kinds):
        raise BrokenGame(f"There is no card {source.card} that could act.")
    if not 0 <= source.you < game.seats or not NOBODY <= source.by < game.seats:
        raise BrokenGame("A card acts for a seat that is not at the table.")
    foes = 0 if game.combat is None else len(game.combat.foes)
    if any(not NOBODY <= foe < foes for foe in (source.foe, source.about)):
        raise BrokenGame("A card acts on an enemy that is not in the combat.")


def check_course(game: OrdealsGame) -> None:
    """Check that a combat has steps that end it, and that no others belong to one."""
    steps: list[Step] = [s for s in game.stack if isinstance(s, (*COURSE, *ABOVE))]
    combat = game.combat
    if sum(isinstance(step, COURSE) for step in steps) != (combat is not None):
        raise BrokenGame("There is a combat that nothing ends, or an end without a combat.")
    if combat is None:
        if steps:
            raise BrokenGame("Something belongs to a combat, and there is none.")
        return
    if any(getattr(step, "seat", None) != combat.seat for step in steps):
        raise BrokenGame("A step of the combat is not that of who fights.")
    below: Step | None = None
    for step in steps:
        if not isinstance(step, COURSE) and not isinstance(below, ABOVE[type(step)]):
            raise BrokenGame("The steps of a combat lie in an order in which they cannot be.")
        below = step
    if combat.striking != has(game, ResolveStrike, EndStrike):
        raise BrokenGame("The Strike Bonus is drawn exactly while its cards are resolved.")
    if combat.strike and not has(game, ResolveStrike):
        raise BrokenGame("Strike Bonus cards wait to be resolved, but nothing does it.")
    if combat.round == 0 and not has(game, CombatRound, CountDuel):
        raise BrokenGame("The combat has not begun, and goes on.")


def has(game: OrdealsGame, *kinds: type[Step]) -> bool:
    """Return whether a step of these kinds is still to come."""
    return any(isinstance(step, kinds) for step in game.stack)


def check_deaths(game: OrdealsGame) -> None:
    """Check that whoever dies returns, once, after destroying Equipment."""
    dying = [step.seat for step in game.stack if isinstance(step, Return)]
    if len(set(dying)) < len(dying):
        raise BrokenGame("A player returns from one death twice.")
    for place, step in enumerate(game.stack):
        if isinstance(step, DestroyAtDeath) and Return(step.seat) not in game.stack[:place]:
            raise BrokenGame("A player loses Equipment by a death that is none.")


def check_loot(game: OrdealsGame) -> None:
    """Check that looting goes on as it began: choices in turn order, then the draw."""
    steps = [step for step in game.stack if isinstance(step, ChooseLoot | DrawRelics)]
    choosers = [step.chooser for step in steps if isinstance(step, ChooseLoot)]
    if steps and (not isinstance(steps[0], DrawRelics) or len(choosers) != len(steps) - 1):
        raise BrokenGame("The Relics are drawn once, after all have chosen.")
    if bool(steps) and game.slayer is None:
        raise BrokenGame("There is looting, but nobody has defeated a Royalty.")
    order = [(seat - (game.slayer or 0)) % game.seats for seat in reversed(choosers)]
    if order != list(range(game.seats - len(order), game.seats)):
        raise BrokenGame("The players do not loot in turn order.")
    if len(set(game.looters)) < len(game.looters) or set(game.looters) & set(choosers):
        raise BrokenGame("A player loots twice.")
    if game.looters and not (steps or has(game, ChooseRelic)):
        raise BrokenGame("A player has paid for a Relic and gets none.")


def check_pending(game: OrdealsGame) -> None:
    """Check what is looked at, the Pain card, and the King's retreat against their steps."""
    if bool(game.looked_from) != has(game, PutLooked, ChooseRelic):
        raise BrokenGame("Cards that were looked at are not put away, or there are none.")
    if (game.looker is None) != (not game.looked_from):
        raise BrokenGame("It is not known who looks at cards, or at which.")
    if (game.pain is not None) != has(game, TakePain):
        raise BrokenGame("A Pain card is resolved exactly while it lies there.")
    if (game.facing_king is not None) != has(game, EndRetreat):
        raise BrokenGame("Somebody retreats from the King, or does not.")
    if has(game, KingSteps, FaceKing) and game.king is None:
        raise BrokenGame("The King hunts before he is there.")
    once = (TakePain, PutLooked, ChooseRelic, EndRetreat, FaceKing, KingSteps)
    if not only_once(game.stack, once):
        raise BrokenGame("Something that can happen only once is to happen twice.")


def only_once(stack: Iterable[Step], kinds: Sequence[type[Step]]) -> bool:
    """Return whether there is no more than one step of each of these kinds."""
    found = [type(step) for step in stack if isinstance(step, tuple(kinds))]
    return len(set(found)) == len(found)
