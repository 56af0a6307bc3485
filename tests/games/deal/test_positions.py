"""Positions: a question laid in the middle of what is being settled, and those that no game could reach."""

import json
from collections import Counter

import pytest

import gamenight as gn
from tests.games.deal.hands import NAMES, bank, cards_of, hand, laid_set, lay, sets
from tests.games.playing import stack

TURN = {"ask": "turn", "seat": 0, "stage": "settling", "plays": 1}
RED = [[laid_set("red", "red")], [laid_set("pink", "pink"), laid_set("brown", "brown brown house")]]


def opened(position):
    """A table of three laid as the position says."""
    return gn.open("deal", NAMES[:3], dealer=gn.Scripted([]), position=position)


def charging(demand, waits=(1,), **more):
    """Ann, with one red card, demands something of Bob, who has a pink card and a full brown set."""
    frame = {"ask": "charge", "seat": 0, "waits": list(waits), "demand": demand, **more}
    return {"sets": RED, "banks": [[], ["5M", "3M"]], "stack": [TURN, frame]}


def playing(**more):
    """Ann is asked what she plays."""
    return {"stack": [{"ask": "turn", "seat": 0, "waits": [0], **more}]}


def picked(*cards, **more):
    """Ann collects a debt, for which Bob has picked cards."""
    return charging("debt", amount=9, picked=[{"seat": 1, "card": card} for card in cards], **more)


def discarding(number, seat=0):
    """Somebody with so many cards has ended the turn."""
    hands: list[list[str]] = [[], [], []]
    hands[seat] = ["1M", "1M", "2M", "2M", "3M", "3M", "4M", "4M", "5M"][:number]
    stack = [{**TURN, "seat": seat, "stage": "discarding"}, {"ask": "discard", "seat": seat, "waits": [seat]}]
    return {"hands": hands, "stack": stack}


def drawing(**more):
    """Ann draws her cards."""
    return {
        "stack": [
            {**TURN, "stage": "drawing"},
            {"ask": "draw", "seat": 0, "waits": ["chance"], "to_draw": 2, **more},
        ]
    }


CHARGE = {"ask": "charge", "seat": 0, "demand": "steal", "theirs": "pink:pink-orange", "in_vain": False}


def placing(card, loose="pink-orange", owner=0, below=(CHARGE,)):
    """Ann lays a wildcard that has come to her."""
    frame = {"ask": "place", "seat": 0, "waits": [0], **({"card": card} if card else {})}
    come = [{"card": loose, "owner": owner}] if loose else []
    return {"loose": come, "stack": [TURN, *below, frame]}


def refused(position):
    """What is wrong with the position."""
    with pytest.raises(gn.BadPosition) as bad:
        opened(position)
    return str(bad.value)


# Laid


@pytest.mark.parametrize(
    ("position", "asked", "word", "gained"),
    [
        (charging("debt", amount=5, asked=[1]), "5M", "pay bank:5M", ("5M", {"red": "red"})),
        (charging("rent", amount=2, set="red", asked=[1]), "rent", "pay bank:3M", ("3M", {"red": "red"})),
        (charging("birthday", amount=2, paying=[1]), "owe", "give bank:3M", ("3M", {"red": "red"})),
        (
            charging("steal", theirs="pink:pink", asked=[1]),
            "Pink", "allow", ("", {"pink": "pink", "red": "red"}),
        ),
        (
            charging("swap", theirs="pink:pink", mine="red:red", asked=[1]),
            "Red", "allow", ("", {"pink": "pink"}),
        ),
        (
            charging("break", set="brown", asked=[1]),
            "brown", "allow", ("", {"brown": "brown brown house", "red": "red"}),
        ),
    ],
    ids=lambda one: one["stack"][1]["demand"] if isinstance(one, dict) else "",
)  # fmt: skip
def test_a_demand_is_laid_asked_and_met(position, asked, word, gained):
    """Bob is asked for what the position says, and Ann gets it."""
    table = opened(position)
    again = opened(json.loads(json.dumps(table.position())))
    assert again.position() == table.position()
    assert asked in table.question(1)
    table.play(1, word)

    assert (bank(table, 0), sets(table, 0)) == gained
    assert table.waiting() == (0,)
    assert table.position()["stack"][0]["stage"] == "playing"


def test_a_wildcard_that_has_come_is_laid():
    """It lies loose until its owner says where."""
    table = opened(placing("pink-orange"))
    assert table.legal(0) == ["put pink", "put orange"]
    assert stack(table)[-1]["card"] == "pink-orange"
    table.play(0, "put orange")

    assert sets(table, 0) == {"orange": "pink-orange"}
    assert table.position()["loose"] == []


@pytest.mark.rule("setup.deck")
def test_every_card_that_is_laid_is_taken_from_the_pile():
    """From hands, banks, sets, buildings, the centre, below the pile, and what is still to be laid."""
    position = placing("pink-orange")
    table = lay(
        3, hands=["1M red"], banks=["5M 1M"], sets=[{"red": "red red red-yellow house"}], centre="pass-go",
        below=[("2M", 1)], **position,
    )  # fmt: skip

    assert len(cards_of(table)) == 106
    assert Counter(cards_of(table)) == Counter(cards_of(lay(3)))


@pytest.mark.rule("win.three", "resign.leave")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_game_that_is_over_is_laid(gone):
    """Nobody is asked, whoever has left."""
    table = lay(2, hands=["1M", "2M"])
    table.resign(gone)
    again = gn.open("deal", NAMES[:2], dealer=gn.Scripted([]), position=table.position())

    assert again.position() == table.position()
    assert (again.waiting(), repr(again.outcome)) == ((), repr(table.outcome))


@pytest.mark.rule("resign.leave")
def test_the_turn_that_a_stack_speaks_of_is_the_one_that_is_laid():
    """Whoever has left, and would have the turn if nothing were said."""
    table = opened({"out": [0], "stack": [{"ask": "turn", "seat": 1, "waits": [1]}]})

    assert table.waiting() == (1,)


@pytest.mark.rule("packs.two")
def test_with_two_packs_there_are_twice_as_many_of_each():
    """The message says how many there are."""
    with pytest.raises(gn.BadPosition, match=r"red: named more often than there are cards of it \(6\)"):
        lay(6, hands=["red red red red red red red"])


@pytest.mark.rule("pile.empty")
def test_all_that_can_be_drawn_is_still_to_come():
    """Those in the centre too, the cheapest among them."""
    assert lay(2, hands=["5M"], centre="1M 1M house").position()["coming"] == 105


@pytest.mark.rule("packs.two")
@pytest.mark.parametrize(("seats", "last", "beyond"), [(2, "red3", "red4"), (6, "red5", "red6")])
def test_there_is_room_for_so_many_sets_of_a_colour(seats, last, beyond):
    """Three with one pack, five with two; every card of them is somewhere."""
    table = lay(seats, sets=[{last: "red"}])
    assert sets(table, 0) == {last: "red"}
    assert len(cards_of(table)) == 106 * (1 if seats <= 5 else 2)
    with pytest.raises(gn.BadPosition, match=f"'{beyond}' is no set that a player can have here"):
        lay(seats, sets=[{beyond: "red"}])


def test_a_turn_after_sixty_moves_is_laid():
    """Nothing more is moved, but it is a turn."""
    assert opened(playing(moves=60)).legal(0) == ["end"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_too_many_cards_are_laid(seat):
    """Eight in any hand are one too many."""
    table = opened(discarding(8, seat))

    assert table.waiting() == (seat,)
    assert table.legal(seat) == ["discard 1M", "discard 2M", "discard 3M", "discard 4M"]


def test_the_last_card_of_the_pile_can_be_drawn():
    """A pile of one is a pile; from an empty one nobody draws."""
    assert hand(lay(3, ["red"], pile="red", keeper=1, **drawing(to_draw=1)), 0) == "red"
    with pytest.raises(gn.BadPosition, match="drawing needs a seat, cards to draw and a pile"):
        lay(3, pile="", keeper=1, **drawing(to_draw=1))


# Impossible


NOT_FIRST = "the wildcard to be laid is not the first of those that have come"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": [["pink-orang"]]}, "'pink-orang' is no card of this box; did you mean 'pink-orange'?"),
        ({"hands": [[5]]}, "hands[0][0]: 5 is no card of this box; cards are 1M, 2M"),
        ({"hands": [[], [], [], []]}, "hands: 4 lists for 3 seats"),
        ({"banks": [["red"]]}, "banks[0]: red is a property; it lies in a set"),
        ({"hands": [["10M"], ["10M"]]}, "10M: named more often than there are cards of it (1)"),
        ({"unseen": ["10M"]}, "unseen: with all other cards these do not make whole packs"),
        ({"sets": [[laid_set("blue", "")]]}, "sets[0].set: 'blue' is no set that a player can have here"),
        ({"sets": [[laid_set("red4", "red")]]}, "sets[0].set: 'red4' is no set"),
        ({"sets": [[laid_set("red", "pink")]]}, "sets[0]: pink cannot lie in the set red"),
        ({"sets": [[laid_set("brown", "brown brown any")]]}, "sets[0]: the set brown has more than 2 cards"),
        ({"sets": [[laid_set("red", "red hotel")]]}, "sets[0]: the set red has a hotel without its house"),
        ({"sets": [[laid_set("utility", "utility house")]]}, "sets[0]: the set utility is not built on"),
        ({"below": ["red"]}, "below[0]: 'red' is no object with card, knower"),
        ({"below": [{"card": "red"}]}, "below[0]: 'knower' is missing"),
        ({"below": [{"card": "red", "knower": 0, "seat": 1}]}, "below[0]: unknown field 'seat'"),
        ({"below": [{"card": "red", "knower": 3}]}, "below[0].knower: 3 is not a whole number from 0 to 2"),
        ({"coming": 107}, "coming: there are only 106 cards to draw"),
        ({"idle": 4}, "idle: after 3 turns in which nothing changed the game has ended"),
        ({"turn": 3}, "turn: 3 is not a whole number from 0 to 2"),
        ({"sets": [[{"set": "red", "card": ["red"]}]]}, "sets[0]: unknown field 'card'"),
        ({"out": [0]}, "turn: seat 0 is out of the game"),
        ({"out": [1], "hands": [[], ["1M"]]}, "out: seat 1 is out of the game and has no cards"),
        ({"out": [1], "banks": [[], ["1M"]]}, "out: seat 1 is out of the game and has no cards"),
        (
            {"out": [1], "sets": [[], [laid_set("red", "any")]]},
            "out: seat 1 is out of the game and has no cards",
        ),
        ({"out": [1, 2]}, "out: a game needs two players who are still in it"),
        ({"stack": [{"ask": "discard", "seat": 0, "waits": [0]}]}, "at the bottom is the dealing or a turn"),
        ({"stack": [TURN, {"ask": "discard", "seat": 0, "waits": [0]}]}, "nobody has more cards than may be"),
        (playing(moves=61), "at most 60 moves between two plays"),
        ({"stack": [{"ask": "turn", "waits": [0]}]}, "a turn belongs to a seat that is in the game"),
        (playing(stage="ending"), "'ending' is none of 'drawing'"),
        (charging("present", asked=[1]), "demand: 'present' is none of"),
        (charging("nothing", asked=[1]), "an action against others needs its demand"),
        (charging("rent", amount=2, asked=[1]), "a rent needs its set"),
        (charging("steal", asked=[1]), "a steal needs a property of seat 1 as 'theirs'"),
        (charging("steal", theirs="red:red", asked=[1]), "a steal needs a property of seat 1 as 'theirs'"),
        (charging("steal", theirs="brown:house", asked=[1]), "a steal needs a property of seat 1"),
        (charging("swap", theirs="pink:pink", asked=[1]), "a swap needs a property of seat 0 as 'mine'"),
        (charging("break", set="pink", asked=[1]), "a break needs a full set of seat 1"),
        (charging("debt", amount=5, asked=[1], refused=[1]), "seat 1 is asked, has refused or pays"),
        (charging("debt", amount=5, asked=[0]), "seat 0 is asked, has refused or pays"),
        (picked("bank:5M", asked=[1]), "does not pay"),
        (picked("bank:4M", paying=[1]), "seat 1 has not so many cards bank:4M"),
        (picked("bank:5M", "bank:5M", paying=[1]), "seat 1 has not so many cards bank:5M"),
        (picked("5M", paying=[1]), "'5M' is no card in a bank"),
        (
            charging("debt", amount=9, paying=[1, 2], picked=[{"seat": 2, "card": "bank:1M"},
                                                              {"seat": 1, "card": "bank:5M"}]),
            "cards are picked in the order of the seats",
        ),
        ({"stack": [TURN, {"ask": "charge", "waits": [1], "demand": "debt", "asked": [1]}]}, "needs its"),
        (discarding(7), "nobody has more cards than may be kept"),
        ({"hands": [["1M"]], "stack": [TURN, {"ask": "discard", "waits": [0]}]}, "nobody has more"),
        (placing("red", loose="pink-orange"), NOT_FIRST),
        (placing("1M"), "a card that is laid in a colour is a wildcard"),
        (placing(None), "a card that is laid in a colour is a wildcard"),
        (placing("pink-orange", loose=None), NOT_FIRST),
        (placing("pink-orange", loose="red-yellow"), NOT_FIRST),
        (placing("pink-orange", owner=1), NOT_FIRST),
        (placing("pink-orange", below=()), "a wildcard comes by what was played against somebody"),
        (drawing(to_draw=0), "drawing needs a seat, cards to draw and a pile"),
        (drawing(seat=-1), "drawing needs a seat, cards to draw and a pile"),
        (drawing(waits=[0]), "a drawn card waits for chance alone"),
    ],
)  # fmt: skip
def test_what_no_game_could_reach_is_refused(position, why):
    """The message says what is wrong."""
    assert why in refused(position)
