"""Every family has words for all that can happen, be refused, be asked or be chosen in it."""

from __future__ import annotations

import pytest

from gamenight.words.catalogue import catalogue, languages
from tests.words.family import FAMILIES, Family

ALL = [Family(name) for name in FAMILIES]
KINDS = [(family, part, kind) for family in ALL for part in family.kinds for kind in family.kinds[part]]
VERBS = [(family, verb) for family in ALL for verb in family.verbs]
QUESTIONS = [(family, name) for family in ALL for name in sorted(family.decisions())]

every_family = pytest.mark.parametrize("family", ALL, ids=lambda family: family.name)
every_language = pytest.mark.parametrize("language", languages())


def test_the_families_are_found():
    """A test over nothing would pass whatever the catalogue says."""
    assert {"property", "deal", "pets"} <= set(FAMILIES)
    for family in ALL:
        named = {kind.name for kinds in family.kinds.values() for kind in kinds}
        assert named == {kind.name for kind in family.all_kinds()}
        assert min(map(len, family.kinds.values())) > 5
        assert len(family.decisions()) > 5


@every_language
@pytest.mark.parametrize(
    ("family", "part", "kind"), KINDS, ids=[f"{one.name}-{part}-{kind.name}" for one, part, kind in KINDS]
)
def test_every_kind_has_its_sentence(language, family, part, kind):
    """One about the player and, where there is one, one to the player; events with all their facts."""
    forms = [kind.name, f"{kind.name}_you"] if "seat" in kind.fields else [kind.name]
    for form in forms:
        sentence = catalogue(language).find(part, family.name, form)
        allowed = set(kind.fields) - ({"seat"} if form.endswith("_you") else set())
        assert sentence is not None, form
        assert family.holes(sentence) <= allowed, form
        assert part == "refused" or family.holes(sentence) == allowed, form


@every_language
@every_family
@pytest.mark.parametrize("part", ["event", "refused"])
def test_no_sentence_is_left_over(language, family, part):
    """Nothing is worded that cannot happen."""
    names = {kind.name for kind in family.kinds[part]}

    assert {name.removesuffix("_you") for name in catalogue(language).part(part, family.name)} == names


@every_language
@pytest.mark.parametrize(
    ("family", "verb"), VERBS, ids=[f"{family.name}-{verb.word}" for family, verb in VERBS]
)
def test_every_verb_has_its_label(language, family, verb):
    """It speaks only of what the verb's slots say, and of the thing it is about."""
    label = catalogue(language).find("choice", family.name, verb.word)

    assert label is not None
    assert family.holes(label) <= {verb.seat, verb.item, verb.number} - {""}
    assert not verb.item or verb.item in family.holes(label)


@every_language
@every_family
def test_every_label_has_its_verb(language, family):
    """Nothing is offered that cannot be done."""
    assert set(catalogue(language).part("choice", family.name)) == {verb.word for verb in family.verbs}


@every_language
@pytest.mark.parametrize(
    ("family", "name"), QUESTIONS, ids=[f"{family.name}-{name}" for family, name in QUESTIONS]
)
def test_every_question_is_asked_in_words(language, family, name):
    """Of the others, and of who has to answer."""
    others = catalogue(language).find("ask", family.name, name)
    mine = catalogue(language).find("ask", family.name, f"{name}_you")

    assert others is not None
    assert mine is not None
    assert family.holes(others) <= {"seats"}
    assert family.holes(mine) == set()


@every_language
@every_family
def test_every_question_has_its_decision(language, family):
    """Nothing is asked that no rule asks."""
    asked = {name.removesuffix("_you") for name in catalogue(language).part("ask", family.name)}

    assert asked == family.decisions()
