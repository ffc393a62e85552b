"""The rules of The Middle Ages: every ruling is a position, a move and what must be true.

Each test cites the rules that it shows, in square brackets.
"""

import json
from collections import Counter

import pytest
from support.ages_positions import (
    CARDS,
    CLERIC,
    MERCHANT,
    NAMES,
    NOBLE,
    RULES,
    YEOMAN,
    add,
    find,
    position,
    public,
    several,
    use,
)

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.effects import LAST_SHUFFLE
from gamebox.games.middle_ages.rules import EndGame, TakeActions
from gamebox.games.middle_ages.scoring import points_of, score
from gamebox.resources import resource_text
from gamebox.savefile import decode, encode
from gamebox.table import Refused, new_table

M1, M2, M3 = several(3, character="merchant", back="revolt")
N1, N2 = several(2, character="noble", back="revolt")
C1, C2 = several(2, character="cleric", back="revolt")
Y1, Y2 = several(2, character="yeoman", back="revolt")
SKULL1, SKULL2, SKULL3 = several(3, back="plague")
BLADE1, BLADE2 = several(2, back="betrayal")


def started(seats, **options):
    return new_table(RULES, [Seat("human", name) for name in NAMES[:seats]], options, seed=11)


def refusal_of(table, seat, move):
    with pytest.raises(Refused) as caught:
        table.answer(seat, move)
    return caught.value.refusal


def kinds(events):
    return [type(event).__name__ for event in events]


# The cards and the set-up


def test_there_are_64_cards_20_of_them_betrayal():
    """[setup.deal, card.uses] The other 44 are Plague and Revolt."""
    backs = Counter(card.back for card in CARDS.card)
    assert sum(backs.values()) == 64
    assert backs["betrayal"] == 20


def test_the_back_tells_the_crisis():
    """[card.crisis] Skull is Plague, pitchfork is Revolt, hooked blade is Betrayal."""
    assert {CARDS.crises[c.id] for c in CARDS.card if c.back == "plague"} == {"skull"}
    assert {CARDS.crises[c.id] for c in CARDS.card if c.back == "revolt"} == {"pitchfork"}
    assert {CARDS.crises[c.id] for c in CARDS.card if c.back == "betrayal"} == {"hooked_blade"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_four_betrayal_cards(seats):
    """[setup.deal, setup.players] The rest are the discard; the 44 others are the deck."""
    game = started(seats).game
    for hand in game.hands:
        assert [CARDS.back(card) for card in hand] == ["betrayal"] * 4
    assert len(game.discard) == 20 - 4 * seats
    assert len(game.deck) == 44
    assert {CARDS.back(card) for card in game.deck} == {"plague", "revolt"}


def test_one_or_five_players_cannot_play():
    """[setup.players] Two to four."""
    for count in (1, 5):
        with pytest.raises(GameboxError):
            new_table(RULES, [Seat("human", str(n)) for n in range(count)])


def test_every_player_has_an_accord_of_their_own():
    """[setup.accords, card.accord] Dealt at random, all different."""
    game = started(4).game
    assert sorted(game.accords) == [0, 1, 2, 3]


def test_accords_can_be_chosen_from_the_left_of_the_starting_player():
    """[setup.accords] The starting player chooses last, and a taken Accord is refused."""
    table = started(3, accords="chosen", start="1")
    order = []
    for _ in range(3):
        [seat] = table.asked()
        order.append(seat)
        table.answer(seat, table.moves(seat)[0])
    assert order == [2, 0, 1]
    assert sorted(table.game.accords) == [0, 1, 2]
    assert table.asked() == [1]


def test_a_taken_accord_is_refused():
    """[setup.accords] Nobody has the same."""
    table = started(3, accords="chosen", start="1")
    table.answer(2, moves.ChooseAccord(0))
    assert refusal_of(table, 0, moves.ChooseAccord(0)).text == "This Accord is taken."


def test_a_save_whose_starting_player_was_no_seat_is_still_opened():
    """[setup.start] Before, the fourth of three seats was silently the first."""
    raw = json.loads(encode(started(3, start="0")))
    raw["options"]["start"] = "3"
    with pytest.raises(GameboxError, match="cannot be '3' with 3 seats"):
        decode(json.dumps(raw).encode())
    again = decode(json.dumps({**raw, "rules": 1}).encode())
    assert again.record.options["start"] == "0"


def test_the_starting_player_can_be_chosen_or_drawn():
    """[setup.start] Drawn at random, every seat begins now and then."""
    for seats, start in ((2, "2"), (3, "3")):
        with pytest.raises(GameboxError, match=f"'start' cannot be '{start}' with {seats} seats"):
            started(seats, start=start)
    assert started(4, start="3").game.active == 3
    assert started(3, start="2").game.active == 2
    drawn = {
        new_table(RULES, [Seat("human", n) for n in "abc"], seed=s).game.active for s in range(30)
    }
    assert drawn == {0, 1, 2}


# The deck, the discard and the hands


def test_everybody_knows_the_top_card_and_only_that():
    """[deck.top] The view has the top card and the number of cards left."""
    table = position([[M1], [N1]], top=[C1, Y1])
    view = table.view(1)
    assert view.deck_top == C1
    assert view.deck_count == len(table.game.deck)
    assert not hasattr(view, "deck")


def test_a_drawn_card_is_seen_by_all():
    """[deck.top, hand.hidden] It was the top card, so its place in the hand is known."""
    table = position([[N1], [N2]], top=[C1, Y1, M2])
    add(table, 0, N1, 1)
    assert [lying.card for lying in table.view(1).hands[0]] == [C1]
    assert [lying.card for lying in table.view(0).hands[1]] == [None, Y1]


def test_backs_in_hands_are_known_but_not_the_cards():
    """[hand.hidden, card.crisis] A first hand shows four Betrayal backs."""
    view = started(3).view(0)
    assert [lying.back for lying in view.hands[1]] == ["betrayal"] * 4
    assert [lying.card for lying in view.hands[1]] == [None] * 4


def test_coteries_structures_and_wealth_lie_open_and_hands_do_not():
    """[hand.hidden] Everybody reads them; of a hand only the owner does."""
    table = position(
        [[M1], [N1], [C1]],
        coteries=[[Y1], [M2], []],
        structures=[[], [C2], [N2]],
        wealth=[[M3], [], [Y2]],
    )
    game = table.game
    for seat in range(3):
        view = table.view(seat)
        open_areas = (view.coteries, view.structures, view.wealth)
        assert open_areas == (game.coteries, game.structures, game.wealth)
        assert view.hand == game.hands[seat]
        assert {lying.card for hand in view.hands for lying in hand} == {None}


def test_a_card_discarded_from_a_hand_shows_only_its_back():
    """[deck.discard, hand.hidden] The seat itself knows it; the others see a back."""
    table = position([[C1, SKULL1, SKULL2], [N2]], accords=(MERCHANT, NOBLE), top=[M1, M2, M3])
    add(table, 0, C1, 0)
    told = table.answer(0, moves.Use(1, SKULL1))
    [thrown] = [one for one in told if isinstance(one.event, moves.HandDiscarded)]
    assert thrown.event == moves.HandDiscarded(0, ("plague",), (None,))
    assert thrown.to(0).cards == (SKULL1,)
    assert table.view(1).discard[-1].card is None
    assert table.view(0).discard[-1].card == SKULL1


def test_a_seen_card_is_no_longer_sure_after_one_like_it_was_discarded():
    """[hand.hidden] Of two seen Plague cards one is discarded: the others cannot tell which."""
    table = position([[C1], [N2]], accords=(MERCHANT, NOBLE), top=[M1, M2])
    game = table.game
    game.into_hand(0, SKULL1)
    game.into_hand(0, SKULL2)
    game.discard_from_hand(0, [SKULL1])
    assert table.game.discard[-1].open is False
    assert SKULL2 not in game.seen


def test_a_seen_card_that_is_the_only_one_of_its_back_is_known_in_the_discard():
    """[deck.discard] Everybody can tell which card it was, but is told its back alone."""
    table = position([[C1], [N2]], accords=(MERCHANT, NOBLE), top=[M1, M2])
    table.game.into_hand(0, SKULL1)
    events = add(table, 0, C1, 0)
    [thrown] = [one for one in events if isinstance(one, moves.HandDiscarded)]
    assert thrown == moves.HandDiscarded(0, ("plague",), (None,))
    said = RULES.describe(thrown, NAMES[:2], table.game)
    assert said == f"{NAMES[0]} discarded a Plague card."
    assert table.view(1).discard[-1].card == SKULL1


def test_the_discard_becomes_the_deck_the_moment_the_last_card_leaves():
    """[deck.empty] The second of the two draws comes from the new deck."""
    table = position([[N1], [N2]], deck=1, top=[M1])
    events = add(table, 0, N1, 1)
    assert kinds(events)[:4] == ["Added", "Drew", "DeckShuffled", "Drew"]
    assert table.game.shuffles == 1
    assert table.game.discard == []


def test_an_empty_discard_at_that_moment_counts_as_the_second_shuffle():
    """[deck.empty, end.when] The game ends with this turn."""
    table = position([[Y1], [N2]], deck=1, top=[M1], structures=[[], []])
    game = table.game
    game.structures[1] = [lying.card for lying in game.discard]
    game.discard = []
    RULES.check(game)
    events = add(table, 0, Y1, 1)
    assert game.shuffles == 2
    assert moves.DeckShuffled(0, 2) in events
    table.answer(0, moves.Use(0, M1, 0))
    assert game.over


# A turn


def test_with_an_empty_hand_a_card_is_drawn_first():
    """[turn.draw] Then the turn goes on as always."""
    table = position([[], [N2]], top=[M1])
    assert table.game.hands[0] == [M1]
    assert table.question(0).asks == "add"


def test_with_nothing_to_draw_the_turn_adds_nothing():
    """[turn.draw] Deck and discard are empty: the Coterie is looked at all the same."""
    coterie = [M1, SKULL1, BLADE1]
    others = [card for card in CARDS.cards if card not in (*coterie, N2)]
    table = position(
        [[], [N2]], coteries=[coterie, []], structures=[[], others], shuffles=LAST_SHUFFLE
    )
    assert table.game.coteries[0] == []
    assert table.question(0).rule == "return.blade"
    table.answer(0, moves.DiscardCard(BLADE1))
    assert table.question(0).rule == "return.actions"
    table.answer(0, moves.Pass())
    assert table.game.over
    assert table.game.turns == 1


def test_exactly_one_card_is_added_to_any_coterie():
    """[turn.add] Every hand card can go to every Coterie."""
    table = position([[M1, N1], [N2], [C1]])
    assert {(m.card, m.seat) for m in table.moves(0)} == {
        (card, seat) for card in (M1, N1) for seat in (0, 1, 2)
    }


def test_into_another_coterie_both_draw_the_adding_player_first():
    """[turn.add] Dan adds to Warn's Coterie: Dan draws, then Warn."""
    table = position([[N1], [N2]], top=[M1, M2, M3])
    events = add(table, 0, N1, 1)
    assert [(e.seat, e.card) for e in events if isinstance(e, moves.Drew)] == [(0, M1), (1, M2)]


def test_into_the_own_coterie_nobody_draws():
    """[turn.add] The ability follows at once."""
    table = position([[N1, N2], [C1]])
    events = add(table, 0, N1, 0)
    assert kinds(events) == ["Added"]


def test_a_card_that_is_not_in_hand_cannot_be_added():
    """[turn.add] Nor can a card be added when another seat is asked."""
    table = position([[N1], [C1]])
    assert refusal_of(table, 0, moves.Add(C1, 0)).rule == "turn.add"
    assert refusal_of(table, 1, moves.Add(C1, 0)).rule == "turn.order"


def test_turns_go_round_to_the_left():
    """[turn.order, turn.end] After each turn the next seat, after the last one the first."""
    table = position([[N1, M1], [N2], [C1]], accords=(YEOMAN, CLERIC, MERCHANT))
    order = []
    while table.game.turns < 5:
        [seat] = table.asked()
        if not order or order[-1] != table.game.active:
            order.append(table.game.active)
        table.answer(seat, table.moves(seat)[0])
    assert order[:4] == [0, 1, 2, 0]


# The Characters


def test_the_merchant_draws_or_takes_another_card_of_this_coterie():
    """[turn.ability] 'This Coterie' is the one just added to, 'another' is not the one added."""
    table = position(
        [[M1], [N2], [C1]], coteries=[[], [Y1, Y2], [C2]], accords=(NOBLE, CLERIC, YEOMAN)
    )
    add(table, 0, M1, 1)
    assert {(m.option, m.card) for m in table.moves(0)} == {(0, None), (1, Y1), (1, Y2)}
    use(table, 0, 1, Y1)
    assert Y1 in table.game.hands[0]
    assert table.game.coteries[1] == [Y2, M1]


def test_an_ability_with_one_choice_left_is_done_at_once():
    """[turn.ability] A Merchant alone in a Coterie draws."""
    table = position([[M1, N1], [N2]], accords=(NOBLE, CLERIC), top=[C1, C2])
    events = add(table, 0, M1, 0)
    assert moves.Drew(0, C1) in events


def test_the_noble_puts_a_card_into_wealth_from_three_places():
    """[turn.ability, wealth] From the hand, the top of the deck, or another of this Coterie."""
    table = position(
        [[N1, M1], [N2]], coteries=[[Y1], []], accords=(MERCHANT, CLERIC), top=[C1, C2]
    )
    add(table, 0, N1, 0)
    assert {(m.option, m.card) for m in table.moves(0)} == {(0, M1), (1, None), (2, Y1)}
    use(table, 0, 1)
    assert table.game.wealth[0] == [C1]


def test_the_cleric_discards_from_any_coterie_but_not_itself():
    """[turn.ability, deck.discard] A card from a Coterie is seen going to the discard."""
    table = position(
        [[C1], [N2]], coteries=[[Y1], [M2]], accords=(MERCHANT, NOBLE), top=[M3, N1, Y2]
    )
    add(table, 0, C1, 1)
    assert (0, C1) not in {(m.option, m.card) for m in table.moves(0)}
    use(table, 0, 0, M2)
    assert table.view(1).discard[-1].card == M2
    assert table.game.coteries[1] == [C1]


def test_the_cleric_discards_from_the_hand_and_draws_two():
    """[turn.ability] The second choice of the Cleric."""
    table = position([[C1, Y1], [N2]], accords=(MERCHANT, NOBLE), top=[M1, M2, M3])
    events = add(table, 0, C1, 0)
    assert [e.card for e in events if isinstance(e, moves.Drew)] == [M1, M2]
    assert table.game.hands[0] == sorted([M1, M2])


def test_the_cleric_with_nothing_to_discard_draws_one():
    """[turn.ability] As far as it can be done."""
    table = position([[C1], [N2]], accords=(MERCHANT, NOBLE), top=[M1, M2])
    events = add(table, 0, C1, 0)
    assert [e.card for e in events if isinstance(e, moves.Drew)] == [M1]


def test_a_yeoman_adds_another_card_quietly():
    """[ability.quiet] Its ability is not used, nobody draws, no Accord."""
    table = position([[Y1, M1], [N2]], accords=(MERCHANT, NOBLE), top=[C1, C2, N1])
    add(table, 0, Y1, 0)
    events = use(table, 0, 0, M1, 1)
    assert moves.Added(0, M1, 1, quiet=True) in events
    assert not any(isinstance(event, moves.Drew) for event in events)
    assert table.asked() == [1]


def test_a_mandatory_ability_cannot_be_passed():
    """[turn.ability] Only 'may' is free."""
    table = position([[N1, M1], [N2]], coteries=[[Y1], []], accords=(MERCHANT, CLERIC))
    add(table, 0, N1, 0)
    assert "only 'may' is free" in refusal_of(table, 0, moves.Pass()).text


# The Accord


def test_the_accord_acts_after_the_ability_of_its_character():
    """[turn.accord, card.accord] Draw a card, or put the top card into your Wealth."""
    table = position([[M1], [N2]], accords=(MERCHANT, NOBLE), top=[C1, C2, Y1])
    events = add(table, 0, M1, 0)
    assert moves.Drew(0, C1) in events
    assert {m.option for m in table.moves(0)} == {0, 1}
    assert refusal_of(table, 0, moves.Pass()).rule == "turn.accord"
    use(table, 0, 1)
    assert table.game.wealth[0] == [C2]


def test_the_accord_of_another_character_does_not_act():
    """[turn.accord] The turn goes on."""
    table = position([[M1], [N2]], accords=(CLERIC, NOBLE), top=[C1, C2])
    add(table, 0, M1, 0)
    assert table.asked() == [1]


def test_with_no_card_to_draw_the_accord_does_nothing():
    """[turn.accord] One of the two is done only while the deck has a card."""
    others = [card for card in CARDS.cards if card not in (M1, M2, N2)]
    table = position([[M1], [N2]], structures=[[], others], top=[M2], accords=(MERCHANT, NOBLE))
    events = add(table, 0, M1, 0)
    assert kinds(events)[:4] == ["Added", "Drew", "DeckShuffled", "NothingToDo"]
    assert table.game.over
    assert table.game.wealth[0] == []


def test_the_coterie_sequence_of_the_book():
    """[turn.add, turn.accord] Dan (Noble) adds a Noble to Warn's: draws, ability, then Accord."""
    table = position([[N1, M1], [M2]], accords=(NOBLE, MERCHANT), top=[C1, C2, Y1, Y2])
    events = add(table, 0, N1, 1)
    assert [(e.seat, e.card) for e in events if isinstance(e, moves.Drew)] == [(0, C1), (1, C2)]
    use(table, 0, 0, M1)
    assert table.game.wealth[0] == [M1]
    use(table, 0, 0)
    assert Y1 in table.game.hands[0]


# The return


def returning(coterie, hand=(), others=((N2,),), **more):
    """Return a table where the Coterie of seat 0 has just reached `coterie` by a Yeoman."""
    yeoman = find(character="yeoman", back="revolt", skip=[*coterie, *hand])
    table = position(
        [[yeoman, *hand], *others],
        coteries=[list(coterie), *([] for _ in others)],
        accords=(MERCHANT, NOBLE, CLERIC)[: 1 + len(others)],
        **more,
    )
    events = add(table, 0, yeoman, 0)
    return table, events


def test_three_cards_return_at_the_end_of_ones_own_turn():
    """[turn.return] All of them go to the hand."""
    table, events = returning([M1, M2])
    [event] = [e for e in events if isinstance(e, moves.CoterieReturned)]
    assert {M1, M2} < set(event.cards)
    assert table.game.coteries[0] == []
    assert {M1, M2} < set(table.game.hands[0])


def test_two_cards_do_not_return():
    """[turn.return] Three or more are needed."""
    _, events = returning([M1])
    assert "CoterieReturned" not in kinds(events)


def test_what_others_add_waits_for_ones_own_turn():
    """[turn.return] Seat 1's Coterie has three cards, and returns at the end of its own turn."""
    table = position(
        [[Y1], [N2, M3]], coteries=[[], [M1, M2]], accords=(MERCHANT, CLERIC), top=[C1, C2]
    )
    add(table, 0, Y1, 1)
    table.answer(0, table.moves(0)[0])
    assert len(table.game.coteries[1]) >= 3
    assert table.asked() == [1]
    events = add(table, 1, N2, 0)
    events += public(table.answer(1, table.moves(1)[0])) if table.asked() == [1] else []
    assert "CoterieReturned" in kinds(events)


def test_a_coterie_is_looked_at_once_a_turn():
    """[turn.return] What a pack's Structures add after the return waits for the next turn."""
    may = 'ability = { may = true, one_of = [[{ do = "wealth", source = "hand" }]] }'
    shipped = resource_text("middle_ages", "cards.toml")
    assert shipped.count(may) == 1
    adding = shipped.replace(may, 'ability = { one_of = [[{ do = "add" }]] }')
    halls = several(3, structure="guildhall", back="betrayal")
    table, _ = returning(halls, hand=[M1, M2, M3])
    table.game.pack = RULES.read_pack(adding, "mine")
    table.answer(0, moves.Use(0, M1, 1))
    table.answer(0, moves.DiscardCard(M2))
    spare = [card for card in table.game.hands[0] if card not in halls]
    spare += [table.game.deck.pop()]
    table.game.into_hand(0, spare[-1])
    for hall, card in zip(halls, spare, strict=True):
        table.answer(0, moves.Build(hall))
        if table.question(0).asks == "use":
            table.answer(0, moves.Use(0, card, 0))
    assert table.game.coteries[0] == spare
    assert table.asked() == [1]


def test_hooked_blades_cost_exactly_one_card():
    """[return.blade, return.order] However many there are; it comes first."""
    table, events = returning([BLADE1, BLADE2], hand=[])
    [event] = [e for e in events if isinstance(e, moves.CoterieReturned)]
    assert event.blades == 2
    assert table.question(0).rule == "return.blade"
    table.answer(0, moves.DiscardCard(BLADE1))
    assert table.question(0).asks == "build"


def test_pitchforks_give_no_action_and_the_discarded_card_does():
    """[return.actions] Two blades and a pitchfork: two Actions, one card discarded."""
    table, events = returning([BLADE1, BLADE2])
    [event] = [e for e in events if isinstance(e, moves.CoterieReturned)]
    assert event.actions == 2
    table.answer(0, moves.DiscardCard(BLADE1))
    assert table.game.stack[-1].left == 2


def test_the_return_example_of_the_book():
    """[return.actions, return.blade] Four cards return, one goes, two Actions are gained."""
    _, events = returning([M1, SKULL1, BLADE1])
    [event] = [e for e in events if isinstance(e, moves.CoterieReturned)]
    assert len(event.cards) == 4
    assert event.actions == 2
    assert event.blades == 1


def test_a_returned_card_may_be_played_and_unused_actions_are_lost():
    """[return.actions] Passing ends the Actions."""
    guild = find(structure="fortress", back="plague")
    table, _ = returning([guild, SKULL2 if guild != SKULL2 else SKULL3])
    events = public(table.answer(0, moves.Build(guild)))
    assert moves.Built(0, guild) in events
    table.answer(1, table.moves(1)[0])
    table.answer(0, moves.Pass())
    assert table.game.structures[0] == [guild]
    assert table.asked() == [1]


def test_then_every_skull_card_in_hand_is_discarded():
    """[return.skulls] Those that were never in the Coterie too."""
    table, _ = returning([M1, SKULL1], hand=[SKULL2, SKULL3])
    table.answer(0, moves.Use(0, SKULL3, 1))
    table.answer(0, moves.Pass())
    assert SKULL1 not in table.game.hands[0]
    assert SKULL2 not in table.game.hands[0]
    assert M1 in table.game.hands[0]


def test_a_tower_house_keeps_a_skull_card_of_ones_choice():
    """[return.keep, structure.ability] The others are discarded."""
    tower = find(structure="tower_house", back="betrayal")
    table, _ = returning([SKULL1, SKULL2], hand=[tower, M3])
    table.answer(0, moves.Use(0, M3, 1))
    table.answer(0, moves.Build(tower))
    table.answer(0, moves.Pass())
    assert table.question(0).rule == "return.keep"
    assert set(table.moves(0)) == {moves.Keep((SKULL1,)), moves.Keep((SKULL2,))}
    table.answer(0, moves.Keep((SKULL2,)))
    assert SKULL2 in table.game.hands[0]
    assert SKULL1 not in table.game.hands[0]


# Structures


def build(structure, hand=(), others=((N2,),), back="betrayal", **more):
    """Return a table where seat 0 has just played a Structure, and the events of that."""
    card = find(structure=structure, back=back, skip=[*hand, *(c for o in others for c in o)])
    coterie = several(2, back="plague", skip=[card, *hand, *(c for o in others for c in o)])
    table, _ = returning(coterie, hand=[card, *hand], others=others, **more)
    spare = next(m for m in table.moves(0) if m.card in hand or m.card not in (card, *coterie))
    table.answer(0, spare)
    return table, public(table.answer(0, moves.Build(card)))


def test_a_fortress_makes_a_named_opponent_discard_a_card_of_their_choice():
    """[structure.opponent, structure.ability] With three players the opponent is chosen."""
    table, _ = build("fortress", hand=[M3], others=[[N2], [C1, C2]])
    assert {m.seat for m in table.moves(0)} == {1, 2}
    use(table, 0, 0, victim=2)
    assert table.asked() == [2]
    events = public(table.answer(2, moves.DiscardCard(C2)))
    assert "HandDiscarded" in kinds(events)
    assert C2 not in table.game.hands[2]


def test_only_an_opponent_with_a_card_can_be_named():
    """[structure.opponent] With none, nothing happens."""
    fortress = find(structure="fortress", back="betrayal")
    table = position([[fortress], []])
    game = table.game
    game.stack[-1:] = [TakeActions(0, 1)]
    game.questions = []
    game.run()
    events = public(table.answer(0, moves.Build(fortress)))
    assert moves.NothingToDo(0, fortress) in events


def test_a_cathedral_may_change_a_card():
    """[structure.ability] You may discard a card to draw one; passing is allowed."""
    table, _ = build("cathedral", hand=[M3, M2])
    options = table.moves(0)
    assert moves.Pass() in options
    before = len(table.game.hands[0])
    events = public(table.answer(0, next(m for m in options if isinstance(m, moves.Use))))
    assert kinds(events)[:2] == ["HandDiscarded", "Drew"]
    assert len(table.game.hands[0]) == before


def test_a_guildhall_may_put_a_card_into_wealth():
    """[structure.ability, wealth] One card from the hand."""
    table, _ = build("guildhall", hand=[M3, M2])
    use(table, 0, 0, M2)
    assert table.game.wealth[0] == [M2]


# The end


def test_the_game_ends_with_the_turn_of_the_second_shuffle():
    """[end.when] Nobody gets another turn."""
    table = position(
        [[N1, M1], [N2], [C2]], deck=2, top=[C1, Y1], shuffles=1, accords=(CLERIC, NOBLE, YEOMAN)
    )
    add(table, 0, N1, 1)
    assert table.game.shuffles == 2
    assert not table.game.over
    use(table, 0, 0, M1)
    assert table.game.over


def test_coteries_go_to_the_hand_and_no_crisis_is_applied():
    """[end.coterie] They score there like hand cards."""
    coins = several(2, kind="coins", back="plague")
    table = position(
        [[N1, M1], [N2]],
        coteries=[coins, []],
        deck=2,
        top=[C1, Y1],
        shuffles=1,
        accords=(MERCHANT, NOBLE),
    )
    add(table, 0, N1, 1)
    events = use(table, 0, 0, M1)
    [scored] = [e for e in events if isinstance(e, moves.GameScored)]
    assert set(coins) <= set(scored.hands[0])


def test_wealth_scores_one_for_each_icon_of_any_kind():
    """[end.score] And hand cards two for each icon of the Accord."""
    coins = find(kind="coins")
    jewels = find(kind="jewels")
    icons = {card: CARDS.cards[card].wealth.icons for card in (coins, jewels)}
    points = points_of(CARDS, MERCHANT, [], [coins, jewels], [])
    assert points.wealth == sum(icons.values())
    assert points_of(CARDS, MERCHANT, [], [], [coins, jewels]).hand == 2 * icons[coins]


@pytest.mark.parametrize(
    ("structures", "points"),
    [
        (["fortress"], 3),
        (["fortress", "fortress"], 6),
        (["cathedral"], 2),
        (["cathedral", "cathedral"], 6),
        (["cathedral"] * 3, 12),
        (["cathedral"] * 4, 16),
        (["tower_house"], 1),
        (["tower_house", "fortress"], 2 + 3),
        (["tower_house", "tower_house", "fortress", "cathedral", "guildhall"], 4 + 4 + 3 + 2),
        (["guildhall"], 0),
    ],
)
def test_structures_score_as_their_cards_say(structures, points):
    """[end.score] Flat, for the same, and for different Structures."""
    built: list[int] = []
    for structure in structures:
        built.append(find(structure=structure, skip=built))
    assert points_of(CARDS, MERCHANT, built, [], []).structures == points


def test_a_guildhall_scores_the_kinds_in_ones_wealth():
    """[end.score] Three kinds, three points."""
    wealth = [find(kind=kind) for kind in ("coins", "jewels", "sheaves")]
    guildhall = find(structure="guildhall", skip=wealth)
    assert points_of(CARDS, MERCHANT, [guildhall], wealth, []).structures == 3


def winners_of(structures, wealth, hands):
    """Return who wins when these areas are scored; nobody has an icon of their Accord in hand."""
    table = position(hands, structures=structures, wealth=wealth, accords=(MERCHANT, NOBLE))
    game = table.game
    game.hands = [list(hand) for hand in hands]
    game.stack, game.questions = [EndGame()], []
    game.run()
    return game.winners, [points.total for points in score(game)]


FORTRESS1, FORTRESS2 = several(2, structure="fortress", kind="sheaves")
THREE = next(c.id for c in CARDS.card if c.wealth.kind == "chalices" and c.wealth.icons == 3)
ONE = next(c.id for c in CARDS.card if c.wealth.kind == "chalices" and c.wealth.icons == 1)
ONES = [c.id for c in CARDS.card if c.wealth.kind == "chalices" and c.wealth.icons == 1][1:4]


def test_most_points_win():
    """[end.score] Six points beat three."""
    assert winners_of([[FORTRESS1, FORTRESS2], []], [[], ONES], [[], []]) == ([0], [6, 3])


def test_a_tie_goes_to_more_cards_in_wealth_and_structures():
    """[end.tie] Three points from one Fortress, or from three cards of one icon."""
    assert winners_of([[FORTRESS1], []], [[], ONES], [[], []]) == ([1], [3, 3])


def test_a_further_tie_goes_to_more_wealth_icons_on_all_cards():
    """[end.tie] One card each; the hand decides."""
    assert winners_of([[FORTRESS1], []], [[], [THREE]], [[], [ONE]]) == ([1], [3, 3])


def test_a_tie_in_everything_is_shared():
    """[end.tie] The same points, cards and icons: both win."""
    twin = next(
        c.id
        for c in CARDS.card
        if c.structure == "fortress"
        and c.id != FORTRESS1
        and c.wealth.icons == CARDS.cards[FORTRESS1].wealth.icons
    )
    assert winners_of([[FORTRESS1], [twin]], [[], []], [[], []])[0] == [0, 1]
