"""Who has resigned by the time all is counted is not counted, and cannot win."""

import pytest

from tests.games.playing import go_on, one_told, told
from tests.games.property.laid import BOTH, DARK_BLUE, cash, lay

ANN, BOB, CID, DAN = range(4)


def counted(events):
    """Who is counted, from the richest on."""
    return [event.facts()["seat"] for event in events if event.name == "counted"]


@pytest.mark.rule("resign.leave", "short.end")
@pytest.mark.parametrize("game", BOTH)
def test_a_creditor_who_has_resigned_does_not_win_the_short_game(game):
    """Ann owes Bob more than she has, he resigns, and her bankruptcy ends the game: his is the Bank's."""
    table = lay(
        game, 4, [(1, 2)], {"variant": "short"}, places=[36, 0, 0, 0], cash=[0, 900, 300, 200],
        deeds=[[5], DARK_BLUE], buildings={"37": 3, "39": 3},
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 1", "1 resign")
    events = table.play(ANN, "bankrupt")

    assert one_told(events, "left_game").facts() == {"seat": BOB}
    assert one_told(events, "cash_to_bank").clause == "resign.leave"
    assert counted(events) == [CID, DAN]
    assert table.outcome is not None
    assert table.outcome.winners == [CID]
    assert table.outcome.standings == [[CID], [DAN], [ANN, BOB]]


@pytest.mark.rule("resign.leave", "short.settle")
def test_interest_that_a_resigned_creditor_lacks_is_nobody_elses():
    """Bob has nothing for the interest on Ann's mortgage, and is not counted: no total is less for it."""
    table = lay(
        "dog-lovers", 4, [(1, 2)], {"variant": "short"}, places=[36, 0, 0, 0], cash=[0, 0, 300, 200],
        deeds=[[5], DARK_BLUE], mortgaged=[5],
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 1", "1 resign")
    events = table.play(ANN, "bankrupt")

    totals = [event.facts() for event in events if event.name == "counted"]
    assert totals == [{"seat": CID, "amount": 300}, {"seat": DAN, "amount": 200}]


@pytest.mark.rule("resign.leave", "timed.end", "timed.stop")
@pytest.mark.parametrize("game", BOTH)
def test_who_resigns_before_the_hour_is_out_when_it_comes(game):
    """The hour comes while Ann raises the rent for Bob, who has resigned; she pays, and he is not counted."""
    table = lay(
        game, 3, [(1, 2)], {"variant": "timed", "minutes": 5}, places=[36, 0, 0], cash=[0, 900, 300],
        deeds=[[5], [39]],
    )  # fmt: skip
    go_on(table, "0 roll", "1 ask 1", "1 resign")
    table.tick(5)
    events = table.play(ANN, "mortgage 5")

    assert told(events)[1:4] == [
        ("paid_rent", "rent.lot"), ("time_up", "timed.stop"), ("cash_to_bank", "resign.leave"),
    ]  # fmt: skip
    assert counted(events) == [CID, ANN]
    assert table.outcome is not None
    assert table.outcome.standings == [[CID], [ANN], [BOB]]
    assert cash(table)[BOB] == 0
