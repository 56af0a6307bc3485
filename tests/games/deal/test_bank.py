"""The three ways to play a card: into the bank, into the collection, into the centre."""

from __future__ import annotations

import pytest

from tests.games.deal.hands import COLOURS, bank, cards_of, centre, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

MONEY = ["1M", "2M", "3M", "4M", "5M", "10M"]
RENTS = [
    "rent-light-blue-brown", "rent-pink-orange", "rent-red-yellow", "rent-dark-blue-green",
    "rent-railroad-utility", "rent-any",
]  # fmt: skip
ACTIONS = [
    "deal-breaker", "forced-deal", "sly-deal", "just-say-no", "debt-collector", "birthday", "double-rent",
    "house", "hotel", "pass-go",
]  # fmt: skip
WILDS = {
    "light-blue-brown": ["brown", "light-blue"],
    "light-blue-railroad": ["light-blue", "railroad"],
    "pink-orange": ["pink", "orange"],
    "red-yellow": ["red", "yellow"],
    "dark-blue-green": ["green", "dark-blue"],
    "green-railroad": ["green", "railroad"],
    "railroad-utility": ["railroad", "utility"],
    "any": COLOURS,
}
MAY_LIE = {**{colour: [colour] for colour in COLOURS}, **WILDS}


# The bank


@pytest.mark.rule("play.bank")
@pytest.mark.parametrize("card", [*MONEY, *RENTS, *ACTIONS])
def test_money_and_actions_go_into_the_bank(card):
    """Every such card, whatever else it could do; it is one play."""
    table = lay(2, hands=[card])
    events = table.play(0, f"bank {card}")

    assert told(events) == [("banked", "play.bank")]
    assert (hand(table, 0), bank(table, 0), centre(table), plays(table)) == ("", card, "", 1)


@pytest.mark.rule("play.bank")
@pytest.mark.parametrize("card", MAY_LIE)
def test_properties_are_never_money(card):
    """No property and no wildcard can be banked."""
    table = lay(2, hands=[card])

    assert f"bank {card}" not in table.legal(0)
    assert refused(table, 0, f"bank {card}") == "play.bank"


@pytest.mark.rule("play.bank")
@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("pass-go", "pass-go"),
        ("birthday", "birthday"),
        ("debt-collector", "collect 1"),
        ("rent-red-yellow", "rent red 0"),
        ("rent-any", "rent-one 1 red 0"),
        ("sly-deal", "steal 1 green:green"),
        ("forced-deal", "swap 1 green:green red:red"),
        ("deal-breaker", "break 1 brown"),
        ("house", "house red"),
    ],
)
def test_a_banked_action_does_nothing_any_more(card, word):
    """It would from the hand; in the bank it is money for the rest of the game."""
    laid = [{"red": "red red red"}, {"brown": "brown brown", "green": "green"}]
    table = lay(2, hands=["1M"], banks=[card], sets=laid)

    assert word in lay(2, hands=[card], sets=laid).legal(0)
    assert word not in table.legal(0)
    refused(table, 0, word)
    assert bank(table, 0) == card


@pytest.mark.rule("play.bank", "action.just_say_no")
def test_a_banked_no_says_nothing():
    """A Just Say No in the bank is money, and can only be paid with."""
    table = lay(2, hands=["debt-collector"], banks=["", "just-say-no 2M"])
    go_on(table, "0 collect 1")

    assert table.legal(1) == ["allow", "pay <card>"]
    assert refused(table, 1, "no") == "action.just_say_no"


@pytest.mark.rule("play.bank", "rent.double")
def test_a_banked_doubler_doubles_nothing():
    """Only one in the hand does."""
    table = lay(2, hands=["rent-red-yellow"], banks=["double-rent"], sets=[{"red": "red"}])

    assert "rent red 1" not in table.legal(0)


@pytest.mark.rule("play.bank", "pay.where")
@pytest.mark.parametrize("card", [card for card in [*RENTS, *ACTIONS] if card != "debt-collector"])
def test_a_banked_action_stays_money_when_it_is_paid(card):
    """It goes straight into the other's bank."""
    table = lay(2, hands=["debt-collector 1M"], banks=["", card])
    go_on(table, "0 collect 1", "1 allow")

    assert (bank(table, 0), bank(table, 1), hand(table, 0)) == (card, "", "1M")
    assert table.legal(0) == ["bank 1M", "end"]


# The collection


@pytest.mark.rule("play.property")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("card", MAY_LIE)
def test_properties_are_laid_in_their_colours(card, colour):
    """Plain ones in one, wildcards in any of theirs; elsewhere they are refused."""
    table = lay(2, hands=[card])
    if colour not in MAY_LIE[card]:
        assert refused(table, 0, f"lay {card} {colour}") == "play.property"
        return
    events = table.play(0, f"lay {card} {colour}")

    name = "laid" if len(MAY_LIE[card]) == 1 else "laid_as"
    assert told(events) == [(name, "play.property")]
    assert (hand(table, 0), sets(table, 0), plays(table)) == ("", {colour: card}, 1)


@pytest.mark.rule("play.property")
@pytest.mark.parametrize("card", [*MONEY, *RENTS, *ACTIONS])
def test_nothing_else_is_laid_with_a_colour(card):
    """Money and actions are no properties."""
    assert refused(lay(2, hands=[card]), 0, f"lay {card} red") == "play.property"


@pytest.mark.rule("play.property")
def test_the_choices_name_every_colour_of_a_wildcard():
    """A wildcard can be laid in each of its colours and in no other."""
    table = lay(2, hands=["light-blue-brown any"])

    assert [word for word in table.legal(0) if word.startswith("lay light-blue-brown")] == [
        "lay light-blue-brown brown",
        "lay light-blue-brown light-blue",
    ]
    assert len([word for word in table.legal(0) if word.startswith("lay any")]) == 10


@pytest.mark.rule("play.property")
def test_one_collects_as_many_as_one_wants():
    """Nine colours begun, and the tenth."""
    laid = {colour: colour for colour in COLOURS if colour != "utility"}
    table = lay(2, hands=["utility"], sets=[laid])
    table.play(0, "lay utility utility")

    assert sets(table, 0) == {colour: colour for colour in COLOURS}


# The centre


@pytest.mark.rule("play.action")
@pytest.mark.parametrize(
    ("card", "word", "clause"),
    [
        ("pass-go", "pass-go", "action.pass_go"),
        ("birthday", "birthday", "action.birthday"),
        ("debt-collector", "collect 1", "action.debt_collector"),
        ("rent-red-yellow", "rent red 0", "rent.colour"),
        ("rent-any", "rent-one 2 red 0", "rent.any"),
        ("sly-deal", "steal 1 green:green", "action.sly_deal"),
        ("forced-deal", "swap 1 green:green red:red", "action.forced_deal"),
        ("deal-breaker", "break 1 brown", "action.deal_breaker"),
    ],
)
def test_actions_are_played_into_the_centre(card, word, clause):
    """What the card says happens by its own clause; it is one play."""
    laid = [{"red": "red red red"}, {"brown": "brown brown", "green": "green"}]
    table = lay(3, ["1M", "1M"], hands=[card], sets=laid)
    before = cards_of(table)
    events = table.play(0, word)

    assert told(events)[0] in [("played", clause), ("played_on", clause)]
    assert (centre(table), plays(table)) == (card, 1)
    assert card not in hand(table, 0).split()
    assert cards_of(table) == before


@pytest.mark.rule("play.action", "action.house")
@pytest.mark.parametrize(("card", "laid"), [("house", "red red red"), ("hotel", "red red red house")])
def test_a_building_is_played_onto_its_set(card, laid):
    """A building goes onto the set, not into the centre."""
    table = lay(2, hands=[card], sets=[{"red": laid}])
    events = table.play(0, f"{card} red")

    assert told(events) == [("built", "action.house")]
    assert (sets(table, 0), centre(table), plays(table)) == ({"red": f"{laid} {card}"}, "", 1)


@pytest.mark.rule("play.action", "action.target")
@pytest.mark.parametrize("card", ["just-say-no", "double-rent", "sly-deal", "forced-deal", "deal-breaker"])
def test_an_action_with_nothing_to_act_on_can_be_banked(card):
    """It can be banked as money, or kept in the hand."""
    assert lay(2, hands=[card]).legal(0) == [f"bank {card}", "end"]


# No way back


@pytest.mark.rule("play.no_return")
@pytest.mark.parametrize(
    "moves",
    [
        ["0 collect 1", "1 allow", "1 pay bank:5M"],
        ["0 collect 1", "1 allow", "1 pay green:green,brown:brown"],
        ["0 steal 1 green:green", "1 allow"],
        ["0 swap 1 green:green red:red", "1 allow"],
        ["0 break 1 brown", "1 allow"],
        ["0 bank house", "0 move red:red-yellow yellow"],
        ["0 birthday", "1 allow", "1 pay bank:5M"],
    ],
)
def test_no_card_on_the_table_goes_back_into_a_hand(moves):
    """Paid, stolen, swapped, taken or moved: hands only get smaller by it."""
    held = "debt-collector sly-deal forced-deal deal-breaker house birthday"
    table = lay(
        2, hands=[held, "4M"], banks=["1M", "5M 1M"],
        sets=[{"red": "red red-yellow"}, {"brown": "brown brown", "green": "green"}],
    )  # fmt: skip
    before = cards_of(table)
    events = go_on(table, *moves)

    assert len(hand(table, 0).split()) == 5
    assert hand(table, 1) == "4M"
    assert cards_of(table) == before
    assert not [event for event in events if event.name.startswith("drew")]


@pytest.mark.rule("play.no_return")
def test_a_cancelled_action_does_not_come_back():
    """It stays in the centre with the No."""
    table = lay(2, hands=["sly-deal", "just-say-no"], sets=[{}, {"red": "red"}])
    events = go_on(table, "0 steal 1 red:red", "1 no", "0 yield 1")

    assert one_told(events, "cancelled").clause == "no.when"
    assert (hand(table, 0), hand(table, 1), centre(table)) == ("", "", "sly-deal just-say-no")
    assert sets(table, 1) == {"red": "red"}
