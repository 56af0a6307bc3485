"""What is told names the right people, spaces and sums, in the right places."""

import pytest

from tests.games.playing import go_on, one_told
from tests.games.property.laid import BOTH, lay
from tests.games.property.scenes import SCARCE

ANN, BOB, CID = range(3)
KEPT = [{"unseen": [card for card in range(16) if card != 7], "keeper": ANN}, {"unseen": list(range(16))}]


def facts(events, name):
    """The clause and the facts of every event of that name."""
    return [(event.clause, event.facts()) for event in events if event.name == name]


def claim(number, seat, other, space):
    """The seat has landed on a property of the other's, who has not asked yet."""
    stands = {"kind": "claim", "number": number, "seat": seat, "other": other, "space": space}
    return {**stands, "amount": 20, "reason": "rent.lot", "lapses": 9}


TO_CID = {"creditor": CID, "reason": "rent.lot"}
TO_BANK = {"reason": "tax.luxury"}


def broke(game, creditor, **more):
    """Ann owes far more than there is, to a player or to the Bank."""
    debt = {"ask": "debt", "waits": [ANN], "seat": ANN, "amount": 900, "space": 38, **creditor}
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    return lay(game, 3, places=[38, 0, 0], serial=9, issued=9, stack=[turn, debt], **more)


@pytest.mark.rule("bankrupt.to_player")
@pytest.mark.parametrize("game", BOTH)
def test_an_estate_that_goes_to_a_player(game):
    """Each mortgage, deed and card by itself: who had it, who has it now."""
    table = broke(game, TO_CID, cash=[70, 500, 500], deeds=[[5, 12]], mortgaged=[12], decks=KEPT)
    events = table.play(ANN, "bankrupt")
    lent = [("bankrupt.to_player", {"seat": ANN, "space": 5, "amount": 100})] if game == "kanto" else []

    assert facts(events, "mortgaged") == lent
    assert facts(events, "gave_cash")[0][1]["amount"] == (170 if lent else 70)
    assert facts(events, "gave_deed") == [
        ("bankrupt.to_player", {"seat": ANN, "other": CID, "space": 5}),
        ("bankrupt.to_player", {"seat": ANN, "other": CID, "space": 12}),
    ]
    assert facts(events, "gave_card") == [("bankrupt.to_player", {"seat": ANN, "other": CID, "deck": 0})]


@pytest.mark.rule("bankrupt.to_bank", "rent.lapse", "deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_what_stands_when_somebody_is_bankrupt_to_the_bank(game):
    """Rents and offers of whoever is out are void, those of the others stand."""
    offer = {"kind": "offer", "number": 5, "seat": BOB, "other": ANN, "gives": {"cash": 5}}
    table = broke(
        game, TO_BANK, cash=[70, 500, 500],
        standing=[claim(1, ANN, BOB, 1), claim(2, CID, ANN, 3), claim(3, BOB, CID, 6), offer],
    )  # fmt: skip
    events = table.play(ANN, "bankrupt")

    assert facts(events, "claim_void") == [
        ("rent.lapse", {"seat": ANN, "other": BOB, "space": 1}),
        ("rent.lapse", {"seat": CID, "other": ANN, "space": 3}),
    ]
    assert facts(events, "expired") == [("deal.what", {"seat": BOB, "other": ANN, "offer": 5})]
    assert [one["number"] for one in table.position()["standing"]] == [3]


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_scarce_house_that_is_won(game):
    """Bob bids nine for a house, and Ann passes."""
    table = lay(game, 4, **{**SCARCE, "places": [17] * 4})
    events = go_on(table, "0 build 1", "1 want 1", "1 bid 9", "0 pass")

    assert one_told(events, "won_piece").facts() == {"seat": BOB, "piece": 0, "amount": 9}


@pytest.mark.rule("timed.stop", "timed.end", "deal.what")
@pytest.mark.parametrize("game", BOTH)
def test_what_stands_at_the_hour(game):
    """Offers are off and rents have lapsed, each told once."""
    offer = {"kind": "offer", "number": 5, "seat": BOB, "other": CID, "gives": {"cash": 5}}
    table = lay(
        game, 3, terms={"variant": "timed", "minutes": 60}, issued=9,
        standing=[claim(3, BOB, CID, 6), offer],
    )  # fmt: skip
    events = table.tick(60)

    assert facts(events, "expired") == [("deal.what", {"seat": BOB, "other": CID, "offer": 5})]
    lapsed = {"seat": BOB, "other": CID, "space": 6, "claim": 3}
    assert facts(events, "lapsed") == [("timed.stop", lapsed)]
