"""The property game has words for all that can happen, be refused, be asked or be chosen in it."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import gamenight
from gamenight.games.property import actions
from gamenight.kernel.action import Action, Verb
from gamenight.kernel.event import Kind
from gamenight.words.catalogue import catalogue, languages

FAMILY = Path(gamenight.__file__).parent / "games" / "property"
SOURCE = (FAMILY / "actions.py").read_text(encoding="utf-8")
DECISIONS = [
    "order", "turn", "dice", "draw", "buy", "auction", "tax", "debt", "rent", "levy", "inherit", "estate",
    "shortage", "place", "dealing",
]  # fmt: skip


def kinds(source: str) -> list[Kind]:
    """The kinds that a stretch of the module makes."""
    names = [
        ast.unparse(node.target)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.value).startswith("Kind(")
    ]
    return [getattr(actions, name) for name in names]


BEFORE, AFTER = SOURCE.split("# What is refused")
PARTS = {"event": kinds(BEFORE), "refused": kinds(AFTER)}
ALL = [(part, kind) for part, found in PARTS.items() for kind in found]
every_kind = pytest.mark.parametrize(("part", "kind"), ALL, ids=[f"{part}-{kind.name}" for part, kind in ALL])
every_verb = pytest.mark.parametrize("verb", actions.VERBS, ids=lambda verb: verb.word)
every_language = pytest.mark.parametrize("language", languages())


def holes(sentence: str) -> set[str]:
    """The placeholders of a sentence, those left out that stand for the box's own words."""
    found = {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
    return found - set(catalogue().part("thing", "property"))


def decisions() -> set[str]:
    """The names that the decisions of the family give themselves."""
    found = set()
    for file in sorted((FAMILY / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "PropertyDecision" in map(ast.unparse, node.bases):
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                inits = [call for call in calls if ast.unparse(call.func) == "super().__init__"]
                found |= {ast.literal_eval(call.args[0]) for call in inits}
    return found


def test_the_kinds_are_found():
    """A test over no kinds would pass whatever the catalogue says."""
    made = [kind for kind in vars(actions).values() if isinstance(kind, Kind)]

    assert len(PARTS["event"]) > 50
    assert len(PARTS["refused"]) > 20
    assert {kind.name for _, kind in ALL} == {kind.name for kind in made}


@every_language
@every_kind
def test_every_kind_has_its_sentence(language, part, kind):
    """One about the player and, where there is one, one to the player; with no hole that nothing fills."""
    forms = [kind.name, f"{kind.name}_you"] if "seat" in kind.fields else [kind.name]
    for form in forms:
        sentence = catalogue(language).find(part, "property", form)
        assert sentence is not None, form
        assert holes(sentence) <= set(kind.fields), form
        assert not form.endswith("_you") or "seat" not in holes(sentence), form


@every_language
@pytest.mark.parametrize("kind", PARTS["event"], ids=lambda kind: kind.name)
def test_an_event_is_told_with_all_its_facts(language, kind):
    """Who reads the story alone knows as much as who reads the numbers."""
    told = catalogue(language).find("event", "property", kind.name)

    assert told is not None
    assert holes(told) == set(kind.fields)
    if "seat" in kind.fields:
        told = catalogue(language).find("event", "property", f"{kind.name}_you")
        assert told is not None
        assert holes(told) == set(kind.fields) - {"seat"}


@every_language
@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_left_over(language, part):
    """Nothing is worded that cannot happen."""
    names = {kind.name for kind in PARTS[part]}

    assert {name.removesuffix("_you") for name in catalogue(language).part(part, "property")} == names


@every_language
@every_verb
def test_every_verb_has_its_label(language, verb):
    """And it speaks only of what the verb's slots say."""
    label = catalogue(language).find("choice", "property", verb.word)

    assert label is not None
    assert holes(label) <= {verb.seat, verb.item, verb.number} - {""}
    assert not verb.item or verb.item in holes(label)


@every_language
def test_every_label_has_its_verb(language):
    """Nothing is offered that cannot be done."""
    assert set(catalogue(language).part("choice", "property")) == {verb.word for verb in actions.VERBS}


@every_language
@pytest.mark.parametrize("name", DECISIONS)
def test_every_question_is_asked_in_words(language, name):
    """Of the others, and of who has to answer."""
    others = catalogue(language).find("ask", "property", name)
    mine = catalogue(language).find("ask", "property", f"{name}_you")

    assert others is not None
    assert mine is not None
    assert holes(others) <= {"seats"}
    assert holes(mine) == set()


@every_language
def test_every_decision_has_its_question(language):
    """By the names that the rules give them."""
    asked = {name.removesuffix("_you") for name in catalogue(language).part("ask", "property")}

    assert asked == set(DECISIONS)
    assert decisions() <= asked
    assert len(decisions()) > 5


@pytest.mark.rule("tax.income")
def test_the_tax_is_asked_about_without_a_figure():
    """The choice comes before anything is added up, so nothing near it says what anybody is worth."""
    asked = [catalogue().find("ask", "property", form) or "" for form in ("tax", "tax_you")]
    labels = [catalogue().find("choice", "property", word) or "" for word in ("flat", "tenth")]

    assert all("worth" not in sentence.lower() for sentence in asked + labels)
    assert all(not holes(sentence) - {"seats"} for sentence in asked + labels)


def test_kinds_and_verbs_are_what_they_seem():
    """The module's tables hold verbs and actions of them."""
    assert all(isinstance(verb, Verb) for verb in actions.VERBS)
    assert all(isinstance(action, Action) for action in actions.TO_BUILD)
