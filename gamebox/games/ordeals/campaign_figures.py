"""What is counted of a campaign when it is over: how each scenario went at the first try."""

from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.scoring import team_score
from gamebox.games.ordeals.state import OrdealsGame

Figures = dict[str, int | float | str]


def campaign_figures(game: OrdealsGame) -> Figures:
    """Return rounds and deaths in all, points, and how each scenario went that was tried.

    Of a scenario: whether it was won at the first try (1 or 0), in how many rounds, with how many
    deaths, where the Time tracker stood then, and how often it was tried.
    """
    attempts = campaign_of(game).attempts
    figures: Figures = {
        "rounds": game.rounds,
        "deaths": sum(one.deaths for one in attempts),
        "fame": team_score(game),
        "completed": int(bool(game.winners)),
    }
    for number in range(1, len(campaign_data().scenario) + 1):
        tried = [one for one in attempts if one.scenario == number]
        if tried:
            figures |= {
                f"scenario_{number}_won_first": int(tried[0].won),
                f"scenario_{number}_rounds": tried[0].turns,
                f"scenario_{number}_deaths": tried[0].deaths,
                f"scenario_{number}_tracker": tried[0].tracker,
                f"scenario_{number}_attempts": len(tried),
            }
    return figures
