"""The two Chance decks: drawing, doing what the card says, keeping."""

import pytest

from tests.games.pets.drawing import ON_CHANCE, draw
from tests.games.pets.laid import (
    CARDS,
    CHANCES,
    GET_100,
    GET_100_TOO,
    GET_200,
    GET_FROM_RIVAL,
    JAIL,
    JAIL_FREE,
    PAY_100,
    PAY_100_TOO,
    PAY_200,
    PAY_RIVAL,
    TO_GO,
    TO_JAIL,
    ZOOM,
    below,
    cash,
    deck,
    deck_of,
    facts,
    kept,
    lay,
)
from tests.games.playing import go_on, one_told, told

DREW = ("drew", "chance.draw")
NEXT = ("turn_began", "order.alternate")
# For each Chance space: from where, and by which dice
WAYS = {
    2: (0, (1, 1)),
    10: (7, (1, 2)),
    13: (7, (2, 4)),
    16: (14, (1, 1)),
    24: (14, (4, 6)),
    26: (14, (6, 6)),
}


def unseen_but(*gone):
    """The cards without some of them."""
    return [card for card in CARDS if card not in gone]


# Drawing


@pytest.mark.rule("chance.draw")
@pytest.mark.parametrize("space", CHANCES)
@pytest.mark.parametrize(
    ("seats", "seat", "whose"), [("cd", 0, 0), ("cd", 1, 1), ("dcd", 0, 1), ("dcd", 1, 0)]
)
def test_the_top_card_of_one_s_own_team_s_deck(space, seats, seat, whose):
    """Every Chance space draws; the other team's deck is not touched."""
    before, dice = WAYS[space]
    name = ["cat", "dog"][whose]
    table = lay(seats, [dice, (name, GET_200)], turn=seat, places=[before] * len(seats))
    events = go_on(table, f"{seat} roll")
    purses = [2000, 2000]
    purses[whose] += 200

    assert told(events)[2:] == [DREW, ("got_by_card", "chance.draw"), NEXT]
    assert facts(events, "drew") == [{"seat": seat, "deck": whose, "card": whose * 100 + GET_200}]
    assert cash(table) == purses
    assert below(table, whose) == [GET_200]
    assert below(table, 1 - whose) == []


@pytest.mark.rule("chance.draw")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "name", "clause", "mine", "theirs"),
    [
        (GET_100, "got_by_card", "chance.draw", 100, 0),
        (GET_100_TOO, "got_by_card", "chance.draw", 100, 0),
        (GET_200, "got_by_card", "chance.draw", 200, 0),
        (PAY_100, "paid_by_card", "chance.draw", -100, 0),
        (PAY_100_TOO, "paid_by_card", "chance.draw", -100, 0),
        (PAY_200, "paid_by_card", "chance.draw", -200, 0),
        (GET_FROM_RIVAL, "paid_rival", "chance.debt", 100, -100),
        (PAY_RIVAL, "paid_rival", "chance.debt", -100, 100),
        (TO_GO, "moved_by_card", "chance.moved", 200, 0),
        (TO_JAIL, "to_jail", "jail.go", 0, 0),
        (JAIL_FREE, "kept_card", "chance.keep", 0, 0),
    ],
)
def test_it_is_done_at_once(seat, card, name, clause, mine, theirs):
    """What every card does to both purses, and the turn is over."""
    table, events = draw(card, seat)
    purses = cash(table)

    assert one_told(events, name).clause == clause
    assert (purses[seat] - 2000, purses[1 - seat] - 2000) == (mine, theirs)
    assert table.position()["bank"] == -sum(purses)
    assert table.waiting() == (1 - seat,)


@pytest.mark.rule("chance.draw")
@pytest.mark.parametrize("card", [card for card in CARDS if card != JAIL_FREE])
def test_a_card_that_is_done_goes_to_the_bottom(card):
    """Under those that were drawn before."""
    gone = [TO_GO, ZOOM] if card not in (TO_GO, ZOOM) else [GET_100, PAY_100]
    of = {"unseen": unseen_but(*gone), "below": gone, "kept": []}
    table, _ = draw(card, decks=[of])

    assert below(table, 0) == [*gone, card]
    assert card not in deck_of(table, 0)["unseen"]


def drawn_from(of, scripted, times):
    """The cards that come from the cats' deck one after the other, and how it lies after them."""
    drawn = []
    for turn in range(times):
        chance = [ON_CHANCE[1], *[("cat", card) for card in scripted[turn : turn + 1]]]
        table = lay(2, chance, places=[ON_CHANCE[0], 0], decks=[of])
        drawn += [one["card"] for one in facts(go_on(table, "0 roll"), "drew")]
        of = deck_of(table, 0)
    return drawn, of


@pytest.mark.rule("chance.draw", "chance.keep")
def test_the_whole_deck_once_and_then_in_the_same_order():
    """Twelve cards by chance; after that no chance is asked, and they come as they came, but the kept one."""
    order = [5, 6, 0, 3, 10, 8, 2, 9, 7, 4, 1, 11]
    without = [card for card in order if card != JAIL_FREE]
    drawn, of = drawn_from(deck(CARDS), order, 12 + 13)

    assert drawn == [*order, *without, *without[:2]]
    assert of == {"unseen": [], "below": [*without[2:], *without[:2]], "kept": [JAIL_FREE]}


@pytest.mark.rule("chance.draw")
@pytest.mark.parametrize(
    ("unseen", "under", "scripted", "expected"),
    [
        ([], [3, 5, 7], [], [3, 5, 7]),  # gone round: known
        ([], [7, 3, 5], [], [7, 3, 5]),
        ([5], [7, 3], [5], [5, 7, 3]),  # the last unseen card first, whatever lies below
        ([3, 5], [7], [5, 3], [5, 3, 7]),
        ([3, 5], [7], [3, 5], [3, 5, 7]),
    ],
)
def test_unseen_cards_lie_on_top_of_those_put_back(unseen, under, scripted, expected):
    """Chance is asked only for what nobody has seen."""
    rest = [card for card in CARDS if card not in (*unseen, *under)]
    drawn, of = drawn_from({"unseen": unseen, "below": [*under, *rest], "kept": []}, scripted, 3)

    assert drawn == expected
    assert of == {"unseen": [], "below": [*rest, *expected], "kept": []}


# Keeping


@pytest.mark.rule("chance.keep")
@pytest.mark.parametrize(("seat", "held"), [(0, [[JAIL_FREE], []]), (1, [[], [JAIL_FREE]])])
def test_a_card_to_keep_is_kept(seat, held):
    """The card is in the team's hands, neither in the deck nor under it."""
    table, events = draw(JAIL_FREE, seat)

    assert told(events)[2:] == [DREW, ("kept_card", "chance.keep"), NEXT]
    assert facts(events, "kept_card") == [{"seat": seat, "team": seat}]
    assert kept(table) == held
    assert below(table, seat) == []
    assert JAIL_FREE not in deck_of(table, seat)["unseen"]


@pytest.mark.rule("chance.keep")
def test_while_it_is_kept_the_deck_goes_round_without_it():
    """Eleven cards, drawn and put back in their order."""
    of = deck(kept=[JAIL_FREE])
    table = lay(2, [(1, 2)], places=[7, 0], decks=[of])
    go_on(table, "0 roll")

    assert below(table, 0) == [*unseen_but(TO_GO, JAIL_FREE), TO_GO]
    assert kept(table)[0] == [JAIL_FREE]


@pytest.mark.rule("chance.keep", "jail.card")
@pytest.mark.parametrize("later", [1, 2, 3])
def test_it_is_used_when_it_is_wanted_and_then_goes_to_the_bottom(later):
    """In the first turn in Jail or later; from then on it can be drawn again, last of all."""
    of = deck(kept=[JAIL_FREE])
    table = lay(2, [(3, 4)], places=[JAIL, 0], jailed=[later, 0], decks=[of])
    events = go_on(table, "0 card")

    assert one_told(events, "card_back").clause == "chance.keep"
    assert kept(table) == [[], []]
    assert below(table, 0) == [*unseen_but(JAIL_FREE), JAIL_FREE]


@pytest.mark.rule("chance.team", "jail.card")
@pytest.mark.parametrize(
    ("seats", "drawer", "prisoner", "may"),
    [
        ("cdcd", 0, 0, True),
        ("cdcd", 0, 2, True),
        ("cdcd", 2, 0, True),
        ("cdcd", 0, 1, False),
        ("cdcd", 1, 3, True),
        ("cddddddd", 1, 7, True),
        ("cddddddd", 1, 0, False),
    ],
)
def test_a_kept_card_belongs_to_the_team(seats, drawer, prisoner, may):
    """Any member may use what another drew; nobody of the other team."""
    drawn, _ = draw(JAIL_FREE, drawer, seats)
    decks = drawn.position()["decks"]
    size = len(seats)
    where = [JAIL if seat == prisoner else 0 for seat in range(size)]
    table = lay(
        seats, [(3, 4)], turn=prisoner, places=where, jailed=[1 if at else 0 for at in where], decks=decks
    )

    assert ("card" in table.legal(prisoner)) is may
    if may:
        events = go_on(table, f"{prisoner} card")
        team = "cd".index(seats[prisoner])
        assert one_told(events, "card_back").facts() == {"seat": prisoner, "team": team}
        assert kept(table) == [[], []]


@pytest.mark.rule("chance.team")
def test_team_mates_in_jail_share_one_card():
    """The first to use it has used it."""
    of = deck(kept=[JAIL_FREE])
    table = lay("ccd", [(3, 4), (3, 4)], places=[7, 7, 0], jailed=[1, 1, 0], decks=[of])
    go_on(table, "0 card", "2 roll")

    assert table.legal(1) == ["roll", "pay"]
