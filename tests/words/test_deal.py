"""The card game's own words: options, chapters, and how its cards are named."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.editions.shelf import edition_of
from gamenight.games.deal import actions, events
from gamenight.kernel.event import Event
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller
from tests.games.deal.hands import lay
from tests.games.playing import go_on

every_language = pytest.mark.parametrize("language", languages())


def teller() -> Teller:
    """A voice for Ann and Bob, with the box of the shelf."""
    return Teller(catalogue(), edition_of("deal"), ["Ann", "Bob"])


@every_language
def test_every_option_has_its_label(language):
    """The lobby has a name for each."""
    options = edition_of("deal").options

    assert options
    for option in options:
        assert catalogue(language).find("web", f"option_{option.name}") is not None, option.name


RED_YELLOW, BROWN, RAILROAD, SLY_DEAL = 19, 6, 14, 32  # kinds of the box of the shelf


@pytest.mark.parametrize(
    ("event", "viewer", "told"),
    [
        (Event(events.BANKED, "play.bank", [0, SLY_DEAL]), None, "Ann puts Sly Deal in the bank."),
        (Event(events.LAID, "play.property", [0, BROWN]), None, "Ann lays Brown Property."),
        (
            Event(events.LAID_AS, "play.property", [0, RED_YELLOW, 5]),
            0,
            "You lay Red/Yellow Wildcard as yellow.",
        ),
        (
            Event(events.CHARGED_ONE, "rent.any", [0, 1, 6, 14]),
            1,
            "Ann wants 6M rent from you for the second red set.",
        ),
        (
            Event(events.CHARGED, "rent.colour", [0, 4, 8]),
            1,
            "Ann wants 4M rent from everybody else for the railroad set.",
        ),
        (
            Event(events.HAS_BIRTHDAY, "action.birthday", [0, 2]),
            1,
            "It is Ann's birthday: everybody else gives 2M.",
        ),
        (
            Event(events.HAS_BIRTHDAY, "action.birthday", [0, 2]),
            0,
            "It is your birthday: everybody else gives you 2M.",
        ),
        (Event(events.WANTS_SUM, "action.debt_collector", [0, 1, 5]), 1, "Ann wants 5M from you."),
        (
            Event(events.WANTS_SWAP, "action.forced_deal", [1, 0, BROWN, RAILROAD]),
            1,
            "You want Brown Property from Ann, and give Railroad for it.",
        ),
        (
            Event(events.WANTS_SWAP, "action.forced_deal", [1, 0, BROWN, RAILROAD]),
            0,
            "Bob wants Brown Property from you, and gives you Railroad for it.",
        ),
        (Event(events.SAID_NO, "action.just_say_no", [1, 0]), None, "Bob says Just Say No to Ann!"),
        (Event(events.SAID_NO, "action.just_say_no", [1, 0]), 0, "Bob says Just Say No to you!"),
        (Event(events.YIELDED, "action.just_say_no", [0, 1]), 0, "You accept Bob's no."),
        (Event(events.CANCELLED, "no.when", [1, 0]), 0, "What you played does nothing to Bob."),
        (Event(events.PAID, "pay.where", [1, 0, 4]), 0, "Bob pays you with 5M."),
        (
            Event(events.OVERPAID, "pay.no_change", [1, 0, 8]),
            1,
            "You pay Ann 8M too much, and there is no change.",
        ),
        (
            Event(events.PAID_ALL, "pay.no_change", [1, 0, 3]),
            0,
            "Bob has only 3M: you get all of it, and the rest is forgiven.",
        ),
        (
            Event(events.BROKEN, "action.deal_breaker", [0, 1, 4]),
            1,
            "Ann takes the red set from you, with everything on it.",
        ),
        (
            Event(events.SHUFFLED, "pile.empty", [1]),
            None,
            "The draw pile is empty: 1 card from the centre is shuffled into a new one.",
        ),
        (
            Event(events.COUNTED, "end.stalled", [0, 1, 12]),
            None,
            "Ann has 1 full colour, and cards worth 12M.",
        ),
    ],
)
def test_what_happens_is_told_by_name(event, viewer, told):
    """Cards, colours, sets and money as the box calls them; to you as you."""
    assert teller().event(event, "deal", viewer) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event(actions.NOT_ENOUGH, "pay.no_change", [3, 5]), "That is only 3M, and 5M is due."),
        (
            Event(actions.HOTEL_TOO, "pay.building", [7]),
            "The House on the dark blue set can be paid only with the Hotel that stands on it.",
        ),
        (
            Event(actions.NO_MOVES, "rearrange.limit", [60]),
            "You have moved 60 times, the most between two plays.",
        ),
        (
            Event(actions.NOT_BUILT_ON, "action.house", [8]),
            "No House or Hotel can stand on the railroad set.",
        ),
        (Event(actions.NO_PLAYS, "turn.play", [3]), "You have played 3 cards, the most a turn allows."),
    ],
)
def test_what_is_refused_is_told_by_name(event, told):
    """The reason alone: what would help is added by what is lawful."""
    assert teller().refusal(event, "deal") == told


TURN: dict[str, Any] = {
    "hands": [
        "1M red-yellow red rent-red-yellow rent-any double-rent double-rent sly-deal forced-deal house"
    ],
    "banks": ["", "5M 2M"],
    "sets": [
        {"red": "red red red-yellow", "yellow2": "yellow"},
        {"pink": "pink pink", "brown": "brown brown", "green2": "green"},
    ],
}


@pytest.mark.parametrize(
    ("word", "label"),
    [
        ("bank 1M", "Bank 1M"),
        ("lay red red", "Lay Red Property"),
        ("lay red-yellow yellow", "Lay Red/Yellow Wildcard as yellow"),
        ("rent red 0", "Charge everybody 6M rent for the red set"),
        ("rent red 1", "Charge everybody 12M rent for the red set, doubled once"),
        ("rent red 2", "Charge everybody 24M rent for the red set, doubled 2 times"),
        ("rent-one 1 yellow2 0", "Charge Bob 2M rent for the second yellow set"),
        ("steal 1 pink:pink", "Take Pink Property from Bob"),
        (
            "swap 1 green2:green red:red-yellow",
            "Give Red/Yellow Wildcard in the red set for Bob's Green Property in the second green set",
        ),
        ("house red", "Build a House on the red set"),
        ("move red:red-yellow yellow", "Move Red/Yellow Wildcard in the red set to the yellow set"),
        ("end", "End the turn"),
    ],
)
def test_what_a_button_says(word, label):
    """Names for numbers, and the sum that is charged."""
    table = lay(**TURN)
    assert word in table.legal(0)

    assert table.label(0, table.read(0, word)) == label


@pytest.mark.parametrize(
    ("moves", "bank", "word", "label"),
    [
        (["0 rent red 0"], "5M 2M", "allow", "Let it happen, then choose how to pay"),
        (["0 rent red 0"], "5M", "pay <card>", "Pay with these"),
        (["0 rent red 2"], "5M", "allow", "Pay all you have: 15M"),
        (["0 steal 1 pink:pink"], "5M", "allow", "Let Ann take Pink Property"),
        (["0 swap 1 pink:pink red:red"], "5M", "allow", "Give Pink Property and take Red Property for it"),
    ],
)
def test_what_an_answer_says(moves, bank, word, label):
    """A button names what Bob would let happen."""
    table = lay(**{**TURN, "banks": ["", bank]})
    go_on(table, *moves)
    labels = {gn.say(table.game, one): table.label(1, one) for one in table.legal_actions(1)}

    assert labels[word] == label


@pytest.mark.parametrize(
    ("cards", "label"),
    [
        ("bank:5M", "Pay with 5M"),
        ("bank:5M,pink:pink", "Pay with 5M and Pink Property"),
        ("pink:pink,green2:green", "Pay with Pink Property and Green Property in the second green set"),
        ("bank:5M,bank:2M,pink:pink", "Pay with 5M, 2M and 1 more card"),
        ("bank:5M,bank:2M,pink:pink,pink:pink", "Pay with 5M, 2M and 2 more cards"),
    ],
)
def test_what_the_label_of_a_payment_says(cards, label):
    """Its cards, as a hint names them."""
    table = lay(**TURN)
    go_on(table, "0 rent red 0")

    assert table.label(1, table.read(1, f"pay {cards}")) == label


DEBT: dict[str, Any] = {"seats": 3, "hands": ["debt-collector birthday deal-breaker", "just-say-no"]}


@pytest.mark.parametrize(
    ("position", "moves", "asked"),
    [
        (
            TURN,
            [],
            {0: "Your turn: you can play up to 3 cards.", 1: "It is Ann's turn, with 3 cards left to play."},
        ),
        ({"hands": ["1M"]}, ["0 bank 1M"], {0: "You have no cards left: end your turn when you are ready."}),
        (
            TURN,
            ["0 rent red 0"],
            {
                0: "You want 6M rent from Bob for the red set.",
                1: "Ann wants 6M rent from you for the red set.",
                None: "Ann wants 6M rent from Bob for the red set.",
            },
        ),
        (
            DEBT,
            ["0 birthday"],
            {
                0: "It is your birthday: Bob and Cid to give you 2M each.",
                1: "It is Ann's birthday: you give 2M.",
                2: "It is Ann's birthday: you give 2M.",
                None: "It is Ann's birthday: Bob and Cid to give 2M each.",
            },
        ),
        (
            {**DEBT, "banks": ["", "5M 1M"]},
            ["0 collect 1", "1 allow"],
            {
                1: "You owe Ann 5M: choose what you pay with.",
                2: "Waiting for Bob to settle what Ann has played.",
            },
        ),
        (
            DEBT,
            ["0 collect 1", "1 no"],
            {
                0: "Bob says no: accept it, or answer with Just Say No if you have one.",
                1: "Waiting for Ann to answer your no.",
                2: "Waiting for Ann to answer Bob's no.",
            },
        ),
        (
            {**DEBT, "sets": [{}, {"brown": "brown brown"}]},
            ["0 break 1 brown"],
            {1: "Ann wants the brown set from you.", 2: "Ann wants the brown set from Bob."},
        ),
        (
            TURN,
            ["0 swap 1 pink:pink red:red-yellow"],
            {1: "Ann wants Pink Property from you, and gives you Red/Yellow Wildcard for it."},
        ),
        (
            TURN,
            ["0 swap 1 pink:pink red:red-yellow", "1 allow"],
            {1: "Red/Yellow Wildcard is yours now: choose its colour."},
        ),
        (
            {"hands": ["1M 1M 1M 2M 2M 2M 3M 3M 3M"]},
            ["0 end"],
            {0: "You hold 2 cards too many: choose what goes under the draw pile."},
        ),
    ],
)
def test_the_question_names_who_wants_what(position, moves, asked):
    """Told to everybody as it concerns them."""
    table = lay(**position)
    go_on(table, *moves)

    assert {seat: table.question(seat) for seat in asked} == asked


def test_the_box_has_words_for_all_things():
    """No plain word is read with this box."""
    assert set(edition_of("deal").words()) == set(catalogue().part("thing", "deal"))
