"""Names and terms as somebody types them, and who sits where."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.bots.random import RandomBot
from gamenight.editions.shelf import edition_of
from gamenight.kernel.terms import Option
from gamenight.terminal.agreeing import names_in, terms_in
from gamenight.terminal.seating import Seating
from gamenight.words.catalogue import catalogue
from tests.kernel.parlour_edition import ParlourEdition


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
    ("text", "value"), [("3", 3), ("true", True), ("short", "short"), ("a,b", "a,b"), ("", "")]
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
