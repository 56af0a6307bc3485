"""What everybody is shown of purses, tokens, deeds, the Bank and the turn."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from tests.games.playing import go_on
from tests.games.property.laid import BROWN, JAIL, NAMES, lay
from tests.games.property.scenes import BOTH_HELD, SCENES, stages


def shown(table) -> Any:
    """What lies open on the table."""
    return table.view()["table"]


def test_a_player_is_shown_with_token_purse_place_deeds_and_cards():
    """One is in Jail, one is out."""
    table = lay(
        "kanto", 3, terms={"tokens": ["Eevee", "Pikachu", "Charmander"]}, cash=[70, 80, 0],
        places=[7, JAIL, 0], jailed=[0, 2, 0], deeds=[[*BROWN, 12], [39]], decks=BOTH_HELD, out=[2],
    )  # fmt: skip
    ann, bob, cid = shown(table)["players"]

    assert ann == {
        "seat": 0, "token": 4, "cash": 70, "space": 7, "jailed": 0, "deeds": [*BROWN, 12], "out": False,
        "near": [{"group": 0, "missing": None}, {"group": 9, "missing": 28}],
        "jail_cards": ["chance", "chest"],
    }  # fmt: skip
    assert bob == {
        "seat": 1, "token": 0, "cash": 80, "space": JAIL, "jailed": 2, "deeds": [39], "out": False,
        "near": [{"group": 7, "missing": 37}], "jail_cards": [],
    }  # fmt: skip
    assert (cid["out"], cid["deeds"], cid["near"]) == (True, [], [])
    assert [(one["seat"], one["piece"], one["space"]) for one in shown(table)["pieces"]] == [
        (0, 4, 7), (1, 0, JAIL), (2, 2, 0),
    ]  # fmt: skip
    assert [one["out"] for one in shown(table)["pieces"]] == [False, False, True]


@pytest.mark.rule("build.hotel", "setup.bank")
@pytest.mark.parametrize(
    ("height", "houses", "hotel", "bank"),
    [(0, 0, False, (32, 12)), (4, 4, False, (24, 12)), (5, 0, True, (32, 10))],
)
def test_a_deed_is_shown_with_its_houses_or_its_hotel(height, houses, hotel, bank):
    """The Bank has the rest."""
    table = shown(lay("kanto", 2, deeds=[BROWN], buildings=dict.fromkeys(["1", "3"], height)))
    deed = table["deeds"][0]

    assert (deed["space"], deed["owner"], deed["mortgaged"]) == (1, 0, False)
    assert (deed["houses"], deed["hotel"]) == (houses, hotel)
    assert (table["bank"]["houses"], table["bank"]["hotels"]) == bank


def test_a_deed_of_the_bank_is_shown_bare():
    """Nothing stands on it, and nothing is due."""
    deed = shown(lay("kanto", 2))["deeds"][0]

    assert deed == {
        "space": 1, "owner": None, "mortgaged": False, "houses": 0, "hotel": False, "rent": 0, "times": None,
        "row": None, "clause": "buy.listed",
    }  # fmt: skip


@pytest.mark.rule("rent.mortgaged")
def test_a_mortgaged_deed_is_shown_so():
    """Others of the same player are not."""
    deeds = {one["space"]: one for one in shown(lay("kanto", 2, deeds=[[5, 15]], mortgaged=[5]))["deeds"]}

    assert (deeds[5]["mortgaged"], deeds[15]["mortgaged"]) == (True, False)


@pytest.mark.rule("house.no_jail_rent", "rent.utility")
@pytest.mark.parametrize(("jailed", "rent", "times"), [(0, None, 4), (1, 0, None)])
def test_a_utility_shows_its_factor_unless_nothing_is_due(jailed, rent, times):
    """To an owner in Jail, where the table agreed so."""
    table = lay(terms={"no_jail_rent": True}, deeds=[[], [12]], places=[0, JAIL], jailed=[0, jailed])
    deed = next(one for one in shown(table)["deeds"] if one["space"] == 12)

    assert (deed["rent"], deed["times"]) == (rent, times)


@pytest.mark.rule("house.parking_money")
def test_the_money_on_free_parking_is_shown():
    """As much as lies there."""
    assert shown(lay("kanto", 2, terms={"parking_money": True}, pot=70))["pot"] == 70


@pytest.mark.rule("setup.order", "turn.roll", "turn.end")
@pytest.mark.parametrize(
    ("scene", "steps"),
    [
        ("a tie for the start", [("order", 0), ("order", 1), ("order", 0), ("order", 1), ("before", 0)]),
        ("a purchase", [("before", 0), ("busy", 0), ("after", 0)]),
        ("the hour", [("before", 0), ("after", 0), ("busy", None)]),
    ],
)
def test_whose_turn_it_is_and_where_it_stands(scene, steps):
    """Before the first, before the throw, after it, or busy with something else; nobody's after the end."""
    assert scene in SCENES
    assert [(shown(table)["step"], shown(table)["turn"]) for table in stages(scene)] == steps


@pytest.mark.rule("short.deeds")
def test_dealing_comes_before_the_first_turn():
    """While the deeds are still to be dealt, the step is the one of throwing for it."""
    table = gn.open("kanto", NAMES[:2], {"variant": "short"})
    sight = table.game.sight(table.game.begin(table.state.terms), 0)

    assert (sight.asked(), table.game.view(sight)["step"]) == ("dealing", "order")


@pytest.mark.rule("buy.listed")
def test_what_is_for_sale_is_shown_to_all():
    """The space that may be bought, else none."""
    table = lay("kanto", 2, [(1, 2)], places=[36, 0])
    before = shown(table)["buying"]
    go_on(table, "0 roll")

    assert (before, shown(table)["buying"]) == (None, 39)
