"""How a bot of Ordeals judges where it stands: what cards, fights and Encounters bring, in Fame.

A judge looks at a view, or at a world in which a search plays on, as one seat; never at a hidden
card. Its guesses are kept for one position only.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any

from gamebox.core.question import Move
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.acquiring import flourish
from gamebox.games.ordeals.alone import Alone
from gamebox.games.ordeals.cards import Encounter, Equipment, Royalty, Skill
from gamebox.games.ordeals.conditions import matches
from gamebox.games.ordeals.conditions import number as counted
from gamebox.games.ordeals.costs import payable
from gamebox.games.ordeals.effects import Source
from gamebox.games.ordeals.fights import (
    Fighter,
    Foes,
    Outcome,
    enemy_of,
    fighter_of,
    pool_of,
    unseen_minions,
)
from gamebox.games.ordeals.language_terms import Filter
from gamebox.games.ordeals.manner import (
    FOOD_SUM,
    HEALTH_SUM,
    Guesses,
    Manner,
    standings,
)
from gamebox.games.ordeals.stats import allows, price
from gamebox.games.ordeals.worth import (
    CARD,
    POWER,
    Trait,
    number,
    traits_of,
    verb_worth,
)
from gamebox.games.ordeals.zones import free_slot, weapon_of

RANKS = ("jack", "queen", "king")


class Judge(Alone):
    """What a seat can tell of one position."""

    def __init__(self, table: Any, seat: int, manner: Manner, guesses: Guesses) -> None:
        self.table, self.seat, self.manner, self.guesses = table, seat, manner, guesses
        self.cards = table.cards
        self.kinds = table.cards.kinds
        self.traits = traits_of(table)
        player: Any = table.players[seat]
        self.player = player
        self.turns = self.turns_ahead()
        owned = [
            *pool_of(table, seat), *player.hand, *player.discard, *player.played, *player.bound,
        ]  # fmt: skip
        self.owned = owned
        self.mean = sum(self.benefit(self.traits[card]) for card in owned) / max(len(owned), 1)
        self.draws = max(0.0, 6.0 * self.turns / (len(owned) + 1) - 0.5)
        self._fights: dict[tuple[Any, ...], float] = {}
        self._shops: dict[tuple[Any, ...], tuple[float, tuple[int, ...]]] = {}
        self._minions: Any = None
        self._offers: list[tuple[float, int, int]] | None = None
        self._fighters: dict[bool, Fighter] = {}
        self.aims: dict[Move, int] = {}
        self.unknowns: dict[tuple[int, int, int | None], float] = {}

    # Resources

    def benefit(self, trait: Trait) -> float:
        """Return what one draw of a card brings this bot."""
        return self.manner.benefit(trait)

    def health_worth(self, health: int) -> float:
        """Return what it is worth to have so much Health: the first points most."""
        return self.manner.care * HEALTH_SUM[health]

    def food_worth(self, food: int) -> float:
        """Return what it is worth to have so much Food: the first most."""
        return min(1.0, self.turns / 3) * FOOD_SUM[min(food, len(FOOD_SUM) - 1)]

    def shard_worth(self) -> float:
        """Return what a Token Shard is worth: a part of a Relic, or a third of a Fame."""
        return 0.75 if self.turns > 2 else 0.36

    def gain_worth(self, res: str, n: int) -> float:
        """Return what it is worth to gain so much, or to lose it."""
        player = self.player
        match res:
            case "health":
                after = max(0, min(10, player.health + n))
                if after == 0:
                    return -self.death_cost()
                return self.health_worth(after) - self.health_worth(player.health)
            case "food":
                return self.food_worth(max(0, player.food + n)) - self.food_worth(player.food)
            case "shards":
                return float(self.shard_worth() * max(n, -player.shards))
            case "fame":
                return float(max(n, -player.fame))
        return (CARD * n) if res == "effort" else POWER * n

    def death_cost(self) -> float:
        """Return what it costs to die now."""
        player = self.player
        fame = float(min(10, player.fame))
        back = self.health_worth(10) - self.health_worth(player.health)
        return fame + self.manner.death + self.food_worth(player.food) - back

    def verbs(self, verbs: Iterable[say.AnyVerb]) -> float:
        """Return what verbs bring this seat now."""
        return sum(self.verb(verb) for verb in verbs)

    def verb(self, verb: say.AnyVerb) -> float:
        """Return what a verb brings this seat now."""
        match verb:
            case say.Gain(res, n):
                return self.gain_worth(res, number(n))
            case say.Lose(res, n, "you" | "each_player" | "event_player"):
                return self.gain_worth(res, -number(n))
            case say.Spend(res, n):
                return self.gain_worth(res, -n)
            case say.SufferPain(n, "you" | "each_player"):
                return self.pain(number(n))
            case say.Destroy(from_=zones) if zones != ("self",):
                return self.thinning(verb)
            case say.Take(card="bad_luck", who="you"):
                return -1.0 - min(1.0, self.draws * self.mean)
            case say.Look(keep=keep) if keep:
                return 5.0 + min(4.0, 0.3 * self.turns)
            case say.MayDo(then, cost):
                return max(0.0, self.verbs(then) + self.verbs(cost))
        return verb_worth(verb)

    def pain(self, n: int) -> float:
        """Return what so many Pain cards cost, as a number below 0."""
        if n <= 0:
            return 0.0
        health: int = self.player.health
        deadly = min(1.0, max(0.0, (1.11 * n + 1.2 * math.sqrt(n) - health) / (2.4 * math.sqrt(n))))
        after = max(1, round(health - 1.11 * n))
        loss = self.health_worth(after) - self.health_worth(health)
        return (1 - deadly) * loss - deadly * self.death_cost() - 0.3 * n

    def thinning(self, verb: say.Destroy) -> float:
        """Return what it brings to destroy cards of one's own."""
        player = self.player
        zones = [card for zone in verb.from_ for card in getattr(player, zone, ())]
        fits = [card for card in zones if matches(self.table, card, verb.filter)]
        gains = sorted(max(0.0, -self.keeping(card)) for card in fits)
        return sum(gains[::-1][: number(verb.n)])

    def keeping(self, card: int) -> float:
        """Return what a skill of one's own is still worth: its Fame, and what it does when drawn.

        A card that does less than the others is worth less than nothing.
        """
        trait = self.traits[card]
        return self.card_fame(trait.fame) + self.draws * (self.benefit(trait) - self.mean)

    # Cards to acquire

    def worth_of(self, card: int) -> float:
        """Return what it is worth to have a card that is not one's own yet."""
        kind = self.kinds[card]
        trait = self.traits[card]
        if not isinstance(kind, Equipment):
            return self.keeping(card)
        if not free_slot(self.table, self.seat, card):
            return -1.0
        board = self.player.board
        old = board.get(kind.slot)
        if kind.slot == "weapon":
            old = weapon_of(self.table, self.seat)
        before = 0.0 if old is None else self.item(self.traits[old])
        return self.card_fame(trait.fame) + self.item(trait) - before

    def item(self, trait: Trait) -> float:
        """Return what an item does for the rest of the game."""
        return self.turns * (trait.benefit + self.manner.arms * trait.strength)

    def shop(
        self,
        effort: int,
        letters: Sequence[str] | None,
        off: int = 0,
        only: Filter | None = None,
    ) -> tuple[float, tuple[int, ...]]:
        """Return the worth of what can be acquired for so much Effort, and the cards.

        `letters` are those of an Encounter, None where everything is on offer; `off` is what one
        card that `only` wants costs less.
        """
        key = (effort, letters, off, only)
        found = self._shops.get(key)
        if found is None:
            found = self._shops[key] = self._shop(effort, letters, off, only)
        return found

    def _shop(
        self, effort: int, letters: Sequence[str] | None, off: int, only: Filter | None
    ) -> tuple[float, tuple[int, ...]]:
        offers = [one for one in self.offers() if one[1] - off <= effort]
        if letters is not None:
            offers = [one for one in offers if self.on_offer(one[2], letters)]
        best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
        slots: dict[int, str] = {c: getattr(self.kinds[c], "slot", "") for _, _, c in offers}
        for worth, cost, card in offers:
            slot = slots[card]
            for spent, (total, chosen) in list(best.items()):
                if slot and any(slots[other] == slot for other in chosen):
                    continue
                less = off if not chosen and matches(self.table, card, only) else 0
                now = spent + max(0, cost - less)
                if now <= effort and (now not in best or best[now][0] < total + worth):
                    best[now] = (total + worth, (*chosen, card))
        return max(best.values(), key=lambda one: one[0])

    def offers(self) -> list[tuple[float, int, int]]:
        """Return worth, price and number of the cards that are worth having, the best first."""
        if self._offers is not None:
            return self._offers
        found = []
        for card in (*self.table.row, flourish(self.table)):
            if card is not None and (worth := self.worth_of(card)) > 0:
                found.append((worth, price(self.table, self.seat, card), card))
        self._offers = sorted(found, reverse=True)
        return self._offers

    def on_offer(self, card: int, letters: Sequence[str]) -> bool:
        """Return whether an Encounter with these letters offers a card."""
        kind = self.kinds[card]
        if isinstance(kind, Skill):
            if kind.common:
                return True
            return kind.archetype is not None and kind.archetype[0].upper() in letters
        return "E" in letters

    def here(self) -> Sequence[str] | None:
        """Return the letters of where the seat stands; None when everything is on offer."""
        space = self.table.spaces[self.player.space]
        if self.everything():
            return None
        letters: Sequence[str] = self.cards.encounter(space.card).archetypes
        return letters

    def everything(self) -> bool:
        """Return whether the seat may acquire anything anywhere."""
        return allows(self.table, self.seat, "any_archetype")

    # Fights

    @property
    def minions(self) -> Any:
        """The minions that may be drawn next."""
        if self._minions is None:
            self._minions = unseen_minions(self.table)
        return self._minions

    def foes_of(self, verb: say.Fight) -> Foes:
        """Return whom a combat would be against."""
        source = Source(0, self.seat)
        count, until, harder = counted(self.table, source, verb.n), verb.draw_value, 0
        if verb.groups:
            count = (count + 1) // 2
        harder = sum(each.delta for each in verb.each if isinstance(each, say.EnemyPower))
        if verb.boss is None:
            return Foes(self.minions, count, until, harder)
        royalty = self.table.royalty[RANKS.index(verb.boss)]
        kind = self.kinds[royalty] if royalty is not None else None
        assert isinstance(kind, Royalty)
        return Foes(self.minions, 0, kind.minion_draw, harder, (enemy_of(self.table, kind),))

    def fight(
        self, verb: say.Fight, ambushed: bool = False, food: int = 0, health: int = 0
    ) -> float:
        """Return what a combat brings; `food` and `health` are what it takes to get there."""
        key = (verb, ambushed, food, health)
        if key not in self._fights:
            fighter = self.fighter(ambushed, food, health)
            found = self.guesses.of(fighter, self.foes_of(verb), "strike")
            reward = self.verbs(verb.reward) + self.crown(verb.boss)
            sleeps = verb.boss == "king" and self.table.king is None
            roused = self.manner.hunted if sleeps else 0.0
            worth = self.mean_worth(found, fighter, reward + roused) - roused
            self._fights[key] = worth - self.spent()
        return self._fights[key]

    def fighter(self, ambushed: bool, food: int, health: int) -> Fighter:
        """Return oneself as one would come to a combat, after paying for the way."""
        if ambushed not in self._fighters:
            self._fighters[ambushed] = fighter_of(self.table, self.seat, ambushed)
        fighter = self._fighters[ambushed]
        return fighter._replace(
            food=max(0, fighter.food - food), health=max(1, fighter.health - health)
        )

    def spent(self) -> float:
        """Return what the bound cards would still be good for without this combat."""
        keep = 0.25 if self.manner.keeps else 0.0
        return float(keep * POWER * sum(self.traits[card].bound for card in self.player.bound))

    def crown(self, rank: str | None) -> float:
        """Return what the defeat of a Royalty brings beside its loot; of none, nothing."""
        if rank is None:
            return 0.0
        if rank != "king":
            return self.manner.boss
        standing = standings(self.table)
        ahead = (
            standing[self.seat]
            + 9
            - max(points for seat, points in enumerate(standing) if seat != self.seat)
        )
        return self.manner.boss + max(-12.0, min(6.0, 0.5 * ahead))

    def mean_worth(self, found: Sequence[Outcome], fighter: Fighter, reward: float) -> float:
        """Return what a fight is worth on average over its outcomes."""
        return sum(self.outcome_worth(one, fighter, reward) for one in found) / len(found)

    def outcome_worth(self, one: Outcome, fighter: Fighter, reward: float) -> float:
        """Return what one outcome is worth against not to fight."""
        gains = self.fame_worth(one.fame) + self.shard_worth() * one.shards - 1.8 * one.curses
        if one.health <= 0:
            return gains - self.death_cost()
        health = self.health_worth(one.health) - self.health_worth(fighter.health)
        food = self.food_worth(one.food) - self.food_worth(fighter.food)
        return gains + health + food + (reward if one.won else 0.0)

    # Encounters

    def encounter(
        self, kind: Encounter, ambushed: bool = False, food: int = 0, health: int = 0
    ) -> float:
        """Return what it brings to activate an Encounter, and to acquire there afterwards.

        `food` and `health` are what it takes to get there.
        """
        letters = None if self.everything() else kind.archetypes
        total, effort, off = 0.0, self.player.effort, 0
        only: Filter | None = None
        for _, rule in kind.rules("activate"):
            for verb in (*rule.cost, *rule.do):
                match verb:
                    case say.Fight():
                        total += self.fight(verb, ambushed, food, health)
                        effort += sum(
                            number(one.n) // 2
                            for one in verb.reward
                            if isinstance(one, say.Gain) and one.res == "effort"
                        )
                    case say.Gain("effort", n):
                        effort += number(n)
                    case say.Spend("effort", n):
                        effort -= n
                    case say.Spend("food", n) if self.player.food - food < n:
                        return -9.0
                    case say.Mod("acquire_cost", delta, wanted):
                        off, only = -delta, wanted
                    case say.ChooseOne("you", options):
                        return total + self.best_option(options, letters, food)
                    case _:
                        total += self.verb(verb)
        return total + self.shop(effort, letters, off, only)[0]

    def best_option(
        self, options: Iterable[say.Choice], letters: Sequence[str] | None, food: int
    ) -> float:
        """Return what the best of several options brings, with what is acquired afterwards."""
        source, best = Source(0, self.seat), -9.0
        for option in options:
            if not payable(self.table, source, option.cost):
                continue
            effort, total = self.player.effort, 0.0
            for verb in (*option.cost, *option.do):
                match verb:
                    case say.Gain("effort", n):
                        effort += number(n)
                    case say.Spend("effort", n):
                        effort -= n
                    case say.Spend("food", n) if self.player.food - food < n:
                        total -= 9.0
                    case say.Convert(from_="food", to="effort", rate=rate, max=most):
                        n = min(most, max(0, self.player.food - food))
                        effort += rate * n
                        total += self.gain_worth("food", -n)
                    case _:
                        total += self.verb(verb)
            best = max(best, total + self.shop(effort, letters)[0])
        return best
