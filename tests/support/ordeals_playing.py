"""Ordeals played at random: weak Royalties, a campaign that can be won, and moves that lead on."""

import re

from gamebox.core.question import Move
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.board import adjacent
from gamebox.games.ordeals.campaign import relics_of
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.quests import complete
from gamebox.games.ordeals.scenario import TellStory, deal_quests
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.resources import resource_text


def weak_royalties(*ranks: str) -> str:
    """Return the Royalties of `ranks`, each with a Power of 1 and hardly a minion."""
    [_, *cards] = resource_text("ordeals", "royalty.toml").split("[[card]]")
    weak = [card for card in cards if any(f'rank = "{rank}"' in card for rank in ranks)]
    text = "[[card]]".join(["", *weak])
    return re.sub(r"^(power|minion_draw) = \d+", r"\1 = 1", text, flags=re.MULTILINE)


def kind_places() -> str:
    """Return a Wizard who tells all for nothing, and a Demon Trader who gives Relics away."""
    [_, *cards] = resource_text("ordeals", "encounters.toml").split("[[card]]")
    return "".join(
        "[[encounter]]" + re.sub(asks, "", card)
        for card in cards
        for name, asks in KIND.items()
        if f'id = "{name}"' in card
    )


def small_quests() -> str:
    """Return all Quests, each complete with the first cube."""
    quests, _, _ = resource_text("ordeals", "quests.toml").partition("[[reward]]")
    [_, *cards] = quests.split("[[quest]]")
    text = "".join(f'[[card]]\nkind = "quest"{card}' for card in cards)
    return re.sub(r"goal = \d+", "goal = 1", text)


KIND = {
    "wandering_wizard": r', if = \{[^}]*\}, cost = \[ \{[^}]*\} \](?=, do = \[ \{ v = "signal")',
    "demon_trader": r", cost = \[ \{[^}]*\} \]",
}
"""What the first ability of an Encounter asks for."""


def next_deed(game: OrdealsGame) -> tuple[int, Move] | None:
    """Return what leads on: arm, find the boss, assign and persist, acquire Power."""
    question = game.questions[0]
    found = options(game, question)
    wanted: tuple[type[Move], ...] = ()
    match question.asks:
        case "fatigue":
            wanted = (moves.PayFatigue, moves.PlayCard)
        case "explore":
            return question.seat, explore(game, question.seat, found)
        case "assign":
            wanted = (moves.Assign, moves.EndAssign)
        case "push":
            wanted = (moves.Push,)
        case "king":
            wanted = (moves.FightKing,)
        case "acquire_step":
            return question.seat, acquire(game, found)
    for kind in wanted:
        for move in found:
            if isinstance(move, kind):
                return question.seat, move
    return None


def explore(game: OrdealsGame, seat: int, found: list[Move]) -> Move:
    """Return the next move of an Explore step: play all, then go where the boss is or may be."""
    here = game.players[seat].space
    goals = team_goals(game, seat) or bosses(game) or unknown(game)
    for move in found:
        if isinstance(move, moves.PlayCard | moves.Sanctify | moves.HealWeapon):
            return move
    if here in goals and moves.FightKing() in found:
        return moves.FightKing()
    if here not in goals and (space := towards(game, here, goals)) is not None:
        for move in (moves.MoveFree(space), moves.MoveTo(space)):
            if move in found:
                return move
    return moves.ActivateEncounter() if moves.ActivateEncounter() in found else moves.EndExplore()


def acquire(game: OrdealsGame, found: list[Move]) -> Move:
    """Return the next move of an Acquire step: the card with the most Power, or the end."""
    for move in found:
        if isinstance(move, moves.PlayCard):
            return move
    offers = [move for move in found if isinstance(move, moves.AcquireCard)]
    strong = [move for move in offers if getattr(game.cards.kinds[move.card], "power", 0)]
    return max(strong, key=lambda move: game.cards.kinds[move.card].power, default=moves.EndTurn())


def team_goals(game: OrdealsGame, seat: int) -> list[int]:
    """Return where a campaign goes on: the Wizard, Relics, cursed places, the hidden Throne."""
    if game.campaign is None:
        return []
    if relics_of(game, seat):
        return game.campaign.cursed
    if any(isinstance(move, moves.ActivateEncounter) for move in options(game, game.questions[0])):
        kind = {1: "wandering_wizard", 2: "demon_trader"}.get(game.campaign.scenario, "")
        return places(game, kind) or unknown(game)
    return unknown(game)


def places(game: OrdealsGame, name: str) -> list[int]:
    """Return the spaces on which an Encounter lies face-up."""
    return [
        n
        for n, space in enumerate(game.spaces)
        if space and space.open and game.cards.encounter(space.card).id == name
    ]


def bosses(game: OrdealsGame) -> list[int]:
    """Return where the King stands, or the boss of the level lies open."""
    if game.king is not None:
        return [game.king]
    return [
        n
        for n, space in enumerate(game.spaces)
        if space and space.open and game.cards.encounter(space.card).subtype == "boss"
    ]


def unknown(game: OrdealsGame) -> list[int]:
    """Return the spaces with face-down Encounters."""
    return [n for n, space in enumerate(game.spaces) if space and not space.open]


def towards(game: OrdealsGame, here: int, goals: list[int]) -> int | None:
    """Return the space beside `here` from which one of the goals is nearest."""
    far, edge, seen = {here: here}, [here], {here}
    while edge:
        nearer = []
        for space in edge:
            for other in adjacent(space):
                if game.spaces[other] is not None and other not in seen:
                    seen.add(other)
                    far[other] = other if space == here else far[space]
                    if other in goals:
                        return far[other]
                    nearer.append(other)
        edge = nearer
    return None


def begin_later(game: OrdealsGame, scenario: int) -> None:
    """Let a campaign begin with a scenario, and with a Reward for each that it leaves out."""
    if game.campaign is None:
        return
    for seat, name in zip(range(game.seats), adventurers(), strict=False):
        game.campaign.adventurers[seat] = deal_quests(game, name)
    game.campaign.scenario = game.level = scenario
    game.stack, game.questions = [TellStory(f"before {scenario}")], []
    for seat, mine in enumerate(game.campaign.adventurers):
        for _ in range(1, scenario):
            complete(game, seat, game.cards.quest(mine.quests[0]))
    game.run()
    game.collect()


PATIENCE = 2
"""Attempts that are lost before a campaign is given up."""


def give_up(game: OrdealsGame) -> tuple[int, Move] | None:
    """Return the end of a campaign that was lost for the second time."""
    asked = game.questions[0] if game.questions else None
    if asked is None or asked.asks != "failed":
        return None
    if sum(not attempt.won for attempt in game.campaign.attempts) < PATIENCE:
        return None
    return asked.seat, moves.GiveUpCampaign()
