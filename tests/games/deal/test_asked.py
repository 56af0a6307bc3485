"""What is asked, by its name and with what its sentence needs; and what the button of an answer names."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.editions.shelf import edition_of
from tests.games.deal.dues import charged, owing
from tests.games.deal.hands import game, kind, lay, spot
from tests.games.playing import go_on

RED, UTILITY = 4, 9  # sets


def asked(table, seat):
    """The name of the question and what it tells."""
    event = table.asks(seat)
    return event.name, event.facts()


def named(table, seat, word):
    """What the label of a word names; None: it needs no more than the word."""
    event = table.game.details(table.sight(seat), table.read(seat, word))
    return None if event is None else (event.name, event.facts())


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize(
    ("hand", "moves", "name", "facts"),
    [
        ("1M 1M 2M 2M 3M", [], "turn", {"count": 3}),
        ("1M 1M 2M 2M 3M", ["0 bank 1M"], "turn", {"count": 2}),
        ("1M 1M", [], "turn", {"count": 2}),
        ("1M 1M", ["0 bank 1M"], "turn", {"count": 1}),
        ("1M 1M", ["0 bank 1M", "0 bank 1M"], "turn_empty", {}),
    ],
)
def test_a_turn_says_how_many_cards_may_still_be_played(hand, moves, name, facts):
    """No more than are in the hand."""
    table = lay(2, hands=[hand], sets=[{"red": "red-yellow"}])
    go_on(table, *moves)

    assert [asked(table, seat) for seat in (0, 1, None)] == [(name, facts)] * 3


@pytest.mark.rule("turn.play", "move.rearrange")
def test_after_three_plays_only_the_end_is_asked_for():
    """Whoever still has a wildcard to move is asked."""
    table = lay(2, hands=["1M 1M 1M 2M"], sets=[{"red": "red-yellow red", "yellow": "yellow"}])
    go_on(table, *["0 bank 1M"] * 3)

    assert asked(table, 0) == ("turn_played", {})


@pytest.mark.rule("turn.discard")
def test_a_discard_says_how_many_are_too_many():
    """To everybody alike."""
    table = lay(2, hands=["1M 1M 1M 2M 2M 2M 3M 3M 3M"])
    table.play(0, "end")

    assert [asked(table, seat) for seat in (0, 1, None)] == [("discard", {"count": 2})] * 3


@pytest.mark.rule("action.birthday", "action.just_say_no", "no.order")
def test_each_is_asked_what_concerns_them_and_the_rest_what_they_wait_for():
    """Four have a birthday to pay: two say no, one chooses, one has nothing left to answer."""
    table = lay(
        5, hands=["birthday", "just-say-no", "just-say-no"], banks=["", "5M", "5M", "1M 3M", "2M"],
    )  # fmt: skip
    table.play(0, "birthday")
    wanted = ("charge_birthday", {"other": 0, "amount": 2, "count": 4})
    assert [asked(table, seat) for seat in (0, 1, 4, None)] == [wanted] * 4
    table.play(1, "no")
    one_no = ("charge_counter", {"other": 1})
    wanted = ("charge_birthday", {"other": 0, "amount": 2, "count": 3})
    assert [asked(table, seat) for seat in (0, 2, 4)] == [one_no, wanted, wanted]
    assert [asked(table, seat) for seat in (1, None)] == [("charge", {"other": 0})] * 2
    go_on(table, "2 no", "3 allow")
    assert asked(table, 0) == ("charge_counters", {"count": 2})
    assert asked(table, 3) == ("charge_pay", {"other": 0, "amount": 2})
    go_on(table, "4 allow")
    assert [asked(table, seat) for seat in (1, 4, None)] == [("charge", {"other": 0})] * 3
    table.play(3, "pay bank:3M")

    assert [asked(table, seat) for seat in (0, 1, 4, None)] == [("charge_counters", {"count": 2})] * 4


@pytest.mark.rule("action.debt_collector", "rent.any", "action.sly_deal", "action.forced_deal")
@pytest.mark.parametrize(
    ("word", "question", "label"),
    [
        ("collect 1", ("charge_debt", {"other": 0, "amount": 5}), ("allow_pay", {})),
        ("rent-one 1 red 0", ("charge_rent", {"other": 0, "amount": 2, "set": RED, "count": 1}),
         ("allow_pay", {})),
        ("steal 1 pink:pink", ("charge_steal", {"other": 0, "card": spot("pink:pink")}),
         ("allow_steal", {"other": 0, "card": spot("pink:pink")})),
        ("swap 1 pink:pink red:red",
         ("charge_swap", {"other": 0, "card": spot("pink:pink"), "mine": kind("red")}),
         ("allow_swap", {"card": spot("pink:pink"), "mine": kind("red")})),
        ("break 1 utility", ("charge_break", {"other": 0, "set": UTILITY}),
         ("allow_break", {"other": 0, "set": UTILITY})),
    ],
)  # fmt: skip
def test_what_somebody_wants_is_named_and_so_is_letting_it_happen(word, question, label):
    """A sum and for what, a card, a swap, a set."""
    table = lay(
        2, hands=["debt-collector rent-any sly-deal forced-deal deal-breaker"], banks=["", "5M 4M 3M"],
        sets=[{"red": "red"}, {"pink": "pink", "utility": "utility utility"}],
    )  # fmt: skip
    table.play(0, word)

    assert [asked(table, seat) for seat in (0, 1, None)] == [question] * 3
    assert named(table, 1, "allow") == label


@pytest.mark.rule("no.when", "steal.wild", "action.forced_deal")
@pytest.mark.parametrize(
    ("word", "wants", "gives", "allow"),
    [
        ("steal 1 red:any", "Any-Colour Wildcard in the red set", "",
         "Let Ann take Any-Colour Wildcard in the red set"),
        ("steal 1 green:any", "Any-Colour Wildcard in the green set", "",
         "Let Ann take Any-Colour Wildcard in the green set"),
        ("steal 1 green:green", "Green Property", "", "Let Ann take Green Property"),
        ("swap 1 green:any pink2:pink-orange", "Any-Colour Wildcard in the green set",
         ", and gives you Pink/Orange Wildcard for it",
         "Give Any-Colour Wildcard in the green set and take Pink/Orange Wildcard for it"),
    ],
)  # fmt: skip
def test_which_of_two_cards_of_a_kind_is_wanted_is_said_before_anybody_answers(word, wants, gives, allow):
    """Bob has a wildcard of any colour in two sets: whether a No is worth it depends on which one it is."""
    table = lay(
        2, hands=["sly-deal forced-deal", "just-say-no"],
        sets=[
            {"pink": "pink pink pink-orange", "pink2": "pink-orange"},
            {"red": "any", "green": "any green"},
        ],
    )  # fmt: skip
    wanted = f"Ann wants {wants} from you{gives}."
    events = table.play(0, word)

    assert [table.tell(event, 1) for event in events][-1] == wanted
    assert table.question(1) == wanted
    assert table.label(1, table.read(1, "allow")) == allow


@pytest.mark.rule("action.birthday", "pay.choice")
def test_the_first_seat_is_asked_as_the_others_are():
    """Bob has a birthday, and Cid has said no: Ann may still refuse, and then chooses what to pay with."""
    table = lay(3, hands=["", "birthday", "just-say-no"], banks=["1M 3M", "", "5M"], turn=1)
    go_on(table, "1 birthday", "2 no")
    assert asked(table, 0) == ("charge_birthday", {"other": 1, "amount": 2, "count": 1})
    assert named(table, 0, "allow") == ("allow_pay", {})
    table.play(0, "allow")

    assert asked(table, 0) == ("charge_pay", {"other": 1, "amount": 2})


@pytest.mark.rule("pay.no_change", "pay.nothing")
@pytest.mark.parametrize(
    ("purse", "label"),
    [("5M 4M", ("allow_pay", {})), ("3M 1M", ("allow_all", {"amount": 4})), ("", ("allow_nothing", {}))],
)
def test_letting_a_sum_be_paid_says_whether_there_is_a_choice(purse, label):
    """Else all that is there goes, if there is anything."""
    assert named(charged(5, purse), 1, "allow") == label


@pytest.mark.rule("pay.choice")
@pytest.mark.parametrize(
    ("cards", "name", "facts"),
    [
        ("bank:4M", "pay_one", {"card": kind("4M")}),
        ("bank:4M,bank:3M", "pay_two", {"card": kind("4M"), "mine": kind("3M")}),
        ("bank:4M,bank:3M,bank:1M", "pay_many", {"card": kind("4M"), "mine": kind("3M"), "count": 1}),
    ],
)
def test_a_payment_names_its_first_cards_and_how_many_more(cards, name, facts):
    """One that is still to be chosen names none."""
    table = owing(5, "4M 3M 1M")
    template = next(one for one in table.legal_actions(1) if one.verb.word == "pay")

    assert named(table, 1, f"pay {cards}") == (name, facts)
    assert table.game.details(table.sight(1), template) is None


@pytest.mark.rule("rent.colour", "rent.any", "rent.double")
@pytest.mark.parametrize(
    ("word", "label"),
    [
        ("rent red2 0", ("rent", {"amount": 2})),
        ("rent red 0", ("rent", {"amount": 6})),
        ("rent red 2", ("rent_doubled", {"amount": 24, "count": 2})),
        ("rent-one 1 red 0", ("rent-one", {"amount": 6})),
        ("rent-one 1 red 1", ("rent-one_doubled", {"amount": 12, "count": 1})),
        ("rent brown4 0", None),
        ("lay red-yellow red", ("lay_as", {})),
        ("lay red red", None),
        ("bank 1M", None),
        ("put red", None),
        ("allow", None),
    ],
)
def test_a_rent_names_its_sum_and_a_wildcard_that_it_is_laid_as_a_colour(word, label):
    """What there is not to be named needs no more than the word."""
    table = lay(2, hands=["rent-red-yellow"], sets=[{"red": "red red red", "red2": "any"}])

    assert named(table, 0, word) == label
    if word.startswith("rent"):
        assert table.game.details(table.sight(None), table.read(0, word)) is None


@pytest.mark.rule("steal.wild")
def test_a_wildcard_to_be_laid_is_named_in_the_question_and_on_the_button():
    """Whoever looks."""
    table = lay(2, hands=["sly-deal"], sets=[{}, {"pink": "pink-orange"}])
    go_on(table, "0 steal 1 pink:pink-orange", "1 allow")

    assert [asked(table, seat) for seat in (0, 1, None)] == [("place", {"kind": kind("pink-orange")})] * 3
    assert named(table, 0, "put orange") == ("put", {"kind": kind("pink-orange")})
    assert named(table, 0, "bank 1M") is None


@pytest.mark.parametrize(
    ("hand", "word", "cards"),
    [
        ("birthday", "birthday", ["birthday"]),
        ("sly-deal", "steal 1 pink:pink", ["sly-deal"]),
        ("forced-deal", "swap 1 pink:pink red:red", ["forced-deal"]),
        ("deal-breaker", "break 1 brown", ["deal-breaker"]),
        ("hotel", "hotel red", ["hotel"]),
        ("just-say-no", "no", ["just-say-no"]),
        ("just-say-no", "insist 1", ["just-say-no"]),
        ("rent-red-yellow rent-any 1M", "rent red 0", ["rent-red-yellow"]),
        ("rent-red-yellow rent-any 1M", "rent-one 1 red 0", ["rent-any"]),
        ("rent-red-yellow double-rent", "rent red 1", ["rent-red-yellow", "double-rent"]),
        ("rent-red-yellow", "rent pink 0", []),
        ("1M", "allow", []),
    ],
)
def test_a_choice_is_played_with_its_cards(hand, word, cards):
    """Of rent cards those of the hand that would do; and the doubler."""
    table = lay(2, hands=[hand], sets=[{"red": "red red red house", "pink": "pink"}, {"pink": "pink"}])
    kinds = table.game.uses(table.sight(0), table.read(0, word))

    assert [game().kind_words[number] for number in kinds] == cards


def test_cards_sets_and_colours_are_written_as_they_are_read():
    """Each by its word, in a game made anew; what is none is not read."""
    rules: Any = edition_of("deal").load_game()
    words = {
        "kind": ["1M", "red-yellow"], "colour": ["brown", "railroad"], "set": ["brown", "red2"],
        "card": ["bank:5M", "red2:red", "brown:house"], "mine": ["pink:any"], "seat": ["7"],
    }  # fmt: skip

    for slot, some in words.items():
        assert [rules.say_slot(slot, rules.read_slot(slot, word)) for word in some] == some
        assert rules.read_slot(slot, "nonsense") is None
    assert rules.slot_examples("kind") == "1M, 2M, 3M, 4M"
    assert rules.slot_examples("colour").split(", ") == rules.colour_words
    assert rules.slot_examples("set") == "brown, light-blue, pink"
