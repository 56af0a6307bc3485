"""Leaving the game: when it takes effect, and what becomes of what one had."""

import pytest

from tests.games.playing import go_on, one_told, refused, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, STATIONS, buildings, cash, claims, deeds, lay

ALL = list(range(16))
CARDS = [
    {"unseen": [card for card in ALL if card != 7], "below": [], "keeper": 0},
    {"unseen": ALL, "below": []},
]


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


def seen_below(table, deck):
    """The cards put back under a deck."""
    return table.position()["decks"][deck]["below"]


def out(table):
    """Who is out of the game."""
    return [player["seat"] for player in seen(table)["players"] if player["out"]]


@pytest.mark.rule("resign.leave", "bankrupt.to_bank")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_resigns_leaves_all_to_the_bank(game, turn):
    """On or off turn: cash, buildings and cards go back, the deeds are auctioned as in a bankruptcy."""
    table = lay(
        game,
        3,
        turn=turn,
        deeds=[[*BROWN, 5]],
        mortgaged=[5],
        buildings={"1": 1, "3": 1},
        decks=CARDS,
    )
    events = table.resign(0)
    order = [one_told(events, "up_for_auction").facts()["space"]]
    assert one_told(events, "left_game").clause == "resign.leave"
    assert one_told(events, "up_for_auction").clause == "bankrupt.to_bank"
    assert (cash(table)[0], deeds(table, 0), buildings(table)) == (0, [], {})
    for _ in range(3):
        table.play(1, "bid 10")
        events = table.play(2, "pass")
        order += [event.facts()["space"] for event in events if event.name == "up_for_auction"]

    assert order == [1, 3, 5]
    assert out(table) == [0]
    assert deeds(table, 1) == [1, 3, 5]
    assert table.position()["mortgaged"] == []
    assert cash(table) == [0, 1470, 1500]
    assert seen_below(table, 0) == [7]
    assert table.waiting() == (turn or 1,)


@pytest.mark.rule("resign.leave", "win.last")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_who_stays_wins(game, seat):
    """The game is over without any auction."""
    table = lay(game, deeds=[[5], [15]])
    events = table.resign(seat)

    assert told(events)[-1] == ("won", "win.last")
    assert "up_for_auction" not in [event.name for event in events]
    assert table.outcome is not None
    assert table.outcome.winners == [1 - seat]
    assert table.outcome.clause == "win.last"


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_a_standing_highest_bid_is_honoured(game):
    """Bob leads and resigns: he buys, pays, and only then leaves; what he bought is auctioned again."""
    table = lay(game, 3, [(1, 4)], deeds=[[], [39]])
    table.play(0, "roll")
    table.play(0, "decline")
    table.play(1, "bid 60")
    left = table.resign(1)
    assert told(left) == [("resigned", "resign.leave")]
    assert table.waiting() == (0, 2)
    table.play(0, "pass")
    events = table.play(2, "pass")

    assert one_told(events, "won_auction").facts() == {"seat": 1, "space": 5, "amount": 60}
    assert [name for name, _ in told(events)][-2:] == ["left_game", "up_for_auction"]
    assert one_told(events, "up_for_auction").facts()["space"] == 5
    assert out(table) == [1]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_who_does_not_lead_passes(game):
    """Cid leads, Bob resigns in mid-auction and is waited for no more; he leaves when it is over."""
    table = lay(game, 3, [(1, 4)])
    table.play(0, "roll")
    table.play(0, "decline")
    table.play(2, "bid 60")
    table.resign(1)
    assert table.waiting() == (0,)
    assert out(table) == []
    assert refused(table, 1, "bid 70") == "table.out"
    events = table.play(0, "pass")

    assert one_told(events, "left_game").clause == "resign.leave"
    assert deeds(table, 2) == [5]
    assert out(table) == [1]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_who_resigns_with_a_purchase_open_has_declined(game):
    """The station is auctioned among those who stay, and then the dice pass on."""
    table = lay(game, 3, [(1, 4)])
    table.play(0, "roll")
    events = table.resign(0)
    assert ("declined", "buy.auction") in told(events)
    assert table.waiting() == (1, 2)
    table.play(2, "bid 1")
    events = table.play(1, "pass")

    assert [name for name, _ in told(events)][-2:] == ["left_game", "turn_began"]
    assert table.waiting() == (1,)
    assert deeds(table, 2) == [5]


@pytest.mark.rule("resign.leave", "bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("purse", "mine", "creditor"),
    [
        (10, [5], 600),  # 100 for the station: all that is owed
        (10, [1, 6], None),  # 30 and 50: not enough, so Bob takes all
    ],
)
def test_a_debtor_who_resigns_pays_or_is_bankrupt_to_the_creditor(game, purse, mine, creditor):
    """A rent of 100 has been asked for and is not yet raised."""
    table = lay(game, 3, [(1, 2)], cash=[purse, 500, 500], places=[36, 0, 0], deeds=[mine, DARK_BLUE])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    events = table.resign(0)
    names = [name for name, _ in told(events)]

    assert out(table) == [0]
    if creditor:
        assert names.index("paid_rent") < names.index("left_game")
        assert cash(table)[1] == creditor
        assert one_told(events, "up_for_auction").facts()["space"] == mine[0]
    else:
        assert one_told(events, "went_bankrupt").facts() == {"seat": 0, "other": 1}
        assert "left_game" not in names
        assert "up_for_auction" not in names
        assert set(mine) < set(deeds(table, 1))


@pytest.mark.rule("resign.leave", "bankrupt.to_player")
@pytest.mark.parametrize(
    ("game", "gets", "mortgaged"),
    [("dog-lovers", 10, []), ("kanto", 10 + 30 + 50 - 3 - 5, [1, 6])],
)
def test_a_debtor_who_resigns_mortgages_nothing_in_vain(game, gets, mortgaged):
    """Ann could raise 90 of 100: Bob gets her deeds as they are, or, as Kanto has it, all mortgaged."""
    table = lay(game, 3, [(1, 2)], cash=[10, 500, 500], places=[36, 0, 0], deeds=[[1, 6], DARK_BLUE])
    go_on(table, "0 roll", "1 ask 1", "0 resign")

    assert table.position().get("mortgaged", []) == mortgaged
    assert cash(table) == [0, 500 + gets, 500]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_asked_in_the_auction_is_paid_before_leaving(game):
    """Ann resigns in the auction after her doubles: Bob's rent comes first, the Bank takes the rest."""
    table = lay(game, 3, [(2, 2), (3, 3)], cash=[120, 500, 500], places=[35, 0, 0], deeds=[[25], DARK_BLUE])
    table.play(0, "roll")  # 39: Bob may ask 100
    table.play(0, "roll")  # past GO onto 5: 320 in the purse
    table.play(0, "decline")
    table.play(1, f"ask {claims(table)[0]}")
    table.resign(0)
    table.play(2, "bid 5")
    events = table.play(1, "pass")
    names = [name for name, _ in told(events)]

    assert names.index("won_auction") < names.index("paid_rent") < names.index("left_game")
    assert cash(table) == [0, 600, 495]
    assert one_told(events, "up_for_auction").facts()["space"] == 25


@pytest.mark.rule("resign.leave", "debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_what_was_asked_of_one_who_left_is_raised_first(game):
    """Ann resigns in the auction with 10 and two deeds: Bob's rent is raised, and she is not bankrupt."""
    table = lay(game, 3, [(2, 2), (1, 1)], cash=[10, 500, 500], places=[31, 0, 0], deeds=[[5, 1], [35]])
    table.play(0, "roll")  # 35: Bob may ask 25
    table.play(0, "roll")  # 37
    table.play(0, "decline")
    table.play(1, f"ask {claims(table)[0]}")
    table.resign(0)
    table.play(2, "bid 5")
    events = table.play(1, "pass")
    names = [name for name, _ in told(events)]

    assert "went_bankrupt" not in names
    assert names.index("mortgaged") < names.index("paid_rent") < names.index("left_game")
    assert one_told(events, "cash_to_bank").clause == "resign.leave"
    assert cash(table) == [0, 525, 495]


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_unasked_rents_and_offers_go_with_the_player(game):
    """What Ann has not been asked for is not owed, and her offers stand no more."""
    table = lay(game, 3, [(1, 2)], places=[36, 0, 0], deeds=[[5], DARK_BLUE])
    table.play(0, "roll")
    table.play(0, "offer 2 give:5,get:10")
    claim = claims(table)[0]
    table.resign(0)

    assert seen(table)["claims"] == []
    assert seen(table)["offers"] == []
    assert refused(table, 1, f"ask {claim}") == "rent.ask"


@pytest.mark.rule("resign.leave", "short.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("purse", "ends"), [(100, False), (0, True)])
def test_a_solvent_resignation_does_not_end_the_short_game(game, purse, ends):
    """One by which a debt stays unpaid is a bankruptcy, and does."""
    table = lay(
        game,
        3,
        [(1, 2)],
        {"variant": "short"},
        cash=[purse, 500, 500],
        places=[36, 0, 0],
        deeds=[[], DARK_BLUE, STATIONS],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.resign(0)

    assert out(table) == [0]
    assert (table.outcome is not None) is ends
    if table.outcome is not None:
        assert table.outcome.clause == "short.end"


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("game", BOTH)
def test_one_resigns_once(game):
    """Whoever has left plays no more."""
    table = lay(game, 3)
    table.resign(1)

    assert refused(table, 1, "resign") == "table.out"
    assert refused(table, 1, "roll") == "table.out"
