"""What lies on the board of Ordeals in a campaign: how it stands, the time, Quests, tokens."""

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.ordeals.campaign import adventurer_of, campaign_of, scenario_of
from gamebox.games.ordeals.cards import Quest
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.standing import goal_of_fame, standing, thresholds
from gamebox.games.ordeals.wording import capital
from gamebox.games.ordeals.wording_quests import objective, quest_texts
from ui.boards.ordeals_answers import Answer, Words
from ui.boards.ordeals_campaign_faces import (
    CurseToken,
    OngoingChip,
    QuestFace,
    StandingFace,
    TeamFame,
    TimeTrack,
)
from ui.boards.ordeals_cards import CardFace
from ui.boards.ordeals_large import LargeCard, Line, Sheet
from ui.boards.ordeals_pieces import Board
from ui.boards.ordeals_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.z import Z, layer

PANEL = QRectF(452, 8, 221, 112)
ROYAL = QRectF(612, 30, 56, 86)
FAME = QRectF(452, 287, 104, 45)
TIME = QRectF(562, 287, 418, 45)
COLUMN = QRectF(728, 516, 252, 188)
GAP = 7.0
QUEST_HIGH = {1: 188.0, 2: 100.0, 3: 84.0, 4: 74.0}
"""How high the own Quest is, by the number of players."""
INSPIRE = QRectF(0, 0, 84, 26)
ROYAL_OF = {2: 1, 3: 2}
"""Which Royalty a scenario has, by its number: the Queen, the King."""
CURSED = "A Curse token lies here: who reveals or activates this Encounter takes a Curse."


# The upper half


def scenario(sight: Sight) -> Layout:
    """Return how the scenario stands, and its Royalty; a touch opens all that is said of it."""
    view = sight.view
    number, goal = campaign_of(view).scenario, scenario_of(view)
    counts = tuple(standing(view))
    royal = royalty(sight)
    face = StandingFace(number, goal.objective, counts, ROYAL.width() + 6 if royal else 0.0)
    rows = tuple(Line(one.words, one.sign, one.number) for one in counts)
    note = f"Won: {goal.win_text} Lost: {goal.lose_text} Touch it for the special rules."
    spoken = ". ".join(one.spoken for one in counts)
    name = f"Scenario {number}, {goal.name}: {goal.objective} {spoken}"
    sheet = Sheet(goal.objective, rows, note)
    return {"scenario": Place(PANEL, face, Z.PILE, name=name, preview=sheet), **royal}


def royalty(sight: Sight) -> Layout:
    """Return the Queen or the King, where the scenario has one. [campaign.royalty]"""
    place = ROYAL_OF.get(campaign_of(sight.view).scenario)
    card = None if place is None else sight.view.royalty[place]
    if place is None or card is None:
        return {}
    one, beaten = sight.print_of(card), ("jack", "queen", "king")[place] in sight.view.fallen
    note = ("Defeated.",) if beaten else ()
    name = f"{one.spoken}{'. Defeated' if beaten else ''}"
    return {
        f"royal:{place}": Place(
            ROYAL, CardFace(one), Z.CARD, name=name, dimmed=beaten, preview=LargeCard(one, note),
            glows=False,
        )
    }  # fmt: skip


def trackers(sight: Sight) -> Layout:
    """Return the team's Fame and the Time tracker. [campaign.fame, campaign.tracker]"""
    view = sight.view
    fame, goal = view.players[view.starter].fame, goal_of_fame(view)
    asked = "" if goal is None else f" of {goal}"
    sheet = Sheet("Fame of the team", (), "All Fame that anybody gains or loses counts here.")
    marks, tracker = tuple(thresholds(view)), campaign_of(view).tracker
    rows = tuple(Line(mark.words, mark.sign) for mark in marks)
    said = "; ".join(mark.words for mark in marks)
    note = f"It moves on at the start of each turn of {sight.name(view.starter)}."
    track = TimeTrack(tracker, marks, scenario_of(view).deadline)
    return {
        "fame": Place(FAME, TeamFame(fame, goal), Z.DECOR, name=f"Fame of the team: {fame}{asked}",
                      preview=sheet, glows=False),
        "time": Place(TIME, track, Z.DECOR, name=f"Time tracker: {tracker}; {said}",
                      preview=Sheet(f"Time: {tracker}", rows, note), glows=False),
    }  # fmt: skip


def curse_token(sight: Sight, space: int, rect: QRectF) -> Layout:
    """Return the Curse token of a cursed Encounter. [scenario.cursed-ground]"""
    if sight.view.campaign is None or space not in sight.view.campaign.cursed:
        return {}
    spot = QRectF(rect.left() + 4, rect.top() + 32, 28, 28)
    return {f"curse:{space}": Place(spot, CurseToken(), layer(Z.CARD, 50))}


# The lower half


def weak_token(sight: Sight, seat: int, weapon: QRectF) -> Layout:
    """Return the Curse token on a weapon. [scenario.weakness]"""
    if sight.view.campaign is None or not adventurer_of(sight.view, seat).weak:
        return {}
    spot = QRectF(weapon.right() - 15, weapon.top() - 15, 28, 28)  # clear of name and numbers
    return {f"weak:{seat}": Place(spot, CurseToken(), layer(Z.CARD, 90))}


def ongoing_chips(sight: Sight, seat: int, room: QRectF) -> Layout:
    """Return the lasting abilities of a player, side by side in `room`. [quest.reward]"""
    mine = [] if sight.view.campaign is None else adventurer_of(sight.view, seat).ongoing
    wide = room.width() / max(1, len(mine))
    layout: Layout = {}
    for n, card in enumerate(mine):
        one = sight.print_of(card)
        rect = QRectF(room.left() + n * wide, room.top(), wide - 4, room.height())
        usable = f"card:{card}" in sight.openings
        face = OngoingChip(one.name, usable)
        layout[f"card:{card}"] = Place(
            rect, face, layer(Z.CARD, 20), name=one.spoken, preview=LargeCard(one)
        )
    return layout


def quest_facts(sight: Sight, seat: int) -> tuple[int, Quest, int] | None:
    """Return the active Quest of a player: its card, its kind, and its cubes; None: all done."""
    mine = adventurer_of(sight.view, seat)
    if not mine.quests:
        return None
    return mine.quests[0], sight.view.cards.quest(mine.quests[0]), mine.cubes


def own_quest(sight: Sight) -> tuple[Layout, QRectF]:
    """Return the reader's Quest, with its Inspire ability, and the room that is left under it."""
    high = QUEST_HIGH[sight.view.seats]
    rect = QRectF(COLUMN.left(), COLUMN.top(), COLUMN.width(), high)
    left = QRectF(COLUMN)
    left.setTop(rect.bottom() + GAP)
    return quest(sight, sight.me, rect), left


def quest(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return a player's active Quest; a touch opens the page of all Quests."""
    facts, thing = quest_facts(sight, seat), f"quest:{seat}"
    if facts is None:
        name = "All your Quests are complete"
        done = QRectF(rect.left() + 10, rect.top(), rect.width() - 20, rect.height())
        words = Words(name, 15, align="centre")
        return {
            thing: Place(rect, Board(), Z.PILE, name=name),
            f"label:{thing}": Place(done, words, layer(Z.PILE, 1)),
        }
    card, kind, cubes = facts
    one = sight.print_of(card)
    whose = "Your Quest" if seat == sight.me else f"The Quest of {sight.name(seat)}"
    inspires = seat == sight.me and "button:inspire" in sight.openings
    reward = sight.print_of(sight.view.cards.numbers[kind.reward][0]).name
    does = f"{quest_texts(kind)[1]}."
    texts = (f"{capital(objective(kind.objective))}.", does, f"Reward: {reward}.")
    face = QuestFace(one, cubes, kind.goal, texts, INSPIRE.width() + 4 if inspires else 0.0)
    name = f"{whose}: {kind.name}, {cubes} of {kind.goal} cubes. {one.sentence}"
    preview = LargeCard(one, (f"Cubes: {cubes} of {kind.goal}.",))
    layout: Layout = {thing: Place(rect, face, Z.PILE, name=name, preview=preview)}
    if inspires:
        spot = QRectF(INSPIRE)
        spot.moveBottomRight(rect.bottomRight() - QPointF(6, 6))
        said = sight.texts.get("button:inspire") or "Inspire"
        layout["button:inspire"] = Place(spot, Answer("Inspire", primary=True, radius=8.0),
                                         Z.BUTTON, name=said)  # fmt: skip
    return layout


def quest_words(sight: Sight, seat: int) -> str:
    """Return how far a player's Quest is, in a few words."""
    facts = quest_facts(sight, seat)
    if facts is None:
        return "All Quests complete"
    _, kind, cubes = facts
    return f"{kind.name}: {cubes} of {kind.goal} cubes"


def quest_number(sight: Sight, seat: int) -> str:
    """Return the cubes of a player's active Quest, of how many."""
    facts = quest_facts(sight, seat)
    return "" if facts is None else f"{facts[2]}/{facts[1].goal}"


def adventurer_name(sight: Sight, seat: int) -> str:
    """Return the name of a player's adventurer."""
    return adventurers()[adventurer_of(sight.view, seat).name].name
