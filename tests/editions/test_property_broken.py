"""A property edition that cannot be played: the file, the field, and what would be right."""

from __future__ import annotations

import re

import pytest

import gamenight as gn
from gamenight.editions.shelf import read_edition
from tests.editions.test_property import GOOD, TINY, folder_with


def without(start: str, end: str = "\n") -> str:
    """The stretch of the good file from one text to another, to be taken out."""
    first = GOOD.index(start)
    return GOOD[first : GOOD.index(end, first) + len(end)]


MAGIKARP = without('    { effect = "get", amount = 100, text = "Your Magikarp')
OAK = without("chance = [", "\n]\n")
GROUP = '{ id = "x", name = "X", colour = "#000000", symbol = "eye" }'
REST = '{ kind = "parking", name = "Free Parking" }'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        # The form
        ('family = "property"', 'family = "porperty"', "family: 'porperty' is no family of rules"),
        ("tokens =", "token =", "token: no such field; did you mean 'tokens'"),
        ('name = "GO"', 'nam = "GO"', r"spaces\[0\].nam: no such field; did you mean 'name'"),
        ('kind = "parking"', 'kind = "park"', r"spaces\[20\].kind: 'park' is none of "),
        ('"get", amount = 50', '"win", amount = 50', r"chance\[6\].effect: 'win' is none of "),
        ("price = 60", "price = 0", r"spaces\[1\].price: .* is out of bounds"),
        ("price = 60", "price = 99999999999999999999", r"spaces\[1\].price: "),
        ("price = 60", "price = '60'", r"spaces\[1\].price: .* is a text in quotes"),
        ("cash = 1500\n", "", "numbers.cash: missing; give a whole number"),
        ("pay_turns = 3", "pay_turns = 4", "numbers.pay_turns: .* is out of bounds"),
        ("rent_window = 1", "rent_window = 3", "numbers.rent_window: 3 is none of "),
        ('colour = "#8a5a3b"', 'colour = "brown"', r"groups\[0\].colour: .* does not fit; give "),
        ('symbol = "rock"', 'symbol = "stone"', r"groups\[0\].symbol: 'stone' is none of "),
        ('title = "Kanto"', 'title = ""', "names.title: it is empty; give a text of 1 to 40"),
        ("Geodude", r"Geo\u001bdude", r"spaces\[1\].name: .* cannot be printed"),
        # Spaces
        ('"go", name = "GO"', '"parking", name = "GO"', r"spaces\[0\].kind: the first space is the 'go'"),
        (REST, '{ kind = "go", name = "GO" }', r"spaces\[20\].kind: GO is the first space"),
        ('"jail", name = "Jail"', '"parking", name = "Jail"', "spaces: there is no 'jail'; give exactly one"),
        (REST, '{ kind = "jail", name = "J" }', r"spaces\[20\].kind: spaces\[10\] is the jail already"),
        (REST, REST + ",\n" + ",\n".join([REST] * 21), "spaces: 61 spaces; a board has 8 to 60"),
        (", house = 50, rents = [2,", ", rents = [2,", r"spaces\[1\].house: missing; a 'lot' needs one"),
        ('"Poké Ball", price = 200', '"Poké Ball"', r"spaces\[5\].price: missing; a 'station' needs one"),
        ('"Poké Ball", price', '"Poké Ball", house = 5, price', r"spaces\[5\].house: a 'station' has none"),
        ('"parking",', '"parking", amount = 5,', r"spaces\[20\].amount: a 'parking' has none; leave it out"),
        ("amount = 200, income", "income", r"spaces\[4\].amount: missing; a 'tax' needs one"),
        ("200, income = true", "200, percent = 20", r"spaces\[4\].percent: 20 is out of bounds; give 10"),
        ('"Onix"', '"Geodude"', r"spaces\[3\].name: spaces\[1\] is 'Geodude' already"),
        # Groups and lots
        ('group = "brown"', 'group = "brawn"', r"spaces\[1\].group: .* 'brawn'; did you mean 'brown'"),
        ('id = "pink"', 'id = "brown"', r"groups\[2\].id: 'brown' is groups\[0\].id already"),
        ("groups = [", f"groups = [{GROUP},", r"groups\[0\].id: no lot"),
        ("house = 50, rents = [4,", "house = 60, rents = [4,", r"spaces\[3\].house: 60, but .* has 50"),
        ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160]", r"spaces\[1\].rents: .* six numbers that rise"),
        ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 90, 250]", r"spaces\[1\].rents: .* give six numbers"),
        # Decks
        (OAK, "", r"chance: no cards, but spaces\[7\] draws from them; give 1 to 30"),
        (MAGIKARP, MAGIKARP * 16, "chest: 31 cards; a deck has 1 to 30"),
        ('"jail", text = "The', '"jail_free", text = "The', r"chest\[5\].effect: chest\[4\] is a 'jail"),
        (OAK, 'chance = [{ effect = "jail_free", text = "x" }]\n', "chance: only a 'jail_free'"),
        ("space = 24", "space = 40", r"chance\[1\].space: there is no space 40; they run from 0 to 39"),
        ("space = 24, ", "", r"chance\[1\].space: missing; a 'move_to' needs one"),
        ("steps = 3", "steps = 0", r"chance\[8\].steps: 0 steps; give 1 to 39"),
        ("steps = 3", "steps = 3, amount = 1", r"chance\[8\].amount: a 'move_back' has none"),
        ("house = 25, hotel = 100", "house = 25", r"chance\[10\].hotel: missing; a 'repairs' needs one"),
        ('kind = "utility", text', 'kind = "lot", text', r"chance\[3\].kind: 'lot' is none of "),
        (OAK, 'chance = [{ effect = "move_to", space = 22, text = "x" }]\n', "chance: every card leads"),
        # Numbers and the rest of the box
        ("[25, 50, 100, 200]", "[25, 50, 100]", "numbers.station_rents: 3 numbers, but the board has 4"),
        ("[25, 50, 100, 200]", "[25, 50, 100, 90]", "numbers.station_rents: .* give numbers that rise"),
        ("[4, 10]", "[4]", "numbers.utility_factors: 1 numbers, but the board has 2"),
        (', "Jigglypuff"', "", "tokens: 5 tokens; give at least 6"),
        (', "star", "moon"]', "]", "look.tokens: 4 drawings for 6 tokens; give one for each, or none"),
        ('"Eevee"', '"PIKACHU"', r"tokens\[4\]: 'PIKACHU' is tokens\[0\] already"),
        ('"¥{amount}"', '"¥"', r"words.money: '¥' does not .*; give the sign and \{amount\}"),
        ('"¥{amount}"', '"{amount}"', "words.money: "),
        ('"¥{amount}"', '"¥{amount}{x}"', "words.money: "),
        ("500, count = 2", "500, count = 1", "notes: they add up to 1000; numbers.cash is 1500"),
    ],
)  # fmt: skip
def test_a_broken_file_names_file_and_field(tmp_path, old, new, says):
    """What is wrong, where, and what would be right."""
    assert old in GOOD
    folder = folder_with(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(gn.BadEdition, match=says) as bad:
        read_edition(folder)

    assert all(line.startswith(f"{folder / 'edition.toml'}:") for line in str(bad.value).splitlines())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            '    { kind = "lot", name = "One"',
            '    { kind = "parking", name = "Rest" },\n    # ',
            "there is no 'lot'",
        ),
        ('    { kind = "parking", name = "Rest" },\n', "", "spaces: 7 spaces; a board has 8 to 60"),
        (
            'effect = "get", amount = 10',
            'effect = "move_nearest", kind = "station"',
            "the board has no 'station'",
        ),
        (
            'effect = "get", amount = 10',
            'effect = "move_to", space = 6',
            "chest: every card leads to another card",
        ),
    ],
)
def test_a_broken_tiny_board(tmp_path, old, new, says):
    """What a whole box would not show."""
    folder = folder_with(tmp_path, TINY.replace(old, new, 1))
    with pytest.raises(gn.BadEdition, match=says):
        read_edition(folder)


def test_all_problems_are_told_at_once(tmp_path):
    """A file with several mistakes is told a line for each."""
    text = (
        GOOD.replace('"Onix"', '"Geodude"')
        .replace("space = 24", "space = 99")
        .replace('"Eevee"', '"Pikachu"')
    )
    with pytest.raises(gn.BadEdition) as bad:
        read_edition(folder_with(tmp_path, text))

    assert len(str(bad.value).splitlines()) == 3


@pytest.mark.parametrize(
    ("chance", "chest", "is_endless"),
    [
        (["'move_to', space = 2"], ["'move_to', space = 7"], True),  # to and fro
        (["'move_to', space = 2"], ["'move_to', space = 7", "'jail'"], False),
        (["'move_to', space = 2"], ["'move_to', space = 7", "'jail_free'"], True),  # somebody may hold it
        (["'move_back', steps = 15"], ["'jail'"], False),  # from 22 to 7, and from there to 32
        (["'move_back', steps = 5"], ["'move_to', space = 7"], True),  # from 7 to 2 and back
        (["'move_back', steps = 5"], ["'move_to', space = 36"], False),  # from 36 to 31
        (["'move_nearest', kind = 'station'"], ["'move_to', space = 7"], False),
    ],
)
def test_cards_come_to_an_end(tmp_path, chance, chest, is_endless):
    """Decks that only lead to each other are refused."""
    text = re.sub(r"^(chance|chest) = \[.*?^\]\n", "", GOOD, flags=re.MULTILINE | re.DOTALL)
    for name, deck in (("chance", chance), ("chest", chest)):
        cards = ", ".join(f"{{ text = 'x', effect = {card} }}" for card in deck)
        text = f"{name} = [{cards}]\n{text}"
    folder = folder_with(tmp_path, text)
    if is_endless:
        with pytest.raises(gn.BadEdition, match="every card leads to another card"):
            read_edition(folder)
    else:
        assert read_edition(folder).id == "my-box"
