"""What the page of a table says of a campaign: Quests on the panels, and how it ended."""

from gamebox.core.words import counted
from gamebox.games.ordeals.campaign import adventurer_of, campaign_of
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.campaign_texts import rank
from gamebox.games.ordeals.scoring import score_parts
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import OrdealsView
from ui.table.manners import Chip


def quest_chips(view: OrdealsView, seat: int) -> list[Chip]:
    """Return how far a player's Quest is; nothing when all are complete."""
    mine = adventurer_of(view, seat)
    if not mine.quests:
        return []
    quest = view.cards.quest(mine.quests[0])
    said = f"Quest {quest.name}, {mine.cubes} of {quest.goal} cubes"
    return [Chip("quest", f"{mine.cubes}/{quest.goal}", said)]


def campaign_figures(game: OrdealsGame) -> list[tuple[str, str]]:
    """Return the Fame of the team, its rank and the next, and each attempt. [campaign.rank]"""
    parts = [score_parts(game, seat) for seat in range(game.seats)]
    track, cards = game.players[game.starter].fame, sum(cards for _, cards, _ in parts)
    lines = [(f"Fame of the team: {track} track, {cards} cards", f"{track + cards} Fame")]
    if game.final:
        whose = f"For each of {game.seats}" if game.seats > 1 else "Result"
        lines.append((whose, f"{game.final[0]} points"))
    if game.winners:
        lines.append(("Rank", rank(game.final[0])))
        higher = [one for one in campaign_data().ranks if one.least > game.final[0]]
        lines += [("The next rank", f"{one.name}, from {one.least}") for one in higher[-1:]]
    for one in campaign_of(game).attempts:
        name = campaign_data().scenario[one.scenario - 1].name
        how = "won" if one.won else "lost"
        lines.append((name, f"{how}, {counted(one.turns, 'round', 'rounds')}"))
    lines.append(("Deaths", str(game.deaths)))
    return lines
