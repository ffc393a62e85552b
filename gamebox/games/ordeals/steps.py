"""Every step of Ordeals, for reading them out of a save."""

from gamebox.games.ordeals.board import Arrive, AvoidFromHand, FaceAmbush, StrikeAmbush
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
from gamebox.games.ordeals.do_cards import PickCards, PutLooked
from gamebox.games.ordeals.do_combat import PickFoes
from gamebox.games.ordeals.do_map import ActivateAgain, Jump, PlaceCubes, ScoutSome, ThirteenthGate
from gamebox.games.ordeals.do_resources import ConvertSome, MayStep, PickOne
from gamebox.games.ordeals.do_row import AcquireNow, CopyOne, RefreshSome
from gamebox.games.ordeals.effects import ChooseWhom, EndRule, FireRules, OfferRule, RunVerbs
from gamebox.games.ordeals.levels import BuildLevel
from gamebox.games.ordeals.pain import (
    ApplyLoss,
    BeforePain,
    DestroyAtDeath,
    DrawPain,
    LoseHealth,
    Return,
    TakePain,
)
from gamebox.games.ordeals.quests import ConjureShield, GainReward
from gamebox.games.ordeals.royalty import (
    ChooseLoot,
    ChooseRelic,
    DrawRelics,
    EndRetreat,
    ExchangeShards,
    FaceKing,
    KingHunts,
    KingSteps,
)
from gamebox.games.ordeals.scenario import AfterFailure, ChooseAdventurer, TellStory
from gamebox.games.ordeals.scenario_rules import ChooseSufferers, SharePain
from gamebox.games.ordeals.scoring import CountDuel, Duel, DuelPlay, DuelStrike, EndDuel, ScoreGame
from gamebox.games.ordeals.sharing import ShareOrStash
from gamebox.games.ordeals.turn import (
    Acquire,
    BeginAcquire,
    BeginRest,
    Explore,
    Fatigue,
    NextTurn,
    Rest,
    StartTurn,
)

OrdealsStep = (
    Acquire
    | AcquireNow
    | AfterFailure
    | AfterPush
    | ActivateAgain
    | ApplyLoss
    | Arrive
    | AssignCards
    | AvoidFromHand
    | BeforePain
    | BeginAcquire
    | BeginCombat
    | BeginRest
    | BuildLevel
    | ChooseAdventurer
    | ChooseGroup
    | ChooseLoot
    | ChooseRelic
    | ChooseSufferers
    | ChooseWhom
    | CleanUp
    | CombatRound
    | ConjureShield
    | ConvertSome
    | CopyOne
    | CountDuel
    | DestroyAtDeath
    | DrawPain
    | DrawPushCard
    | DrawRelics
    | Duel
    | DuelPlay
    | DuelStrike
    | EndDuel
    | EndFlight
    | EndRetreat
    | EndRule
    | EndStrike
    | ExchangeShards
    | Explore
    | FaceAmbush
    | FaceKing
    | Fatigue
    | FireRules
    | GainReward
    | Jump
    | KingHunts
    | KingSteps
    | LootEnemies
    | LoseHealth
    | MayStep
    | NextTurn
    | OfferConversion
    | OfferRule
    | PayForFlight
    | PickCards
    | PickFoes
    | PickOne
    | PlaceCubes
    | PushOrFlee
    | PutLooked
    | RefreshSome
    | ResolveStrike
    | Rest
    | Return
    | RevealMinions
    | RunVerbs
    | ScoreGame
    | ScoutSome
    | SharePain
    | ShareOrStash
    | SplitGroups
    | StartTurn
    | StrikeAmbush
    | StrikeBonus
    | TakePain
    | TakeReward
    | TellStory
    | ThirteenthGate
    | WinCombat
)
