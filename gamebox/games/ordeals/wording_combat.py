"""Verbs about combat, in words."""

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.language_terms import Filter, Until
from gamebox.games.ordeals.names import KEYWORDS, RANKS
from gamebox.games.ordeals.wording import (
    Clause,
    Context,
    article,
    clauses,
    do,
    joined,
    periods,
    state,
)
from gamebox.games.ordeals.wording_conditions import enemy
from gamebox.games.ordeals.wording_nouns import noun, number_of, quality, signed
from gamebox.games.ordeals.wording_resources import loot_turned, power_change

UNTIL: dict[Until | None, str] = {
    None: "",
    "round": " this round",
    "combat": " this combat",
    "turn": " this turn",
}
AFTER_DEFEAT = ("on_kill", "on_defeat", "enemy_defeated")
"""Triggers about an enemy just defeated: the enemy chosen is another one."""
Change = say.EnemyPower | say.EnemyKeyword


@clauses.register
def _(verb: say.Fight, context: Context) -> list[Clause]:
    plain = all(_is_plain(change) for change in verb.each)
    extra = _with_extra(verb) if plain else ""
    found = [do(context, part) for part in _whom(verb, extra)]
    if verb.groups:
        chooses = f"{context.voice.subject} fight one of them"
        if verb.chooser == "left":
            chooses = "the player to your left chooses which group you fight"
        found.append(state(chooses))
    if verb.each and not plain:
        found += _each_of_them(verb, context)
    if verb.convert_loot is not None:
        found.append(loot_turned(verb.convert_loot))
    if verb.reward:
        found.append(state(f"reward: {reward(verb.reward, context)}"))
    return found


def _whom(verb: say.Fight, extra: str) -> list[str]:
    """Return against whom one fights, or what is done first."""
    if verb.boss is not None:
        return [f"fight the {RANKS[verb.boss]}{extra}"]
    n, tail = number_of(verb.n, "minion", "minions")
    if verb.groups:
        groups = number_of(verb.groups, "group", "groups")[0]
        return [f"draw {n}{extra}{tail} and split them into {groups}"]
    if verb.draw_value:
        total = f"a total Power of {verb.draw_value} or more"
        both = f" and {extra.removeprefix(' with ')}" if extra else ""
        return [f"fight minions with {total}{both}"]
    return [f"fight {n}{extra}{tail}"]


def _is_plain(change: say.AnyVerb) -> bool:
    """Return whether every minion is changed alike, so that it can be said in passing."""
    return isinstance(change, Change) and change.target == "self" and change.filter is None


def _with_extra(verb: say.Fight) -> str:
    changes = [_change(change) for change in verb.each if isinstance(change, Change)]
    each = "" if verb.n == 1 and verb.boss is None else " each"
    return f" with {' and '.join(changes)}{each}" if changes else ""


def _each_of_them(verb: say.Fight, context: Context) -> list[Clause]:
    found = []
    for change in verb.each:
        if isinstance(change, Change) and change.target == "self":
            minion = Filter(class_="minion")
            who = noun(change.filter or minion, "minion", "minions")[1]
            found.append(state(f"{who} have {_change(change)}"))
        else:
            found.append(state(f"for each minion: {joined(periods((change,), context))}"))
    return found


def reward(verbs: say.Verbs, context: Context) -> str:
    """Return a reward: what is gained as a list of things, and then what else happens."""
    parts = periods(verbs, context)
    text = _things(parts[0].text)
    for part in parts[1:]:
        text += f", and {part.text}" if not part.text.startswith("if ") else f"; {part.text}"
    return text


def _things(text: str) -> str:
    """Return 'gain 2 Food, then draw 1 card' without its first word."""
    return text.removeprefix("gain ")


def _change(verb: Change) -> str:
    """Return what an enemy has more or less."""
    if isinstance(verb, say.EnemyPower):
        return power_change(verb.delta)
    name = KEYWORDS[verb.keyword]
    if verb.set is None:
        return f"{signed(verb.delta)} {name}"
    return f"{name} {verb.set}" if verb.set else f"no {name}"


@clauses.register(say.EnemyPower)
@clauses.register(say.EnemyKeyword)
def _(verb: Change, context: Context) -> list[Clause]:
    change = f"{_change(verb)}{UNTIL[verb.until]}"
    if verb.target == "chosen":
        who = enemy(verb.filter, context)
        chosen = f"another {who}" if context.when in AFTER_DEFEAT else article(who)
        return [do(context, f"give {chosen} {change}")]
    one, many = noun(verb.filter, "enemy", "enemies")
    subject = {
        "self": context.this,
        "assigned": f"the {one} you assign {context.this} to",
        "all": many if verb.filter else f"all {many}",
        "all_others": f"other {many}",
    }[verb.target]
    has = "has" if verb.target in ("self", "assigned") else "have"
    return [Clause(has, (change,), subject=subject, act=False)]


@clauses.register
def _(verb: say.AddMinion, _context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "more minion", "more minions")
    return [state(f"{n} {'joins' if verb.n == 1 else 'join'} the enemies{tail}")]


@clauses.register
def _(verb: say.ReplaceMinion, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "minion", "minions")
    new = "another in its place" if verb.n == 1 else "as many others"
    return [do(context, f"discard {n}{tail} and draw {new}")]


@clauses.register
def _(verb: say.DestroyEnemy, context: Context) -> list[Clause]:
    names = noun(verb.filter, "minion", "minions")
    if context.when in AFTER_DEFEAT:
        names = (f"other {names[0]}", f"other {names[1]}")
    n, tail = number_of(verb.n, *names)
    n = f"{n}{quality(verb.filter, context, verb.n)}"
    another = n.replace("1 other", "another", 1) if verb.n == 1 else n
    return [do(context, "destroy", f"{another}{tail}")]


@clauses.register
def _(verb: say.RepeatLoot, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "minion", "minions")
    defeated = f"{n} {context.voice.pronoun} defeated in this combat"
    return [do(context, f"gain the loot of {defeated} a second time{tail}")]
