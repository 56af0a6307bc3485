"""Taxes, where they go, and the space where nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import cash, claims, lay, places


def numbers_in(document: Any) -> set[int]:
    """Every number that a document shows, in its texts too."""
    if isinstance(document, dict):
        return set().union(*(numbers_in(one) for one in [*document, *document.values()]))
    if isinstance(document, list | tuple):
        return set().union(*(numbers_in(one) for one in document))
    if isinstance(document, str):
        digits = "".join(letter if letter.isdigit() else " " for letter in document)
        return {int(one) for one in digits.split()}
    return {document} if isinstance(document, int) else set()


# The first tax


@pytest.mark.rule("tax.income", "tax.to_bank")
@pytest.mark.parametrize(("purse", "owned"), [(1500, []), (200, [39]), (9000, [])])
def test_in_kanto_the_amount_shown_is_paid(purse, owned):
    """200, whatever one owns, and without a choice."""
    table = lay("kanto", 2, [(1, 3)], cash=[purse, 1500], deeds=[owned])
    events = table.play(0, "roll")

    assert one_told(events, "paid_tax").facts() == {"seat": 0, "amount": 200, "space": 4}
    assert cash(table) == [purse - 200, 1500]
    assert table.legal(0)[0] == "end"
    assert table.position()["pot"] == 0


@pytest.mark.rule("tax.income")
def test_in_kanto_it_is_paid_by_its_own_clause():
    """Your Rival Attacks is the income tax of that box, not its luxury tax."""
    table = lay("kanto", 2, [(1, 3)])

    assert one_told(table.play(0, "roll"), "paid_tax").clause == "tax.income"


@pytest.mark.rule("tax.income")
@pytest.mark.parametrize(
    ("purse", "position", "tenth"),
    [
        (1500, {}, 150),
        (1509, {}, 150),  # rounded down
        (1519, {}, 151),
        (9, {}, 0),
        (1000, {"deeds": [[1, 5, 12, 39]]}, 181),  # 60 + 200 + 150 + 400
        (1000, {"deeds": [[1, 5, 12, 39]], "mortgaged": [5, 12, 39]}, 181),  # mortgaged or not
        (1000, {"deeds": [[37, 39]], "buildings": {"37": 2, "39": 1}}, 235),  # 750 and 3 x 200
        (1000, {"deeds": [[1, 3]], "buildings": {"1": 5, "3": 4}}, 157),  # 120 and 9 x 50
        (9, {"deeds": [[37, 39]]}, 75),  # more than the cash: a debt
        (1000, {"deeds": [[], [37, 39]]}, 100),  # another's are another's
        (
            1000,
            {"decks": [{"unseen": [card for card in range(16) if card != 7], "keeper": 0}]},
            100,
        ),  # a jail card counts nothing
    ],
)
def test_in_dog_lovers_a_tenth_of_the_total_worth(purse, position, tenth):
    """Cash, printed prices, and what the buildings cost."""
    table = lay("dog-lovers", 2, [(1, 3)], cash=[purse, 1500], **position)
    table.play(0, "roll")
    events = table.play(0, "tenth")

    assert one_told(events, "chose_tax").clause == "tax.income"
    if tenth > purse:
        assert one_told(events, "owes").facts() == {"seat": 0, "other": gn.NOBODY, "amount": tenth}
        assert cash(table) == [purse, 1500]
    else:
        assert one_told(events, "paid_tax").clause == "tax.income"
        assert one_told(events, "paid_tax").facts() == {"seat": 0, "amount": tenth, "space": 4}
        assert cash(table) == [purse - tenth, 1500]


@pytest.mark.rule("tax.income")
def test_an_unasked_rent_is_no_part_of_the_worth():
    """Seat 0 stands on seat 1's property, but the rent is not asked for when seat 1 chooses: 1500 and 60."""
    table = lay("dog-lovers", 3, [(1, 2), (1, 3)], deeds=[[], [3]])
    table.play(0, "roll")
    table.play(0, "end")
    table.play(1, "roll")
    table.play(1, "tenth")

    assert len(claims(table)) == 1
    assert cash(table) == [1500, 1500 - 156, 1500]


@pytest.mark.rule("tax.income")
@pytest.mark.parametrize("purse", [0, 100, 1500, 5000])
def test_or_the_flat_200(purse):
    """The choice is free whatever the cash: what is short is a debt to the Bank."""
    table = lay("dog-lovers", 2, [(1, 3)], cash=[purse, 1500], deeds=[[37, 39]])
    table.play(0, "roll")
    choices = table.legal(0)
    events = table.play(0, "flat")

    assert choices == ["flat", "tenth"]
    if purse < 200:
        assert one_told(events, "owes").facts() == {"seat": 0, "other": gn.NOBODY, "amount": 200}
        events = table.play(0, "mortgage 39")
        assert cash(table) == [purse, 1500]
    else:
        assert cash(table) == [purse - 200, 1500]
    assert one_told(events, "paid_tax").clause == "tax.income"
    assert one_told(events, "paid_tax").facts()["amount"] == 200


@pytest.mark.rule("tax.income")
@pytest.mark.parametrize(("word", "other"), [("flat", "tenth"), ("tenth", "flat")])
def test_the_choice_binds(word, other):
    """Neither after paying nor in debt is the other way open any more."""
    rich = lay("dog-lovers", 2, [(1, 3)])
    poor = lay("dog-lovers", 2, [(1, 3)], cash=[1, 1500], deeds=[[37, 39]])
    for table in (rich, poor):
        table.play(0, "roll")
        table.play(0, word)

    assert refused(rich, 0, other) == "tax.income"
    assert refused(poor, 0, other) == "debt.order"


@pytest.mark.rule("tax.income", "offturn.window")
def test_the_choice_comes_first():
    """Before it nothing is sold, mortgaged, built or dealt to change the sum, nor are the dice passed on."""
    table = lay("dog-lovers", 2, [(1, 3)], deeds=[[37, 39], [5]])
    table.play(0, "roll")
    for seat, word in [(0, "mortgage 39"), (0, "build 39"), (0, "offer 1 give:39,get:9"), (1, "mortgage 5")]:
        assert refused(table, seat, word) == "offturn.window"
    for word in ("end", "roll", "buy"):
        assert refused(table, 0, word)

    assert table.waiting() == (0,)


@pytest.mark.rule("tax.income")
@pytest.mark.parametrize("word", ["flat", "tenth"])
def test_nobody_is_shown_the_worth_before_the_choice(word):
    """Neither in a view, nor in a question, nor among the words, nor in what was told."""
    purses = [2347, 1811]
    worths = [2347 + 60 + 60 + 150 + 350 + 400 + 5 * 200, 1811 + 200 + 200 + 180 + 240 + 140 + 180]
    table = lay(
        "dog-lovers",
        2,
        [(1, 3)],
        cash=purses,
        deeds=[[1, 3, 12, 37, 39], [5, 11, 15, 16, 18, 24]],
        buildings={"37": 2, "39": 3},
    )
    table.play(0, "roll")
    secret = {one // part for one in worths for part in (1, 10)}
    for seat in (0, 1, None):
        seen = numbers_in(table.view(seat)) | numbers_in(table.question(seat))
        seen |= numbers_in([table.tell(event, seat) for event in table.events])
        assert set(purses) <= seen
        assert not seen & secret
    assert not numbers_in([table.legal(0), table.legal(1)]) & secret
    table.play(0, word)

    assert cash(table) == [2347 - (200 if word == "flat" else worths[0] // 10), 1811]
    shown = numbers_in([table.tell(event) for event in table.events]) | numbers_in(table.view())
    assert bool(shown & secret) == (word == "tenth")


@pytest.mark.rule("tax.income", "debt.bankrupt")
@pytest.mark.parametrize(("game", "words"), [("kanto", []), ("dog-lovers", ["flat"])])
def test_a_tax_that_cannot_be_raised_is_a_bankruptcy_to_the_bank(game, words):
    """All that could be raised is less than 200."""
    table = lay(game, 3, [(1, 3)], cash=[50, 1500, 1500], deeds=[[1, 3]])
    table.play(0, "roll")
    for word in words:
        table.play(0, word)
    events = table.play(0, "bankrupt")

    assert ("went_bankrupt_to_bank", "bankrupt.to_bank") in told(events)
    assert cash(table) == [0, 1500, 1500]


# The second tax


@pytest.mark.rule("tax.luxury")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 100), ("dog-lovers", 75)])
@pytest.mark.parametrize("owned", [[], [37, 39]])
def test_the_amount_on_the_space(game, amount, owned):
    """Without a choice, whatever one owns."""
    table = lay(game, 2, [(1, 2)], places=[35, 0], deeds=[owned])
    events = table.play(0, "roll")

    assert one_told(events, "paid_tax").clause == "tax.luxury"
    assert one_told(events, "paid_tax").facts() == {"seat": 0, "amount": amount, "space": 38}
    assert cash(table) == [1500 - amount, 1500]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("tax.luxury", "debt.raise")
@pytest.mark.parametrize(("game", "amount"), [("kanto", 100), ("dog-lovers", 75)])
def test_who_is_short_raises_it(game, amount):
    """A tax that cannot be paid at once is a debt to the Bank."""
    table = lay(game, 2, [(1, 2)], cash=[amount - 1, 1500], places=[35, 0], deeds=[[39]])
    table.play(0, "roll")
    events = table.play(0, "mortgage 39")

    assert one_told(events, "paid_tax").clause == "tax.luxury"
    assert cash(table) == [199, 1500]


# Where it all goes


@pytest.mark.rule("tax.to_bank")
@pytest.mark.parametrize(
    ("game", "start", "chance", "words", "amount"),
    [
        ("kanto", 0, [(1, 3)], ["roll"], 200),
        ("dog-lovers", 0, [(1, 3)], ["roll", "flat"], 200),
        ("dog-lovers", 0, [(1, 3)], ["roll", "tenth"], 164),
        ("kanto", 35, [(1, 2)], ["roll"], 100),
        ("dog-lovers", 35, [(1, 2)], ["roll"], 75),
        ("kanto", 19, [(1, 2), ("chance", 11)], ["roll"], 15),
        ("dog-lovers", 14, [(1, 2), ("chest", 11)], ["roll"], 150),
        ("kanto", 10, [(1, 2)], ["pay"], 50),
        ("dog-lovers", 10, [(1, 2)], ["pay"], 50),
    ],
)
def test_taxes_fees_and_fines_go_to_the_bank(game, start, chance, words, amount):
    """All of it, and none lies on Free Parking."""
    inside = [1 if start == 10 else 0, 0]
    table = lay(game, 2, chance, places=[start, 0], jailed=inside, deeds=[[13]])
    before: Any = table.position()["bank"]
    for word in words:
        table.play(0, word)

    assert cash(table) == [1500 - amount, 1500]
    assert table.position()["bank"] == before + amount
    assert table.position()["pot"] == 0


@pytest.mark.rule("free_parking", "tax.to_bank")
@pytest.mark.parametrize(
    ("game", "words"),
    [("kanto", ["roll"]), ("dog-lovers", ["roll", "flat"]), ("dog-lovers", ["roll", "tenth"])],
)
def test_nothing_happens_on_free_parking(game, words):
    """No money, no property, no reward of any kind; not what another has just paid either."""
    table = lay(game, 2, [(1, 3), (4, 6)], places=[0, 10])
    for word in [*words, "end"]:
        table.play(0, word)
    before = cash(table)
    events = table.play(1, "roll")

    assert told(events)[-1] == ("parked", "free_parking")
    assert cash(table) == before
    assert before[1] == 1500
    assert places(table) == [4, 20]
    assert table.legal(1)[0] == "end"
