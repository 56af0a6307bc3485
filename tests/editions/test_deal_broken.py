"""An edition of the card game that cannot be played: the file, the field, and what would be right."""

from __future__ import annotations

import re

import pytest

import gamenight as gn
from gamenight.editions.shelf import read_edition
from tests.editions.test_deal import GOOD, TINY, folder_with


def line(start: str) -> str:
    """A line of the good file, by its start."""
    found = re.search(rf"^ *{re.escape(start)}.*\n", GOOD, re.MULTILINE)
    assert found is not None
    return found[0]


BROWN = line('{ colour = "brown"')
UTILITY = line('{ colour = "utility"')
HOUSE = line('{ does = "house"')
NOTES = ", ".join(f"{{ value = {value}, count = 1 }}" for value in range(2, 100))
MANY = "".join(
    f'{{ id = "x{letter}", name = "x{letter}", hue = "#000000", symbol = "eye", rents = [1] }},'
    for letter in "abcdefgh"
)
DOUBLER = 'actions = [{ does = "double_rent", name = "Double", count = 2, value = 1 }]'
DEAR = {
    "[1, 2] }": "[1, 99] }",
    "house_rent = 3": "house_rent = 99",
    "hotel_rent = 4": "hotel_rent = 99",
    "actions = []": DOUBLER,
}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        # The form
        ('family = "deal"', 'family = "dael"', "family: 'dael' is no family of rules"),
        ("money = [", "mony = [", "mony: no such field; did you mean 'money'"),
        ("[3, 8]", "[3, 800]", r"colours\[7\].rents\[1\]: .* is out of bounds"),
        ("rents = [3, 8]", "rents = []", r"colours\[7\].rents: 0 of them; give a list of 1 to 8"),
        ('hue = "#8a5a3b"', 'hue = "brown"', r"colours\[0\].hue: .* does not fit; give "),
        ('symbol = "rock"', 'symbol = "stone"', r"colours\[0\].symbol: 'stone' is none of "),
        ('id = "brown"', 'id = "Brown 1"', r"colours\[0\].id: .* does not fit; give "),
        ('does = "sly_deal"', 'does = "sly"', r"actions\[2\].does: 'sly' is none of "),
        ("count = 10", "count = 0", r"actions\[9\].count: .* is out of bounds"),
        ('"railroad", count = 4', '"railroad", count = 8', r"properties\[8\].count: .* is out of bounds"),
        ("plays = 3", "plays = 0", "numbers.plays: .* is out of bounds"),
        ("hand = 5 #", "# ", "numbers.hand: missing; give a whole number"),
        ('title = "Deal"', 'title = ""', "names.title: it is empty; give a text of 1 to 40"),
        ("Mud Lane", r"Mud\u001bLane", r"properties\[0\].places\[1\]: .* cannot be printed"),
        # Money
        ('"{amount}M"', '"M"', r"words.money: 'M' does not .*; give the sign and \{amount\}"),
        ('"{amount}M"', '"{amount}"', "words.money: "),
        ("{ value = 2, count = 5 }", "{ value = 1, count = 5 }", r"money\[1\].value: '1' is money\[0\]"),
        # Colours and properties
        ('id = "pink"', 'id = "brown"', r"colours\[2\].id: 'brown' is colours\[0\].id already"),
        ('name = "pink"', 'name = "Brown"', r"colours\[2\].name: 'Brown' is colours\[0\].name already"),
        ('id = "pink"', 'id = "bank"', r"colours\[2\].id: 'bank' means something else"),
        ("[1, 2, 4]", "[1, 2, 2]", r"colours\[2\].rents: .* give numbers that rise"),
        ("sets_to_win = 3", "sets_to_win = 11", "numbers.sets_to_win: 11, but there are 10 colours"),
        (UTILITY, "", "properties: none is 'utility'; give one line for each colour"),
        (UTILITY, UTILITY * 2, r"properties\[10\].colour: 'utility' is properties\[9\].colour already"),
        ('colour = "pink"', 'colour = "pnik"', r"properties\[2\].colour: .* did you mean 'pink'"),
        (', "Mud Lane"', "", r"properties\[0\].places: 1 places for 2 cards; give each its own, or none"),
        ('"Pink Property"', '"Brown Property"', r"properties\[2\].name: .* is properties\[0\].name already"),
        # Wildcards and rents
        ('["red", "yellow"]', '["red", "gold"]', r"wilds\[3\].colours\[1\]: there is no colour 'gold'"),
        ('["red", "yellow"]', '["red", "red"]', r"wilds\[3\].colours\[1\]: 'red' is wilds\[3\].colours\[0\]"),
        ('["red", "yellow"]', '["red"]', r"wilds\[3\].colours: 1 colours; give two to 9, or leave them out"),
        ('["red", "yellow"]', '["orange", "pink"]', r"wilds\[3\].colours: wilds\[2\] has the same already"),
        ('["red", "yellow"], count = 2, value = 3', "[], count = 2, value = 3", r"wilds\[3\].colours: 0 col"),
        ('colours = ["red", "yellow"], ', "", r"wilds\[3\].value: 3; a wildcard of any colour has"),
        ("count = 1, value = 1, name", "count = 1, value = 0, name", r"wilds\[0\].value: 0; only a wildcard"),
        ('["pink", "orange"], count = 2, value = 1', '["pink", "orange", "red"], count = 2, value = 1',
         r"rents\[1\].colours: 3 colours; give two, or leave them out for any"),
        ("wilds = [", 'wilds = [{ colours = ["pink", "red"], name = "PR", count = 1, value = 1 },',
         "wilds: 9 kinds of wildcards; a pack has 8 at most"),
        # Actions
        ('does = "sly_deal"', 'does = "pass_go"', r"actions\[9\].does: 'pass_go' is actions\[2\].does"),
        (HOUSE, "", r"actions\[7\].does: a 'hotel' stands beside a house; give a 'house' too"),
        ('"hotel", count = 2, value = 4', '"hotel", count = 2, value = 3', r"actions\[8\].value: 3; a hotel"),
        # The pack as a whole
        (BROWN, '    { colour = "brown", count = 3, value = 1, name = "Brown Property" },\n',
         r"colours\[0\]: 6 cards can be 'brown', .* with 2 to a set at most 5 find a place"),
    ],
)  # fmt: skip
def test_a_broken_file_names_file_and_field(tmp_path, old, new, says):
    """What is wrong, where, and what would be right."""
    assert old in GOOD
    folder = folder_with(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(gn.BadEdition, match=says) as bad:
        read_edition(folder)

    assert all(told.startswith(f"{folder / 'edition.toml'}:") for told in str(bad.value).splitlines())


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"hand = 5": "hand = 7"}, "numbers.hand: 7, but the pack has 32 cards; it must do for 5 players"),
        (
            {"{ value = 5, count = 4 }": NOTES},
            "actions: 104 kinds of cards in all; a pack has 64 at most",
        ),
        (DEAR, "numbers.plays: the highest rent would come to 1188; it may be 999 at most"),
        (
            {'id = "c"': 'id = "b-a"', '"c", name': '"b-a", name'},
            r"wilds\[1\]: .* 'b-a', like properties\[0\]",
        ),
        ({'    { id = "c"': '    # { id = "c"'}, "colours: 2 colours; a pack has 3 to 10"),
        ({"colours = [": f"colours = [{MANY}"}, "colours: 11 colours; a pack has 3 to 10"),
    ],
)
def test_a_broken_tiny_pack(tmp_path, changes, says):
    """What a whole box would not show."""
    text = TINY
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(gn.BadEdition, match=says):
        read_edition(folder_with(tmp_path, text))


def test_all_problems_are_told_at_once(tmp_path):
    """A file with several mistakes is told a line for each."""
    text = (
        GOOD.replace('"Sly Deal"', '"Pass Go"')
        .replace("[1, 2, 4]", "[4, 2, 1]")
        .replace('"{amount}M"', '"{amount}"')
    )
    with pytest.raises(gn.BadEdition) as bad:
        read_edition(folder_with(tmp_path, text))

    assert len(str(bad.value).splitlines()) == 3
