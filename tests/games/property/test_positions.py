"""A position can be read aloud and laid again; a question, claim or offer that cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.seat import CHANCE
from tests.games.playing import go_on
from tests.games.property.laid import BROWN, NAMES, lay
from tests.games.property.scenes import SCARCE, SCENES, stages

TURN = {"ask": "turn", "waits": [0], "seat": 0, "stage": "before"}
ORDER = {"ask": "order", "seat": 0, "totals": [0, 0, 0]}
ACTING = {"ask": "turn", "waits": [], "seat": 0, "stage": "acting", "throws": 1, "thrown": [1, 2]}

# What is laid, the throws, the moves, and what is open then
Case = tuple[dict[str, Any], list[object], list[str], list[dict[str, Any]]]
CASES: dict[str, Case] = {
    "a throw after doubles": (
        {"places": [16, 0, 0]}, [(2, 2)], ["0 roll"],
        [{**TURN, "throws": 1, "thrown": [2, 2], "again": True}],
    ),
    "a turn after another's doubles": (
        {"places": [0, 0, 0], "cash": [9, 500, 500]}, [(2, 2)], ["0 roll"],
        [{**TURN, "waits": [1], "seat": 1, "thrown": [2, 2]}],
    ),
    "a purchase": (
        {}, [(1, 2)], ["0 roll"], [ACTING, {"ask": "buy", "waits": [0], "seat": 0, "space": 3}],
    ),
    "an auction": (
        {}, [(1, 2)], ["0 roll", "0 decline", "1 bid 30", "2 pass"],
        [
            ACTING, {"ask": "buy", "waits": [], "seat": 0, "space": 3, "auctioned": True},
            {"ask": "auction", "waits": [0], "space": 3, "leader": 1, "bid": 30, "bidders": [0, 1]},
        ],
    ),
    "a debt": (
        {"places": [36, 0, 0], "cash": [10, 10, 10], "deeds": [BROWN, [39]]}, [(1, 2)],
        ["0 roll", "1 ask 1"],
        [
            {**ACTING, "stage": "after", "waits": [0]},
            {"ask": "debt", "waits": [0], "seat": 0, "creditor": 1, "amount": 50, "reason": "rent.lot",
             "space": 39},
        ],
    ),
    "mortgages taken over": (
        {"deeds": [[5, 15], [1]], "mortgaged": [5, 15]}, [],
        ["0 offer 1 give:5,give:15,get:10", "1 accept 1"],
        [
            TURN,
            {"ask": "inherit", "waits": [1], "seat": 1, "stage": "choosing", "deeds": [5, 15],
             "reason": "mortgage.transfer"},
        ],
    ),
    "a scarce house": (
        {**SCARCE, "places": [17] * 4}, [], ["0 build 1"],
        [
            TURN,
            {"ask": "shortage", "waits": [1], "seat": 0, "stage": "wishing", "piece": "house", "space": 1,
             "wanted": [1, 0, 0, 0]},
        ],
    ),
    "an auction of a scarce house": (
        {**SCARCE, "places": [17] * 4}, [], ["0 build 1", "1 want 1", "1 bid 9"],
        [
            {**TURN, "sharing": [1], "shared": 1},
            {"ask": "shortage", "waits": [], "seat": 0, "stage": "bidding", "piece": "house", "space": 1,
             "wanted": [1, 1, 0, 0]},
            {"ask": "auction", "waits": [0], "piece": "house", "leader": 1, "bid": 9, "bidders": [0, 1]},
        ],
    ),
}  # fmt: skip


def seats_of(laid: dict[str, Any]) -> int:
    """As many as have a place; three unless said otherwise."""
    return len(laid.get("places", [0] * 3))


@pytest.mark.parametrize("case", CASES)
def test_what_is_open_is_written_by_name(case):
    """Each question says whose it is, whom it waits for, and what it remembers in the table's words."""
    laid, throws, moves, expected = CASES[case]
    table = lay("kanto", seats_of(laid), throws, None, **laid)
    go_on(table, *moves)
    stack: Any = table.position()["stack"]

    assert [{key: frame[key] for key in frame if key != "serial"} for frame in stack] == expected


@pytest.mark.rule("rent.ask", "deal.what")
def test_claims_and_offers_are_written_by_name():
    """The rent with its reason and the turn at which it lapses, and both sides of a trade."""
    decks = [{"unseen": [card for card in range(16) if card != 7], "keeper": 1}, {"unseen": list(range(16))}]
    table = lay("kanto", 3, [(1, 2)], places=[36, 0, 0], deeds=[[5], [37, 39], [11]], decks=decks)
    go_on(table, "1 offer 2 give:37,card:chance,take:11,get:60", "0 roll")
    offer = {
        "kind": "offer", "number": 1, "seat": 1, "other": 2, "gives": {"deeds": [37], "cards": ["chance"]},
        "takes": {"cash": 60, "deeds": [11]},
    }  # fmt: skip
    claim = {
        "kind": "claim", "number": 2, "seat": 0, "other": 1, "space": 39, "amount": 100,
        "reason": "rent.double", "lapses": 2,
    }  # fmt: skip

    assert table.position()["standing"] == [offer, claim]


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_is_laid_again_as_it_was(scene):
    """At every stage of every scene, with all that stands and all that is open."""
    terms = SCENES[scene][2]
    for table in stages(scene):
        again = gn.open(table.edition.id, table.names, terms, position=table.position())

        assert again.position() == table.position()


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ({"ask": "turn", "seat": 0, "stage": "sleeping"}, "stage: 'sleeping' is none of 'before'"),
        ({"ask": "turn", "seat": 0, "thrown": [7, 1]}, r"thrown\[0\]: 7 is not a whole number from 1 to 6"),
        ({"ask": "turn", "seat": 0, "thrown": [3]}, "thrown: 1 dice; give both"),
        ({"ask": "turn", "seat": 0, "sum": 1}, "unknown field 'sum'"),
        ({"ask": "draw", "seat": 0, "deck": "luck"}, "deck: 'luck' is none of 'chance', 'chest'"),
        ({"ask": "draw", "seat": 0, "waits": ["chance"]}, "the deck has no card"),
        ({"ask": "draw", "seat": 0, "deck": "chest"}, "a drawn card waits for chance alone"),
        ({"ask": "draw", "deck": "chest", "waits": ["chance"]}, "a drawn card waits for chance alone"),
        ({"ask": "buy", "space": 3}, "a purchase needs a seat that may buy"),
        ({"ask": "buy", "seat": 0, "space": 10}, "space 10 is not for sale"),
        ({"ask": "buy", "seat": 0, "space": 40}, "space: 40 is not a whole number from 0 to 39"),
        ({"ask": "buy", "seat": 0, "space": -1}, "space: -1 is not a whole number from 0 to 39"),
        ({"ask": "buy", "seat": 0, "space": 1}, "space 1 is owned already"),
        ({"ask": "tax", "seat": 0, "space": 1}, "space 1 asks for no choice of tax"),
        ({"ask": "auction", "space": 0}, "space 0 is nothing to auction"),
        ({"ask": "auction", "piece": "castle"}, "piece: 'castle' is none of 'house', 'hotel'"),
        ({"ask": "auction", "space": 39, "leader": 1, "bid": 9999}, "the leader cannot pay the bid"),
        ({"ask": "debt", "seat": 0, "amount": 0}, "a debt needs a seat that owes and an amount"),
        ({"ask": "debt", "seat": 0, "amount": 5}, "rent.lot is no reason to owe this creditor"),
        (
            {"ask": "debt", "seat": 0, "creditor": 1, "amount": 9999, "reason": "jail.third"},
            "jail.third is no reason to owe this creditor",
        ),
        (
            {"ask": "debt", "seat": 0, "creditor": 1, "amount": 5, "reason": "rent.lot"},
            "a debt that the cash covers is paid at once",
        ),
        (
            {"ask": "debt", "seat": 0, "creditor": 1, "amount": 1500, "reason": "rent.lot"},
            "a debt that the cash covers is paid at once",
        ),
        ({"ask": "dealing", "seat": 0, "to_deal": 3}, "there are no 3 deeds to deal"),
        ({"ask": "inherit", "deeds": [1], "reason": "mortgage.transfer"}, "inherited mortgages need a seat"),
        (
            {"ask": "inherit", "seat": 0, "stage": "choosing", "deeds": [1], "reason": "mortgage.transfer"},
            "there is no mortgaged deed to be asked about",
        ),
    ],
)
def test_a_question_that_no_game_could_ask(frame, why):
    """Its decision says what is wrong with it."""
    stack = [{"ask": "turn", "seat": 0, "stage": "acting", "waits": []}, {"waits": [0], **frame}]
    with pytest.raises(gn.BadPosition, match=why):
        gn.open("kanto", NAMES[:3], position={"deeds": [[1]], "stack": stack})


@pytest.mark.parametrize("amount", [1, 2, 1500])
def test_a_debt_of_any_sum_above_the_cash(amount):
    """One coin too few is a debt."""
    debt = {"ask": "debt", "seat": 0, "creditor": 1, "amount": amount, "reason": "rent.lot", "waits": [0]}
    stack = [{"ask": "turn", "seat": 0, "stage": "acting", "waits": []}, debt]
    table = gn.open("kanto", NAMES[:3], position={"cash": [amount - 1, 0, 0], "deeds": [[1]], "stack": stack})

    assert table.waiting() == (0,)
    assert "mortgage 1" in table.legal(0)


@pytest.mark.parametrize(("to_deal", "is_possible"), [(0, False), (1, True), (6, True), (7, False)])
def test_deeds_that_are_still_to_be_dealt(to_deal, is_possible):
    """Up to two for each of three players."""
    dealing = {"ask": "dealing", "seat": 0, "waits": ["chance"], "to_deal": to_deal}
    position = {"stack": [ORDER, dealing]}
    if is_possible:
        gn.open("kanto", NAMES[:3], {"variant": "timed"}, position=position)
    else:
        with pytest.raises(gn.BadPosition, match=f"there are no {to_deal} deeds to deal"):
            gn.open("kanto", NAMES[:3], {"variant": "timed"}, position=position)


@pytest.mark.parametrize("frame", [{"ask": "turn"}, {**ORDER, "to_throw": [0]}], ids=["turn", "order"])
def test_the_dice_of_one_who_is_out(frame):
    """Nobody else can throw for that seat."""
    stack = [{**frame, "seat": 0, "waits": [0]}]
    with pytest.raises(gn.BadPosition, match="the seat with the dice is out of the game"):
        gn.open("kanto", NAMES[:3], position={"cash": [0, 500, 500], "out": [0], "stack": stack})


@pytest.mark.parametrize(
    ("stack", "why"),
    [
        ([{"ask": "turn", "waits": [0]}], "the dice belong to a seat that is in the game"),
        ([{"ask": "order", "seat": 0, "waits": [0]}], "needs the totals of all seats"),
        ([{"ask": "order", "waits": [0], "totals": [0] * 3, "to_throw": [0]}], "not among those who have to"),
        ([{"ask": "order", "seat": 0, "waits": [0], "totals": [0] * 3, "to_throw": [1]}], "not among those"),
        (
            [ORDER, {"ask": "dealing", "seat": 0, "waits": [0], "to_deal": 2}],
            "dealing waits for chance alone",
        ),
        ([ORDER, {"ask": "dealing", "waits": ["chance"], "to_deal": 2}], "dealing waits for chance alone"),
    ],
)
def test_a_beginning_that_no_game_could_have(stack, why):
    """Who throws for the start has still to, and deeds are dealt by chance."""
    with pytest.raises(gn.BadPosition, match=why):
        gn.open("kanto", NAMES[:3], {"variant": "timed"}, position={"stack": stack})


@pytest.mark.parametrize(
    ("item", "why"),
    [
        ({"kind": "promise"}, "'promise' does not stand beside this game; known are claim, offer"),
        ({"kind": "claim", "reason": "rent"}, r"standing\[0\].reason: 'rent' is none of 'rent.lot'"),
        ({"kind": "offer", "gives": [1]}, r"gives: \[1\] is not an object of cash, deeds and cards"),
        ({"kind": "offer", "gives": {"coins": 1}}, "unknown field 'coins'"),
        ({"kind": "offer", "takes": {"cash": -1}}, "takes.cash: -1 is not a whole number from 0"),
        ({"kind": "offer", "takes": {"cards": ["luck"]}}, r"takes.cards\[0\]: 'luck' is none of"),
    ],
)
def test_a_claim_or_offer_that_could_not_stand(item, why):
    """The item is named by its place, and what it may say."""
    with pytest.raises(gn.BadPosition, match=why):
        gn.open("kanto", NAMES[:3], position={"issued": 1, "standing": [{"number": 1, **item}]})


def test_a_tax_that_nobody_pays():
    """A choice of tax is somebody's."""
    stack = [ACTING, {"ask": "tax", "space": 4, "waits": [0]}]
    with pytest.raises(gn.BadPosition, match="a tax needs a seat that pays it"):
        gn.open("dog-lovers", NAMES[:3], position={"stack": stack})


@pytest.mark.rule("cards.draw")
@pytest.mark.parametrize(("start", "deck"), [(15, "chest"), (20, "chance")])
def test_a_card_that_is_being_drawn_is_written_by_its_deck(start, deck):
    """Two spaces on from there: chance is asked for a card, and the position can be laid again."""
    table = lay(places=[start, 0])
    state = table.state.copy()
    for seat in (0, CHANCE):
        engine.play(state, seat, engine.answers(state, seat)[0])
    document: Any = table.game.write(state)
    again = table.game.read(table.state.terms, document)

    assert (document["stack"][-1]["ask"], document["stack"][-1]["deck"]) == ("draw", deck)
    assert table.game.write(again) == document
