"""Combat, step by step as the rulebook tells it. [combat.start to combat.end]"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import language as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.binding import (
    bind_drawn,
    draw_for_weapon,
    resolve_bound,
    skips_attacks,
)
from gamebox.games.ordeals.cards import Minion
from gamebox.games.ordeals.conditions import holds_all, matches
from gamebox.games.ordeals.effects import (
    Answers,
    Pending,
    Source,
    fire,
    rules_of,
    run_verbs,
    start_rule,
)
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import BeforePain, leave_combat, own_rules, place_king
from gamebox.games.ordeals.stats import (
    card_power,
    counted_power,
    end_mods,
    enemy_keyword,
    enemy_power,
    presence,
    stat,
    strike_bonus,
    use_up,
)
from gamebox.games.ordeals.zones import take_top

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import Combat, Foe, OrdealsGame


def fight_of(game: "OrdealsGame") -> "Combat":
    """Return the combat; there is one."""
    assert game.combat is not None
    return game.combat


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
    game.tell(moves.EnemyRevealed(combat.seat, card, place))
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
        """Ask for the split, where there is more than one minion."""
        if len(fight_of(game).living()) > 1:
            game.ask(self, [Question(self.seat, "split", "encounter.devil")])
        else:
            begin_group(game, tuple(fight_of(game).living()))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Let the other player choose."""
        move = answers[self.seat]
        assert isinstance(move, moves.SplitMinions)
        rest = tuple(n for n in fight_of(game).living() if n not in move.foes)
        game.push(ChooseGroup(self.seat, self.chooser, (move.foes, rest)))


class ChooseGroup(Step, frozen=True):
    """Devil's Choice: which group is fought."""

    seat: int
    chooser: int
    groups: tuple[tuple[int, ...], tuple[int, ...]]

    def run(self, game: "OrdealsGame") -> None:
        """Ask the player to the left."""
        game.ask(self, [Question(self.chooser, "group", "encounter.devil")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Discard the other group."""
        move = answers[self.chooser]
        assert isinstance(move, moves.PickGroup)
        begin_group(game, self.groups[move.place])


def begin_group(game: "OrdealsGame", group: tuple[int, ...]) -> None:
    """Fight these minions; the others are discarded without effect. [encounter.devil]"""
    combat = fight_of(game)
    game.tell(moves.GroupChosen(combat.seat, group))
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


class CombatRound(Step, frozen=True):
    """Combat 2: a round begins. [round.start]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities act, then assign."""
        combat = fight_of(game)
        combat.round += 1
        game.tell(moves.RoundOfCombatBegan(self.seat, combat.round))
        game.push(AssignCards(self.seat))
        fire(game, combat_rules(game, self.seat, "round_start"))


class AssignCards(Step, frozen=True):
    """Combat 2a: assign cards and items to enemies. [assign.enough, assign.once, boss.last]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next card, while there is an enemy."""
        if fight_of(game).living():
            game.ask(self, [Question(self.seat, "assign", "assign.enough")])
        else:
            game.push(CleanUp(self.seat))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Assign a card, use an ability, or end the round."""
        match answers[self.seat]:
            case moves.Assign(card, foe, part):
                game.push(self)
                assign(game, self.seat, card, foe, part)
            case moves.UseCard(card):
                game.push(self)
                use_item(game, self.seat, card)
            case moves.EndAssign():
                game.push(LootEnemies(self.seat), CleanUp(self.seat))


def assign(game: "OrdealsGame", seat: int, card: int, foe: int, part: int) -> None:
    """Assign a card; its abilities for that act before the enemy is looked at. [assign.ability]"""
    from gamebox.games.ordeals.state import Hit  # noqa: PLC0415

    combat = fight_of(game)
    combat.foes[foe].hits.append(Hit(card, part))
    first = card not in combat.used
    if first:
        combat.used.append(card)
    power = part or card_power(game, seat, card)
    game.tell(moves.CardAssigned(seat, card, foe, power))
    if not first:
        return
    source = Source(card, seat, about=foe, by=seat)
    fire(
        game,
        [
            Pending(source, rule)
            for rule in rules_of(game, seat, card, "on_assign")
            if holds_all(game, source, rule.conditions)
        ],
    )


def use_item(game: "OrdealsGame", seat: int, card: int) -> None:
    """Use an ability of a card of one's own. [cards.use]"""
    for trigger in ("use_combat", "use_any", "use"):
        for pending in own_rules(game, seat, trigger):
            if pending.source.card == card:
                start_rule(game, pending.source, pending.rule)
                return


def hits_on(game: "OrdealsGame", foe: "Foe") -> list[tuple[int, int]]:
    """Return what is assigned to an enemy, with its Power now."""
    seat = fight_of(game).seat
    return [(hit.card, hit.part or card_power(game, seat, hit.card)) for hit in foe.hits]


def power_against(game: "OrdealsGame", place: int) -> int:
    """Return the Power assigned to an enemy that counts. [enemy.protection]"""
    hits = hits_on(game, fight_of(game).foes[place])
    return counted_power(game, hits, enemy_keyword(game, place, "protection"))


def is_beaten(game: "OrdealsGame", place: int) -> bool:
    """Return whether an enemy has enough Power assigned to be defeated. [assign.enough]"""
    foe = fight_of(game).foes[place]
    return bool(foe.hits) and power_against(game, place) >= enemy_power(game, place)


class LootEnemies(Step, frozen=True):
    """Combat 2b: the rewards of the defeated enemies. [loot.gain, loot.order]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Gain Token Shards and Fame, then let abilities act."""
        combat = fight_of(game)
        beaten = [n for n in combat.living() if is_beaten(game, n)]
        for n in beaten:
            foe = combat.foes[n]
            foe.state = "defeated"
            kind = game.cards.enemy(foe.card)
            game.tell(moves.EnemyDefeated(self.seat, foe.card, n, kind.shards, kind.fame))
            gain_loot(game, n)
        pending = [one for n in beaten for one in defeat_rules(game, n)]
        game.push(OfferConversion(self.seat))
        fire(game, pending)


def gain_loot(game: "OrdealsGame", place: int) -> None:
    """Gain the printed rewards of an enemy. [loot.gain]"""
    from gamebox.games.ordeals.do_resources import gain  # noqa: PLC0415

    combat = fight_of(game)
    card = combat.foes[place].card
    foe, source = game.cards.enemy(card), Source(card, combat.seat)
    gain(game, combat.seat, "fame", foe.fame, source)
    gain(game, combat.seat, "shards", foe.shards, source)


def defeat_rules(game: "OrdealsGame", place: int) -> list[Pending]:
    """Return what acts when an enemy is defeated: cards, the enemy, Equipment. [loot.order]"""
    combat = fight_of(game)
    seat, foe = combat.seat, combat.foes[place]
    found: list[Pending] = []
    for card in dict.fromkeys(hit.card for hit in foe.hits):
        source = Source(card, seat, about=place, by=seat, drawn=False)
        for rule in rules_of(game, seat, card, "on_kill"):
            if matches(game, foe.card, rule.filter):
                found.append(Pending(source, rule))
    own = Source(foe.card, seat, foe=place, about=place, by=seat)
    found += [Pending(own, rule) for _, rule in game.cards.kinds[foe.card].rules("on_defeat")]
    for pending in own_rules(game, seat, "enemy_defeated", foe.card):
        found.append(Pending(replace(pending.source, about=place), pending.rule))
    return found


class OfferConversion(Step, frozen=True):
    """The Crucible: Token Shards of this combat may become Fame.

    All of them: those gained before, those still to come, and those of the reward.
    [encounter.crucible]
    """

    seat: int
    reward: bool = False

    def run(self, game: "OrdealsGame") -> None:
        """Ask, once in a combat, where there are any."""
        combat = fight_of(game)
        if combat.convert is None or combat.converted:
            return
        paid = self.reward and any(foe.state == "defeated" for foe in combat.foes)
        if combat.shards or (paid and any(map(combat.convert.turns, combat.reward))):
            game.ask(self, [Question(self.seat, "use", "encounter.crucible")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Turn them all."""
        if isinstance(answers[self.seat], moves.Accept):
            convert_shards(game)


def convert_shards(game: "OrdealsGame") -> None:
    """Turn all Token Shards of a combat so far, and those still to come."""
    from gamebox.games.ordeals.do_resources import change  # noqa: PLC0415

    combat = fight_of(game)
    convert = combat.convert
    assert convert is not None
    n = min(combat.shards, getattr(game.players[combat.seat], convert.from_))
    change(game, combat.seat, convert.from_, -n)
    change(game, combat.seat, convert.to, n * convert.rate)
    combat.converted, combat.shards = True, 0
    combat.reward = tuple(
        replace(verb, res=convert.to, n=verb.n * convert.rate)
        if convert.turns(verb) and isinstance(verb, say.Gain) and isinstance(verb.n, int)
        else verb
        for verb in combat.reward
    )


class CleanUp(Step, frozen=True):
    """Combat 2c: defeated enemies and assigned cards go away. [combat.clean]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Clean up, and go on with what is left."""
        combat, player = fight_of(game), game.players[self.seat]
        spent = [card for card in combat.used if card in player.bound]
        player.bound = [card for card in player.bound if card not in spent]
        player.played += spent
        for card in combat.used:
            player.keep.pop(card, None)
        for foe in combat.foes:
            if foe.state == "defeated" and foe.hits and not foe.boss:
                game.minion_discard.append(foe.card)
            foe.hits = []
            foe.marks = [mark for mark in foe.marks if mark.until != "round"]
        end_mods(game, self.seat, "round")
        game.push(PushOrFlee(self.seat) if combat.living() else WinCombat(self.seat))


def push_cost(game: "OrdealsGame", seat: int) -> int:
    """Return the Food that a push costs: 1, and what Infected enemies add. [push.food, infected]"""
    sick = sum(enemy_keyword(game, n, "infected") for n in fight_of(game).living())
    return stat(game, seat, "push_food", constant("push_food") + sick)


def push_pain(game: "OrdealsGame", seat: int) -> int:
    """Return the Pain cards of a push: one for each remaining enemy. [push.pain]"""
    return stat(game, seat, "push_pain", len(fight_of(game).living()))


def flee_pain(game: "OrdealsGame", seat: int) -> int:
    """Return the Pain cards of fleeing: the Pain of all remaining enemies. [flee.pain]"""
    combat = fight_of(game)
    total = sum(game.cards.enemy(combat.foes[n].card).pain for n in combat.living())
    return stat(game, seat, "flee_pain", total)


class PushOrFlee(Step, frozen=True):
    """Combat 3: push or flee. [push.food, flee.pain]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask."""
        game.ask(self, [Question(self.seat, "push", "push.food")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Push on, or leave."""
        from gamebox.games.ordeals.do_resources import change  # noqa: PLC0415

        seat = self.seat
        if isinstance(answers[seat], moves.Push):
            food, pain = push_cost(game, seat), push_pain(game, seat)
            use_up(game, seat, "push_food")
            use_up(game, seat, "push_pain")
            fight_of(game).pushes += 1
            game.tell(moves.Pushed(seat, food))
            change(game, seat, "food", -food)
            game.push(BeforePain(seat, pain), DrawPushCard(seat), CombatRound(seat))
            return
        game.tell(moves.Fled(seat))
        game.push(PayForFlight(seat), EndFlight(seat))
        fire(game, flee_rules(game, seat))


class DrawPushCard(Step, frozen=True):
    """Push: draw and bind a card. [push.draw]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Bind it, then let abilities for pushing act, its own as well."""
        game.push(AfterPush(self.seat))
        bind_drawn(game, constant("push_draw"))


class AfterPush(Step, frozen=True):
    """Push: abilities act. [push.abilities]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let enemies, Equipment and bound cards act."""
        fire(game, combat_rules(game, self.seat, "on_push"))


def combat_rules(game: "OrdealsGame", seat: int, when: say.Trigger) -> list[Pending]:
    """Return what acts at a moment of a combat: enemies, Equipment, bound cards. [cards.order]"""
    return [*foe_rules(game, when), *own_rules(game, seat, when)]


def flee_rules(game: "OrdealsGame", seat: int) -> list[Pending]:
    """Return what acts before the Pain of fleeing. [flee.abilities, queen.presence]"""
    queens = [
        Pending(Source(queen, seat, by=seat), rule)
        for queen in presence(game)
        for _, rule in game.cards.kinds[queen].rules("on_flee")
        if holds_all(game, Source(queen, seat, by=seat), rule.conditions)
    ]
    return [*foe_rules(game, "on_flee"), *queens, *own_rules(game, seat, "on_flee")]


def foe_rules(game: "OrdealsGame", when: say.Trigger) -> list[Pending]:
    """Return the rules of the living enemies with a trigger."""
    combat = fight_of(game)
    return [
        Pending(Source(combat.foes[n].card, combat.seat, foe=n, about=n, by=combat.seat), rule)
        for n in combat.living()
        for _, rule in game.cards.kinds[combat.foes[n].card].rules(when)
        if rule.whose is None
    ]


class PayForFlight(Step, frozen=True):
    """Flee: resolve Pain. [flee.pain]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Resolve the Pain of all enemies that remain."""
        pain = flee_pain(game, self.seat)
        use_up(game, self.seat, "flee_pain")
        game.push(BeforePain(self.seat, pain))


class EndFlight(Step, frozen=True):
    """Combat 4: you fled. [combat.end, king.token]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Leave the combat."""
        place_king(game)
        leave_combat(game, "fled")


class WinCombat(Step, frozen=True):
    """Combat 4: you won. [combat.won]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities for winning act, before the reward."""
        game.push(OfferConversion(self.seat, reward=True), TakeReward(self.seat))
        fire(game, own_rules(game, self.seat, "combat_won"))


class TakeReward(Step, frozen=True):
    """Combat 4: the reward of the Encounter.

    It is paid when at least one enemy was defeated. [combat.reward, loot.royalty]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """End the combat, and pay; a defeated Royalty is looted."""
        from gamebox.games.ordeals.royalty import royalty_defeated  # noqa: PLC0415

        combat = fight_of(game)
        won = any(foe.state == "defeated" for foe in combat.foes)
        boss = next((foe for foe in combat.foes if foe.boss and foe.state == "defeated"), None)
        source = Source(combat.encounter, self.seat, by=self.seat)
        leave_combat(game, "won")
        if boss is not None:
            royalty_defeated(game, self.seat, boss.card)
        if won:
            run_verbs(game, source, combat.reward)


def minions_left(game: "OrdealsGame") -> list[int]:
    """Return the minions of a combat that are there and not beaten yet. [boss.last]"""
    combat = fight_of(game)
    return [
        n
        for n in combat.living()
        if isinstance(game.cards.kinds[combat.foes[n].card], Minion) and not is_beaten(game, n)
    ]
