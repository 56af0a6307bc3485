"""What the floors above ask of the game: who may begin, who decides together, how the teams stand."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.kernel import engine
from gamenight.kernel.stream import Stream
from tests.games.pets.laid import CARDS, CAT, lay, sit_down
from tests.games.playing import go_on


@pytest.mark.rule("order.first")
def test_only_before_the_first_turn_may_anybody_do_without_pictures():
    """The opener is to show none."""
    table = sit_down(2)
    opener: Any = table.game.opener(table.state)

    assert opener in table.legal_actions(0)
    assert lay(2).game.opener(lay(2).state) is None


@pytest.mark.rule("setup.cash")
def test_the_seats_of_a_team_decide_together():
    """Cats on even seats; whoever is out is not among them."""
    table = lay(4, out=[2])

    assert [table.game.partners(table.state, seat) for seat in (0, 1, 3)] == [0b0001, 0b1010, 0b1010]


@pytest.mark.rule("end.claimed")
def test_the_tally_counts_the_titles_of_each_ones_team():
    """Whose marker is on top owns it."""
    table = lay(3, stacks={3: "cd", 4: "c", 8: "c"})

    assert table.game.tally(table.state) == [2, 1, 2]


@pytest.mark.rule("setup.decks")
def test_what_a_seat_imagines_is_the_table_and_not_the_same_one():
    """Playing on with the copy leaves the table alone."""
    table = lay(2, [(1, 2)])
    go_on(table, "0 roll")
    before = table.position()
    twin = table.game.imagine(table.sight(1), Stream(1, 1))
    assert table.game.write(twin) == before
    engine.play(twin, 0, table.legal_actions(0)[0])

    assert table.game.write(twin) != before
    assert table.position() == before


@pytest.mark.rule("setup.decks")
def test_a_sight_knows_the_cards_put_back_and_which_are_unseen():
    """Of each team its own deck."""
    rest = [card for card in CARDS if card not in (1, 5)]
    sight: Any = lay(2, decks=[{"unseen": rest, "below": [5, 1]}, {"unseen": [*CARDS]}]).sight(1)

    assert (sight.deck_below(CAT), sight.deck_below(1)) == ([5, 1], [])
    assert (sorted(sight.deck_unseen(CAT)), sorted(sight.deck_unseen(1))) == (rest, [*CARDS])
