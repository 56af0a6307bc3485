"""A payment: which cards, how many of them, and where they go."""

from collections import Counter

import pytest

from tests.games.deal.dues import (
    CHARGES,
    another,
    cards_before,
    fronts,
    is_payment,
    owing,
    put_all,
    subsets,
    value_of,
    ways_to_give,
)
from tests.games.deal.hands import bank, cards_of, game, hand, lay, one_told, plays, refused, sets, told

PURSES = [
    ("1M", {}),
    ("10M", {}),
    ("1M 1M 1M 1M", {}),
    ("1M 1M 2M 3M", {}),
    ("2M 2M 3M 5M", {}),
    ("1M 2M 3M 4M 5M 10M", {}),
    ("4M just-say-no deal-breaker pass-go", {}),
    ("house hotel double-rent rent-any", {}),
    ("", {"brown": "brown brown", "red": "red"}),
    ("1M 2M", {"brown": "brown any", "red": "red red-yellow"}),
    ("", {"orange": "orange pink-orange", "pink": "pink pink-orange"}),
    ("3M", {"light-blue": "light-blue light-blue-brown light-blue-railroad", "light-blue2": "light-blue"}),
    ("1M", {"red": "red red red-yellow house"}),
    ("1M", {"red": "red red red-yellow house hotel"}),
    ("3M", {"brown": "brown light-blue-brown house hotel"}),
    ("3M 2M", {"brown": "brown any house hotel"}),
    ("3M", {"brown": "brown brown house hotel", "pink": "pink pink pink house"}),
    ("2M", {"utility": "utility railroad-utility", "light-blue": "any"}),
]
CASES = [(purse, laid, due) for purse, laid in PURSES for due in CHARGES]


def worth(purse, laid):
    """What all of it is worth together."""
    return sum(value for _, value in cards_before(purse, laid))


def more_than_due():
    """The purses that need not be emptied."""
    return [(purse, laid, due) for purse, laid, due in CASES if worth(purse, laid) > due]


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.wild10", "pay.building")
@pytest.mark.parametrize(("purse", "laid", "due"), more_than_due())
def test_a_payment_in_one_word_is_any_without_waste(purse, laid, due):
    """Of all choices of cards exactly those that cover the sum and hold no card too many."""
    cards = cards_before(purse, laid)
    table = owing(due, purse, laid)
    accepted = set()
    for chosen in subsets(cards):
        word = "pay " + ",".join(name for name, _ in chosen)
        if is_payment(chosen, laid, due):
            branch = another(table)
            events = branch.play(1, word)
            accepted.add(chosen)
            assert [event.clause for event in events if event.name == "paid"] == ["pay.where"] * len(chosen)
            assert cards_of(branch) == cards_of(table)
        else:
            assert refused(table, 1, word) in {"pay.no_change", "pay.building", "pay.wild10"}

    assert accepted  # there is always a way to pay


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.building")
@pytest.mark.parametrize(("purse", "laid", "due"), more_than_due())
def test_each_payment_can_be_given_card_by_card_in_exactly_one_order(purse, laid, due):
    """The same payments as in one word, none twice, none left out, and none that leads nowhere."""
    cards = cards_before(purse, laid)
    ways = Counter(tuple(sorted(way)) for way in ways_to_give(owing(due, purse, laid)))
    payments = [chosen for chosen in subsets(cards) if is_payment(chosen, laid, due)]

    assert ways == {tuple(sorted(name for name, _ in chosen)): 1 for chosen in payments}


@pytest.mark.rule("pay.choice", "pay.where")
@pytest.mark.parametrize(("purse", "laid", "due"), more_than_due())
def test_both_ways_to_pay_lead_to_the_same_table(purse, laid, due):
    """In one word or card by card: the same cards lie in the same places."""
    cards = cards_before(purse, laid)
    table = owing(due, purse, laid)
    values = dict(cards)
    for chosen in [one for one in subsets(cards) if is_payment(one, laid, due)][:12]:
        names = sorted((name for name, _ in chosen), key=lambda name: (-values[name], game().read_card(name)))
        in_one, by_card = another(table), another(table)
        in_one.play(1, "pay " + ",".join(names))
        for name in names:
            by_card.play(1, f"give {name}")
        put_all(in_one)
        put_all(by_card)

        assert fronts(in_one) == fronts(by_card)
        assert in_one.waiting() == by_card.waiting() != (1,)


@pytest.mark.rule("pay.no_change", "pay.choice")
@pytest.mark.parametrize(
    ("purse", "laid", "due"),
    [case for case in CASES if worth(*case[:2]) <= case[2] and "any" not in str(case[1])],
)
def test_who_has_no_more_than_the_sum_pays_all_and_owes_nothing(purse, laid, due):
    """Nothing is asked: it is all gone, and the turn goes on."""
    cards, mine, word = CHARGES[due]
    table = lay(2, hands=[cards], banks=["", purse], sets=[mine, laid])
    table.play(0, word)
    events = table.play(1, "allow")

    paid = one_told(events, "paid_all")
    assert (paid.clause, paid.facts()) == (
        "pay.no_change",
        {"seat": 1, "other": 0, "amount": worth(purse, laid)},
    )
    assert (bank(table, 1), sets(table, 1)) == ("", {})
    put_all(table)
    assert table.waiting() == (0,)
    assert plays(table) == 1


@pytest.mark.rule("pay.no_change")
@pytest.mark.parametrize(
    ("due", "purse", "paid", "lost"),
    [
        (2, "10M 1M", "10M", 8),
        (2, "3M 1M", "3M", 1),
        (5, "4M 4M", "4M,bank:4M", 3),
        (5, "10M", "10M", 5),
        (1, "5M 5M", "5M", 4),
        (7, "4M 4M 1M", "4M,bank:4M", 1),
        (8, "3M 3M 3M", "3M,bank:3M,bank:3M", 1),
    ],
)
def test_no_change_is_given(due, purse, paid, lost):
    """A 10 for a 2 is allowed; what is too much is gone."""
    table = owing(due, purse)
    table.play(1, f"pay bank:{paid}")

    words = paid.replace("bank:", "").split(",")
    assert bank(table, 0) == " ".join(words)
    assert sum(value_of(word) for word in words) - due == lost
    assert sorted([*bank(table, 1).split(), *words]) == sorted(purse.split())


@pytest.mark.rule("pay.no_change")
@pytest.mark.parametrize(
    ("due", "purse", "word", "sentence"),
    [
        (2, "1M 3M", "bank:1M,bank:3M", "That is 2M too much"),
        (2, "1M 1M 10M", "bank:1M,bank:10M", "That is 9M too much"),
        (5, "1M 5M", "bank:5M,bank:1M", "That is 1M too much"),
        (5, "2M 2M 3M", "bank:2M,bank:2M,bank:3M", "That is 2M too much"),
        (5, "1M 3M 10M", "bank:1M,bank:3M", "That is only 4M, and 5M is due"),
        (8, "1M 3M 10M", "bank:1M", "That is only 1M, and 8M is due"),
    ],
)
def test_too_little_and_too_much_are_refused(due, purse, word, sentence):
    """With a sentence that says by how much."""
    table = owing(due, purse)

    assert refused(table, 1, f"pay {word}") == "pay.no_change"
    with pytest.raises(Exception, match=sentence):
        table.play(1, f"pay {word}")


@pytest.mark.rule("pay.choice")
@pytest.mark.parametrize(
    ("word", "clause"),
    [
        ("pay bank:5M", "pay.choice"),  # in his hand
        ("pay bank:10M", "pay.choice"),  # in Ann's bank
        ("pay bank:4M", "pay.choice"),  # in Cid's
        ("pay bank:3M,bank:3M", "pay.choice"),  # he has one only
        ("pay red:red", "pay.choice"),  # in his hand too
        ("pay brown:brown,bank:3M,bank:2M", "pay.choice"),  # Cid's
    ],
)
def test_only_what_lies_in_front_of_the_payer_pays(word, clause):
    """Not what is in the hand, nor what belongs to others, nor one card twice."""
    table = lay(
        3,
        hands=["debt-collector", "5M red"],
        banks=["10M", "3M 2M 1M", "4M"],
        sets=[{}, {}, {"brown": "brown"}],
    )
    table.play(0, "collect 1")
    table.play(1, "allow")

    assert refused(table, 1, word) == clause
    assert hand(table, 1) == "5M red"
    assert "give bank:5M" not in table.legal(1)


@pytest.mark.rule("pay.nothing", "action.poor")
@pytest.mark.parametrize("due", CHARGES)
@pytest.mark.parametrize("held", ["", "5M 10M", "red red just-say-no"])
def test_nothing_in_front_pays_nothing(due, held):
    """However full the hand; the play is used all the same, and the card lies in the centre."""
    cards, mine, word = CHARGES[due]
    table = lay(2, hands=[cards, held], sets=[mine, {}])
    table.play(0, word)
    events = table.play(1, "allow")

    assert told(events) == [("allowed", "no.when"), ("paid_nothing", "pay.nothing")]
    assert (hand(table, 1), bank(table, 0), sets(table, 0)) == (held, "", mine)
    assert plays(table) == 1
    assert table.waiting() == (0,)


@pytest.mark.rule("pay.where", "play.bank")
@pytest.mark.parametrize("word", ["1M", "10M", "just-say-no", "deal-breaker", "rent-any", "house", "pass-go"])
def test_money_and_actions_go_into_the_receivers_bank(word):
    """An action that was banked stays money, whoever has it."""
    table = lay(2, hands=["rent-any"], banks=["", f"{word} 10M" if word != "10M" else "10M 5M"],
                sets=[{"railroad": "railroad"}])  # fmt: skip
    table.play(0, "rent-one 1 railroad 0")
    table.play(1, "allow")
    events = table.play(1, f"pay bank:{word}")

    assert told(events) == [("paid", "pay.where")]
    assert bank(table, 0) == word
    assert hand(table, 0) == ""
    assert not [choice for choice in table.legal(0) if not choice.startswith("end")]
