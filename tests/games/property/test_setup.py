"""Before the first turn: players, money, the Bank, the decks, and who starts."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.games.property.edition.reader import PropertyEdition
from tests.games.playing import one_told, told
from tests.games.property.laid import BOTH, NAMES, cash, lay, places

ALL = list(range(16))


def opened(game: str, seats: int, throws: list[tuple[int, int]]) -> gn.Table:
    """A table before anybody has thrown for the start."""
    return gn.open(game, NAMES[:seats], dealer=gn.Scripted(f"dice {one} {two}" for one, two in throws))


def shown(table: gn.Table) -> dict[str, Any]:
    """What lies open."""
    found: Any = table.view()["table"]
    return dict(found)


def box(game: str) -> PropertyEdition:
    """One of the boxes."""
    edition = edition_of(game)
    assert isinstance(edition, PropertyEdition)
    return edition


def decks(table: gn.Table) -> list[dict[str, Any]]:
    """Both decks, chance first."""
    found: Any = table.position()["decks"]
    return list(found)


# Players


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("seats", "is_allowed"), [(1, False), (2, True), (5, True), (6, True), (7, False)])
def test_two_to_six_play(game, seats, is_allowed):
    """Two to six players sit down, all on GO, each with another token; fewer or more are told so."""
    names = [f"player {seat}" for seat in range(seats)]
    if not is_allowed:
        with pytest.raises(gn.BadSetup, match="2 to 6"):
            gn.open(game, names)
        return
    table = gn.open(game, names)
    tokens = [player["token"] for player in shown(table)["players"]]

    assert places(table) == [0] * seats
    assert len(set(tokens)) == seats
    assert set(tokens) <= set(range(6))


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize(
    ("game", "tokens"),
    [
        ("kanto", ["Pikachu", "Bulbasaur", "Charmander", "Squirtle", "Eevee", "Jigglypuff"]),
        (
            "dog-lovers",
            ["Fire Hydrant", "Food Bowl", "Bone", "Golden Retriever", "Dog House", "Scottish Terrier"],
        ),
    ],
)
def test_the_box_has_six_tokens_and_one_may_choose(game, tokens):
    """Whoever is named after a token has it, and nobody else; the others take what is left."""
    table = gn.open(game, ["Ann", tokens[0], tokens[4].lower(), "Bob", tokens[1], "Cid"])

    assert box(game).board().tokens == tokens
    assert [player["token"] for player in shown(table)["players"]] == [2, 0, 4, 3, 1, 5]


# Money


@pytest.mark.rule("setup.cash")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(
    ("game", "notes"),
    [
        ("kanto", {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}),
        ("dog-lovers", {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}),
    ],
)
def test_everybody_begins_with_1500(game, seats, notes):
    """In the notes that the box counts out, which are there to be shown; all of it comes from the Bank."""
    table = gn.open(game, NAMES[:seats])
    printed = box(game).board().notes

    assert cash(table) == [1500] * seats
    assert table.position()["bank"] == -1500 * seats
    assert [player["cash"] for player in shown(table)["players"]] == [1500] * seats
    assert {value: count for count, value in printed} == notes
    assert len(printed) == len(notes)


# The Bank


@pytest.mark.rule("setup.bank")
@pytest.mark.parametrize("game", BOTH)
def test_the_bank_has_all_else(game):
    """All 28 deeds, 32 houses, 12 hotels, both jail cards; nobody owns anything yet."""
    table = gn.open(game, NAMES)
    view = shown(table)

    assert [deed["owner"] for deed in view["deeds"]] == [None] * 28
    assert not any(deed["mortgaged"] or deed["houses"] or deed["hotel"] for deed in view["deeds"])
    assert view["bank"] == {"houses": 32, "hotels": 12}
    assert [player["deeds"] for player in view["players"]] == [[]] * 6
    assert [player["jail_cards"] for player in view["players"]] == [[]] * 6


@pytest.mark.rule("setup.bank")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("rich", [20_580, 1_000_000])
def test_the_bank_never_goes_broke(game, rich):
    """However much has left it, more than any box holds, it pays the salary, the mortgage and the card."""
    table = lay(game, 2, [(1, 3), ("chest", 1)], cash=[rich, rich], places=[38, 0], deeds=[[39]])
    table.play(0, "mortgage 39")
    table.play(0, "roll")

    assert cash(table) == [rich + 200 + 200 + 200, rich]


@pytest.mark.rule("setup.bank")
@pytest.mark.parametrize("game", BOTH)
def test_the_program_is_the_banker(game):
    """The Bank's money is in nobody's purse: all six play, and what one pays to the Bank no other has."""
    table = lay(game, 6, [(3, 5)], places=[30, 0, 0, 0, 0, 0])
    before: Any = table.position()["bank"]
    table.play(0, "roll")
    tax = 1500 - cash(table)[0]

    assert tax > 0
    assert cash(table)[1:] == [1500] * 5
    assert table.position()["bank"] == before + tax


# The decks


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize("game", BOTH)
def test_two_decks_of_sixteen(game):
    """At the start every card is in its deck, and nobody has seen one."""
    table = gn.open(game, NAMES[:2])

    assert [deck["unseen"] for deck in decks(table)] == [ALL, ALL]
    assert [deck["below"] for deck in decks(table)] == [[], []]
    assert not any("keeper" in deck for deck in decks(table))


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deck", "name", "space"), [(0, "chance", 7), (1, "chest", 17)])
def test_the_decks_are_shuffled(game, deck, name, space):
    """Each of the sixteen cards may lie on top, and none much more often than another."""
    frames = [
        {"ask": "turn", "seat": 0, "stage": "drawing", "waits": []},
        {"ask": "draw", "seat": 0, "deck": name, "waits": ["chance"]},
    ]
    first = [0] * 16
    for seed in range(320):
        position = {"places": [space, 0, 0], "stack": frames}
        table = gn.open(game, NAMES[:3], dealer=gn.Seeded(seed), position=position)
        drawn = next(event.facts() for event in table.events if event.name == "drew")
        first[drawn["card"] - 100 * deck] += 1

    assert sum(first) == 320
    assert min(first) >= 5
    assert max(first) <= 45


# Who starts


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("throws", "first", "total"),
    [
        ([(6, 5), (1, 2)], 0, 11),
        ([(1, 1), (1, 2)], 1, 3),
        ([(6, 1), (3, 5), (2, 2)], 1, 8),  # the highest total, not the highest die
        ([(3, 3), (1, 2), (4, 3), (1, 1)], 2, 7),  # doubles are nothing special here
        ([(1, 2), (1, 1), (2, 2), (2, 1), (2, 3), (6, 6)], 5, 12),
    ],
)
def test_the_highest_total_starts(game, throws, first, total):
    """Everybody throws once, the first seat first; nobody moves by that throw."""
    table = opened(game, len(throws), throws)
    for seat in range(len(throws)):
        assert table.waiting() == (seat,)
        assert table.legal(seat) == ["roll"]
        events = table.play(seat, "roll")

    starts = one_told(events, "starts")
    assert starts.clause == "setup.order"
    assert starts.facts() == {"seat": first, "total": total}
    assert table.waiting() == (first,)
    assert places(table) == [0] * len(throws)
    assert cash(table) == [1500] * len(throws)


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("seats", "throws", "throwers", "first"),
    [
        # two tie at the top, and throw lower than the third did before
        (3, [(6, 4), (1, 2), (5, 5), (1, 1), (1, 2)], [0, 1, 2, 0, 2], 2),
        # a tie below the top is nobody's business
        (3, [(1, 2), (6, 6), (2, 1)], [0, 1, 2], 1),
        # three tie, then two of them, then it is decided
        (
            4,
            [(4, 4), (6, 2), (1, 2), (3, 5), (1, 1), (6, 6), (6, 6), (2, 1), (1, 1)],
            [0, 1, 2, 3, 0, 1, 3, 1, 3],
            1,
        ),
        # everybody ties
        (2, [(3, 4), (6, 1), (2, 5), (5, 2), (1, 3), (3, 2)], [0, 1, 0, 1, 0, 1], 1),
    ],
)
def test_the_tied_highest_throw_again(game, seats, throws, throwers, first):
    """Only they, as often as needed, in the order of the seats."""
    table = opened(game, seats, throws)
    for seat in throwers:
        assert table.waiting() == (seat,)
        events = table.play(seat, "roll")
    tied = [event for event in table.events if event.name == "tied"]

    assert one_told(events, "starts").facts()["seat"] == first
    assert [event.facts()["seat"] for event in tied] == throwers[seats:]
    assert {event.clause for event in tied} <= {"setup.order"}
    assert table.waiting() == (first,)


@pytest.mark.rule("setup.order", "turn.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_from_the_first_the_turn_passes_to_the_left(game, first):
    """By seats, whatever the others threw; each lands on Jail, just visiting."""
    throws = [(1, 1), (1, 2), (1, 1)]
    throws[first] = (6, 6)
    table = opened(game, 3, [*throws, *[(4, 6)] * 4])
    for seat in range(3):
        table.play(seat, "roll")
    turns: list[int] = []
    for _ in range(4):
        turns += table.waiting()
        table.play(turns[-1], "roll")
        events = table.play(turns[-1], "end")

    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert told(events)[-1] == ("turn_began", "turn.end")


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_at_the_beginning_nothing_has_happened_yet(game):
    """No turn, no round, no rent asked for, nobody who wants no buildings, nobody bankrupt."""
    position = gn.open(game, NAMES[:3]).position()
    noted = ("turns", "rounds", "asked", "bankrupts", "pot", "unwanting", "mortgaged", "buildings")

    assert [position[name] for name in noted] == [0, 0, 0, 0, 0, [], [], {}]
