"""How a bot of Ordeals judges a campaign: what things are worth to a team that wants to win.

An ally sees what any judge sees, but Fame of cards hardly counts, and a death counts for all. What
is worth most is what the scenario is won by: the Wizard's secrets, Relics on cursed ground, and the
King beaten with his Throne revealed.
"""

from functools import cached_property
from typing import Any

from msgspec.structs import replace

from gamebox.games.ordeals import language_quests as quest
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.aims import (
    AIMS,
    AWAY,
    CARD_FAME,
    CROWN,
    CUBE,
    CURSED,
    HASTY,
    LOST,
    NEARER,
    PATIENCE,
    RELIC,
    ROUT,
    SANCTIFIED,
    SAVED,
    SHARD,
    SHUNNED,
    SPARE_RELIC,
    WIN,
)
from gamebox.games.ordeals.campaign import (
    adventurer_of,
    campaign_of,
    has_relic,
    on_throne,
    relics_of,
    scenario_of,
    special,
    throne_open,
)
from gamebox.games.ordeals.campaign_data import Scenario, WeightOfTheAges, WizardSecrets
from gamebox.games.ordeals.cards import Encounter, Equipment
from gamebox.games.ordeals.fights import Fighter, Outcome
from gamebox.games.ordeals.judgement import Judge
from gamebox.games.ordeals.manner import Guesses, Manner
from gamebox.games.ordeals.royalty import distances, royalty_of
from gamebox.games.ordeals.scenario_rules import retreat_pain
from gamebox.games.ordeals.worth import CARD, POWER

KING_FIGHT = say.Fight(boss="king")


class Ally(Judge):
    """What a seat can tell of one position of a campaign."""

    def __init__(self, table: Any, seat: int, manner: Manner, guesses: Guesses) -> None:
        self.campaign = campaign_of(table)
        self.scenario: Scenario = scenario_of(table)
        self.aim = AIMS[self.campaign.scenario]
        self.team_fame: int = table.players[table.starter].fame
        super().__init__(table, seat, self.leaning(table, seat, manner), guesses)

    def leaning(self, table: Any, seat: int, manner: Manner) -> Manner:
        """Return the manner as the scenario bends it; with a Relic one does not go far."""
        aim, reach = self.aim, manner.reach
        weight = special(table, WeightOfTheAges)
        if weight is not None and has_relic(table, seat):
            walked = adventurer_of(table, seat).walked
            left = weight.moves - walked + table.players[seat].free_moves
            reach = max(0, min(reach, left))
        return replace(
            manner,
            reach=reach,
            care=manner.care * aim.care,
            attack=manner.attack * aim.attack,
            economy=manner.economy * aim.economy,
        )

    def turns_ahead(self) -> float:
        """Return for how many turns one plans: what is acquired serves later scenarios too."""
        gone = self.table.rounds - self.campaign.began
        return float(min(self.manner.sight, max(4, self.aim.rounds - gone)))

    # Resources

    @cached_property
    def secrets(self) -> WizardSecrets | None:
        """What the Wizard asks for, where the team has to find him."""
        return special(self.table, WizardSecrets)

    @cached_property
    def fame_needed(self) -> int:
        """Fame that the team lacks for what the scenario asks."""
        return max(0, self.secrets.fame - self.team_fame) if self.secrets else 0

    def fame_worth(self, n: int) -> float:
        """Return what Fame is worth: much, as far as the scenario asks for it."""
        rule = self.secrets
        if rule is None:
            return self.aim.spare * n
        before, after = min(rule.fame, self.team_fame), min(rule.fame, max(0, self.team_fame + n))
        return self.aim.fame * self.haste * (after - before) + self.aim.spare * n

    @property
    def haste(self) -> int:
        """How many times as much what is lacking is worth when time gets short."""
        deadline = self.scenario.deadline
        return 1 if deadline is None else max(1, HASTY - deadline + self.campaign.tracker)

    def card_fame(self, fame: float) -> float:
        """Return what the Fame of a card is worth."""
        return CARD_FAME * fame

    @cached_property
    def waits(self) -> bool:
        """Whether the team still makes use of its time before it hears the Wizard's secrets."""
        return self.campaign.tracker < PATIENCE[self.table.seats - 1]

    @cached_property
    def relics_needed(self) -> int:
        """Relics that are still lacking for the curses."""
        return len(self.campaign.cursed) - self.relics_carried

    @cached_property
    def relics_carried(self) -> int:
        """Relics of the team that can still break a curse."""
        owned = sum(len(relics_of(self.table, seat)) for seat in range(self.table.seats))
        return min(owned, len(self.campaign.cursed))

    def shard_worth(self) -> float:
        """Return what a Token Shard is worth: a part of a Relic."""
        return SHARD if self.relics_needed else self.aim.shard

    def food_worth(self, food: int) -> float:
        """Return what it is worth to have so much Food: with it one pushes on against the King."""
        return self.aim.food * super().food_worth(food)

    def gain_worth(self, res: str, n: int) -> float:
        """Return what it is worth to gain so much, or to lose it."""
        if res == "fame":
            return self.fame_worth(max(n, -self.team_fame))
        return super().gain_worth(res, n)

    def death_cost(self) -> float:
        """Return what it costs the team that this seat dies: the last death all."""
        player = self.player
        if self.campaign.deaths:
            return LOST
        fame = -self.fame_worth(-min(10, self.team_fame))
        back = self.health_worth(10) - self.health_worth(player.health)
        return fame + self.aim.death + self.food_worth(player.food) - back

    def verb(self, verb: say.AnyVerb) -> float:
        """Return what a verb brings now; the Wizard's secrets are all that matters."""
        match verb:
            case say.Signal():
                return 0.0 if self.fame_needed or self.waits else WIN
            case say.Look(keep=keep) if keep:
                return RELIC if self.relics_needed else SPARE_RELIC
        return super().verb(verb)

    def worth_of(self, card: int) -> float:
        """Return what it is worth to have a card; what it takes the place of is stashed."""
        worth = super().worth_of(card)
        kind = self.kinds[card]
        if isinstance(kind, Equipment):
            old = self.player.board.get(kind.slot)
            if old is not None:
                stashed = self.cards.equipment_of(old)
                lost = SANCTIFIED if stashed.relic and self.campaign.cursed else 0.0
                worth += self.fame_worth(stashed.fame) - lost
        elif self.pursues(quest.AcquireOne):
            worth += 0.5 * CUBE if self.traits[card].cost else 0.0
        return worth

    # Fights

    def outcome_worth(self, one: Outcome, fighter: Fighter, reward: float) -> float:
        """Return what one outcome is worth against not to fight; a win may be for a Quest."""
        cube = CUBE if self.pursues(quest.WinFight) else 0.0
        return super().outcome_worth(one, fighter, reward + 0.5 * cube)

    def crown(self, rank: str | None) -> float:
        """Return what the defeat of a Royalty brings beside its loot."""
        match rank:
            case "king":
                return CROWN if throne_open(self.table) else ROUT
            case "queen":
                return RELIC if self.relics_needed else 0.0
        return 0.0

    def fight(
        self, verb: say.Fight, ambushed: bool = False, food: int = 0, health: int = 0
    ) -> float:
        """Return what a combat brings. The Queen is left alone while Demons trade Relics."""
        worth = super().fight(verb, ambushed, food, health)
        if verb.boss == "queen" and not self.queen_only:
            return worth - SHUNNED
        return worth

    def spent(self) -> float:
        """Return what the bound cards would still be good for: most against the King."""
        if self.table.king is None:
            return super().spent()
        bound = sum(self.traits[card].bound for card in self.player.bound)
        return SAVED * POWER * bound if self.manner.keeps else 0.0

    @cached_property
    def queen_only(self) -> bool:
        """Whether Relics can only be had from the Queen."""
        traders = [
            space
            for space in self.table.spaces
            if space is not None
            and (space.card is None or self.cards.encounter(space.card).id == "demon_trader")
        ]
        spent = all(space.open and space.cubes == 0 for space in traders)
        return bool(self.relics_needed and spent)

    @cached_property
    def king_chance(self) -> float:
        """The chance to beat the King from where one stands."""
        found = self.guesses.of(self.fighter(False, 0, 0), self.foes_of(KING_FIGHT), "strike")
        return sum(one.won for one in found) / len(found)

    # Places

    def place(self, space: int) -> float:
        """Return what it is worth to end the turn on a space, beside what is done there."""
        worth = self.cube_for_news(space)
        match self.scenario.win:
            case "wizard_reveals":
                return worth + self.near_wizard(space)
            case "curses_broken":
                return worth + self.near_curse(space)
        return worth - self.danger(space)

    def cube_for_news(self, space: int) -> float:
        """Return what it adds to reveal an Encounter: to the team, and to a Quest."""
        if self.table.spaces[space].open:
            return 0.0
        return self.aim.news + (CUBE if self.pursues(quest.RevealOne) else 0.0)

    def near_wizard(self, space: int) -> float:
        """Return what it is worth to stay near the Wizard who cannot hide any more."""
        assert self.secrets is not None
        found = [n for n in self.open_spaces if self.encounter_at(n).id == self.secrets.card]
        if not found or len(self.open_spaces) < len(self.laid):
            return 0.0
        return -0.3 * distances(self.table, found[0])[space]

    def near_curse(self, space: int) -> float:
        """Return what it is worth to be near cursed ground with a Relic, or to a Demon Trader."""
        worth = 0.0
        cursed = space in self.campaign.cursed
        if cursed and not (has_relic(self.table, self.seat) and not self.player.activated):
            worth -= CURSED
        if has_relic(self.table, self.seat):
            away = distances(self.table, space)
            nearest = min((away[n] for n in self.curses_to_break), default=9)
            return worth + SANCTIFIED * NEARER ** (nearest + 1)
        if self.relics_needed and self.player.shards >= 4:
            away = distances(self.table, space)
            traders = [away[n] for n in self.traders]
            return worth + 4.0 * NEARER ** min(traders, default=9)
        return worth

    @cached_property
    def traders(self) -> list[int]:
        """The spaces on which a Demon still trades."""
        return [
            n
            for n in self.open_spaces
            if self.encounter_at(n).id == "demon_trader" and self.table.spaces[n].cubes
        ]

    @cached_property
    def curses_to_break(self) -> list[int]:
        """The cursed spaces that no other ally with a Relic is nearer to; at least one."""
        table, here = self.table, self.player.space
        carriers = [
            other for other in range(table.seats) if other != self.seat and has_relic(table, other)
        ]
        left = []
        for space in self.campaign.cursed:
            away = distances(table, space)
            if all(away[table.players[other].space] > away[here] for other in carriers):
                left.append(space)
        return left or list(self.campaign.cursed)

    def danger(self, space: int) -> float:
        """Return what the King may cost who ends the turn on a space, before the next one."""
        table = self.table
        if table.king is None:
            return 0.0
        pursuit = royalty_of(table, 3).pursuit
        steps = 1 if pursuit is None else pursuit.n * table.seats
        away = distances(table, space)[table.king]
        if away > steps:
            return 0.0
        return self.facing(space) if self.hunted(space) else AWAY * self.facing(space)

    def hunted(self, space: int) -> bool:
        """Return whether the King comes to a space to seek who is there."""
        players = self.table.players
        least = min(player.health for player in players)
        return self.player.health == least or any(
            player.health == least and player.space == space for player in players
        )

    def facing(self, space: int) -> float:
        """Return what it costs to be attacked by the King on a space; less than 0 is a gain."""
        there = self.table.spaces[space]
        retreat = -self.pain(retreat_pain(self.table))
        fight = -self.fight(KING_FIGHT)
        if there.open and self.encounter_at(space).subtype == "boss":
            return fight + LOST * (1 - self.king_chance)
        return min(retreat, fight)

    @property
    def on_throne(self) -> bool:
        """Whether the scenario is lost by not beating the King where one stands."""
        return "lost_on_throne" in self.scenario.lose and on_throne(self.table, self.seat)

    # The others, and the board

    def other(self, seat: int) -> "Ally":
        """Return how another player of the team judges."""
        return Ally(self.table, seat, self.manner, self.guesses)

    def worth_of_relic(self, card: int) -> float:
        """Return what a Relic is good for beside breaking a curse."""
        return self.item(self.traits[card])

    @cached_property
    def laid(self) -> list[int]:
        """The spaces with an Encounter."""
        return [n for n, space in enumerate(self.table.spaces) if space is not None]

    @cached_property
    def open_spaces(self) -> list[int]:
        """The spaces whose Encounter is revealed."""
        return [n for n in self.laid if self.table.spaces[n].open]

    def encounter_at(self, space: int) -> Encounter:
        """Return the Encounter that lies revealed on a space."""
        found: Encounter = self.cards.encounter(self.table.spaces[space].card)
        return found

    # Quests

    @cached_property
    def objective(self) -> Any:
        """What the active Quest asks for, or None."""
        mine = adventurer_of(self.table, self.seat)
        return self.cards.quest(mine.quests[0]).objective if mine.quests else None

    def pursues(self, kind: type) -> bool:
        """Return whether the active Quest asks for deeds of a kind."""
        return isinstance(self.objective, kind)

    def inspiring(self) -> float:
        """Return what it brings to spend a cube now, less what it is worth on the Quest."""
        mine = adventurer_of(self.table, self.seat)
        verbs = self.cards.quest(mine.quests[0]).inspire
        return sum(self.inspired(verb) for verb in verbs) - CUBE

    def inspired(self, verb: say.AnyVerb) -> float:
        """Return what one verb of an Inspire ability brings now."""
        match verb:
            case say.Move():
                carries = has_relic(self.table, self.seat) and self.campaign.cursed
                return 6.0 if carries else 0.3
            case say.Gain("effort"):
                rule = self.secrets
                ready = rule is not None and self.player.effort == rule.effort - 1
                return WIN if ready and not (self.fame_needed or self.waits) else CARD
        return self.verb(verb)
