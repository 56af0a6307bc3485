"""The card game's own words: options, chapters, and how its cards are named."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import edition_of
from gamenight.games.deal import actions
from gamenight.kernel.action import Action
from gamenight.kernel.event import Event
from gamenight.kernel.terms import Option
from gamenight.rulebook.book import clause_of, clauses, page
from gamenight.words.catalogue import catalogue, languages
from gamenight.words.teller import Teller

every_language = pytest.mark.parametrize("language", languages())


def teller() -> Teller:
    """A voice for Ann and Bob, with the box of the shelf."""
    return Teller(catalogue(), edition_of("deal"), ["Ann", "Bob"])


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
