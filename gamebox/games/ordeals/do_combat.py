"""Verbs about combat."""

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import Royalty
from gamebox.games.ordeals.combat import fight_of, spend_hits
from gamebox.games.ordeals.combat_round import CombatRound, gain_loot
from gamebox.games.ordeals.combat_start import BeginCombat, RevealMinions, SplitGroups, StrikeBonus
from gamebox.games.ordeals.conditions import matches, number
from gamebox.games.ordeals.effects import Answers, Source, carry_out
from gamebox.games.ordeals.language_terms import Filter, Rank
from gamebox.games.ordeals.who import left_of

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import EnemyMark, OrdealsGame

RANKS: tuple[Rank, ...] = ("jack", "queen", "king")
Act = Literal["mark", "destroy", "replace", "repeat"]


@carry_out.register
def _(verb: say.Fight, game: Any, source: Source) -> None:
    """Set up a combat: note what the Encounter says, then reveal minions. [combat.start]"""
    from gamebox.games.ordeals.state import Combat, Foe  # noqa: PLC0415

    if game.combat is not None:
        return
    seat = source.you
    combat = Combat(
        seat=seat,
        encounter=source.card,
        boss=verb.boss,
        ambushed=game.ambush,
        each=verb.each,
        reward=verb.reward,
        convert=verb.convert_loot,
    )
    game.ambush = False
    game.combat = combat
    game.tell(events.CombatBegan(seat, source.card, combat.ambushed))
    until = verb.draw_value
    if verb.boss is not None:
        card = game.royalty[RANKS.index(verb.boss)]
        royalty = game.cards.kinds[card]
        assert isinstance(royalty, Royalty)
        combat.foes.append(Foe(card, boss=True))
        game.tell(events.EnemyRevealed(seat, card, 0))
        until = royalty.minion_draw
    n = number(game, source, verb.n)
    split = [SplitGroups(seat, left_of(game, seat))] if verb.groups else []
    game.push(
        RevealMinions(seat, n, until, bool(verb.groups)),
        *split,
        BeginCombat(seat),
        StrikeBonus(seat),
        CombatRound(seat),
    )


@carry_out.register
def _(verb: say.AddMinion, game: Any, source: Source) -> None:
    if game.combat is not None:
        game.push(RevealMinions(game.combat.seat, number(game, source, verb.n)))


@carry_out.register
def _(verb: say.ReplaceMinion, game: Any, source: Source) -> None:
    game.push(PickFoes(source, "replace", number(game, source, verb.n)))


@carry_out.register
def _(verb: say.DestroyEnemy, game: Any, source: Source) -> None:
    game.push(PickFoes(source, "destroy", number(game, source, verb.n), verb.filter))


@carry_out.register
def _(verb: say.RepeatLoot, game: Any, source: Source) -> None:
    game.push(PickFoes(source, "repeat", number(game, source, verb.n)))


@carry_out.register(say.EnemyPower)
@carry_out.register(say.EnemyKeyword)
def _(verb: say.EnemyPower | say.EnemyKeyword, game: Any, source: Source) -> None:
    """Put a mark on the enemies that the verb is about."""
    if game.combat is None:
        return
    if verb.target == "chosen":
        game.push(PickFoes(source, "mark", 1, verb.filter, verb))
        return
    living = fight_of(game).living()
    targets = {
        "self": [source.foe],
        "assigned": [source.about],
        "all": living,
        "all_others": [n for n in living if n != source.foe],
    }[verb.target]
    for n in targets:
        if n in living and matches(game, fight_of(game).foes[n].card, verb.filter):
            fight_of(game).foes[n].marks.append(mark_of(verb))


def mark_of(verb: say.EnemyPower | say.EnemyKeyword) -> "EnemyMark":
    """Return the mark that tells of a change of an enemy."""
    from gamebox.games.ordeals.state import EnemyMark  # noqa: PLC0415

    until = verb.until or "combat"
    if isinstance(verb, say.EnemyPower):
        return EnemyMark(until, power=verb.delta)
    return EnemyMark(until, keyword=verb.keyword, delta=verb.delta, set=verb.set)


class PickFoes(Step, frozen=True):
    """Enemies are chosen. [cards.enemy]"""

    source: Source
    act: Act
    left: int
    filter: Filter | None = None
    verb: say.EnemyPower | say.EnemyKeyword | None = None

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the enemies that can be chosen."""
        combat = game.combat
        if combat is None:
            return []
        wanted = "defeated" if self.act == "repeat" else "alive"
        return [
            n
            for n, foe in enumerate(combat.foes)
            if foe.state == wanted
            and (not foe.boss or self.act == "mark")
            and matches(game, foe.card, self.filter, self.source)
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where there is a choice."""
        there = self.open(game)
        if not there or self.left == 0:
            return
        if len(there) == 1:
            self._act(game, there[0])
        else:
            game.ask(self, [Question(self.seat, "foe", "cards.enemy")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do it to the enemy."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickFoe)
        self._act(game, move.foe)

    def _act(self, game: "OrdealsGame", place: int) -> None:
        combat = fight_of(game)
        foe = combat.foes[place]
        if self.left > 1:
            game.push(replace(self, left=self.left - 1))
        match self.act:
            case "mark":
                assert self.verb is not None
                foe.marks.append(mark_of(self.verb))
            case "repeat":
                gain_loot(game, place)
            case _:
                foe.state = "gone"
                spend_hits(game, foe)
                game.minion_discard.append(foe.card)
                game.tell(events.EnemyGone(combat.seat, foe.card, place))
                if self.act == "replace":
                    game.push(RevealMinions(combat.seat, 1))
