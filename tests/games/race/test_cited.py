"""Every event names the clause that caused it; every clause that causes something is named by an event."""

import random

import pytest

import gamenight as gn
from gamenight.rulebook.book import keys_of
from tests.games.race.board import COLOURS, PLAIN, drawn, race

# By kind of event: the clauses that may cause it
ALLOWED = {
    "spun": {"setup.order", "order.ties", "move.turn", "spin.line"},
    "on_line": {"spin.line"},
    "tied": {"order.ties"},
    "ordered": {"setup.order"},
    "entered": {"move.forward"},
    "moved": {"move.forward", "arrow.end", "finish.exact"},
    "followed_arrow": {"arrow.follow"},
    "blocked": {"block.occupied"},
    "arrow_blocked": {"arrow.follow"},
    "back_blocked": {"arrow.follow"},
    "moved_back": {"finish.over", "back.start"},
    "swapped": {"finish.swap"},
    "won": {"finish.exact", "resign.leave"},
    "left_board": {"resign.leave"},
    "resigned": {"resign.leave"},
}
# Clauses that no event names, and why
SILENT = {
    "setup.pieces": "pieces are chosen before anything happens",
    "spin.lost": "it says that nothing more is lost: the next spin names its own clause",
    "finish.ends": "it says who is not ranked: that is in the outcome, and no event tells a place",
    "swap.no_arrow": "it says what does not happen: a piece rests on no picture, so none is left in a swap",
    "arrow.once": "it says what does not happen: the move past a picture is a move like any other",
}
# Positions for what a whole board hardly brings: a track, where the pieces stand, the spins
LAID = [
    ("S . . . F", [1, 0], [5]),  # back, at most to Start
    (PLAIN, [11, 9], [2]),
    ("S . . . . . 9 . . . . . F", [11, 9], [5]),
    ("S . . 8 . . . . . . . . . . F", [1, 8], [2]),
]


def cited() -> set[tuple[str, str]]:
    """What happened, and by which clause: in whole games of every size, and in some positions."""
    found: set[tuple[str, str]] = set()
    for name in ("cats-and-dogs", "garden-path"):
        for seats in range(2, 7):
            rng = random.Random(f"{name} {seats}")
            table = gn.open(name, COLOURS[:seats], dealer=gn.Seeded(seats))
            while table.outcome is None:
                table.play(table.waiting()[0], "resign" if rng.random() < 0.004 else "spin")
            found |= {(event.name, event.clause) for event in table.events}
    for line, spaces, spins in LAID:
        table = race(line, spaces, spins)
        found |= {(event.name, event.clause) for event in table.play(0, "spin")}
    table = gn.open(drawn(PLAIN), COLOURS[:2], dealer=gn.Scripted([]))
    table.play(0, "resign")
    return found | {(event.name, event.clause) for event in table.events}


def test_every_event_names_a_clause_that_may_cause_it():
    """No kind of event is missing in the table, and no pair in it stands there for nothing."""
    expected = {(kind, clause) for kind, clauses in ALLOWED.items() for clause in clauses}

    assert cited() == expected


@pytest.mark.parametrize("clause", keys_of("race"))
def test_every_clause_is_named_or_says_why_not(clause):
    """By an event; or it is on the list of those that cause none."""
    named = set().union(*ALLOWED.values())

    assert (clause in named) != (clause in SILENT)


def test_the_lists_name_no_unknown_clause():
    """Every clause of the lists is in the rulebook."""
    assert set(SILENT) | set().union(*ALLOWED.values()) <= set(keys_of("race"))
