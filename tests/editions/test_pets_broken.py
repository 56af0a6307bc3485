"""An edition of the team game that cannot be played: the file, the field, and what would be right."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.shelf import read_edition
from tests.editions.test_pets import GOOD, TINY, folder_with


def without(start: str, end: str = "\n") -> str:
    """The stretch of the good file from one text to another, to be taken out."""
    first = GOOD.index(start)
    return GOOD[first : GOOD.index(end, first) + len(end)]


SQUIRREL = without('    { effect = "zoom", text = "A squirrel')
CATS = without("cat = [", "\n]\n")
DOGS = without("dog = [", "\n]\n")
SET = '{ id = "x", name = "X", colour = "#000000", symbol = "eye" }'
REST = '{ kind = "parking", name = "Free Parking" }'
POUT = 'price = 100, tribute = 100, set_tribute = 200 },\n    { kind = "chance"'
ROUND = 'dog = [{ effect = "move_to", space = 2, text = "x" }, { effect = "jail_free", text = "y" }]\n'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        # The form
        ('family = "pets"', 'family = "pest"', "family: 'pest' is no family of rules"),
        ("tokens =", "token =", "token: no such field; did you mean 'tokens'"),
        ('name = "GO"', 'nam = "GO"', r"spaces\[0\].nam: no such field; did you mean 'name'"),
        ('kind = "parking"', 'kind = "park"', r"spaces\[14\].kind: 'park' is none of "),
        ('"get", amount = 100', '"win", amount = 100', r"cat\[3\].effect: 'win' is none of "),
        ("price = 100", "price = 0", r"spaces\[1\].price: .* is out of bounds"),
        ("price = 100", "price = 100001", r"spaces\[1\].price: .* is out of bounds"),
        ("price = 100", "price = '100'", r"spaces\[1\].price: .* is a text in quotes"),
        ("cash = 2000 # for each team\n", "", "numbers.cash: missing; give a whole number"),
        ("jail_turns = 3", "jail_turns = 0", "numbers.jail_turns: .* is out of bounds"),
        ('colour = "#8d5a34"', 'colour = "brown"', r"sets\[0\].colour: .* does not fit; give "),
        ('symbol = "bowl"', 'symbol = "dish"', r"sets\[0\].symbol: 'dish' is none of "),
        ('title = "Cats vs. Dogs"', 'title = ""', "names.title: it is empty; give a text of 1 to 40"),
        ("Best Pout", r"Best\u001bPout", r"spaces\[1\].name: .* cannot be printed"),
        ("[teams.dog]", "[teams.dogs]", "teams.dogs: no such field; did you mean 'dog'"),
        # Spaces
        ('"go", name = "GO"', '"parking", name = "GO"', r"spaces\[0\].kind: the first space is the 'go'"),
        (REST, '{ kind = "go", name = "GO" }', r"spaces\[14\].kind: GO is the first space"),
        ('"jail", name = "Jail"', '"parking", name = "Jail"', "spaces: there is no 'jail'; give exactly one"),
        (REST, '{ kind = "jail", name = "J" }', r"spaces\[14\].kind: spaces\[7\] is the jail already"),
        (REST, REST + ",\n" + ",\n".join([REST] * 33), "spaces: 61 spaces; a board has 8 to 60"),
        ("tribute = 100, set_tribute", "set_tribute", r"spaces\[1\].tribute: missing; a 'title' needs one"),
        ('"parking",', '"parking", price = 5,', r"spaces\[14\].price: a 'parking' has none; leave it out"),
        ('"zoom", name', '"zoom", set = "red", name', r"spaces\[5\].set: a 'zoom' has none; leave it out"),
        ('"Bright Eyes"', '"Best Pout"', r"spaces\[3\].name: spaces\[1\] is 'Best Pout' already; each title"),
        # Sets and titles
        ('set = "brown"', 'set = "brawn"', r"spaces\[1\].set: there is no set 'brawn'; did you mean 'brown'"),
        ('id = "pink"', 'id = "brown"', r"sets\[2\].id: 'brown' is sets\[0\].id already"),
        ("sets = [", f"sets = [{SET},", r"sets\[0\].id: no title belongs to 'x'"),
        (POUT, POUT.replace("200", "50"), r"spaces\[1\].set_tribute: 50, but .* 100; give as much or more"),
        # Decks
        (CATS, "", r"cat: no cards, but spaces\[2\] draws from them; give 1 to 30"),
        (DOGS, "", r"dog: no cards, but spaces\[2\] draws from them; give 1 to 30"),
        (SQUIRREL, SQUIRREL * 20, "dog: 31 cards; a deck has 1 to 30"),
        (DOGS, 'dog = [{ effect = "jail_free", text = "x" }]\n', "dog: only 'jail_free'"),
        ("space = 0", "space = 28", r"cat\[0\].space: there is no space 28; they run from 0 to 27"),
        ("space = 0", "space = -1", r"cat\[0\].space: there is no space -1"),
        ("space = 0, ", "", r"cat\[0\].space: missing; a 'move_to' needs one"),
        ('"pay_rival", amount = 100', '"pay_rival"', r"cat\[10\].amount: missing; a 'pay_rival' needs one"),
        ('effect = "jail",', 'effect = "jail", amount = 5,', r"cat\[1\].amount: a 'jail' has none"),
        (DOGS, ROUND, "dog: every card leads to another card; give one that lets the token rest"),
        # The teams and the rest of the box
        (', "Slipper"', "", "tokens: 7 tokens; give at least 8"),
        ('"Slipper"', '"KENNEL"', r"tokens\[7\]: 'KENNEL' is tokens\[6\] already"),
        ('"Team Dog"', '"team cat"', "teams.dog.name: 'team cat' is teams.cat.name already; give another"),
        ('"bone"\n', '"fish"\n', "teams.dog.marker: 'fish' is teams.cat.marker already; give another"),
        ('"#c7641b"', '"#1f7f80"', "teams.dog.colour: '#1f7f80' is teams.cat.colour already; give another"),
        ('"Dog Chance"', '"Cat Chance"', "teams.dog.deck: 'Cat Chance' is teams.cat.deck already"),
        ('["Terrier", "Beagle", "Poodle", "Mongrel"]', "[]", "teams.dog.pets: 0 pets; give 1 to 20"),
        ('"Beagle"', '"tabby"', r"teams.dog.pets\[1\]: 'tabby' is teams.cat.pets\[0\] already"),
        ('"${amount}"', '"$"', r"words.money: '\$' does not .*; give the sign and \{amount\}"),
        ('"${amount}"', '"{amount}"', "words.money: "),
    ],
)
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
            '    { kind = "title", name = "One"',
            '    { kind = "parking", name = "Rest" },\n    # ',
            "there is no 'title'",
        ),
        ('    { kind = "parking", name = "Rest" },\n', "", "spaces: 7 spaces; a board has 8 to 60"),
        ('"get", amount = 10', '"move_to", space = 6', "cat: every card leads to another card"),
    ],
)
def test_a_broken_tiny_board(tmp_path, old, new, says):
    """What a whole box would not show."""
    folder = folder_with(tmp_path, TINY.replace(old, new, 1))
    with pytest.raises(gn.BadEdition, match=says):
        read_edition(folder)


def test_all_problems_are_told_at_once(tmp_path):
    """A file with several mistakes is told a line for each."""
    text = GOOD.replace('"Bright Eyes"', '"Best Pout"').replace("space = 0", "space = 99", 1)
    with pytest.raises(gn.BadEdition) as bad:
        read_edition(folder_with(tmp_path, text.replace('"Beagle"', '"Tabby"')))

    assert len(str(bad.value).splitlines()) == 3


def test_a_card_may_lead_to_a_card_if_another_rests(tmp_path):
    """Some chains are fun; only one without end is not."""
    text = GOOD.replace("space = 0", "space = 2")

    assert read_edition(folder_with(tmp_path, text)).content
