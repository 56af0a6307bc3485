"""Just Say No: who is asked, chains of any length, each target for itself."""

from itertools import permutations, product

import pytest

from tests.games.deal.hands import bank, centre, hand, lay, picked, plays, sets
from tests.games.playing import go_on, one_told, refused, told

# What is played on Bob: the card, Ann's and Bob's sets, the word, and their sets when it is done
ACTIONS = {
    "collect": ("debt-collector", {}, {}, "collect 1", {}, {}),
    "rent-one": ("rent-any", {"red": "red"}, {}, "rent-one 1 red 0", {"red": "red"}, {}),
    "steal": ("sly-deal", {}, {"pink": "pink"}, "steal 1 pink:pink", {"pink": "pink"}, {}),
    "swap": (
        "forced-deal", {"red": "red"}, {"pink": "pink"}, "swap 1 pink:pink red:red",
        {"pink": "pink"}, {"red": "red"},
    ),
    "break": (
        "deal-breaker", {}, {"brown": "brown brown house"}, "break 1 brown",
        {"brown": "brown brown house"}, {},
    ),
}  # fmt: skip
EVERYBODY = {
    "birthday": ("birthday", {}, "birthday"),
    "rent": ("rent-red-yellow", {"red": "red"}, "rent red 0"),
}


def nos(number):
    """So many Nos in a hand."""
    return " ".join(["just-say-no"] * number)


def chain(target, length):
    """The moves of a chain of that many Nos with one target, and who has the last word."""
    moves = [f"{target} no" if step % 2 == 0 else f"0 insist {target}" for step in range(length)]
    return [*moves, f"{target} allow" if length % 2 == 0 else f"0 yield {target}"]


@pytest.mark.rule("action.just_say_no", "no.when")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("length", range(7))
def test_an_odd_number_of_nos_blocks(action, length):
    """Chains go on as long as there are cards; the action card stays in the centre and its play is used."""
    card, mine, theirs, word, mine_after, theirs_after = ACTIONS[action]
    hands = [f"{card} {nos(length // 2)}", nos((length + 1) // 2)]
    table = lay(6, hands=hands, banks=["", "1M"], sets=[mine, theirs])
    events = go_on(table, f"0 {word}", *chain(1, length))

    is_blocked = length % 2 == 1
    assert sets(table, 0) == (mine if is_blocked else mine_after)
    assert sets(table, 1) == (theirs if is_blocked else theirs_after)
    is_paying = action in {"collect", "rent-one"}
    assert bank(table, 0) == ("1M" if is_paying and not is_blocked else "")
    said = [event for event in events if event.name == "said_no"]
    assert [event.clause for event in said] == ["action.just_say_no"] * length
    assert [event.facts()["seat"] for event in said] == [1 - step % 2 for step in range(length)]
    assert sorted(centre(table).split()) == sorted([card, *["just-say-no"] * length])
    assert (hand(table, 0), hand(table, 1)) == ("", "")
    assert plays(table) == 1
    assert table.waiting() == (0,)
    if is_blocked:
        assert told(events)[-2:] == [("yielded", "action.just_say_no"), ("cancelled", "no.when")]
        assert one_told(events, "cancelled").facts() == {"seat": 1, "other": 0}


@pytest.mark.rule("action.just_say_no", "no.when")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("length", range(1, 4))
def test_nothing_moves_before_the_last_word(action, length):
    """All is named first; while Nos go to and fro everything lies where it lay."""
    card, mine, theirs, word, _, _ = ACTIONS[action]
    table = lay(6, hands=[f"{card} {nos(3)}", nos(3)], banks=["", "1M"], sets=[mine, theirs])
    table.play(0, word)
    for move in chain(1, length)[:-1]:
        go_on(table, move)

        assert (sets(table, 0), sets(table, 1)) == (mine, theirs)
        assert (bank(table, 0), bank(table, 1)) == ("", "1M")


@pytest.mark.rule("action.just_say_no", "no.order")
@pytest.mark.parametrize("action", EVERYBODY)
@pytest.mark.parametrize("lengths", [one for one in product(range(4), repeat=3) if sum(one) <= 6])
def test_against_everybody_each_no_protects_only_its_player(action, lengths):
    """Three chains of their own lengths side by side; an even one pays."""
    card, mine, word = EVERYBODY[action]
    theirs, own = [(length + 1) // 2 for length in lengths], sum(length // 2 for length in lengths)
    table = lay(
        6,
        hands=[f"{card} {nos(own)}", *map(nos, theirs)],
        banks=["", *["2M"] * 3],
        sets=[mine],
    )
    table.play(0, word)
    go_on(table, "4 allow", "5 allow")
    for target, length in enumerate(lengths, 1):
        go_on(table, *chain(target, length))

    payers = [target for target, length in enumerate(lengths, 1) if length % 2 == 0]
    assert bank(table, 0) == " ".join(["2M"] * len(payers))
    assert [bank(table, target) for target in (1, 2, 3)] == [
        "" if target in payers else "2M" for target in (1, 2, 3)
    ]
    assert plays(table) == 1
    assert table.waiting() == (0,)


@pytest.mark.rule("no.order", "action.just_say_no")
@pytest.mark.parametrize("lengths", [(1, 2), (2, 1), (2, 2), (1, 3), (3, 2)])
def test_the_chains_of_several_targets_do_not_wait_for_each_other(lengths):
    """However their moves are mixed, the same comes of it."""
    chains = [chain(target, length) for target, length in enumerate(lengths, 1)]
    ends = set()
    for mix in set(permutations([0] * len(chains[0]) + [1] * len(chains[1]))):
        table = lay(6, hands=[f"birthday {nos(2)}", nos(2), nos(2)], banks=["", "2M", "1M"])
        table.play(0, "birthday")
        left = [list(one) for one in chains]
        for which in mix:
            go_on(table, left[which].pop(0))
        go_on(table, "3 allow", "4 allow", "5 allow")
        ends.add((bank(table, 0), bank(table, 1), bank(table, 2), centre(table), table.waiting()))

    payers = [note for note, length in zip(["2M", "1M"], lengths, strict=True) if length % 2 == 0]
    assert [end[0] for end in ends] == [" ".join(sorted(payers))]


@pytest.mark.rule("no.order", "action.just_say_no")
@pytest.mark.parametrize("action", EVERYBODY)
@pytest.mark.parametrize("held", list(product([0, 1], repeat=3)))
def test_everybody_is_asked_whether_they_hold_one_or_not(action, held):
    """So that being asked tells nothing; only the own list shows the card."""
    card, mine, word = EVERYBODY[action]
    table = lay(4, hands=[card, *map(nos, held)], sets=[mine])
    table.play(0, word)

    assert table.waiting() == (1, 2, 3)
    assert [table.legal(seat) for seat in (1, 2, 3)] == [
        ["allow", "no"] if one else ["allow"] for one in held
    ]
    assert table.legal(0) == []
    assert len({table.question(seat) for seat in (1, 2, 3)}) == 1


@pytest.mark.rule("action.just_say_no", "no.party")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("held", [0, 1])
def test_who_acts_is_asked_after_a_no_whether_they_hold_one_or_not(action, held):
    """They leave it at that, or insist."""
    card, mine, theirs, word, _, _ = ACTIONS[action]
    table = lay(3, hands=[f"{card} {nos(held)}", nos(1)], banks=["", "1M"], sets=[mine, theirs])
    go_on(table, f"0 {word}", "1 no")

    assert table.waiting() == (0,)
    assert table.legal(0) == (["yield 1", "insist 1"] if held else ["yield 1"])


@pytest.mark.rule("action.just_say_no")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_target_may_allow_with_a_no_in_hand(action):
    """It is kept for another time."""
    card, mine, theirs, word, mine_after, theirs_after = ACTIONS[action]
    table = lay(3, hands=[card, nos(1)], banks=["", "1M"], sets=[mine, theirs])
    events = go_on(table, f"0 {word}", "1 allow")

    assert one_told(events, "allowed").clause == "no.when"
    assert hand(table, 1) == "just-say-no"
    assert (sets(table, 0), sets(table, 1)) == (mine_after, theirs_after)


@pytest.mark.rule("no.party")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("word", ["no", "allow", "insist 1", "yield 1"])
def test_nobody_answers_for_the_target(action, seat, word):
    """Neither a third player with a No in hand nor the actor."""
    card, mine, theirs, played, _, _ = ACTIONS[action]
    table = lay(3, hands=[f"{card} just-say-no", "", "just-say-no"], banks=["", "1M"], sets=[mine, theirs])
    table.play(0, played)

    assert refused(table, seat, word) in {"table.asked", "no.party"}
    assert table.waiting() == (1,)


@pytest.mark.rule("no.party")
@pytest.mark.parametrize(
    ("seat", "word"), [(1, "insist 1"), (1, "no"), (2, "insist 1"), (2, "yield 1"), (2, "no")]
)
def test_only_the_actor_counters(seat, word):
    """Not the target itself, and no third player."""
    table = lay(3, hands=["debt-collector just-say-no", nos(1), nos(1)], banks=["", "1M"])
    go_on(table, "0 collect 1", "1 no")

    assert refused(table, seat, word) in {"table.asked", "no.party"}


@pytest.mark.rule("no.party")
@pytest.mark.parametrize("word", ["insist 2", "yield 2", "insist 0", "yield 3", "yield 9"])
def test_the_actor_counters_only_who_has_said_no(word):
    """Cid has not answered yet, Dan has let it happen."""
    table = lay(4, hands=["birthday just-say-no", nos(1), nos(1)], banks=["", "1M", "1M", "1M"])
    go_on(table, "0 birthday", "1 no", "3 allow")

    assert refused(table, 0, word) == "no.party"


@pytest.mark.rule("action.just_say_no", "rent.double")
@pytest.mark.parametrize("doublers", [0, 1, 2])
def test_a_no_cancels_a_rent_with_its_doublers(doublers):
    """All of it, for its player; the plays are used."""
    table = lay(
        3,
        hands=[f"rent-red-yellow {'double-rent ' * doublers}", nos(1)],
        banks=["", "10M", "5M 4M 4M"],
        sets=[{"red": "red"}],
    )
    go_on(table, f"0 rent red {doublers}", "1 no", "2 allow", "0 yield 1")
    while 2 in table.waiting():
        table.play(2, table.legal(2)[0])

    assert bank(table, 1) == "10M"
    assert plays(table) == 1 + doublers
    assert "just-say-no" in centre(table)
    assert len(centre(table).split()) == 2 + doublers


@pytest.mark.rule("action.just_say_no")
@pytest.mark.parametrize(
    ("costs", "made", "plays_after"), [(False, 0, 1), (True, 0, 2), (False, 2, 3), (True, 1, 3)]
)
def test_insisting_uses_no_play_unless_the_table_says_so(costs, made, plays_after):
    """With the option every No on one's own turn is a play."""
    table = lay(
        2,
        terms={"no_costs_a_play": costs},
        hands=["debt-collector just-say-no 1M 1M", nos(1)],
        banks=["", "1M"],
    )
    for _ in range(made):
        table.play(0, "bank 1M")
    go_on(table, "0 collect 1", "1 no", "0 insist 1", "1 allow")

    assert plays(table) == plays_after
    assert hand(table, 0).count("1M") == 2 - made


@pytest.mark.rule("action.just_say_no")
def test_where_it_costs_a_play_one_must_be_left():
    """The third card of the turn cannot be insisted on; off turn a No is free."""
    table = lay(
        2,
        terms={"no_costs_a_play": True},
        hands=["debt-collector just-say-no 1M 1M", nos(1)],
        banks=["", "1M"],
    )
    go_on(table, "0 bank 1M", "0 bank 1M", "0 collect 1", "1 no")

    assert table.legal(0) == ["yield 1"]
    assert refused(table, 0, "insist 1") == "action.just_say_no"
    table.play(0, "yield 1")
    assert plays(table) == 3
    assert hand(table, 0) == "just-say-no"


@pytest.mark.rule("action.just_say_no")
@pytest.mark.parametrize(("target", "other"), [(1, 2), (2, 1)])
def test_with_few_nos_the_actor_chooses_whom_to_counter(target, other):
    """Two say No, the actor has one: either is countered, the other is left alone."""
    table = lay(3, hands=["birthday just-say-no", nos(1), nos(1)], banks=["", "2M", "2M"])
    go_on(table, "0 birthday", "1 no", "2 no")
    assert sorted(table.legal(0)) == ["insist 1", "insist 2", "yield 1", "yield 2"]
    table.play(0, f"insist {target}")
    assert table.legal(0) == [f"yield {other}"]
    go_on(table, f"{target} allow", f"0 yield {other}")

    assert bank(table, target) == ""
    assert bank(table, other) == "2M"
    assert bank(table, 0) == "2M"


@pytest.mark.rule("action.just_say_no", "no.when", "pay.choice")
@pytest.mark.parametrize("held", [0, 1])
@pytest.mark.parametrize("given", [[], ["1 give bank:3M"]], ids=["nothing picked", "one picked"])
def test_a_no_is_not_too_late_while_one_chooses_what_to_pay(held, given):
    """Bob lets it happen, looks at what it would cost, and thinks better of it: nothing has moved yet."""
    table = lay(3, hands=[f"debt-collector {nos(held)}", nos(1)], banks=["", "3M 2M 1M"])
    go_on(table, "0 collect 1", "1 allow", *given)
    assert table.legal(1)[-2:] == ["no", "pay <card>"]
    events = go_on(table, "1 no")
    assert told(events) == [("said_no", "action.just_say_no")]
    assert (table.waiting(), picked(table)) == ((0,), [])
    go_on(table, *(["0 insist 1", "1 allow", "1 pay bank:3M,bank:2M"] if held else ["0 yield 1"]))

    assert bank(table, 1) == ("1M" if held else "1M 2M 3M")
    assert (table.waiting(), hand(table, 1)) == ((0,), "")


@pytest.mark.rule("action.just_say_no", "no.when")
def test_once_a_payment_is_handed_over_a_no_is_too_late():
    """Bob has paid, Cid still chooses and holds none; what Bob holds stays in his hand."""
    table = lay(3, hands=["birthday", nos(1)], banks=["", "3M 2M", "1M 3M"])
    go_on(table, "0 birthday", "1 pay bank:2M", "2 allow")

    assert refused(table, 1, "no") == "table.asked"
    assert refused(table, 2, "no") == "action.just_say_no"
    assert hand(table, 1) == "just-say-no"
