"""Pain and death. [pain.resolve, death.sequence]"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.campaign import holder, ongoing, start_of
from gamebox.games.ordeals.cards import PainCard
from gamebox.games.ordeals.conditions import matches
from gamebox.games.ordeals.effects import (
    Answers,
    Pending,
    Source,
    can_act,
    draw_rules,
    fire,
    rules_of,
    run_verbs,
)
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.stats import allows, is_awake, items, stat, use_up
from gamebox.games.ordeals.zones import destroy_card, destructible, draw_card, take_top

if TYPE_CHECKING:
    from gamebox.games.ordeals.language_rules import Rule, Trigger
    from gamebox.games.ordeals.language_terms import Resource
    from gamebox.games.ordeals.state import OrdealsGame


def own_rules(game: "OrdealsGame", seat: int, when: "Trigger", card: int = -1) -> list[Pending]:
    """Return the rules of a player's cards with a trigger that can act now, in their order.

    Those of Equipment, of ongoing Rewards, of bound cards, and of played ones whose rules say so.
    `card` is the card that the event is about, for the rules' filters. [cards.order]
    """
    acting, player = game.cards.acting(when), game.players[seat]
    mine = (*player.board.values(), *ongoing(game, seat), *player.bound, *player.played)
    if acting.isdisjoint(mine) and not player.copies:
        return []
    found = []
    for source, rule in _own(game, seat, when):
        wanted = rule.filter is None or (card >= 0 and matches(game, card, rule.filter))
        if wanted and can_act(game, source, rule):
            found.append(Pending(source, rule))
    return found


def _own(game: "OrdealsGame", seat: int, when: "Trigger") -> Iterator[tuple[Source, "Rule"]]:
    acting, player = game.cards.acting(when), game.players[seat]
    for item in items(game, seat):
        if item not in acting:
            continue
        kind = game.cards.kinds[item]
        for _, rule in kind.rules(when):
            if is_awake(game, seat, kind, rule):
                yield Source(item, seat, by=seat), rule
    for card in ongoing(game, seat):
        for _, rule in game.cards.kinds[card].rules(when):
            yield Source(card, seat, by=seat), rule
    for zone, cards in (("bound", player.bound), ("played", player.played)):
        for card in cards:
            if card not in acting and card not in player.copies:
                continue
            for rule in rules_of(game, seat, card, when):
                if zone in (rule.zone or ("bound",)):
                    yield Source(card, seat, by=seat), rule


class BeforePain(Step, frozen=True):
    """Pain cards are to be resolved in one go.

    First comes what may spare some of them. Where a Pain card is being resolved, its turn comes
    first. [pain.before, pain.one]
    """

    seat: int
    n: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities act, then resolve the cards."""
        if self.n <= 0:
            return
        if game.pain is not None:
            after = max(n for n, step in enumerate(game.stack) if isinstance(step, TakePain))
            game.stack.insert(after, self)
            return
        combat = game.combat
        game.spared = combat.skip_pain if combat and combat.seat == self.seat else 0
        game.push(DrawPain(self.seat, self.n))
        if game.spared < self.n:
            fire(game, own_rules(game, self.seat, "before_pain"))


class DrawPain(Step, frozen=True):
    """One Pain card after another.

    What can be used at any time may be used between two of them. [pain.one, pain.between]
    """

    seat: int
    left: int
    asked: bool = False

    def run(self, game: "OrdealsGame") -> None:
        """Skip what is spared, and draw the next card."""
        left = self.left - min(game.spared, self.left)
        if left < self.left:
            game.tell(events.PainSpared(self.seat, self.left - left))
        game.spared = 0
        if left == 0:
            return
        usable = [] if self.asked else own_rules(game, self.seat, "use_any")
        if usable and game.players[self.seat].health < constant("health_max"):
            game.push(DrawPain(self.seat, left, asked=True))
            fire(game, usable)
            return
        card = take_top(game, game.pains, game.pain_discard, "pain")
        if card is None:
            return
        game.pain, game.eased = card, 0
        game.tell(events.PainResolved(self.seat, card))
        game.push(TakePain(self.seat), DrawPain(self.seat, left - 1))
        fire(game, own_rules(game, self.seat, "on_pain", card))


class TakePain(Step, frozen=True):
    """A Pain card takes effect, and is discarded."""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Carry it out."""
        card = game.pain
        assert card is not None
        game.pain = None
        game.pain_discard.append(card)
        for _, rule in game.cards.kinds[card].rules("resolve"):
            run_verbs(game, Source(card, self.seat), rule.do)


def lose_health(game: "OrdealsGame", seat: int, n: int, card: int) -> None:
    """Let a player lose Health; of a Pain card it may be more or less. [pain.health]

    Before another loss that kills, what can be used at any time may be used. [pain.between]
    """
    pain = isinstance(game.cards.kinds[card], PainCard)
    if n and pain:
        n = max(0, n - game.eased)
        if n:
            n = stat(game, seat, "pain_health", n)
            use_up(game, seat, "pain_health")
    game.push(LoseHealth(seat, n))
    if n and not pain and n >= game.players[seat].health:
        fire(game, own_rules(game, seat, "use_any"))


class LoseHealth(Step, frozen=True):
    """Health is lost.

    Abilities may make the loss smaller; with no Health left the player dies. [health.loss]
    """

    seat: int
    n: int

    def run(self, game: "OrdealsGame") -> None:
        """Let abilities act, and then lose it."""
        if self.n:
            game.eased = 0
        game.push(ApplyLoss(self.seat, self.n))
        if self.n:
            fire(game, own_rules(game, self.seat, "on_health_loss"))


class ApplyLoss(Step, frozen=True):
    """The Health goes, and death is checked at once. [death.check]"""

    seat: int
    n: int

    def run(self, game: "OrdealsGame") -> None:
        """Take the Health away."""
        player = game.players[self.seat]
        loss = min(player.health, max(0, self.n - game.eased) if self.n else 0)
        game.eased = 0
        player.health -= loss
        if loss:
            game.tell(events.Changed(self.seat, "health", -loss, player.health))
        if player.health == 0:
            die(game, self.seat)


# Death


def die(game: "OrdealsGame", seat: int) -> None:
    """Let a player die: all that was still to happen to them is dropped. [death.sequence]

    Dying against the King, in combat or in retreat, is one of his kills. [king.kills]
    """
    from gamebox.games.ordeals.scenario_rules import note_death  # noqa: PLC0415

    combat = game.combat
    by_king = game.facing_king == seat or (
        combat is not None and combat.seat == seat and combat.boss == "king"
    )
    game.deaths += 1
    game.tell(events.Died(seat, by_king))
    note_death(game, seat, by_king)
    dropped = [step for step in game.stack if getattr(step, "seat", None) == seat]
    game.stack[:] = [step for step in game.stack if step not in dropped]
    if game.pain is not None and any(isinstance(step, TakePain) for step in dropped):
        game.pain_discard.append(game.pain)
        game.pain = None
    if combat is not None and combat.seat == seat:
        place_king(game)
        leave_combat(game, "died")
    game.push(DestroyAtDeath(seat), Return(seat))
    by_jack = game.short and combat is not None and combat.seat == seat and combat.boss == "jack"
    if by_king or by_jack:
        game.kills += 1


def place_king(game: "OrdealsGame") -> None:
    """Put the King's token on his Encounter after the first combat he won. [king.token]"""
    combat = game.combat
    if combat is not None and combat.boss == "king" and game.king is None:
        game.king = game.players[combat.seat].space
        game.tell(events.KingPlaced(game.king))


def leave_combat(game: "OrdealsGame", outcome: events.Outcome) -> None:
    """Put enemies and bound cards away. [combat.end]"""
    combat = game.combat
    assert combat is not None
    player = game.players[combat.seat]
    for foe in combat.foes:
        if not foe.boss and (foe.state == "alive" or (foe.state == "defeated" and foe.hits)):
            game.minion_discard.append(foe.card)
    player.played += player.bound
    player.bound = []
    player.limits = {key: n for key, n in player.limits.items() if not key.startswith("combat")}
    player.mods = [mod for mod in player.mods if mod.until == "turn"]
    game.combat = None
    game.tell(events.CombatEnded(combat.seat, outcome))


class DestroyAtDeath(Step, frozen=True):
    """Death: lose Food, and destroy a piece of Equipment.

    One's own choice, but no Relic. [death.sequence, death.equipment]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where there is a choice."""
        there = destructible(game, self.seat)
        if len(there) > 1:
            game.ask(self, [Question(self.seat, "card", "death.equipment")])
        elif there:
            destroy_card(game, self.seat, there[0])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Destroy it."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickCard)
        destroy_card(game, self.seat, move.card)


class Return(Step, frozen=True):
    """Death: back to the Town with a new hand.

    Food and Fame are lost, all cards are shuffled into the deck. [death.sequence]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Reset the player."""
        seat, player = self.seat, game.players[self.seat]
        if not allows(game, seat, "keep_food_on_death"):
            set_to(game, seat, "food", 0)
        lost = stat(game, seat, "death_fame", constant("death_fame"))
        use_up(game, seat, "death_fame")
        whose = holder(game, seat)
        set_to(game, whose, "fame", max(0, game.players[whose].fame - lost))
        set_to(game, seat, "health", constant("death_health"))
        set_to(game, seat, "effort", 0)
        player.space = town_space(game)
        game.tell(events.Moved(seat, player.space, "free", 0))
        player.deck += [*player.hand, *player.discard, *player.played, *player.bound]
        player.hand, player.discard, player.played, player.bound = [], [], [], []
        player.copies, player.free_moves = {}, 0
        game.shuffle(player.deck)
        game.tell(events.DeckShuffled("own", seat))
        draw_hand(game, seat, constant("hand_size"))


def set_to(game: "OrdealsGame", seat: int, res: "Resource", value: int) -> None:
    """Set a resource of a player, and tell of the change."""
    player = game.players[seat]
    before: int = getattr(player, res)
    setattr(player, res, value)
    if value != before:
        game.tell(events.Changed(seat, res, value - before, value))


def town_space(game: "OrdealsGame") -> int:
    """Return the space of the Town, or of what stands for it. [campaign.town]"""
    start = start_of(game)
    return next(
        n
        for n, space in enumerate(game.spaces)
        if space is not None and game.cards.encounter(space.card).id == start
    )


def draw_hand(game: "OrdealsGame", seat: int, n: int) -> None:
    """Draw cards into the hand; their abilities for being drawn act. [draw.empty]"""
    fire(game, draw_rules(game, seat, draw_cards(game, seat, n)))


def draw_cards(game: "OrdealsGame", seat: int, n: int) -> list[int]:
    """Draw cards into the hand, as many as there are, and return them. [draw.empty]"""
    drawn = []
    for _ in range(n):
        card = draw_card(game, seat)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        game.players[seat].hand += drawn
        hidden = events.CardsDrawn(seat, len(drawn))
        game.tell(hidden, {seat: events.CardsDrawn(seat, len(drawn), tuple(drawn))})
    return drawn
