"""Debt Collector, It's My Birthday, and answers that do not wait for each other."""

from itertools import permutations

import pytest

from gamenight.bots.bot import Bot
from gamenight.bots.playout import play_out
from tests.games.deal.dues import fronts, put_all
from tests.games.deal.hands import bank, cards_of, centre, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told


def mixes(lines):
    """Every way to mix the moves of several seats, the order of each one's own kept."""
    marks = [name for name, line in enumerate(lines) for _ in line]
    found = set(permutations(marks)) if len(marks) <= 7 else set()
    for mix in sorted(found):
        left = [list(line) for line in lines]
        yield [left[which].pop(0) for which in mix]


@pytest.mark.rule("action.debt_collector")
@pytest.mark.parametrize("other", [1, 2, 3, 4])
def test_debt_collector_wants_five_of_one_player(other):
    """Only of that one; nobody else is asked."""
    table = lay(5, hands=["debt-collector"], banks=["", "1M 5M", "2M 2M 2M", "10M", "3M 3M"])
    events = table.play(0, f"collect {other}")

    assert told(events) == [("played_on", "action.debt_collector"), ("wants_sum", "action.debt_collector")]
    assert one_told(events, "wants_sum").facts() == {"seat": 0, "other": other, "amount": 5}
    assert one_told(events, "played_on").facts()["other"] == other
    assert table.waiting() == (other,)
    assert table.view()["table"]["charge"]["lanes"][other]["due"] == 5
    before = bank(table, other)
    table.play(other, "allow")
    while other in table.waiting():
        table.play(other, [word for word in table.legal(other) if word.startswith("give")][-1])
    paid = {1: "5M", 2: "2M 2M 2M", 3: "10M", 4: "3M 3M"}[other]
    assert bank(table, 0) == paid
    assert sorted([*bank(table, other).split(), *paid.split()]) == sorted(before.split())
    assert (centre(table), plays(table)) == ("debt-collector", 1)


@pytest.mark.rule("action.debt_collector")
@pytest.mark.parametrize("seats", range(2, 11))
def test_every_other_player_can_be_chosen(seats):
    """Everybody but oneself can be made to pay."""
    table = lay(seats, hands=["debt-collector"])

    assert [word for word in table.legal(0) if word.startswith("collect")] == [
        f"collect {other}" for other in range(1, seats)
    ]
    assert refused(table, 0, "collect 0")
    assert refused(table, 0, f"collect {seats}")


@pytest.mark.rule("action.birthday", "no.order")
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("turn", [0, 1])
def test_a_birthday_brings_two_from_everybody_else(seats, turn):
    """All are asked at once, and each pays two."""
    banks = ["2M" if seat < 5 else "1M 1M" for seat in range(seats)]
    hands = ["birthday" if seat == turn else "" for seat in range(seats)]
    table = lay(seats, hands=hands, banks=banks, turn=turn)
    others = [seat for seat in range(seats) if seat != turn]
    events = table.play(turn, "birthday")
    assert told(events) == [("played", "action.birthday"), ("has_birthday", "action.birthday")]
    assert one_told(events, "has_birthday").facts() == {"seat": turn, "amount": 2}
    assert table.waiting() == tuple(others)
    for other in others:
        paid = table.play(other, "allow")
        assert {event.facts()["seat"] for event in paid if event.name == "paid"} == {other}
        assert {event.facts()["other"] for event in paid if event.name == "paid"} == {turn}

    assert [bank(table, other) for other in others] == [""] * len(others)
    notes = [word for seat in range(seats) for word in banks[seat].split()]
    assert bank(table, turn).split() == sorted(notes)
    assert plays(table) == 1
    assert table.waiting() == (turn,)


@pytest.mark.rule("action.poor", "pay.nothing")
@pytest.mark.parametrize(
    ("card", "mine", "word"),
    [
        ("birthday", {}, "birthday"),
        ("debt-collector", {}, "collect 1"),
        ("rent-red-yellow", {"red": "red"}, "rent red 0"),
        ("rent-any", {"red": "red"}, "rent-one 1 red 0"),
    ],
)
def test_charges_may_be_played_on_players_who_have_nothing(card, mine, word):
    """Nothing happens, and the play is used."""
    table = lay(3, hands=[card, "10M", ""], sets=[mine])
    table.play(0, word)
    asked = table.waiting()
    for seat in asked:
        events = table.play(seat, "allow")
        assert told(events)[1] == ("paid_nothing", "pay.nothing")
        assert (("in_vain", "action.poor") in told(events)) == (seat == asked[-1])

    assert (bank(table, 0), sets(table, 0), hand(table, 1)) == ("", mine, "10M")
    assert (centre(table), plays(table)) == (card, 1)


@pytest.mark.rule("action.poor", "pay.no_change")
@pytest.mark.parametrize(
    ("banks", "gained"),
    [
        (["", "1M", "", "2M"], "1M 2M"),
        (["", "", "", ""], ""),
        (["10M", "1M", "1M", "1M"], "1M 1M 1M 10M"),
    ],
)
def test_at_a_birthday_each_pays_what_they_can(banks, gained):
    """Rich and poor apart; nobody owes anything afterwards."""
    table = lay(4, hands=["birthday"], banks=banks)
    go_on(table, "0 birthday", "1 allow", "2 allow", "3 allow")

    assert bank(table, 0) == gained
    assert [bank(table, seat) for seat in (1, 2, 3)] == ["", "", ""]


LINES = {
    "three payers": [
        ["1 allow", "1 pay bank:5M"],
        ["2 allow", "2 give bank:1M", "2 give bank:1M"],
        ["3 allow"],
    ],
    "properties": [["1 allow", "1 give red:red"], ["2 pay pink:pink"], ["3 allow"]],
    "a no": [["1 no"], ["2 allow", "2 pay bank:4M"], ["3 allow"]],
    "the same colour": [["1 allow", "1 give red:red"], ["2 allow", "2 give red:red"], ["3 allow"]],
}


@pytest.mark.rule("no.order")
@pytest.mark.parametrize("case", LINES)
def test_answers_of_different_seats_commute(case):
    """In whatever order they come, the table is the same in the end, to the last card."""
    ends, before = set(), []
    for mix in mixes(LINES[case]):
        table = lay(
            4,
            hands=["birthday", "just-say-no"],
            banks=["", "5M 3M", "1M 1M 4M", "2M"],
            sets=[{"red": "red"}, {"red": "red"}, {"red": "red", "pink": "pink pink"}],
        )
        before = cards_of(table)
        table.play(0, "birthday")
        go_on(table, *mix)
        if 0 in table.waiting() and "yield 1" in table.legal(0):
            table.play(0, "yield 1")
        assert table.waiting() == (0,)
        assert cards_of(table) == before
        ends.add(table.hash())

    assert len(ends) == 1


@pytest.mark.rule("no.order", "pay.where")
def test_answers_with_wildcards_commute_too():
    """Each wildcard is laid in its first colour; the order of asking makes no difference."""
    lines = [["1 allow", "1 pay pink:pink-orange"], ["2 allow", "2 give red:red-yellow"], ["3 allow"]]
    ends = []
    for mix in mixes(lines):
        table = lay(
            4,
            hands=["birthday"],
            banks=["", "5M", "5M", ""],
            sets=[{}, {"pink": "pink-orange"}, {"red": "red-yellow"}, {"utility": "railroad-utility"}],
        )
        table.play(0, "birthday")
        go_on(table, *mix)
        assert table.waiting() == (0,)
        put_all(table)
        ends.append((fronts(table), table.hash()))

    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("no.order", "action.just_say_no")
def test_paying_does_not_wait_for_the_actors_answer():
    """Bob's No is open while Cid pays; the actor's word on Bob waits for nobody."""
    table = lay(3, hands=["birthday", "just-say-no"], banks=["", "5M", "5M 4M"])
    go_on(table, "0 birthday", "1 no", "2 allow")
    assert table.waiting() == (0, 2)
    table.play(2, "pay bank:4M")
    assert table.waiting() == (0,)
    table.play(0, "yield 1")

    assert [bank(table, seat) for seat in range(3)] == ["4M", "5M", "5M"]
    assert "end" in table.legal(0)


@pytest.mark.rule("no.order", "win.moment", "pay.where")
def test_a_third_set_paid_in_wins_only_when_all_have_answered():
    """Bob's card completes it; Cid still pays, or says No."""
    table = lay(
        3,
        hands=["birthday", "", "just-say-no"],
        banks=["", "10M", "5M"],
        sets=[{"brown": "brown brown", "utility": "utility utility", "red": "red red"}, {"red": "red"}],
    )
    go_on(table, "0 birthday", "1 allow", "1 pay red:red")
    assert sets(table, 0)["red"] == "red red red"
    assert table.outcome is None
    assert table.waiting() == (2,)
    go_on(table, "2 no", "0 yield 2")

    assert table.outcome is not None
    assert table.outcome.winners == [0]


@pytest.mark.rule("no.when", "rent.colour")
def test_a_rent_stays_as_it_was_named():
    """Bob pays with a card that would raise it; Cid owes the same all the same."""
    table = lay(
        3,
        hands=["rent-red-yellow"],
        banks=["", "10M", "3M 2M 1M"],
        sets=[{"red": "red red"}, {"red": "red"}],
    )
    go_on(table, "0 rent red 0", "1 allow", "1 pay red:red", "2 allow", "2 pay bank:3M")

    assert sets(table, 0) == {"red": "red red red"}
    assert bank(table, 0) == "3M"


class Noted(Bot):
    """Takes the first choice, and notes who was asked what."""

    def __init__(self, asked):
        super().__init__()
        self.asked = asked

    def choose(self, sight, choices):
        """The first."""
        self.asked.append((sight.seat, choices[0].verb.word))
        return choices[0]


@pytest.mark.rule("no.order")
@pytest.mark.parametrize("turn", range(4))
def test_where_an_order_is_needed_it_is_clockwise_from_the_actors_left(turn):
    """In a playout the left neighbour is asked first."""
    hands = ["birthday" if seat == turn else "" for seat in range(4)]
    table = lay(4, hands=hands, turn=turn)
    table.play(turn, "birthday")
    asked: list[tuple[int, str]] = []
    state = table.state
    play_out(state, table.dealer, [Noted(asked)] * 4, [table.game.sight(state, seat) for seat in range(4)], 3)

    assert asked == [((turn + step) % 4, "allow") for step in (1, 2, 3)]


@pytest.mark.rule("no.when", "play.action")
@pytest.mark.parametrize("word", ["end", "bank 1M", "move red:red red2", "birthday"])
def test_the_actor_waits_until_all_have_answered(word):
    """No other play, no end of turn, no rearranging while an answer is open."""
    table = lay(2, hands=["debt-collector birthday 1M"], banks=["", "1M"], sets=[{"red": "red red"}])
    table.play(0, "collect 1")

    assert refused(table, 0, word) in {"table.asked", "rearrange.result"}
