"""What a table may agree on: every choice, what it is if nobody says, and what the rulebook does not know."""

from __future__ import annotations

import pytest

from gamenight.games.property.options import property_options

# By name: what it is if nobody says, what it may be, and which of that no rulebook knows
ALIKE = [
    ("minutes", 0, None, []),
    ("rounds", 0, None, []),
    ("tokens", [], None, []),
    ("rent", "ask", ["ask", "automatic"], ["automatic"]),
    ("smallest_raise", 1, [1, 5, 10], [5, 10]),
]
HOUSE_RULES = ["parking_money", "go_double", "no_auction", "no_jail_rent"]


@pytest.mark.parametrize(
    ("timed", "again", "strange", "doubles", "other"),
    [(True, True, [], "again", "end"), (False, False, ["timed"], "end", "again")],
)
def test_the_rulebooks_own_game_is_what_is_played_if_nobody_says(timed, again, strange, doubles, other):
    """Two boxes differ in the time-limit game and in doubles out of Jail; house rules are in no rulebook."""
    options = property_options(timed_is_official=timed, jail_doubles_again=again)
    found = [(one.name, one.default, one.choices, one.unofficial) for one in options]

    assert found == [
        ("variant", "standard", ["standard", "short", "timed"], strange),
        *ALIKE,
        ("jail_doubles", doubles, ["again", "end"], [other]),
        *[(name, False, [False, True], []) for name in HOUSE_RULES],
    ]
    assert [one.name for one in options if not one.official] == HOUSE_RULES
