"""Bad input: refused by a clause, with a sentence that says what would be legal, and nothing changes."""

import re

import pytest

import gamenight as gn
from tests.games.deal.hands import NAMES, bank, hand, lay, sets
from tests.games.playing import go_on

ACTIONS = "sly-deal forced-deal deal-breaker just-say-no debt-collector"
RENTS = "rent-red-yellow rent-pink-orange double-rent"


def turn():
    """Ann's turn, with a hand of everything; she and Bob have full and begun sets, Cid has nothing."""
    return lay(
        3,
        hands=[
            f"1M red red-yellow any house hotel rent-any {RENTS} {ACTIONS}",
            "10M just-say-no",
        ],
        banks=["2M", "3M"],
        sets=[
            {"light-blue": "light-blue light-blue light-blue house", "red": "red", "green": "any",
             "railroad": "railroad railroad railroad railroad"},
            {"brown": "brown brown house hotel", "pink": "pink pink"},
        ],
    )  # fmt: skip


def second():
    """Ann's turn after two plays."""
    table = turn()
    go_on(table, "0 bank 1M", "0 lay red red")
    return table


def third():
    """Ann's turn after three plays."""
    table = second()
    table.play(0, "bank house")
    return table


def poor():
    """Ann has nothing but a hand with an action of each kind and no property anywhere."""
    return lay(2, hands=["sly-deal forced-deal deal-breaker house rent-any rent-red-yellow hotel"])


def built():
    """Ann has a full set with nothing on it and one with all, and both buildings in hand."""
    return lay(
        2, hands=["house hotel"], sets=[{"pink": "pink pink pink", "brown": "brown brown house hotel"}]
    )


def asked():
    """Ann collects a debt of Bob, who has no No; Cid has one."""
    table = lay(
        3,
        hands=["debt-collector just-say-no 1M", "10M red", "just-say-no"],
        banks=["4M", "3M 2M 2M", "5M"],
        sets=[{"pink": "pink"}, {"brown": "brown any house hotel", "green": "any"}],
    )
    table.play(0, "collect 1")
    return table


def paying():
    """Bob has let it happen, and owes 5M."""
    table = asked()
    table.play(1, "allow")
    return table


def countered():
    """Bob and Cid have said No to Ann's birthday, Ann has none; Dan has not answered."""
    table = lay(4, hands=["birthday", "just-say-no", "just-say-no"], banks=["", "5M", "5M", "4M"])
    go_on(table, "0 birthday", "1 no", "2 no")
    return table


def placing():
    """Ann has stolen a wildcard and must lay it."""
    table = lay(2, hands=["sly-deal 1M"], sets=[{"pink": "pink pink"}, {"pink": "pink-orange"}])
    go_on(table, "0 steal 1 pink:pink-orange", "1 allow")
    return table


REFUSALS = [
    # Cards that are not held, or not so
    (turn, 0, "bank 5M", "turn.play", "You do not hold 5M."),
    (turn, 0, "bank 10M", "turn.play", "You do not hold 10M."),
    (turn, 0, "lay green green", "turn.play", "You do not hold Green Property."),
    (turn, 0, "bank red", "play.bank", "Red Property belongs in a set, and never in a bank."),
    (turn, 0, "bank red-yellow", "play.bank", "Red/Yellow Wildcard belongs in a set, and never in a bank."),
    (turn, 0, "bank any", "play.bank", "Any-Colour Wildcard belongs in a set, and never in a bank."),
    (turn, 0, "lay 1M red", "play.property", "1M is no property."),
    (turn, 0, "lay sly-deal red", "play.property", "Sly Deal is no property."),
    (turn, 0, "lay red green", "play.property", "Red Property cannot be green."),
    (turn, 0, "lay red-yellow pink", "play.property", "Red/Yellow Wildcard cannot be pink."),
    # A fourth play
    (third, 0, "bank deal-breaker", "turn.play", "You have played 3 cards, the most a turn allows."),
    (third, 0, "lay any red", "turn.play", "You have played 3 cards, the most a turn allows."),
    (third, 0, "collect 1", "turn.play", "You have played 3 cards, the most a turn allows."),
    (third, 0, "rent red 0", "turn.play", "You have played 3 cards, the most a turn allows."),
    (third, 0, "steal 1 pink:pink", "turn.play", "You have played 3 cards, the most a turn allows."),
    # Out of turn
    (turn, 1, "bank 10M", "table.asked", "Nothing is asked of you just now."),
    (turn, 1, "no", "table.asked", "Nothing is asked of you just now."),
    (turn, 2, "end", "table.asked", "Nothing is asked of you just now."),
    # No No
    (asked, 1, "no", "action.just_say_no", "You do not hold Just Say No."),
    (countered, 0, "insist 1", "action.just_say_no", "You do not hold Just Say No."),
    # Answers for others
    (asked, 2, "no", "table.asked", "Nothing is asked of you just now."),
    (asked, 2, "allow", "table.asked", "Nothing is asked of you just now."),
    (asked, 0, "no", "table.asked", "Nothing is asked of you just now."),
    (asked, 0, "allow", "table.asked", "Nothing is asked of you just now."),
    (asked, 0, "insist 1", "table.asked", "Nothing is asked of you just now."),
    (asked, 1, "insist 0", "no.party", "Ann played that, and only Ann can answer a no to it."),
    (countered, 0, "yield 3", "no.party", "That player is not waiting for you to answer a no."),
    (countered, 0, "insist 0", "no.party", "That player is not waiting for you to answer a no."),
    (countered, 0, "yield 9", "no.party", "That player is not waiting for you to answer a no."),
    (countered, 1, "yield 1", "table.asked", "Nothing is asked of you just now."),
    (countered, 2, "yield 1", "table.asked", "Nothing is asked of you just now."),
    (paying, 2, "pay bank:5M", "table.asked", "Nothing is asked of you just now."),
    (paying, 0, "pay bank:4M", "table.asked", "Nothing is asked of you just now."),
    # Payments
    (paying, 1, "pay brown:any", "pay.wild10", "Any-Colour Wildcard is worth nothing, and cannot pay."),
    (
        paying,
        1,
        "pay green:any,bank:3M,bank:2M",
        "pay.wild10",
        "Any-Colour Wildcard is worth nothing, and cannot pay.",
    ),
    (paying, 1, "pay bank:10M", "pay.choice", "10M is in your hand, and only cards in front of you can pay."),
    (
        paying,
        1,
        "pay red:red,bank:2M",
        "pay.choice",
        "Red Property is in your hand, and only cards in front of you can pay.",
    ),
    (paying, 1, "pay bank:5M", "pay.choice", "There is no such card in front of you."),
    (paying, 1, "pay bank:3M,bank:3M", "pay.choice", "You have only 1 of those cards there."),
    (paying, 1, "pay bank:2M,bank:2M,bank:2M", "pay.choice", "You have only 2 of those cards there."),
    (paying, 1, "pay brown2:brown", "pay.choice", "There is no such card in front of you."),
    (
        paying,
        1,
        "pay brown:house,bank:2M",
        "pay.building",
        "The House on the brown set can be paid only with the Hotel that stands on it.",
    ),
    (paying, 1, "pay bank:3M", "pay.no_change", "That is only 3M, and 5M is due."),
    (
        paying,
        1,
        "give brown:brown",
        "pay.no_change",
        "That card and the cheaper ones together cannot cover the 5M still due.",
    ),
    # Rearranging while an answer is open, or on another's turn
    (asked, 0, "move pink:pink pink2", "rearrange.result", "You cannot rearrange before this is settled."),
    (
        turn,
        1,
        "move pink:pink pink2",
        "move.rearrange",
        "It is Ann's turn, and you can rearrange only on your own.",
    ),
    # Wildcards received
    (placing, 0, "put red", "pay.where", "Pink/Orange Wildcard cannot be red."),
    (placing, 0, "end", "pay.where", "Pink/Orange Wildcard has just come to you and needs a colour first."),
    (
        placing,
        0,
        "bank 1M",
        "pay.where",
        "Pink/Orange Wildcard has just come to you and needs a colour first.",
    ),
    (placing, 1, "put pink", "table.asked", "Nothing is asked of you just now."),
]

# What an action is not played on: each by the clause that forbids it
TARGETS = [
    (
        turn,
        0,
        "steal 1 brown:brown",
        "action.sly_deal",
        "No card can be taken out of the brown set: it is full.",
    ),
    (
        turn,
        0,
        "swap 1 brown:brown red:red",
        "action.forced_deal",
        "No card can be taken out of the brown set: it is full.",
    ),
    (turn, 0, "steal 1 brown:house", "action.house", "A House or a Hotel cannot be taken by itself."),
    (turn, 0, "steal 1 bank:3M", "action.sly_deal", "Only properties are taken, never cards in a bank."),
    (turn, 0, "steal 1 red:red", "action.sly_deal", "Bob has no such card there."),
    (turn, 0, "steal 2 pink:pink", "action.sly_deal", "Cid has no such card there."),
    (turn, 0, "swap 1 pink:pink pink:pink", "action.forced_deal", "There is no such card in front of you."),
    (turn, 0, "break 1 pink", "action.deal_breaker", "Bob has not completed the pink set."),
    (turn, 0, "break 2 brown", "action.deal_breaker", "Cid has nothing in the brown set."),
    (turn, 0, "house railroad", "action.house", "No House or Hotel can stand on the railroad set."),
    (turn, 0, "house red", "action.house", "You have not completed the red set."),
    (turn, 0, "house light-blue", "action.house", "There is a House on the light blue set already."),
    (turn, 0, "hotel railroad", "action.house", "No House or Hotel can stand on the railroad set."),
    (built, 0, "hotel pink", "action.house", "There is no House on the pink set, and a Hotel needs one."),
    (built, 0, "hotel brown", "action.house", "There is a Hotel on the brown set already."),
    (built, 0, "house brown", "action.house", "There is a House on the brown set already."),
    (built, 0, "house brown2", "action.house", "You have not completed the second brown set."),
    (turn, 0, "rent pink 0", "rent.none", "You have nothing in the pink set."),
    (turn, 0, "rent yellow 0", "rent.none", "You have nothing in the yellow set."),
    (turn, 0, "rent light-blue 0", "rent.colour", "You do not hold Light Blue/Brown Rent."),
    (
        turn,
        0,
        "rent-one 1 red 1",
        "rent.double",
        "Double the Rent does not go with a rent card of any colour.",
    ),
    (turn, 0, "rent red 2", "rent.double", "You do not hold that many Double the Rent cards."),
    (second, 0, "rent red 2", "rent.double", "You do not hold that many Double the Rent cards."),
    (poor, 0, "steal 1 red:red", "action.sly_deal", "Bob has no such card there."),
    (poor, 0, "break 1 red", "action.deal_breaker", "Bob has nothing in the red set."),
    (poor, 0, "rent red 0", "rent.none", "You have nothing in the red set."),
    (poor, 0, "house red", "action.house", "You have not completed the red set."),
    (turn, 0, "collect 0", "action.target", "You cannot play that on yourself."),
    (turn, 0, "collect 3", "action.target", "There is no such player."),
    (turn, 0, "rent-one 0 red 0", "action.target", "You cannot play that on yourself."),
    (turn, 0, "rent-one 1 red2 0", "rent.none", "You have nothing in the second red set."),
    (turn, 0, "break 1 brown9", "action.deal_breaker", "There is no such set."),
    (turn, 0, "hotel red9", "action.house", "There is no such set."),
    (turn, 0, "steal 1 brown9:brown", "action.sly_deal", "Bob has no such card there."),
    # Words that answer nothing on one's own turn
    (turn, 0, "allow", "no.party", "Nothing has been played against you."),
    (turn, 0, "no", "no.party", "Nothing has been played against you."),
    (turn, 0, "pay bank:2M", "no.party", "Nothing has been played against you."),
    (turn, 0, "put red", "pay.where", "You have no wildcard to find a place for."),
    (
        turn,
        0,
        "discard 1M",
        "turn.discard",
        "You discard only at the end of your turn, and only what is more than 7 cards.",
    ),
    # Cards that are not held
    (turn, 0, "birthday", "turn.play", "You do not hold It's My Birthday."),
    (turn, 0, "pass-go", "turn.play", "You do not hold Pass Go."),
    (turn, 0, "rent railroad 0", "rent.colour", "You do not hold Railroad/Utility Rent."),
    # Card by card: a wildcard of every colour, a card of the hand, one of another's, a house under its hotel
    (paying, 1, "give green:any", "pay.wild10", "Any-Colour Wildcard is worth nothing, and cannot pay."),
    (
        paying,
        1,
        "give bank:10M",
        "pay.choice",
        "10M is in your hand, and only cards in front of you can pay.",
    ),
    (paying, 1, "give bank:5M", "pay.choice", "There is no such card in front of you."),
    (
        paying,
        1,
        "give brown:house",
        "pay.building",
        "The House on the brown set can be paid only with the Hotel that stands on it.",
    ),
]


def check(make, seat, word, clause, sentence):
    """Refused so, and nothing has changed."""
    table = make()
    before = (table.record(), table.hash(), table.waiting(), table.legal(seat))
    with pytest.raises(gn.Refused) as error:
        table.play(seat, word)

    assert (table.record(), table.hash(), table.waiting(), table.legal(seat)) == before
    assert error.value.clause == clause
    assert error.value.sentence.startswith(sentence)
    advice = error.value.sentence.removeprefix(sentence).strip()
    assert not advice or re.fullmatch(r"You can .+\.", advice)


@pytest.mark.rule(
    "turn.play",
    "play.bank",
    "play.property",
    "pay.choice",
    "pay.no_change",
    "pay.wild10",
    "no.party",
)
@pytest.mark.parametrize(("make", "seat", "word", "clause", "sentence"), REFUSALS)
def test_what_is_refused(make, seat, word, clause, sentence):
    """By a clause, with a sentence that says what would be legal."""
    check(make, seat, word, clause, sentence)


@pytest.mark.rule(
    "action.target", "action.sly_deal", "action.forced_deal", "action.deal_breaker", "action.house"
)
@pytest.mark.rule("rent.none", "rent.double", "rent.colour")
@pytest.mark.parametrize(("make", "seat", "word", "clause", "sentence"), TARGETS)
def test_what_an_action_is_not_played_on(make, seat, word, clause, sentence):
    """The clause is the one that forbids it."""
    check(make, seat, word, clause, sentence)


@pytest.mark.rule("action.target")
@pytest.mark.parametrize("word", [word for make, _, word, _, _ in TARGETS if make is turn])
@pytest.mark.parametrize("make", [second, third, poor])
def test_whatever_the_reason_nothing_changes(make, word):
    """Every word that has no target on a first play has none later, nor with an empty table."""
    table = make()
    before = (table.record(), table.hash())
    with pytest.raises(gn.Refused) as error:
        table.play(0, word)

    assert error.value.sentence.endswith(".")
    assert (table.record(), table.hash()) == before


UNREADABLE = [
    "", "foo", "bank", "bank 7M", "bank 1M 1M", "lay red", "lay red purple", "collect", "collect Bob",
    "collect -1", "rent red", "rent purple 0", "rent red x", "rent red -1", "rent red1 0", "rent red0 0",
    "rent red22 0", "rent-one red 0", "steal 1 red", "steal 1 purple:red", "steal 1 red:purple",
    "steal 1 red:pink", "swap 1 pink:pink", "break 1", "break 1 bank:1M", "house", "hotel purple", "pay",
    "pay 1M", "pay bank:1M,", "pay bank:", "pay ,", "give 5M", "put purple", "insist", "move red:red",
]  # fmt: skip


@pytest.mark.parametrize("word", UNREADABLE)
def test_words_that_cannot_be_read(word):
    """Said so, with what would fit; nothing changes."""
    for make in (turn, asked, paying):
        table = make()
        before = (table.record(), table.hash())
        with pytest.raises(gn.Unreadable) as error:
            table.play(1 if make is not turn else 0, word)

        assert str(error.value)
        assert (table.record(), table.hash()) == before


@pytest.mark.rule("rent.double", "action.just_say_no", "set.full", "setup.hand")
@pytest.mark.parametrize("option", ["double_any_rent", "no_costs_a_play", "wild_sets"])
@pytest.mark.parametrize("value", ["yes", 2, None, [], -1])
def test_unknown_values_of_options(option, value):
    """The table is not laid, and the message names the option."""
    with pytest.raises(gn.BadSetup, match=option):
        gn.open("deal", NAMES[:2], {option: value})


@pytest.mark.rule("setup.hand")
@pytest.mark.parametrize("value", [2, -2, "Ann", True, 1.5, None])
def test_unknown_first_seats(value):
    """Only a chair of this table, or lots."""
    with pytest.raises(gn.BadSetup, match="first"):
        gn.open("deal", NAMES[:2], {"first": value})


@pytest.mark.parametrize("terms", [{"third": 1}, {"variant": "short"}, {"double_rent": True}])
def test_unknown_options(terms):
    """An option that the game does not have is refused."""
    with pytest.raises(gn.BadSetup):
        gn.open("deal", NAMES[:2], terms)


def test_after_refusals_the_game_goes_on_as_if_nothing_had_been_said():
    """A whole payment, with every wrong word before it."""
    table = paying()
    for make, seat, word, _, _ in REFUSALS:
        if make is paying:
            with pytest.raises(gn.Refused):
                table.play(seat, word)
    table.play(1, "pay bank:3M,bank:2M")

    assert bank(table, 0) == "2M 3M 4M"
    assert bank(table, 1) == "2M"
    assert hand(table, 1) == "10M red"
    assert sets(table, 1) == {"brown": "brown any house hotel", "green": "any"}
