"""What several people at one screen are offered together in Medium: votes and the use of ESP cards.

Each has keys: the number of the own seat, and for no match the letter below it on the keyboard.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt

from gamebox.core.question import Move
from gamebox.games.medium import moves
from gamebox.games.medium.facts import link_words, partners
from gamebox.games.medium.view import MediumView
from ui.table.manners import Hotkey
from ui.table.offers import Offer
from ui.table.screen_moves import NOBODY_ASKED, AnswerAlike, Claim

YES, NO = "12345678", "QWERTYUI"
"""The keys of the seats, in their order."""
KEEP = "K"
CLAIMS: dict[type[Move], tuple[str, str]] = {
    moves.UseIncantation: ("decides about an Incantation", "Nobody for now"),
    moves.UseDivination: ("decides about a Divination", "Nobody"),
}
"""What somebody does who would use an ESP card, and what is said when nobody does."""
ALL_TURN = "Nobody in this turn"


def together(offers: Sequence[Offer], names: Sequence[str]) -> list[Offer]:
    """Return the offers of a shared screen: a button for each person, and one for nobody.

    Of people the first to press the button has the ESP card to use. [esp.order]
    """
    used = next((type(offer.move) for offer in offers if type(offer.move) in CLAIMS), None)
    if used is not None:
        return _claims(offers, names, *CLAIMS[used])
    return [_vote(offer) for offer in offers]


def sentence(view: MediumView, names: Sequence[str]) -> str:
    """Return what several people are asked together; empty where the usual sentence serves."""
    asks = view.question.asks if view.question is not None else ""
    active, partner = (names[seat] for seat in partners(view))
    if asks == "incantation":
        return f"Who forbids {active} and {partner} a word, by Incantation?"
    if asks == "divination":
        first, second = ((word or "silence").upper() for word in link_words(view))
        return f"Who tries {first} and {second} with a neighbour, by Divination?"
    return ""


def _claims(offers: Sequence[Offer], names: Sequence[str], does: str, nobody: str) -> list[Offer]:
    """Return one offer for each who may use the card, and those to keep it for everybody."""
    found = []
    for seat in dict.fromkeys(offer.seat for offer in offers):
        text = f"{names[seat]} {does}"
        path, rule = (f"esp:{seat}",), offers[0].rule
        found.append(Offer(seat, Claim(), path, text, rule, f"{YES[seat]}  {names[seat]}"))
    for move in dict.fromkeys(one.move for one in offers if isinstance(one.move, moves.KeepEsp)):
        label = ALL_TURN if move.all_turn else nobody
        key = "" if move.all_turn else f"{KEEP}  "
        thing = "button:keep-turn" if move.all_turn else "button:keep"
        found.append(
            Offer(NOBODY_ASKED, AnswerAlike(move), (thing,), label, offers[0].rule, f"{key}{label}")
        )
    return found


def _vote(offer: Offer) -> Offer:
    """Return a vote with its key on its button."""
    if not isinstance(offer.move, moves.Vote) or not offer.label:
        return offer
    keys = YES if offer.move.match else NO
    return replace(offer, label=f"{keys[offer.seat]}  {offer.label}", text=offer.label)


def shared_keys(seats: Sequence[int], names: Sequence[str]) -> list[Hotkey]:
    """Return the keys of the people who share the screen."""
    found = [Hotkey(_key(KEEP), "let nobody use an ESP card for now", _kept_by_all, "button:keep")]
    for seat in seats:
        name = names[seat]
        yes, no = f"{name} votes match or uses the ESP card", f"{name} votes no match"
        found.append(Hotkey(_key(YES[seat]), yes, _yes, "button:match", seat))
        found.append(Hotkey(_key(NO[seat]), no, says(match=False), "button:no-match", seat))
    return found


def _key(letter: str) -> Qt.Key:
    return Qt.Key(ord(letter))


def _yes(move: Move) -> bool:
    return isinstance(move, Claim) or says(match=True)(move)


def _kept_by_all(move: Move) -> bool:
    return isinstance(move, AnswerAlike) and move.move == moves.KeepEsp()


def says(*, match: bool) -> Callable[[Move], bool]:
    """Return what tells a prediction or a vote of this kind from other moves."""

    def fits(move: Move) -> bool:
        return isinstance(move, moves.Predict | moves.Vote) and move.match is match

    return fits
