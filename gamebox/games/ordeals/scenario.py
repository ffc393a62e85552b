"""A scenario from its set-up to its end, and what lies between two of them. [campaign.scenarios]"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.acquiring import fill_row
from gamebox.games.ordeals.board import COLUMNS, MANY_PLAYERS, SPACES
from gamebox.games.ordeals.campaign import (
    ask_team,
    campaign_of,
    is_playing,
    relics_of,
    scenario_of,
    special,
)
from gamebox.games.ordeals.campaign_data import (
    CurseOfWeakness,
    Lose,
    TimeOfTheEssence,
    Win,
    campaign_data,
)
from gamebox.games.ordeals.campaign_state import Adventurer, Attempt
from gamebox.games.ordeals.effects import Answers
from gamebox.games.ordeals.load import adventurers, constant
from gamebox.games.ordeals.pain import DestroyAtDeath, Return, draw_cards, leave_combat, set_to
from gamebox.games.ordeals.quests import owed
from gamebox.games.ordeals.scenario_rules import SharePain, forget_deeds, move_tracker
from gamebox.games.ordeals.scoring import team_score
from gamebox.games.ordeals.sharing import stash
from gamebox.games.ordeals.turn import TURN, NextTurn, StartTurn, end_turn
from gamebox.games.ordeals.zones import DECKS, comes_from

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

Page = str
"""A page of the story: `before 1`, `after 3`."""


# Before the first scenario


class ChooseAdventurer(Step, frozen=True):
    """A player chooses an adventurer, in turn order; the last one left needs no question.

    [quest.deck]
    """

    chooser: int

    def open(self, game: "OrdealsGame") -> list[str]:
        """Return the adventurers that nobody has yet."""
        taken = {mine.name for mine in campaign_of(game).adventurers}
        return [name for name in adventurers() if name not in taken]

    def run(self, game: "OrdealsGame") -> None:
        """Ask."""
        found = self.open(game)
        if len(found) == 1:
            self._take(game, found[0])
            return
        game.ask(self, [Question(self.chooser, "adventurer", "quest.deck")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Take the adventurer's Quests and Rewards."""
        move = answers[self.chooser]
        assert isinstance(move, moves.PickAdventurer)
        self._take(game, move.name)

    def _take(self, game: "OrdealsGame", name: str) -> None:
        mine = deal_quests(game, name)
        campaign_of(game).adventurers[self.chooser] = mine
        game.tell(campaign_events.AdventurerChosen(self.chooser, name))


def deal_quests(game: "OrdealsGame", name: str) -> Adventurer:
    """Return an adventurer with the Quest deck in order of its numbers. [quest.deck]"""
    quests = [kind for kind in game.cards.quests if kind.adventurer == name]
    quests.sort(key=lambda kind: kind.number)
    mine = Adventurer(
        name=name,
        quests=[game.cards.numbers[kind.id][0] for kind in quests],
        rewards=[game.cards.numbers[kind.reward][0] for kind in quests],
    )
    game.box = [card for card in game.box if card not in (*mine.quests, *mine.rewards)]
    return mine


class TellStory(Step, frozen=True):
    """A page of the story, before or after a scenario; then the campaign goes on.

    [campaign.scenarios]
    """

    page: Page

    def run(self, game: "OrdealsGame") -> None:
        """Wait until the page is read."""
        ask_team(game, self, "story", "campaign.scenarios", (f"story:{self.page}",))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Begin the scenario, or go on to the next, or end the campaign."""
        if self.page.startswith("before"):
            set_up_scenario(game)
        elif campaign_of(game).scenario == len(campaign_data().scenario):
            end_campaign(game, completed=True)
        else:
            campaign_of(game).scenario += 1
            game.level = campaign_of(game).scenario
            clear_board(game)
            game.push(TellStory(f"before {campaign_of(game).scenario}"))


# Setting a scenario up


def set_up_scenario(game: "OrdealsGame") -> None:
    """Lay a scenario out, and let the first player begin. [campaign.setup, campaign.continuity]"""
    campaign, scenario = campaign_of(game), scenario_of(game)
    collect(game)
    game.fallen.clear()
    game.slayer = game.king = None
    lay_out_scenario(game)
    campaign.deaths, campaign.lost = 0, ""
    campaign.signals, campaign.revealed = [], []
    campaign.began = game.rounds
    if scenario.tracker_start is not None:
        campaign.tracker = scenario.tracker_start
    campaign.start_tracker = campaign.tracker
    campaign.start_fame = game.players[game.starter].fame
    for mine in campaign.adventurers:
        mine.weak = special(game, CurseOfWeakness) is not None
    game.active = game.starter
    fill_row(game)
    for seat in range(game.seats):
        game.shuffle(game.players[seat].deck)
        draw_cards(game, seat, constant("hand_size"))
    game.push(StartTurn())


def collect(game: "OrdealsGame") -> None:
    """Gather cards for a new scenario: what players own goes into their decks, the rest back.

    Common decks are made of all cards that nobody owns and that are not destroyed.
    [campaign.continuity]
    """
    forget_deeds(game)
    for seat, player in enumerate(game.players):
        end_turn(game, seat)
        player.deck += [*player.hand, *player.discard, *player.played, *player.bound]
        player.hand, player.discard, player.played, player.bound = [], [], [], []
        player.keep = {}
    lying = [card for card in game.row if card is not None]
    lying += [*game.dealer, *game.dealer_discard, *game.minions, *game.minion_discard]
    lying += [*game.pains, *game.pain_discard, *game.relics]
    game.row = [None] * len(game.row)
    game.dealer_discard, game.minion_discard, game.pain_discard = [], [], []
    for name in ("dealer", "minions", "pains", "relics"):
        cards = sorted(card for card in lying if comes_from(game, card, DECKS[name]))
        game.shuffle(cards)
        setattr(game, name, cards)
    clear_board(game)


def clear_board(game: "OrdealsGame") -> None:
    """Put the Encounters of a scenario away. [campaign.continuity]"""
    game.box += [space.card for space in game.spaces if space is not None]
    game.spaces = [None] * SPACES


def lay_out_scenario(game: "OrdealsGame") -> None:
    """Deal the Encounters of a scenario, with Curse tokens and the King. [campaign.setup]"""
    from gamebox.games.ordeals.levels import lay_out  # noqa: PLC0415

    campaign, scenario = campaign_of(game), scenario_of(game)
    plan = scenario.layout
    if game.seats >= MANY_PLAYERS and scenario.layout_many is not None:
        plan = scenario.layout_many
    cells = {r * COLUMNS + c: x for r, row in enumerate(plan) for c, x in enumerate(row)}
    [start] = game.cards.numbers[scenario.start]
    cards = [c for one in scenario.encounters for c in game.cards.numbers[one.id][: one.n]]
    game.box = [card for card in game.box if card not in (*cards, start)]
    game.shuffle(cards)
    town = next(n for n, cell in cells.items() if cell == "T")
    hidden = [n for n, cell in cells.items() if cell not in (".", "T")]
    lay_out(game, town, start, hidden, cards)
    tokens = scenario.curses[game.seats - 1]
    campaign.cursed = [n for n, x in cells.items() if x[0] == "C" and int(x[1:]) <= tokens]
    campaign.king_start = next((n for n, cell in cells.items() if cell == "K"), None)
    campaign.king_asleep = False
    game.king = campaign.king_start
    game.tell(campaign_events.ScenarioBegan(campaign.scenario))


# Winning and losing


def judge(game: "OrdealsGame") -> None:
    """End the scenario when it is lost or won: looked at after every step, losing first.

    [campaign.win, campaign.lose]
    """
    if not is_playing(game):
        return
    why = why_lost(game)
    if why:
        end_scenario(game, won=False, why=why)
    elif _WON[scenario_of(game).win](game):
        end_scenario(game, won=True)


def why_lost(game: "OrdealsGame") -> str:
    """Return how the scenario was lost, or nothing. [campaign.death, campaign.lose]"""
    if campaign_of(game).deaths >= campaign_data().deaths:
        return "deaths"
    return next((why for why in scenario_of(game).lose if _LOST[why](game)), "")


def _too_late(game: "OrdealsGame") -> bool:
    deadline = scenario_of(game).deadline
    return deadline is not None and campaign_of(game).tracker >= deadline


def out_of_relics(game: "OrdealsGame") -> bool:
    """Return whether there can be no more Relics, and too few for the tokens.

    The Queen is defeated, and every Demon Trader lies face-up without cubes. A Relic that is just
    being paid for still comes. [scenario.relics]
    """
    if not all(isinstance(step, (*TURN, NextTurn, StartTurn)) for step in game.stack):
        return False
    traders = [
        space
        for space in game.spaces
        if space is not None and game.cards.encounter(space.card).id == "demon_trader"
    ]
    spent = all(space.open and space.cubes == 0 for space in traders)
    relics = sum(len(relics_of(game, seat)) for seat in range(game.seats))
    return "queen" in game.fallen and spent and relics < len(campaign_of(game).cursed)


_WON: dict[Win, Callable[["OrdealsGame"], bool]] = {
    "wizard_reveals": lambda game: "wizard_reveals" in campaign_of(game).signals,
    "curses_broken": lambda game: not campaign_of(game).cursed,
    "king_defeated": lambda game: "king" in game.fallen,
}
_LOST: dict[Lose, Callable[["OrdealsGame"], bool]] = {
    "too_late": _too_late,
    "out_of_relics": out_of_relics,
    "lost_on_throne": lambda game: bool(campaign_of(game).lost),
}


def end_scenario(game: "OrdealsGame", won: bool, why: str = "") -> None:
    """Stop all that was going on, and tell how the scenario ended. [campaign.win, campaign.lose]

    Who is dying still dies, and Rewards of Quests are still gained.
    """
    campaign = campaign_of(game)
    dying = [step for step in game.stack if isinstance(step, DestroyAtDeath | Return)]
    game.stack.clear()
    put_away(game, won)
    campaign.lost = why
    turns = game.rounds - campaign.began + 1
    campaign.attempts.append(
        Attempt(campaign.scenario, won, turns, campaign.deaths, campaign.tracker)
    )
    game.tell(campaign_events.ScenarioEnded(campaign.scenario, won, why))
    game.remember("A scenario has ended since.")
    if won:
        game.push(TellStory(f"after {campaign.scenario}"))
        time = special(game, TimeOfTheEssence)
        if time is not None and campaign.tracker > time.free:
            game.push(SharePain(campaign.tracker - time.free, (0,) * game.seats))
    else:
        game.push(AfterFailure())
    game.push(*owed(game))
    game.stack += dying


def put_away(game: "OrdealsGame", won: bool) -> None:
    """Put away what lies open in the middle of something: enemies, Pain, cards looked at."""
    campaign = campaign_of(game)
    if game.combat is not None:
        leave_combat(game, "won" if won else "fled")
    if game.pain is not None:
        game.pain_discard.append(game.pain)
        game.pain = None
    decks = {"own": None, "minion": game.minions, "relic": game.relics}
    if game.looked:
        deck = decks[game.looked_from]
        own = game.players[game.looker or 0].deck
        (own if deck is None else deck).extend(game.looked)
    game.looked, game.looker, game.looked_from = [], None, ""
    for card in campaign.passing[:]:
        campaign.passing.remove(card)
        stash(game, game.active, card)
    game.facing_king = None
    game.looters = []
    game.spared = game.eased = 0
    game.avoided = game.ambush = False


class AfterFailure(Step, frozen=True):
    """A scenario was lost: the team tries it again, begins anew, or gives up. [campaign.retry]"""

    def run(self, game: "OrdealsGame") -> None:
        """Ask the team."""
        ask_team(game, self, "failed", "campaign.retry")

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Go back to the start of the scenario or of the campaign, or end."""
        [move] = answers.values()
        match move:
            case moves.RetryScenario():
                retry(game)
            case moves.RestartCampaign():
                restart(game)
            case _:
                end_campaign(game, completed=False)


def retry(game: "OrdealsGame") -> None:
    """Begin the scenario again: decks, Equipment and Quests stay. [campaign.retry]

    Health is full, Food and Token Shards are gone, Fame and tracker are as at its start.
    """
    campaign = campaign_of(game)
    for seat in range(game.seats):
        set_to(game, seat, "health", campaign_data().retry_health)
        set_to(game, seat, "food", 0)
        set_to(game, seat, "shards", 0)
    set_to(game, game.starter, "fame", campaign.start_fame)
    move_tracker(game, campaign.start_tracker)
    game.push(TellStory(f"before {campaign.scenario}"))


def restart(game: "OrdealsGame") -> None:
    """Begin the campaign again with the same adventurers, and nothing else. [campaign.restart]"""
    from gamebox.games.ordeals.setup import deal_campaign  # noqa: PLC0415

    campaign = campaign_of(game)
    names = [mine.name for mine in campaign.adventurers]
    deal_campaign(game, campaign.people)
    campaign_of(game).attempts = campaign.attempts
    for seat, name in enumerate(names):
        campaign_of(game).adventurers[seat] = deal_quests(game, name)
    game.push(TellStory("before 1"))


# The end


def end_campaign(game: "OrdealsGame", completed: bool) -> None:
    """Count the Fame of the team, and end the game. [campaign.rank]"""
    game.final = [team_score(game)] * game.seats
    winners = range(game.seats) if completed else ()
    game.tell(events.GameScored(tuple(game.final), tuple(winners)))
    game.finish(winners)


def begin_campaign(game: "OrdealsGame") -> None:
    """Let the players choose adventurers, then tell how it begins. [quest.deck]"""
    order = [(game.starter + n) % game.seats for n in range(game.seats)]
    game.push(*(ChooseAdventurer(seat) for seat in order), TellStory("before 1"))
