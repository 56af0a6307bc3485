"""Opening a table, and what is wrong with one that cannot be opened."""

import json

import pytest

import gamenight as gn


def test_the_shelf_is_listed():
    """Id, title, seats, variants, options with their defaults; ready for JSON."""
    games = {game["id"]: game for game in gn.games()}

    assert json.loads(json.dumps(gn.games())) == gn.games()
    assert games["cats-and-dogs"]["seats"] == [2, 6]
    assert games["cats-and-dogs"]["variants"] == ["standard"]
    assert games["cats-and-dogs"]["options"] == [{"name": "pieces", "default": [], "official": True}]
    assert "garden-path" in games


def test_the_lines_of_the_readme_run_as_written():
    """A table is opened, asked, played at, looked at and kept as the README says."""
    table = gn.open("cats-and-dogs", seats=["red", "blue"], terms={}, dealer=gn.Seeded(7))

    assert table.waiting() == (0,)
    assert table.legal(0) == ["spin"]
    assert [event.name for event in table.play(0, "spin")] == ["spun"]
    assert table.view(0)["seat"] == 0
    assert table.view(None)["seat"] is None
    assert json.dumps(table.view(0))
    assert table.outcome is None
    assert gn.replay(table.record()).hash() == table.hash()


@pytest.mark.parametrize(
    ("game", "seats", "terms", "says"),
    [
        ("cats-and-dog", ["a", "b"], {}, "there is no game 'cats-and-dog'; did you mean 'cats-and-dogs'"),
        ("chess", ["a", "b"], {}, "on the shelf are cats-and-dogs"),
        ("cats-and-dogs", [], {}, "played by 2 to 6; seats given: 0"),
        ("cats-and-dogs", ["a", "a"], {}, "two seats have the same name"),
        ("cats-and-dogs", ["a", ""], {}, "'' is no name"),
        ("cats-and-dogs", ["a", " b"], {}, "begins or ends with a space"),
        ("cats-and-dogs", ["a", "b" * 25], {}, "1 to 24 printable"),
        ("cats-and-dogs", ["a", "b\nc"], {}, "printable"),
        ("cats-and-dogs", ["a", 7], {}, "7 is no name"),
        ("cats-and-dogs", ["a", "b"], {"piece": []}, "has no option 'piece'; did you mean 'pieces'"),
        ("./nowhere", ["a", "b"], {}, "no edition there"),
    ],
)
def test_a_table_that_cannot_be_opened_is_told(game, seats, terms, says):
    """What is wrong and what would be right."""
    with pytest.raises(gn.BadSetup, match=says):
        gn.open(game, seats, terms)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"space": [1, 2]}, "unknown field 'space'; did you mean 'spaces'"),
        ({"spaces": [1]}, "1 numbers for 2 seats"),
        ({"spaces": "start"}, "not a list of whole numbers"),
        ({"spaces": [1, 61]}, r"spaces\[1\]: 61 is not a whole number from -2 to 60"),
        ({"spaces": [1, True]}, r"spaces\[1\]: True is not a whole number"),
        ({"spaces": [1, 1.5]}, "1.5 is not a whole number"),
        ({"spaces": [5, 5]}, "5 is taken by seat 0; only Start holds two"),
        ({"spaces": [4, 5]}, "4 is a picture"),
        ({"spaces": [60, 5]}, "has won; the game is over"),
        ({"spaces": [-2, 5]}, "out of the game"),
        ({"spaces": [-2, 5], "out": [0]}, "needs two players"),
        ({"turn": 2}, "turn: 2 is not a whole number from 0 to 1"),
        ({"order": [0, 0]}, "does not name every seat"),
        ({"order": [0]}, "does not name every seat"),
        ({"out": [5]}, r"out\[0\]: 5 is not"),
        ({"clock": -1}, "clock: -1"),
        ({"stack": []}, "nobody is asked anything"),
        ({"stack": [{"ask": "jump"}]}, "'jump' is no decision of this game; known are order, turn, spinner"),
        ({"stack": [{"ask": "turn", "seats": 0}]}, r"stack\[0\]: unknown field 'seats'; did you mean 'seat'"),
        ({"stack": [{"ask": "turn", "seat": 0, "waits": [0]}]}, "its piece is not on the board"),
        ({"stack": [{"ask": "turn", "waits": [9]}]}, r"stack\[0\].waits: 9 is not"),
        ({"stack": [{"ask": "turn", "seat": 0, "waits": [1]}], "spaces": [1, 2]}, "waits for another"),
        ({"stack": [{"ask": "spinner", "seat": 0, "waits": ["chance"]}]}, "nobody is on turn"),
        ({"stack": "turn"}, "not a list of objects"),
        (
            {"order": [], "stack": [{"ask": "order", "seat": 0, "to_spin": [0, 1], "waits": [0]}]},
            "ranks of all",
        ),
        (
            {
                "order": [],
                "stack": [{"ask": "order", "seat": 1, "to_spin": [0], "waits": [1], "ranks": [0, 0]}],
            },
            "not among those who have to",
        ),
        (
            {
                "spaces": [1, 2],
                "stack": [{"ask": "turn", "seat": 0}, {"ask": "spinner", "seat": 0, "waits": [0]}],
            },
            "waits for chance alone",
        ),
        (
            {
                "spaces": [1, 2],
                "stack": [{"ask": "turn", "seat": 0}, {"ask": "spinner", "seat": 1, "waits": ["chance"]}],
            },
            "only the spinner comes above a turn",
        ),
        (
            {"stack": [{"ask": "order", "ranks": [0], "waits": [0]}]},
            r"stack\[0\].ranks: 1 numbers for 2 seats",
        ),
        ({"stack": [{"ask": "order", "to_spin": [0, 2]}]}, r"stack\[0\].to_spin\[1\]: 2 is not"),
        ({"stack": [{"ask": "order", "tie": 1}]}, r"stack\[0\].tie: 1 is neither true nor false"),
        ({"stack": [{"ask": "order", "again": True}]}, r"unknown field 'again'; known are ask, .* ranks"),
        ({"stack": [{"ask": "turn", "seat": 0}], "spaces": [1, 2]}, "nobody is asked anything"),
        ({"outcome": {"winners": [0]}, "spaces": [3, 5]}, "the winner"),
    ],
)
def test_an_impossible_position_is_told(position, says):
    """The error says what is impossible, and where."""
    with pytest.raises(gn.BadPosition, match=says):
        gn.open("cats-and-dogs", ["a", "b"], position=position)


@pytest.mark.parametrize(
    ("position", "waiting"),
    [
        ({}, (0,)),
        ({"turn": 1}, (1,)),
        ({"order": [1, 0]}, (1,)),
        ({"spaces": [10, 20], "order": [1, 0], "turn": 0}, (0,)),
        ({"spaces": [-1, -1]}, (0,)),
    ],
)
def test_a_position_may_be_partial(position, waiting):
    """What is not said is as at the beginning of play."""
    table = gn.open("cats-and-dogs", ["a", "b"], position=position)

    assert table.waiting() == waiting
    assert table.legal(waiting[0]) == ["spin"]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_told(seat):
    """Asking for it is a mistake of the caller, and says which seats there are."""
    table = gn.open("cats-and-dogs", ["a", "b"])
    with pytest.raises(IndexError, match="the seats are 0 to 1"):
        table.legal(seat)
    with pytest.raises(IndexError, match="the seats are 0 to 1"):
        table.view(seat)


def test_an_event_is_told_to_each_in_their_own_way():
    """You to the one it is about, names to the others; numbers by the box's names."""
    table = gn.open(
        "cats-and-dogs", ["Ann", "Bob"], dealer=gn.Scripted(["spin 4"]), position={"spaces": [0, 3]}
    )
    events = table.play(0, "spin")

    assert [table.tell(event, 0) for event in events] == [
        "You spin a 4.",
        "You move 4 spaces, from Start to space 4.",
        "You follow the arrow from space 4 to space 14.",
    ]
    assert table.tell(events[-1], 1) == "Ann follows the arrow from space 4 to space 14."
    assert table.question(1) == "Your turn: you are on space 3. Spin the cat."
    assert table.question(0) == "Bob to spin."
