"""Whether the campaign part of a position can be: what is checked when a save is opened."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.games.ordeals.campaign import campaign_of, is_playing, scenario_of, start_of
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.campaign_state import Adventurer
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.quests import GainReward
from gamebox.games.ordeals.scenario import AfterFailure, ChooseAdventurer, TellStory
from gamebox.games.ordeals.scenario_rules import SharePain
from gamebox.games.ordeals.sharing import ShareOrStash

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

BETWEEN = (TellStory, AfterFailure)
"""What lies under all else between two scenarios."""


def campaign_places(game: "OrdealsGame") -> dict[str, Sequence[int]]:
    """Return which cards of a campaign lie where."""
    if game.campaign is None:
        return {}
    found: dict[str, Sequence[int]] = {"passing": game.campaign.passing}
    for seat, mine in enumerate(game.campaign.adventurers):
        found[f"quests {seat}"] = [*mine.quests, *mine.rewards, *mine.ongoing]
    return found


def check_campaign(game: "OrdealsGame") -> None:
    """Raise BrokenGame when the campaign cannot be so."""
    campaign = game.campaign
    if campaign is None:
        return
    if len(campaign.adventurers) != game.seats or not campaign.scenario == game.level:
        raise BrokenGame("The campaign is not that of the players, or of the scenario.")
    if any(not 0 <= seat < game.seats for seat in campaign.people):
        raise BrokenGame("Somebody decides for the team who is not at the table.")
    if any(game.players[seat].fame for seat in range(game.seats) if seat != game.starter):
        raise BrokenGame("Only the first player's tracker counts the Fame of the team.")
    if campaign.deaths >= campaign_data().deaths and is_playing(game):
        raise BrokenGame("The scenario is lost, and goes on.")
    for mine in campaign.adventurers:
        check_adventurer(game, mine)
    check_moving_items(game)
    names = Counter(mine.name for mine in campaign.adventurers if mine.name)
    if any(n > 1 for n in names.values()):
        raise BrokenGame("Two players have the same adventurer.")


def check_adventurer(game: "OrdealsGame", mine: Adventurer) -> None:
    """Check an adventurer's Quests, Rewards and cubes."""
    if not mine.name:
        if mine != Adventurer() or not any(isinstance(s, ChooseAdventurer) for s in game.stack):
            raise BrokenGame("A player has Quests without an adventurer.")
        return
    if mine.name not in adventurers():
        raise BrokenGame(f"There is no adventurer '{mine.name}'.")
    quests = sorted(
        (kind for kind in game.cards.quests if kind.adventurer == mine.name),
        key=lambda kind: kind.number,
    )
    done = len(quests) - len(mine.quests)
    left = [game.cards.numbers[kind.id][0] for kind in quests[max(0, done) :]]
    if mine.quests != left:
        raise BrokenGame(f"The Quests of {mine.name} are not in their order.")
    rewards = {game.cards.numbers[kind.reward][0]: n for n, kind in enumerate(quests)}
    due = [rewards.get(card, -1) for card in mine.rewards]
    owed = [step.card for step in game.stack if isinstance(step, GainReward)]
    waiting = [card for card in mine.rewards if rewards.get(card, -1) < done]
    if -1 in due or any(card not in owed for card in waiting):
        raise BrokenGame(f"The Rewards of {mine.name} are not those of the Quests left.")
    if any(card not in rewards or rewards[card] >= done for card in mine.ongoing):
        raise BrokenGame(f"{mine.name} has an ability that was not earned.")
    goal = game.cards.quest(mine.quests[0]).goal if mine.quests else 1
    if mine.cubes >= goal:
        raise BrokenGame(f"A Quest of {mine.name} is complete, and lies there still.")


def check_moving_items(game: "OrdealsGame") -> None:
    """Check that every item on its way has a step that brings it somewhere."""
    steps = [step for step in game.stack if isinstance(step, ShareOrStash)]
    if sorted(step.card for step in steps) != sorted(campaign_of(game).passing):
        raise BrokenGame("An item is on its way, and nobody gives it away.")
    rewards = [step for step in game.stack if isinstance(step, GainReward)]
    for step in rewards:
        mine = campaign_of(game).adventurers[step.owner : step.owner + 1]
        if not mine or step.card not in mine[0].rewards:
            raise BrokenGame("A Reward is to be gained that is not there.")


def check_scenario_board(game: "OrdealsGame") -> None:
    """Check the Encounters, the Curse tokens and where the King begins."""
    campaign, scenario = campaign_of(game), scenario_of(game)
    there = {n: space.card for n, space in enumerate(game.spaces) if space is not None}
    if not there:
        return
    ids = Counter(game.cards.encounter(card).id for card in there.values())
    wanted = Counter({one.id: one.n for one in scenario.encounters}) + Counter([start_of(game)])
    if is_playing(game) and ids != wanted:
        raise BrokenGame("The board does not have the Encounters of the scenario.")
    cursed = campaign.cursed
    if len(set(cursed)) < len(cursed) or len(cursed) > scenario.curses[game.seats - 1]:
        raise BrokenGame("There are Curse tokens too many.")
    if any(n not in there for n in [*cursed, *campaign.revealed]):
        raise BrokenGame("A Curse token lies on no Encounter.")
    if campaign.king_start is not None and campaign.king_start not in there:
        raise BrokenGame("The King began where no Encounter is.")


def check_between(above: Sequence[Step]) -> None:
    """Check that nothing of a turn lies over a page of the story."""
    allowed = (ChooseAdventurer, SharePain, GainReward)
    for step in above:
        seated = getattr(step, "seat", None) is not None
        if not isinstance(step, (*allowed, ShareOrStash)) and not seated:
            raise BrokenGame("Something of a turn happens between two scenarios.")
