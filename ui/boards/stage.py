"""The stage: keeps one sprite for each thing of a layout, and moves them from layout to layout."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QTimer,
)
from PySide6.QtWidgets import QGraphicsScene

from ui.boards.animator import Act
from ui.boards.frame import Frame
from ui.boards.place import Layout, Mark, Place
from ui.boards.travel import Pose, travel, turn_over
from ui.items.face import Style, detail_for
from ui.items.halo import Halo, HaloFace
from ui.items.pixmaps import Picture, PixmapBank
from ui.items.sprite import Sprite
from ui.items.thing import Thing
from ui.items.z import Z
from ui.theme import Motion, Theme

DEBOUNCE_MS = 150


@dataclass
class Goal:
    """Where a transition leads; it may be revised while the transition waits."""

    layout: Layout


class Stage(QObject):
    """Shows a layout on a scene.

    `layout` is what ought to be seen; `floats` are passing things above it (a preview, a bubble).
    """

    def __init__(self, scene: QGraphicsScene, game: str, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.layout: Layout = {}
        self.floats: Layout = {}
        self.frame = Frame(992, 712)
        self.theme = theme
        self.guided = False  # for a learner everything that may be touched glows
        self.bank = PixmapBank(self)
        self._scene = scene
        self._game = game
        self._things: dict[str, Thing] = {}
        self._halos: Mapping[str, frozenset[Halo]] = {}
        self._framed = False
        self._goal = Goal(self.layout)
        self._sparks: set[str] = set()
        self._spark_numbers = count(1)
        self._held = ""
        self._redraw = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._redraw.timeout.connect(self._fetch_missing)
        self.bank.ready.connect(self._picture_ready)

    # what is there

    @property
    def motion(self) -> Motion:
        """The speed of things."""
        return self.theme.motion

    def thing(self, thing_id: str) -> Thing | None:
        """Return the sprite of a thing, for tests and for those who animate it."""
        return self._things.get(thing_id)

    def things(self) -> list[Thing]:
        """Return every sprite that is on the scene."""
        return list(self._things.values())

    def thing_at(self, point: QPointF) -> str:
        """Return the topmost touchable thing at a point in board units, or an empty string."""
        best, best_z = "", float("-inf")
        for thing_id, place in self.layout.items():
            if place.touchable and place.z >= best_z and place.rect.contains(point):
                best, best_z = thing_id, place.z
        return best

    # changing it

    def set_frame(self, frame: Frame) -> None:
        """Lay everything out for another viewport; the sharp pictures follow a little later.

        Nothing is drawn before the first frame is known.
        """
        if frame == self.frame and self._framed:
            return
        self.frame = frame
        first, self._framed = not self._framed, True
        self.settle(paint=first)
        if not first:
            self._redraw.start()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme; the pictures are painted by the next `settle`."""
        self.theme = theme

    def set_halos(self, halos: Mapping[str, frozenset[Halo]]) -> None:
        """Give each thing the halos named for it, and no other thing any."""
        self._halos = halos
        for thing_id, thing in self._things.items():
            self._dress(thing_id, thing)

    def float_thing(self, thing_id: str, place: Place) -> None:
        """Show a passing thing above everything."""
        self.floats[thing_id] = place
        if self._framed:
            self._settle_one(thing_id, place)

    def drop_float(self, thing_id: str) -> None:
        """Take a passing thing away at once."""
        if self.floats.pop(thing_id, None) is not None and thing_id in self._things:
            self._remove(thing_id)

    def transition(self, layout: Layout) -> Act:
        """Make `layout` what ought to be seen, and return the act that moves things there."""
        before, self.layout = self.layout, layout
        goal = self._goal = Goal(layout)
        return Act(
            lambda: self._begin(before, goal.layout), lambda: self.settle(layout=goal.layout)
        )

    def revise(self, layout: Layout) -> None:
        """Change what ought to be seen, and where the newest transition leads."""
        self.layout = self._goal.layout = layout

    def settle(self, *, paint: bool = True, layout: Layout | None = None) -> None:
        """Put everything where it belongs at once; unpainted pictures are painted if `paint`.

        With `layout`, where it belongs in that one, which other acts will lead away from.
        """
        if not self._framed:
            return
        wanted = {**(self.layout if layout is None else layout), **self.floats}
        for thing_id in [known for known in self._things if known not in wanted]:
            if thing_id not in self._sparks:
                self._remove(thing_id)
        for thing_id, place in wanted.items():
            if thing_id != self._held:
                self._settle_one(thing_id, place, paint)

    def put(self, thing_id: str, place: Place) -> Thing:
        """Put one thing where `place` says, whatever the layout says of it."""
        self._settle_one(thing_id, place)
        return self._things[thing_id]

    def spark(self, place: Place) -> Thing:
        """Add a thing that belongs to no layout; `douse` takes it away."""
        thing_id = f"#spark:{next(self._spark_numbers)}"
        self._sparks.add(thing_id)
        return self.put(thing_id, place)

    def douse(self, sparks: Iterable[Thing]) -> None:
        """Take sparks away."""
        for spark in sparks:
            if spark.thing_id in self._sparks:
                self._sparks.discard(spark.thing_id)
                self._remove(spark.thing_id)

    def show_face(self, thing: Thing, place: Place) -> None:
        """Give a thing the picture of `place` and leave it where it is."""
        self._show(thing, self.picture(place))

    def close(self) -> None:
        """Let go of everything."""
        self._redraw.stop()
        self.bank.forget_awaited()

    # a thing in the hand of the person

    def hold(self, thing_id: str, pixel: QPointF) -> None:
        """Let the thing follow the pointer; `pixel` is where its middle goes."""
        thing = self._things.get(thing_id)
        if thing is not None:
            self._held = thing_id
            thing.setZValue(Z.HELD)
            thing.setPos(pixel)

    def let_go(self) -> None:
        """Stop holding; the thing stays where it is until the next transition."""
        self._held = ""

    # inside

    def picture(self, place: Place) -> Picture:
        """Return the picture a place asks for in this frame and theme."""
        rect = place.rect
        style = Style(self.theme, detail_for(rect.width()))
        scale = self.frame.device_scale
        return Picture(place.face, rect.width(), rect.height(), scale, style, place.dimmed)

    def pose(self, place: Place) -> Pose:
        """Return where a place puts its sprite."""
        pos = self.frame.middle(place.rect, self.picture(place).device_size)
        return Pose(pos, place.tilt, place.opacity)

    def _settle_one(self, thing_id: str, place: Place, paint: bool = True) -> None:
        thing = self._things.get(thing_id) or self._add(thing_id)
        thing.lie_flat()
        self._show(thing, self.picture(place), paint)
        self.pose(place).apply(thing)
        thing.setZValue(place.z)
        self._dress(thing_id, thing)

    def _add(self, thing_id: str) -> Thing:
        thing = self._things[thing_id] = Thing(thing_id)
        self._scene.addItem(thing)
        return thing

    def _remove(self, thing_id: str) -> None:
        self._scene.removeItem(self._things.pop(thing_id))

    def _show(self, sprite: Sprite, picture: Picture, paint: bool = True) -> None:
        pixmap = self.bank.kept(picture)
        if pixmap is None and (paint or sprite.empty):
            pixmap = self.bank.get(picture)
        sprite.show_picture(picture, pixmap, picture.device_size[0] / self.frame.dpr)

    def _dress(self, thing_id: str, thing: Thing) -> None:
        place = self.layout.get(thing_id)
        halos = self._halos.get(thing_id, frozenset()) if place else frozenset()
        if place is not None and not place.glows and not self.guided:
            halos &= {Halo.FOCUS, Halo.HOVER}
        if place is not None and place.mark is Mark.LAST:
            halos |= {Halo.LAST}
        if place is None or (not halos and not thing.halos):
            return

        def show(sprite: Sprite, kind: Halo) -> None:
            self._show(sprite, self.picture(self._halo_place(place, kind)))

        thing.set_halos(halos, show, self.motion.fade)

    def _halo_place(self, place: Place, kind: Halo) -> Place:
        glow = self.theme.game(self._game).glow
        face = HaloFace(kind, place.face.radius, glow, self.theme.colours.focus)
        return Place(place.rect, face, place.z)

    def _fetch_missing(self) -> None:
        self.bank.forget_awaited()
        self.bank.fetch({sprite.picture for sprite in self._sprites() if sprite.picture})

    def _picture_ready(self, picture: Picture) -> None:
        for sprite in self._sprites():
            if sprite.picture == picture:
                self._show(sprite, picture)

    def _sprites(self) -> list[Sprite]:
        found: list[Sprite] = []
        for thing in self._things.values():
            found += [thing, *thing.halo_sprites()]
        return found

    # moving

    def _begin(self, before: Layout, after: Layout) -> QAbstractAnimation | None:
        """Start everything on its way from where it is now to where `after` has it."""
        if not self._framed:
            return None
        group = QParallelAnimationGroup()
        for thing in self._things.values():
            thing.lie_flat()
        for thing_id, place in after.items():
            for animation in self._moves(thing_id, place, before):
                group.addAnimation(animation)
        for thing_id in [known for known in self._things if known not in after]:
            leaving = self._leave(thing_id, before.get(thing_id), after)
            if leaving is not None:
                group.addAnimation(leaving)
        return group if group.animationCount() else None

    def _moves(self, thing_id: str, place: Place, before: Layout) -> list[QAbstractAnimation]:
        thing = self._things.get(thing_id)
        new = thing is None
        if thing_id == self._held:
            return []
        if thing is None:
            thing = self._enter(thing_id, place, before)
        shown, wanted = thing.picture, self.picture(place)
        goal = self.pose(place)
        turning = shown is not None and _other_side(shown, wanted)
        if not turning:
            self._resize(thing, shown, wanted)
        animations = []
        movement = travel(thing, goal, self.motion, place.delay)
        if movement is not None:
            animations.append(movement)
            self._lift(thing, place, goal)
        if turning:
            animations.append(turn_over(thing, lambda: self._show(thing, wanted), self.motion))
        if not new:
            self._dress(thing_id, thing)
        return animations

    def _enter(self, thing_id: str, place: Place, before: Layout) -> Thing:
        """Make a new thing where it comes from, or in its place but not yet visible."""
        thing = self._add(thing_id)
        source = self._things.get(place.origin)
        known = before.get(place.origin)
        self._show(thing, self.picture(place))
        self.pose(place).apply(thing)
        thing.setZValue(place.z)
        if source is None or source.picture is None:
            thing.setOpacity(0.0)
            return thing
        thing.setPos(source.pos())
        same_kind = known is not None and bool(known.face.side) and bool(place.face.side)
        if same_kind and known is not None:
            self._show(thing, self.picture(known))
            thing.setRotation(source.rotation())
        else:
            thing.setScale(0.4)
        return thing

    def _resize(self, thing: Thing, shown: Picture | None, wanted: Picture) -> None:
        """Show the wanted picture, beginning at the size of the one that was shown."""
        if shown == wanted:
            return
        self._show(thing, wanted)
        if shown is not None and shown.width != wanted.width and shown.scale == wanted.scale:
            thing.setScale(shown.width / wanted.width)

    def _lift(self, thing: Thing, place: Place, goal: Pose) -> None:
        far = (thing.pos() - goal.pos).manhattanLength() > 8
        thing.setZValue(max(place.z, Z.MOVING + place.z / 10) if far else place.z)

    def _leave(
        self, thing_id: str, place: Place | None, after: Layout
    ) -> QAbstractAnimation | None:
        thing = self._things[thing_id]
        if thing_id in self.floats or thing_id in self._sparks:
            return None
        taken_over = any(each.origin == thing_id for each in after.values())
        if place is None or taken_over or thing_id == self._held:
            self._remove(thing_id)
            return None
        goal = after.get(place.exit)
        if goal is None:
            return travel(thing, Pose(thing.pos(), thing.rotation(), 0.0), self.motion)
        middle = self.frame.to_pixels(goal.rect).center()
        return travel(thing, Pose(middle, thing.rotation(), 0.0, 0.5), self.motion)


def _other_side(shown: Picture, wanted: Picture) -> bool:
    """Whether the wanted picture is the other side of the shown one."""
    sides = (shown.face.side, wanted.face.side)
    return all(sides) and sides[0] != sides[1]
