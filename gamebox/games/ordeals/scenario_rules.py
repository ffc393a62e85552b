"""The special rules of the scenarios, and the Time tracker. [campaign.tracker]"""

from typing import TYPE_CHECKING, Any

from gamebox.core.step import Step
from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.campaign import (
    adventurer_of,
    ask_team,
    campaign_of,
    is_playing,
    on_throne,
    scenario_of,
    special,
    throne_open,
)
from gamebox.games.ordeals.campaign_data import (
    CursedGround,
    GrowingDarkness,
    HardToFind,
    ImmortalKing,
    StrengthOfTheKing,
)
from gamebox.games.ordeals.effects import Answers

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame, Space


# At the start and the end of a turn


def begin_turn(game: "OrdealsGame", seat: int) -> None:
    """Move the Time tracker with each turn of the first player, before all else.

    The King wakes, and the darkness grows. [campaign.tracker, scenario.darkness]
    """
    if game.campaign is None or seat != game.starter:
        return
    campaign = campaign_of(game)
    campaign.king_asleep = False
    move_tracker(game, campaign.tracker + 1)
    darkness = special(game, GrowingDarkness)
    if darkness is not None and campaign.tracker >= darkness.start:
        game.push(ChooseSufferers(darkness.players[game.seats - 1], darkness.pain))


def move_tracker(game: "OrdealsGame", to: int) -> None:
    """Put the Time tracker somewhere. [campaign.tracker]"""
    campaign_of(game).tracker = to
    game.tell(campaign_events.TrackerMoved(to))


class ChooseSufferers(Step, frozen=True):
    """Growing Darkness: the team chooses who resolves Pain, two with four players.

    [scenario.darkness]
    """

    left: int
    pain: int
    chosen: tuple[int, ...] = ()

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next player, then let all chosen suffer."""
        from gamebox.games.ordeals.pain import BeforePain  # noqa: PLC0415

        open_ = [seat for seat in range(game.seats) if seat not in self.chosen]
        if not self.left or not open_:
            game.push(*(BeforePain(seat, self.pain) for seat in self.chosen))
        elif len(open_) == 1:
            self._choose(game, open_[0])
        else:
            about = tuple(f"seat:{seat}" for seat in open_)
            ask_team(game, self, "seat", "scenario.darkness", about)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Note the player."""
        [move] = answers.values()
        assert isinstance(move, moves.PickSeat)
        self._choose(game, move.seat)

    def _choose(self, game: "OrdealsGame", seat: int) -> None:
        game.push(ChooseSufferers(self.left - 1, self.pain, (*self.chosen, seat)))


def finish_turn(game: "OrdealsGame") -> None:
    """Forget the turn, and let the Wizard hide again. [scenario.hard-to-find]"""
    if game.campaign is None:
        return
    forget_deeds(game)
    rule = special(game, HardToFind)
    if rule is not None:
        hide_again(game, rule.card)


def forget_deeds(game: "OrdealsGame") -> None:
    """Let go of what the campaign remembers of one turn."""
    campaign = campaign_of(game)
    campaign.revealed = []
    for mine in campaign.adventurers:
        mine.inspired, mine.walked = False, 0


def hide_again(game: "OrdealsGame", name: str) -> None:
    """Shuffle a face-up Encounter with all face-down ones, and deal them out anew.

    Who stands on it goes to the start Encounter. With nothing left to explore it stays.
    [scenario.hard-to-find]
    """
    from gamebox.games.ordeals.pain import town_space  # noqa: PLC0415

    there = {n: space for n, space in enumerate(game.spaces) if space is not None}
    found = [n for n, space in there.items() if space.open and _is(game, space, name)]
    hidden = [n for n, space in there.items() if not space.open]
    if not found or not hidden:
        return
    [place] = found
    for seat, player in enumerate(game.players):
        if player.space == place:
            player.space = town_space(game)
            game.tell(events.Moved(seat, player.space, "free", 0))
        player.scouted = []
    there[place].open, there[place].cubes = False, None
    places = sorted([*hidden, place])
    cards = [there[n].card for n in places]
    game.shuffle(cards)
    for n, card in zip(places, cards, strict=True):
        there[n].card = card
    game.tell(campaign_events.EncountersHidden(tuple(places), place))


def _is(game: "OrdealsGame", space: "Space", name: str) -> bool:
    return game.cards.encounter(space.card).id == name


# Cursed Ground


def tread(game: "OrdealsGame", seat: int, space: int, revealing: bool) -> None:
    """Take Curses for revealing a cursed Encounter, or for activating one revealed before.

    [scenario.cursed-ground]
    """
    from gamebox.games.ordeals.do_cards import take_curse  # noqa: PLC0415

    campaign = game.campaign
    if campaign is None:
        return
    rule = special(game, CursedGround)
    known = not revealing and space in campaign.revealed
    if revealing:
        campaign.revealed.append(space)
    if rule is not None and space in campaign.cursed and not known:
        for _ in range(rule.n):
            take_curse(game, seat)


def sanctify(game: "OrdealsGame", seat: int, relic: int) -> None:
    """Destroy a Relic, and take the Curse token away: this is the turn's activation.

    [scenario.sanctify]
    """
    from gamebox.games.ordeals.zones import destroy_card  # noqa: PLC0415

    player = game.players[seat]
    player.activated = True
    destroy_card(game, seat, relic)
    campaign_of(game).cursed.remove(player.space)
    game.tell(campaign_events.Sanctified(seat, player.space))


def heal(game: "OrdealsGame", seat: int) -> None:
    """Take the Curse token off the weapon: this is the turn's activation. [scenario.weakness]"""
    game.players[seat].activated = True
    adventurer_of(game, seat).weak = False
    game.tell(campaign_events.WeaponHealed(seat))


# The King of Skulls


def retreat_pain(game: "OrdealsGame") -> int:
    """Return the Pain cards of a retreat from the King. [king.retreat, scenario.strength]"""
    from gamebox.games.ordeals.royalty import KING, royalty_of  # noqa: PLC0415

    return royalty_of(game, KING).pain + strength_of_king(game)


def strength_of_king(game: "OrdealsGame") -> int:
    """Return the Pain cards more for leaving the King. [scenario.strength]"""
    rule = special(game, StrengthOfTheKing)
    return rule.pain if rule is not None and campaign_of(game).tracker >= rule.start else 0


def note_defeat(game: "OrdealsGame", seat: int) -> None:
    """Note that the King was left, or has killed, on the revealed Throne. [scenario.throne]"""
    if holds_throne(game, seat):
        campaign_of(game).lost = "lost_on_throne"


def holds_throne(table: Any, seat: int) -> bool:
    """Return whether the scenario is lost when a player leaves the King here. [scenario.throne]"""
    if table.campaign is None or "lost_on_throne" not in scenario_of(table).lose:
        return False
    return on_throne(table, seat)


def comes_back(game: "OrdealsGame", boss: bool) -> bool:
    """Return whether a boss cannot be beaten for good yet: the King without the Throne.

    [scenario.immortal-king]
    """
    return boss and special(game, ImmortalKing) is not None and not throne_open(game)


def send_king_back(game: "OrdealsGame") -> None:
    """Let the beaten King sleep where he began. [scenario.immortal-king]"""
    campaign = campaign_of(game)
    game.king = campaign.king_start
    campaign.king_asleep = True
    assert game.king is not None
    game.tell(campaign_events.KingReturned(game.king))


# Death


def note_death(game: "OrdealsGame", seat: int, by_king: bool) -> None:
    """Count a death, move the Time tracker back by half, and note who lost to the King.

    Not after the scenario is won. [campaign.death, campaign.tracker, scenario.throne]
    """
    if game.campaign is None or not is_playing(game):
        return
    campaign = campaign_of(game)
    campaign.deaths += 1
    if by_king:
        note_defeat(game, seat)
    if scenario_of(game).death_halves_tracker:
        move_tracker(game, campaign.tracker - campaign.tracker // 2)


# After the win


class SharePain(Step, frozen=True):
    """Time is of the Essence: the team splits Pain cards among the players. [scenario.time]"""

    left: int
    shares: tuple[int, ...]

    def run(self, game: "OrdealsGame") -> None:
        """Ask who takes the next one, then let all resolve theirs, one player after another."""
        from gamebox.games.ordeals.pain import BeforePain  # noqa: PLC0415

        if not self.left:
            game.push(*(BeforePain(seat, n) for seat, n in enumerate(self.shares) if n))
        elif game.seats == 1:
            game.push(BeforePain(0, self.left))
        else:
            about = tuple(f"seat:{seat}" for seat in range(game.seats))
            ask_team(game, self, "seat", "scenario.time", about)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Give the card to the player chosen."""
        [move] = answers.values()
        assert isinstance(move, moves.PickSeat)
        shares = [n + (seat == move.seat) for seat, n in enumerate(self.shares)]
        game.push(SharePain(self.left - 1, tuple(shares)))
