"""A payment: which cards, how many of them, and where they go."""

from collections import Counter

import pytest

from gamenight.kernel import engine
from tests.games.deal.dues import (
    CHARGES,
    another,
    cards_before,
    charged,
    fronts,
    is_payment,
    is_thrifty,
    owing,
    put_all,
    subsets,
    value_of,
    ways_to_give,
)
from tests.games.deal.hands import bank, cards_of, game, hand, lay, picked, plays, sets
from tests.games.playing import one_told, refused, told

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
PLAYED_OUT = 8  # of the payments of a case; the others are only looked at
CASES = [(purse, laid, due) for purse, laid in PURSES for due in CHARGES]


def worth(purse, laid):
    """What all of it is worth together."""
    return sum(value for _, value in cards_before(purse, laid))


def with_a_choice():
    """The purses of which the sum can be paid in more than one way."""
    return [
        (purse, laid, due)
        for purse, laid, due in CASES
        if len([one for one in subsets(cards_before(purse, laid)) if is_payment(one, laid, due)]) > 1
    ]


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.wild10", "pay.building")
@pytest.mark.parametrize(("purse", "laid", "due"), with_a_choice())
@pytest.mark.parametrize("start", [charged, owing])
def test_a_payment_in_one_word_is_any_that_covers_the_sum(purse, laid, due, start):
    """Of all choices of cards exactly those, too many or not; at once, or after letting it happen."""
    cards = cards_before(purse, laid)
    table = start(due, purse, laid)
    accepted: set[tuple[tuple[str, int], ...]] = set()
    for chosen in subsets(cards):
        word = "pay " + ",".join(name for name, _ in chosen)
        if is_payment(chosen, laid, due):
            if len(accepted) >= PLAYED_OUT:
                assert engine.why_not(table.state, 1, table.read(1, word)) is None
                continue
            branch = another(table)
            events = branch.play(1, word)
            accepted.add(chosen)
            clauses = [event.clause for event in events if event.name == "paid"]
            assert len(clauses) == len(chosen)
            assert set(clauses) <= {"pay.where", "pay.building", "pay.breaks_set"}
            too_much = sum(value for _, value in chosen) - due
            told_of = [event.facts()["amount"] for event in events if event.name == "overpaid"]
            assert told_of == [too_much] * bool(too_much)
            assert picked(branch) == []
            assert cards_of(branch) == cards_of(table)
        else:
            why = engine.why_not(table.state, 1, table.read(1, word))
            assert why is not None
            assert why.clause in {"pay.no_change", "pay.building", "pay.wild10"}

    assert accepted  # there is always a way to pay


@pytest.mark.rule("pay.choice", "pay.no_change", "pay.building")
@pytest.mark.parametrize(("purse", "laid", "due"), with_a_choice())
def test_each_payment_can_be_given_card_by_card_in_exactly_one_order(purse, laid, due):
    """The payments without waste, none twice, none left out, and none that leads nowhere."""
    cards = cards_before(purse, laid)
    ways = Counter(tuple(sorted(way)) for way in ways_to_give(owing(due, purse, laid)))
    payments = [chosen for chosen in subsets(cards) if is_thrifty(chosen, laid, due)]

    assert ways == {tuple(sorted(name for name, _ in chosen)): 1 for chosen in payments}


@pytest.mark.rule("pay.choice", "pay.where")
@pytest.mark.parametrize(("purse", "laid", "due"), with_a_choice())
def test_both_ways_to_pay_lead_to_the_same_table(purse, laid, due):
    """In one word or card by card: the same cards lie in the same places."""
    cards = cards_before(purse, laid)
    table = owing(due, purse, laid)
    values = dict(cards)
    for chosen in [one for one in subsets(cards) if is_thrifty(one, laid, due)][:12]:
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
@pytest.mark.parametrize("way", ["allow", "pay"])
def test_who_has_no_more_than_the_sum_pays_all_and_owes_nothing(purse, laid, due, way):
    """Nothing more is asked: it is all gone, and the turn goes on."""
    table = charged(due, purse, laid)
    every = ",".join(name for name, _ in cards_before(purse, laid))
    events = table.play(1, "allow" if way == "allow" else f"pay {every}")

    if worth(purse, laid) < due:
        paid = one_told(events, "paid_all")
        assert (paid.clause, paid.facts()) == (
            "pay.no_change",
            {"seat": 1, "other": 0, "amount": worth(purse, laid)},
        )
    assert ("allowed" in dict(told(events))) == (way == "allow")
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
        (2, "1M 3M 10M", "1M,bank:3M", 2),
        (2, "1M 1M 10M", "1M,bank:10M", 9),
        (5, "1M 5M", "1M,bank:5M", 1),
        (5, "2M 2M 3M", "2M,bank:2M,bank:3M", 2),
    ],
)
def test_no_change_is_given(due, purse, paid, lost):
    """A 10 for a 2 is allowed, and a 1 and a 3; what is too much is gone."""
    table = charged(due, purse)
    events = table.play(1, f"pay bank:{paid}")
    over = one_told(events, "overpaid")
    assert (over.clause, over.facts()) == ("pay.no_change", {"seat": 1, "other": 0, "amount": lost})

    words = paid.replace("bank:", "").split(",")
    assert bank(table, 0) == " ".join(words)
    assert sum(value_of(word) for word in words) - due == lost
    assert sorted([*bank(table, 1).split(), *words]) == sorted(purse.split())


@pytest.mark.rule("pay.no_change")
@pytest.mark.parametrize(
    ("due", "purse", "word", "sentence"),
    [
        (5, "1M 3M 10M", "bank:1M,bank:3M", "That is only 4M, and 5M is due"),
        (8, "1M 3M 10M", "bank:1M", "That is only 1M, and 8M is due"),
        (5, "1M 3M", "bank:3M", "All you have is worth 4M, which is less than the 5M due"),
    ],
)
def test_too_little_is_refused(due, purse, word, sentence):
    """With a sentence that says how much; whoever has less than the sum pays all."""
    table = charged(due, purse)

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

    assert told(events) == [
        ("allowed", "no.when"),
        ("paid_nothing", "pay.nothing"),
        ("in_vain", "action.poor"),
    ]
    assert table.legal(1) == []
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
    events = table.play(1, f"pay bank:{word}")

    assert told(events)[0] == ("paid", "pay.where")
    assert bank(table, 0) == word
    assert hand(table, 0) == ""
    assert not [choice for choice in table.legal(0) if not choice.startswith("end")]


# Cards are taken back until they are handed over; and a payment is itself the answer


@pytest.mark.rule("pay.no_change", "pay.choice")
@pytest.mark.parametrize(
    "goods",
    ["bank:10M", "bank:1M,brown:brown", "bank:1M,bank:10M", "brown:brown,bank:10M", "bank:10M,bank:1M"],
)
@pytest.mark.parametrize("first", ["", "bank:1M"])
def test_a_card_picked_may_be_taken_back(goods, first):
    """Due 2M with 1M, 10M and a brown property in front: whatever was picked, any payment may be made."""
    table = owing(2, "1M 10M", {"brown": "brown"})
    if first == "bank:1M":
        table.play(1, f"give {first}")
        assert (bank(table, 0), bank(table, 1)) == ("", "1M 10M")
        assert table.legal(1) == ["give brown:brown", "pay <card>"]
    table.play(1, f"pay {goods}")

    words = [word.partition(":")[2] for word in goods.split(",")]
    assert sorted([*bank(table, 0).split(), *sets(table, 0).get("brown", "").split()]) == sorted(words)
    assert table.waiting() == (0,)


@pytest.mark.rule("pay.no_change", "pay.breaks_set")
def test_nothing_changes_sides_before_the_sum_is_covered():
    """Picked one by one, the cards lie where they lay; then all go at once."""
    table = owing(6, "", {"red": "red red red house"})
    before = fronts(table)
    assert table.play(1, "give red:red") == []
    assert fronts(table) == before
    assert table.view()["table"]["charge"]["lanes"][1]["picked"] == [game().read_card("red:red")]
    events = table.play(1, "give red:house")

    assert told(events) == [("paid", "pay.breaks_set"), ("paid", "pay.building")]
    assert (bank(table, 0), sets(table, 1), bank(table, 1)) == ("house", {"red": "red red"}, "")


@pytest.mark.rule("no.when", "pay.choice", "action.just_say_no")
@pytest.mark.parametrize("held", ["", "just-say-no"])
def test_a_payment_is_itself_the_letting_it_happen(held):
    """One answer instead of two, for whoever holds a No as for whoever does not."""
    table = lay(2, hands=["debt-collector", held], banks=["", "5M 3M 2M"])
    table.play(0, "collect 1")
    question = table.question(1)
    events = table.play(1, "pay bank:3M,bank:2M")

    assert question == "Ann wants 5M from you."
    assert told(events) == [("paid", "pay.where")] * 2
    assert table.waiting() == (0,)
    assert hand(table, 1) == held


@pytest.mark.rule("pay.no_change", "pay.choice")
@pytest.mark.parametrize(
    ("due", "purse", "laid", "is_asked"),
    [
        (2, "10M", {}, False),
        (2, "2M", {}, False),
        (5, "2M 2M", {}, False),
        (2, "2M", {"red": "any"}, False),
        (2, "5M 5M", {}, True),
        (2, "1M 2M", {}, True),
        (2, "", {"brown": "brown brown"}, False),
        (1, "", {"brown": "brown brown"}, True),
        (3, "", {"red": "red any"}, False),
        (5, "3M 3M", {}, False),
        (5, "2M 2M 2M", {}, False),
        (5, "3M 3M 1M", {}, True),
    ],
)
def test_who_has_one_way_to_pay_is_not_asked_how(due, purse, laid, is_asked):
    """All that there is, or the one card; wherever more could be paid than must be, there is a choice."""
    table = charged(due, purse, laid)
    assert table.view()["table"]["charge"]["lanes"][1]["chooses"] == is_asked
    table.play(1, "allow")

    assert (table.waiting() == (1,)) == is_asked
