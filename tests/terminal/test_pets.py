"""The board of two teams in the terminal, drawn and really played."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.games.pets import terminal as drawing
from tests.terminal.typist import Typist, session

STACKS = {
    "1": ["cat"],
    "3": ["cat", "dog", "cat"],
    "4": ["dog"],
    "9": ["cat"],
    "17": ["dog", "cat", "dog"],
    "23": ["cat", "dog"],
}
MIDDLE = {
    "cash": [850, 1200],
    "stacks": STACKS,
    "places": [2, 7, 9, 7],
    "jailed": [0, 2, 0, 0],
    "turn": 0,
    "rounds": 6,
}
FOUR = ["Ann", "Bob", "Cid", "Dan"]
JAIL_CARD = 2


def table(
    *dice: str, names: list[str] | None = None, terms: dict[str, Any] | None = None, **position: Any
) -> gn.Table:
    """The middle of a game, before Ann's throw; the throws are written down."""
    dealer = gn.Scripted([f"dice {one}" for one in dice])
    return gn.open("cats-vs-dogs", names or FOUR, terms, dealer=dealer, position=MIDDLE | position)


def drawn(shown: gn.Table, width: int = 80, height: int = 24) -> list[str]:
    """The board, line by line, without its colours."""
    screen = Typist(width=width, height=height).screen
    return [line.plain for line in drawing.draw(shown.view(0), shown.edition, screen, 4)]


@pytest.mark.parametrize("width", [30, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("names", [FOUR, [f"Player number {seat}" for seat in range(8)]], ids=["4", "8"])
def test_no_line_is_wider_than_the_screen(width, names):
    """From a narrow pane to a wide screen, with few players and with many."""
    places = [7] * len(names)
    shown = table(names=names, places=places, jailed=[seat % 3 for seat in range(len(names))])

    assert max(map(len, drawn(shown, width))) <= width


def test_a_usual_terminal_has_room_for_board_titles_and_question():
    """In 80 columns and 24 lines four are left for what is asked."""
    lines = drawn(table())

    assert len(lines) <= 20
    assert lines[0].startswith("┌─ Cats vs. Dogs, round 7 ─")
    assert lines[13] == "└─ A stands there  c fish  d bone  (the last owns it)  # locked ────────┘"


def test_an_agreed_cap_is_in_the_title():
    """Which round it is, and of how many."""
    assert drawn(table(terms={"rounds": 20}))[0].startswith("┌─ Cats vs. Dogs, round 7 of 20 ─")


def test_teams_have_purses_titles_and_players():
    """Inside the ring: a purse for each team, and a sign before who is on turn."""
    cards = [card for card in range(12) if card != JAIL_CARD]
    text = "\n".join(drawn(table(decks=[{"unseen": cards, "kept": [JAIL_CARD]}])))

    assert " Team Cat   $850  3 titles, 1 jail card " in text
    assert "» A Ann: Chance  C Cid: Fluffiest Tail " in text
    assert " Team Dog   $1200  3 titles " in text
    assert "B Bob: in Jail, turn 2  D Dan: just visiting " in text


@pytest.mark.parametrize(
    "cells",
    [
        "│Jail    │Top     │Zoom    │Comic   │Bright  │Chance  │Best    │GO      │",
        "│     D|B│Napper  │Ahead   │Relief d│Eye cdc#│       A│Pout   c│        │",
        "│Fluff cC│",  # Cid stands there
        "│Toy H cd│",
        "│Quick Pa│",  # nobody has claimed it
    ],
)
def test_a_stack_from_the_bottom_up(cells):
    """A small letter for each marker; the third is followed by the sign of a lock. Great letters stand."""
    assert any(cells in line for line in drawn(table()))


def test_visitors_stand_before_the_bar_of_the_jail():
    """Dan visits, Bob is locked up."""
    assert any(line.startswith("│     D|B│") for line in drawn(table()))


@pytest.mark.parametrize(
    ("throw", "place", "told"),
    [
        ("1 1", 2, "4 Comic Relief: tribute $100, take-over $200"),
        ("2 4", 2, "8 Snack Inspector: unclaimed, $200"),
        ("3 4", 2, "9 Fluffiest Tail: own title, another marker $100"),
    ],
)
def test_what_is_asked_about_a_title(throw, place, told):
    """The title by its number and name, and the sums."""
    shown = table(throw, places=[place, 7, 9, 7])
    shown.play(0, "roll")

    assert told in "\n".join(drawn(shown))


def test_a_marker_to_pick():
    """Who owes what; the choices name every marker by its space and its level."""
    shown = table("1 1", cash=[50, 1200])
    shown.play(0, "roll")
    text = "\n".join(drawn(shown))

    assert "Team Cat cannot pay $100: it loses a marker." in text
    assert " 1 Best Pout c " in text
    assert shown.legal(1) == ["pick 1 1", "pick 3 1", "pick 3 3", "pick 9 1", "pick 17 2", "pick 23 1"]


def test_sudden_death_is_in_the_title():
    """The title says so when all is claimed, and even."""
    spaces = [1, 3, 4, 6, 8, 9, 11, 12, 15, 17, 18, 20, 22, 23, 25, 27]
    even = {str(space): ["cat" if place < 8 else "dog"] for place, space in enumerate(spaces)}

    assert drawn(table(stacks=even, sudden=True))[0].startswith("┌─ Cats vs. Dogs, sudden death ")


@pytest.mark.parametrize("width", [40, 80])
def test_a_game_fits_every_screen(width):
    """A bot plays beside one who only presses Enter or leaves titles alone; no line is too wide."""
    played = gn.open("cats-vs-dogs", ["Ann", "bot", "bot 2"], {"rounds": 4}, dealer=gn.Seeded(7))
    typist = Typist(["show 3", *["", "leave", "tribute"] * 8], width=width)
    session(played, typist).play()

    assert "Team Cat" in typist.text
    assert max(len(line) for line in typist.text.splitlines() if "> " not in line) <= width
