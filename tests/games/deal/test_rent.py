"""Rents: every colour by number of cards, buildings and doublers."""

import pytest

from tests.games.deal.hands import COLOURS, SIZES, bank, centre, hand, lay, plays, sets
from tests.games.playing import go_on, one_told, refused, told

RENTS = {
    "brown": [1, 2],
    "light-blue": [1, 2, 3],
    "pink": [1, 2, 4],
    "orange": [1, 3, 5],
    "red": [2, 3, 6],
    "yellow": [2, 4, 6],
    "green": [2, 4, 7],
    "dark-blue": [3, 8],
    "railroad": [1, 2, 3, 4],
    "utility": [1, 2],
}
CARDS = {
    "brown": "rent-light-blue-brown",
    "light-blue": "rent-light-blue-brown",
    "pink": "rent-pink-orange",
    "orange": "rent-pink-orange",
    "red": "rent-red-yellow",
    "yellow": "rent-red-yellow",
    "green": "rent-dark-blue-green",
    "dark-blue": "rent-dark-blue-green",
    "railroad": "rent-railroad-utility",
    "utility": "rent-railroad-utility",
}
PARTS = [(colour, number) for colour in COLOURS for number in range(1, SIZES[colour] + 1)]
BUILT = [colour for colour in COLOURS if colour not in {"railroad", "utility"}]


def cards(colour, number, *more):
    """So many cards of a colour, and what stands on them."""
    return " ".join([*[colour] * number, *more])


def charged(table, word):
    """Ann charges: the amount told, the same that is due of everybody asked."""
    events = table.play(0, word)
    told_of = next(event for event in events if event.name in {"charged", "charged_one"})
    charge = table.view()["table"]["charge"]
    assert charge["amount"] == told_of.facts()["amount"]
    return told_of.facts()["amount"], told_of.clause


@pytest.mark.rule("rent.colour")
@pytest.mark.parametrize(("colour", "number"), PARTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_rent_by_the_number_of_cards_from_everybody_else(colour, number, seats):
    """Partial sets at their printed value."""
    rent = RENTS[colour][number - 1]
    table = lay(seats, hands=[CARDS[colour]], banks=["", "1M"], sets=[{colour: cards(colour, number)}])

    assert charged(table, f"rent {colour} 0") == (rent, "rent.colour")
    assert table.waiting() == tuple(range(1, seats))
    assert centre(table) == CARDS[colour]
    assert plays(table) == 1


@pytest.mark.rule("rent.any")
@pytest.mark.parametrize(("colour", "number"), PARTS)
@pytest.mark.parametrize("other", [1, 2, 3])
def test_the_card_of_any_colour_charges_one_player(colour, number, other):
    """The rents are the same, but only the chosen player is asked."""
    rent = RENTS[colour][number - 1]
    table = lay(4, hands=["rent-any"], sets=[{colour: cards(colour, number)}])

    assert charged(table, f"rent-one {other} {colour} 0") == (rent, "rent.any")
    assert table.waiting() == (other,)
    assert refused(table, other % 3 + 1, "allow") == "table.asked"


@pytest.mark.rule("rent.colour", "rent.any", "action.house")
@pytest.mark.parametrize("colour", BUILT)
@pytest.mark.parametrize(("more", "extra"), [(["house"], 3), (["house", "hotel"], 7)])
@pytest.mark.parametrize("card", ["two", "any"])
def test_a_full_set_adds_house_and_hotel(colour, more, extra, card):
    """Three for the house, four more for the hotel."""
    held, word = (
        (CARDS[colour], f"rent {colour} 0") if card == "two" else ("rent-any", f"rent-one 1 {colour} 0")
    )
    table = lay(2, hands=[held], sets=[{colour: cards(colour, SIZES[colour], *more)}])

    assert charged(table, word)[0] == RENTS[colour][-1] + extra


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize(("colour", "number"), PARTS)
@pytest.mark.parametrize("doublers", [1, 2])
def test_each_doubler_doubles_and_is_a_play(colour, number, doublers):
    """One doubler makes the rent twice as much, two make it four times."""
    table = lay(3, hands=[f"{CARDS[colour]} double-rent double-rent"], sets=[{colour: cards(colour, number)}])

    assert charged(table, f"rent {colour} {doublers}") == (
        2**doublers * RENTS[colour][number - 1],
        "rent.colour",
    )
    assert plays(table) == 1 + doublers
    assert hand(table, 0).split() == ["double-rent"] * (2 - doublers)
    assert centre(table).split().count("double-rent") == doublers


@pytest.mark.rule("rent.double", "action.house")
@pytest.mark.parametrize("colour", BUILT)
@pytest.mark.parametrize(("more", "extra"), [(["house"], 3), (["house", "hotel"], 7)])
@pytest.mark.parametrize("doublers", [1, 2])
def test_buildings_are_doubled_too(colour, more, extra, doublers):
    """A doubler doubles the whole rent, buildings included."""
    table = lay(
        2,
        hands=[f"{CARDS[colour]} double-rent double-rent"],
        sets=[{colour: cards(colour, SIZES[colour], *more)}],
    )

    assert charged(table, f"rent {colour} {doublers}")[0] == 2**doublers * (RENTS[colour][-1] + extra)


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize(("made", "most"), [(0, 2), (1, 1), (2, 0)])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_doublers_need_cards_and_plays(made, most, held):
    """No more of them than are in hand, and than the turn has plays for."""
    table = lay(
        2, hands=[f"rent-red-yellow 1M 1M {'double-rent ' * held}"], banks=["", "10M"], sets=[{"red": "red"}]
    )
    for _ in range(made):
        table.play(0, "bank 1M")
    words = [word for word in table.legal(0) if word.startswith("rent ")]

    assert words == [f"rent red {number}" for number in range(min(held, most) + 1)]
    assert refused(table, 0, f"rent red {min(held, most) + 1}")


@pytest.mark.rule("rent.double", "rent.any")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("doublers", [0, 1, 2])
def test_only_with_the_option_any_rent_is_doubled(colour, doublers):
    """A standard rent card has two colours."""
    for is_agreed in (False, True):
        table = lay(
            3,
            terms={"double_any_rent": is_agreed},
            hands=["rent-any double-rent double-rent"],
            sets=[{colour: colour}],
        )
        word = f"rent-one 2 {colour} {doublers}"
        assert (word in table.legal(0)) == (is_agreed or doublers == 0)
        if is_agreed or doublers == 0:
            assert charged(table, word) == (2**doublers * RENTS[colour][0], "rent.any")
            assert plays(table) == 1 + doublers
        else:
            assert refused(table, 0, word)


@pytest.mark.rule("rent.double")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_doubler_alone_can_only_be_banked(seats):
    """A doubler is played with a rent card."""
    table = lay(seats, hands=["double-rent 1M"], sets=[{"red": "red"}])

    assert sorted(table.legal(0)) == ["bank 1M", "bank double-rent", "end"]


@pytest.mark.rule("rent.colour")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("brown", "light-blue"),
        ("pink", "orange"),
        ("red", "yellow"),
        ("green", "dark-blue"),
        ("railroad", "utility"),
    ],
)
def test_one_set_of_one_of_the_two_colours(first, second):
    """The charger chooses; the other set adds nothing."""
    mine = {first: first, second: f"{second} {second}"}
    table = lay(2, hands=[CARDS[first]], sets=[mine])

    assert [word for word in table.legal(0) if word.startswith("rent")] == [
        f"rent {first} 0",
        f"rent {second} 0",
    ]
    assert charged(table, f"rent {second} 0")[0] == RENTS[second][1]


@pytest.mark.rule("rent.colour", "rent.any", "set.full")
@pytest.mark.parametrize("held", ["rent-red-yellow", "rent-any"])
def test_of_two_sets_of_a_colour_one_counts(held):
    """Two sets of a colour are charged for apart."""
    table = lay(2, hands=[held], sets=[{"red": "red red red-yellow house", "red2": "red red-yellow"}])
    start = "rent red" if held != "rent-any" else "rent-one 1 red"
    words = [word for word in table.legal(0) if word.startswith("rent")]

    assert words == [f"{start} 0", f"{start.replace('red', 'red2')} 0"]
    assert charged(table, words[1])[0] == 3


@pytest.mark.rule("rent.colour", "set.full")
@pytest.mark.parametrize(
    ("place", "laid", "rent"),
    [
        ("red", "red-yellow", 2),
        ("yellow", "red-yellow red-yellow", 4),
        ("red", "red any", 3),
        ("red", "red-yellow any any", 6),
        ("green", "dark-blue-green green-railroad any", 7),
        ("dark-blue", "dark-blue-green any", 8),
        ("railroad", "light-blue-railroad green-railroad railroad-utility railroad", 4),
        ("utility", "utility any", 2),
        ("brown", "light-blue-brown any", 2),
        ("orange", "pink-orange pink-orange", 3),
    ],
)
def test_wildcards_count_in_the_colour_where_they_lie(place, laid, rent):
    """Wildcards are cards of the set; those of every colour too, beside others."""
    table = lay(2, hands=[f"{CARDS[place]} rent-any"], sets=[{place: laid}])

    assert f"rent-one 1 {place} 0" in table.legal(0)
    assert charged(table, f"rent {place} 0")[0] == rent


@pytest.mark.rule("rent.none", "set.full")
@pytest.mark.parametrize("place", COLOURS)
@pytest.mark.parametrize("laid", ["any", "any any"])
def test_wildcards_of_every_colour_alone_bring_the_rent_of_the_colour(place, laid):
    """Unless the table has agreed that they have none."""
    for is_agreed in (False, True):
        table = lay(
            2, terms={"wild_sets": is_agreed}, hands=[f"{CARDS[place]} rent-any"], sets=[{place: laid}]
        )
        words = [word for word in table.legal(0) if word.startswith("rent")]
        if is_agreed:
            assert words == [f"rent {place} 0", f"rent-one 1 {place} 0"]
            assert charged(table, words[0])[0] == RENTS[place][len(laid.split()) - 1]
        else:
            assert words == []
            assert refused(table, 0, f"rent {place} 0") == "set.full"
            assert refused(table, 0, f"rent-one 1 {place} 0") == "set.full"


@pytest.mark.rule("rent.none", "action.target")
@pytest.mark.parametrize("card", sorted(set(CARDS.values())))
def test_without_a_property_of_the_colour_a_rent_card_is_only_banked(card):
    """Whatever else one has, and whatever the others have."""
    mine = {colour: colour for colour in COLOURS if CARDS[colour] != card and colour != "utility"}
    theirs = {colour: colour for colour in COLOURS if CARDS[colour] == card}
    table = lay(2, hands=[card], banks=["", "10M"], sets=[mine, theirs])

    assert table.legal(0)[:2] == [f"bank {card}", "end"]
    for colour in theirs:
        assert refused(table, 0, f"rent {colour} 0")
    table.play(0, f"bank {card}")
    assert bank(table, 0) == card


@pytest.mark.rule("rent.none")
def test_the_card_of_any_colour_too():
    """The rent card of any colour needs some property."""
    table = lay(2, hands=["rent-any"], sets=[{}, {"red": "red"}])

    assert table.legal(0) == ["bank rent-any", "end"]
    assert refused(table, 0, "rent-one 1 red 0")


@pytest.mark.rule("rent.colour", "pay.where")
@pytest.mark.parametrize("doublers", [0, 1, 2])
def test_everybody_pays_the_rent_for_themselves(doublers):
    """The whole rent each, not a share."""
    table = lay(
        4,
        hands=["rent-dark-blue-green double-rent double-rent"],
        banks=["", "1M", "3M 3M 3M", "4M 4M 4M 2M"],
        sets=[{"dark-blue": "dark-blue"}],
    )
    go_on(table, f"0 rent dark-blue {doublers}", "1 allow", "2 allow", "3 allow")
    assert bank(table, 0).startswith("1M")
    while set(table.waiting()) & {2, 3}:
        seat = table.waiting()[0]
        table.play(seat, [word for word in table.legal(seat) if word.startswith("give")][-1])  # the dearest

    paid = {0: ("3M 3M", "2M 4M 4M"), 1: ("3M", "2M 4M"), 2: ("", "2M")}[doublers]
    assert (bank(table, 2), bank(table, 3)) == paid
    assert sets(table, 0) == {"dark-blue": "dark-blue"}


@pytest.mark.rule("rent.colour", "rent.double")
def test_what_is_told_of_a_doubled_rent():
    """The rent card, each doubler, then the sum and the set."""
    table = lay(3, hands=["rent-pink-orange double-rent double-rent"], sets=[{"pink": "pink pink"}])
    events = table.play(0, "rent pink 2")

    assert told(events) == [
        ("played", "rent.colour"),
        ("played", "rent.double"),
        ("played", "rent.double"),
        ("charged", "rent.colour"),
    ]
    assert one_told(events, "charged").facts() == {"seat": 0, "amount": 8, "set": 2}
