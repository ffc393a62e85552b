"""The log of Ordeals: one line for each event that needs one."""

from collections.abc import Sequence

from gamebox.core.event import Event
from gamebox.core.words import YOU, counted, listed, said_to_you
from gamebox.games.ordeals import campaign_texts, events
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.names import amount

DECKS = {
    "own": "deck",
    "minion": "Minion deck",
    "pain": "Pain deck",
    "relic": "Relic deck",
    "dealer": "Dealer's deck",
    "curse": "Curse deck",
    "flourish": "Flourish deck",
}
LEVELS = ("Jack", "Queen", "King")
OUTCOMES = {"won": "won", "fled": "fled from", "died": "died in"}
WHY_END = {
    "king": "the King is defeated",
    "kills": "the King has killed as often as there are players",
    "jack": "the first level is over",
}


class Log:
    """Writes the log lines of one card set."""

    def __init__(self, cards: CardSet, names: Sequence[str], team: bool = False) -> None:
        self.cards = cards
        self.names = names
        self.team = team

    def line(self, event: Event) -> str:
        """Return one line, or nothing for an event that needs none."""
        line = self._line(event)
        return said_to_you(line) if YOU in self.names else line

    def _line(self, event: Event) -> str:
        who = self.names[event.seat] if isinstance(event, events.Happened) else ""
        together = campaign_texts.line(event, who, self.cards, self.names) if self.team else ""
        if together:
            return together
        for part in (
            self._turn,
            self._cards,
            self._looks,
            self._board,
            self._combat,
            self._royalty,
        ):
            line = part(event, who)
            if line:
                return line
        return ""

    def _turn(self, event: Event, who: str) -> str:
        match event:
            case events.RoundBegan(number):
                return f"Round {number} begins."
            case events.TurnBegan():
                return f"The turn of {who} begins."
            case events.FatiguePaid(_, effort, given_up):
                if given_up:
                    return f"{who} gave up {self._names(given_up)}."
                return f"{who} paid {effort} Effort for bound cards."
            case events.Changed(_, res, n, left):
                verb = "gained" if n > 0 else "lost"
                return f"{who} {verb} {amount(res, abs(n))}: {left} now."
            case events.PowerGained(_, card, n):
                return f"{self._name(card)} has {n} more Power."
            case events.Died(_, by_king):
                return f"{who} died{', killed by the King' if by_king else ''}."
            case events.EndTriggered(why):
                return f"The game ends with this round: {WHY_END[why]}."
            case events.Duelled(_, power):
                return f"{who} has {power} Power in the duel."
            case events.GameScored(scores, _) if self.team:
                return f"The campaign is over: {campaign_texts.shared_fame(scores)}."
            case events.GameScored(scores, _):
                totals = (f"{n} {s}" for n, s in zip(self.names, scores, strict=True))
                return f"The game is over: {listed(totals)}."
        return ""

    def _cards(self, event: Event, who: str) -> str:
        match event:
            case events.CardPlayed(_, card, bound):
                return f"{who} {'bound' if bound else 'played'} {self._name(card)}."
            case events.CardsDrawn(_, count, cards):
                what = self._names(cards) if cards else counted(count, "card", "cards")
                return f"{who} drew {what}."
            case events.CardsBound(_, cards):
                return f"{self._names(cards)} drawn and bound by {who}."
            case events.CardsDiscarded(_, cards, _):
                return f"{who} discarded {self._names(cards)}."
            case events.CardDestroyed(_, card):
                return f"{self._name(card)} of {who} is destroyed."
            case events.CardTaken(_, card):
                return f"{who} took {self._name(card)}."
            case events.CardAcquired(_, card, price):
                return f"{who} acquired {self._name(card)} for {price} Effort."
            case events.ItemStashed(_, card, fame):
                return f"{who} stashed {self._name(card)} for {fame} Fame."
            case events.CardReturned(_, card):
                return f"{who} took {self._name(card)} back into hand."
        return ""

    def _looks(self, event: Event, who: str) -> str:
        match event:
            case events.CardsLookedAt(_, deck, count, cards):
                what = self._names(cards) if cards else counted(count, "card", "cards")
                return f"{who} looked at {what} of the {DECKS[deck]}."
            case events.CardsRevealed(_, cards):
                return f"{who} revealed {self._names(cards)}."
            case events.CardCopied(_, card, copied):
                return f"{self._name(card)} of {who} copies {self._name(copied)}."
            case events.DeckShuffled(deck, seat):
                whose = f" of {self.names[seat]}" if seat is not None else ""
                return f"The {DECKS[deck]}{whose} is shuffled anew."
        return ""

    def _board(self, event: Event, who: str) -> str:
        match event:
            case events.Moved(_, _, paid, 1, card):
                how = {"food": "for Food", "health": "for Health", "free": "for free"}[paid]
                where = "a face-down Encounter" if card is None else self._name(card)
                return f"{who} moved to {where} {how}."
            case events.EncounterRevealed(_, _, card, _):
                return f"{who} revealed {self._name(card)}."
            case events.EncounterActivated(_, _, card):
                return f"{who} activated {self._name(card)}."
            case events.AmbushAvoided(_, _, failed):
                return "The Ambush fails." if failed else f"{who} avoided the Ambush."
            case events.EncounterScouted(_, _, card):
                what = "a face-down Encounter" if card is None else self._name(card)
                return f"{who} looked at {what}."
            case events.CubesPlaced(_, n):
                return f"{counted(n, 'Usage cube is', 'Usage cubes are')} added."
            case events.EncounterReplaced(_, card, _):
                return f"{self._name(card)} takes the place of the Gate."
            case events.LevelBuilt(level, _, _):
                return "" if self.team else f"Level {level} is laid out; all go to the Town."
        return ""

    def _combat(self, event: Event, who: str) -> str:
        match event:
            case events.CombatBegan(_, encounter, ambushed):
                how = "fell into an Ambush" if ambushed else "fought"
                return f"{who} {how}: {self._name(encounter)}."
            case events.EnemyRevealed(_, card, _):
                return f"{self._name(card)} appears."
            case events.EnemyGone(_, card, _):
                return f"{self._name(card)} is gone."
            case events.CardAssigned(_, card, _, power):
                return f"{who} assigned {self._name(card)} with {power} Power."
            case events.EnemyDefeated(_, card, _, shards, fame):
                loot = f"{counted(shards, 'Token Shard', 'Token Shards')} and {fame} Fame"
                return f"{who} defeated {self._name(card)}: {loot}."
            case events.Pushed(_, food):
                return f"{who} pushed on for {food} Food."
            case events.Fled(_, forced):
                return f"{who} {'had no Food to push and ' if forced else ''}fled."
            case events.PainResolved(_, card):
                return f"Pain for {who}: {self._name(card)}."
            case events.PainSpared(_, count):
                return f"{who} is spared {counted(count, 'Pain card', 'Pain cards')}."
            case events.CombatEnded(_, outcome):
                return f"{who} {OUTCOMES[outcome]} the combat."
        return ""

    def _royalty(self, event: Event, who: str) -> str:
        match event:
            case events.RoyaltyShown(level, card):
                return f"The {LEVELS[level - 1]} of this game is the {self._name(card)}."
            case events.KingPlaced():
                return "The King leaves his throne and hunts from now on."
            case events.KingMoved(_, after):
                return f"The King moves toward {self.names[after]}."
            case events.Retreated():
                return f"{who} retreats from the King."
            case events.RoyaltyDefeated(_, card):
                return f"{who} has defeated the {self._name(card)}."
            case events.LootChosen(_, choice, shards):
                price = counted(shards, "Token Shard", "Token Shards")
                return {
                    "relic": f"{who} paid {price} for a Relic.",
                    "exchange": f"{who} exchanged {price} for cards.",
                    "pass": f"{who} passed.",
                }[choice]
        return ""

    def _name(self, card: int) -> str:
        return self.cards.kinds[card].name

    def _names(self, cards: Sequence[int]) -> str:
        return listed(map(self._name, cards))
