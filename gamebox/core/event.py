"""What just happened, and who may know it."""

from typing import Generic, TypeVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that happened. Each kind of event is a subclass."""


E = TypeVar("E", bound=Event)


class Told(Struct, Generic[E], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event in its public form, and in another form for each seat that knows more."""

    event: E
    forms: dict[int, E] = {}

    def to(self, seat: int | None) -> E:
        """Return the event as `seat` saw it; None is somebody who only watches."""
        return self.event if seat is None else self.forms.get(seat, self.event)
