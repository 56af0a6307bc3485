"""Cards by which players pay players: the nearest property, and each to one or one to each."""

import pytest

from tests.games.playing import one_told, reason, refused, told
from tests.games.property.laid import BOTH, STATIONS, UTILITIES, cash, claims, deeds, lay, places


def payments(events):
    """Who paid whom how much by the card, in order."""
    return [tuple(event.facts().values()) for event in events if event.name == "paid_player"]


# The nearest


@pytest.mark.rule("cards.nearest", "rent.station")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("card", [4, 5])
@pytest.mark.parametrize(("start", "space", "salary"), [(4, 15, 0), (19, 25, 0), (33, 5, 200)])
@pytest.mark.parametrize(("held", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_the_nearest_station_costs_double(game, card, start, space, salary, held, rent):
    """Twice the owner's rent by the number held; GO on the way pays."""
    owned = [space, *[one for one in STATIONS if one != space][: held - 1]]
    table = lay(game, 2, [(1, 2), ("chance", card)], places=[start, 0], deeds=[[], owned])
    table.play(0, "roll")
    before = cash(table)
    events = table.play(1, f"ask {claims(table)[0]}")

    paid = one_told(events, "paid_rent")
    assert paid.clause == "cards.nearest"
    assert paid.facts() == {"seat": 0, "other": 1, "amount": rent, "space": space}
    assert before == [1500 + salary, 1500]
    assert cash(table) == [1500 + salary - rent, 1500 + rent]
    assert places(table) == [space, 0]


@pytest.mark.rule("cards.nearest", "rent.station")
@pytest.mark.parametrize("game", BOTH)
def test_mortgaged_mates_count_as_owned(game):
    """Two of three are mortgaged: twice 100 all the same."""
    table = lay(game, 2, [(1, 2), ("chance", 4)], places=[4, 0], deeds=[[], [5, 15, 25]], mortgaged=[5, 25])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")

    assert cash(table) == [1300, 1700]


@pytest.mark.rule("cards.nearest", "rent.utility")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("start", "space", "salary"), [(4, 12, 0), (19, 28, 0), (33, 12, 200)])
@pytest.mark.parametrize("has_both", [False, True])
@pytest.mark.parametrize(("dice", "rent"), [((6, 5), 110), ((1, 1), 20)])
def test_the_nearest_utility_costs_ten_times_one_new_throw(game, start, space, salary, has_both, dice, rent):
    """Also with one of them, in both boxes; not by the throw that brought the token, and only once."""
    owned = UTILITIES if has_both else [space]
    table = lay(game, 2, [(1, 2), ("chance", 3), dice], places=[start, 0], deeds=[[], owned])
    table.play(0, "roll")
    events = table.play(1, f"ask {claims(table)[0]}")

    assert one_told(events, "threw").facts() == {"seat": 0, "first": dice[0], "second": dice[1]}
    assert one_told(events, "paid_rent").clause == "cards.nearest"
    assert cash(table) == [1500 + salary - rent, 1500 + rent]
    assert places(table) == [space, 0]
    assert table.legal(0)[0] == "end"  # doubles of that throw are none


@pytest.mark.rule("cards.nearest", "rent.mortgaged", "rent.own")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("card", "space"), [(3, 12), (4, 15), (5, 15)])
@pytest.mark.parametrize("is_own", [True, False])
def test_mortgaged_or_own_costs_nothing(game, card, space, is_own):
    """Nobody can ask for a rent there."""
    owned = [[space], []] if is_own else [[], [5, 12, 15, 28]]
    gone = [] if is_own else [space]
    table = lay(game, 2, [(1, 2), ("chance", card)], places=[4, 0], deeds=owned, mortgaged=gone)
    events = table.play(0, "roll")

    assert told(events)[-1] == (("at_home", "rent.own") if is_own else ("nothing_due", "rent.mortgaged"))
    assert claims(table) == []
    assert refused(table, 1, "ask 1") == "rent.ask"
    assert cash(table) == [1500, 1500]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("cards.nearest", "buy.listed")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("card", "space", "price"), [(3, 28, 150), (4, 25, 200)])
def test_the_banks_may_be_bought(game, card, space, price):
    """At its printed price, as by any landing; another one nearby does not matter."""
    mine = [one for one in STATIONS + UTILITIES if one != space]
    table = lay(game, 2, [(1, 2), ("chance", card)], places=[19, 0], deeds=[[], mine])
    table.play(0, "roll")
    table.play(0, "buy")

    assert deeds(table, 0) == [space]
    assert cash(table) == [1500 - price, 1500]


@pytest.mark.rule("cards.nearest", "rent.ask")
@pytest.mark.parametrize(("game", "throws"), [("kanto", 1), ("dog-lovers", 2)])
@pytest.mark.parametrize("card", [3, 4])
def test_it_must_be_asked_for_in_time(game, throws, card):
    """Before the next player's throw in Kanto, before the second following player's in Dog Lovers."""
    chance = [(1, 2), ("chance", card), (4, 6), (4, 6)]
    table = lay(game, 4, chance, places=[4, 0, 0, 0], deeds=[[], [], [], [12, 15]])
    table.play(0, "roll")
    for seat in range(throws):
        table.play(seat, "end")
        assert len(claims(table)) == 1
        table.play(seat + 1, "roll")

    assert claims(table) == []
    assert refused(table, 3, "ask 1") == "rent.ask"
    assert cash(table) == [1500] * 4


# Each


@pytest.mark.rule("cards.collect_each", "debt.order")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 10), ("dog-lovers", 50)])
@pytest.mark.parametrize("drawer", [0, 1, 3])
def test_everybody_pays_the_one_who_drew(game, amount, drawer):
    """One after the other, from the left of the one who drew; the Bank has nothing to do with it."""
    table = lay(game, 4, [(1, 2), ("chest", 6)], places=[14] * 4, turn=drawer)
    before = table.position()["bank"]
    events = table.play(drawer, "roll")

    left = [(drawer + step) % 4 for step in (1, 2, 3)]
    assert payments(events) == [(seat, drawer, amount) for seat in left]
    assert {event.clause for event in events if event.name == "paid_player"} == {"cards.collect_each"}
    assert cash(table) == [1500 + 3 * amount if seat == drawer else 1500 - amount for seat in range(4)]
    assert table.position()["bank"] == before
    assert table.legal(drawer)[0] == "end"


@pytest.mark.rule("cards.collect_each", "debt.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("drawer", [0, 2])
def test_the_one_who_drew_pays_everybody(game, drawer):
    """50 to each, from the left."""
    table = lay(game, 4, [(1, 2), ("chance", 14)], places=[19] * 4, turn=drawer)
    events = table.play(drawer, "roll")

    left = [(drawer + step) % 4 for step in (1, 2, 3)]
    assert payments(events) == [(drawer, seat, 50) for seat in left]
    assert {event.clause for event in events if event.name == "paid_player"} == {"cards.collect_each"}
    assert cash(table) == [1350 if seat == drawer else 1550 for seat in range(4)]


@pytest.mark.rule("cards.collect_each")
@pytest.mark.parametrize(
    ("game", "start", "card", "change"),
    [
        ("kanto", 14, ("chest", 6), 20),
        ("dog-lovers", 14, ("chest", 6), 100),
        ("kanto", 19, ("chance", 14), -100),
        ("dog-lovers", 19, ("chance", 14), -100),
    ],
)
def test_who_is_out_neither_pays_nor_is_paid(game, start, card, change):
    """Only those in the game count."""
    table = lay(game, 4, [(1, 2), card], cash=[1500, 0, 1500, 1500], places=[start] * 4, out=[1])
    table.play(0, "roll")

    assert cash(table) == [1500 + change, 0, 1500 - change // 2, 1500 - change // 2]


@pytest.mark.rule("cards.collect_each", "debt.raise", "debt.order")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 10), ("dog-lovers", 50)])
def test_each_debt_from_another_is_settled_by_itself(game, amount):
    """Whoever is short raises it, and those further left wait; the turn waits for all of them."""
    purses = [1500, 1500, 3, 1500]
    table = lay(game, 4, [(1, 2), ("chest", 6)], cash=purses, places=[14, 0, 0, 0], deeds=[[], [], [1]])
    events = table.play(0, "roll")
    owed = one_told(events, "owes").facts()
    halfway = cash(table), table.waiting()
    if game == "dog-lovers":  # 33 is not enough: out of the game, all there is goes to the one who drew
        assert refused(table, 0, "end")
        events = table.play(2, "bankrupt")
        after = [1500 + 50 + 3 + 50, 1450, 0, 1450]
    else:
        events = table.play(2, "mortgage 1")
        after = [1500 + 30, 1490, 23, 1490]

    assert owed == {"seat": 2, "other": 0, "amount": amount}
    assert halfway == ([1500 + amount, 1500 - amount, 3, 1500], (2,))
    assert payments(events)[-1] == (3, 0, amount)
    assert cash(table) == after
    assert table.waiting() == (0,)


@pytest.mark.rule("cards.collect_each", "debt.order", "bankrupt.to_player")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 10), ("dog-lovers", 50)])
def test_after_a_bankruptcy_on_the_way_the_next_pays(game, amount):
    """What they owe is older than the mortgage that came with the estate, which is asked about after it."""
    table = lay(
        game,
        4,
        [(1, 2), ("chest", 6)],
        cash=[1500, 1500, 3, 1500],
        places=[14, 0, 0, 0],
        deeds=[[], [], [1]],
        mortgaged=[1],
    )
    table.play(0, "roll")
    events = table.play(2, "bankrupt")

    assert payments(events) == [(3, 0, amount)]
    assert told(events)[-2:] == [
        ("paid_player", "cards.collect_each"), ("paid_interest", "bankrupt.to_player"),
    ]  # fmt: skip
    assert table.legal(0)[0] == "keep"
    table.play(0, "keep")
    assert cash(table) == [1500 + amount + 3 - 3 + amount, 1500 - amount, 0, 1500 - amount]  # 3: the interest
    assert deeds(table, 0) == [1]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("cards.collect_each", "debt.order", "debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
def test_the_first_that_cannot_be_paid_takes_all(game):
    """Those before have theirs, the first who cannot be paid takes what is left, the last gets nothing."""
    table = lay(
        game, 4, [(1, 2), ("chance", 14)], cash=[1500, 70, 1500, 1500], places=[19] * 4, deeds=[[5]], turn=1
    )
    events = table.play(1, "roll")
    first, owed = payments(events), one_told(events, "owes").facts()
    events = table.play(1, "bankrupt")

    assert first == [(1, 2, 50)]
    assert owed == {"seat": 1, "other": 3, "amount": 50}
    assert ("went_bankrupt", "bankrupt.to_player") in told(events)
    assert payments(events) == []
    assert cash(table) == [1500, 0, 1550, 1520]
    assert table.waiting() == (2,)


@pytest.mark.rule("cards.collect_each", "debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_who_owes_each_raises_for_each(game):
    """Paid as far as the cash goes; after the mortgage the rest follows in order."""
    table = lay(
        game, 4, [(1, 2), ("chance", 14)], cash=[60, 0, 0, 0], places=[19, 0, 0, 0], deeds=[[6, 8, 5]]
    )
    table.play(0, "roll")
    steps = [cash(table)]
    for word in ("mortgage 6", "mortgage 5"):
        table.play(0, word)
        steps.append(cash(table))

    assert steps == [[10, 50, 0, 0], [10, 50, 50, 0], [60, 50, 50, 50]]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("cards.collect_each", "debt.deals", "mortgage.lift")
@pytest.mark.parametrize("game", BOTH)
def test_what_a_card_still_demands_is_the_debt_of_who_drew_alone(game):
    """Ann owes Bob, and then Cid and Dan, 50 each; the others owe nothing, and Cid lifts a mortgage."""
    table = lay(
        game, 4, [(1, 2), ("chance", 14)], cash=[0, 0, 500, 0], places=[19, 0, 0, 0],
        deeds=[[6, 8, 5, 15], [], [12]], mortgaged=[15, 12],
    )  # fmt: skip
    table.play(0, "roll")

    assert reason(table, 0, "lift 15") == ("debt_first", "debt.deals", {"amount": 150})
    assert told(table.play(2, "lift 12")) == [("lifted", "mortgage.lift")]


@pytest.mark.rule("cards.collect_each", "debt.order", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_nobody_is_bankrupt_for_the_interest_while_the_card_still_brings_money(game):
    """Ann has nothing when Bob's mortgage comes to her: Cid and Dan pay her first, one more is bankrupt."""
    table = lay(
        game, 5, [(1, 2), ("chest", 6)], cash=[0, 0, 500, 0, 500], places=[14, 0, 0, 0, 0],
        deeds=[[], [1], [], [3]], mortgaged=[1, 3],
    )  # fmt: skip
    table.play(0, "roll")
    first = table.play(1, "bankrupt")
    events = table.play(3, "bankrupt")
    while table.view()["asked"] == "inherit":
        events += table.play(0, "keep")

    assert [payer for payer, _, _ in payments(first + events)] == [2, 4]
    assert [event.facts()["amount"] for event in events if event.name == "paid_interest"] == [3, 3]
    assert cash(table)[0] == 500 - cash(table)[2] + 500 - cash(table)[4] - 6
    assert deeds(table, 0) == [1, 3]
