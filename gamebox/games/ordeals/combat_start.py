"""How a combat begins: minions, groups, and the Strike Bonus. [combat.start, strike.draw]"""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamebox.core.question import Move, Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.binding import (
    draw_for_weapon,
    resolve_bound,
    skips_attacks,
)
from gamebox.games.ordeals.combat import combat_rules, fight_of
from gamebox.games.ordeals.conditions import matches
from gamebox.games.ordeals.effects import (
    Answers,
    Pending,
    Source,
    ask_or_choose,
    fire,
    run_verbs,
)
from gamebox.games.ordeals.pain import own_rules
from gamebox.games.ordeals.quests import Deed, note
from gamebox.games.ordeals.stats import (
    presence,
    strike_bonus,
    use_up,
)
from gamebox.games.ordeals.zones import take_top

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


class RevealMinions(Step, frozen=True):
    """Combat begins: minions are drawn and revealed.

    One by one, each with what it does at the start. `until` is a sum of Power to reach instead of
    a number; `group` ones do nothing before it is decided who is fought. [combat.minions,
    boss.draw, minion.reveal]
    """

    seat: int
    left: int
    until: int = 0
    group: bool = False

    def run(self, game: "OrdealsGame") -> None:
        """Reveal the next one."""
        if self.left <= 0 and self.until <= 0:
            return
        card = take_top(game, game.minions, game.minion_discard, "minion")
        if card is None:
            return
        power = game.cards.enemy(card).power
        left = max(0, self.left - 1)
        game.push(RevealMinions(self.seat, left, max(0, self.until - power), self.group))
        add_foe(game, card, acts=not self.group)


def add_foe(game: "OrdealsGame", card: int, acts: bool = True) -> None:
    """Let a minion enter the combat. [minion.reveal, queen.presence]"""
    from gamebox.games.ordeals.state import Foe  # noqa: PLC0415

    combat = fight_of(game)
    combat.foes.append(Foe(card))
    place = len(combat.foes) - 1
    game.tell(events.EnemyRevealed(combat.seat, card, place))
    if acts:
        start_foe(game, place)
    queens = [
        Pending(Source(queen, combat.seat, about=place, by=combat.seat), rule)
        for queen in presence(game)
        for _, rule in game.cards.kinds[queen].rules("minion_revealed")
        if matches(game, card, rule.filter)
    ]
    fire(game, [*queens, *own_rules(game, combat.seat, "minion_revealed", card)])


def start_foe(game: "OrdealsGame", place: int) -> None:
    """Let a minion do what it does at the start, and the Encounter what it does to each."""
    combat = fight_of(game)
    card = combat.foes[place].card
    source = Source(card, combat.seat, foe=place, about=place, by=combat.seat)
    rules = game.cards.kinds[card].rules("combat_start")
    fire(game, [Pending(source, rule) for _, rule in rules])
    run_verbs(game, replace(source, card=combat.encounter), combat.each)


class SplitGroups(Step, frozen=True):
    """Devil's Choice: the minions are split, and the player to the left chooses.

    [encounter.devil]
    """

    seat: int
    chooser: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the split, where there is more than one minion, and more than one way."""
        living = fight_of(game).living()
        if len(living) > 1:
            question = Question(self.seat, "split", "encounter.devil")
            ask_or_choose(game, self, question, ways_to_split(living))
        else:
            begin_group(game, tuple(living))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Let the other player choose."""
        move = answers[self.seat]
        assert isinstance(move, moves.SplitMinions)
        rest = tuple(n for n in fight_of(game).living() if n not in move.foes)
        game.push(ChooseGroup(self.seat, self.chooser, (move.foes, rest)))


def ways_to_split(living: Sequence[int]) -> list[Move]:
    """Return every way to split minions in two groups, told by the one with the first minion."""
    first, *rest = living
    return [
        moves.SplitMinions((first, *others))
        for n in range(len(rest))
        for others in combinations(rest, n)
    ]


class ChooseGroup(Step, frozen=True):
    """Devil's Choice: which group is fought."""

    seat: int
    chooser: int
    groups: tuple[tuple[int, ...], tuple[int, ...]]

    def run(self, game: "OrdealsGame") -> None:
        """Ask the player to the left; alone, leave it to chance."""
        if self.chooser == self.seat:
            begin_group(game, game.dice.choose(self.groups))
            return
        game.ask(self, [Question(self.chooser, "group", "encounter.devil")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Discard the other group."""
        move = answers[self.chooser]
        assert isinstance(move, moves.PickGroup)
        begin_group(game, self.groups[move.place])


def begin_group(game: "OrdealsGame", group: tuple[int, ...]) -> None:
    """Fight these minions; the others are discarded without effect. [encounter.devil]"""
    combat = fight_of(game)
    game.tell(events.GroupChosen(combat.seat, group))
    kept = [combat.foes[n] for n in group]
    living = combat.living()
    game.minion_discard += [combat.foes[n].card for n in living if n not in group]
    combat.foes = kept
    for place in reversed(range(len(kept))):
        start_foe(game, place)


class BeginCombat(Step, frozen=True):
    """Combat begins: other abilities for the start. [combat.start]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let Equipment and bound cards act."""
        note(game, self.seat, Deed("combat_started"))
        fire(game, own_rules(game, self.seat, "combat_start"))


class StrikeBonus(Step, frozen=True):
    """Combat 1: the Strike Bonus.

    As many cards as the weapon says are drawn and bound, whatever they are. [strike.draw,
    strike.ambush]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Draw and bind, and let the weapon act before the cards do."""
        combat = fight_of(game)
        n = strike_bonus(game, self.seat, combat.ambushed)
        use_up(game, self.seat, "strike_bonus")
        combat.striking = True
        combat.strike = draw_for_weapon(game, self.seat, n, skips_attacks(game, self.seat))
        game.push(ResolveStrike(self.seat))
        fire(game, combat_rules(game, self.seat, "strike_bonus"))


class ResolveStrike(Step, frozen=True):
    """Combat 1: the abilities of the drawn cards. [strike.resolve, strike.effort]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let them act, in the order that the player likes."""
        combat = fight_of(game)
        strike, combat.strike = combat.strike, []
        game.push(EndStrike(self.seat))
        resolve_bound(game, self.seat, strike, drawn=True)


class EndStrike(Step, frozen=True):
    """Combat 1 is over."""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """From now on a higher Strike Bonus draws nothing more."""
        fight_of(game).striking = False
