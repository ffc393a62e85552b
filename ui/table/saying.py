"""What the line above the board says, and the list of moves where it is empty."""

from ui.table.controller import Controller

NOTHING_TO_DO = "Nothing to decide just now."
LOOKING_ON = "You are looking on: this is the game as it was when you opened it."
BOTS_ALONE = "The bots play among themselves; you look on."
GET_SET = "Play begins in a moment."
LOOK = "Look at the table together. Then hand the screen to {name}."
TEAM = "The team"
WATCH = "Watch the table; Enter, Esc or a touch skips ahead."


def sentence(controller: Controller) -> str:
    """Return who must decide what, as the person at the screen reads it; empty under a curtain."""
    table, names = controller.table, controller.names
    if controller.over:
        return controller.rules.result(table.game, names)
    if controller.wanted is not None:
        return ""
    if controller.read_only:
        return LOOKING_ON
    if not controller.humans:
        return BOTS_ALONE
    if controller.looking:
        return LOOK.format(name=controller.next_name)
    if controller.clock.count:
        return GET_SET
    deciding = controller.deciding()
    seat = deciding[0] if deciding else controller.eyes()
    if deciding and controller.viewer is None:
        together = controller.manners.asks_together(table.view(seat), names)
        if together:
            return together
    words = controller.rules.prompt(table.view(seat), names)
    if not deciding or not _unannounced(controller):
        return words
    return f"{TEAM if controller.asks_all() else names[seat]} · {words}"


def _unannounced(controller: Controller) -> bool:
    """Return whether the screen changes hands with no curtain that names who is next."""
    return len(controller.humans) > 1 and controller.manners.hands_open(controller.table.game)


def nothing_to_do(controller: Controller) -> str:
    """Return why there are no moves."""
    return LOOKING_ON if controller.read_only and not controller.over else NOTHING_TO_DO
