"""Whether the campaign part of a position can be: what is checked when a save is opened."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.games.ordeals.campaign import (
    campaign_of,
    is_playing,
    scenario_of,
    special,
    start_of,
)
from gamebox.games.ordeals.campaign_data import (
    GrowingDarkness,
    ImmortalKing,
    TimeOfTheEssence,
    campaign_data,
)
from gamebox.games.ordeals.campaign_state import Adventurer
from gamebox.games.ordeals.campaign_texts import WHY_LOST
from gamebox.games.ordeals.cards import Equipment
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.quests import ConjureShield, GainReward
from gamebox.games.ordeals.scenario import ChooseAdventurer, TellStory
from gamebox.games.ordeals.scenario_rules import ChooseSufferers, SharePain
from gamebox.games.ordeals.sharing import ShareOrStash
from gamebox.games.ordeals.turn import Fatigue

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


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
    if len(set(campaign.people)) < len(campaign.people):
        raise BrokenGame("Somebody decides for the team twice.")
    if game.short or game.ending or game.victor is not None:
        raise BrokenGame("A campaign ends with its scenarios, and not with a round.")
    if any(game.players[seat].fame for seat in range(game.seats) if seat != game.starter):
        raise BrokenGame("Only the first player's tracker counts the Fame of the team.")
    if campaign.deaths >= campaign_data().deaths and is_playing(game):
        raise BrokenGame("The scenario is lost, and goes on.")
    for mine in campaign.adventurers:
        check_adventurer(game, mine)
    check_moving_items(game)
    check_team_steps(game)
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
    if any(not isinstance(game.cards.kinds[step.card], Equipment) for step in steps):
        raise BrokenGame("Something is given away that is no Equipment.")
    rewards = [step for step in game.stack if isinstance(step, GainReward)]
    if len(set(rewards)) < len(rewards):
        raise BrokenGame("A Reward is to be gained twice.")
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
    if ids != wanted:
        raise BrokenGame("The board does not have the Encounters of the scenario.")
    cursed = campaign.cursed
    if len(set(cursed)) < len(cursed) or len(cursed) > scenario.curses[game.seats - 1]:
        raise BrokenGame("There are Curse tokens too many.")
    if any(n not in there for n in [*cursed, *campaign.revealed]):
        raise BrokenGame("A Curse token lies on no Encounter.")
    if campaign.king_start is not None and campaign.king_start not in there:
        raise BrokenGame("The King began where no Encounter is.")
    hunts = is_playing(game) and special(game, ImmortalKing) is not None
    if hunts and None in (campaign.king_start, game.king):
        raise BrokenGame("The King hunts, and is nowhere.")


# The steps of a campaign


def check_between(game: "OrdealsGame", bottom: Step, above: Sequence[Step]) -> None:
    """Check what lies over a page of the story, or over the question after a failure."""
    campaign = campaign_of(game)
    when = bottom.page if isinstance(bottom, TellStory) else "failed"
    if when == f"before {campaign.scenario}":
        waiting = [one.chooser for one in above if isinstance(one, ChooseAdventurer)]
        if len(waiting) < len(above) or waiting != unnamed(game):
            raise BrokenGame("The adventurers are not chosen in turn order, each once.")
        return
    if when not in ("failed", f"after {campaign.scenario}"):
        raise BrokenGame("The page of the story is not that of the scenario.")
    if (when == "failed") != (campaign.lost in WHY_LOST):
        raise BrokenGame("A scenario is lost, and nobody knows how; or it is won and lost.")
    if any(getattr(step, "seat", None) is None for step in above if not _between(step)):
        raise BrokenGame("Something of a turn happens between two scenarios.")


def _between(step: Step) -> bool:
    return isinstance(step, SharePain | GainReward | ShareOrStash | ConjureShield)


def unnamed(game: "OrdealsGame") -> list[int]:
    """Return who has no adventurer yet, the last one in turn order first."""
    order = [(game.starter + n) % game.seats for n in range(game.seats)]
    named = [bool(campaign_of(game).adventurers[seat].name) for seat in order]
    return [seat for seat, done in zip(order, named, strict=True) if not done][::-1]


def check_team_steps(game: "OrdealsGame") -> None:
    """Check the steps in which the team shares out Pain."""
    campaign = campaign_of(game)
    sharing = [step for step in game.stack if isinstance(step, SharePain)]
    time = special(game, TimeOfTheEssence)
    for step in sharing:
        if time is None or is_playing(game) or len(step.shares) != game.seats:
            raise BrokenGame("There is no Pain to share now.")
        if step.left + sum(step.shares) != campaign.tracker - time.free or step.left < 0:
            raise BrokenGame("The Pain cards to share are not those of the Time tracker.")
    growing = [step for step in game.stack if isinstance(step, ChooseSufferers)]
    darkness = special(game, GrowingDarkness)
    for one in growing:
        if darkness is None or not is_playing(game) or game.active != game.starter:
            raise BrokenGame("The darkness does not grow now.")
        many = one.left + len(set(one.chosen))
        seats = all(0 <= seat < game.seats for seat in one.chosen)
        if many != darkness.players[game.seats - 1] or one.pain != darkness.pain or not seats:
            raise BrokenGame("The darkness does not grow like this.")
    if len(sharing) > 1 or len(growing) > 1:
        raise BrokenGame("Something that can happen only once is to happen twice.")
    if growing and not any(isinstance(step, Fatigue) for step in game.stack):
        raise BrokenGame("The darkness grows before anything else in a turn.")
