"""The pages of the story: before and after a scenario, when one is lost, and the end."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gamebox.core.words import counted
from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.campaign_data import Scenario, campaign_data
from gamebox.games.ordeals.campaign_state import Attempt
from gamebox.games.ordeals.campaign_texts import WHY_LOST, rank, result
from gamebox.games.ordeals.standing import standing
from gamebox.games.ordeals.view import OrdealsView
from gamebox.rulebook import Rule, rulebook
from ui.boards.ordeals_paper import Choice, Columns, Look, Paper, box, stack, words
from ui.boards.ordeals_prints import GAME
from ui.boards.ordeals_scenes import Mood
from ui.theme import Theme

STORY, LONE, RULE = 19, 22, 16.5
"""Logical pixels at 100 %: of the story, of one with a page alone, and of rules."""
ENDED = "The points are counted as they are now, and no rank is won."
FAILURE = ("campaign.retry", "campaign.restart")


def special_rules(number: int) -> list[Rule]:
    """Return the special rules of a scenario, as the rulebook tells them."""
    named = f"{number}. "
    return [rule for rule in rulebook(GAME).rule
            if rule.id.startswith("scenario.") and rule.title.startswith(named)]  # fmt: skip


def before(look: Look, number: int, choice: Choice) -> Paper:
    """Return the page before a scenario; it is also what can be read again while it is played."""
    scenario, theme = campaign_data().scenario[number - 1], look.theme
    paper = Paper(theme, (_over(number), scenario.name), (number, "before"), [choice])
    told: list[QWidget] = [words(text, theme, STORY) for text in scenario.before]
    rules, aims = [_rules(number, theme)], _aims(scenario, theme)
    if sum(map(len, scenario.before)) < sum(len(rule.text) for rule in special_rules(number)):
        told.append(aims)  # under what is shorter, so that the page need not scroll
    else:
        rules.insert(0, aims)
    paper.add(Columns([stack(told, theme, 12), stack(rules, theme, 12)], (1, 1), theme))
    paper.end()
    return paper


def _over(number: int) -> str:
    campaign = campaign_data()
    return f"{campaign.name} \N{MIDDLE DOT} Scenario {number} of {len(campaign.scenario)}"


def _aims(scenario: Scenario, theme: Theme) -> QWidget:
    aims = (("Objective", scenario.objective), ("You win when", scenario.win_text),
            ("You lose when", scenario.lose_text))  # fmt: skip
    parts: list[QWidget] = []
    for title, text in aims:
        head = words(title, theme, 14, 700, tone="minor")
        head.setContentsMargins(0, theme.px(4), 0, 0)
        parts += [head, words(text, theme, 17.5, 700)]
    return box(parts, theme, "marked")


def _rules(number: int, theme: Theme) -> QWidget:
    rules: list[QWidget] = [words("Special rules", theme, 16, title=True)]
    for rule in special_rules(number):
        named = words(rule.title.partition(". ")[2], theme, RULE, 800)
        named.setContentsMargins(0, theme.px(6), 0, 0)
        rules += [named, words(rule.text, theme, RULE)]
    return box(rules, theme)


def after(look: Look, number: int, choice: Choice) -> Paper:
    """Return the page after a scenario was won."""
    view, theme = look.view, look.theme
    scenario = campaign_data().scenario[number - 1]
    titles = _over(number), f"{scenario.name}: won"
    paper = Paper(theme, titles, (number, "after"), [choice])
    paper.add(*(words(text, theme, LONE) for text in scenario.after))
    paper.add(box(_attempts(view, theme), theme), *_carried(view, number, theme))
    paper.end()
    return paper


def _carried(view: OrdealsView, number: int, theme: Theme) -> list[QWidget]:
    """Return what goes on into the next scenario."""
    if number == len(campaign_data().scenario):
        return []
    rule = rulebook(GAME).find("campaign.continuity")
    team = f"Fame {view.players[view.starter].fame}, time {campaign_of(view).tracker}."
    return [_titled(rule.title, f"{rule.text} {team}", theme)]


def _titled(title: str, text: str, theme: Theme) -> QWidget:
    return box([words(title, theme, 16, title=True), words(text, theme, RULE)], theme)


def lost(look: Look, choices: Sequence[Choice]) -> Paper:
    """Return the page of a lost scenario: why, and what can be done now."""
    view, theme = look.view, look.theme
    campaign = campaign_of(view)
    scenario = campaign_data().scenario[campaign.scenario - 1]
    titles = _over(campaign.scenario), f"{scenario.name}: lost"
    paper = Paper(theme, titles, (campaign.scenario, "lost"), choices)
    why = WHY_LOST[campaign.lost]
    stands = ". ".join(count.spoken for count in standing(view))
    paper.add(words(f"{why[:1].upper()}{why[1:]}.", theme, 22, 700))
    paper.add(words(f"How it stood: {stands}.", theme, RULE, tone="minor"))
    rules = [rulebook(GAME).find(name) for name in FAILURE]
    parts = [_titled(rule.title, rule.text, theme) for rule in rules]
    parts.append(_titled("Ending here", ENDED, theme))
    paper.add(Columns(parts, (1, 1, 1), theme), box(_attempts(view, theme), theme))
    paper.end()
    return paper


def ending(look: Look) -> Paper:
    """Return the last page: the points, the ladder of ranks, and how it went."""
    view, theme = look.view, look.theme
    campaign = campaign_of(view)
    won = bool(view.winners)
    scene: tuple[int, Mood] = (3, "after") if won else (campaign.scenario, "lost")
    title = "Rothmire is saved" if won else "The campaign has ended"
    paper = Paper(theme, (campaign_data().name, title), scene, [])
    paper.add(words(result(view), theme, 20, 700))
    ladder = stack(_ladder(view.final[0] if won else None, theme), theme, 6)
    paper.add(Columns([ladder, box(_attempts(view, theme), theme)], (1, 1), theme))
    paper.end()
    return paper


def _ladder(points: int | None, theme: Theme) -> list[QWidget]:
    """Return the ranks, the highest first; the one that was reached is marked. [campaign.rank]"""
    reached = None if points is None else rank(points)
    rungs: list[QWidget] = []
    for one in campaign_data().ranks:
        least = f"from {one.least} points on" if one.least else "with fewer points"
        here = one.name == reached
        mark = f"{one.name}  \N{CHECK MARK}" if here else one.name
        line = f"{least}; you have {points}" if here else least
        parts = [words(mark, theme, 18, title=True), words(line, theme, RULE, 700 if here else 500)]
        rungs.append(box(parts, theme, "marked" if here else "box"))
    return rungs


def _attempts(view: OrdealsView, theme: Theme) -> list[QWidget]:
    """Return how each attempt at a scenario ended."""
    lines = [words("How it went", theme, 16, title=True)]
    return [*lines, *(words(_attempt(one), theme, RULE) for one in campaign_of(view).attempts)]


def _attempt(one: Attempt) -> str:
    name = campaign_data().scenario[one.scenario - 1].name
    return f"{name}: {'won' if one.won else 'lost'} after {counted(one.turns, 'round', 'rounds')}"
