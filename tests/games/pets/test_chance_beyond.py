"""What a Chance card leads to: the space beyond, and debts between the teams."""

import pytest

from gamenight.editions.shelf import SHELF
from tests.games.pets.drawing import draw
from tests.games.pets.laid import (
    CARDS,
    GAME,
    GET_200,
    GET_FROM_RIVAL,
    GO,
    PAY_100,
    PAY_200,
    PAY_RIVAL,
    TITLES,
    TO_GO,
    TO_JAIL,
    ZOOM,
    below,
    cash,
    deck,
    facts,
    jailed,
    lay,
    places,
    stacks,
)
from tests.games.playing import go_on, one_told, told

DREW = ("drew", "chance.draw")
NEXT = ("turn_began", "order.alternate")


# Moving on


@pytest.mark.rule("chance.moved", "go.salary")
@pytest.mark.parametrize("seat", [0, 1])
def test_to_go_pays_200_once(seat):
    """Landing there is all there is to it."""
    table, events = draw(TO_GO, seat)

    assert told(events)[3:] == [
        ("moved_by_card", "chance.moved"),
        ("salary", "go.salary"),
        ("landed", "go.salary"),
        NEXT,
    ]
    assert places(table)[seat] == GO
    assert cash(table)[seat] == 2200


@pytest.fixture
def box(tmp_path):
    """A box of one's own, the first card of which leads to another space."""

    def changed(space):
        printed = (SHELF / GAME / "edition.toml").read_text(encoding="utf-8")
        new = printed.replace('effect = "move_to", space = 0', f'effect = "move_to", space = {space}')
        assert new.count(f"space = {space},") == 2
        (tmp_path / "edition.toml").write_text(new, encoding="utf-8")
        return f"{tmp_path}/"

    return changed


@pytest.mark.rule("chance.moved")
@pytest.mark.parametrize(
    ("space", "there", "asked", "clause", "purses"),
    [
        (12, {}, ["claim", "leave"], "chance.moved", [2000, 2000]),
        (12, {12: "c"}, ["add", "leave"], "chance.moved", [2000, 2000]),
        (12, {12: "d"}, ["take", "tribute"], "chance.moved", [2000, 2000]),
        (12, {12: "ddd"}, [], "title.automatic", [1900, 2100]),
        (12, {11: "d", 12: "ddd"}, [], "title.set", [1700, 2300]),
        (1, {1: "ddd"}, [], "title.automatic", [2100, 2100]),  # 200 on the way
        (14, {}, [], "free_parking", [2000, 2000]),
        (7, {}, [], "jail.visiting", [2200, 2000]),
        (21, {}, [], "jail.go", [2000, 2000]),
        (19, {}, ["claim", "leave"], "zoom.ahead", [2000, 2000]),
        (5, {}, ["claim", "leave"], "zoom.ahead", [2200, 2000]),
    ],
)
def test_the_rules_of_the_space_reached_follow(box, space, there, asked, clause, purses):
    """Whatever space the card names, as if the dice had led there."""
    table, events = draw(TO_GO, box=box(space), stacks=there)

    assert ("moved_by_card", "chance.moved") in told(events)
    assert clause in [event.clause for event in events]
    assert table.legal(0) == asked
    assert cash(table) == purses
    assert jailed(table) == [1 if space == 21 else 0, 0]


@pytest.mark.rule("chance.moved", "chance.draw")
@pytest.mark.parametrize(
    ("unseen", "cards", "expected"),
    [
        (list(CARDS), [TO_GO, GET_200], [TO_GO, GET_200]),  # both by chance
        ([TO_GO], [TO_GO], [TO_GO, TO_JAIL]),  # the second is known: it lies next
        ([], [], [TO_GO, TO_JAIL]),  # both are known
    ],
)
def test_a_card_to_a_chance_space_is_followed_by_another(box, unseen, cards, expected):
    """The first goes under the deck before the second is drawn."""
    chance = [(1, 2), *[("cat", card) for card in cards]]
    table = lay(2, chance, box=box(24), places=[7, 0], decks=[deck(unseen)])
    events = go_on(table, "0 roll")

    assert [one["card"] for one in facts(events, "drew")] == expected
    assert facts(events, "moved_by_card") == [{"seat": 0, "from": 10, "to": 24}]
    assert below(table, 0)[-2:] == expected
    assert table.waiting() == (1,)


@pytest.mark.rule("chance.moved", "zoom.ahead", "title.claim")
def test_a_card_that_zooms_is_followed_by_a_claim():
    """To the next unclaimed title, and there claim it or leave it."""
    table, events = draw(ZOOM, stacks={11: "d"})
    claimed = go_on(table, "0 claim")

    assert told(events)[2:] == [DREW, ("zoomed", "zoom.ahead")]
    assert told(claimed) == [("claimed", "title.claim"), NEXT]
    assert places(table) == [12, 7]
    assert stacks(table) == {11: "d", 12: "c"}


# Between the teams


@pytest.mark.rule("chance.debt")
@pytest.mark.parametrize(
    ("card", "debtor"), [(PAY_RIVAL, 0), (GET_FROM_RIVAL, 1)], ids=["pays the others", "the others pay"]
)
@pytest.mark.parametrize("purse", [100, 101, 2000])
def test_a_team_with_the_cash_pays_the_other(card, debtor, purse):
    """100 from purse to purse, nobody asked, nothing from the Bank."""
    purses = [500, 500]
    purses[debtor] = purse
    table, events = draw(card, cash=purses, stacks={1: "c", 3: "d"})
    expected = [purses[0], purses[1]]
    expected[debtor] -= 100
    expected[1 - debtor] += 100

    assert one_told(events, "paid_rival").clause == "chance.debt"
    assert facts(events, "paid_rival") == [{"team": debtor, "rival": 1 - debtor, "amount": 100}]
    assert cash(table) == expected
    assert stacks(table) == {1: "c", 3: "d"}


@pytest.mark.rule("chance.debt", "debt.team")
@pytest.mark.parametrize(
    ("seats", "seat", "card", "debtor", "picker"),
    [
        ("cd", 0, PAY_RIVAL, "c", 1),  # the other team picks
        ("cd", 1, PAY_RIVAL, "d", 0),
        ("cdcd", 2, PAY_RIVAL, "c", 3),
        ("cddd", 0, PAY_RIVAL, "c", 1),
        ("cd", 0, GET_FROM_RIVAL, "d", 0),  # the drawing team picks: who has the dice
        ("cd", 1, GET_FROM_RIVAL, "c", 1),
        ("cdcd", 2, GET_FROM_RIVAL, "d", 2),
        ("cddddddd", 6, GET_FROM_RIVAL, "c", 6),
    ],
)
@pytest.mark.parametrize("purse", [0, 99])
def test_a_team_that_cannot_pay_loses_a_marker(seats, seat, card, debtor, picker, purse):
    """The cash is kept; whoever is owed picks, and has a title more."""
    team = "cd".index(debtor)
    other = "dc"[team]
    purses = [500, 500]
    purses[team] = purse
    table, events = draw(card, seat, seats, cash=purses, stacks={1: debtor, 3: debtor + other, 4: other})
    waits, picks = table.waiting(), table.legal(picker)
    later = go_on(table, f"{picker} pick 1 1")

    assert told(events)[-1] == ("cannot_pay", "debt.team")
    assert events[-1].facts() == {"team": team, "rival": 1 - team, "amount": 100}
    assert waits == (picker,)
    assert picks == ["pick 1 1", "pick 3 1"]
    assert told(later)[:2] == [("replaced", "debt.team"), ("owns", "debt.team")]
    assert told(later)[-1] == NEXT
    assert stacks(table) == {1: other, 3: debtor + other, 4: other}
    assert cash(table) == purses


@pytest.mark.rule("chance.debt", "debt.nothing")
@pytest.mark.parametrize(("card", "debtor"), [(PAY_RIVAL, 0), (GET_FROM_RIVAL, 1)])
@pytest.mark.parametrize(("purse", "name"), [(60, "kept_cash"), (0, "nothing_to_give")])
def test_without_a_marker_nothing_happens(card, debtor, purse, name):
    """The cash is kept, and the turn is over."""
    purses = [500, 500]
    purses[debtor] = purse
    mine = "cd"[1 - debtor]
    table, events = draw(card, cash=purses, stacks={1: mine})

    assert one_told(events, name).clause == "debt.nothing"
    assert told(events)[-1] == NEXT
    assert cash(table) == purses
    assert stacks(table) == {1: mine}


@pytest.mark.rule("chance.draw", "debt.bank")
@pytest.mark.parametrize(("card", "purse"), [(PAY_100, 99), (PAY_200, 199), (PAY_200, 0)])
def test_a_fee_that_cannot_be_paid_costs_a_marker_too(card, purse):
    """It is owed to the Bank: the other team picks what leaves the board."""
    table, events = draw(card, cash=[purse, 0], stacks={1: "c", 3: "d", 4: "c"})
    later = go_on(table, "1 pick 1 1")

    assert told(events)[-1] == ("cannot_pay_bank", "debt.bank")
    assert told(later)[0] == ("removed", "debt.bank")
    assert stacks(table) == {3: "d", 4: "c"}
    assert cash(table) == [purse, 0]
    assert table.waiting() == (1,)


@pytest.mark.rule("chance.debt")
def test_a_title_picked_by_card_may_decide_sudden_death():
    """The debt is settled at once, and with it the game."""
    even = {space: "c" if place % 2 else "d" for place, space in enumerate(TITLES)}
    table, _ = draw(GET_FROM_RIVAL, cash=[0, 0], stacks=even, sudden=True)
    go_on(table, "0 pick 1 1")

    assert table.outcome is not None
    assert table.outcome.winners == [0]
    assert table.outcome.clause == "end.sudden_death"
