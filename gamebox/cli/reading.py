"""The command that prints the rules text."""

from typing import Annotated

from typer import Argument, Option, Typer

from gamebox.cli.playing import GameName
from gamebox.cli.say import put
from gamebox.cli.words import Usage, game_rules, meant
from gamebox.rulebook import Rule, rulebook


def add_to(app: Typer) -> None:
    """Add this command to the command line."""
    app.command()(rules)


def rules(
    game: GameName,
    rule_id: Annotated[str, Argument(metavar="ID", help="The id of one rule.")] = "",
    as_json: Annotated[bool, Option("--json", help="A JSON line a rule.")] = False,
) -> None:
    """Print the rules text of a game, or one rule."""
    book = rulebook(game_rules(game).name)
    if rule_id and rule_id not in book.by_id:
        raise Usage(f"{book.title} has no rule '{rule_id}'.{meant(rule_id, book.by_id)}")
    if as_json:
        for rule in book.rule:
            if rule_id in ("", rule.id):
                put(rule)
    elif rule_id:
        print(_told(book.find(rule_id)))
    else:
        print(book.title.upper())
        for section in book.section:
            print(f"\n{section.title.upper()}")
            for rule in book.of_section(section):
                print(f"\n{_told(rule)}")


def _told(rule: Rule) -> str:
    return f"{rule.title} [{rule.id}]\n{rule.text}"
