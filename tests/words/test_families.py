"""Every family has words for all that can happen, be refused, be asked or be chosen in it."""

from __future__ import annotations

import pytest

from gamenight.words.catalogue import catalogue, languages
from tests.words.family import FAMILIES, Family, plain

ALL = [Family(name) for name in FAMILIES]
PARTS = ("event", "refused", "ask", "choice")
KINDS = [(family, kind) for family in ALL for kind in family.kinds]
VERBS = [(family, verb) for family in ALL for verb in family.verbs]
QUESTIONS = [(family, name) for family in ALL for name in sorted(family.decisions)]

every_family = pytest.mark.parametrize("family", ALL, ids=lambda family: family.name)
every_language = pytest.mark.parametrize("language", languages())


def test_the_families_are_found():
    """A test over nothing would pass whatever the catalogue says."""
    assert {"race", "property", "deal", "pets"} == set(FAMILIES)
    for family in ALL:
        assert len(family.kinds) > 10
        assert len(family.decisions) > 2


@every_language
@pytest.mark.parametrize(
    ("family", "kind"), KINDS, ids=[f"{one.name}-{kind.name}-{len(kind.fields)}" for one, kind in KINDS]
)
def test_every_kind_has_its_sentence(language, family, kind):
    """It happens, is refused, is asked or is chosen; and its sentence speaks only of what it knows."""
    part = {name: catalogue(language).part(name, family.name) for name in PARTS}
    more = {
        "ask": {"seats"},
        "choice": {slot for verb in family.verbs for slot in (verb.seat, verb.item, verb.number)},
    }
    found = [name for name in PARTS if kind.name in part[name]]
    fits = [
        name
        for name in found
        if family.holes(part[name][kind.name]) <= set(kind.fields) | more.get(name, set())
    ]

    assert found, "no sentence"
    assert fits, "a sentence with other facts"


@every_language
@every_family
@pytest.mark.parametrize("part", ["event", "refused"])
def test_every_form_of_a_sentence_is_there(language, family, part):
    """What happens to a player is told to that player too, and to the other whom it concerns."""
    sentences = catalogue(language).part(part, family.name)
    for name, sentence in sentences.items():
        holes = family.holes(sentence)
        if plain(name) == name and part == "event":
            assert "seat" not in holes or f"{name}_you" in sentences, name
            assert "other" not in holes or f"{name}_to_you" in sentences, name
        if name.endswith("_to_you"):
            assert "other" not in holes, name
        elif name.endswith("_you"):
            assert "seat" not in holes, name


@every_language
@every_family
@pytest.mark.parametrize("part", ["event", "refused"])
def test_no_sentence_is_left_over(language, family, part):
    """Nothing is worded that cannot happen, and no form speaks of what the kind does not know."""
    for name, sentence in catalogue(language).part(part, family.name).items():
        kinds = family.named(plain(name)) or family.named(name)
        assert kinds, name
        assert any(family.holes(sentence) <= set(kind.fields) for kind in kinds), name


@every_language
@pytest.mark.parametrize(
    ("family", "verb"), VERBS, ids=[f"{family.name}-{verb.word}" for family, verb in VERBS]
)
def test_every_verb_has_its_label(language, family, verb):
    """It speaks only of what the verb's slots say, or the kind that is called like the verb."""
    label = catalogue(language).find("choice", family.name, verb.word)
    more = {field for kind in family.named(verb.word) for field in kind.fields}

    assert label is not None
    assert family.holes(label) <= {verb.seat, verb.item, verb.number} - {""} | more


@every_language
@every_family
def test_every_label_has_its_verb(language, family):
    """Nothing is offered that cannot be done: a label is a verb's, or that of a kind with more facts."""
    words = {verb.word for verb in family.verbs}

    for name in catalogue(language).part("choice", family.name):
        assert name in words or family.named(name), name


@every_language
@every_family
def test_every_question_has_its_decision(language, family):
    """Nothing is asked that no rule asks; who is asked, and who is not, are both told."""
    asked = catalogue(language).part("ask", family.name)

    for name, sentence in asked.items():
        assert plain(name) in family.decisions or family.named(plain(name)), name
        assert name.endswith("_you") or f"{name}_you" in asked, name
        is_mine = name.endswith("_you") and not name.endswith("_to_you")
        assert not is_mine or "seats" not in family.holes(sentence), name


@every_language
@pytest.mark.parametrize(
    ("family", "name"), QUESTIONS, ids=[f"{family.name}-{name}" for family, name in QUESTIONS]
)
def test_every_decision_can_be_asked(language, family, name):
    """By its own name, or by that of a kind which begins so."""
    asked = catalogue(language).part("ask", family.name)

    assert any(key.startswith(name) for key in asked)
