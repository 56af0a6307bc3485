"""What a table's voice makes of events, questions and choices."""

from __future__ import annotations

import pytest

from gamenight.games.parts.jail import ROLL
from gamenight.games.property import actions as play
from gamenight.games.property import events, refusals
from gamenight.kernel.action import RESIGN, Action, Verb
from gamenight.kernel.engine import CLOCK_BACK
from gamenight.kernel.event import Event, Kind, question
from gamenight.kernel.seat import NOBODY
from gamenight.words.catalogue import catalogue
from tests.words.box import teller


@pytest.mark.parametrize(
    ("action", "word", "label"),
    [
        (Action(play.BUILD, item=39), "build 39", "Build on Owl Hill"),
        (Action(play.CLEAR, item=1), "clear 1", "Sell all warrens of Mole Street's group"),
        (Action(play.ASK, item=3), "ask 3", "Ask for the rent 3"),
        (Action(play.MAKE_OFFER, seat=1, most=0), "offer 1 <goods>", "Offer Bob a deal"),
        (Action(play.MAKE_OFFER, most=0), "offer <seat> <goods>", "Offer … a deal"),
        (Action(play.BID, number=1, most=40), "bid 1..40", "Bid"),
        (Action(play.BID, number=7), "bid 7", "Bid 7"),
        (Action(ROLL), "roll", "Throw the dice"),
        (Action(RESIGN), "resign", "Resign"),
        (Action(Verb("hum")), "hum", "hum"),
    ],
)
def test_what_a_button_says(action, word, label):
    """The label of its verb with names for numbers; the word itself where there is no label."""
    assert teller().choice("property", action, word) == label


@pytest.mark.parametrize(
    ("label", "action", "filled"),
    [
        ("{amount} to bid", Action(play.BID, number=1, most=40), "1..40 to bid"),
        ("{amount} to bid", Action(play.BID, most=0), "… to bid"),
        ("{amount} to bid", Action(play.BID, number=7), "¤7 to bid"),
        ("on {space}", Action(play.BUILD, most=0), "on …"),
        ("some {houses}", Action(ROLL), "some burrows"),
        ("one {house}", Action(ROLL), "one house"),
    ],
)
def test_how_a_label_is_filled_in(label, action, filled):
    """A template by its range or by dots, money by its sign, things by the box's words or by plain ones."""
    assert teller()._filled(label, "property", action) == filled


@pytest.mark.parametrize(
    ("action", "meaning"),
    [
        (Action(play.BUILD, item=39), "Build on Owl Hill"),
        (Action(play.BID, number=1, most=40), None),
        (Action(ROLL), None),
        (Action(Verb("hum")), None),
    ],
)
def test_what_a_word_means(action, meaning):
    """Said only where the word itself has no more than a number for it."""
    assert teller().meaning("property", action) == meaning


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (None, "Ann owes the Bank ¤75 and does not have enough cash."),
        (1, "Ann owes the Bank ¤75 and does not have enough cash."),
        (0, "You owe the Bank ¤75 and do not have enough cash."),
    ],
)
def test_nobody_is_the_bank(viewer, told):
    """Where the family has a word for it."""
    event = Event(events.OWES, "debt.raise", [0, NOBODY, 75])

    assert teller().event(event, "property", viewer) == told


def test_nobody_is_unknown_where_there_is_no_bank():
    """A family that does not say who stands behind no seat."""
    event = Event(events.OWES, "debt.raise", [0, NOBODY, 75])

    assert teller()._named("race", "other", NOBODY) == "?"
    assert "Bob" not in teller().event(event, "race")


def test_the_sentences_of_the_table_count_plainly():
    """Minutes are no money, whatever a box makes of a field of that name."""
    low = Event(refusals.BID_LOW, "auction.bidding", [3, 5])
    back = Event(CLOCK_BACK, "table.clock", [4, 5])

    assert teller().refusal(low, "property") == "¤3 is too low: the next bid is at least ¤5."
    assert teller().refusal(back, "property") == "The clock already said 5 minutes; it cannot go back to 4."


def test_a_refusal_speaks_the_box_s_words():
    """Its own for hotels, the plain ones elsewhere."""
    event = Event(refusals.IS_FULL, "build.hotel", [39])

    assert "its hotel already" in teller().refusal(event, "property")


@pytest.mark.parametrize(
    ("viewer", "asked"),
    [
        (None, "Mole Street is up for auction: Ann and Bob to bid ¤5 or more, or to pass."),
        (1, "Mole Street is up for auction: bid ¤5 or more, or pass."),
    ],
)
def test_what_is_asked(viewer, asked):
    """Of the others by name, of oneself as you."""
    auction = question(Kind("auction", "space", "least"), 1, 5)

    assert teller().question(auction, "property", [0, 1], viewer) == asked


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("house", "a house"),
        ("Igloo", "an Igloo"),
        ("ice hotel", "an ice hotel"),
        ("utility", "a utility"),
        ("unicorn stable", "a unicorn stable"),
        ("umbrella", "an umbrella"),
        ("Poké Mart", "a Poké Mart"),
    ],
)
def test_the_article_is_chosen_by_the_first_sound(word, said):
    """Whatever an edition calls its buildings."""
    assert catalogue().fill("{house:a #|an #}", {"house": word}) == said


def test_a_word_of_the_box_stays_as_it_is_whatever_stands_in_it():
    """The signs by which sentences choose between forms are signs like any others in a name."""
    facts = {"count": 3, "house": "Shop #1", "houses": "Shops #1", "hotel": "A|B"}

    assert (
        catalogue().fill("{count:# {house}|# {houses}} and {hotel:a #|an #}", facts)
        == "3 Shops #1 and an A|B"
    )
