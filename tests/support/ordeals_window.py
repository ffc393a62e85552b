"""A campaign of Ordeals at its page: opened, answered on pages and on the board, made strong."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gamebox.core.question import Move
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.table import Table, new_table, record_type
from support.at_table import by_touch
from support.ordeals_play import NAMES, RULES
from support.ordeals_playing import next_deed, towards, weak_royalties
from support.ordeals_positions import CARDS
from support.ordeals_team import Team

SAID = {
    moves.GoOn: "Go on",
    moves.RetryScenario: "Try again",
    moves.RestartCampaign: "Begin again",
    moves.GiveUpCampaign: "End here",
}
TOUCHED = ("choose", "story", "lost")
"""The pages on which something is answered."""


def campaign(people: int = 1, bots: int = 0, seed: int = 3) -> Table:
    """Return a new campaign in which the first seat begins, with Royalties that are soon beaten."""
    named = [Seat("human", name) for name in NAMES[:people]]
    named += [Seat("bot", name, "easy") for name in NAMES[people : people + bots]]
    text = weak_royalties("queen", "king")
    pack = (text[:1], RULES.read_pack(text, "a test"))
    start = {"start": "0"} if len(named) > 1 else {}
    return new_table(RULES, named, {"mode": "campaign", **start}, seed, pack)


def table_at(game: OrdealsGame, people: int = 1) -> Table:
    """Return a table at which a position is played on, by people and else by bots."""
    kinds = [("human", "") if seat < people else ("bot", "easy") for seat in range(game.seats)]
    seats = [Seat(kind, name, level) for (kind, level), name in zip(kinds, NAMES, strict=False)]
    settings = {"mode": "campaign"}
    return Table(RULES, record_type(RULES)(seats=seats, options=settings, state=game))


# Answering


def press(widget) -> None:
    """Click on a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def button(page, words: str):
    """Return the button at the foot of the page of the story that says `words`."""
    buttons = page.desk.board.pages.paper.buttons
    return next(each for each in buttons if each.text().strip() == words)


def make(page, move: Move, way=by_touch) -> None:
    """Make a move by touching the board, or what the page over it offers."""
    pages, before = page.desk.board.pages, page.table.number
    if pages.page is None or pages.page.kind not in TOUCHED:
        way(page, next(offer for offer in page.controller.offers() if offer.move == move))
    elif isinstance(move, moves.PickAdventurer):
        press(pages.paper.tiles[move.name])
        press(pages.paper.buttons[-1])
    else:
        press(button(page, SAID[type(move)]))
    assert page.table.number == before + 1, move


# Playing well


def strengthen(game: OrdealsGame) -> None:
    """Let a scenario that has just begun be won soon by the first player."""
    team = Team(game)
    match team.campaign.scenario:
        case 1:
            beside = team.where("town") + 1
            team.lay(beside, "wandering_wizard", shown=False)
            team.give(hand="flourish flourish flourish strive", food=1, fame=10)
        case 2:
            beside = team.where("the_tomb") - 1
            team.lay(beside, "stranger_in_the_shadows", shown=False).tokens(beside)
            team.give(board="krakens_claws", food=1)
        case 3:
            team.lay(1, "the_skeleton_kings_throne").give(food=2, bound=_attack(team))
            game.king = 1


def _attack(team: Team) -> str:
    """Return an Attack that nobody has."""
    kinds = [CARDS.kinds[card] for card in team.game.dealer]
    return next(kind.id for kind in kinds if getattr(kind, "type", "") == "attack")


def good(game: OrdealsGame, seat: int) -> Move:
    """Return a move that leads on to the win of the scenario."""
    question = next(one for one in game.questions if one.seat == seat)
    found = options(game, question)
    match question.asks:
        case "explore" if seat == game.starter:
            return _explore(game, seat, found)
        case "explore":
            return moves.EndExplore()
        case "acquire_step":
            return moves.EndTurn()
        case "assign" | "push" | "king" | "fatigue":
            deed = next_deed(game)
            return deed[1] if deed else found[-1]
    return found[0]


def _explore(game: OrdealsGame, seat: int, found: list[Move]) -> Move:
    here, goals = game.players[seat].space, _goals(game)
    for kind in (moves.Sanctify, moves.FightKing):
        if any(isinstance(move, kind) for move in found):
            return next(move for move in found if isinstance(move, kind))
    if here not in goals:
        step = towards(game, here, goals)
        return moves.MoveTo(step) if moves.MoveTo(step) in found else moves.EndExplore()
    play = [move for move in found if isinstance(move, moves.PlayCard)]
    activate = [move for move in found if isinstance(move, moves.ActivateEncounter)]
    return [*play, *activate, moves.EndExplore()][0]


def _goals(game: OrdealsGame) -> list[int]:
    """Return where the scenario is won: at the Wizard, on cursed ground, at the King."""
    match game.campaign.scenario:
        case 1:
            return [Team(game).where("wandering_wizard")]
        case 2:
            return game.campaign.cursed
    return [game.king]
