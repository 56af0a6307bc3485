"""The property game's own words."""

from __future__ import annotations

import pytest

from gamenight.words.catalogue import catalogue
from tests.games.playing import go_on
from tests.games.property.laid import lay
from tests.words.family import Family

FOR_SALE = {"places": [36, 0]}
UTILITY = {"places": [9, 0], "deeds": [[], [12]]}
JAILED = {"places": [10, 0], "jailed": [1, 0]}


@pytest.mark.parametrize(
    ("game", "position", "throw", "moves", "choice", "label"),
    [
        ("kanto", {**FOR_SALE, "deeds": [[], [39]]}, (1, 2), ["0 roll"], "1 ask 1",
         "Ask Ann for ¥50 rent for Nidoking"),
        ("kanto", UTILITY, (1, 2), ["0 roll"], "1 ask 1", "Ask Ann for the rent for Zapdos: 4 times a throw"),
        ("dog-lovers", UTILITY, (1, 2), ["0 roll"], "1 ask 1", "Ask Ann for $12 rent for Food Bowl"),
        ("kanto", FOR_SALE, (1, 2), ["0 roll"], "0 buy", "Buy Nidoking for ¥400"),
        ("kanto", FOR_SALE, (1, 2), ["0 roll"], "0 decline", "Auction it"),
        ("kanto", FOR_SALE, (1, 2), ["0 roll", "0 decline"], "1 bid 30", "Bid ¥30"),
        ("kanto", JAILED, (1, 2), [], "0 pay", "Pay the fine of ¥50"),
        ("dog-lovers", {"places": [2, 0]}, (1, 1), ["0 roll"], "0 flat", "Pay $200"),
        ("dog-lovers", {"places": [2, 0]}, (1, 1), ["0 roll"], "0 tenth", "Pay 10% of all you have"),
    ],
)  # fmt: skip
def test_a_button_names_what_it_is_about(game, position, throw, moves, choice, label):
    """Whom, what for, and how much, as far as that is known."""
    table = lay(game, 2, [throw], **position)
    go_on(table, *moves)
    seat, word = choice.split(" ", 1)

    assert table.label(int(seat), table.read(int(seat), word)) == label


@pytest.mark.rule("tax.income")
def test_the_tax_is_asked_about_without_a_figure():
    """The choice comes before anything is added up, so nothing near it says what anybody is worth."""
    family = Family("property")
    asked = [catalogue().find("ask", "property", form) or "" for form in ("tax", "tax_you")]
    keys = ("flat", "tenth", "pay_flat", "pay_share")
    labels = [catalogue().find("choice", "property", key) or "" for key in keys]

    assert all(sentence and "worth" not in sentence.lower() for sentence in asked + labels)
    printed = {"seats", "space", "amount", "percent"}  # the sum and the share on the board
    assert all(not family.holes(sentence) - printed for sentence in asked + labels)
