"""Where the tokens stand and whose turn it is, as everybody is shown it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pets.laid import JAIL, lay, sit_down


def shown(table) -> Any:
    """What lies open on the table."""
    return table.view()["table"]


@pytest.mark.rule("setup.cash", "jail.go")
def test_a_player_is_shown_where_the_token_stands():
    """In Jail too; the pieces on the board say the same."""
    table = shown(lay(3, places=[4, JAIL, 0], jailed=[0, 1, 0]))

    assert [one["space"] for one in table["players"]] == [4, JAIL, 0]
    assert [one["space"] for one in table["pieces"]] == [4, JAIL, 0]


@pytest.mark.rule("order.alternate")
@pytest.mark.parametrize("seat", [0, 1])
def test_whose_turn_it_is_is_shown_until_the_end(seat):
    """Nobody's before the first and after the last."""
    table = lay(2, turn=seat)
    during = shown(table)["turn"]
    table.resign(1 - seat)

    assert (shown(sit_down(2))["turn"], during, shown(table)["turn"]) == (None, seat, None)
