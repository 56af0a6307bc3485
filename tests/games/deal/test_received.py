"""Wildcards that have come: laid where their owner says, and what becomes of them if the owner leaves."""

import pytest

from gamenight.games.deal.actions import PUT
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.deal.hands import bank, cards_of, centre, lay, loose, sets
from tests.games.playing import go_on, one_told, reason, stack

ANN, BOB, CID = range(3)


def robbing(**more):
    """Ann has stolen a wildcard of Bob's, which she must lay."""
    table = lay(3, ["1M"] * 5, hands=["sly-deal 10M"], sets=[{}, {"pink": "pink-orange"}], **more)
    go_on(table, "0 steal 1 pink:pink-orange", "1 allow")
    return table


@pytest.mark.rule("pay.where")
def test_what_is_no_colour_is_no_place():
    """Programs may name what no word can: the colours end with the last."""
    table = robbing()
    for number in (-1, table.state.colours, 1000):
        why = engine.why_not(table.state, ANN, Action(PUT, number=number))

        assert why is not None
        assert (why.name, why.clause) == ("no_such_colour", "pay.where")
    assert reason(table, ANN, "put brown")[:2] == ("wrong_colour", "pay.where")


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize("leaver", [ANN, CID])
def test_a_wildcard_of_one_who_leaves_goes_to_the_centre(leaver):
    """Two have swapped wildcards, and the one whose is laid second is gone before it is laid."""
    hands = ["forced-deal", "", ""]
    table = lay(
        3, ["1M"] * 5, hands=hands, sets=[{"pink": "pink-orange"}, {"red": "red-yellow"}, {"green": "green"}]
    )
    before = cards_of(table)
    go_on(table, "0 swap 1 red:red-yellow pink:pink-orange", "1 allow")
    assert {one["owner"]: one["card"] for one in loose(table)} == {ANN: "red-yellow", BOB: "pink-orange"}
    table.resign(leaver)
    while table.waiting() and stack(table)[-1]["ask"] == "place":
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])

    assert cards_of(table) == before
    assert loose(table) == []
    assert ("red-yellow" in centre(table).split()) is (leaver == ANN)
    assert sets(table, ANN) == ({} if leaver == ANN else {"red": "red-yellow"})
    assert sets(table, BOB) == {"pink": "pink-orange"}


@pytest.mark.rule("set.broken", "swap.place")
def test_a_swapped_wildcard_that_does_not_mend_the_set_costs_its_buildings():
    """Ann gives a card of a full set with a house for a wildcard, which she lays elsewhere."""
    table = lay(
        2, hands=["forced-deal"], sets=[{"brown": "brown brown house"}, {"pink": "pink-orange"}],
    )  # fmt: skip
    go_on(table, "0 swap 1 pink:pink-orange brown:brown", "1 allow")
    events = go_on(table, "0 put pink")

    assert one_told(events, "building_banked").clause == "set.broken"
    assert (bank(table, ANN), sets(table, ANN)) == ("house", {"brown": "brown", "pink": "pink-orange"})


@pytest.mark.rule("setup.hand", "turn.draw")
def test_only_who_draws_may_read_the_card_in_the_record():
    """Cid sees what Cid has drawn; to the others it is unknown."""
    table = lay(3, ["3M", "4M"], hands=["1M", "1M", "1M"], turn=BOB)
    table.play(BOB, "end")
    read = {seat: str(table.record(seat)).splitlines()[-2:] for seat in range(3)}

    assert read[CID] == ["* card 3M", "* card 4M"]
    assert read[ANN] == read[BOB] == ["* card ?", "* card ?"]
