"""Verbs that give and take resources, and that let players choose."""

from typing import TYPE_CHECKING, Any

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.binding import bind_drawn, skips_attacks
from gamebox.games.ordeals.campaign import holder
from gamebox.games.ordeals.cards import RUSTY_AXE
from gamebox.games.ordeals.conditions import in_combat, number
from gamebox.games.ordeals.costs import can_do, open_options, payable
from gamebox.games.ordeals.effects import Answers, Source, carry_out, run_verbs
from gamebox.games.ordeals.language_terms import Resource
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import BeforePain, lose_health
from gamebox.games.ordeals.who import named

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

MANY = 99
"""More Pain cards than there are."""


def change(game: "OrdealsGame", seat: int, res: Resource, n: int) -> None:
    """Let a player gain or lose of a resource; nothing falls below 0.

    Fame is the team's. [resources.zero, campaign.fame]
    """
    if res == "fame":
        seat = holder(game, seat)
    player = game.players[seat]
    before: int = getattr(player, res)
    after = max(0, before + n)
    if res == "health":
        after = min(after, constant("health_max"))
    setattr(player, res, after)
    if after != before:
        game.tell(events.Changed(seat, res, after - before, after))


def gain(game: "OrdealsGame", seat: int, res: Resource, n: int, source: Source) -> None:
    """Let a player take from the supply.

    The Effort of a card that a draw in combat has bound is Power on that card; Effort in another
    player's turn is lost at once. [strike.effort, resources.effort]
    """
    if res == "power" or (res == "effort" and source.drawn):
        gain_power(game, seat, source.card, n)
    elif res != "effort" or seat == game.active:
        change(game, seat, *counted_in_combat(game, seat, res, n))


def counted_in_combat(
    game: "OrdealsGame", seat: int, res: Resource, n: int
) -> tuple[Resource, int]:
    """Return what is gained, in the Crucible perhaps something else. [encounter.crucible]"""
    combat = game.combat
    if combat is None or combat.seat != seat or combat.convert is None:
        return res, n
    if res == combat.convert.from_ and combat.converted:
        return combat.convert.to, n * combat.convert.rate
    if res == combat.convert.from_:
        combat.shards += n
    return res, n


def gain_power(game: "OrdealsGame", seat: int, card: int, n: int) -> None:
    """Let a card or item have more Power until the combat ends. [strike.power]"""
    if game.combat is not None and game.combat.seat == seat:
        powers = game.combat.powers
        powers[card] = powers.get(card, 0) + n
        game.tell(events.PowerGained(seat, card, n))


@carry_out.register
def _(verb: say.Gain, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    for seat in named(game, source, verb.who):
        if verb.keep and verb.res == "power":
            keep = game.players[seat].keep
            keep[source.card] = keep.get(source.card, 0) + n
            game.tell(events.PowerGained(seat, source.card, n))
        else:
            gain(game, seat, verb.res, n, source)


@carry_out.register
def _(verb: say.Lose, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    for seat in reversed(named(game, source, verb.who)):
        if verb.res == "health":
            lose_health(game, seat, n, source.card)
        else:
            change(game, seat, verb.res, -n)


@carry_out.register
def _(verb: say.Spend, game: Any, source: Source) -> None:
    take_away(game, source.you, verb.res, verb.n)


def take_away(game: "OrdealsGame", seat: int, res: Resource, n: int) -> None:
    """Take a resource from a player, who may have paid with the last Health. [health.spent]"""
    change(game, seat, res, -n)
    if res == "health":
        lose_health(game, seat, 0, RUSTY_AXE)


@carry_out.register
def _(verb: say.Steal, game: Any, source: Source) -> None:
    """Take from the chosen opponent, who has some."""
    taken = min(verb.n, getattr(game.players[source.by], verb.res))
    gain(game, source.you, verb.res, taken, source)
    take_away(game, source.by, verb.res, taken)


@carry_out.register
def _(verb: say.Convert, game: Any, source: Source) -> None:
    game.push(ConvertSome(source, verb.from_, verb.to, verb.rate, verb.max))


class ConvertSome(Step, frozen=True):
    """Turn some of a resource into another."""

    source: Source
    start: Resource
    to: Resource
    rate: int
    most: int

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def limit(self, game: "OrdealsGame") -> int:
        """Return how many can be turned."""
        return min(self.most, int(getattr(game.players[self.seat], self.start)))

    def run(self, game: "OrdealsGame") -> None:
        """Ask how many."""
        if self.limit(game):
            game.ask(self, [Question(self.seat, "amount", "cards.amount")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Turn them."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickAmount)
        gain(game, self.seat, self.to, move.n * self.rate, self.source)
        take_away(game, self.seat, self.start, move.n)


@carry_out.register
def _(verb: say.SufferPain, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    steps = [BeforePain(seat, n) for seat in named(game, source, verb.who)]
    game.push(*steps)


# Choices


@carry_out.register
def _(verb: say.MayDo, game: Any, source: Source) -> None:
    game.push(MayStep(source, verb))


class MayStep(Step, frozen=True):
    """Something may be done, perhaps at a cost."""

    source: Source
    verb: say.MayDo

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where the cost can be paid."""
        useful = any(can_do(game, self.source, verb) for verb in self.verb.then)
        if useful and payable(game, self.source, self.verb.cost):
            about = (f"card:{self.source.card}",)
            game.ask(self, [Question(self.seat, "use", "cards.may", about)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do it, or leave it."""
        if isinstance(answers[self.seat], moves.Accept):
            run_verbs(game, self.source, (*self.verb.cost, *self.verb.then))


@carry_out.register
def _(verb: say.ChooseOne, game: Any, source: Source) -> None:
    seats = named(game, source, verb.who)
    game.push(*(PickOne(source, seat, verb.options) for seat in seats))


class PickOne(Step, frozen=True):
    """One of several options is chosen."""

    source: Source
    seat: int
    options: tuple[say.Choice, ...]

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the options that can be taken."""
        return open_options(game, self.source, self.seat, self.options)

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where more than one option is open."""
        there = self.open(game)
        if len(there) > 1:
            about = (f"card:{self.source.card}",)
            game.ask(self, [Question(self.seat, "option", "cards.option", about)])
        elif there:
            self._do(game, there[0])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do what was chosen."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickOption)
        self._do(game, move.place)

    def _do(self, game: "OrdealsGame", place: int) -> None:
        option = self.options[place]
        source = self.source
        mine = Source(source.card, self.seat, source.foe, source.about, source.by, source.drawn)
        run_verbs(game, mine, (*option.cost, *option.do))


@carry_out.register
def _(verb: say.Mod, game: Any, source: Source) -> None:
    from gamebox.games.ordeals.state import Modifier  # noqa: PLC0415

    mod = Modifier(verb.stat, verb.delta, verb.until or "turn", verb.filter, verb.uses)
    game.players[source.you].mods.append(mod)
    if verb.stat == "strike_bonus" and in_combat(game, source.you) and game.combat.striking:
        bind_drawn(game, max(0, verb.delta), skips_attacks(game, source.you))


@carry_out.register
def _(verb: say.Prevent, game: Any, source: Source) -> None:
    n = MANY if verb.n == "all" else verb.n
    if verb.what == "pain" and verb.until == "combat" and in_combat(game, source.you):
        game.combat.skip_pain += n
    elif verb.what == "pain":
        game.spared += n
    else:
        game.eased += n


@carry_out.register
def _(verb: say.Signal, game: Any, _source: Source) -> None:
    """A scenario listens; nobody does in the competitive game. [cards.signal]"""
    if game.campaign is not None:
        game.campaign.signals.append(verb.name)
