"""The owner must ask, and in time; what was fixed at the landing is what is paid."""

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, DARK_BLUE, UTILITIES, cash, claims, deeds, lay

QUIET = (1, 2)  # from 17 to Free Parking
BACK = (5, 6)  # from 39 to Just Visiting, past GO


def landed(game, seats=3, more=(), **position):
    """Seat 0 has landed on the last lot, which is the last seat's; the others will rest on Free Parking."""
    owner = seats - 1
    position.setdefault("places", [36] + [17] * owner)
    position.setdefault("deeds", [[]] * owner + [[39]])
    table = lay(game, seats, [(1, 2), *more], **position)
    table.play(0, "roll")
    return table


@pytest.mark.rule("rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_nothing_is_paid_until_the_owner_asks(game):
    """The landing opens a claim that everybody sees; asking brings the money at once."""
    table = landed(game)
    opened = one_told(table.heard(None), "claim_open")

    assert opened.clause == "rent.ask"
    assert opened.facts() == {"seat": 0, "other": 2, "space": 39, "claim": 1, "amount": 50}
    assert cash(table) == [1500, 1500, 1500]
    assert claims(table) == [1]
    assert table.waiting() == (0,)
    events = table.play(2, "ask 1")
    assert told(events) == [("asked_rent", "rent.ask"), ("paid_rent", "rent.lot")]
    assert cash(table) == [1450, 1500, 1550]
    assert claims(table) == []


@pytest.mark.rule("rent.ask")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("seat", "word"), [(0, "ask 1"), (1, "ask 1"), (2, "ask 2"), (2, "ask 0")])
def test_only_the_owner_asks_and_only_for_what_is_open(game, seat, word):
    """Neither the debtor nor a third player; nor for a landing that never was."""
    assert refused(landed(game), seat, word) == "rent.ask"


@pytest.mark.rule("rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_is_asked_for_once(game):
    """A rent that was paid cannot be asked for again."""
    table = landed(game)
    table.play(2, "ask 1")

    assert refused(table, 2, "ask 1") == "rent.ask"
    assert cash(table) == [1450, 1500, 1550]


@pytest.mark.rule("rent.ask")
@pytest.mark.parametrize("game", BOTH)
def test_a_table_may_agree_that_rent_is_automatic(game):
    """Then it is paid at the landing, in Kanto with the bird's throw; by default one asks."""
    table = landed(game, terms={"rent": "automatic"})

    assert told(table.heard(None))[-2:] == [("asked_rent", "rent.ask"), ("paid_rent", "rent.lot")]
    assert cash(table) == [1450, 1500, 1550]
    assert claims(table) == []
    bird = lay(game, 2, [(1, 2), (2, 4)], {"rent": "automatic"}, places=[9, 0], deeds=[[], [12]])
    bird.play(0, "roll")
    rent = 4 * (6 if game == "kanto" else 3)
    assert cash(bird) == [1500 - rent, 1500 + rent]


@pytest.mark.rule("rent.ask", "rent.deadline")
@pytest.mark.parametrize(
    ("game", "seats", "moves", "is_open"),
    [
        ("kanto", 3, [], True),
        ("kanto", 3, ["0 end"], True),
        ("kanto", 3, ["0 end", "1 roll"], False),
        ("kanto", 2, ["0 end"], True),
        ("kanto", 2, ["0 end", "1 roll"], False),
        ("dog-lovers", 3, ["0 end"], True),
        ("dog-lovers", 3, ["0 end", "1 roll"], True),
        ("dog-lovers", 3, ["0 end", "1 roll", "1 end"], True),
        ("dog-lovers", 3, ["0 end", "1 roll", "1 end", "2 roll"], False),
        ("dog-lovers", 5, ["0 end", "1 roll", "1 end"], True),
        ("dog-lovers", 5, ["0 end", "1 roll", "1 end", "2 roll"], False),
        # Two players: the second following is the debtor
        ("dog-lovers", 2, ["0 end", "1 roll"], True),
        ("dog-lovers", 2, ["0 end", "1 roll", "1 end"], True),
        ("dog-lovers", 2, ["0 end", "1 roll", "1 end", "0 roll"], False),
    ],
)
def test_the_window_closes_with_a_throw(game, seats, moves, is_open):
    """Kanto: of the player to the left; Dog Lovers: of the second player following. Later nothing is owed."""
    table = landed(game, seats, [QUIET, BACK if seats == 2 else QUIET])
    owner = seats - 1
    happened = go_on(table, *moves)

    before = cash(table)
    if is_open:
        assert "lapsed" not in [name for name, _ in told(happened)]
        events = table.play(owner, "ask 1")
        assert told(events)[-1] == ("paid_rent", "rent.lot")
        assert cash(table)[0] == before[0] - 50
        assert cash(table)[owner] == before[owner] + 50
    else:
        lapsed = one_told(happened, "lapsed")
        assert lapsed.clause == "rent.deadline"
        assert lapsed.facts() == {"seat": 0, "other": owner, "space": 39, "claim": 1}
        assert claims(table) == []
        assert refused(table, owner, "ask 1") == "rent.ask"
        assert cash(table) == before


@pytest.mark.rule("rent.deadline", "rent.pending")
@pytest.mark.parametrize("game", BOTH)
def test_the_debtors_own_further_throws_close_nothing(game):
    """Doubles on the owner's lot, then again elsewhere: both landings may still be asked for."""
    table = lay(game, 3, [(1, 1), (1, 3)], places=[33, 0, 0], deeds=[[], [35], [39]])
    go_on(table, "0 roll", "0 roll", "0 end")

    assert claims(table) == [1, 2]
    go_on(table, "1 ask 1", "2 ask 2")
    assert cash(table) == [1425, 1525, 1550]


@pytest.mark.rule("rent.deadline")
def test_further_throws_of_the_first_follower_close_nothing_in_dog_lovers():
    """Only the first throw of a turn counts: doubles of the next player are one turn."""
    table = landed("dog-lovers", 3, [(1, 1), (1, 1), (4, 6)], places=[36, 16, 17], deeds=[[], [18], [39]])
    go_on(table, "0 end", "1 roll", "1 roll")

    assert claims(table) == [1]
    go_on(table, "1 roll", "1 end")
    assert claims(table) == [1]


@pytest.mark.rule("rent.deadline")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["roll", "pay"])
def test_a_throw_in_jail_closes_a_window_too(game, word):
    """Whether for doubles or after the fine; in Dog Lovers that was the first of two followers."""
    table = landed(game, 3, [(4, 6), QUIET], places=[36, 10, 17], jailed=[0, 1, 0])
    go_on(table, "0 end", f"1 {word}")

    assert claims(table) == ([] if game == "kanto" else [1])
    go_on(table, "1 end", "2 roll")
    assert claims(table) == []


@pytest.mark.rule("rent.deadline", "rent.pending")
def test_a_throw_for_rent_closes_no_window():
    """The bird's rent is thrown for; the older claim of the same owner stays open."""
    table = lay("kanto", 3, [(1, 1), (1, 2), (3, 3)], places=[7, 0, 0], deeds=[[], [9, 12]])
    go_on(table, "0 roll", "0 roll", "1 ask 2")

    assert claims(table) == [1]
    assert cash(table) == [1476, 1524, 1500]
    table.play(1, "ask 1")
    assert cash(table) == [1468, 1532, 1500]


@pytest.mark.rule("rent.deadline")
@pytest.mark.parametrize(
    ("game", "moves", "is_open"),
    [
        ("kanto", ["0 end"], True),
        ("kanto", ["0 end", "2 roll"], False),
        ("dog-lovers", ["0 end", "2 roll", "2 end"], True),
        ("dog-lovers", ["0 end", "2 roll", "2 end", "3 roll"], False),
    ],
)
@pytest.mark.parametrize("how", ["out before", "leaves in time"])
def test_players_who_are_out_are_not_counted(game, moves, is_open, how):
    """Seat 1 is out of the game, or leaves it before it would have thrown."""
    position = {"out": [1], "cash": [1500, 0, 1500, 1500, 1500]} if how == "out before" else {}
    table = landed(game, 5, [QUIET, QUIET], **position)
    if how == "leaves in time":
        go_on(table, moves[0], "1 resign", *moves[1:])
    else:
        go_on(table, *moves)

    assert claims(table) == ([1] if is_open else [])


@pytest.mark.rule("rent.fixed")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("owned", "mortgaged", "built", "later", "rent"),
    [
        ([37, 39], [], {}, ["2 build 39", "2 build 37"], 100),
        ([37, 39], [], {"37": 1, "39": 1}, ["2 sell 39", "2 sell 37"], 200),
        ([37, 39], [], {}, ["2 mortgage 37"], 100),
        ([37, 39], [], {}, ["2 offer 1 give:37,get:1", "1 accept 2"], 100),
        ([39], [], {}, ["1 offer 2 give:37,get:1", "2 accept 2"], 50),
        ([39], [], {}, ["2 offer 1 give:39,get:1", "1 accept 2"], 50),
        ([39], [], {}, ["2 offer 0 give:39,get:1", "0 accept 2"], 50),
    ],
)
def test_the_landing_fixes_the_rent(game, owned, mortgaged, built, later, rent):
    """Building, selling, dealing and mortgaging a mate afterwards change neither the sum nor the creditor."""
    theirs = [] if 37 in owned else [37]
    table = landed(game, 3, deeds=[[], theirs, owned], mortgaged=mortgaged, buildings=built)
    go_on(table, *later)
    before = cash(table)
    events = table.play(2, "ask 1")

    assert one_told(events, "paid_rent").facts() == {"seat": 0, "other": 2, "amount": rent, "space": 39}
    assert cash(table) == [before[0] - rent, before[1], before[2] + rent]


@pytest.mark.rule("rent.fixed")
@pytest.mark.parametrize(
    ("game", "later", "rent"), [("kanto", ["2 lift 37"], 50), ("dog-lovers", ["2 lift 37"], 100)]
)
def test_lifting_a_mates_mortgage_later_does_not_double(game, later, rent):
    """What the landing cost then, it costs now."""
    table = landed(game, 3, deeds=[[], [], DARK_BLUE], mortgaged=[37])
    go_on(table, *later)

    assert one_told(table.play(2, "ask 1"), "paid_rent").facts()["amount"] == rent


@pytest.mark.rule("rent.fixed", "rent.mortgaged")
@pytest.mark.parametrize("game", BOTH)
def test_lifting_a_mortgage_after_the_landing_brings_nothing(game):
    """It was mortgaged when the token came to rest."""
    table = landed(game, 3, mortgaged=[39])
    table.play(2, "lift 39")

    assert refused(table, 2, "ask 1") == "rent.ask"
    assert claims(table) == []


@pytest.mark.rule("rent.fixed", "rent.utility")
@pytest.mark.parametrize(
    ("owned", "theirs", "later", "factor"),
    [
        (UTILITIES, [], ["2 offer 1 give:28,get:1", "1 accept 2"], 10),
        ([12], [28], ["1 offer 2 give:28,get:1", "2 accept 2"], 4),
    ],
)
def test_in_kanto_the_birds_factor_is_fixed_and_the_throw_is_not(owned, theirs, later, factor):
    """The debtor throws when asked: four or ten times that, as the birds lay at the landing."""
    table = lay("kanto", 3, [(1, 2), (6, 5)], places=[9, 0, 0], deeds=[[], theirs, owned])
    go_on(table, "0 roll", *later)

    assert one_told(table.play(2, "ask 1"), "paid_rent").facts()["amount"] == factor * 11


@pytest.mark.rule("rent.pending")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("asking", "order"), [(["1 ask 1", "2 ask 2"], [1, 2]), (["2 ask 2", "1 ask 1"], [2, 1])]
)
def test_rents_are_settled_in_the_order_of_asking(game, asking, order):
    """Both are asked for in an auction and wait; the money is enough for the first that was asked for."""
    table = lay(game, 3, [(1, 1), (1, 1), (1, 2)], places=[9, 0, 0], cash=[12, 0, 0], deeds=[[5], [11], [13]])
    go_on(table, "0 roll", "0 roll", "0 roll", "0 decline", *asking)
    assert cash(table) == [12, 0, 0]
    events = go_on(table, "0 pass", "1 pass", "2 pass")

    assert told(events)[-3:] == [
        ("no_bids", "buy.auction"),
        ("paid_rent", "rent.lot"),
        ("owes", "debt.raise"),
    ]
    assert one_told(events, "paid_rent").facts()["other"] == order[0]
    assert one_told(events, "owes").facts() == {"seat": 0, "other": order[1], "amount": 10}


@pytest.mark.rule("rent.pending", "debt.order")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_asked_for_while_another_is_owed_waits_and_does_not_lapse(game):
    """The debtor raises the first, which pays it; the second is paid at once from the rest."""
    table = lay(game, 3, [(1, 1), (1, 3)], places=[33, 0, 0], cash=[10, 0, 0], deeds=[[5], [35], [39]])
    go_on(table, "0 roll", "0 roll", "2 ask 2")
    assert cash(table) == [10, 0, 0]
    table.play(1, "ask 1")
    assert claims(table) == []
    events = table.play(0, "mortgage 5")

    paid = [event.facts()["other"] for event in events if event.name == "paid_rent"]
    assert paid == [2, 1]
    assert cash(table) == [35, 25, 50]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("rent.pending", "debt.raise")
def test_a_debtor_who_asks_for_rent_does_not_jump_the_queue():
    """Seat 2 asked seat 0 first; seat 1, who raises money for its own debt, asked after that."""
    table = lay(
        "dog-lovers",
        3,
        [(1, 1), (1, 1), (1, 2), (1, 2)],
        places=[9, 36, 0],
        cash=[20, 0, 0],
        deeds=[[5, 16], [11, 15], [13, *DARK_BLUE]],
    )
    go_on(table, "0 roll", "0 roll", "0 roll", "0 end", "1 roll", "2 ask 3")
    events = go_on(table, "2 ask 2", "1 ask 1", "1 mortgage 11", "1 mortgage 15")

    paid = [event.facts() for event in events if event.name == "paid_rent"]
    assert [one["other"] for one in paid if one["seat"] == 0] == [2, 1]


@pytest.mark.rule("rent.pending")
def test_every_claim_has_its_own_deadline():
    """In Dog Lovers two landings of two turns lapse one after the other."""
    table = lay(
        "dog-lovers", 4, [(1, 2), (1, 2), QUIET, QUIET], places=[36, 28, 17, 17], deeds=[[], [], [], [39, 31]]
    )
    go_on(table, "0 roll", "0 end", "1 roll", "1 end")

    assert claims(table) == [1, 2]
    go_on(table, "2 roll", "2 end")
    assert claims(table) == [2]
    go_on(table, "3 roll")
    assert claims(table) == []


@pytest.mark.rule("rent.lapse")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("gone", [0, 2])
def test_an_unasked_claim_dies_when_debtor_or_owner_goes_out(game, gone):
    """Nobody else can ask for it, and nothing is paid."""
    table = landed(game, 4, deeds=[[], [], [39]])
    assert claims(table) == [1]
    table.resign(gone)
    while table.waiting() == (0, 1, 3):  # the leaver's deeds are auctioned
        go_on(table, "0 pass", "1 pass", "3 pass")

    assert claims(table) == []
    assert refused(table, 1, "ask 1") == "rent.ask"
    assert cash(table) == [0 if seat == gone else 1500 for seat in range(4)]


@pytest.mark.rule("rent.lapse")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("asks", ["before", "after"])
def test_a_rent_brings_nothing_once_the_debtor_is_bankrupt_to_another(game, asks):
    """Whether it was asked for second, or not before the bankruptcy."""
    table = lay(
        game,
        3,
        [(1, 1), (1, 3)],
        places=[33, 0, 0],
        cash=[20, 0, 0],
        deeds=[[], [35], DARK_BLUE],
        buildings={"37": 5, "39": 5},
    )
    go_on(table, "0 roll", "0 roll", "2 ask 2")
    if asks == "before":
        table.play(1, "ask 1")
    table.play(0, "bankrupt")

    assert cash(table) == [0, 0, 20]
    assert deeds(table, 0) == []
    assert refused(table, 1, "ask 1") == "rent.ask"
    assert table.waiting() == (1,)


@pytest.mark.rule("rent.ask", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
def test_rent_is_asked_for_from_jail_and_while_another_buys(game):
    """Paid at once: the purchase stands open meanwhile, and its price is counted after the rent."""
    table = lay(
        game,
        3,
        [(1, 1), (1, 3)],
        places=[33, 10, 0],
        jailed=[0, 1, 0],
        cash=[410, 0, 0],
        deeds=[[1], [35]],
    )
    go_on(table, "0 roll", "0 roll")
    assert table.legal(0)[:2] == ["buy", "decline"]
    table.play(1, "ask 1")

    assert cash(table) == [385, 25, 0]
    assert table.legal(0)[0] == "decline"
    assert refused(table, 0, "buy") == "buy.raise"
