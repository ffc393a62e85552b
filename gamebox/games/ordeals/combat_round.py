"""The rounds of a combat and its end: assign, loot, push or flee. [round.start, combat.end]"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamebox.core.question import Move, Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.assigning import assign_moves
from gamebox.games.ordeals.binding import bind_drawn
from gamebox.games.ordeals.combat import (
    can_push,
    combat_rules,
    fight_of,
    flee_pain,
    flee_rules,
    is_beaten,
    push_cost,
    push_pain,
    spend_hits,
    use_item,
)
from gamebox.games.ordeals.conditions import holds_all, matches
from gamebox.games.ordeals.effects import (
    Answers,
    Pending,
    Source,
    ask_or_choose,
    fire,
    rules_of,
    run_verbs,
)
from gamebox.games.ordeals.inspire import inspirations, inspire
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import BeforePain, leave_combat, own_rules, place_king
from gamebox.games.ordeals.quests import Deed, note
from gamebox.games.ordeals.scenario_rules import comes_back, note_defeat
from gamebox.games.ordeals.stats import (
    card_power,
    end_mods,
    use_up,
)

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


class CombatRound(Step, frozen=True):
    """Combat 2: a round begins. [round.start]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities act, then assign."""
        combat = fight_of(game)
        combat.round += 1
        game.tell(events.RoundOfCombatBegan(self.seat, combat.round))
        game.push(AssignCards(self.seat))
        fire(game, combat_rules(game, self.seat, "round_start"))


class AssignCards(Step, frozen=True):
    """Combat 2a: assign cards and items to enemies. [assign.enough, assign.once, boss.last]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next card, while there is an enemy and something to assign."""
        if fight_of(game).living():
            question = Question(self.seat, "assign", "assign.enough")
            ask_or_choose(game, self, question, assign_moves(game, self.seat))
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
            case moves.Inspire():
                game.push(self)
                inspire(game, self.seat)
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
    game.tell(events.CardAssigned(seat, card, foe, power))
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


class LootEnemies(Step, frozen=True):
    """Combat 2b: the rewards of the defeated enemies. [loot.gain, loot.order]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Gain Token Shards and Fame, then let abilities act.

        A King who comes back leaves none. [scenario.immortal-king]
        """
        combat = fight_of(game)
        beaten = [n for n in combat.living() if is_beaten(game, n)]
        for n in beaten:
            foe = combat.foes[n]
            foe.state = "defeated"
            kind = game.cards.enemy(foe.card)
            empty = comes_back(game, foe.boss)
            shards, fame = (0, 0) if empty else (kind.shards, kind.fame)
            game.tell(events.EnemyDefeated(self.seat, foe.card, n, shards, fame))
            if not empty:
                gain_loot(game, n)
            note(game, self.seat, Deed("enemy_defeated", foe.card))
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
        for foe in combat.foes:
            if foe.state == "defeated" and foe.hits and not foe.boss:
                game.minion_discard.append(foe.card)
            spend_hits(game, foe)
            foe.marks = [mark for mark in foe.marks if mark.until != "round"]
        end_mods(game, self.seat, "round")
        game.push(PushOrFlee(self.seat) if combat.living() else WinCombat(self.seat))


class PushOrFlee(Step, frozen=True):
    """Combat 3: push or flee. [push.food, flee.pain]"""

    seat: int

    def open(self, game: "OrdealsGame") -> list[Move]:
        """Return to push, where there is the Food for it, to flee, and to be inspired."""
        push: list[Move] = [moves.Push()] if can_push(game, self.seat) else []
        return [*push, moves.Flee(), *inspirations(game, self.seat)]

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where there is a choice."""
        ask_or_choose(game, self, Question(self.seat, "push", "push.food"), self.open(game))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Push on, or leave."""
        from gamebox.games.ordeals.do_resources import change  # noqa: PLC0415

        seat = self.seat
        if isinstance(answers[seat], moves.Inspire):
            game.push(self)
            inspire(game, seat)
            return
        if isinstance(answers[seat], moves.Push):
            food, pain = push_cost(game, seat), push_pain(game, seat)
            use_up(game, seat, "push_food")
            use_up(game, seat, "push_pain")
            fight_of(game).pushes += 1
            game.tell(events.Pushed(seat, food))
            change(game, seat, "food", -food)
            game.push(BeforePain(seat, pain), DrawPushCard(seat), CombatRound(seat))
            return
        game.tell(events.Fled(seat, forced=not can_push(game, seat)))
        if fight_of(game).boss == "king":
            note_defeat(game, seat)
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
        note(game, self.seat, Deed("combat_won"))
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
