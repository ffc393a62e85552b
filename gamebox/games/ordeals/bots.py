"""Temporary."""

from gamebox.bots.randomly import bot_of


def ordeals_bot(rules, level):
    return bot_of(rules, "random", "x", 0)
