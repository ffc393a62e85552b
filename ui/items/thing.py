"""One thing on a board: a sprite with its id and its halos."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPropertyAnimation

from ui.items.halo import BEHIND, Halo
from ui.items.sprite import Sprite

ShowHalo = Callable[[Sprite, Halo], None]
"""Gives a halo's sprite the picture that fits its thing."""


class Thing(Sprite):
    """A sprite that stands for the thing `thing_id`."""

    def __init__(self, thing_id: str) -> None:
        super().__init__()
        self.thing_id = thing_id
        self._halos: dict[Halo, Sprite] = {}

    @property
    def halos(self) -> frozenset[Halo]:
        """The halos round it."""
        return frozenset(self._halos)

    def set_halos(self, wanted: frozenset[Halo], show: ShowHalo, fade_ms: int) -> None:
        """Have exactly the halos `wanted`; a new one fades in over `fade_ms`."""
        for kind in [kind for kind in self._halos if kind not in wanted]:
            self._drop(self._halos.pop(kind))
        for kind in wanted:
            sprite = self._halos.get(kind)
            if sprite is None:
                sprite = self._halos[kind] = Sprite(self)
                sprite.setZValue(-1.0 if kind in BEHIND else 1.0)
                if fade_ms and kind is Halo.ACT:
                    _fade_in(sprite, fade_ms)
            show(sprite, kind)

    def halo_sprites(self) -> list[Sprite]:
        """Return the sprites of the halos."""
        return list(self._halos.values())

    def _drop(self, sprite: Sprite) -> None:
        scene = self.scene()
        if scene is not None:
            scene.removeItem(sprite)


def _fade_in(sprite: Sprite, fade_ms: int) -> None:
    sprite.setOpacity(0.0)
    fade = QPropertyAnimation(sprite, b"opacity", sprite)
    fade.setDuration(fade_ms)
    fade.setEndValue(1.0)
    fade.setEasingCurve(QEasingCurve.Type.OutQuad)
    fade.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
