"""What a seat may do now, and why not something else."""

from msgspec import Struct


class Move(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An answer to a question. Each kind of move is a subclass; equal moves do the same."""


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask one seat to choose a move. Questions are public: they hold nothing secret.

    `asks` names the kind of question, `rule` the paragraph of the rules text that grants it, and
    `about` the things on the board that it is about (ids such as `card:17`).
    """

    seat: int
    asks: str
    rule: str
    about: tuple[str, ...] = ()


class Refusal(Struct, frozen=True, forbid_unknown_fields=True):
    """Say why a move cannot be made: the id of the rule, and the facts of the moment."""

    rule: str
    text: str
