"""A trade made by questions, and a payment from a list: nobody has to know how they are written."""

from __future__ import annotations

import tomllib

import pytest

import gamenight as gn
from gamenight.editions.editing import drop
from gamenight.editions.shelf import FILE
from tests.editions.copies import copy_of
from tests.terminal.test_deal import dealt
from tests.terminal.test_property import facts, kanto, shown
from tests.terminal.typist import Typist, session


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (["offer", "1", "3", "", "1", "50"], "offer 1 give:5,take:15,get:50"),
        (["offer", "2", "1, 3", "100", "1"], "offer 2 give:1,give:5,pay:100,take:39"),
        (["offer", "1", "", "¥80", "3 1"], "offer 1 pay:80,take:18,take:15"),
        (["offer", "1", "99", "0000000010", "x", "3", "many", "40", "2"], "offer 1 give:5,pay:40,take:16"),
    ],
    ids=["deed for deed and cash", "several, with cash", "cash for several", "slips are asked again"],
)
def test_an_offer_is_asked_for_step_by_step(lines, word):
    """With whom, what is given, what is wanted, how much money; then it is said in a sentence and sent."""
    table = kanto()
    shown(table, *lines, "")

    assert [entry.word for entry in table.entries] == [word]


def test_the_offer_is_said_in_a_sentence():
    """Both sides by their names, before anything is sent."""
    text = " ".join(shown(kanto(), "offer", "1", "3", "", "1", "50", "n").split())

    assert "A deal with whom?" in text
    assert "1 Bob: ¥1500, 3 deeds 2 Cleo: ¥1500, 1 deed" in text
    assert "You give Bob 5 Poké Ball and get ¥50 and 15 Great Ball." in text


@pytest.mark.parametrize(
    "lines",
    [
        ["offer", ""],
        ["offer", "1", "q"],
        ["offer", "1", "", "", "", ""],
        ["offer", "1", "3", "", "1", "", "n"],
    ],
    ids=["with nobody", "half-way", "nothing for nothing", "not sent"],
)
def test_an_offer_that_is_not_made(lines):
    """Nothing was played, that is said, and the choices are shown again."""
    table = kanto()
    text = shown(table, *lines)

    assert table.entries == []
    assert (
        text.rstrip()
        .split("Nothing was played. Choose again.")[1]
        .count("roll: Throw the dice   (or just Enter)")
        == 1
    )


def test_another_offer_instead_is_asked_for_too():
    """Whom it is made to is known: only what for what is asked."""
    table = kanto()
    text = shown(table, "offer 1 give:5,get:300", "counter", "", "120", "3", "")

    assert "What do you give Ann?" in text
    assert table.entries[-1].word == "counter 1 pay:120,take:5"


def test_what_the_rules_refuse_is_said_with_the_choices():
    """More money than there is: the clause, and the question again."""
    table = kanto()
    text = shown(table, "offer", "1", "", "9999", "1", "")

    assert facts(table)["offers"] == []
    assert text.count("Your turn: throw the dice.") == 2


def test_a_payment_is_chosen_from_a_list():
    """Every card with its value; the numbers make one payment."""
    table = dealt()
    typist = Typist(["", "rent red 0", "", "", "pay", "2"])
    session(table, typist).play()

    assert "You owe 3M: which cards do you pay with?" in typist.text
    assert "  1  bank:10M (10M)\n  2  bank:house (3M)" in typist.text
    assert table.entries[-1].word == "pay bank:house"


def test_a_pack_without_buildings_is_paid_from_a_list_too(tmp_path):
    """An edition may leave out the cards of houses and hotels."""
    folder = copy_of("deal", tmp_path / "my-deal")
    text = (folder / FILE).read_text(encoding="utf-8")
    for place, card in reversed([*enumerate(tomllib.loads(text)["actions"])]):
        if card["does"] in {"house", "hotel"}:
            text = drop(text, ("actions", place))
    (folder / FILE).write_text(text, encoding="utf-8")
    position = {
        "hands": [["rent-red-yellow"], ["2M"]],
        "banks": [[], ["10M"]],
        "sets": [[{"set": "red", "cards": ["red", "red"]}], [{"set": "green", "cards": ["green"]}]],
        "turn": 0,
    }
    table = gn.open(folder, ["Ann", "Bob"], position=position)
    typist = Typist(["", "rent red 0", "", "", "pay", "2"])
    session(table, typist).play()

    assert "  1  bank:10M (10M)\n  2  green:green (4M)" in typist.text
    assert table.entries[-1].word == "pay green:green"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_has_its_sentence(language):
    """What is put together by questions is named among the choices in every language."""
    from gamenight import families
    from gamenight.words.catalogue import catalogue

    for family in families.known():
        for verb in family.questions():
            assert catalogue(language).say("terminal", family.name, "by_questions", verb)
        for word in family.cards():
            assert catalogue(language).say("terminal", family.name, f"help_{word}").startswith(f"  {word} ")


def test_the_words_can_still_be_typed():
    """Whoever knows them types an offer in one line."""
    table = gn.open("kanto", ["Ann", "Bob"], position={"deeds": [[5], [15]], "turn": 0})
    shown(table, "offer 1 give:5,take:15")

    assert len(facts(table)["offers"]) == 1
