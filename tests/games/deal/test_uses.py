"""Which cards of the hand a choice plays."""

import pytest

from tests.games.deal.hands import game, lay
from tests.games.playing import go_on


@pytest.mark.parametrize(
    ("hand", "sets", "word", "cards"),
    [
        ("5M", {}, "bank 5M", ["5M"]),
        ("red", {}, "lay red red", ["red"]),
        ("red-yellow", {}, "lay red-yellow yellow", ["red-yellow"]),
        ("pass-go", {}, "pass-go", ["pass-go"]),
        ("house", {"brown": "brown brown"}, "house brown", ["house"]),
        ("debt-collector", {}, "collect 1", ["debt-collector"]),
        ("rent-any double-rent", {"brown": "brown brown"}, "rent-one 1 brown 0", ["rent-any"]),
        ("1M", {}, "end", []),
    ],
)
def test_a_choice_names_the_cards_it_plays(hand, sets, word, cards):
    """A choice lists the kinds of as many cards as it takes from the hand."""
    table = lay(2, hands=[hand], sets=[sets])

    kinds = table.game.uses(table.sight(0), table.read(0, word))
    assert [game().kind_words[kind] for kind in kinds] == cards


def test_a_discard_names_its_card():
    """When there are too many in the hand, each discard lists its card."""
    table = lay(2, hands=["1M 1M 3M 3M 4M 4M 5M red"])
    go_on(table, "0 end")

    assert table.game.uses(table.sight(0), table.read(0, "discard red")) == [game().kind_words.index("red")]
