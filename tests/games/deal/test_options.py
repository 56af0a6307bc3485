"""What a table may agree on: every choice, what it is if nobody says, and what the rulebook does not know."""

from __future__ import annotations

from gamenight.games.deal.options import deal_options


def test_the_rulebooks_own_game_is_what_is_played_if_nobody_says():
    """Lots are drawn; what it leaves open is off; against it goes only that wildcards alone make no set."""
    options = deal_options()

    assert [(one.name, one.default, one.choices, one.unofficial) for one in options] == [
        ("first", -1, None, []),
        ("double_any_rent", False, [False, True], []),
        ("no_costs_a_play", False, [False, True], []),
        ("wild_sets", True, [True, False], [False]),
    ]
    assert all(one.official for one in options)
