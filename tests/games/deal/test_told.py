"""What is told names the right people and things, in the right places."""

import pytest

from tests.games.deal.hands import go_on, lay, one_told


@pytest.mark.rule("action.just_say_no", "no.when")
def test_a_no_that_stands():
    """Bob's No stands: it is Ann who yields to Bob, and Bob's matter that is cancelled."""
    table = lay(3, hands=["debt-collector", "", "just-say-no"], banks=["", "", "5M"])
    events = go_on(table, "0 collect 2", "2 no", "0 yield 2")

    assert one_told(events, "said_no").facts() == {"seat": 2, "other": 0}
    assert one_told(events, "yielded").facts() == {"seat": 0, "other": 2}
    assert one_told(events, "cancelled").facts() == {"seat": 2, "other": 0}
