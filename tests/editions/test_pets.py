"""Editions of the team game: the box on the shelf, what it calls things, and the board as a page draws it."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF, edition_of, read_edition
from gamenight.games.pets import board as printed
from gamenight.games.pets.edition.reader import PetsEdition
from tests.editions.naming import called

GOOD = (SHELF / "cats-vs-dogs" / "edition.toml").read_text(encoding="utf-8")
TINY = """
family = "pets"
tokens = ["a", "b", "c", "d", "e", "f", "g", "h"]
sets = [{ id = "red", name = "Red", colour = "#ff0000", symbol = "star" }]
spaces = [
    { kind = "go", name = "Go" },
    { kind = "title", name = "One", set = "red", price = 50, tribute = 10, set_tribute = 10 },
    { kind = "parking", name = "Rest" },
    { kind = "parking", name = "Rest" },
    { kind = "jail", name = "Jail" },
    { kind = "parking", name = "Rest" },
    { kind = "chance", name = "Chance" },
    { kind = "go_to_jail", name = "Off" },
]
cat = [{ effect = "get", amount = 10, text = "Get 10." }]
dog = [{ effect = "pay", amount = 10, text = "Pay 10." }]
""" + re.search(r"^\[teams.cat\].*", GOOD, re.MULTILINE | re.DOTALL)[0]  # type: ignore[index]
INVENTED = [
    "Top Napper", "Snack Inspector", "Fluffiest Tail", "Quick Paws", "Cuddle Champion", "Loyal Friend",
    "Best Dressed", "Night Guard", "Toy Hunter", "Heart Breaker", "Best Pet",
]  # fmt: skip


def box() -> PetsEdition:
    """Our box of the team game."""
    edition = edition_of("cats-vs-dogs")
    assert isinstance(edition, PetsEdition)
    return edition


def folder_with(tmp_path: Path, text: str) -> Path:
    """An edition of one's own."""
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "edition.toml").write_text(text, encoding="utf-8")
    return folder


def test_spaces_lie_where_the_board_has_them():
    """Four corners, six Chance spaces, two to zoom ahead, sixteen titles."""
    spaces = box().printed.spaces
    places = {
        kind: [int(space.index) for space in spaces if space.kind == kind]
        for kind in range(printed.GO_TO_JAIL + 1)
    }

    assert len(spaces) == 28
    assert len(places.pop(printed.TITLE)) == 16
    assert places == {
        printed.GO: [0],
        printed.CHANCE: [2, 10, 13, 16, 24, 26],
        printed.ZOOM: [5, 19],
        printed.JAIL: [7],
        printed.PARKING: [14],
        printed.GO_TO_JAIL: [21],
    }


def test_titles_add_up():
    """Eight sets of two, dearer from corner to corner; a whole set brings more."""
    titles = box().printed.titles
    sides = [titles[start : start + 4] for start in range(0, 16, 4)]

    assert Counter(int(title.colour) for title in titles) == dict.fromkeys(range(8), 2)
    assert [{(int(one.price), int(one.tribute), int(one.set_tribute)) for one in side} for side in sides] == [
        {(100, 100, 200)}, {(200, 100, 300)}, {(300, 200, 400)}, {(400, 300, 600)},
    ]  # fmt: skip
    assert (sum(title.price for title in titles), len(box().printed.sets)) == (4000, 8)


def test_both_teams_draw_the_same_luck():
    """Twelve cards each with the same effects, told in different words."""
    cat, dog = ([(int(card.effect), int(card.number)) for card in deck] for deck in box().printed.decks)
    texts = [card.text for _, deck in box().form.decks() for card in deck]

    assert cat == dog
    assert sorted(cat) == sorted([
        (printed.MOVE_TO, 0), (printed.TO_JAIL, 0), (printed.JAIL_FREE, 0), (printed.ZOOM_AHEAD, 0),
        (printed.GET, 100), (printed.GET, 100), (printed.GET, 200),
        (printed.PAY, 100), (printed.PAY, 100), (printed.PAY, 200),
        (printed.GET_FROM_RIVAL, 100), (printed.PAY_RIVAL, 100),
    ])  # fmt: skip
    assert len(set(texts)) == 24


def test_cards_say_what_they_do():
    """Every sum is in the text with the box's sign, and whose money it is."""
    for _, deck in box().form.decks():
        for card in deck:
            told = [int(found) for found in re.findall(r"\$(\d+)", card.text)]
            assert told == ([200] if card.effect == "move_to" else [card.amount] if card.amount else [])
            assert ("other team" in card.text) == card.effect.endswith("rival"), card.text
            assert ("Keep this card" in card.text) == (card.effect == "jail_free"), card.text
            assert not re.search(r"(?<![\d$])\d", card.text), card.text


def test_numbers():
    """Cash, salary, fine and the rest are what the rulebook prints."""
    numbers = box().printed.numbers

    assert (numbers.cash, numbers.salary, numbers.fine) == (2000, 200, 200)
    assert (numbers.takeover, numbers.marker, numbers.jail_turns) == (100, 100, 3)


def test_the_note_says_what_is_invented():
    """Prices, tributes, places and cards all of them; and of the titles just these."""
    note = box().note
    titles = [space.name for space in box().form.spaces if space.kind == "title"]

    assert note.startswith("Unofficial.")
    assert "Every price, every tribute and the place of every space are invented" in note
    assert "all Chance cards" in note
    assert [title for title in titles if title in note and title != "Trick Master"] == INVENTED


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("space", 1, "Best Pout"),
        ("from", 0, "GO"),
        ("to", 27, "Best Pet"),
        ("space", 28, None),
        ("space", -1, None),
        ("team", 0, "Team Cat"),
        ("rival", 1, "Team Dog"),
        ("deck", 0, "Cat Chance"),
        ("deck", 1, "Dog Chance"),
        ("card", 3, "You purred in the right lap. Collect $100."),
        ("card", 111, "A squirrel! Zoom ahead to the next unclaimed title."),
        ("amount", 200, "$200"),
        ("has", 0, "$0"),
        ("pet", 0, "Tabby"),
        ("pet", 7, "Mongrel"),
        ("pet", 8, None),
        ("level", 1, "bottom"),
        ("level", 2, "second"),
        ("level", 3, "third"),
        ("level", 4, "4th"),
        ("titles", 3, None),
        ("count", 7, None),
    ],
)
def test_names(field, value, named):
    """What the box calls a number."""
    assert called(box(), field, value) == named


def test_the_board_is_a_ring():
    """As a page draws it; its sets, teams, pets and numbers are there by the numbers that the view uses."""
    board = msgspec.to_builtins(box().board())
    spaces, sets = board["spaces"], board["sets"]
    assert isinstance(spaces, list)
    assert isinstance(sets, list)

    assert json.loads(json.dumps(board)) == board
    assert (board["shape"], board["sign"], board["money"], len(spaces)) == ("ring", "$", "${amount}", 28)
    assert spaces[27] == {
        "number": 27, "name": "Best Pet", "kind": "title", "set": 7, "colour": sets[7]["colour"],
        "symbol": "star", "price": 400, "tribute": 300, "set_tribute": 600, "text": "", "leads_to": None,
        "shows": None,
    }  # fmt: skip
    assert [spaces[5][field] for field in ("kind", "set", "colour", "symbol", "price", "tribute")] == [
        "zoom", None, None, None, None, None,
    ]  # fmt: skip
    assert sets[7] == {
        "id": "dark_blue", "name": "Dark Blue", "colour": "#2a5caa", "symbol": "star", "spaces": [25, 27],
    }  # fmt: skip
    assert board["teams"][1] == {
        "id": "dog", "name": "Team Dog", "colour": "#c7641b", "marker": "bone", "markers": "bones",
        "deck": "Dog Chance",
    }  # fmt: skip
    assert [pet["team"] for pet in board["pets"]] == ["cat"] * 4 + ["dog"] * 4
    assert board["decks"] == ["Cat Chance", "Dog Chance"]
    assert board["tokens"] == box().form.tokens
    assert board["numbers"]["cash"] == 2000


def test_sets_are_told_apart():
    """No two sets share a colour or a symbol."""
    for field in ("colour", "symbol", "name"):
        assert len({getattr(one, field) for one in box().form.sets}) == 8


@pytest.mark.rule("setup.tokens")
def test_seats_take_the_tokens_they_are_named_after():
    """In any letters; the others take what is left, in order."""
    edition = box()
    terms = edition.terms(["Ann", "slipper", "Ball of Wool", "Bob"], edition.agree({}))

    assert terms.tokens == [1, 7, 0, 2]  # type: ignore[attr-defined]


def test_content_is_what_the_rules_use(tmp_path):
    """Other names are the same game, another number is not, nor is another picture to show."""
    named = GOOD.replace("Best Pout", "Sulker").replace("Collect $", "Take $").replace("Tabby", "Tiger")
    contents = []
    for place, text in enumerate(
        [named, GOOD.replace("price = 100", "price = 102", 1), GOOD.replace('"Tabby", ', "")]
    ):
        (tmp_path / str(place)).mkdir()
        contents.append(read_edition(folder_with(tmp_path / str(place), text)).content)

    assert contents[0] == box().content
    assert len({*contents}) == 3


def test_a_tiny_board(tmp_path):
    """Eight spaces and a set of one title."""
    edition = read_edition(folder_with(tmp_path, TINY))
    assert isinstance(edition, PetsEdition)

    assert [int(title.index) for title in edition.printed.titles] == [1]
    assert gn.open(tmp_path / "my-box", ["x", "y"]).waiting() == (0, 1)


def test_a_board_without_chance_needs_no_cards(tmp_path):
    """Where no space draws a card, the decks may be empty."""
    text = re.sub("^(cat|dog) = .*\n", "", TINY, flags=re.MULTILINE).replace('"chance"', '"zoom"')
    table = gn.open(folder_with(tmp_path, text), ["x", "y"])

    assert table.waiting() == (0, 1)


def test_both_sides_can_be_played_to_the_end():
    """With the fewest and the most players."""
    for seats in (2, 8):
        table = gn.open("cats-vs-dogs", [f"player {seat}" for seat in range(seats)], dealer=gn.Seeded(seats))
        while table.outcome is None:
            seat = table.waiting()[0]
            table.play(seat, table.legal(seat)[0])

        assert table.outcome.winners
