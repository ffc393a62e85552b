"""Writing positions of the campaign of Ordeals: a scenario as it is set up, and what is changed.

I sit on seat 0 and am the first player. Spaces are numbered as on the board, row by row.
"""

from typing import Any

from gamebox.core.question import Move
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.board import cubes_of
from gamebox.games.ordeals.campaign_state import Adventurer, Campaign
from gamebox.games.ordeals.check import check_table
from gamebox.games.ordeals.scenario import TellStory
from gamebox.games.ordeals.setup import new_campaign
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.turn import StartTurn
from support.ordeals_laying import CARDS, ZONES
from support.ordeals_positions import Told

HEROES = ("colbjorn", "ysmay", "tarrow", "odila")
COMMON = ("dealer", "relics", "minions", "pains", "curses", "flourishes", "box")


class Team(Told):
    """A position of a campaign, and what a person does in it."""

    @property
    def campaign(self) -> Campaign:
        assert self.game.campaign is not None
        return self.game.campaign

    @property
    def hero(self) -> Adventurer:
        return self.campaign.adventurers[0]

    @property
    def fame(self) -> int:
        return self.game.players[self.game.starter].fame

    def check(self) -> None:
        super().check()
        check_table(self.game)

    def where(self, name: str) -> int:
        """Return the first space on which an Encounter lies, face-up or not."""
        spaces = enumerate(self.game.spaces)
        return next(n for n, s in spaces if s is not None and self.name(s.card) == name)

    # Changing the position

    def lay(self, space: int, name: str, shown: bool = True) -> "Team":
        """Let an Encounter of the scenario lie on a space, and what lay there where it was."""
        other = self.where(name)
        here, there = self.game.spaces[space], self.game.spaces[other]
        assert here is not None
        assert there is not None
        here.card, there.card = there.card, here.card
        here.open = shown
        for one in (here, there):
            one.cubes = cubes_of(self.game, one.card) if one.open else None
        return self

    def show(self, *spaces: int) -> "Team":
        """Reveal Encounters without anything else happening."""
        for n in spaces or range(len(self.game.spaces)):
            space = self.game.spaces[n]
            if space is not None and not space.open:
                space.open, space.cubes = True, cubes_of(self.game, space.card)
        return self

    def take(self, name: str, seat: int = 0) -> int:
        """Take a card from the player's deck, or from where nobody owns it."""
        for cards in (self.game.players[seat].deck, *(getattr(self.game, z) for z in COMMON)):
            found = next((card for card in cards if self.name(card) == name), None)
            if found is not None:
                cards.remove(found)
                return int(found)
        raise AssertionError(f"no {name} is free")

    def give(self, seat: int = 0, **told: Any) -> "Team":
        """Give a player cards by zone, Equipment on the board, and numbers."""
        player = self.game.players[seat]
        for zone in ZONES:
            if zone in told and zone != "deck":
                player.deck = [*getattr(player, zone), *player.deck]
                setattr(player, zone, [])
        for zone in ZONES:
            cards = [self.take(name, seat) for name in told.pop(zone, "").split()]
            if zone == "deck":
                player.deck += cards[::-1]
            elif cards:
                setattr(player, zone, cards)
        for name in told.pop("board", "").split():
            card = self.take(name, seat)
            player.board[CARDS.equipment_of(card).slot] = card
        for name, value in told.items():
            assert hasattr(player, name), name
            setattr(player, name, value)
        return self

    def tokens(self, *spaces: int) -> "Team":
        """Let Curse tokens lie on these spaces alone."""
        self.campaign.cursed = list(spaces)
        return self

    def top_of(self, deck: str, *names: str) -> "Team":
        """Put cards on top of a common deck, the first one on top."""
        cards: list[int] = getattr(self.game, deck)
        for name in reversed(names):
            card = next(card for card in cards if self.name(card) == name)
            cards.remove(card)
            cards.append(card)
        return self

    # Turns

    def start(self, seat: int = 0) -> "Team":
        """Let a turn begin."""
        self.game.active = seat
        self.game.stack, self.game.questions = [StartTurn()], []
        self.game.run()
        self.events = [one.event for one in self.game.collect()[0]]
        self.check()
        return self

    def explore(self, seat: int = 0) -> "Team":
        """Let a turn begin, as if the Time tracker moved to where it is."""
        if seat == self.game.starter:
            self.campaign.tracker = max(0, self.campaign.tracker - 1)
        self.start(seat)
        return self.reach("explore")

    def reach(self, asks: str) -> "Team":
        """Answer what comes before: bound cards are given up, and the King goes anywhere."""
        while self.asks in ("fatigue", "seat", "space") and self.asks != asks:
            fatigued = self.asks == "fatigue"
            self.do(moves.GiveUpBound() if fatigued else self.legal()[0])
        assert self.asks == asks, self.game.questions
        return self

    def rest(self) -> "Team":
        """End the turn, without anything else in it."""
        while self.asks in ("explore", "acquire_step", "fatigue"):
            ends: dict[str, Move] = {
                "explore": moves.EndExplore(),
                "acquire_step": moves.EndTurn(),
                "fatigue": moves.GiveUpBound(),
            }
            last = self.asks == "acquire_step"
            self.do(ends[self.asks])
            if last:
                break
        return self


def chosen(seats: int = 1, seed: int = 5) -> Team:
    """Return a campaign in which the adventurers are chosen, on the first page of the story."""
    game = new_campaign(seats, seed, starter=0, people=range(seats))
    game.collect()
    team = Team(game)
    for hero in HEROES[:seats]:
        if team.asks == "adventurer":
            team.do(moves.PickAdventurer(hero))
    return team


def scenario(number: int, seats: int = 1, fame: int = 0, tracker: int = 0) -> Team:
    """Return a scenario as it is set up, before the first turn begins."""
    team = chosen(seats)
    game: OrdealsGame = team.game
    team.campaign.scenario = game.level = number
    game.stack, game.questions = [TellStory(f"before {number}")], []
    game.run()
    team.do(moves.GoOn())
    game.players[0].fame = team.campaign.start_fame = fame
    team.campaign.tracker = tracker
    game.king = team.campaign.king_start
    game.stack, game.questions = [], []
    game.collect()
    return team
