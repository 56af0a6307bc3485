"""What is told of a spin: who, from where, to where, by how much, and who was in the way."""

import pytest

from tests.games.race.board import PLAIN, race

#           0  1 2 3 4 5 6 7 8 9 10 11 12
ARROW = "S . . 8 . . . . . . . . F"  # a picture on 3, whose arrow leads to 8
BACK = "S . . . . 2 . . . . . . F"  # a picture on 5, whose arrow leads back to 2


@pytest.mark.parametrize(
    ("line", "spaces", "spin", "name", "facts"),
    [
        (PLAIN, [1, 7], 4, "spun", {"seat": 0, "count": 4, "degree": 210}),
        (PLAIN, [1, 7], 4, "moved", {"seat": 0, "from": 1, "to": 5, "count": 4}),
        (PLAIN, [5, 7], 6, "moved", {"seat": 0, "from": 5, "to": 11, "count": 6}),  # one short of the centre
        (PLAIN, [8, 7], 4, "moved", {"seat": 0, "from": 8, "to": 12, "count": 4}),
        (PLAIN, [8, 7], 4, "won", {"seat": 0, "space": 12}),
        (PLAIN, [3, 7], 4, "blocked", {"seat": 0, "space": 7, "other": 1, "count": 4}),
        (PLAIN, [10, 7], 5, "moved_back", {"seat": 0, "from": 10, "to": 5, "count": 5}),
        (PLAIN, [10, 5], 5, "swapped", {"seat": 0, "other": 1, "from": 5, "to": 10}),
        (ARROW, [1, 7], 2, "moved", {"seat": 0, "from": 1, "to": 3, "count": 2}),
        (ARROW, [1, 7], 2, "followed_arrow", {"seat": 0, "from": 3, "to": 8}),
        (ARROW, [1, 8], 2, "arrow_blocked", {"seat": 0, "picture": 3, "space": 8, "other": 1, "count": 2}),
        (BACK, [10, 7], 5, "moved_back", {"seat": 0, "from": 10, "to": 5, "count": 5}),
        (BACK, [10, 7], 5, "followed_arrow", {"seat": 0, "from": 5, "to": 2}),
        (BACK, [10, 2], 5, "back_blocked", {"seat": 0, "picture": 5, "space": 2, "other": 1, "count": 5}),
    ],
)
def test_a_spin_is_told_with_its_facts(line, spaces, spin, name, facts):
    """Each number of the event stands in its place."""
    events = race(line, spaces, [f"{spin}@{spin * 60 - 30}"]).play(0, "spin")

    assert [event.facts() for event in events if event.name == name] == [facts]
