"""Every event of the card game cites the clause that caused it, and every clause with an effect is cited."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from gamenight.rulebook.book import page
from gamenight.words.catalogue import catalogue
from tests.games.deal.hands import kind, lay
from tests.games.deal.hidden import opened, walk
from tests.games.deal.test_stalled import circling, end_turn
from tests.games.playing import go_on
from tests.words.family import plain

if TYPE_CHECKING:
    import gamenight as gn

DRAWN = {"drew", "drew_card"}
# By clause: the kinds of events that it causes
CITED: dict[str, set[str]] = {
    "setup.hand": {"starts", "turn_began", *DRAWN},
    "turn.draw": DRAWN,
    "hand.empty": DRAWN,
    "play.bank": {"banked"},
    "play.property": {"laid", "laid_as"},
    "move.rearrange": {"moved"},
    "rearrange.result": {"building_banked"},
    "turn.discard": {"discarded", "discarded_card"},
    "pile.empty": {"shuffled", "draw_short"},
    "pile.pass_go": {"shuffled"},
    "win.three": {"won"},
    "end.stalled": {"stalled", "counted", "won"},
    "pay.no_change": {"paid_all", "overpaid"},
    "pay.where": {"paid", "put_down"},
    "pay.nothing": {"paid_nothing"},
    "pay.wild10": {"paid_nothing"},
    "pay.building": {"paid"},
    "pay.breaks_set": {"paid", "building_banked"},
    "set.broken": {"building_banked"},
    "action.poor": {"in_vain"},
    "action.sly_deal": {"played_on", "wants_card", "stolen"},
    "steal.wild": {"put_down"},
    "action.forced_deal": {"played_on", "wants_swap", "swapped"},
    "swap.place": {"put_down"},
    "swap.own_set": {"swapped"},
    "action.deal_breaker": {"played_on", "wants_set", "broken"},
    "breaker.colour": {"set_apart"},
    "action.debt_collector": {"played_on", "wants_sum"},
    "action.birthday": {"played", "has_birthday"},
    "action.pass_go": {"played", *DRAWN},
    "action.house": {"built"},
    "action.just_say_no": {"said_no", "yielded"},
    "no.when": {"allowed", "cancelled"},
    "rent.colour": {"played", "charged"},
    "rent.any": {"played", "charged_one"},
    "rent.double": {"played"},
    "resign.leave": {"resigned", "left_game", "won"},
}
# The others, and why no event cites them
UNTOLD = {
    "setup.deck": "says what is in the box, before anything happens",
    "packs.two": "says what is in the box, before anything happens",
    "turn.play": "limits what may be played: refusals cite it",
    "play.action": "every action card cites the clause of its own",
    "play.no_return": "says what never happens",
    "rearrange.limit": "limits moves: a refusal cites it",
    "win.moment": "says when a win is looked for; the win is by win.three",
    "pay.choice": "says who chooses: refusals cite it",
    "set.full": "says what a full set is; what follows from it cites its own clause",
    "action.target": "limits whom an action is played on: refusals cite it",
    "no.order": "says who is asked when",
    "no.party": "says who may answer: refusals cite it",
    "rent.none": "limits rents: a refusal cites it",
}

# Tables and moves that show what random games seldom do
LAID: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a set of one's own": (
        {"hands": ["forced-deal"], "sets": [{"brown": "brown brown house"}, {"red": "red"}]},
        ["0 swap 1 red:red brown:brown", "1 allow"],
    ),
    "swapped wildcards": (
        {"hands": ["forced-deal"], "sets": [{"red": "red-yellow"}, {"pink": "pink-orange"}]},
        ["0 swap 1 pink:pink-orange red:red-yellow", "1 allow", "1 put red", "0 put pink"],
    ),
    "a second set": (
        {"hands": ["deal-breaker"], "sets": [{"brown": "brown"}, {"brown": "brown any"}]},
        ["0 break 1 brown", "1 allow"],
    ),
    "nothing but wildcards": (
        {"hands": ["debt-collector"], "sets": [{}, {"red": "any"}]},
        ["0 collect 1", "1 allow"],
    ),
    "too much": (
        {"hands": ["debt-collector"], "banks": ["", "4M 4M"]},
        ["0 collect 1", "1 pay bank:4M,bank:4M"],
    ),
    "not enough": ({"hands": ["debt-collector"], "banks": ["", "1M"]}, ["0 collect 1", "1 allow"]),
    "buildings and broken sets": (
        {"hands": ["debt-collector"], "sets": [{}, {"red": "red red red house hotel"}]},
        ["0 collect 1", "1 pay red:hotel,red:red"],
    ),
    "a house paid alone": (
        {"hands": ["debt-collector"], "banks": ["", "2M"], "sets": [{}, {"red": "red red red house"}]},
        ["0 collect 1", "1 pay red:house,bank:2M"],
    ),
    "left broken": (
        {"hands": ["1M 2M"], "sets": [{"red": "red red red-yellow house"}]},
        ["0 move red:red-yellow yellow", "0 bank 1M"],
    ),
    "doubled": (
        {"hands": ["rent-red-yellow double-rent", "just-say-no"], "sets": [{"red": "red"}]},
        ["0 rent red 1", "1 no", "0 yield 1"],
    ),
    "stolen wildcard": (
        {"hands": ["sly-deal"], "sets": [{}, {"red": "red-yellow"}]},
        ["0 steal 1 red:red-yellow", "1 allow", "0 put yellow"],
    ),
    "a building on a set robbed by a swap": (
        {"hands": ["forced-deal"], "sets": [{"brown": "brown brown house"}, {"pink": "pink"}]},
        ["0 swap 1 pink:pink brown:brown", "1 allow"],
    ),
    "the pile runs out by a Pass Go": (
        {"hands": ["pass-go 1M"], "pile": "", "centre": "house", "chance": ["house"]},
        ["0 pass-go"],
    ),
    "an empty hand": ({"chance": ["1M", "2M", "3M", "4M", "5M"], "hands": ["1M"]}, ["0 bank 1M", "0 end"]),
}  # fmt: skip


def whole_game(seats: int, seed: int) -> list[gn.Event]:
    """All that happens in a random game."""
    table = opened(seats, seed)
    for _ in walk(table, random.Random(seed)):
        pass
    return table.events


def laid_game(name: str) -> list[gn.Event]:
    """All that happens in a few moves."""
    position, moves = LAID[name]
    return go_on(lay(**position), *moves)


def stalled_game() -> list[gn.Event]:
    """A game that ends because nothing changes any more."""
    table = circling()
    while table.outcome is None:
        end_turn(table)
    return table.events


@cache
def everything() -> list[gn.Event]:
    """Games of many sizes, and the seldom things."""
    found = [event for seats in (2, 3, 5, 7) for seed in (1, 2, 3) for event in whole_game(seats, 30 + seed)]
    found += [event for name in LAID for event in laid_game(name)]
    return found + stalled_game()


def test_every_clause_is_in_the_table():
    """Each has events, or a reason why not."""
    assert set(CITED) | set(UNTOLD) == set(page("deal").clauses)
    assert not set(CITED) & set(UNTOLD)


def test_every_kind_of_event_has_its_clauses():
    """No kind of event that a game tells is left out."""
    kinds = {plain(name) for name in catalogue().part("event", "deal")} | {"resigned"}

    assert {name for names in CITED.values() for name in names} == kinds


def test_events_cite_only_their_clauses():
    """In random games and laid ones."""
    for event in everything():
        assert event.name in CITED.get(event.clause, set()), event


@pytest.mark.parametrize("clause", CITED)
def test_every_clause_with_an_effect_is_cited_by_each_of_its_kinds(clause):
    """In some of these games each kind of event cites each of its clauses."""
    assert {event.name for event in everything() if event.clause == clause} == CITED[clause]


def test_draws_cite_what_caused_them():
    """Dealt, drawn when a turn begins, with an empty hand five, or by a Pass Go."""
    table = opened(3, 1)
    for _ in walk(table, random.Random(1), resigning=0):
        pass
    why = ["setup.hand"]
    cited = set()
    held = dict.fromkeys(range(3), 0)
    pass_go = kind("pass-go")
    for event in table.events:
        facts = event.facts()
        if event.name == "turn_began":
            why = ["turn.draw" if held[facts["seat"]] else "hand.empty"]
        elif event.name == "played":
            why = ["action.pass_go"] if facts["kind"] == pass_go else []
            held[facts["seat"]] -= 1
        elif event.name == "drew_card":
            assert [event.clause] == why
            cited.add(event.clause)
            held[facts["seat"]] += 1
        elif event.name in {"banked", "laid", "laid_as", "built", "played_on", "said_no", "discarded_card"}:
            held[facts["seat"]] -= 1

    assert cited == {"setup.hand", "turn.draw", "hand.empty", "action.pass_go"}


CAME_BY = {
    "stolen": "steal.wild",
    "swapped": "swap.place",
    "paid": "pay.where",
}


def test_wildcards_that_come_cite_how_they_came():
    """Stolen, swapped and paid wildcards are laid by the clause that brought them."""
    came = ""
    checked = 0
    for event in everything():
        if event.name in CAME_BY:
            came = CAME_BY[event.name]
        elif event.name == "put_down":
            assert event.clause == came
            checked += 1

    assert checked > 10
