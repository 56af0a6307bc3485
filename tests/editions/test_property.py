"""Editions of the property game: both boxes as printed, and a broken file says what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF, edition_of, read_edition
from gamenight.games.property import board as printed
from gamenight.games.property.edition.reader import PropertyEdition
from tests.editions.naming import called

BOXES = ["kanto", "dog-lovers"]
GOOD = (SHELF / "kanto" / "edition.toml").read_text(encoding="utf-8")
TINY = """
family = "property"
tokens = ["a", "b", "c", "d", "e", "f"]
groups = [{ id = "station", name = "Red", colour = "#ff0000", symbol = "star" }]
spaces = [
    { kind = "go", name = "Go" },
    { kind = "lot", name = "One", group = "station", price = 50, house = 50, rents = [1, 2, 3, 4, 5, 6] },
    { kind = "parking", name = "Rest" },
    { kind = "parking", name = "Rest" },
    { kind = "jail", name = "Jail" },
    { kind = "utility", name = "Well", price = 75 },
    { kind = "chest", name = "Chest" },
    { kind = "go_to_jail", name = "Off" },
]
chest = [{ effect = "get", amount = 10, text = "Get 10." }]
""" + re.search(r"^\[names\].*", GOOD, re.MULTILINE | re.DOTALL)[0]  # type: ignore[index]
TINY = re.sub("station_rents = .*", "station_rents = []", TINY)
TINY = re.sub("utility_factors = .*", "utility_factors = [4]", TINY)


def box(name: str) -> PropertyEdition:
    """One of our boxes of the property game."""
    edition = edition_of(name)
    assert isinstance(edition, PropertyEdition)
    return edition


def folder_with(tmp_path: Path, text: str) -> Path:
    """An edition of one's own."""
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "edition.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", BOXES)
def test_deeds_add_up(name):
    """Prices, mortgages, rents by column, and what full development costs."""
    deeds = box(name).printed.deeds
    lots = [space for space in deeds if space.kind == printed.LOT]
    rents = [sum(int(lot.rents[column]) for lot in lots) for column in range(6)]

    assert (len(deeds), len(lots)) == (28, 22)
    assert sum(lot.price for lot in lots) == 4590
    assert sum(deed.price for deed in deeds) == 5690
    assert sum(deed.mortgage for deed in deeds) == 2845
    assert rents == [391, 1915, 5620, 14110, 18030, 21850]
    assert sum(5 * lot.house for lot in lots) == 13750
    assert {int(deed.price) for deed in deeds if deed.kind == printed.STATION} == {200}
    assert {int(deed.price) for deed in deeds if deed.kind == printed.UTILITY} == {150}


@pytest.mark.parametrize("name", BOXES)
def test_spaces_lie_where_the_board_has_them(name):
    """Corners, decks, taxes, stations, utilities, and eight groups of two or three."""
    spaces = box(name).printed.spaces
    places = {
        kind: [int(space.index) for space in spaces if space.kind == kind]
        for kind in range(printed.GO_TO_JAIL + 1)
    }
    sizes = [int(group.size) for group in box(name).printed.groups]

    assert places.pop(printed.LOT)
    assert places == {
        printed.GO: [0],
        printed.STATION: [5, 15, 25, 35],
        printed.UTILITY: [12, 28],
        printed.CHEST: [2, 17, 33],
        printed.CHANCE: [7, 22, 36],
        printed.TAX: [4, 38],
        printed.JAIL: [10],
        printed.PARKING: [20],
        printed.GO_TO_JAIL: [30],
    }
    assert sizes == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]


@pytest.mark.parametrize(("name", "chest"), [("kanto", 405), ("dog-lovers", 300)])
def test_decks_add_up(name, chest):
    """Sixteen cards each, one jail_free each, and the money that they bring."""
    decks = box(name).printed.decks
    sums = [
        sum(card.number for card in deck if card.effect == printed.GET)
        - sum(card.number for card in deck if card.effect == printed.PAY)
        for deck in decks
    ]

    assert [len(deck) for deck in decks] == [16, 16]
    assert sums == [185, chest]
    assert [sum(card.effect == printed.JAIL_FREE for card in deck) for deck in decks] == [1, 1]


def test_decks_are_the_same_but_for_three_cards():
    """The chance deck is alike in both; of the chest three cards differ."""
    kanto, dogs = (box(name).printed.decks for name in BOXES)
    first, second = (
        [[(card.effect, card.number, card.other) for card in deck] for deck in one] for one in (kanto, dogs)
    )

    assert first[0] == second[0]
    assert [place for place in range(16) if first[1][place] != second[1][place]] == [3, 6, 11]
    assert [(int(dogs[1][place].number), int(kanto[1][place].number)) for place in (3, 6, 11)] == [
        (45, 50), (50, 10), (150, 50),
    ]  # fmt: skip


@pytest.mark.parametrize("name", BOXES)
def test_cards_say_what_they_do(name):
    """Every sum is in the text, with the box's sign, and so is the salary where a card passes GO by name."""
    form, sign = box(name).form, box(name).words()["sign"]
    for _, deck in form.decks():
        for card in deck:
            told = {int(found) for found in re.findall(rf"{re.escape(sign)}(\d+)", card.text)}
            done = {found for found in (card.amount, card.house, card.hotel) if found is not None}
            assert told - {200} == done - {200}, card.text
            assert (200 in told) <= (card.effect == "move_to" or card.amount == 200), card.text
            assert len(re.findall(r"(?<![\d$¥])\d", card.text)) == 0, card.text


@pytest.mark.parametrize(
    ("name", "differs"),
    [("kanto", (1, 3, True, False, False, True)), ("dog-lovers", (2, 2, False, True, True, False))],
)
def test_numbers(name, differs):
    """What both print, and the points in which their rulebooks differ."""
    numbers = box(name).printed.numbers
    start = sum(note.value * note.count for note in box(name).form.notes)

    assert (numbers.cash, numbers.salary, numbers.fine, numbers.houses, numbers.hotels) == (
        1500,
        200,
        50,
        32,
        12,
    )
    assert list(numbers.station_rents) == [25, 50, 100, 200]
    assert list(numbers.utility_factors) == [4, 10]
    assert (
        numbers.rent_window,
        numbers.pay_turns,
        numbers.throws_for_utility,
        numbers.doubles_beside_mortgage,
        numbers.sells_hotels_at_once,
        numbers.mortgages_estate,
    ) == differs
    assert start == numbers.cash


@pytest.mark.parametrize(
    ("name", "taxes"), [("kanto", [(200, 0), (100, 0)]), ("dog-lovers", [(200, 10), (75, 0)])]
)
def test_taxes(name, taxes):
    """Only the vet takes a tenth instead."""
    spaces = box(name).printed.spaces

    assert [(int(spaces[place].amount), int(spaces[place].percent)) for place in (4, 38)] == taxes


def test_the_note_says_what_is_invented():
    """Both say that they are unofficial; the breeds are our choice."""
    assert all(box(name).note.startswith("Unofficial.") for name in BOXES)
    assert "our own choice" in box("dog-lovers").note


@pytest.mark.parametrize(
    ("field", "value", "kanto", "dogs"),
    [
        ("space", 1, "Geodude", "Pembroke Welsh Corgi"),
        ("from", 39, "Nidoking", "Labrador Retriever"),
        ("to", 4, "Your Rival Attacks", "Vet Service"),
        ("space", 40, None, None),
        ("amount", 200, "¥200", "$200"),
        ("has", 0, "¥0", "$0"),
        ("least", 1, "¥1", "$1"),
        ("amount", -5, "-¥5", "-$5"),
        ("deck", 0, "Professor Oak", "Dog Toys"),
        ("deck", 1, "Trainer Battle", "Dog Treats"),
        ("card", 6, "Tauros wins you a race. Collect ¥50.", "You dig up a chewed purse. Collect $50."),
        (
            "card",
            115,
            "Your Magikarp evolves. Collect ¥100.",
            "An old aunt leaves you her basket. Collect $100.",
        ),
        ("piece", 0, "Poké Mart", "Dog House"),
        ("piece", 1, "Pokémon Center", "Kennel"),
        ("height", 0, "no Poké Marts", "no Dog Houses"),
        ("height", 1, "1 Poké Mart", "1 Dog House"),
        ("height", 4, "4 Poké Marts", "4 Dog Houses"),
        ("height", 5, "a Pokémon Center", "a Kennel"),
        ("percent", 0, "the flat amount", "the flat amount"),
        ("percent", 10, "10%", "10%"),
        ("total", 7, None, None),
        ("count", 7, None, None),
        ("pieces", 2, None, None),
    ],
)
def test_names(field, value, kanto, dogs):
    """What each box calls a number."""
    assert [called(box(name), field, value) for name in BOXES] == [kanto, dogs]


def test_the_board_is_a_ring():
    """As a page draws it: every space's group is one of the groups, with its colour."""
    board = msgspec.to_builtins(box("kanto").board())
    spaces, groups = board["spaces"], board["groups"]
    assert isinstance(spaces, list)
    assert isinstance(groups, list)

    assert (board["shape"], board["sign"], len(spaces)) == ("ring", "¥", 40)
    assert [group["name"] for group in groups][:3] == ["Brock", "Misty", "Lt. Surge"]
    assert [group["kind"] for group in groups][-2:] == ["station", "utility"]
    assert spaces[39] == {
        "number": 39, "name": "Nidoking", "kind": "lot", "group": 7, "colour": groups[7]["colour"],
        "price": 400, "mortgage": 200, "house": 200, "rents": [50, 200, 600, 1400, 1700, 2000],
        "amount": None, "percent": None, "text": "", "leads_to": None, "shows": None,
    }  # fmt: skip
    assert (spaces[5]["group"], spaces[12]["group"], spaces[0]["group"]) == (8, 9, None)
    assert board["decks"] == ["Professor Oak", "Trainer Battle"]


def test_a_look_is_for_showing_only(tmp_path):
    """Without one the board is shown as any board; with one it is the same game, and colours are colours."""
    kanto = box("kanto")
    plain = re.sub(r"^\[look\].*?(?=^\[)", "", GOOD, flags=re.MULTILINE | re.DOTALL)
    look = kanto.board().look

    assert (look.ground, look.texture, look.pictures) == ("#1f5a3c", "felt", "creatures")
    assert box("dog-lovers").board().look.trail == "paws"
    bare = read_edition(folder_with(tmp_path, plain))
    assert isinstance(bare, PropertyEdition)
    assert (msgspec.to_builtins(bare.board().look), bare.content) == ({}, kanto.content)
    broken = tmp_path / "broken"
    broken.mkdir()
    with pytest.raises(gn.BadEdition, match="look"):
        read_edition(folder_with(broken, GOOD.replace('"#1f5a3c"', '"grass"')))


def test_words_fill_texts():
    """The box's words for what every box has."""
    words = box("dog-lovers").words()

    assert (words["house"], words["hotels"], words["stations"], words["sign"]) == (
        "Dog House",
        "Kennels",
        "tricks",
        "$",
    )
    assert edition_of("garden-path").words() == {}


def test_seats_take_the_tokens_they_are_named_after():
    """In any letters; the others take what is left, in order."""
    edition = box("kanto")
    terms = edition.terms(["Ann", "eevee", "PIKACHU", "Eevee"], edition.agree({}))

    assert terms.tokens == [1, 4, 0, 2]  # type: ignore[attr-defined]


def test_seats_have_the_tokens_that_the_table_gave_them():
    """What was agreed comes before a name; an empty wish takes what is left."""
    edition = box("kanto")
    agreed = edition.agree({"tokens": ["", "Eevee", "Squirtle", ""]})
    terms = edition.terms(["Ann", "Bob", "Pikachu", "Eevee"], agreed)

    assert terms.tokens == [0, 4, 3, 1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("tokens", "why"),
    [
        (["Eve", ""], "the box has no 'Eve'; it has Pikachu, Bulbasaur"),
        (["Eevee", "Eevee"], "two seats cannot both have 'Eevee'"),
        (["Eevee"], "1 tokens for 2 seats; give one, or '', for each seat"),
        ("Eevee", "'Eevee' is not a list with a token, or '', for each seat"),
        ([1, 2], "is not a list with a token"),
    ],
)
def test_a_wish_for_tokens_that_cannot_be(tokens, why):
    """It names what is wrong, and what would be right."""
    edition = box("kanto")
    with pytest.raises(gn.BadSetup, match=re.escape(why)):
        edition.terms(["Ann", "Bob"], edition.agree({"tokens": tokens}))


def test_content_is_what_the_rules_use(tmp_path):
    """Other names are the same game, another number is not."""
    named = GOOD.replace("Geodude", "Rocky").replace("Collect ¥", "Take ¥").replace('"Brock"', '"Rock"')
    first = read_edition(folder_with(tmp_path, named))
    (tmp_path / "other").mkdir()
    second = read_edition(folder_with(tmp_path / "other", GOOD.replace("price = 60", "price = 62", 1)))

    assert first.content == box("kanto").content
    assert second.content != box("kanto").content
    assert box("dog-lovers").content != box("kanto").content


def test_a_tiny_board(tmp_path):
    """Eight spaces, one lot, no stations; a group may even be called station."""
    edition = read_edition(folder_with(tmp_path, TINY))
    assert isinstance(edition, PropertyEdition)

    assert [(int(group.kind), int(group.size)) for group in edition.printed.groups] == [
        (printed.LOT, 1), (printed.UTILITY, 1),
    ]  # fmt: skip
    assert gn.open(tmp_path / "my-box", ["x", "y"]).waiting()


@pytest.mark.rule("rent.double", "build.group")
def test_a_group_of_one_deed_is_nothing_to_complete(tmp_path):
    """Whoever has it is not said to have a whole group, and a trade of it completes none."""
    table = gn.open(folder_with(tmp_path, TINY), ["x", "y"], position={"deeds": [[1], []]})
    table.play(0, "offer 1 give:1,get:10")
    view: Any = table.view()["table"]

    assert [player["near"] for player in view["players"]] == [[], []]
    assert view["offers"][0]["effects"] == []
