"""Editions of the card game: the pack as printed, and what the box calls things."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF, edition_of, read_edition
from gamenight.games.deal import pack as printed
from gamenight.games.deal.edition.reader import DealEdition
from gamenight.games.deal.terms import DealTerms
from tests.editions.naming import called

GOOD = (SHELF / "deal" / "edition.toml").read_text(encoding="utf-8")
COLOURS = [
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "railroad", "utility",
]  # fmt: skip
TINY = """
family = "deal"
colours = [
    { id = "a", name = "a", hue = "#aa0000", symbol = "star", rents = [1, 2] },
    { id = "b", name = "b", hue = "#00aa00", symbol = "moon", rents = [1, 2] },
    { id = "c", name = "c", hue = "#0000aa", symbol = "sun", rents = [1, 2], is_built = false },
]
money = [{ value = 5, count = 4 }, { value = 1, count = 20 }]
properties = [
    { colour = "c", name = "C", count = 2, value = 1 },
    { colour = "a", name = "A", count = 2, value = 1 },
    { colour = "b", name = "B", count = 2, value = 1 },
]
wilds = [{ name = "Any", count = 1, value = 0 }, { colours = ["b", "a"], name = "BA", count = 1, value = 1 }]
rents = []
actions = []
""" + re.search(r"^\[names\].*", GOOD, re.MULTILINE | re.DOTALL)[0]  # type: ignore[index]


def box() -> DealEdition:
    """Our box of the card game."""
    edition = edition_of("deal")
    assert isinstance(edition, DealEdition)
    return edition


def kinds(what: int) -> list[printed.Kind]:
    """The kinds of one sort."""
    return [kind for kind in box().pack.kinds if kind.what == what]


def folder_with(tmp_path: Path, text: str) -> Path:
    """An edition of one's own."""
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "edition.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("what", "cards", "value"),
    [
        (printed.MONEY, 20, 57),
        (printed.PLAIN, 28, 67),
        (printed.WILD, 11, 25),
        (printed.RENT, 13, 19),
        (printed.ACTION, 34, 84),
    ],
)
def test_cards_add_up(what, cards, value):
    """There are as many of each as the rulebook lists, worth what it says."""
    assert sum(kind.count for kind in kinds(what)) == cards
    assert sum(kind.count * kind.value for kind in kinds(what)) == value


def test_the_pack_adds_up():
    """The pack has 106 cards, worth 252."""
    every = box().pack.kinds

    assert sum(kind.count for kind in every) == 106
    assert sum(kind.count * kind.value for kind in every) == 252
    assert [int(kind.index) for kind in every] == list(range(40))
    assert [int(kind.what) for kind in every] == sorted(int(kind.what) for kind in every)
    assert len({kind.word for kind in every}) == 40


def test_colours():
    """Set sizes, rents, values, and where nothing is built."""
    colours = box().pack.colours
    plain = [box().pack.kinds[kind] for kind in box().pack.plain]

    assert [colour.word for colour in colours] == COLOURS
    assert [int(colour.size) for colour in colours] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert [list(colour.rents) for colour in colours] == [
        [1, 2], [1, 2, 3], [1, 2, 4], [1, 3, 5], [2, 3, 6], [2, 4, 6], [2, 4, 7], [3, 8],
        [1, 2, 3, 4], [1, 2],
    ]  # fmt: skip
    assert [int(kind.count) for kind in plain] == [int(colour.size) for colour in colours]
    assert [int(kind.value) for kind in plain] == [1, 1, 2, 2, 3, 3, 4, 4, 2, 2]
    assert [colour.word for colour in colours if not colour.is_built] == ["railroad", "utility"]


def test_money():
    """The notes stand from low to high."""
    assert [(int(kind.value), int(kind.count)) for kind in kinds(printed.MONEY)] == [
        (1, 6), (2, 5), (3, 3), (4, 3), (5, 2), (10, 1),
    ]  # fmt: skip


def test_wilds():
    """Seven of two colours, one of all; their parts are 1 to 8 in that order."""
    wilds = kinds(printed.WILD)

    assert [(kind.word, int(kind.count), int(kind.value)) for kind in wilds] == [
        ("light-blue-brown", 1, 1),
        ("light-blue-railroad", 1, 4),
        ("pink-orange", 2, 2),
        ("red-yellow", 2, 3),
        ("dark-blue-green", 1, 4),
        ("green-railroad", 1, 4),
        ("railroad-utility", 1, 2),
        ("any", 2, 0),
    ]
    assert [kind.colours for kind in wilds] == [
        [0, 1], [1, 8], [2, 3], [4, 5], [6, 7], [6, 8], [8, 9], list(range(10)),
    ]  # fmt: skip
    assert [int(kind.part) for kind in wilds] == list(range(1, 9))
    assert list(box().pack.wilds) == [int(kind.index) for kind in wilds]
    assert [kind.word for kind in wilds if kind.is_any] == ["any"]


def test_rents():
    """Five of two colours, one of all."""
    assert [
        (kind.word, int(kind.count), int(kind.value), len(kind.colours)) for kind in kinds(printed.RENT)
    ] == [
        ("rent-light-blue-brown", 2, 1, 2),
        ("rent-pink-orange", 2, 1, 2),
        ("rent-red-yellow", 2, 1, 2),
        ("rent-dark-blue-green", 2, 1, 2),
        ("rent-railroad-utility", 2, 1, 2),
        ("rent-any", 3, 3, 10),
    ]


@pytest.mark.parametrize(
    ("action", "name", "count", "value"),
    [
        (printed.DEAL_BREAKER, "Deal Breaker", 2, 5),
        (printed.FORCED_DEAL, "Forced Deal", 3, 3),
        (printed.SLY_DEAL, "Sly Deal", 3, 3),
        (printed.JUST_SAY_NO, "Just Say No", 3, 4),
        (printed.DEBT_COLLECTOR, "Debt Collector", 3, 3),
        (printed.BIRTHDAY, "It's My Birthday", 3, 2),
        (printed.DOUBLE_RENT, "Double the Rent", 2, 1),
        (printed.HOUSE, "House", 3, 3),
        (printed.HOTEL, "Hotel", 2, 4),
        (printed.PASS_GO, "Pass Go", 10, 1),
    ],
)
def test_actions(action, name, count, value):
    """Each action card is known by what it does."""
    kind = box().pack.kinds[box().pack.acts[action]]

    assert (box().name("kind", int(kind.index)), int(kind.count), int(kind.value)) == (name, count, value)


def test_numbers():
    """All that the box orders in numbers."""
    numbers = box().pack.numbers

    assert (numbers.hand, numbers.draw, numbers.draw_empty, numbers.plays) == (5, 2, 5, 3)
    assert (numbers.most_in_hand, numbers.sets_to_win, numbers.pass_go) == (7, 3, 2)
    assert (numbers.birthday, numbers.debt, numbers.house_rent, numbers.hotel_rent) == (2, 5, 3, 4)


def test_cards_say_what_they_do():
    """Every sum is in the text as the box writes money."""
    texts = {kind.word: kind.text for kind in box().kinds}
    numbers = box().form.numbers
    sums = {
        "debt-collector": numbers.debt,
        "birthday": numbers.birthday,
        "house": numbers.house_rent,
        "hotel": numbers.hotel_rent,
    }

    for word, text in texts.items():
        assert re.findall(r"\d+M?", text) == ([f"{sums[word]}M"] if word in sums else []), word
    assert all(texts[kind.word] for kind in box().kinds if kind.what in {printed.RENT, printed.ACTION})


@pytest.mark.rule("setup.deck", "packs.two")
@pytest.mark.parametrize(
    ("seats", "packs"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 2)]
)
def test_packs(seats, packs):
    """One for up to five players, two for more; all other numbers stay."""
    names = [f"seat {seat}" for seat in range(seats)]
    terms = box().terms(names, box().agree({}))

    assert isinstance(terms, DealTerms)
    assert (terms.seats, terms.packs) == (seats, packs)
    assert terms.pack is box().pack


@pytest.mark.parametrize("seats", [1, 11])
def test_seats(seats):
    """Two to ten can play."""
    assert box().seats == (2, 10)
    with pytest.raises(gn.BadSetup):
        gn.open("deal", [f"seat {seat}" for seat in range(seats)])


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("kind", 0, "1M"),
        ("kind", 5, "10M"),
        ("kind", 6, "Brown Property"),
        ("kind", 14, "Railroad"),
        ("kind", 23, "Any-Colour Wildcard"),
        ("kind", 29, "Any Rent"),
        ("mine", 32, "Sly Deal"),
        ("kind", 39, "Pass Go"),
        ("kind", 40, None),
        ("kind", -1, None),
        ("colour", 0, "brown"),
        ("colour", 9, "utility"),
        ("colour", 10, None),
        ("set", 0, ("set_1", "brown", "")),
        ("set", 17, ("set_2", "dark blue", "")),
        ("set", 48, ("set_5", "railroad", "")),
        ("set", 50, None),
        ("set", 500, None),
        ("card", 4, "5M"),
        ("card", 999, None),
        ("card", 1000, "Brown Property"),
        ("card", 1000 + 16 * 4 + 4, ("card_1", "red", "Red/Yellow Wildcard")),
        ("card", 1000 + 16 * 15 + 8, ("card_2", "yellow", "Any-Colour Wildcard")),
        ("card", 1000 + 16 * 10, ("card_2", "brown", "Brown Property")),
        ("card", 1000 + 16 * 6 + 14, ("building_1", "green", "House")),
        ("card", 1000 + 16 * 6 + 15, ("building_1", "green", "Hotel")),
        ("card", 1000 + 16 * 6 + 9, None),
        ("card", 1000 + 16 * 50, None),
        ("mine", 1000 + 16 * 2, "Pink Property"),
        ("amount", 3, "3M"),
        ("least", 0, "0M"),
        ("doublers", 0, "plain"),
        ("doublers", 2, "fourfold"),
        ("doublers", 3, "8-fold"),
        ("count", 2, None),
        ("sets", 2, None),
    ],
)
def test_names(field, value, name):
    """What the box calls a number; a set and what lies in it by a phrase of the language."""
    phrase = box().phrase(field, value)
    if phrase is not None and "colour" in phrase[1]:
        assert (phrase[0], phrase[1]["colour"], phrase[1]["card"]) == name
    else:
        assert called(box(), field, value) == name


def test_there_is_no_board():
    """A page draws the colours and the cards instead."""
    board = msgspec.to_builtins(box().board())
    colours, cards = board["colours"], board["kinds"]
    assert isinstance(colours, list)
    assert isinstance(cards, list)

    assert (board["shape"], board["spaces"], len(colours), len(cards)) == ("none", [], 10, 40)
    assert colours[7] == {
        "colour": 7, "id": "dark-blue", "name": "dark blue", "hue": "#2a5caa", "symbol": "drop",
        "rents": [3, 8], "size": 2, "is_built": True,
    }  # fmt: skip
    assert cards[18] == {
        "kind": 18, "word": "pink-orange", "name": "Pink/Orange Wildcard", "what": "wild", "value": 2,
        "count": 2, "colours": [2, 3], "does": None, "text": "", "places": [],
    }  # fmt: skip
    assert (cards[32]["what"], cards[32]["does"], cards[32]["colours"]) == ("action", "sly_deal", [])
    assert [len(card["places"]) for card in cards if card["what"] == "property"] == [
        card["count"] for card in cards if card["what"] == "property"
    ]
    assert len({colour["symbol"] for colour in colours}) == len({colour["hue"] for colour in colours}) == 10


def test_words_fill_texts():
    """The names of its cards, and its money."""
    words = box().words()

    assert (words["sly_deal"], words["birthday"]) == ("Sly Deal", "It's My Birthday")
    assert (words["debt_sum"], words["birthday_sum"]) == ("5M", "2M")


def test_the_note_says_what_is_invented():
    """The box is unofficial, and told in our own words."""
    assert box().note.startswith("Unofficial.")
    assert "of our own" in box().note


def test_content_is_what_the_rules_use(tmp_path):
    """Other names are the same game, another number is not."""
    named = GOOD.replace('"Sly Deal"', '"Fox"').replace("Draw two", "Take two").replace("Mud Lane", "Mud")
    named = named.replace('"{amount}M"', '"${amount}"').replace("#8a5a3b", "#8a5a3c")
    first = read_edition(folder_with(tmp_path, named))
    (tmp_path / "other").mkdir()
    second = read_edition(folder_with(tmp_path / "other", GOOD.replace("[3, 8]", "[3, 9]")))

    assert first.content == box().content
    assert second.content != box().content
    assert first.name("amount", 3) == "$3"
    assert first.words()["sly_deal"] == "Fox"


def test_a_tiny_pack(tmp_path):
    """Three colours, and nothing to do; whatever its order in the file, the kinds are in theirs."""
    edition = read_edition(folder_with(tmp_path, TINY))
    assert isinstance(edition, DealEdition)

    assert [kind.word for kind in edition.pack.kinds] == ["1M", "5M", "a", "b", "c", "b-a", "any"]
    assert [int(kind.part) for kind in edition.pack.kinds] == [0, 0, 0, 0, 0, 1, 2]
    assert edition.name("card", 1000 + 14) is None
    assert set(edition.words()) == {"debt_sum", "birthday_sum"}
    assert gn.open(tmp_path / "my-box", ["x", "y"]).waiting()


@pytest.mark.rule("rent.colour")
def test_a_colour_of_two_rent_cards_is_charged_for_once(tmp_path):
    """A box of one's own may print red on two rent cards; whoever holds both chooses the set, once."""
    text = GOOD.replace(
        'colours = ["pink", "orange"], count = 2, value = 1',
        'colours = ["pink", "red"], count = 2, value = 1',
    )
    assert text != GOOD
    sets = [{"set": "red", "cards": ["red"]}, {"set": "pink", "cards": ["pink"]}]
    position = {"hands": [["rent-red-yellow", "rent-pink-red"]], "sets": [sets]}
    table = gn.open(folder_with(tmp_path, text), ["Ann", "Bob"], position=position)
    rents = [word for word in table.legal(0) if word.startswith("rent ")]

    assert sorted(rents) == ["rent pink 0", "rent red 0"]
