"""What is told names the player, the team, the space and the sum, each in its place."""

from typing import Any

import pytest

import gamenight as gn
from tests.games.pets.laid import CARDS, JAIL, JAIL_FREE, TITLES, TO_GO, deck, facts, lay, sit_down
from tests.games.playing import go_on, told

TIGHT = [700, 99]  # the dogs cannot pay for anything


@pytest.mark.parametrize(
    ("position", "name", "said"),
    [
        (
            {"jailed": [3, 0, 0], "places": [JAIL, 0, 0]},
            "paid_fine",
            {"seat": 0, "team": 1, "amount": 200},
        ),
        ({"cash": TIGHT}, "too_dear_to_claim", {"seat": 0, "team": 1, "space": 3, "amount": 100}),
        (
            {"cash": TIGHT, "stacks": {3: "d"}},
            "too_dear_to_add",
            {"seat": 0, "team": 1, "space": 3, "amount": 100},
        ),
        (
            {"cash": [700, 199], "stacks": {3: "c"}},
            "too_dear_to_take",
            {"seat": 0, "team": 1, "space": 3, "amount": 200},
        ),
    ],
)
def test_a_landing_is_told_with_its_facts(position, name, said):
    """A dog sits on the first seat, and is of the second team."""
    table = lay("dcc", [(1, 2), ("dog", TO_GO)], **position)

    assert facts(go_on(table, "0 roll"), name) == [said]


@pytest.mark.rule("chance.team", "jail.card")
@pytest.mark.parametrize(("seats", "clause"), [("cdd", "chance.keep"), ("ccd", "chance.team")])
def test_a_card_is_the_teams_if_there_is_a_team(seats, clause):
    """Two are enough to share it."""
    decks = [deck(kept=[JAIL_FREE]), deck(CARDS)]
    table = lay(seats, [(1, 3)], jailed=[1, 0, 0], places=[JAIL, 0, 0], decks=decks)

    assert ("card_back", clause) in told(go_on(table, "0 card"))


@pytest.mark.parametrize(
    ("cash", "stacks", "asked"),
    [([100, 0], {}, "claim"), ([100, 0], {3: "c"}, "add"), ([200, 0], {3: "d"}, "tribute")],
)
def test_a_question_about_the_last_coins_comes_back(cash, stacks, asked):
    """Whoever has just enough is asked, and a position says so."""
    table = lay("cdd", [(1, 2)], cash=cash, stacks=stacks)
    go_on(table, "0 roll")
    again = gn.open("cats-vs-dogs", table.names, {"teams": ["cat", "dog", "dog"]}, position=table.position())

    assert again.view()["asked"] == asked
    assert again.position() == table.position()


def test_who_could_pay_loses_no_marker():
    """A position in which a team with just enough cash loses one cannot be."""
    table = lay("dcc", [(1, 2)], cash=[700, 99], stacks={3: "c", 4: "d", 6: "d"})
    go_on(table, "0 roll")
    document = {**table.position(), "cash": [700, 100]}
    del document["bank"]

    assert table.view()["asked"] == "pick"
    with pytest.raises(gn.BadPosition, match="too little cash"):
        gn.open("cats-vs-dogs", table.names, {"teams": ["dog", "cat", "cat"]}, position=document)


def test_the_first_seat_may_pick():
    """As well as any other, and a position says so."""
    table = lay("cdd", [(1, 2)], turn=1, cash=[700, 10], stacks={3: "c", 4: "d", 6: "d"})
    go_on(table, "1 roll")
    again = gn.open("cats-vs-dogs", table.names, {"teams": ["cat", "dog", "dog"]}, position=table.position())

    assert (table.view()["asked"], table.waiting()) == ("pick", (0,))
    assert again.position() == table.position()


@pytest.mark.parametrize(
    ("table", "waits", "says"),
    [
        (lay("cdd"), [0], "waits for chance alone"),
        (sit_down("cdd"), [], "nobody is asked|waits for somebody"),
    ],
    ids=["dice", "start"],
)
def test_somebody_must_be_waited_for(table, waits, says):
    """Chance for the dice, and somebody for a picture."""
    if table.view()["asked"] == "turn":
        table.apply(0, table.read(0, "roll"))
    document: Any = table.position()
    document["stack"][-1]["waits"] = waits

    with pytest.raises(gn.BadPosition, match=says):
        gn.open("cats-vs-dogs", table.names, {"teams": ["cat", "dog", "dog"]}, position=document)


@pytest.mark.rule("resign.leave")
@pytest.mark.parametrize(
    ("terms", "position", "moves"),
    [
        ({}, {"stacks": dict.fromkeys(set(TITLES) - {3}, "c")}, ["0 roll", "0 claim"]),
        ({"rounds": 1}, {"turn": 0, "begun": "dog"}, ["0 roll", "0 leave"]),
    ],
)
def test_a_team_that_all_have_left_is_not_counted(terms, position, moves):
    """Whatever ends first: that all of a team have left comes before titles and rounds are counted."""
    table = lay("cd", [(1, 2)], terms, left=[1], **position)
    events = go_on(table, *moves)

    assert told(events)[-1] == ("won", "resign.leave")
    assert "counted" not in [event.name for event in events]
