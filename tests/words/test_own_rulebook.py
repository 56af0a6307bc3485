"""An edition of one's own cites its own numbers and names, never those of the box it was made from."""

from __future__ import annotations

from typing import Any

import pytest

from gamenight.editions.shelf import edition_of
from gamenight.games.property.edition.facts import INTEREST
from tests.words.own import changed, document_of, texts

NOTES = [{"value": 500, "count": 3}, {"value": 100, "count": 1}]


@pytest.mark.parametrize(
    ("changes", "key", "told"),
    [
        ({"numbers.salary": 300}, "go.salary", "the Bank pays you ¥300"),
        ({"numbers.salary": 300}, "jail.sent", "you do not collect ¥300 for GO"),
        ({"numbers.salary": 300}, "cards.nearest", "passing GO pays ¥300"),
        ({"numbers.fine": 77}, "jail.pay", "pay ¥77 at the start"),
        ({"numbers.fine": 77}, "jail.third", "you have to pay ¥77"),
        ({"numbers.fine": 77}, "jail.card_time", "only the ¥77 gets you out"),
        ({"numbers.fine": 77}, "short.jail", "by paying ¥77"),
        ({"numbers.cash": 1600, "notes": NOTES}, "setup.cash", "with ¥1600, handed out as three 500s"),
        ({"numbers.cash": 1600, "notes": []}, "setup.cash", "You start with ¥1600."),
        ({"numbers.houses": 1, "numbers.hotels": 13}, "setup.bank", "one Poké Mart and 13 Pokémon Centers"),
        ({"numbers.station_rents": [26, 51, 101, 201]}, "rent.station", "brings ¥26, ¥51, ¥101 or ¥201,"),
        ({"numbers.utility_factors": [3, 12]}, "rent.utility", "is three or 12 times the dice"),
        ({"spaces.4.amount": 250, "spaces.4.name": "Toll"}, "tax.income", "On Toll, pay the Bank"),
        ({"spaces.4.amount": 250}, "tax.income", "the amount shown, ¥250."),
        ({"spaces.38.amount": 90}, "tax.luxury", "¥90"),
        ({"chance": document_of("kanto")["chance"][1:]}, "setup.decks", "Professor Oak (15 cards)"),
        ({"tokens": [*"ABCDEFG"], "look.tokens": []}, "setup.players", "one of the seven tokens"),
        ({"words.money": "{amount} kr"}, "auction.bidding", "by 1 kr or more"),
        ({"words.house": "Hut", "words.houses": "Huts"}, "build.evenly", "a second Hut before"),
        ({"numbers.rent_window": 2}, "rent.ask", "before the second player after you throws"),
        ({"numbers.rent_window": 2}, "rent.deadline", "the second player after you is you yourself"),
        ({"numbers.pay_turns": 1}, "jail.pay", "You can do so on that turn only."),
        ({"numbers.pay_turns": 2}, "jail.pay", "on each of your first two turns"),
        ({"numbers.jail_doubles_again": False}, "jail.doubles", "You do not throw again for it."),
        ({"numbers.throws_for_utility": False}, "rent.utility", "The throw that took you there counts."),
        ({"numbers.doubles_beside_mortgage": True}, "rent.double", "even if another lot of it is mortgaged"),
        ({"numbers.sells_hotels_at_once": True}, "sell.buildings", "or you may sell all Pokémon Centers"),
        (
            {"numbers.mortgages_estate": False},
            "bankrupt.to_player",
            "unmortgaged properties pass as they are.",
        ),
    ],
)
def test_a_property_box_of_one_s_own(changes, key, told):
    """What it prints is what its rulebook says, and the box it was made from said something else."""
    assert told in texts(changed("kanto", changes))[key]
    assert told not in texts(edition_of("kanto"))[key]


@pytest.mark.parametrize(
    ("changes", "key", "told"),
    [
        ({"numbers.pay_turns": 1}, "jail.pay", "before you throw, on your next turn;"),
        ({"numbers.pay_turns": 3}, "jail.pay", "on any of your next three turns;"),
        ({"numbers.jail_doubles_again": True}, "jail.doubles", "and then you throw again."),
        ({"numbers.throws_for_utility": True}, "rent.utility", "You throw anew for it."),
        ({"numbers.throws_for_utility": True}, "rent.fixed", "For a bowl the landing fixes"),
        ({"numbers.doubles_beside_mortgage": False}, "rent.double", "and no lot of it is mortgaged."),
        ({"numbers.mortgages_estate": True}, "bankrupt.to_player", "All your deeds are mortgaged first."),
        ({"spaces.4.amount": 250}, "tax.income", "either $250 or 10%"),
        ({"spaces.4.amount": 250}, "short.tax", "you pay $250"),
    ],
)
def test_a_box_made_from_the_other_one(changes, key, told):
    """The rulebook of 2007 follows what a box made from that edition changes."""
    assert told in texts(changed("dog-lovers", changes))[key]
    assert told not in texts(edition_of("dog-lovers"))[key]


def test_kennels_that_are_not_sold_at_once():
    """The way out that the rulebook prints is then no way."""
    mine = texts(changed("dog-lovers", {"numbers.sells_hotels_at_once": False}))

    assert "at once" not in mine["sell.buildings"]
    assert "names no other way" not in mine["sell.hotel_shortage"]


@pytest.mark.parametrize(
    ("changes", "key", "told"),
    [
        ({"numbers.cash": 1600, "notes": NOTES}, "setup.cash", "starts with $1600: three 500s and one 100."),
        ({"numbers.cash": 2500, "notes": []}, "setup.cash", "starts with $2500. The money"),
        ({"numbers.salary": 300}, "go.salary", "collects $300"),
        ({"numbers.salary": 300}, "zoom.ahead", "collect $300"),
        ({"numbers.fine": 77}, "jail.pay", "pay $77"),
        ({"numbers.fine": 77}, "jail.space", "the $77 for the last failed throw"),
        ({"numbers.takeover": 120}, "title.take", "the tribute plus $120"),
        ({"numbers.takeover": 120}, "title.lock", "tribute plus $120"),
        ({"numbers.marker": 110}, "title.own", "pay the Bank $110"),
        ({"numbers.jail_turns": 1}, "jail.doubles", "on up to one turn."),
        ({"teams.cat.name": "Lions"}, "setup.teams", "two teams, Lions and Team Dog,"),
    ],
)
def test_a_box_of_the_team_game_of_one_s_own(changes, key, told):
    """Its sums, its turns in Jail and its teams."""
    assert told in texts(changed("cats-vs-dogs", changes))[key]
    assert told not in texts(edition_of("cats-vs-dogs"))[key]


@pytest.mark.parametrize(
    ("changes", "key", "told"),
    [
        ({"numbers.hand": 6}, "setup.hand", "is dealt six cards"),
        ({"numbers.draw": 1}, "turn.draw", "by drawing one card."),
        ({"numbers.draw_empty": 4}, "turn.draw", "draw four instead"),
        ({"numbers.draw_empty": 4}, "hand.empty", "then you draw four."),
        ({"numbers.plays": 4}, "turn.play", "up to four cards"),
        ({"numbers.most_in_hand": 8}, "turn.discard", "more than eight cards"),
        ({"numbers.sets_to_win": 4}, "win.three", "four full sets of different colours"),
        ({"numbers.sets_to_win": 1}, "win.three", "to have one full set wins"),
        ({"numbers.birthday": 4}, "action.birthday", "pays you 4M"),
        ({"numbers.debt": 7}, "action.debt_collector", "pays you 7M"),
        ({"numbers.house_rent": 5}, "rent.colour", "5M for its House"),
        ({"numbers.hotel_rent": 6}, "rent.colour", "6M for its Hotel"),
        ({"numbers.pass_go": 3}, "action.pass_go", "draw three more cards"),
        ({"words.money": "{amount} kr"}, "action.birthday", "pays you 2 kr"),
        ({"money.0.count": 7}, "setup.deck", "A pack has 107 cards: 28 properties"),
        ({"money.0.count": 7}, "setup.deck", "21 money cards"),
        ({"wilds.7.count": 1}, "packs.two", "two wildcards of any colour"),
        ({"wilds.7.count": 1}, "pay.wild10", "The one wildcard of any colour in a pack has no value"),
        ({"actions.3.count": 4}, "packs.two", "eight Just Say No cards"),
        ({"colours.9.is_built": True}, "action.house", "The railroad sets take no buildings."),
    ],
)
def test_a_pack_of_one_s_own(changes, key, told):
    """Its hands, its draws, its sums and its counts."""
    assert told in texts(changed("deal", changes))[key]
    assert told not in texts(edition_of("deal"))[key]


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [one + 1 for one in value]
    return 2 if value == 1 else value - 1


NUMBERS = [
    (game, field)
    for game in ("kanto", "dog-lovers", "cats-vs-dogs", "deal")
    for field in document_of(game)["numbers"]
]


@pytest.mark.parametrize(("game", "field"), NUMBERS, ids=lambda part: part)
def test_every_number_of_a_box_is_read_in_its_rulebook(game, field):
    """Whichever number another box prints, its rulebook says another thing."""
    document = document_of(game)
    changes = {f"numbers.{field}": other(document["numbers"][field])}
    if "notes" in document:
        changes["notes"] = []
    without: dict[str, Any] = {"notes": []} if "notes" in document else {}

    assert texts(changed(game, changes)) != texts(changed(game, without))


def test_the_interest_is_the_one_that_is_paid():
    """It is no number of the box; the rule has it, and the text must not say another."""
    space = edition_of("kanto").printed.spaces[5]  # type: ignore[attr-defined]

    assert (space.mortgage, space.interest) == (100, INTEREST)
