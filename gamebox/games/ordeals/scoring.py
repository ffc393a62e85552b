"""Final scoring, ties and the duel. [score.fame, score.tie, duel]"""

from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.binding import has_room, play
from gamebox.games.ordeals.campaign import ongoing
from gamebox.games.ordeals.cards import Skill
from gamebox.games.ordeals.combat_start import StrikeBonus
from gamebox.games.ordeals.effects import Answers
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import draw_hand

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def card_fame(game: "OrdealsGame", seat: int) -> int:
    """Return the Fame of all cards of a player, wherever they lie; Curses count less than 0."""
    player = game.players[seat]
    cards = [*player.owned(), *player.board.values(), *ongoing(game, seat)]
    return sum(game.cards.fame_of(card) for card in cards)


def score_parts(game: "OrdealsGame", seat: int) -> tuple[int, int, int]:
    """Return the Fame on a player's track, on cards, and for Token Shards. [score.fame]"""
    player = game.players[seat]
    shards = player.shards // constant("score_shards_per_fame")
    return player.fame, card_fame(game, seat), shards


def score(game: "OrdealsGame", seat: int) -> int:
    """Return the points of a player, at least 0. [score.fame]"""
    return max(0, sum(score_parts(game, seat)))


def scores(game: "OrdealsGame") -> list[int]:
    """Return the points of every player now; those of the team in a campaign."""
    if game.campaign is not None:
        return [team_score(game)] * game.seats
    return [score(game, seat) for seat in range(game.seats)]


def team_score(game: "OrdealsGame") -> int:
    """Return the points of a team: Fame of the track and of all cards, for each player.

    Rounded down, and at least 0; Token Shards do not count. [campaign.rank]
    """
    cards = sum(card_fame(game, seat) for seat in range(game.seats))
    return max(0, (game.players[game.starter].fame + cards) // game.seats)


def tied(game: "OrdealsGame") -> list[int]:
    """Return who is first after the tie-breaks before the duel. [score.tie]

    Most Fame; then who defeated the King; then the most Token Shards.
    """
    points = scores(game)
    best = [seat for seat in range(game.seats) if points[seat] == max(points)]
    if len(best) > 1 and game.victor in best:
        return [game.victor]
    most = max(game.players[seat].shards for seat in best)
    return [seat for seat in best if game.players[seat].shards == most]


class ScoreGame(Step, frozen=True):
    """The game is over: final scoring. [score.fame, score.tie]"""

    def run(self, game: "OrdealsGame") -> None:
        """Name the winner, or let the tied players duel."""
        first = tied(game)
        if len(first) == 1:
            end_game(game, first)
            return
        order = [seat for seat in _order(game) if seat in first]
        game.push(*(Duel(seat) for seat in order), EndDuel(tuple(order)))


def _order(game: "OrdealsGame") -> list[int]:
    return [(game.starter + n) % game.seats for n in range(game.seats)]


def end_game(game: "OrdealsGame", winners: list[int]) -> None:
    """Tell the scores and end the game."""
    points = game.final or scores(game)
    game.final = list(points)
    game.tell(events.GameScored(tuple(points), tuple(winners)))
    game.finish(winners)


class Duel(Step, frozen=True):
    """The duel: a tied player draws a fresh hand. [duel]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Shuffle all cards into the deck and draw."""
        if not game.final:
            game.final = scores(game)
        game.active = self.seat
        player = game.players[self.seat]
        player.deck += [*player.hand, *player.discard, *player.played, *player.bound]
        player.hand, player.discard, player.played, player.bound = [], [], [], []
        player.played_now = []
        game.shuffle(player.deck)
        game.push(DuelPlay(self.seat), DuelStrike(self.seat))
        draw_hand(game, self.seat, constant("hand_size"))


class DuelPlay(Step, frozen=True):
    """The duel: play and bind any cards. [duel]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask, while there are cards in hand."""
        if game.players[self.seat].hand:
            game.ask(self, [Question(self.seat, "duel", "duel")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Play the card, or stop."""
        move = answers[self.seat]
        if isinstance(move, moves.PlayCard):
            game.push(self)
            play(game, self.seat, move.card)


class DuelStrike(Step, frozen=True):
    """The duel: the Strike Bonus is drawn, and all Power counts. [duel]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Begin a combat without enemies, draw, and count."""
        from gamebox.games.ordeals.pain import town_space  # noqa: PLC0415
        from gamebox.games.ordeals.state import Combat  # noqa: PLC0415

        there = game.spaces[town_space(game)]
        assert there is not None
        game.combat = Combat(seat=self.seat, encounter=there.card)
        game.push(StrikeBonus(self.seat), CountDuel(self.seat))


class CountDuel(Step, frozen=True):
    """The duel: count. [duel]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Add up the weapon, the bound cards and the items that can be assigned."""
        from gamebox.games.ordeals.pain import leave_combat  # noqa: PLC0415

        power = duel_power(game, self.seat)
        game.duel[self.seat] = power
        game.tell(events.Duelled(self.seat, power))
        leave_combat(game, "won")


def duel_power(game: "OrdealsGame", seat: int) -> int:
    """Return the Power of a player in the duel, with what cards gain when assigned. [duel]"""
    from gamebox.games.ordeals.assigning import assignable, potential  # noqa: PLC0415

    return sum(potential(game, seat, card) for card in assignable(game))


class EndDuel(Step, frozen=True):
    """The duel: the greatest Power wins; still tied, the win is shared. [duel]"""

    duellists: tuple[int, ...]

    def run(self, game: "OrdealsGame") -> None:
        """End the game."""
        power = {seat: game.duel.get(seat, 0) for seat in self.duellists}
        end_game(game, [seat for seat, n in power.items() if n == max(power.values())])


def playable_in_duel(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether a card can be played or bound in the duel."""
    kind = game.cards.kinds[card]
    return isinstance(kind, Skill) and (kind.type == "action" or has_room(game, seat))
