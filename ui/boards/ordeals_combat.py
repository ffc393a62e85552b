"""A combat of Ordeals: a stage of its own over the board."""

from dataclasses import replace

from PySide6.QtCore import QRectF

from gamebox.games.ordeals.assigning import left_of_card
from gamebox.games.ordeals.combat import (
    can_push,
    fight_of,
    flee_pain,
    hits_on,
    is_beaten,
    minions_left,
    power_against,
    push_cost,
    push_pain,
    remaining,
)
from gamebox.games.ordeals.stats import (
    card_power,
    enemy_keyword,
    enemy_power,
    items,
    pierces,
    strike_bonus,
)
from ui.boards.ordeals_answers import Answer, Needs, Words
from ui.boards.ordeals_cards import CardFace, EnemyFace, Hollow
from ui.boards.ordeals_large import LargeCard, Sheet
from ui.boards.ordeals_odds import pain_words
from ui.boards.ordeals_pieces import Board, Chips, HealthTrack
from ui.boards.ordeals_player import held, weapon
from ui.boards.ordeals_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.badge import Veil
from ui.items.hand import row
from ui.items.z import Z, layer

STAGE = QRectF(8, 4, 976, 500)
FOES = QRectF(178, 42, 794, 0)
FOE_WIDE, FOE_HIGH = 148.0, 198.0
HITS_TOP = 279.0
LOWER = 348.0
MANY_ITEMS = 4
MOST_PRICE = 40
"""The letters of a price that can be read on the button of a way out."""
ENDS = {"button:end-assign": "End the round", "button:done": "Choose no more"}
WAYS = QRectF(694, LOWER + 24, 280, 124)


def combat(sight: Sight) -> Layout:
    """Return the stage of the combat that goes on; empty without one."""
    if sight.view.combat is None:
        return {}
    layout: Layout = {
        "veil": Place(sight.veiled, Veil(0.5), Z.VEIL),
        "stage": Place(STAGE, Board(strong=True, lit=True), layer(Z.VEIL, 10)),
        **_titles(sight),
        **_enemies(sight),
        **_fighter(sight),
        **_bound(sight),
        **_ways(sight),
    }
    return {thing: _lifted(place) for thing, place in layout.items()}


def _lifted(place: Place) -> Place:
    """Return a place of the stage above everything that lies on the table."""
    return place if place.z >= Z.VEIL else replace(place, z=Z.VEIL + 100 + place.z / 12)


def _titles(sight: Sight) -> Layout:
    fight = fight_of(sight.facts)
    where = sight.print_of(fight.encounter).name
    who = "You fight" if fight.seat == sight.seat else f"{sight.name(fight.seat)} fights"
    boss = next((sight.print_of(foe.card).name for foe in fight.foes if foe.boss), "")
    title = f"{who} the {boss}" if boss else f"{who} at {where}"
    left = QRectF(STAGE.left() + 16, STAGE.top() + 6, 560, 28)
    right = QRectF(STAGE.right() - 376, STAGE.top() + 8, 360, 24)
    began = f"Round {fight.round}" if fight.round else "Combat begins"
    strike = strike_bonus(sight.facts, fight.seat, fight.ambushed)
    ambush = "Ambush!  " if fight.ambushed else ""
    facts = f"{ambush}{began}  \N{MIDDLE DOT}  Strike Bonus {strike}"
    return {
        "label:fight": Place(left, Words(title, 19, title=True), Z.DECOR),
        "label:round": Place(right, Words(facts, 15, align="right"), Z.DECOR),
    }


# Enemies


def _enemies(sight: Sight) -> Layout:
    fight = fight_of(sight.facts)
    shown = [n for n, foe in enumerate(fight.foes) if foe.state == "alive" or foe.hits]
    spots = row(len(shown), FOES, FOE_WIDE, 18)
    layout: Layout = {}
    for place, spot in zip(shown, spots, strict=True):
        rect = QRectF(spot.left(), FOES.top(), FOE_WIDE, FOE_HIGH)
        layout[f"enemy:{place}"] = _enemy(sight, place, rect)
        layout |= _assigned(sight, place, rect)
    return layout


def _enemy(sight: Sight, place: int, rect: QRectF) -> Place:
    view = sight.facts
    foe = fight_of(view).foes[place]
    one = sight.print_of(foe.card)
    if foe.state != "alive":
        face = EnemyFace(one, view.cards.enemy(foe.card).power, defeated=True)
        return Place(rect, face, Z.CARD, name=f"{one.name}, defeated", preview=LargeCard(one))
    power = enemy_power(view, place)
    protection = enemy_keyword(view, place, "protection")
    infected = enemy_keyword(view, place, "infected")
    needs = needs_of(sight, place)
    notes = [f"Now: {needs.words}."]
    waits = foe.boss and bool(minions_left(view))
    if waits:
        notes.append("Minions first: a boss is assigned to when all of them are defeated.")
    face = EnemyFace(one, power, protection, infected)
    keys = f", Protection {protection}" if protection else ""
    keys += f", Infected {infected}" if infected else ""
    name = f"{one.name}, enemy {place + 1}: Power {power}{keys}, {needs.words}. {one.sentence}"
    large = LargeCard(one, tuple(notes))
    return Place(rect, face, Z.CARD, name=name, dimmed=waits, preview=large, origin="pile:minions")


def needs_of(sight: Sight, place: int) -> Needs:
    """Return what an enemy needs and what is assigned to it, after Protection."""
    view = sight.facts
    hits = hits_on(view, fight_of(view).foes[place])
    shields = enemy_keyword(view, place, "protection")
    soaked = min(shields, sum(1 for card, n in hits if n and not pierces(view, card)))
    return Needs(
        enemy_power(view, place),
        power_against(view, place),
        shields,
        soaked,
        is_beaten(view, place),
    )


def _assigned(sight: Sight, place: int, rect: QRectF) -> Layout:
    """Return the bar under an enemy, and the cards that are assigned to it."""
    view = sight.facts
    foe = fight_of(view).foes[place]
    layout: Layout = {}
    shield = 0
    if foe.state == "alive":
        bar = QRectF(rect.left(), rect.bottom() + 6, rect.width(), 26)
        layout[f"needs:{place}"] = Place(bar, needs_of(sight, place), Z.DECOR)
        shield = enemy_keyword(view, place, "protection")
    room = QRectF(rect.left(), HITS_TOP, rect.width(), 66)
    spots = row(len(foe.hits), room, 46, 4)
    for spot, (card, power), hit in zip(spots, hits_on(view, foe), foe.hits, strict=True):
        soaked = bool(shield and power and not pierces(view, card))
        shield -= soaked
        one = sight.print_of(card)
        face = CardFace(one, power=power, soaked=soaked)
        says = ", ignored by Protection" if soaked else ""
        name = f"{one.name} with {power} Power on enemy {place + 1}{says}"
        key = thing_of(sight, fight_of(view).seat, card)
        thing = f"hit:{place}:{card}" if hit.part else key
        z = layer(Z.CARD, 100)
        layout[thing] = Place(spot, face, z, name=name, preview=LargeCard(one))
    return layout


def thing_of(sight: Sight, seat: int, card: int) -> str:
    """Return the thing that a card or item of a fighter is."""
    return f"weapon:{seat}" if card == sight.weapon(seat) else f"card:{card}"


# The fighter


def _fighter(sight: Sight) -> Layout:
    """Return the weapon, the Equipment, Health and the resources of who fights."""
    seat = fight_of(sight.facts).seat
    player = sight.player(seat)
    left = STAGE.left() + 14
    layout: Layout = {}
    cap = QRectF(left, 40, 140, 18)
    layout["label:weapon"] = Place(cap, Words("Weapon", 14), Z.DECOR)
    spot = QRectF(left, 60, 104, 142)
    if sight.weapon(seat) in _spent(sight):
        layout["label:spent"] = Place(spot, Hollow("weapon"), Z.DECOR, name="Weapon: assigned")
    else:
        layout |= weapon(sight, seat, spot)
    worn = [card for card in items(sight.facts, seat) if card != sight.weapon(seat)]
    wide = 46.0 if len(worn) < MANY_ITEMS else 35.0
    gear = QRectF(left, 208, 154, 64)
    for card, spot in zip(worn, row(len(worn), gear, wide, 4, centred=False), strict=True):
        if card not in _spent(sight):
            layout[f"card:{card}"] = _gear(sight, seat, card, spot)
    chips = (("effort", player.effort, ""), ("food", player.food, ""), ("shard", player.shards, ""))
    said = f"Effort {player.effort}, Food {player.food}, Token Shards {player.shards}"
    pills = QRectF(left, 304, 152, 28)
    health = QRectF(left, 278, 152, 20)
    layout[f"health:{seat}"] = Place(
        health, HealthTrack(player.health), Z.DECOR, name=f"Health {player.health}", glows=False
    )
    layout[f"chips:{seat}"] = Place(pills, Chips(chips), Z.DECOR, name=said, glows=False)
    return layout


def _spent(sight: Sight) -> set[int]:
    """Return what lies at an enemy with all its Power."""
    view = sight.facts
    return {
        hit.card
        for foe in fight_of(view).foes
        for hit in foe.hits
        if not hit.part or left_of_card(view, fight_of(view).seat, hit.card) <= 0
    }


def _gear(sight: Sight, seat: int, card: int, spot: QRectF) -> Place:
    one = sight.print_of(card)
    power = card_power(sight.facts, seat, card) if one.values else None
    return Place(spot, CardFace(one, power=power), Z.CARD, name=one.spoken, preview=LargeCard(one))


def _bound(sight: Sight) -> Layout:
    """Return the bound cards that are not assigned, fanned, and the piles of who fights."""
    view = sight.facts
    fight = fight_of(view)
    seat = fight.seat
    spent = _spent(sight)
    cards = [card for card in view.players[seat].bound if card not in spent]
    cards += [card for card in fight.strike if card not in cards]
    room = QRectF(STAGE.left() + 14, LOWER + 24, 656, 124)
    count = f"Bound cards {len(cards)}"
    total = sum(card_power(view, seat, card) for card in cards if card not in fight.used)
    cap = QRectF(room.left(), LOWER, 420, 20)
    words = f"{count}  \N{MIDDLE DOT}  together {total} Power"
    layout: Layout = {"label:bound": Place(cap, Words(words, 15), Z.DECOR)}
    for n, (card, spot) in enumerate(
        zip(cards, row(len(cards), room, 90, 8, centred=False), strict=True)
    ):
        rect = QRectF(spot.left(), room.top(), 90, 124)
        thing = f"card:{card}"
        one = sight.print_of(card)
        power = card_power(view, seat, card)
        face = CardFace(one, power=power if power else None)
        there = held(sight, card, rect, layer(Z.CARD, 10 + n), f"pile:deck:{seat}")
        there = replace(there, face=face, name=f"{power} Power now: {one.spoken}")
        layout[thing] = replace(there, z=layer(Z.CARD, 200)) if thing == sight.raised else there
    if not cards:
        none = Place(room, Words("No bound card is left.", 15, muted=True), Z.DECOR)
        layout["label:none"] = none
    return layout


# Push or flee


def _ways(sight: Sight) -> Layout:
    """Return what pushing and fleeing cost, as buttons when it has to be decided."""
    if "button:split" in sight.reach:
        return _split(WAYS.width())
    ending = next((thing for thing in ENDS if thing in sight.openings), "")
    asked = sight.asks == "push"
    cap = QRectF(WAYS.left(), LOWER, WAYS.width(), 20)
    words = "Now push, or flee" if asked else "After this round"
    layout: Layout = {"label:ways": Place(cap, Words(words, 15), Z.DECOR)}
    if asked or remaining(sight.facts):
        layout |= _ways_out(sight, lined=not ending)
    else:
        spot = QRectF(WAYS.left(), WAYS.top() + 20, WAYS.width(), 24)
        layout["label:won"] = Place(spot, Words("No enemy remains: you win.", 16), Z.DECOR)
    if ending:
        rect = QRectF(WAYS.left(), WAYS.bottom() - 38, WAYS.width(), 38)
        flees = ending == "button:end-assign" and _will_flee(sight)
        said = f"{ENDS[ending]}{' and flee' if flees else ''}"
        layout[ending] = Place(rect, Answer(said, "check"), Z.BUTTON, name=said)
    return layout


def _will_flee(sight: Sight) -> bool:
    """Return whether an enemy will remain, and there is no Food to push."""
    fighter = fight_of(sight.facts).seat
    return bool(remaining(sight.facts)) and not can_push(sight.facts, fighter)


def _ways_out(sight: Sight, *, lined: bool) -> Layout:
    """Return the two ways out of a round with their prices; `lined`: in two lines each."""
    view = sight.facts
    seat = fight_of(view).seat
    food, pain, flight = push_cost(view, seat), push_pain(view, seat), flee_pain(view, seat)
    base = 1 if food else 0
    sick = f" (+{food - base} Infected)" if food > base else ""
    push = f"{food} Food{sick}, {_pains(pain)}; draw and bind 1"
    can = can_push(view, seat)
    if not can:
        push = f"{food} Food{sick}, you have {view.players[seat].food}"
    state = "cannot" if not can else "can" if "button:push" in sight.openings else ""
    top = QRectF(WAYS)
    top.setHeight((WAYS.height() - (8 if lined else 50)) / 2)
    low = top.translated(0, top.height() + 6)
    return {
        "button:push": Place(
            top,
            _way("Push", "power", push, lined, state),
            Z.BUTTON,
            name=f"Push: {push}",
            preview=Sheet("Push", note=f"{push}. {pain_words(sight.view, seat, pain)}"),
        ),
        "button:flee": Place(
            low,
            _way("Flee", "run", _pains(flight), lined),
            Z.BUTTON,
            name=f"Flee: {_pains(flight)}",
            preview=Sheet("Flee", note=f"{_pains(flight)}. {pain_words(sight.view, seat, flight)}"),
        ),
    }


def _way(words: str, icon: str, price: str, lined: bool, state: str = "") -> Answer:
    """Return the button of a way out; on one line while it cannot be taken yet."""
    brief = price.replace(" Pain cards", " Pain").replace(" Pain card", " Pain")
    if lined:
        said = price if len(price) <= MOST_PRICE else brief
        return Answer(words, icon, said, primary=state == "can", off=state == "cannot")
    return Answer(f"{words}: {brief.partition(';')[0]}", icon, off=True)


def _split(wide: float) -> Layout:
    """Return the button that splits the minions: those that are chosen against the others."""
    cap = QRectF(WAYS.left(), LOWER, wide, 20)
    rect = QRectF(WAYS.left(), WAYS.top(), wide, 56)
    face = Answer("Split them so", "check", "the chosen enemies, and the others")
    return {
        "label:ways": Place(cap, Words("Choose one of the groups", 15), Z.DECOR),
        "button:split": Place(rect, face, Z.BUTTON, name="Split them so"),
    }


def _pains(n: int) -> str:
    return f"{n} Pain card" if n == 1 else f"{n} Pain cards"
