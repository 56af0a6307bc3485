"""The race's own words: who goes first, who is in the way, and what is asked."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.games.race import events
from gamenight.kernel.event import Event
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller
from tests.words.family import Family, plain

# What goes without saying: the centre, the count just spun, the space just landed on
SPARED = {"won": {"space"}, "blocked": {"count"}, "arrow_blocked": {"count"}, "to_jail": {"from"}}
ARROW = "The arrow on space 4 leads to space 14, and"
BACK = "6 spaces would be too far. Going back, the arrow on space 5 leads to space 2, and"


def teller() -> Teller:
    """A voice for Ann, Bob and Cid, with the box of the shelf."""
    return Teller(catalogue(), edition_of("cats-and-dogs"), ["Ann", "Bob", "Cid"])


@pytest.mark.parametrize(
    ("kind", "values", "told"),
    [
        (events.SPUN, [0, 4, 227], ["You spin a 4.", "Ann spins a 4.", "Ann spins a 4."]),
        (events.ORDERED, [0, 1], ["You go first.", "Ann goes first.", "Ann goes first."]),
        (events.ORDERED, [0, 6], ["You go sixth.", "Ann goes sixth.", "Ann goes sixth."]),
        (
            events.BLOCKED,
            [0, 10, 1, 3],
            [
                "Bob is on space 10, so you stay put and lose this turn.",
                "You are on space 10, so Ann stays put and loses this turn.",
                "Bob is on space 10, so Ann stays put and loses this turn.",
            ],
        ),
        (
            events.ARROW_BLOCKED,
            [0, 4, 14, 1, 3],
            [
                f"{ARROW} Bob is there: you stay put and lose this turn.",
                f"{ARROW} you are there: Ann stays put and loses this turn.",
                f"{ARROW} Bob is there: Ann stays put and loses this turn.",
            ],
        ),
        (
            events.BACK_BLOCKED,
            [0, 5, 2, 1, 6],
            [
                f"{BACK} Bob is there: you stay put and lose this turn.",
                f"{BACK} you are there: Ann stays put and loses this turn.",
                f"{BACK} Bob is there: Ann stays put and loses this turn.",
            ],
        ),
        (
            events.SWAPPED,
            [0, 1, 55, 59],
            [
                "You land on Bob, and you change places: you are on space 55 now, Bob on space 59.",
                "Ann lands on you, and you change places: Ann is on space 55 now, you are on space 59.",
                "Ann lands on Bob, and they change places: Ann is on space 55 now, Bob on space 59.",
            ],
        ),
    ],
)
def test_what_happens_is_told_to_each(kind, values, told):
    """To who does it, to the other whom it concerns, and to the rest."""
    event = Event(kind, "", values)

    assert [teller().event(event, "race", viewer) for viewer in (0, 1, None)] == told


@pytest.mark.parametrize(
    ("spins", "position", "mine", "others"),
    [
        (
            [],
            None,
            "Spin for the order of play: the highest number goes first.",
            "Ann to spin for the order of play.",
        ),
        (
            ["4", "4"],
            None,
            "You are tied for first place: spin again.",
            "Ann is tied for first place and spins again.",
        ),
        ([], {"spaces": [53, 3]}, "Your turn: you are on space 53. Spin the cat.", "Ann to spin."),
        ([], {"spaces": [0, 3]}, "Your turn: you are on Start. Spin the cat.", "Ann to spin."),
        (
            [],
            {"spaces": [57, 3]},
            "Your turn: you are on space 57, and a 3 wins. Spin the cat.",
            "Ann to spin; a 3 wins.",
        ),
        (
            [],
            {"spaces": [54, 3]},
            "Your turn: you are on space 54, and a 6 wins. Spin the cat.",
            "Ann to spin; a 6 wins.",
        ),
        (["3"], {"spaces": [57, 3]}, "The game is over.", "The game is over."),
    ],
    ids=["order", "tie", "turn", "start", "near", "six", "over"],
)
def test_a_question_names_what_it_is_about(spins, position, mine, others):
    """For what one spins, where one stands, and near the centre what would win."""
    dealer = gn.Scripted([f"spin {spin}" for spin in spins])
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=dealer, position=position)
    for _ in spins:
        table.play(table.waiting()[0], "spin")

    assert (table.question(0), table.question(None)) == (mine, others)


def test_while_the_cat_spins_nobody_is_asked():
    """Only chance is waited for, and that is said."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], position={"spaces": [0, 3]})
    table.apply(0, table.legal_actions(0)[0])

    assert (table.question(0), table.question(None)) == ("The cat is spinning.", "The cat is spinning.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["race", "pets"])
def test_an_event_is_told_with_all_its_facts(language, name):
    """No number is kept back; `you` stands for a seat, `your team` for a team, the dial for a degree."""
    family = Family(name)
    left_out = {"degree"} if name == "race" else set()
    for key, sentence in catalogue(language).part("event", name).items():
        kind = next(one for one in family.named(plain(key)) if family.holes(sentence) <= set(one.fields))
        spared = left_out | SPARED.get(kind.name, set())
        if key.endswith("_to_you"):
            spared |= {"other"}
        elif key.endswith("_you"):
            spared |= {"seat", "team"}

        assert set(kind.fields) - spared <= family.holes(sentence), key
