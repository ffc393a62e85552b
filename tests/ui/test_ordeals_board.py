"""The board of Ordeals: what may be touched is there, and nothing is shown that is secret."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.ordeals_boards import boards, click, middle, offers_of, show
from support.ordeals_play import NAMES, RULES, asked, find, livelier, new, play

from gamebox.core.dice import seeded
from gamebox.games.ordeals import moves
from ui.boards.ordeals_cards import Back, CardFace
from ui.boards.ordeals_large import LargeCard
from ui.boards.ordeals_spaces import SpaceFace
from ui.boards.paths import Paths, Way
from ui.items.halo import Halo
from ui.table.ordeals_manners import OrdealsManners


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def unreachable(board, offer):
    """Return the ids that a person would touch for a move and that are not there to be touched."""
    missing = []
    for way in board.paths_of(offer):
        board.hands.take_back()
        for step, thing in enumerate(way):
            place = board.stage.layout.get(thing)
            if place is None or not place.touchable:
                missing.append((way, thing))
            if step + 1 < len(way):
                board.hands._paths.made = way[: step + 1]
                board.lay_again()
    board.hands.take_back()
    board.lay_again()
    return missing


# What may be touched


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 11), (4, 4)])
def test_every_move_of_a_game_can_be_touched_step_by_step(make, seats, seed):
    table, dice, board = new(seats, seed), seeded(seed, "touch"), make()
    kinds = set()
    for count in range(500):
        if table.game.over:
            break
        question = asked(table)
        if question.asks not in kinds or count % 7 == 0:
            kinds.add(question.asks)
            show(board, table, question.seat)
            seen = set()
            for offer in offers_of(table, question.seat):
                if offer.path[-1:] not in seen:  # of the many pairs in a combat one of each
                    seen.add(offer.path[-1:])
                    assert unreachable(board, offer) == [], (question.asks, offer)
        table.answer(question.seat, livelier(table, question.seat, dice))
    assert {"explore", "acquire_step", "assign"} <= kinds


@pytest.mark.parametrize(
    "asks", ["fatigue", "push", "option", "use", "card", "put", "scout", "loot", "build", "foe"]
)
def test_every_answer_has_its_place(make, asks):
    table, question = find(asks)
    board = make()
    show(board, table, question.seat)
    for offer in offers_of(table, question.seat):
        assert unreachable(board, offer) == []


def test_no_two_moves_are_touched_the_same_way(make):
    table, board = new(2, 5), make()
    dice = seeded(5, "ways")
    for count in range(600):
        if table.game.over:
            break
        question = asked(table)
        if count % 5 == 0:
            show(board, table, question.seat)
            ways = [
                way for o in offers_of(table, question.seat) for way in board.paths_of(o) if way
            ]
            assert len(ways) == len(set(ways)), question.asks
        table.answer(question.seat, livelier(table, question.seat, dice))


def test_one_click_plays_moves_and_goes_on(make):
    table = new(2, 3)
    seat = asked(table).seat
    board = make(humans=(seat,))
    show(board, table, seat)
    card = table.view(seat).players[seat].hand[0]
    click(board, f"card:{card}")
    assert board.chosen[-1].move == moves.PlayCard(card)
    show(board, table, seat)
    place = next(o.move for o in offers_of(table, seat) if isinstance(o.move, moves.MoveTo))
    click(board, f"space:{place.space}")
    assert board.chosen[-1].move == place
    show(board, table, seat)
    click(board, "button:end-explore")
    assert board.chosen[-1].move == moves.EndExplore()


def test_a_touch_on_ones_own_space_activates_it(make):
    table = new(2, 5)
    question = play(
        table, lambda q: q.asks == "explore" and moves.ActivateEncounter() in table.moves(q.seat)
    )
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    click(board, f"space:{table.game.players[question.seat].space}", 0.2, 0.5)
    assert board.chosen[-1].move == moves.ActivateEncounter()


def test_where_a_move_can_be_free_a_touch_makes_the_free_one(make):
    table = new(2, 3)
    seat = asked(table).seat
    table.game.players[seat].free_moves = 1
    table.game.players[seat].food = 3
    board = make(humans=(seat,))
    view = table.view(seat)
    board.show_view(view, seat)
    found = RULES.moves(view)
    offers = [type(offers_of(table, seat)[0])(seat, m, RULES.path(view, m), "") for m in found]
    board.offer(offers)
    free = next(offer for offer in offers if isinstance(offer.move, moves.MoveFree))
    click(board, f"space:{free.move.space}")
    assert board.chosen[-1].move == free.move


def test_a_card_and_an_enemy_are_touched_to_assign(make):
    table = new(2, 5)
    question = play(
        table,
        lambda q: (
            q.asks == "assign"
            and any(isinstance(m, moves.Assign) and m.card for m in table.moves(q.seat))
        ),
    )
    seat = question.seat
    board = make(humans=(seat,))
    show(board, table, seat)
    move = next(m for m in table.moves(seat) if isinstance(m, moves.Assign) and m.card)
    first, *_ = RULES.path(table.view(seat), move)
    click(board, first)
    assert board.selection == (first,)
    click(board, f"enemy:{move.foe}")
    assert board.chosen[-1].move == move


def test_a_card_is_dragged_onto_an_enemy(make):
    table = new(2, 5)
    question = play(
        table,
        lambda q: (
            q.asks == "assign"
            and any(isinstance(m, moves.Assign) and m.card for m in table.moves(q.seat))
        ),
    )
    seat = question.seat
    board = make(humans=(seat,))
    show(board, table, seat)
    move = next(m for m in table.moves(seat) if isinstance(m, moves.Assign) and m.card)
    first, *_ = RULES.path(table.view(seat), move)
    view, left = board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=middle(board, first))
    QTest.mouseMove(view, middle(board, first) + QPoint(0, -30))
    QTest.mouseMove(view, middle(board, f"enemy:{move.foe}"))
    assert Halo.OVER in board.stage.thing(f"enemy:{move.foe}").halos
    QTest.mouseRelease(view, left, pos=middle(board, f"enemy:{move.foe}"))
    assert board.chosen[-1].move == move


def test_what_cannot_be_done_is_refused_beside_what_was_clicked(make):
    table = new(2, 3)
    seat = asked(table).seat
    board = make(humans=(seat,))
    board.refusal_for = lambda thing: RULES.why(table.view(seat), thing)
    heard = []
    board.refused.connect(lambda thing, why: heard.append((thing, why.text)))
    show(board, table, seat)
    card = next(card for card in table.game.row if card is not None)
    click(board, f"card:{card}")
    assert heard[0][0] == f"card:{card}"
    assert "Acquire step" in heard[0][1]
    assert "#bubble" in board.stage.floats
    assert not board.chosen


# What is shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_shown_that_the_reader_may_not_know(make, seats):
    table, dice, board = new(seats, 8), seeded(8, "secret"), make()
    for count in range(400):
        if table.game.over:
            break
        question = asked(table)
        if count % 8 == 0:
            reader = (question.seat + 1) % seats
            board.set_seats(NAMES[:seats], (reader,))
            show(board, table, reader)
            shown = {int(t[5:]) for t in board.stage.layout if t.startswith("card:")}
            hidden = set()
            for seat, player in enumerate(table.game.players):
                hidden |= {*player.deck, *(player.hand if seat != reader else ())}
            hidden |= {*table.game.dealer, *table.game.minions, *table.game.relics}
            hidden |= set() if table.game.looker == reader else {*table.game.looked}
            assert not shown & hidden
            for n, space in enumerate(table.game.spaces):
                if space is not None and not space.open:
                    face = board.stage.layout[f"space:{n}"].face
                    peeked = n in table.game.players[reader].scouted
                    assert isinstance(face, SpaceFace if peeked else Back)
        table.answer(question.seat, livelier(table, question.seat, dice))


def test_who_only_looks_on_sees_no_hand_and_nothing_that_one_alone_has_seen(make):
    table, question = find("put")
    seat = question.seat
    view = table.view(seat)
    public = OrdealsManners(RULES).public(view)
    assert public.looked == []
    assert public.players[seat].hand == []
    own = view.players[seat]
    assert set(own.hand) <= set(public.players[seat].pool)
    assert all(space is None or space.open or space.card is None for space in public.spaces)
    board = make(humans=(0, 1))
    board.show_view(public, None)
    shown = {thing for thing in board.stage.layout if thing.startswith("card:")}
    assert not {f"card:{card}" for card in (*own.hand, *view.looked)} & shown
    backs = [thing for thing in board.stage.layout if thing.startswith("back:")]
    assert len(backs) == len(table.game.players[table.game.active].hand)


def test_all_that_lies_open_can_be_read_large(make):
    table, dice, board = new(4, 2), seeded(2, "large"), make()
    for _ in range(300):
        question = asked(table)
        table.answer(question.seat, livelier(table, question.seat, dice))
    question = asked(table)
    show(board, table, question.seat)
    for thing, place in board.stage.layout.items():
        if place.touchable and thing.startswith("card:"):
            assert isinstance(place.preview, LargeCard), thing
    names = board.twins.names()
    for card in filter(None, table.game.row):
        kind = table.game.cards.kinds[card]
        assert kind.name in names[f"card:{card}"]


def test_the_row_says_the_price_of_now(make):
    table = new(2, 3)
    seat = asked(table).seat
    player = table.game.players[seat]
    card = next(card for card in table.game.row if card is not None)
    printed = table.game.cards.held(card).cost
    board = make(humans=(seat,))
    show(board, table, seat)
    assert board.stage.layout[f"card:{card}"].face.price == printed
    from gamebox.games.ordeals.state import Modifier  # noqa: PLC0415

    player.mods.append(Modifier("acquire_cost", -1, "turn"))
    board.show_view(RULES.view(table.game, seat), seat)
    place = board.stage.layout[f"card:{card}"]
    assert place.face.price == printed - 1
    assert place.preview.notes[0] == f"It costs you {printed - 1} Effort now."


def test_a_veil_is_no_larger_than_what_is_seen(make):
    table, question = find("push")
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    whole = board.stage.frame.whole
    assert all(whole.contains(place.rect.center()) for place in board.stage.layout.values())
    assert whole.contains(board.stage.layout["veil"].rect)


def test_looting_says_what_is_left_to_spend_and_takes_the_printed_prices(make):
    table, question = find("exchange")
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    left = table.game.stack[-1].left
    assert board.stage.layout["label:here"].face.words == f"{left} Token Shards to spend"
    for card in filter(None, table.game.row):
        place = board.stage.layout[f"card:{card}"]
        assert place.face.price == table.game.cards.held(card).cost
        assert place.dimmed is (f"card:{card}" not in board.glowing())


def test_another_board_is_shown_large_by_a_touch_and_put_away_by_the_next(make):
    table = new(3, 3)
    seat = asked(table).seat
    other = (seat + 1) % 3
    board = make(humans=(seat,))
    show(board, table, seat)
    click(board, f"seat:{other}")
    assert f"health:{other}" in board.stage.layout
    assert f"health:{seat}" not in board.stage.layout
    assert NAMES[other] in board.stage.layout["label:whose"].face.words
    assert board.stage.layout[f"seat:{other}"].face.seat == other
    click(board, f"seat:{seat}")
    assert f"health:{seat}" in board.stage.layout


def test_a_discard_pile_is_spread_for_reading_and_put_away_again(make):
    table = new(2, 3)
    question = play(
        table, lambda q: q.asks == "explore" and len(table.game.players[q.seat].discard) > 2
    )
    seat = question.seat
    board = make(humans=(seat,))
    show(board, table, seat)
    pile = table.game.players[seat].discard
    click(board, f"discard:{seat}")
    for card in pile:
        face = board.stage.layout[f"card:{card}"].face
        assert isinstance(face, CardFace)
    assert board.take_back()
    assert f"card:{pile[0]}" not in board.stage.layout
    assert not board.chosen


def test_a_combat_tells_what_each_enemy_needs_and_has(make):
    table = new(2, 5)
    question = play(
        table,
        lambda q: (
            q.asks == "assign" and any(isinstance(m, moves.Assign) for m in table.moves(q.seat))
        ),
    )
    seat = question.seat
    board = make(humans=(seat,))
    move = next(m for m in table.moves(seat) if isinstance(m, moves.Assign))
    show(board, table, seat)
    bar = board.stage.layout[f"needs:{move.foe}"].face
    assert bar.words == f"needs {bar.need}, has 0"
    table.answer(seat, move)
    if asked(table).asks == "assign":
        show(board, table, seat)
        assert board.stage.layout[f"needs:{move.foe}"].face.has > 0


def test_protection_soaks_the_first_cards_as_shields(make):
    table = new(2, 5)
    question = play(
        table,
        lambda q: q.asks == "assign" and len(table.game.players[q.seat].bound) > 1,
    )
    seat = question.seat
    game = table.game
    foe = game.combat.living()[0]
    from gamebox.games.ordeals.state import EnemyMark, Hit  # noqa: PLC0415

    game.combat.foes[foe].marks.append(EnemyMark("combat", keyword="protection", set=1))
    cards = [c for c in game.players[seat].bound if getattr(game.cards.kinds[c], "power", 0)][:1]
    game.combat.foes[foe].hits = [Hit(card) for card in cards]
    game.combat.used = cards
    board = make(humans=(seat,))
    board.show_view(RULES.view(game, seat), seat)
    bar = board.stage.layout[f"needs:{foe}"].face
    assert (bar.shields, bar.soaked) == (1, len(cards))
    assert all(board.stage.layout[f"card:{card}"].face.soaked for card in cards)


def test_a_boss_waits_dimmed_for_its_minions(make):
    table = new(2, 1)
    question = play(
        table,
        lambda q: q.asks == "assign" and table.game.combat.boss and len(table.game.combat.foes) > 1,
    )
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    for place, foe in enumerate(table.game.combat.foes):
        if foe.state == "alive":
            shown = board.stage.layout[f"enemy:{place}"]
            assert shown.dimmed is foe.boss
            assert any("Minions first" in note for note in shown.preview.notes) is foe.boss


def test_pushing_and_fleeing_say_their_price(make):
    table, question = find("push")
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    texts = [offer.text for offer in offers_of(table, question.seat)]
    flee = next(text for text in texts if text.startswith("Flee"))
    assert flee == board.twins.names()["button:flee"]
    assert " Food" in board.twins.names()["button:push"]


def test_a_pile_of_offers_is_dropped_with_the_view(make):
    table = new(2, 3)
    seat = asked(table).seat
    board = make(humans=(seat,))
    show(board, table, seat)
    board.clear()
    assert not board.stage.layout
    assert not board.glowing()


def test_paths_wait_for_the_last_touch_where_groups_are_split(make):
    table, question = find("split", seats=4, most=4000)
    board = make(humans=(question.seat,))
    show(board, table, question.seat)
    offers = offers_of(table, question.seat)
    ways = [Way(o, w, board.is_whole(o)) for o in offers for w in board.paths_of(o)]
    paths = Paths(ways, eager=True)
    living = table.game.combat.living()
    paths.touch(f"enemy:{living[-1]}")
    done, way = paths.touch("button:split")
    assert way is not None
    chosen = set(way.offered.move.foes)
    assert chosen in ({living[-1]}, set(living) - {living[-1]})
    assert done == "done"


def test_a_view_after_the_end_is_shown(make):
    table = new(2, 5, length="short")
    assert play(table, lambda _: False, 5, 20_000) is None
    assert table.game.over
    board = make(humans=(0,))
    board.show_view(replace(table.view(0)), 0)
    assert "fame" in board.stage.layout
