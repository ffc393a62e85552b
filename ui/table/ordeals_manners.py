"""How the page of a table behaves in Hand of Fate: Ordeals."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.adviser import ADVISER
from gamebox.games.ordeals.scoring import score_parts
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import OrdealsView
from ui.boards.board import Board
from ui.boards.ordeals import OrdealsBoard
from ui.boards.ordeals_cards import CardFace, EnemyFace
from ui.boards.ordeals_prints import Print, print_of
from ui.boards.ordeals_spaces import SpaceFace
from ui.items.face import Face
from ui.table.manners import Chip, Hotkey, Manners
from ui.table.ordeals_campaign import campaign_figures, quest_chips
from ui.theme import Theme

_LABELS: dict[type[Move], str] = {
    moves.PayFatigue: "Pay",
    moves.GiveUpBound: "Discard them",
    moves.ActivateEncounter: "Activate",
    moves.FightKing: "Fight the King",
    moves.Retreat: "Retreat",
    moves.EndExplore: "End Explore",
    moves.EndTurn: "End turn",
    moves.Accept: "Use it",
    moves.Decline: "Leave it",
    moves.Done: "Done",
    moves.EndAssign: "End the round",
    moves.Push: "Push",
    moves.Flee: "Flee",
    moves.LootRelic: "Relic",
    moves.LootExchange: "Exchange",
    moves.LootPass: "Pass",
    moves.GoOn: "Go on",
    moves.Inspire: "Inspire",
    moves.HealWeapon: "Heal weapon",
    moves.StashItem: "Stash it",
    moves.RetryScenario: "Try again",
    moves.RestartCampaign: "Begin again",
    moves.GiveUpCampaign: "End here",
}
_PRIMARY = (
    moves.PayFatigue, moves.ActivateEncounter, moves.EndTurn, moves.Accept, moves.Done,
    moves.EndAssign, moves.Push, moves.LootRelic, moves.GoOn, moves.RetryScenario,
)  # fmt: skip
_PUBLIC: dict[type[Move], str] = {
    moves.PlayCard: "Play a card",
    moves.MoveTo: "Move",
    moves.MoveFree: "Move for free",
    moves.AcquireCard: "Acquire a card",
    moves.UseCard: "Use an ability",
    moves.NextRule: "Decide what comes first",
    moves.PickOption: "Choose an option",
    moves.PickCard: "Choose a card",
    moves.PickFoe: "Choose an enemy",
    moves.PickSeat: "Choose a player",
    moves.PickSpace: "Choose a space",
    moves.PickAmount: "Choose a number",
    moves.PutCard: "Put a card away",
    moves.SplitMinions: "Split the minions",
    moves.PickGroup: "Choose a group",
    moves.Assign: "Assign a card",
    moves.PickAdventurer: "Choose an adventurer",
    moves.Sanctify: "Sanctify the Encounter",
    moves.GiveItem: "Give an item away",
}
_MEANINGS: dict[type[Move], str] = {
    moves.PlayCard: "An Action gives its value and its ability at once; an Attack is bound to your "
    "weapon and waits for a combat.",
    moves.PayFatigue: "Bound cards stay with you for 1 Effort each, all or none.",
    moves.GiveUpBound: "Cards that you give up go to your discard pile.",
    moves.MoveTo: "A move costs 1 Food, or 1 Health when you have no Food.",
    moves.ActivateEncounter: "One Encounter a turn can be activated; that ends your Explore step.",
    moves.EndExplore: "After the Explore step you acquire cards; you move no more in this turn.",
    moves.AcquireCard: "A new Skill card goes to your discard pile, Equipment straight to its "
    "place.",
    moves.EndTurn: "Effort that is left is lost; you rest and draw a new hand.",
    moves.Assign: "An enemy is defeated when all its Power is met in one round; Protection ignores "
    "the first cards.",
    moves.EndAssign: "Loot is gained for what is defeated; then you push on or flee.",
    moves.Push: "Pushing costs Food and Pain, and binds one more card.",
    moves.Flee: "Fleeing costs the Pain of all enemies that remain.",
    moves.LootRelic: "Who pays draws Relics and keeps one.",
    moves.Inspire: "A cube of your Quest is spent for its Inspire ability, once in your turn.",
    moves.Sanctify: "Touch the Relic, then your Encounter: the Relic is destroyed, the token goes.",
    moves.HealWeapon: "The abilities of your weapon wake again; it is your activation.",
    moves.GiveItem: "Who gets it puts it on at once, and stashes or passes on what lay there.",
    moves.StashItem: "A stashed item leaves the game for its Fame.",
}


class OrdealsManners(Manners):
    """Ordeals' own ways."""

    adviser = ADVISER
    plays_on = "it flees and acquires nothing"

    def board(self, theme: Theme) -> Board:
        """Return the board of Ordeals."""
        return OrdealsBoard(theme)

    def hands_open(self, game: OrdealsGame) -> bool:
        """Return whether a campaign is played: its hands lie open. [cards.secret]"""
        return game.campaign is not None

    def public(self, view: OrdealsView) -> OrdealsView:
        """Return the view of somebody who only looks on: nothing that one alone has seen."""
        own = view.players[view.seat]
        hand, hidden = ([], own.hand) if view.campaign is None else (own.hand, [])
        looked = view.looked if view.looked_from == "own" else []
        pool = sorted((*own.pool, *hidden, *looked))
        players = [
            replace(player, hand=hand, pool=pool) if seat == view.seat else player
            for seat, player in enumerate(view.players)
        ]
        spaces = [
            replace(space, card=None) if space is not None and not space.open else space
            for space in view.spaces
        ]
        return replace(view, players=players, spaces=spaces, looked=[], own_answer=None)

    def public_text(self, move: Move) -> str:
        """Return a move without its card."""
        kind = type(move)
        return _PUBLIC.get(kind) or _LABELS.get(kind) or "Decide"

    def label(self, move: Move) -> str:
        """Return what the button of a move says."""
        return _LABELS.get(type(move), "")

    def primary(self, move: Move) -> bool:
        """Return whether Enter makes this move."""
        return isinstance(move, _PRIMARY)

    def chips(self, view: OrdealsView, seat: int, own: bool) -> list[Chip]:
        """Return Health, Food, Token Shards and Fame, or the Quest in a campaign.

        Effort, which comes and goes, is no chip.
        """
        player = view.players[seat]
        chips = [
            Chip("heart", str(player.health), f"Health {player.health}"),
            Chip("food", str(player.food), f"{player.food} Food"),
            Chip("shard", str(player.shards), f"{player.shards} Token Shards"),
        ]
        if view.campaign is not None:
            return [*chips, *quest_chips(view, seat)]
        return [*chips, Chip("star", str(player.fame), f"{player.fame} Fame")]

    def meaning(self, move: Move) -> str:
        """Return what a move does."""
        return _MEANINGS.get(type(move), "")

    def is_heading(self, event: Event) -> bool:
        """Return True where a turn or a scenario begins."""
        return isinstance(event, events.TurnBegan | campaign_events.ScenarioBegan)

    def pictures(self, event: Event, game: OrdealsGame) -> tuple[Face, ...]:
        """Return the cards that an event shows to who reads it."""
        one = getattr(event, "card", None)
        named = (one,) if one is not None else getattr(event, "cards", ())
        kinds = game.cards.kinds
        return tuple(_face(print_of(kinds[card])) for card in named if card)

    def hotkeys(self, seats: Sequence[int], names: Sequence[str]) -> list[Hotkey]:
        """Return the keys of the turn and of combat."""
        return [
            Hotkey(Qt.Key.Key_A, "activate your Encounter", _is(moves.ActivateEncounter)),
            Hotkey(Qt.Key.Key_E, "end the step or the round", _ends),
            Hotkey(Qt.Key.Key_I, "spend a cube of your Quest: Inspire", _is(moves.Inspire)),
            Hotkey(Qt.Key.Key_P, "push on", _is(moves.Push), "button:push"),
            Hotkey(Qt.Key.Key_F, "flee", _is(moves.Flee), "button:flee"),
        ]

    def chart(self, theme: Theme, names: Sequence[str]) -> QWidget:
        """Return the chart of the Fame over the rounds."""
        from ui.table.points_chart import PointsChart  # noqa: PLC0415  # pyqtgraph is slow

        words = "Fame at the end of each round. That on cards is added at the end of the game."
        who = partial(_scored, names)
        return PointsChart(theme, names, _course, words, unit="round", measure="Fame", who=who)

    def figures(self, game: OrdealsGame, names: Sequence[str]) -> list[tuple[str, str]]:
        """Add every line up: Fame of each seat or of the team, and how the game went."""
        if game.campaign is not None:
            return campaign_figures(game)
        scored = game.final or [player.fame for player in game.players]
        lines = [
            (f"{names[seat]}{_parts(game, seat, points)}", f"{points} Fame")
            for seat, points in enumerate(scored)
        ]
        if game.fallen:
            ranks = ", ".join(rank.capitalize() for rank in game.fallen)
            rounds = ", ".join(str(number) for number in game.fallen.values())
            lines.append((f"{ranks} defeated in round", rounds))
        lines.append(("Rounds", str(game.rounds)))
        if game.deaths:
            lines.append(("Deaths", str(game.deaths)))
        return lines


def _parts(game: OrdealsGame, seat: int, points: int) -> str:
    """Return what Fame is made of; a duel may have changed it since it was counted."""
    track, cards, shards = parts = score_parts(game, seat)
    if not game.over or sum(parts) != points:
        return ""
    return f": {track} track, {cards} cards, {shards} Shards"


def _course(view: OrdealsView) -> Sequence[tuple[int, ...]]:
    """Return the Fame of all after each round; in a campaign there is that of the team alone."""
    if view.campaign is None:
        return view.course
    return [(fame[view.starter],) for fame in view.course]


def _scored(names: Sequence[str], view: OrdealsView) -> Sequence[str]:
    """Return whose Fame is counted."""
    return names if view.campaign is None else ("The team",)


def _face(one: Print) -> Face:
    if one.letters:
        return SpaceFace(one)
    if one.foot:
        return EnemyFace(one, one.values[0][1], one.protection, one.infected)
    return CardFace(one)


def _is(kind: type[Move]) -> Callable[[Move], bool]:
    def fits(move: Move) -> bool:
        return isinstance(move, kind)

    return fits


def _ends(move: Move) -> bool:
    return isinstance(move, moves.EndExplore | moves.EndTurn | moves.EndAssign | moves.Done)
