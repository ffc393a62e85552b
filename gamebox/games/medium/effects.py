"""What happens at once in Medium, without asking anybody: tokens, ESP cards, draws."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamebox.games.medium import moves
from gamebox.games.medium.cards import CRYSTAL_BALL
from gamebox.games.medium.facts import FATE_TOKENS, HAND, KINDS, partners
from gamebox.games.medium.moves import Kind, Token, Turn

if TYPE_CHECKING:
    from gamebox.games.medium.state import MediumGame


def take_token(game: "MediumGame", kind: Kind, team: int) -> None:
    """Let a team take a token at random, a lower one where there is none.

    [token.take, token.lower]
    """
    for lower in KINDS[kind - 1 :]:
        token = pick(game, lower)
        if token is not None:
            game.piles[team].append(token)
            game.won = token
            game.tell(moves.TokenTaken(team, token))
            return
    game.tell(moves.TokenTaken(team, None))


def take_for_fortuna(game: "MediumGame") -> None:
    """Let Madame Fortuna take a 1st Attempt token at random. [two.fortuna]"""
    token = pick(game, 1)
    if token is not None:
        game.fortuna.append(token)
    game.tell(moves.FortunaTook(token))


def pick(game: "MediumGame", kind: Kind) -> Token | None:
    """Take a random token of a kind out of the supply, or None."""
    pile = game.supply[kind - 1]
    if not pile:
        return None
    game.remember("A token was turned up since.")
    return pile.pop(game.dice.below(len(pile)))


def show_predictions(game: "MediumGame", match: bool) -> None:
    """Turn the predictions up; the right ones take a Hand of Fate token. [predict.show]

    While the supply lasts, in order from the left of the partner. [predict.supply]
    """
    if not game.predictions:
        return
    left = FATE_TOKENS - sum(game.fate)
    right = [seat for seat in opponents(game) if game.predictions.get(seat) == match]
    taken = tuple(right[:left])
    for seat in taken:
        game.fate[seat] += 1
    game.tell(moves.PredictionsShown(game.predictions, match, taken))
    game.remember("Predictions were turned up since.")
    game.predictions = {}


def opponents(game: "MediumGame") -> list[int]:
    """Return the seats that are not one of the two, in order from the left of the partner."""
    return [(game.active + place) % game.seats for place in range(2, game.seats)]


def holders(game: "MediumGame", power: moves.Esp) -> list[int]:
    """Return the opponents that may use an ESP card of a kind, in order. [esp.one, esp.order]"""
    if game.esp_played:
        return []
    wanted = moves.EspCard(power)
    return [s for s in opponents(game) if game.esp[s] == wanted and s not in game.passed]


def next_asked(game: "MediumGame", seats: list[int]) -> list[int]:
    """Return who is asked next of `seats`: the first, or, when it is a person, all people.

    Of people the first to answer has it. [esp.order]
    """
    if not seats or seats[0] not in game.people:
        return seats[:1]
    return [seat for seat in seats if seat in game.people]


def use_esp(game: "MediumGame", event: moves.EspUsed) -> None:
    """Turn an ESP card to its grey side: the only one of this turn. [esp.one]"""
    card = game.esp[event.seat]
    assert card is not None
    game.esp[event.seat] = replace(card, used=True)
    game.esp_played = True
    game.tell(event)


def voters(game: "MediumGame", pair: tuple[int, int]) -> list[int]:
    """Return the people who decide whether close words match. [vote.who]

    All people but the two; where there are none, those of the two; where only bots play, nobody.
    """
    others = [seat for seat in game.people if seat not in pair]
    return others or [seat for seat in game.people if seat in pair]


def clear_turn(game: "MediumGame") -> None:
    """Put the record of the turn away, and both cards on the discard pile. [refill]"""
    attempts = tuple(game.attempts)
    game.past.append(Turn(game.active, tuple(game.cards), attempts, game.banned, game.won))
    game.discard += game.cards
    game.cards = []
    game.attempts = []
    game.banned = ""
    game.esp_played = False
    game.won = None
    game.passed = []


def refill(game: "MediumGame") -> None:
    """Let the active player and the partner draw to a full hand, while the deck lasts. [refill]"""
    for seat in partners(game):
        while game.deck and len(game.hands[seat]) < HAND:
            draw(game, seat)


def draw(game: "MediumGame", seat: int) -> None:
    """Draw the top card; a Crystal Ball shatters and is laid aside. [end.crystal]"""
    card = game.deck.pop()
    game.remember("Cards were drawn since.")
    if card == CRYSTAL_BALL:
        game.shattered, game.drawn_by = True, seat
        game.tell(moves.CrystalBallDrawn(seat))
        return
    game.hands[seat].append(card)
    game.tell(moves.CardDrawn(seat, None), {seat: moves.CardDrawn(seat, card)})
