"""An edition may bring its own names in other languages; its rules stay what they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import gamenight as gn
from gamenight.editions.edition import Edition
from gamenight.editions.shelf import FILE, SHELF, boxes, broken, edition_of
from gamenight.editions.tongues import printed
from gamenight.kernel.errors import BadEdition
from gamenight.words.noun import Noun
from tests.editions.naming import called
from tests.words.foreign import NAME

PETS = (SHELF / "cats-vs-dogs" / FILE).read_text(encoding="utf-8")
BOXES = sorted(boxes())


def box(tmp_path: Path, names: str, text: str = PETS, file: str = f"{NAME}.toml") -> Path:
    """A folder with an edition, and its names in the made-up language."""
    folder = tmp_path / "my-box"
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_text(text, encoding="utf-8")
    (folder / file).write_text(names, encoding="utf-8")
    return folder


def shown(edition: Edition) -> dict[str, Any]:
    """Its board as a page gets it."""
    board: dict[str, Any] = msgspec.to_builtins(edition.board())
    return board


def test_names_of_every_kind_are_told_in_the_language(foreign, tmp_path):
    """Title, spaces, cards, teams; what the file leaves out is as the box prints it."""
    names = """
    "Cats vs. Dogs" = "Katzen gegen Hunde"
    "GO" = "LOS"
    "Team Cat" = "Team Katze"
    "You purred in the right lap. Collect $100." = "Du hast geschnurrt. Nimm $100."
    """
    edition = edition_of(box(tmp_path, names))
    spoken = edition.spoken(foreign)

    assert (edition.title, spoken.title) == ("Cats vs. Dogs", "Katzen gegen Hunde")
    assert [called(one, "space", 0) for one in (edition, spoken)] == ["GO", "LOS"]
    assert [called(one, "team", 0) for one in (edition, spoken)] == ["Team Cat", "Team Katze"]
    assert called(spoken, "card", 3) == "Du hast geschnurrt. Nimm $100."
    assert called(spoken, "space", 1) == called(edition, "space", 1) == "Best Pout"
    assert edition.spoken("zz") is edition
    assert spoken.spoken(foreign) is spoken


def test_only_the_names_are_others(foreign, tmp_path):
    """Content, game, options, ids and all numbers are the same."""
    edition = edition_of(box(tmp_path, '"Brown" = "Braun"\n"GO" = "LOS"'))
    spoken = edition.spoken(foreign)
    board, other = shown(edition), shown(spoken)

    assert spoken.content == edition.content
    assert spoken.game is edition.game
    assert spoken.id == edition.id
    assert other["sets"][0] == {**board["sets"][0], "name": "Braun"}
    assert other["numbers"] == board["numbers"]
    assert spoken.to_json()["options"] == edition.to_json()["options"]


def test_tokens_keep_their_names_in_the_terms(foreign, tmp_path):
    """The token that was agreed is the printed one; what it is called stands beside it."""
    edition = edition_of(box(tmp_path, '"Ball of Wool" = "Wollknäuel (n)"'))
    board = shown(edition.spoken(foreign))
    table = gn.open(edition, ["a", "b"], {"tokens": ["", "Ball of Wool"]}, language=foreign)

    assert (board["tokens"][0], board["token_names"][0]) == ("Ball of Wool", "Wollknäuel")
    assert shown(edition)["token_names"] == shown(edition)["tokens"]
    assert table.head.terms["tokens"] == ["", "Ball of Wool"]


def test_one_text_for_two_things_is_told_by_field(foreign, tmp_path):
    """One fish and many are written alike in English, and not everywhere."""
    edition = edition_of(box(tmp_path, 'fish = { marker = "Fisch (m)", markers = "Fische" }'))
    team = shown(edition.spoken(foreign))["teams"][0]

    assert (team["marker"], team["markers"]) == ("Fisch", "Fische")


def test_a_word_knows_its_gender(foreign, tmp_path):
    """It is taken off the name, and chooses the form of a sentence."""
    edition = edition_of(box(tmp_path, '"Cat Chance" = "Katzenglück (n)"'))
    spoken = edition.spoken(foreign)
    deck = spoken.things()["cat_deck"]

    assert spoken.genders == {"Katzenglück": 2}
    assert isinstance(deck, Noun)
    assert (str(deck), deck.gender) == ("Katzenglück", 2)
    assert type(edition.things()["cat_deck"]) is str


def test_a_long_name_says_where_it_may_be_broken(foreign, tmp_path):
    """The soft hyphen is in no name, and kept for whoever has little room."""
    spoken = edition_of(box(tmp_path, '"Cat Chance" = "Katzen\\u00adglück (n)"')).spoken(foreign)

    assert called(spoken, "deck", 0) == "Katzenglück"
    assert (spoken.genders, spoken.breaks) == ({"Katzenglück": 2}, {"Katzenglück": "Katzen\u00adglück"})


@pytest.mark.parametrize(
    ("names", "says"),
    [
        ('"Best Pour" = "x"', "'Best Pour': the box prints no such text; did you mean 'Best Pout'?"),
        ('"brown" = "braun"', "brown: the box prints no such text; did you mean 'Brown'?"),
        ('"zzzz" = "x"\n"GO" = 1', "zzzz: the box prints no such text\n"),
        ('"GO" = ""', "GO: give the text that stands for it"),
        ('"GO" = 7', "GO: give the text that stands for it"),
        ('fish = { fin = "x" }', "fish.fin: it stands in marker, markers, and not there"),
        ('"${amount}" = "Euro"', "must have the same in braces: {amount}"),
        ('"GO" = "{x}"', "must have the same in braces: nothing"),
        ('"Team Cat" = "A name that is far too long for a team"', "has 38 characters; give "),
        ('"Bright Eyes" = "Best Pout"', "Best Pout"),
        ("what", "not TOML"),
    ],
    ids=[
        "nearly", "an id", "unknown", "empty", "a number", "another field", "a hole lost", "a hole more",
        "too long", "twice", "no TOML",
    ],
)  # fmt: skip
@pytest.mark.usefixtures("foreign")
def test_what_is_wrong_is_told_by_file_and_text(tmp_path, names, says):
    """A name for nothing, or one that cannot be printed there."""
    with pytest.raises(BadEdition) as wrong:
        edition_of(box(tmp_path, names))

    assert says in str(wrong.value)
    assert f"{NAME}.toml:" in str(wrong.value)


@pytest.mark.usefixtures("foreign")
def test_a_language_that_is_not_there_yet_is_checked_all_the_same(tmp_path):
    """Its names wait until somebody translates the rest; a gender is a part of the name till then."""
    edition = edition_of(box(tmp_path, '"GO" = "DÉPART"', file="qq.toml"))

    assert edition.spoken("qq").board().spaces[0].name == "DÉPART"
    with pytest.raises(BadEdition, match=r"qq\.toml"):
        edition_of(box(tmp_path, '"NO" = "x"', file="qq.toml"))


@pytest.mark.parametrize(
    ("source", "text", "name"),
    [
        ("kanto", "Free Parking", "Parc gratuit"),
        ("deal", "Just Say No", "Non merci"),
        ("cats-vs-dogs", "Best Pout", "Belle moue"),
        ("garden-path", "the gate", "le portail"),
    ],
)
def test_french_beside_an_edition_of_ones_own(tmp_path, monkeypatch, source, text, name):
    """In every family: a file fr.toml, and its names are on the board; the rules are the same."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path))
    own = (boxes()[source] / FILE).read_text(encoding="utf-8")
    box(tmp_path, f'"{text}" = "{name}"\n', own, "fr.toml")
    edition = edition_of("my-box")
    french = msgspec.json.encode(edition.spoken("fr").board()).decode()

    assert name in french
    assert name not in msgspec.json.encode(edition.board()).decode()
    assert edition.spoken("fr").content == edition.content == edition_of(source).content


def test_a_file_added_or_mended_is_read_on_the_next_look(foreign, tmp_path, monkeypatch):
    """On one's own shelf; a broken one keeps the edition off it, and is told."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path))
    folder = box(tmp_path, '"GO" = "LOS"')
    first = edition_of("my-box").spoken(foreign).board().spaces[0].name
    box(tmp_path, '"GO" = "START"')
    second = edition_of("my-box").spoken(foreign).board().spaces[0].name
    box(tmp_path, '"GONE" = "x"')

    assert (first, second) == ("LOS", "START")
    assert [(one.folder, fault.path) for one in broken() for fault in one.faults] == [(folder, ("GONE",))]


@pytest.mark.parametrize("name", BOXES)
def test_every_box_says_what_players_read(name):
    """Its title, its words and its names are among it; ids, kinds and colours are not."""
    edition = edition_of(name)
    texts = {one.text for one in printed(vars(edition)["form"])}

    assert {edition.title, edition.about, edition.note} <= texts
    assert not any(text.startswith("#") for text in texts)
    assert edition.family not in texts


@pytest.mark.parametrize("name", BOXES)
def test_a_box_in_every_language_is_the_same_game(name):
    """Whatever languages a box speaks, its rules are the same."""
    edition = edition_of(name)

    assert [one.content for one in edition.tongues.values()] == [edition.content] * len(edition.tongues)
