"""A player's turn: Fatigue, Explore, Acquire, Rest. [turn.steps]"""

from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.acquiring import acquire
from gamebox.games.ordeals.binding import play
from gamebox.games.ordeals.board import Arrive, activate, pay_for_move, spend_last_health
from gamebox.games.ordeals.combat import use_item
from gamebox.games.ordeals.effects import Answers, fire
from gamebox.games.ordeals.inspire import inspire
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.moves import OrdealsMove
from gamebox.games.ordeals.pain import draw_hand, own_rules, set_to
from gamebox.games.ordeals.quests import ConjureShield, shields_in_hand
from gamebox.games.ordeals.royalty import KingHunts, fight_king, trigger_end
from gamebox.games.ordeals.scenario_rules import begin_turn, finish_turn, heal, sanctify
from gamebox.games.ordeals.scoring import ScoreGame
from gamebox.games.ordeals.stats import end_mods, stat, use_up
from gamebox.games.ordeals.zones import discard_cards

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


class StartTurn(Step, frozen=True):
    """A turn begins.

    Abilities for the start of the turn act before Fatigue. [turn.steps, fatigue.before]
    """

    def run(self, game: "OrdealsGame") -> None:
        """Lay out the steps of the turn."""
        seat = game.active
        player = game.players[seat]
        player.began = player.space
        game.tell(events.TurnBegan(seat))
        game.push(
            Fatigue(seat),
            KingHunts(seat),
            Explore(seat),
            BeginAcquire(seat),
            Acquire(seat),
            BeginRest(seat),
            Rest(seat),
            NextTurn(),
        )
        fire(game, own_rules(game, seat, "turn_start"))
        begin_turn(game, seat)


def fatigue_cost(game: "OrdealsGame", seat: int) -> int:
    """Return the Effort for all bound cards: one each, all or nothing. [fatigue.cost]"""
    base = len(bound_before(game, seat)) * constant("fatigue_effort_per_card")
    return stat(game, seat, "fatigue_cost", base)


def bound_before(game: "OrdealsGame", seat: int) -> tuple[int, ...]:
    """Return the cards that were bound before this turn; no others tire. [fatigue.before]"""
    player = game.players[seat]
    return tuple(card for card in player.bound if card not in player.played_now)


class Fatigue(Step, frozen=True):
    """1. Fatigue: pay Effort to keep what is bound.

    Actions may be played before paying. Without bound cards the step is skipped. [fatigue.cost,
    fatigue.before, fatigue.skip]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask, while cards are bound."""
        if bound_before(game, self.seat):
            game.ask(self, [Question(self.seat, "fatigue", "fatigue.cost")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Pay, give the cards up, or play a card first."""
        seat, player = self.seat, game.players[self.seat]
        match answers[seat]:
            case moves.PayFatigue():
                cost = fatigue_cost(game, seat)
                use_up(game, seat, "fatigue_cost")
                set_to(game, seat, "effort", player.effort - cost)
                game.tell(events.FatiguePaid(seat, cost))
            case moves.GiveUpBound():
                bound = bound_before(game, seat)
                game.tell(events.FatiguePaid(seat, 0, bound))
                discard_cards(game, seat, bound)
            case move:
                game.push(self)
                free_act(game, seat, move)


def free_act(game: "OrdealsGame", seat: int, move: OrdealsMove) -> None:
    """Play a card, use an ability, or make a free move.

    [play.when, cards.use, move.free, quest.inspire, quest.shield]
    """
    match move:
        case moves.Inspire():
            inspire(game, seat)
        case moves.UseCard(card) if card in shields_in_hand(game, seat):
            game.push(ConjureShield(seat, card))
        case moves.PlayCard(card):
            play(game, seat, card)
        case moves.UseCard(card):
            use_item(game, seat, card)
        case moves.MoveFree(space):
            game.players[seat].free_moves -= 1
            game.push(Arrive(seat, space, "free"))


class Explore(Step, frozen=True):
    """2. Explore: move, and activate an Encounter. [explore.move, activate.once]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask, until an Encounter is activated."""
        if not game.players[self.seat].activated:
            game.ask(self, [Question(self.seat, "explore", "explore.move")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do what was chosen, and go on exploring."""
        seat = self.seat
        match answers[seat]:
            case moves.EndExplore():
                return
            case moves.MoveTo(space):
                game.push(self)
                paid = pay_for_move(game, seat)
                game.push(Arrive(seat, space, paid))
                if paid == "health":
                    spend_last_health(game, seat)
            case moves.ActivateEncounter():
                game.players[seat].activated = True
                activate(game, seat)
            case moves.FightKing():
                fight_king(game, seat)
            case moves.Sanctify(card):
                sanctify(game, seat, card)
            case moves.HealWeapon():
                heal(game, seat)
            case move:
                game.push(self)
                free_act(game, seat, move)


class BeginAcquire(Step, frozen=True):
    """3. Acquire: abilities for its start act.

    From now on no Encounter can be activated: an Ambush fails. [ambush.fails]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let them act."""
        game.players[self.seat].activated = True
        game.tell(events.StepBegan(self.seat, "acquire"))
        fire(game, own_rules(game, self.seat, "acquire_start"))


class Acquire(Step, frozen=True):
    """3. Acquire: spend Effort on cards. [acquire.where, acquire.price]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask."""
        game.ask(self, [Question(self.seat, "acquire_step", "acquire.where")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do what was chosen, and go on, until the turn is ended."""
        seat = self.seat
        match answers[seat]:
            case moves.EndTurn():
                return
            case moves.AcquireCard(card):
                game.push(self)
                acquire(game, seat, card)
            case move:
                game.push(self)
                free_act(game, seat, move)


class BeginRest(Step, frozen=True):
    """4. Rest: abilities for the end of the turn act."""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let them act."""
        fire(game, own_rules(game, self.seat, "turn_end"))


class Rest(Step, frozen=True):
    """4. Rest: discard, and draw a new hand.

    Bound cards stay. Effort that is left is lost. [rest.discard, rest.draw, resources.effort]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Clean up."""
        seat, player = self.seat, game.players[self.seat]
        game.tell(events.StepBegan(seat, "rest"))
        copies = [card for card in player.bound if card in player.copies]
        player.bound = [card for card in player.bound if card not in copies]
        player.discard += [*player.played, *copies, *player.hand]
        player.played, player.hand = [], []
        n = stat(game, seat, "hand_size", constant("hand_size"))
        use_up(game, seat, "hand_size")
        draw_hand(game, seat, n)


class NextTurn(Step, frozen=True):
    """The next player's turn, or the end of the game.

    A round ends before the starting player. [round.order, end.round]
    """

    def run(self, game: "OrdealsGame") -> None:
        """Forget the turn, and go on."""
        end_turn(game, game.active)
        finish_turn(game)
        if game.campaign is None and game.kills >= game.seats:
            trigger_end(game, "jack" if game.short else "kills")
        if game.short and game.ending:
            game.push(ScoreGame())
            return
        game.active = (game.active + 1) % game.seats
        if game.active == game.starter:
            game.course.append(tuple(player.fame for player in game.players))
            if game.ending:
                game.push(ScoreGame())
                return
            game.rounds += 1
            game.tell(events.RoundBegan(game.rounds))
        game.push(StartTurn())


TURN = (Rest, BeginRest, Acquire, BeginAcquire, Explore, KingHunts, Fatigue)
"""What a turn consists of, from its end to its beginning."""


def end_turn(game: "OrdealsGame", seat: int) -> None:
    """Let go of all that holds for one turn. [resources.effort]"""
    set_to(game, seat, "effort", 0)
    for each in range(game.seats):
        end_mods(game, each, "turn", "combat", "round")
        game.players[each].limits = {}
    player = game.players[seat]
    player.entered, player.played_now, player.copies = [], [], {}
    player.moves = player.free_moves = 0
    player.activated = game.ambush = False
