"""A fight in a few strokes: how a bot guesses, fast, what comes of a combat.

Minions are drawn from those that nobody has seen, cards from one's own deck, in any order; powers,
Protection, Infected, Pain, pushing and fleeing are as in the rules, other abilities of enemies are
left out. The same fight always gets the same guess. What a hint shows is not guessed so: see
`gamebox.games.ordeals.odds`.
"""

import random
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import RUSTY_AXE, AnyKind, Equipment, Minion, Royalty, Weapon
from gamebox.games.ordeals.combat import fight_of
from gamebox.games.ordeals.stats import (
    allows,
    card_power,
    enemy_keyword,
    enemy_power,
    is_awake,
    presence,
    stat,
    strike_bonus,
)
from gamebox.games.ordeals.view import fighting
from gamebox.games.ordeals.worth import traits_of
from gamebox.games.ordeals.zones import weapon_of

TRIES = 16
"""How often a fight is tried for one guess."""

PAINS = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0)
"""The Health that the cards of the Pain deck cost."""

CURSING, STARVING = 3, 6
"""How many of those without Health bring a Curse, and Food that is lost: counted from the end."""

BOLD = 1.15
"""How many times the Power of an average card a bot hopes for with each push."""

Start = Literal["strike", "push", "flee"]
"""What is done first in a guess: the Strike Bonus, or, in the middle of a combat, the rest."""

Card = tuple[int, int, int, bool]
"""A card as a draw binds it: Power, further draws, Food, whether Protection ignores it not."""


class Enemy(NamedTuple):
    """An enemy as far as a guess goes."""

    power: int
    protection: int
    pain: int
    infected: int
    shards: int
    fame: int
    boss: bool = False


class Fighter(NamedTuple):
    """Who fights, and with what. `ready` is Power that can be assigned at once.

    `piercing` of these are not ignored by Protection. `deck` is drawn first, then `later`.
    """

    deck: tuple[Card, ...]
    later: tuple[Card, ...]
    ready: tuple[int, ...]
    piercing: int
    strike: int
    health: int
    food: int
    push_pain: int = 0
    flee_pain: int = 0
    spared: int = 0
    free_attacks: bool = False


class Foes(NamedTuple):
    """Who is fought: `known` ones, and `number` minions of a `pool`, or so many that their Power
    reaches `until`. `harder` is Power that each minion has more.
    """

    pool: tuple[Enemy, ...]
    number: int = 0
    until: int = 0
    harder: int = 0
    known: tuple[Enemy, ...] = ()


class Outcome(NamedTuple):
    """What came of a fight: Health (none: dead) and Food that are left, and what was gained."""

    won: bool
    health: int
    food: int
    fame: int
    shards: int
    curses: int


def outcomes(
    fighter: Fighter, foes: Foes, start: Start = "strike", tries: int = TRIES
) -> list[Outcome]:
    """Return what comes of a fight, in so many tries; `start` is what is done first."""
    luck, pool = random.Random(1), list(foes.pool)
    return [_Fight(fighter, foes, pool, luck).run(start) for _ in range(tries)]


class _Fight:
    """One try."""

    def __init__(
        self, fighter: Fighter, foes: Foes, pool: list[Enemy], luck: random.Random
    ) -> None:
        self.fighter, self.pool = fighter, pool
        self.deck, self.later = list(fighter.deck), list(fighter.later)
        self.roll = luck.random
        self.health, self.food = fighter.health, fighter.food
        self.fame = self.shards = self.curses = 0
        self.spared = fighter.spared
        self.powers = list(fighter.ready)
        self.piercing = fighter.piercing
        self.enemies = self.met(foes)
        self.enemies.sort(key=_toughness)

    def run(self, start: Start) -> Outcome:
        """Fight to the end."""
        if start == "strike":
            self.draw(self.fighter.strike, self.fighter.free_attacks)
            self.round()
        pushing = start == "push"
        while self.enemies and self.health > 0 and (pushing or (start != "flee" and self.pushes())):
            pushing = False
            self.push()
            if self.health > 0:
                self.round()
        won = not self.enemies
        if not won and self.health > 0:
            self.suffer(sum(enemy.pain for enemy in self.enemies) + self.fighter.flee_pain)
        return Outcome(won, max(0, self.health), self.food, self.fame, self.shards, self.curses)

    def met(self, foes: Foes) -> list[Enemy]:
        """Draw the enemies; the pool is whole again afterwards."""
        found, left, pool = list(foes.known), foes.number, self.pool
        until, taken = foes.until, []
        while pool and (left > 0 or until > 0):
            enemy = _pop(pool, self.roll())
            taken.append(enemy)
            left -= 1
            until -= enemy.power
            found.append(enemy._replace(power=enemy.power + foes.harder) if foes.harder else enemy)
        pool += taken
        return found

    def draw(self, n: int, free_attacks: bool = False) -> None:
        """Draw and bind cards."""
        while n > 0 and (self.deck or self.later):
            if not self.deck:
                self.deck, self.later = self.later, []
            card = _pop(self.deck, self.roll())
            power, more, food, pierces = card
            n += more - (0 if free_attacks and power > 2 else 1)
            self.food += food
            self.piercing += pierces
            if power:
                self.powers.append(power)

    def round(self) -> None:
        """Defeat whom one can: the weakest first, the boss last."""
        self.powers.sort()
        left: list[Enemy] = []
        for enemy in self.enemies:
            blocked = enemy.boss and any(not other.boss for other in left)
            soaked = max(0, enemy.protection - self.piercing)
            if not blocked and strike_down(self.powers, enemy.power, soaked):
                self.fame += enemy.fame
                self.shards += enemy.shards
            else:
                left.append(enemy)
        self.enemies = left

    def pushes(self) -> bool:
        """Return whether it seems better to push than to flee."""
        price = 1 + sum(enemy.infected for enemy in self.enemies)
        if self.food < price:
            return False
        lacking = sum(e.power + 2 * e.protection for e in self.enemies) - sum(self.powers)
        pains = max(0, len(self.enemies) + self.fighter.push_pain)
        return worth_pushing(lacking, self.average(), self.food // price, pains, self.health)

    def average(self) -> float:
        """Return the Power of a card of the deck on average."""
        cards = self.deck or self.later
        return sum(card[0] for card in cards) / len(cards) if cards else 0.0

    def push(self) -> None:
        """Pay, suffer, and draw."""
        self.food -= 1 + sum(enemy.infected for enemy in self.enemies)
        self.suffer(len(self.enemies) + self.fighter.push_pain)
        if self.health > 0:
            self.draw(1)

    def suffer(self, n: int) -> None:
        """Resolve Pain."""
        spared = min(n, self.spared)
        self.spared -= max(0, spared)
        for _ in range(n - spared):
            place = int(self.roll() * len(PAINS))
            self.health -= PAINS[place]
            if place >= len(PAINS) - CURSING:
                self.curses += 1
            elif place >= len(PAINS) - STARVING:
                self.food = max(0, self.food - 1)
            if self.health <= 0:
                return


def worth_pushing(lacking: int, average: float, pushes: int, pains: int, health: int) -> bool:
    """Return whether to push on when so much Power is lacking, and a push costs `pains` cards."""
    hoped = BOLD * average
    if hoped <= 0 or pushes <= 0:
        return False
    needed = max(1.0, lacking / hoped)
    return needed <= pushes + 0.5 and health > 1.2 * pains * min(needed, 3.0) + 1.5


def _toughness(enemy: Enemy) -> int:
    return enemy.power + 2 * enemy.protection + 100 * enemy.boss


def _pop(things: list[Any], roll: float) -> Any:
    """Take one of `things` out, any of them."""
    place = int(roll * len(things))
    things[place], things[-1] = things[-1], things[place]
    return things.pop()


def strike_down(powers: list[int], need: int, soaked: int) -> bool:
    """Take out of `powers` (least first) what defeats an enemy, with the least waste one can see.

    `soaked` cards are given up to its Protection: the weakest that are left. Nothing is taken when
    it cannot be defeated.
    """
    left, used = need, []
    rest = powers[:]
    while left > 0:
        if not rest:
            return False
        place = next((n for n, power in enumerate(rest) if power >= left), len(rest) - 1)
        power = rest.pop(place)
        used.append(power)
        left -= power
    if soaked > len(rest):
        return False
    powers[:] = rest[soaked:]
    return True


# From a game or a view


def enemy_of(table: Any, kind: Minion | Royalty) -> Enemy:
    """Return an enemy as it is printed, and as a Queen's Presence changes it."""
    protection, infected = kind.protection, kind.infected
    if isinstance(kind, Minion):
        for queen in presence(table):
            for _, rule in table.cards.kinds[queen].rules("passive"):
                for verb in rule.do:
                    if isinstance(verb, say.EnemyKeyword) and _suits(verb, kind):
                        protection += verb.delta if verb.keyword == "protection" else 0
                        infected += verb.delta if verb.keyword == "infected" else 0
    boss = isinstance(kind, Royalty)
    return Enemy(kind.power, protection, kind.pain, infected, kind.shards, kind.fame, boss)


def _suits(verb: say.EnemyKeyword, kind: Minion) -> bool:
    return verb.filter is None or verb.filter.suit in (None, kind.suit)


def unseen_minions(table: Any) -> tuple[Enemy, ...]:
    """Return the minions that may be drawn next: those that lie in no discard pile or combat."""
    gone = {*table.minion_discard, *fighting(table.combat)}
    all_of_them = table.cards.of_group("minions")
    left = [card for card in all_of_them if card not in gone] or all_of_them
    return tuple(enemy_of(table, table.cards.kinds[card]) for card in left)


def living_enemies(table: Any) -> tuple[Enemy, ...]:
    """Return the enemies that are still there in the combat of the moment."""
    combat = fight_of(table)
    found = []
    for place in combat.living():
        kind = table.cards.enemy(combat.foes[place].card)
        found.append(
            Enemy(
                enemy_power(table, place),
                enemy_keyword(table, place, "protection"),
                kind.pain,
                enemy_keyword(table, place, "infected"),
                kind.shards,
                kind.fame,
                isinstance(kind, Royalty),
            )
        )
    return tuple(found)


def cards_of(table: Any, cards: Sequence[int]) -> tuple[Card, ...]:
    """Return cards as draws bind them."""
    traits = traits_of(table)
    return tuple(sorted([_card(traits[card].drawn) for card in cards]))


def _card(drawn: Any) -> Card:
    return drawn.power, drawn.more, drawn.food, drawn.pierce


def pool_of(table: Any, seat: int) -> Sequence[int]:
    """Return the cards that may lie in the deck of a seat, in no order that tells anything."""
    player = table.players[seat]
    cards: Sequence[int] = player.pool if hasattr(player, "pool") else player.deck
    return cards


def fighter_of(table: Any, seat: int, ambushed: bool = False, begun: bool = False) -> Fighter:
    """Return a player who is to fight; `begun`: who is in the combat, and draws no Strike Bonus."""
    player = table.players[seat]
    traits = traits_of(table)
    ready, piercing = [], 0
    used = fight_of(table).used if begun else []
    for card in player.bound:
        if card not in used:
            ready.append(card_power(table, seat, card) if begun else traits[card].bound)
            piercing += traits[card].drawn.pierce
    for card in dict.fromkeys((weapon_of(table, seat), *player.board.values())):
        kind = table.cards.kinds[card]
        if card in used or not _strikes(table, seat, card, kind):
            continue
        ready.append(card_power(table, seat, card))
        piercing += _pierces(kind)
    return Fighter(
        cards_of(table, pool_of(table, seat)),
        cards_of(table, player.discard),
        tuple(sorted(power for power in ready if power)),
        piercing,
        0 if begun else strike_bonus(table, seat, ambushed),
        player.health,
        player.food,
        stat(table, seat, "push_pain", 9) - 9,
        stat(table, seat, "flee_pain", 9) - 9,
        _spared(table, seat),
        allows(table, seat, "strike_skips_attacks"),
    )


def _strikes(table: Any, seat: int, card: int, kind: AnyKind) -> bool:
    """Return whether an item can be assigned to an enemy; the weapon is looked at by itself."""
    if card == RUSTY_AXE or isinstance(kind, Weapon):
        return card == weapon_of(table, seat)
    struck = isinstance(kind, Equipment) and kind.assign_power is not None
    return struck and is_awake(table, seat, kind)


def _pierces(kind: Any) -> bool:
    return any(
        isinstance(verb, say.Allow) and verb.rule == "pierce"
        for _, rule in kind.rules("passive")
        for verb in rule.do
    )


def _spared(table: Any, seat: int) -> int:
    """Return how many Pain cards the Equipment of a player spares in a combat."""
    total = 0
    for card in table.players[seat].board.values():
        kind = table.cards.kinds[card]
        if is_awake(table, seat, kind):
            for _, rule in kind.rules("before_pain"):
                spares = [v.n for v in rule.do if isinstance(v, say.Prevent) and v.what == "pain"]
                total += sum(n for n in spares if isinstance(n, int)) * rule.limit_n
    return total
