"""The team game's own words: options, chapters, teams, and how a marker in a stack is spoken of."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.games.pets import actions, events
from gamenight.games.pets.rules import refused
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event
from gamenight.rulebook.clauses import clause_of
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller
from tests.games.pets.laid import GET_FROM_RIVAL, JAIL, JAIL_FREE, PAY_200, deck, lay, sit_down
from tests.games.pets.stacks import approach, even
from tests.games.playing import go_on

OURS = "You landed on Best Pout, which your team owns"
ADD = f"{OURS}: put another marker on it for $100, or leave it as it is."
START = "The first to show a picture of a pet goes first: show one, or say that you have none."
every_language = pytest.mark.parametrize("language", languages())


def teller() -> Teller:
    """A voice for Ann and Bob, with the box of the shelf."""
    return Teller(catalogue(), edition_of("cats-vs-dogs"), ["Ann", "Bob"])


@every_language
def test_every_option_has_its_label(language):
    """As the lobby shows it; one of the family's own where another game means something else by the name."""
    options = edition_of("cats-vs-dogs").options

    assert [option.name for option in options] == ["teams", "tokens", "bank_debt", "no_marker", "rounds"]
    choices = [f"{one.name}_{choice}" for one in options for choice in one.choices or []]
    for key in ("teams", "tokens", "pets_rounds", "bank_debt", "no_marker", *choices):
        assert catalogue(language).find("web", f"option_{key}") is not None, key


@pytest.mark.parametrize(
    ("event", "viewer", "told"),
    [
        (Event(events.SHOWED, "order.first", [0, 4]), None, "Ann shows a picture: Terrier!"),
        (
            Event(events.SALARY, "go.salary", [0, 0, 200]),
            0,
            "You collect $200 for your team at GO.",
        ),
        (
            Event(events.CLAIMED, "title.claim", [1, 1, 20, 300]),
            None,
            "Bob claims Fashionista for Team Dog and pays $300.",
        ),
        (
            Event(events.PAID_TRIBUTE, "title.set", [0, 0, 1, 600, 27]),
            1,
            "Ann is on Best Pet: Team Cat pays Team Dog $600 tribute.",
        ),
        (
            Event(events.TOOK_OVER, "title.take", [1, 1, 0, 200, 1]),
            1,
            "You take Best Pout over for your team and pay Team Cat $200.",
        ),
        (
            Event(events.REPLACED, "debt.team", [1, 1, 0, 3, 1]),
            None,
            "Bob replaces the bottom marker on Bright Eyes, Team Cat's, with one of Team Dog's.",
        ),
        (
            Event(events.REMOVED, "debt.bank", [0, 1, 4, 3]),
            0,
            "You take the third marker, Team Dog's, off Comic Relief.",
        ),
        (
            Event(events.DREW, "chance.draw", [0, 0, 3]),
            None,
            "Ann draws from Cat Chance: “You purred in the right lap. Collect $100.”",
        ),
        (Event(events.COUNTED, "end.claimed", [0, 1]), None, "Team Cat has 1 title."),
        (Event(events.COUNTED, "end.claimed", [1, 15]), 0, "Team Dog has 15 titles."),
        (Event(events.WON, "end.claimed", [1]), 1, "Team Dog wins!"),
    ],
)
def test_what_happens_is_told_by_name(event, viewer, told):
    """Teams, titles, cards, pets and money as the box calls them."""
    assert teller().event(event, "pets", viewer) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event(refused.TOO_DEAR, "jail.pay", [200, 100]),
            "That costs $200, and your team has $100.",
        ),
        (
            Event(refused.OWN_MARKER, "debt.team", [1]),
            "That marker on Best Pout is your own team's.",
        ),
        (
            Event(refused.MUST_PAY, "debt.able", [100, 1]),
            "Your team owes Team Dog $100 tribute and has the cash, so it has to pay.",
        ),
    ],
)
def test_what_is_refused_is_told_by_name(event, told):
    """The reason alone, to whoever tried."""
    assert teller().refusal(event, "pets", 0) == told


# What is asked of seat 0, and what the others hear: how it is laid, the moves, both sentences
QUESTIONS = [
    (sit_down, [], START, "Ann and Bob: the first to show a picture of a pet goes first."),
    (lay, [], "Your turn: throw the dice.", "Ann to throw."),
    (
        lambda: in_jail(1, 2000),
        [],
        "Turn 1 of 3 in Jail: throw for doubles, or pay $200 and then throw.",
        "Ann, on turn 1 of 3 in Jail, to throw for doubles or pay $200.",
    ),
    (
        lambda: in_jail(2, 199),
        [],
        "Turn 2 of 3 in Jail: throw for doubles.",
        "Ann, on turn 2 of 3 in Jail, to throw for doubles.",
    ),
    (
        lambda: in_jail(3, 0, JAIL_FREE),
        [],
        "Turn 3 of 3 in Jail: throw for doubles, or use a card and then throw.",
        "Ann, on turn 3 of 3 in Jail, to throw for doubles or use a card.",
    ),
    (
        lambda: in_jail(2, 200, JAIL_FREE),
        [],
        "Turn 2 of 3 in Jail: throw for doubles, or first pay $200 or use a card.",
        "Ann, on turn 2 of 3 in Jail, to throw for doubles, pay $200, or use a card.",
    ),
    (
        lambda: approach(1, cash=[900, 0]),
        ["0 roll"],
        "You landed on Best Pout: claim it for $100, or leave it.",
        "Ann to claim Best Pout for $100, or leave it.",
    ),
    (
        lambda: approach(1, stacks={1: "d", 3: "d"}),
        ["0 roll"],
        "You landed on Best Pout, which Team Dog owns: pay $200 tribute, or take it over for $300.",
        "Ann to pay Team Dog $200 tribute for Best Pout, or take it over for $300.",
    ),
    (
        lambda: approach(1, stacks={1: "c"}),
        ["0 roll"],
        ADD,
        "Ann to put another marker on Best Pout for $100, or leave it as it is.",
    ),
    (
        lambda: lay(2, [(1, 1), ("cat", GET_FROM_RIVAL)], cash=[0, 50], stacks={3: "dd"}),
        ["0 roll"],
        "Team Dog cannot pay your team $100: pick one of its markers, and yours takes its place.",
        "Ann to pick one of Team Dog's markers, because it cannot pay $100.",
    ),
    (
        lambda: lay(2, [(1, 1), ("dog", PAY_200)], cash=[0, 50], stacks={3: "dd"}, turn=1),
        ["1 roll"],
        "Team Dog cannot pay the Bank $200: pick one of its markers to leave the board.",
        "Ann to pick one of Team Dog's markers, because it cannot pay the Bank $200.",
    ),
    (
        lambda: approach(1, "dc", stacks=even([1]) | {3: "d"}),
        ["0 roll", "0 claim"],
        "The game is over.",
        "The game is over.",
    ),
]  # fmt: skip


def in_jail(turn: int, purse: int, *kept: int) -> gn.Table:
    """Ann sits in Jail."""
    decks = [deck(kept=kept), deck()]
    return lay(2, cash=[purse, 0], places=[JAIL, 0], jailed=[turn, 0], decks=decks)


@pytest.mark.parametrize(
    ("laid", "moves", "mine", "others"), QUESTIONS, ids=[one[2][:24] for one in QUESTIONS]
)
def test_a_question_names_what_it_is_about(laid, moves, mine, others):
    """The title, its owner, the price, the tribute, the turn in Jail; to whoever is asked, and to others."""
    table = laid()
    go_on(table, *moves)

    assert table.question(0) == mine
    assert table.question(None) == others


@pytest.mark.parametrize(
    ("laid", "labels"),
    [
        (lambda: approach(1), {"claim": "Claim it for $100", "leave": "Leave it", "take": "Take it over"}),
        (
            lambda: approach(1, stacks={1: "d", 3: "d"}),
            {"tribute": "Pay $200 tribute", "take": "Take it over for $300", "claim": "Claim it"},
        ),
        (
            lambda: approach(1, stacks={1: "c"}),
            {"add": "Put another marker on it for $100", "leave": "Leave it"},
        ),
        (lambda: in_jail(1, 2000), {"roll": "Throw the dice", "pay": "Pay $200 to leave Jail"}),
    ],
    ids=["claim", "tribute", "add", "jail"],
)
def test_a_label_names_its_sum(laid, labels):
    """While it is asked; a word that is refused anyway names none."""
    table = laid()
    if table.position()["jailed"] == [0, 0]:
        go_on(table, "0 roll")

    assert {word: table.label(0, table.read(0, word)) for word in labels} == labels


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (Action(actions.SHOW, item=0), "Show a picture: Tabby"),
        (Action(actions.PICK_MARKER, item=1, number=1), "Pick the bottom marker on Best Pout"),
        (Action(actions.TAKE_OVER), "Take it over"),
    ],
)
def test_what_a_button_says(action, label):
    """Buttons have names for numbers."""
    assert teller().choice("pets", action, action.verb.word) == label


def test_the_box_has_words_for_all_things():
    """No plain word is read with this box."""
    assert set(edition_of("cats-vs-dogs").words()) == set(catalogue().part("thing", "pets"))


def test_the_bank_s_case_is_called_a_ruling():
    """The rulebook at hand breaks off before it, and the clause says so."""
    clause = clause_of(edition_of("cats-vs-dogs"), "debt.bank")

    assert clause.rule is None
    assert "breaks off" in (clause.ruling or "")
