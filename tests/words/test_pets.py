"""The team game's own words: options, chapters, teams, and how a marker in a stack is spoken of."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import edition_of
from gamenight.games.pets import actions
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event
from gamenight.kernel.terms import Option
from gamenight.rulebook.book import clause_of, clauses, page
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller

every_language = pytest.mark.parametrize("language", languages())


def teller() -> Teller:
    """A voice for Ann and Bob, with the box of the shelf."""
    return Teller(catalogue(), edition_of("cats-vs-dogs"), ["Ann", "Bob"])


@every_language
def test_every_option_has_its_label(language):
    """As the lobby shows it; one of the family's own where another game means something else by the name."""
    options: list[Option] = edition_of("cats-vs-dogs").game.options

    assert [option.name for option in options] == ["teams", "tokens", "rounds", "bank_debt"]
    for key in ("teams", "pets_rounds", "bank_debt", "bank_debt_marker", "bank_debt_forgiven"):
        assert catalogue(language).find("web", f"option_{key}") is not None, key


@every_language
def test_every_chapter_has_its_heading(language):
    """A chapter is the first part of a key."""
    for key in page("pets").clauses:
        assert catalogue(language).find("web", f"chapter_{key.split('.')[0]}") is not None, key


@pytest.mark.parametrize(
    ("event", "viewer", "told"),
    [
        (Event(actions.SHOWED, "order.first", [0, 4]), None, "Ann shows a picture: Terrier!"),
        (
            Event(actions.SALARY, "go.salary", [0, 0, 200]),
            0,
            "You come by GO: the Bank pays Team Cat $200.",
        ),
        (
            Event(actions.CLAIMED, "title.claim", [1, 1, 20, 300]),
            None,
            "Bob claims Fashionista for Team Dog and pays $300.",
        ),
        (
            Event(actions.PAID_TRIBUTE, "title.set", [0, 0, 1, 600, 27]),
            1,
            "Ann is on Best Pet: Team Cat pays Team Dog $600 tribute.",
        ),
        (
            Event(actions.TOOK_OVER, "title.take", [1, 1, 0, 200, 1]),
            1,
            "You take Best Pout over for Team Dog and pay Team Cat $200.",
        ),
        (
            Event(actions.REPLACED, "debt.team", [1, 1, 0, 3, 1]),
            None,
            "Bob puts a marker of Team Dog on Bright Eyes, in the place of Team Cat's bottom marker.",
        ),
        (
            Event(actions.REMOVED, "debt.bank", [0, 1, 4, 3]),
            0,
            "You take Team Dog's third marker off Comic Relief.",
        ),
        (
            Event(actions.DREW, "chance.draw", [0, 0, 3]),
            None,
            "Ann draws from Cat Chance: “You purred in the right lap. Collect $100.”",
        ),
        (Event(actions.COUNTED, "end.claimed", [0, 1]), None, "Team Cat has 1 title."),
        (Event(actions.COUNTED, "end.claimed", [1, 15]), 0, "Team Dog has 15 titles."),
        (Event(actions.WON, "end.claimed", [1]), 1, "Team Dog wins!"),
    ],
)
def test_what_happens_is_told_by_name(event, viewer, told):
    """Teams, titles, cards, pets and money as the box calls them."""
    assert teller().event(event, "pets", viewer) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event(actions.TOO_DEAR, "jail.pay", [0, 200, 100]),
            "That costs $200, and Team Cat has $100; throw for doubles instead.",
        ),
        (
            Event(actions.NO_MARKER, "debt.team", [1, 1, 2]),
            "Team Dog has no second marker on Best Pout; pick one that the list of choices shows.",
        ),
    ],
)
def test_what_is_refused_is_told_by_name(event, told):
    """And with what would be right."""
    assert teller().refusal(event, "pets") == told


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (Action(actions.SHOW, item=0), "Show a picture: Tabby"),
        (Action(actions.PICK_MARKER, item=1, number=1), "Pick the bottom marker on Best Pout"),
        (Action(actions.TAKE_OVER), "Take it over"),
    ],
)
def test_what_a_button_says(action, label):
    """Names for numbers."""
    assert teller().choice("pets", action, action.verb.word) == label


def test_clauses_speak_the_box_s_words():
    """Its teams, its decks and its money; plain ones where no box is open."""
    mine = edition_of("cats-vs-dogs").words() | {"cat": "Lions", "sign": "¤"}

    assert "Team Cat and Team Dog" in (clause_of("pets", "setup.teams").rule or "")
    assert "Lions and Team Dog" in (clause_of("pets", "setup.teams", words=mine).rule or "")
    assert "Pay 200 when" in (clause_of("pets", "jail.pay").rule or "")
    assert "Pay ¤200 when" in (clause_of("pets", "jail.pay", words=mine).rule or "")


@pytest.mark.parametrize("thing", sorted(catalogue().part("thing", "pets")))
def test_every_thing_is_spoken_of(thing):
    """A box's own word for it would not be read otherwise."""
    told = clauses("pets", words={thing: "<mine>"})

    assert any("<mine>" in f"{clause.rule}{clause.ruling}" for clause in told)


def test_the_box_has_words_for_all_things():
    """So that no plain word is read with it."""
    assert set(edition_of("cats-vs-dogs").words()) == set(catalogue().part("thing", "pets"))


def test_the_bank_s_case_is_called_a_ruling():
    """The rulebook at hand breaks off before it, and the clause says so."""
    clause = clause_of("pets", "debt.bank")

    assert clause.rule is None
    assert "breaks off" in (clause.ruling or "")
