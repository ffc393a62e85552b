"""Writing positions of a campaign of Ordeals around Quests, Rewards and sharing.

They are told as in `ordeals_positions`, and besides who I am and how far my Quests are, and theirs
of the others, who are the other adventurers in their order. What is not told is done: then its
Rewards may lie anywhere. It is the first scenario, in which anything may lie on the board.
"""

from typing import Any, NamedTuple

from gamebox.games.ordeals.campaign import adventurer_of
from gamebox.games.ordeals.campaign_state import Adventurer, Campaign
from gamebox.games.ordeals.state import OrdealsGame
from support.ordeals_laying import CARDS, Supply
from support.ordeals_positions import Told, combat, position, win

HEROES = ("colbjorn", "ysmay", "tarrow", "odila")
DONE = 4
"""The number of the Quest that comes after the last."""


class Begun(NamedTuple):
    """A campaign in which I have done the Quests before `number`, and the others before `theirs`.

    Their Rewards are out of the game, if they are not told to lie anywhere.
    """

    hero: str
    number: int
    theirs: int
    cubes: int
    ongoing: str
    weak: bool
    scenario: int
    cursed: tuple[int, ...]

    def __call__(self, game: OrdealsGame, supply: Supply) -> None:
        heroes = [self.hero, *(hero for hero in HEROES if hero != self.hero)][: game.seats]
        mine, *others = heroes
        me = deal(supply, mine, self.number)
        adventurers = [me, *(deal(supply, other, self.theirs) for other in others)]
        me.cubes, me.weak, me.ongoing = self.cubes, self.weak, supply.take(self.ongoing)
        game.campaign = Campaign(
            adventurers=adventurers, scenario=self.scenario, cursed=list(self.cursed)
        )
        game.box += [*supply.rest("quests"), *supply.rest("rewards")]


def deal(supply: Supply, hero: str, number: int) -> Adventurer:
    """Return an adventurer with the Quests from a number on, and their Rewards."""
    left = [kind for kind in CARDS.quests if kind.adventurer == hero and kind.number >= number]
    return Adventurer(
        name=hero,
        quests=supply.take(" ".join(kind.id for kind in left)),
        rewards=supply.take(" ".join(kind.reward for kind in left)),
    )


def begun(told: dict[str, Any]) -> Begun:
    """Take what is told of a campaign out of what is told of a position."""
    hero, _, number = told.pop("quest", f"colbjorn_{DONE}").rpartition("_")
    scenario = told.get("level", 1)
    return Begun(
        hero,
        int(number),
        told.pop("theirs", DONE),
        told.pop("cubes", 0),
        told.pop("ongoing", ""),
        told.pop("weak", False),
        scenario,
        told.pop("cursed", ()),
    )


def together(**told: Any) -> Told:
    """Return a position of a campaign at the start of my turn; `quest` is my active Quest."""
    return position(campaign=begun(told), **told)


def fight(minions: str = "", **told: Any) -> Told:
    """Return a combat in a campaign, up to the first question."""
    return combat(minions, campaign=begun(told), **told)


def cubes(table: Told, seat: int = 0) -> int:
    """Return how many cubes lie on the active Quest of a player."""
    return adventurer_of(table.game, seat).cubes


def active(table: Told, seat: int = 0) -> str:
    """Return the active Quest of a player, or nothing."""
    quests = adventurer_of(table.game, seat).quests
    return table.name(quests[0]) if quests else ""


def lasting(table: Told, seat: int = 0) -> str:
    """Return the ongoing abilities of a player."""
    return table.names(adventurer_of(table.game, seat).ongoing)


def felled(boss: str, **told: Any) -> Told:
    """Return a position of a campaign after my victory over a Royalty."""
    return win(boss, campaign=begun(told), **told)
