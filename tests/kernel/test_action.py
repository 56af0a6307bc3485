"""Actions and templates as objects."""

import pytest

from gamenight.kernel.action import Action, Verb

BID = Verb("bid", number="coins")
OFFER = Verb("offer", seat="seat", goods="goods")


@pytest.mark.parametrize(
    ("template", "action", "is_covered"),
    [
        (Action(BID, number=3), Action(BID, number=3), True),
        (Action(BID, number=3), Action(BID, number=4), False),
        (Action(BID, number=3, most=9), Action(BID, number=3), True),
        (Action(BID, number=3, most=9), Action(BID, number=9), True),
        (Action(BID, number=3, most=9), Action(BID, number=10), False),
        (Action(BID, number=3, most=9), Action(BID, number=3, most=9), False),  # a template is no answer
        (Action(OFFER, seat=2, most=0), Action(OFFER, seat=2, goods=(1, 2)), True),
        (Action(OFFER, seat=2, most=0), Action(OFFER, seat=1, goods=(1, 2)), False),
    ],
)
def test_a_template_covers_what_fits_it(template, action, is_covered):
    """A range covers its ends; what is left open covers anything."""
    assert template.covers(action) == is_covered


def test_equal_actions_hash_alike():
    """Actions with the same verb and slots are the same action."""
    assert Action(BID, number=3) == Action(BID, number=3)
    assert hash(Action(BID, number=3)) == hash(Action(BID, number=3))
    assert Action(BID, number=3) != Action(BID, number=4)
    assert Action(BID, number=3) != "bid 3"
