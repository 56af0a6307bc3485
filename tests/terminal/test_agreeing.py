"""Names and terms as somebody types them, and who sits where."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.bots.random import RandomBot
from gamenight.editions.shelf import edition_of
from gamenight.kernel.terms import Option
from gamenight.terminal.agreeing import names_in, terms_in
from gamenight.terminal.seating import Seating
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.unfit import told
from tests.kernel.parlour_edition import ParlourEdition

PEOPLE = [
    "Norma", "Harald", "Hard", "Randolf", "Botho", "ann", "bob", "bo", "eva", "nora", "gerhard", "richard",
    "brandon", "ward", "ray", "peter", "esther", "anna-lena", "tom", "änne", "7",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann,Bob", ["Ann", "Bob"]),
        (" Ann , Bob ", ["Ann", "Bob"]),
        ("bot,Ann,bot,bot", ["bot", "Ann", "bot 2", "bot 3"]),
        ("bot 2,bot,bot", ["bot 2", "bot", "bot 3"]),
        ("Ann,Ann", ["Ann", "Ann"]),  # the table refuses it, with its reason
    ],
)
def test_names(text, names):
    """Names with commas; bots get names with what they are, or numbers; people stay as they are."""
    assert names == names_in(text, edition_of("kanto"), catalogue())


@pytest.mark.parametrize(
    ("typed", "near", "person"),
    [
        ("hrad", "hard", "Hrad"),
        ("mastr", "master", "Mastr"),
        ("easyy", "easy", "Easyy"),
        ("randon", "random", "Randon"),
        ("norma", "normal", "Norma"),
        ("norman", "normal", "Norman"),
        ("normal-blod", "normal-bold", None),
        ("nromal-bold", "normal-bold", "Nromal-bold"),
        ("fixd-policy", "fixed-policy", "Fixd-policy"),
        ("bto", "bot", "Bto"),
        ("botond", "bot", "Botond"),
    ],
)
def test_a_slip_for_a_bots_name_makes_nobody_a_person(typed, near, person):
    """It is asked about, in the reader's language, and with a capital letter it is a person's name."""
    for language in languages():
        with pytest.raises(gn.BadSetup) as found:
            names_in(f"Ann,{typed}", edition_of("kanto"), catalogue(language))
        said = told(found.value, language)

        assert repr(typed) in said
        assert repr(near) in said
        assert person is None or said.endswith(f": {person}")
    if person is not None:
        assert names_in(f"Ann,{person}", edition_of("kanto"), catalogue()) == ["Ann", person]


def test_a_dot_where_a_colon_belongs(tmp_path, monkeypatch):
    """Where there is a file of that name, one's own bot is meant."""
    monkeypatch.chdir(tmp_path)
    assert names_in("Ann,mine.Eager", edition_of("kanto"), catalogue()) == ["Ann", "mine.Eager"]
    (tmp_path / "mine.py").touch()

    with pytest.raises(gn.BadSetup, match="did you mean 'mine:Eager'"):
        names_in("Ann,mine.Eager", edition_of("kanto"), catalogue())


@pytest.mark.parametrize("name", PEOPLE)
def test_a_person_is_a_person(name):
    """With a capital letter always, and without one, too, where no bot is nearly called so."""
    table = gn.open("kanto", names_in(f"{name},Zoe", edition_of("kanto"), catalogue()))

    assert Seating(table).people == [0, 1]


def test_who_plays_and_who_is_played():
    """A name that begins with bot is a bot's; a Botho is a person."""
    seating = Seating(gn.open("kanto", ["Ann", "bot", "Botho", "bot of steel", "Ada (easy)", "Bob (Jr.)x"]))

    assert seating.people == [0, 2, 5]
    assert sorted(seating.bots) == [1, 3, 4]


@pytest.mark.parametrize(
    ("pairs", "terms"),
    [
        ([], {}),
        (["pieces=dog,cat"], {"pieces": ["dog", "cat"]}),
        (["pieces = dog, cat"], {"pieces": ["dog", "cat"]}),
        (['pieces=["dog","cat"]'], {"pieces": ["dog", "cat"]}),
        (["pieces=dog"], {"pieces": ["dog"]}),
        (["unknown=1"], {"unknown": 1}),  # the edition refuses it, with its reason
    ],
)
def test_terms(pairs, terms):
    """A list may be written with commas or as JSON."""
    assert terms == terms_in(edition_of("cats-and-dogs"), pairs, catalogue())


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), ("true", True), ("False", False), ("a,b", "a,b"), ("", "")],
)
def test_plain_values(text, value):
    """Numbers and truths are JSON; everything else is a word."""
    edition = ParlourEdition()
    edition.options = [Option("length", 1)]

    assert terms_in(edition, [f"length={text}"], catalogue()) == {"length": value}


@pytest.mark.parametrize("pairs", [["pieces"], ["=dog"], ["pieces=dog", "pieces=cat"]])
def test_bad_terms(pairs):
    """No name, no value, or the same name twice."""
    with pytest.raises(gn.BadSetup, match="terms"):
        terms_in(edition_of("cats-and-dogs"), pairs, catalogue())


def test_bots_with_one_seed_are_not_alike():
    """Each of them picks for itself, and the same again with the same seed."""
    picks = []
    for _ in range(2):
        seated = Seating(gn.open("cats-and-dogs", ["bot", "bot 2"]), 1).bots.values()
        bots = [one.bot for one in seated if isinstance(one.bot, RandomBot)]
        picks.append([[bot.stream.below(1000) for _ in range(5)] for bot in bots])

    assert picks[0] == picks[1]
    assert picks[0][0] != picks[0][1]
