"""What an ally in a campaign of Ordeals aims at, and what it is worth.

The numbers were tuned by campaigns of bots.
"""

from msgspec import Struct

WIN = 100.0
"""What it is worth to win a scenario."""

LOST = 60.0
"""What it costs to lose a scenario."""

SANCTIFIED = 30.0
"""What it is worth to break one of the curses."""

NEARER = 0.7
"""The part of that which each step less than there is worth."""


class Aim(Struct, frozen=True, kw_only=True):
    """How an ally leans in a scenario.

    `fame` is what a Fame is worth that the scenario asks for, `spare` any other; `shard` a Token
    Shard that no Relic needs; `news` an Encounter revealed, `death` the first death. `rounds` is
    how many rounds it plans for; `food` how much more Food is worth, the rest is as in a manner.
    """

    fame: float = 0.15
    spare: float = 0.15
    shard: float = 0.5
    news: float
    death: float = 12.0
    rounds: int
    food: float = 1.0
    care: float = 1.3
    attack: float = 1.0
    economy: float = 1.0


AIMS = {
    1: Aim(fame=1.5, news=0.8, rounds=16, economy=1.2),
    2: Aim(news=1.2, death=8.0, rounds=14, attack=1.1),
    3: Aim(shard=0.25, news=0.6, rounds=12, food=1.6, attack=1.3),
}
"""By scenario."""

HASTY = 6
"""How many rounds before the time is up the team begins to make haste."""

CARD_FAME = 0.15
"""What the Fame of a card is worth: it counts only for the rank."""

SHARD, RELIC = 1.6, 14.0
"""What a Token Shard and a Relic are worth while a curse still needs one."""

SPARE_RELIC = 7.0
"""What a Relic is worth that no curse needs: it makes strong for the King."""

CROWN, ROUT = 40.0, 3.0
"""What it is worth to beat the King now, not later; and while his Throne is hidden."""

PATIENCE = (11, 12, 13, 13)
"""Until when on the Time tracker teams of one to four grow strong before they win.

Their decks go with them to the King, and what the time costs in the end is shared by all.
"""

SHUNNED = 15.0
"""What keeps the team from the Queen while there are other ways to Relics."""

CUBE = 0.9
"""What a cube on the active Quest is worth."""

AWAY = 0.15
"""How likely the King meets who is near, but whom he does not seek."""

SAVED = 0.8
"""The part of their Power that cards are worth which stay bound until the King is met."""

CURSED = 1.4
"""What it costs to tread on cursed ground."""
