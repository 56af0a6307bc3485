"""Pieces, and who plays first."""

import pytest

import gamenight as gn
from tests.games.playing import told
from tests.games.race.board import COLOURS, PLAIN, drawn, spaces


def opened(seats: int, spins: list[object], **terms: object) -> gn.Table:
    """A table before the spins for the order."""
    return gn.open(drawn(PLAIN), COLOURS[:seats], terms, gn.Scripted(f"spin {spin}" for spin in spins))


def pieces(table: gn.Table, fact: str) -> list[object]:
    """One fact of each piece in the view."""
    view = table.view()["table"]
    assert isinstance(view, dict)
    return [piece[fact] for piece in view["pieces"]]


@pytest.mark.rule("setup.pieces")
@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ([], ["cat", "dog", "cat"]),
        (["dog", "dog", "dog"], ["dog", "dog", "dog"]),
        (["cat", "dog", "dog"], ["cat", "dog", "dog"]),
    ],
)
def test_each_player_chooses_a_cat_or_a_dog(chosen, shown):
    """Several may choose alike: the colours tell them apart."""
    table = opened(3, [], pieces=chosen)

    assert pieces(table, "piece") == shown
    assert len(set(pieces(table, "colour"))) == 3


@pytest.mark.rule("setup.pieces")
@pytest.mark.parametrize(("seats", "is_allowed"), [(1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_play(seats, is_allowed):
    """Two to six players sit down; fewer or more are told so."""
    names = [f"player {seat}" for seat in range(seats)]
    if is_allowed:
        assert len(gn.open("cats-and-dogs", names).names) == seats
    else:
        with pytest.raises(gn.BadSetup, match="2 to 6"):
            gn.open("cats-and-dogs", names)


@pytest.mark.rule("setup.pieces")
@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        (["cat", "cow"], "'cow' is no piece"),
        (["cat"], "1 pieces for 2 seats"),
        ("cat", "not a list"),
        ([1, 2], "not a list"),
    ],
)
def test_other_pieces_are_refused(chosen, says):
    """Only cats and dogs, one for each seat."""
    with pytest.raises(gn.BadSetup, match=says):
        opened(2, [], pieces=chosen)


@pytest.mark.rule("setup.pieces")
def test_a_seat_named_after_a_colour_has_it():
    """Names that are colours keep their own; the others take what is left."""
    table = gn.open("cats-and-dogs", ["Ann", "red", "Bob"])

    assert pieces(table, "colour") == ["blue", "red", "yellow"]


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize(
    ("spins", "order"),
    [
        ([6, 5], [0, 1]),
        ([1, 2], [1, 0]),
        ([3, 1, 6], [2, 0, 1]),
        ([1, 2, 3, 4, 5, 6], [5, 4, 3, 2, 1, 0]),
    ],
)
def test_the_highest_starts_and_the_others_follow(spins, order):
    """All spin in turn; play goes from the highest spin to the lowest."""
    table = opened(len(spins), [*spins, 1])
    for seat in range(len(spins)):
        assert table.waiting() == (seat,)
        events = table.play(seat, "spin")

    ordered = [event.facts()["seat"] for event in events if event.name == "ordered"]
    assert ordered == order
    assert {event.clause for event in events if event.name == "ordered"} == {"setup.order"}
    assert table.waiting() == (order[0],)


@pytest.mark.rule("setup.order", "order.ties")
@pytest.mark.parametrize(
    ("spins", "spinners", "order"),
    [
        # two tie at the top; the third keeps the last place, whatever the two spin
        ([5, 5, 3, 1, 2], [0, 1, 2, 0, 1], [1, 0, 2]),
        # two tie at the bottom; whoever is first stays first, although the others now spin higher
        ([4, 2, 2, 6, 5], [0, 1, 2, 1, 2], [0, 1, 2]),
        # they tie again, and again
        ([3, 3, 4, 4, 6, 6, 1, 2], [0, 1, 0, 1, 0, 1, 0, 1], [1, 0]),
        # two pairs tie, and spin in one round, each for its own places
        ([5, 2, 5, 2, 1, 6, 3, 4], [0, 1, 2, 3, 0, 1, 2, 3], [2, 0, 1, 3]),
        # three tie, then two of them
        ([6, 6, 6, 2, 5, 2, 1, 3], [0, 1, 2, 0, 1, 2, 0, 2], [1, 2, 0]),
    ],
)
def test_those_who_tie_spin_for_the_places_they_share(spins, spinners, order):
    """Ties spin again, as often as needed; nobody else's place changes."""
    table = opened(max(spinners) + 1, spins)
    for seat in spinners:
        assert table.waiting() == (seat,)
        events = table.play(seat, "spin")

    assert [event.facts()["seat"] for event in events if event.name == "ordered"] == order
    assert ("tied", "order.ties") in told(table.events)
    tied = [event.facts()["seat"] for event in table.events if event.name == "tied"]
    assert tied == spinners[max(spinners) + 1 :]


@pytest.mark.rule("order.ties")
def test_those_who_tie_are_told_for_which_place():
    """Two pairs tie, and the second pair's high spins do not bring it before the first."""
    table = opened(4, [5, 2, 5, 2, 1, 6, 3, 4])
    asked = []
    for seat in range(4):
        tied = table.play(seat, "spin")
    for seat in range(4):
        asked.append(table.question(seat))
        table.play(seat, "spin")

    places = [(event.facts()["seat"], event.facts()["place"]) for event in tied if event.name == "tied"]
    assert places == [(0, 1), (1, 3), (2, 1), (3, 3)]
    assert asked == [f"You are tied for {place} place: spin again." for place in ["first", "third"] * 2]


@pytest.mark.rule("order.ties", "resign.leave")
def test_who_has_left_takes_no_place_from_those_who_tie():
    """Two tie below somebody who then leaves: they spin for first place."""
    table = opened(3, [5, 2, 2, 1, 6])
    for seat in range(3):
        table.play(seat, "spin")
    before = table.question(1)
    table.play(0, "resign")

    assert before == "You are tied for second place: spin again."
    assert table.question(1) == "You are tied for first place: spin again."


@pytest.mark.rule("order.ties", "resign.leave")
@pytest.mark.parametrize(
    ("spins", "leaver", "spinners", "order"),
    [
        # three tie above a fourth; one has spun again, one leaves: the third still shares a place
        ([5, 5, 5, 1, 3, 4], 1, [0, 1, 2, 3, 0, None, 2], [2, 0, 3]),
        # two tie, and one of them leaves: the other need not spin
        ([5, 5, 1], 1, [0, 1, 2, None], [0, 2]),
    ],
)
def test_who_leaves_shares_no_place(spins, leaver, spinners, order):
    """Whoever is left spins on only while there is somebody to share a place with."""
    table = opened(max(spinner or 0 for spinner in spinners) + 1, spins)
    for seat in spinners:
        if seat is None:
            table.play(leaver, "resign")
        else:
            assert table.waiting() == (seat,)
            table.play(seat, "spin")

    assert [event.facts()["seat"] for event in table.events if event.name == "ordered"] == order


@pytest.mark.rule("move.forward")
def test_a_piece_is_set_on_start_when_its_first_turn_comes():
    """Before that it is beside the board."""
    table = opened(3, [3, 6, 1, 4])
    for seat in range(3):
        table.play(seat, "spin")
    before = spaces(table)
    events = table.play(1, "spin")

    assert before == [-1, 0, -1]
    assert spaces(table) == [0, 4, -1]
    assert ("entered", "move.forward") in told(events)
