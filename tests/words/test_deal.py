"""The card game has words for all that can happen, be refused, be asked or be chosen in it."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import gamenight
from gamenight.editions.shelf import edition_of
from gamenight.games.deal import actions
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event, Kind
from gamenight.kernel.terms import Option
from gamenight.rulebook.book import clause_of, clauses, page
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller

FAMILY = Path(gamenight.__file__).parent / "games" / "deal"
SOURCE = (FAMILY / "actions.py").read_text(encoding="utf-8")
DECISIONS = ["first", "turn", "draw", "charge", "place", "discard"]


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
    return found - set(catalogue().part("thing", "deal"))


def decisions() -> set[str]:
    """The names that the decisions of the family give themselves."""
    found = set()
    for file in sorted((FAMILY / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and "Decision[Deal]" in map(ast.unparse, node.bases):
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                inits = [call for call in calls if ast.unparse(call.func) == "super().__init__"]
                found |= {ast.literal_eval(call.args[0]) for call in inits}
    return found


def teller() -> Teller:
    """A voice for Ann and Bob, with the box of the shelf."""
    return Teller(catalogue(), edition_of("deal"), ["Ann", "Bob"])


def test_the_kinds_are_found():
    """A test over no kinds would pass whatever the catalogue says."""
    made = [kind for kind in vars(actions).values() if isinstance(kind, Kind)]

    assert len(PARTS["event"]) > 25
    assert len(PARTS["refused"]) > 15
    assert {kind.name for _, kind in ALL} == {kind.name for kind in made}


@every_language
@every_kind
def test_every_kind_has_its_sentence(language, part, kind):
    """One about the player and, where there is one, one to the player; with no hole that nothing fills."""
    forms = [kind.name, f"{kind.name}_you"] if "seat" in kind.fields else [kind.name]
    for form in forms:
        sentence = catalogue(language).find(part, "deal", form)
        assert sentence is not None, form
        assert holes(sentence) <= set(kind.fields), form
        assert not form.endswith("_you") or "seat" not in holes(sentence), form


@every_language
@pytest.mark.parametrize("kind", PARTS["event"], ids=lambda kind: kind.name)
def test_an_event_is_told_with_all_its_facts(language, kind):
    """Who reads the story alone knows as much as who reads the numbers."""
    told = catalogue(language).find("event", "deal", kind.name)

    assert told is not None
    assert holes(told) == set(kind.fields)
    if "seat" in kind.fields:
        told = catalogue(language).find("event", "deal", f"{kind.name}_you")
        assert told is not None
        assert holes(told) == set(kind.fields) - {"seat"}


@every_language
@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_left_over(language, part):
    """Nothing is worded that cannot happen."""
    names = {kind.name for kind in PARTS[part]}

    assert {name.removesuffix("_you") for name in catalogue(language).part(part, "deal")} == names


@every_language
@every_verb
def test_every_verb_has_its_label(language, verb):
    """And it speaks of all that the verb's slots say, and of nothing else."""
    label = catalogue(language).find("choice", "deal", verb.word)

    assert label is not None
    assert holes(label) == {verb.seat, verb.item, verb.number} - {""}


@every_language
def test_every_label_has_its_verb(language):
    """Nothing is offered that cannot be done."""
    assert set(catalogue(language).part("choice", "deal")) == {verb.word for verb in actions.VERBS}


@every_language
@pytest.mark.parametrize("name", DECISIONS)
def test_every_question_is_asked_in_words(language, name):
    """Of the others, and of who has to answer."""
    others = catalogue(language).find("ask", "deal", name)
    mine = catalogue(language).find("ask", "deal", f"{name}_you")

    assert others is not None
    assert mine is not None
    assert holes(others) <= {"seats"}
    assert holes(mine) == set()


@every_language
def test_every_decision_has_its_question(language):
    """By the names that the rules give them."""
    asked = {name.removesuffix("_you") for name in catalogue(language).part("ask", "deal")}

    assert asked == set(DECISIONS) == decisions()


@every_language
def test_every_option_has_its_label(language):
    """As the lobby shows it."""
    options: list[Option] = edition_of("deal").game.options

    assert options
    for option in options:
        assert catalogue(language).find("web", f"option_{option.name}") is not None, option.name


@every_language
def test_every_chapter_has_its_heading(language):
    """A chapter is the first part of a key."""
    for key in page("deal").clauses:
        assert catalogue(language).find("web", f"chapter_{key.split('.')[0]}") is not None, key


@pytest.mark.parametrize(
    ("event", "viewer", "told"),
    [
        (
            Event(actions.BANKED, "play.bank", [0, 32]),
            None,
            "Ann puts Sly Deal in the bank.",
        ),
        (
            Event(actions.LAID, "play.property", [0, 19, 5]),
            0,
            "You lay Red/Yellow Wildcard (yellow).",
        ),
        (
            Event(actions.CHARGED_ONE, "rent.any", [0, 1, 6, 104]),
            1,
            "Ann wants 6M rent from Bob for red (second set).",
        ),
        (
            Event(actions.WANTS_SWAP, "action.forced_deal", [1, 0, 6, 14]),
            1,
            "You want Brown Property from Ann, and would give Railroad for it.",
        ),
        (
            Event(actions.SAID_NO, "action.just_say_no", [1, 0]),
            None,
            "Bob answers Ann: Just Say No!",
        ),
        (
            Event(actions.SHUFFLED, "pile.empty", [1]),
            None,
            "The draw pile is empty: 1 card of the centre pile is shuffled and drawn from.",
        ),
        (
            Event(actions.COUNTED, "end.stalled", [0, 1, 12]),
            None,
            "Ann has 1 colour full, and cards worth 12M.",
        ),
    ],
)
def test_what_happens_is_told_by_name(event, viewer, told):
    """Cards, colours, sets and money as the box calls them."""
    assert teller().event(event, "deal", viewer) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event(actions.NOT_ENOUGH, "pay.no_change", [3, 5]),
            "That is only 3M, and 5M is due; add more cards.",
        ),
        (
            Event(actions.HOTEL_FIRST, "pay.building", [7]),
            "A Hotel stands there too (dark blue); it must go before its House, or with it.",
        ),
        (
            Event(actions.NO_MOVES, "rearrange.limit", [12]),
            "12 moves are the most between two plays; play a card, or end the turn.",
        ),
    ],
)
def test_what_is_refused_is_told_by_name(event, told):
    """And with what would be right."""
    assert teller().refusal(event, "deal") == told


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (Action(actions.BANK, item=4), "Bank 5M"),
        (Action(actions.LAY, item=18, number=3), "Lay Pink/Orange Wildcard (orange)"),
        (Action(actions.PASS_GO_CARD), "Play Pass Go"),
        (Action(actions.CHARGE_RENT, item=5, number=2), "Charge everybody fourfold rent for yellow"),
        (Action(actions.CHARGE_ONE, seat=1, item=0, number=0), "Charge Bob plain rent for brown"),
        (Action(actions.STEAL, seat=1, item=1000), "Steal Brown Property from Bob"),
        (
            Action(actions.SWAP, seat=1, item=1000 + 16 * 12, number=1000 + 16 * 4 + 4),
            "Swap Red/Yellow Wildcard in red for Bob's Pink Property in pink (second set)",
        ),
        (Action(actions.BREAK, seat=1, item=17), "Take Bob's full set: dark blue (second set)"),
        (Action(actions.GIVE, item=1000 + 16 * 6 + 14), "Pay with House on green"),
        (Action(actions.GIVE, item=0), "Pay with 1M"),
        (Action(actions.PAY, most=0), "Pay with these"),
        (Action(actions.REFUSE), "Just Say No!"),
    ],
)
def test_what_a_button_says(action, label):
    """Names for numbers."""
    assert teller().choice("deal", action, action.verb.word) == label


def test_clauses_speak_the_box_s_words():
    """Its names of cards, and its money; plain ones where no box is open."""
    mine = {"sly_deal": "Fox", "debt_sum": "5 kr"}

    assert (clause_of("deal", "action.debt_collector").rule or "").endswith("owes you 5.")
    assert (clause_of("deal", "action.debt_collector", words=mine).rule or "").endswith("owes you 5 kr.")
    assert (clause_of("deal", "steal.wild", words=mine).ruling or "").startswith("Fox takes")


@pytest.mark.parametrize("thing", sorted(catalogue().part("thing", "deal")))
def test_every_thing_is_spoken_of(thing):
    """A box's own word for it would not be read otherwise."""
    told = clauses("deal", words={thing: "<mine>"})

    assert any("<mine>" in f"{clause.rule}{clause.ruling}" for clause in told)


def test_the_box_has_words_for_all_things():
    """So that no plain word is read with it."""
    assert set(edition_of("deal").words()) == set(catalogue().part("thing", "deal"))
