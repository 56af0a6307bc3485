"""Every language says all that English says, of the same things."""

from __future__ import annotations

import re

import pytest

from gamenight.words import catalogue as words
from gamenight.words.catalogue import ENGLISH, Catalogue, catalogue, languages
from tests.words.comparing import choices, differences, sentences
from tests.words.foreign import foreign, marked

OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says(language):
    """The same keys, the same holes in each sentence, and as many forms as the language has."""
    assert differences(catalogue(language), catalogue()) == []


@pytest.mark.parametrize("language", languages())
def test_a_language_has_a_name_and_words_for_and_and_or(language):
    """What lists are joined with, and what it is called where it is chosen."""
    found = catalogue(language).part("language")

    assert all(found[key].strip() for key in ("name", "and", "or"))
    assert re.fullmatch(r"[a-z]*", found.get("genders", ""))


@pytest.mark.parametrize("language", languages())
def test_the_files_of_a_language_are_those_of_english(language):
    """So that whoever translates finds a sentence where it is in English."""
    assert [place for place, _ in words.pages(language)] == [place for place, _ in words.pages(ENGLISH)]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_a_file_of_a_language_as_any_editor_may_have_saved_it(tmp_path, monkeypatch, ending):
    """With a mark before it, and with the line ends of any machine."""
    (tmp_path / "fr").mkdir()
    text = '[language]\nname = "Français"\n'.replace("\n", ending)
    (tmp_path / "fr" / "table.toml").write_bytes(("\ufeff" + text).encode())
    monkeypatch.setattr("gamenight.words.catalogue.homes", lambda: {"": tmp_path})

    assert dict(words.pages("fr")) == {"table.toml": {"language": {"name": "Français"}}}


def small(**changes: str) -> Catalogue:
    """A language with few sentences."""
    document = {"language": {"name": "Small"}, "event": {"moved": "{seat} moves {count:# space|# spaces}."}}
    document["event"]["moved_you"] = "You move {count:# space|# spaces}."
    return Catalogue("small", {**document, "event": {**document["event"], **changes}})


@pytest.mark.parametrize(
    ("changes", "genders", "why"),
    [
        ({}, "", None),
        ({"moved": "{count:# Feld|# Felder} für {seat}"}, "mfn", None),
        ({"moved": "{seat:der #|die #|das #} zieht {count}"}, "mfn", None),
        ({"moved": "{seat:der #|die #|das #} zieht {count}"}, "", "2 are right"),
        ({"moved": "{seat} zieht {count:a|b|c}"}, "mfn", "3 forms; 2 are right"),
        ({"moved": "{seat} zieht"}, "", "holes ['seat'] where English has ['count', 'seat']"),
        ({"moved": "{seat} {count} {other}"}, "", "holes ['count', 'other', 'seat']"),
        ({"moved_to_you": "{seat} {count}"}, "", "event.moved_to_you: English has no such sentence"),
    ],
)  # fmt: skip
def test_what_a_language_has_wrong_is_found(changes, genders, why):
    """A hole too few or too many, a form too many, a sentence that English has not."""
    there = small(**changes)
    there.genders = genders
    found = differences(there, small())

    assert found == [] if why is None else why in found[0]


def test_a_missing_sentence_is_found():
    """A sentence that a language lacks is named by its key."""
    there = Catalogue("small", {"language": {"name": "Small"}, "event": {"moved": "{seat} {count}"}})

    assert differences(there, small()) == ["event.moved_you: missing"]


def test_english_chooses_by_number_alone():
    """It has no genders, so that every choice is one of two."""
    forms = {
        count
        for text in sentences(catalogue()).values()
        for counts in choices(text).values()
        for count in counts
    }

    assert forms == {2}


def test_the_made_up_language_is_whole():
    """What the other tests speak is English with marks, sentence by sentence."""
    there = Catalogue("xx", foreign(catalogue().part()))

    assert differences(there, catalogue()) == []
    assert there.find("event", "table", "resigned") == marked("{seat} resigns.")
