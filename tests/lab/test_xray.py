"""A box under the X-ray: what is counted, what is drawn, what its author is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from gamenight.editions.shelf import SHELF, edition_of
from gamenight.games.property import events
from gamenight.games.property.edition.xray import count, findings
from gamenight.games.property.edition.xray_board import place_of, short
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.outcome import Outcome
from gamenight.lab.figures import Mean
from gamenight.lab.matches import Match
from gamenight.lab.report.xray_page import page_of_xray
from gamenight.lab.start import lay
from gamenight.lab.work import Game
from gamenight.lab.xray.xray import general, xray

if TYPE_CHECKING:
    from gamenight.games.property.edition.reader import PropertyEdition
    from gamenight.games.property.state import Property

BOX = "dog-lovers"
SPACES, GROUPS = 40, 10


def told(*events_: tuple[Kind, list[int]]) -> list[int]:
    """What is counted of these events on the classic board, won by seat 1."""
    start = lay(BOX, 2)
    start.play(start.bots(["plain", "plain"]), 1, most=1)
    state = cast("Property", start.end)
    state.outcome = Outcome("end", [1], [])
    return count(state, [Event(kind, "", values) for kind, values in events_])


@pytest.mark.parametrize(
    ("event", "values", "column", "place", "number"),
    [
        (events.MOVED, [0, 0, 7, 7], 0, 7, 1),
        (events.MOVED_BY_CARD, [0, 7, 24], 0, 24, 1),
        (events.TO_JAIL_NOW, [0, 30], 0, 10, 1),
        (events.BOUGHT, [0, 6, 100], 1, 6, 100),
        (events.WON_AUCTION, [0, 6, 40], 3, 6, 1),
        (events.BUILT, [0, 6, 1, 50], 1, 6, 50),
        (events.PAID_RENT, [0, 1, 90, 6], 2, 6, 90),
    ],
)
def test_what_happens_is_counted_where_it_happens(event, values, column, place, number):
    """Landings, money paid, rent, and whether a deed was sold, each at its space."""
    found = told((event, values))

    assert found[column * SPACES + place] == number
    assert len(found) == 4 * SPACES + 2 * GROUPS


def test_who_built_first_on_a_colour():
    """Only the first builder of a colour counts, and wins or does not."""
    found = told((events.BUILT, [1, 6, 1, 50]), (events.BUILT, [0, 8, 1, 50]), (events.BUILT, [0, 1, 1, 50]))
    built, won = found[4 * SPACES : 4 * SPACES + GROUPS], found[4 * SPACES + GROUPS :]

    assert (sum(built), sum(won)) == (2, 1)


def test_an_author_is_told_what_is_strange():
    """A deed that nobody buys, one that earns nothing, one that earns a fortune, a colour without houses."""
    edition = cast("PropertyEdition", edition_of(BOX))
    spaces = edition.board().spaces
    numbers = [1.0] * SPACES
    sold, spent, earned = ([0.0 if one.price is None else 1.0 for one in spaces] for _ in range(3))
    sold[1], earned[3], earned[6] = 0.1, 0.0, 9.0
    built = [1.0, 0.01] + [1.0] * (GROUPS - 2)
    means = [Mean(one, one, one) for one in [*numbers, *spent, *earned, *sold, *built, *built]]
    said = findings(edition, means, 100, "en").warnings

    assert all(one.startswith(name) for one, name in zip(said, names_of(1, 3, 6), strict=False))
    assert "sold in only 10 %" in said[0]
    assert "earns back 0 %" in said[1]
    assert "earns back 900 %" in said[2]
    assert "built on in only 1 %" in said[3]
    assert len(said) == 4
    assert findings(edition, means, 99, "en").warnings == [
        "After 99 games luck still says more than prices do; what to change is told from 100 games on."
    ]


def names_of(*places: int) -> list[str]:
    """What the box calls some of its spaces."""
    return [edition_of(BOX).board().spaces[place].name for place in places]


def test_what_is_strange_in_any_game():
    """A game without an end, and a place in the order of play that wins too much or too little."""
    games = [Game(seed, 0, (1,), 9, "end", 5, (1, 0)) for seed in range(50)]
    said = general(Match("deal", ("plain", "plain"), [*games, Game(50, 0, (), 9, "table.truncated")]), "en")

    assert said[0].startswith("1 game of 51 had no end")
    assert said[1].startswith("Whoever plays as number 1 wins 98.0 %")
    assert said[2].startswith("Whoever plays as number 2 wins only 0.0 %")


def test_a_page_with_the_board(tmp_path):
    """One file; every space of the box is drawn on it, and names are escaped."""
    folder = tmp_path / "own-box"
    folder.mkdir()
    text = (SHELF / BOX / "edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(text.replace("Beagle", "<Beagle>"), encoding="utf-8")
    found = xray(str(folder), games=3, bot="plain", seats=2)
    page = page_of_xray(found)

    assert page.count('<rect class="cell"') == SPACES
    assert "&lt;Beagle&gt;" in page
    assert "<Beagle>" not in page
    assert "gamenight edition report" in page
    assert found.to_json()["spaces"][0]["landings"] > 0


def test_a_family_that_counts_nothing_has_the_general_part():
    """Length and the order of play, and the same to the last bit with two workers."""
    alone, together = (xray("deal", games=20, bot="plain", seats=2, workers=number) for number in (1, 2))

    assert alone.findings is None
    assert alone.to_json() == together.to_json()
    assert "The order of play" in page_of_xray(alone)


@pytest.mark.parametrize(
    ("number", "steps", "place"),
    [
        (0, 10, (10, 10)),
        (10, 10, (0, 10)),
        (20, 10, (0, 0)),
        (30, 10, (10, 0)),
        (39, 10, (10, 9)),
        (5, 6, (1, 6)),
    ],
)
def test_a_space_lies_where_it_lies_on_the_table(number, steps, place):
    """From GO, right below, round the board."""
    assert place_of(number, steps) == place


def test_names_that_are_too_long_are_cut():
    """So that they stay on their space."""
    assert [short("Beagle"), short("Golden Retriever")] == ["Beagle", "Golden R…"]
