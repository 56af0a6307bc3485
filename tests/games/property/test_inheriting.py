"""Mortgages taken over, from a bankrupt or in a deal: one question, for all of them together."""

from typing import Any

import pytest

import gamenight as gn
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import (
    BOTH,
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    STATIONS,
    YELLOW,
    cash,
    claims,
    lay,
)

MANY = [*BROWN, *LIGHT_BLUE, *PINK, *ORANGE, *RED, *YELLOW, *GREEN]


def ruined(game, mine, creditor=500, **more):
    """Ann (seat 0) is bankrupt to Bob, who has the hotels of the last group; all she has is mortgaged."""
    position: dict[str, Any] = {
        "cash": [0, creditor, 500],
        "places": [36, 0, 0],
        "deeds": [mine, DARK_BLUE, []],
        "mortgaged": mine,
        "buildings": {"37": 5, "39": 5},
    }
    table = lay(game, 3, [(1, 2), (4, 6)], **{**position, **more})
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.play(0, "bankrupt")
    return table


def mortgaged(table) -> list[int]:
    """The mortgaged deeds."""
    found: Any = table.position()["mortgaged"]
    return list(found)


def asked(table) -> object:
    """What is asked now."""
    return table.view()["asked"]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("answer", "left", "paid"),
    [
        ("keep", [5, 12, 15], 0),
        ("redeem 12", [5, 15], 75),
        ("redeem 5,15", [12], 200),
        ("redeem 15,5", [12], 200),
        ("redeem 5,12,15", [], 275),
    ],
)
def test_one_answer_for_the_whole_inheritance(game, answer, left, paid):
    """Each for its bare value, the ten per cent being paid; then the game goes on."""
    table = ruined(game, [5, 12, 15])
    assert table.legal(1) == ["keep", "redeem <deeds>", *table.legal(1)[2:]]
    events = table.play(1, answer)

    assert {clause for name, clause in told(events) if name in {"lifted", "kept_mortgages"}} == {
        "bankrupt.to_player"
    }
    kept = [event.facts()["count"] for event in events if event.name == "kept_mortgages"]
    assert kept == ([len(left)] if left else [])
    assert mortgaged(table) == left
    assert cash(table)[1] == 500 - 10 - 8 - 10 - paid
    assert asked(table) == "turn"


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_twenty_mortgages_are_one_question(game):
    """All lots of seven colours: whoever leaves them says so once."""
    table = ruined(game, MANY, creditor=2000)
    inherit: Any = table.view()["table"]["inherit"]
    printed = [int(table.state.board.spaces[space].mortgage) for space in MANY]
    assert inherit == {"seat": 1, "deeds": MANY, "costs": printed, "has": cash(table)[1]}
    events = table.play(1, "keep")

    assert one_told(events, "kept_mortgages").facts() == {"seat": 1, "count": 20}
    assert (asked(table), table.view()["table"]["inherit"]) == ("turn", None)


@pytest.mark.rule("bankrupt.to_player", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
def test_an_heir_raises_money_first(game):
    """Bob has 19 left: he sells a step of a hotel, mortgages a station, and lifts what he can pay then."""
    table = ruined(game, [5, 12], creditor=37, deeds=[[5, 12], [*DARK_BLUE, 25]])
    assert "redeem <deeds>" not in table.legal(1)
    assert refused(table, 1, "redeem 12") == "bankrupt.to_player"
    table.play(1, "mortgage 25")
    table.play(1, "sell 39")
    assert asked(table) == "inherit"
    events = table.play(1, "redeem 5,12")

    assert [event.facts()["amount"] for event in events if event.name == "lifted"] == [100, 75]
    assert cash(table)[1] == 37 - 18 + 100 + 100 - 175


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("creditor", "own", "is_asked"),
    [
        (59, [], False),  # 10 of interest, and 50 for the lot on 6: 99
        (60, [], True),
        (10, [1], False),  # 80
        (29, [1], False),
        (30, [1], True),
        (10, [28], True),
    ],
)
def test_who_can_lift_none_is_not_asked(game, creditor, own, is_asked):
    """Neither by the cash nor by all that could be mortgaged; the station that Bob takes over costs 100."""
    table = lay(
        game,
        3,
        [(1, 2)],
        cash=[0, creditor, 500],
        places=[3, 0, 0],
        deeds=[[15], [6, *own]],
        mortgaged=[15],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.play(0, "bankrupt")

    assert one_told(events, "paid_interest").facts() == {"seat": 1, "amount": 10}
    assert asked(table) == ("inherit" if is_asked else "turn")


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "clause"),
    [
        ("redeem 39", "bankrupt.to_player"),  # his own, and not mortgaged
        ("redeem 5,4", "bankrupt.to_player"),  # no deed at all
        ("redeem 5,12,15", "bankrupt.to_player"),  # 275 of 222
        ("roll", "offturn.window"),
        ("build 39", "offturn.window"),
        ("lift 5", "offturn.window"),
        ("offer 2 give:5", "offturn.window"),
    ],
)
def test_an_heir_names_deeds_taken_over_and_pays_in_cash(game, word, clause):
    """All else waits; selling and mortgaging do not."""
    table = ruined(game, [5, 12, 15], creditor=250)

    assert refused(table, 1, word) == clause


@pytest.mark.rule("offturn.window")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["mortgage 25", "build 1", "offer 1 give:25"])
def test_others_wait_for_the_heir(game, word):
    """Cid's business waits; asking for rent does not, but there is none to ask for."""
    table = ruined(game, [5, 12], deeds=[[5, 12], DARK_BLUE, [*BROWN, 25]])

    assert refused(table, 2, word) == "offturn.window"


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("answer", "left", "paid"),
    [
        ("keep", [12, 28, 37], 34),  # 8, 8 and 18
        ("redeem 12,37", [28], 34 + 250),
        ("redeem 12,28,37", [], 34 + 325),
    ],
)
def test_mortgages_of_a_deal_are_one_question_too(game, answer, left, paid):
    """Ten per cent on each at once; those named are lifted for the rest of their price."""
    table = lay(game, cash=[0, 500], deeds=[[12, 28, 37]], mortgaged=[12, 28, 37])
    table.play(0, "offer 1 give:12,give:28,give:37")
    taken = table.play(1, "accept 1")
    events = table.play(1, answer)

    assert one_told(taken, "paid_interest").facts() == {"seat": 1, "amount": 34}
    assert {clause for _, clause in told(events)} == {"mortgage.transfer"}
    assert (mortgaged(table), cash(table)[1]) == (left, 500 - paid)
    assert table.waiting() == (0,)


@pytest.mark.rule("mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_who_can_lift_nothing_of_a_deal_is_not_asked(game):
    """Bob pays the ten per cent and has nothing left: the game goes on at once."""
    table = lay(game, cash=[0, 38], deeds=[[37, 39]], mortgaged=[37, 39])
    table.play(0, "offer 1 give:37,give:39")
    events = table.play(1, "accept 1")

    assert told(events)[-1] == ("paid_interest", "mortgage.transfer")
    assert (asked(table), cash(table)) == ("turn", [0, 0])


@pytest.mark.rule("debt.deals", "mortgage.transfer")
@pytest.mark.parametrize("game", BOTH)
def test_a_debtor_is_not_asked_and_pays_as_soon_as_there_is_enough(game):
    """Ann swaps her station for a mortgaged utility and 90: with that the rent of 100 is paid."""
    table = lay(
        game,
        3,
        [(1, 2)],
        cash=[20, 500, 500],
        places=[36, 0, 0],
        deeds=[[5], DARK_BLUE, [12]],
        mortgaged=[12],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.play(0, "offer 2 give:5,take:12,get:90")
    events = table.play(2, "accept 2")

    assert told(events)[-2:] == [("paid_interest", "mortgage.transfer"), ("paid_rent", "rent.double")]
    assert (asked(table), cash(table)) == ("turn", [2, 600, 410])


@pytest.mark.rule("resign.leave", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_an_heir_who_resigns_lifts_nothing(game):
    """All there is goes to the Bank, and whoever is then alone has won."""
    table = ruined(game, [5, 12])
    events = table.resign(1)

    assert told(events)[-2:] == [("left_game", "resign.leave"), ("won", "win.last")]
    assert table.outcome is not None
    assert table.outcome.winners == [2]


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_a_bankrupt_s_debt_is_not_shown_any_more(game):
    """While Bob decides what to lift nobody owes anything."""
    table = ruined(game, [5, 12])

    assert (asked(table), table.view()["table"]["debt"]) == ("inherit", None)


def test_the_question_names_deeds_and_sums():
    """Of one deed its name, of several how many there are; and to the others who is asked."""
    one, many = ruined("kanto", [5]), ruined("kanto", [5, 12, 15])

    assert one.question(1) == (
        "Poké Ball is now yours, mortgaged and with the interest paid: lift the mortgage at once for ¥100, "
        "or leave it? You have ¥490 for it."
    )
    assert many.question(1) == (
        "Which of the 3 mortgages you took over do you lift at once? All of them cost ¥275; "
        "you have ¥472 for it."
    )
    assert many.question(2) == "Bob took over 3 mortgaged deeds: which mortgages to lift at once?"
    assert [one.label(1, action) for action in one.legal_actions(1)][:2] == [
        "Leave Poké Ball mortgaged",
        "Lift the mortgage on Poké Ball for ¥100",
    ]


@pytest.mark.parametrize(("word", "says"), [("redeem", "written 'redeem <deeds>'"), ("redeem x", "'x'")])
def test_deeds_are_written_as_numbers(word, says):
    """What cannot be read is told with how it is written."""
    with pytest.raises(gn.Unreadable) as unreadable:
        ruined("kanto", [5, 12]).play(1, word)

    assert says in str(unreadable.value)


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_stations_of_an_estate_are_asked_about_together(game):
    """Four of them, and the answer may be a single one of them."""
    table = ruined(game, STATIONS)
    table.play(1, "redeem 35")

    assert mortgaged(table) == [5, 15, 25]
