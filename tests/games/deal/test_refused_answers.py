"""What is no answer to a card played against others: each by its clause, with a sentence that is true."""

import pytest

import gamenight as gn
from tests.games.deal.hands import lay
from tests.games.playing import go_on


def asked():
    """Ann collects a debt of Bob, who has no No and cards in hand."""
    table = lay(3, hands=["debt-collector 1M", "10M red", "just-say-no"], banks=["4M", "3M 2M 2M", "5M"])
    table.play(0, "collect 1")
    return table


def robbed():
    """Ann would take a property of Bob's, who has no No and money in his bank."""
    table = lay(3, hands=["sly-deal", "10M"], banks=["", "3M 2M"], sets=[{}, {"red": "red"}])
    table.play(0, "steal 1 red:red")
    return table


def penniless():
    """Ann collects a debt of Bob, who has nothing."""
    table = lay(3, hands=["debt-collector", "10M"])
    table.play(0, "collect 1")
    return table


def worthless():
    """Ann collects a debt of Bob, who has a wildcard of any colour and no more."""
    table = lay(3, hands=["debt-collector", "10M"], sets=[{}, {"red": "any"}])
    table.play(0, "collect 1")
    return table


def paying():
    """Bob has let it happen, and owes 5M."""
    table = asked()
    table.play(1, "allow")
    return table


def countered():
    """Ann and Cid have said No to Bob's birthday; Bob has none. Dan has not answered."""
    table = lay(
        4,
        hands=["just-say-no", "birthday 10M", "just-say-no"],
        banks=["5M", "1M", "5M", "4M"],
        turn=1,
    )
    go_on(table, "1 birthday", "0 no", "2 no")
    return table


def dear():
    """Bob's No would take a play of his, and he has none left."""
    table = lay(
        2,
        terms={"no_costs_a_play": True},
        hands=["just-say-no", "debt-collector just-say-no 1M 1M"],
        banks=["5M"],
        turn=1,
    )
    go_on(table, "1 bank 1M", "1 bank 1M", "1 collect 0", "0 no")
    return table


PUT_NOTHING = "You have no wildcard to find a place for."
NO_DISCARD = "You discard only at the end of your turn, and only what is more than 7 cards."
TURN_OF_ANN = "It is Ann's turn."
BY_YOU = "You played that yourself."
NO_WAITS = "A no to what you played is still waiting for your answer."
NOT_WAITING = "That player is not waiting for you to answer a no."
ONE_BY_ONE = "Cards are picked one by one only after you have let it happen."
LET_GO = "You have already let Ann go ahead."

CASES = [
    # Words of other moments, from a target and from the actor
    (asked, 1, "put red", "pay.where", PUT_NOTHING),
    (paying, 1, "put red", "pay.where", PUT_NOTHING),
    (countered, 1, "put red", "pay.where", PUT_NOTHING),
    (asked, 1, "discard 10M", "turn.discard", NO_DISCARD),
    (countered, 1, "discard 10M", "turn.discard", NO_DISCARD),
    # The actor
    (countered, 1, "insist 0", "action.just_say_no", "You do not hold Just Say No."),
    (countered, 1, "insist 2", "action.just_say_no", "You do not hold Just Say No."),
    (countered, 1, "insist 3", "no.party", NOT_WAITING),
    (countered, 1, "insist 1", "no.party", NOT_WAITING),
    (countered, 1, "yield 3", "no.party", NOT_WAITING),
    (
        dear,
        1,
        "insist 0",
        "action.just_say_no",
        "At this table Just Say No takes a play on your own turn, and",
    ),
    (countered, 1, "allow", "no.party", BY_YOU),
    (countered, 1, "no", "no.party", BY_YOU),
    (countered, 1, "pay bank:1M", "no.party", BY_YOU),
    (countered, 1, "give bank:1M", "no.party", BY_YOU),
    (countered, 1, "bank 10M", "no.when", NO_WAITS),
    (countered, 1, "end", "no.when", NO_WAITS),
    # A target who is asked
    (asked, 1, "insist 0", "no.party", "Ann played that, and only Ann can answer a no to it."),
    (asked, 1, "yield 0", "no.party", "Ann played that, and only Ann can answer a no to it."),
    (asked, 1, "bank 10M", "turn.play", TURN_OF_ANN),
    (asked, 1, "lay red red", "turn.play", TURN_OF_ANN),
    (asked, 1, "end", "turn.play", TURN_OF_ANN),
    (asked, 1, "no", "action.just_say_no", "You do not hold Just Say No."),
    (asked, 1, "give bank:3M", "no.when", ONE_BY_ONE),
    (robbed, 1, "no", "action.just_say_no", "You do not hold Just Say No."),
    (robbed, 1, "pay bank:3M", "no.when", "Ann wants no money from you."),
    (robbed, 1, "give bank:3M", "no.when", "Ann wants no money from you."),
    (penniless, 1, "give bank:3M", "pay.nothing", "You have nothing to pay with."),
    (worthless, 1, "give red:any", "pay.wild10", "You have nothing to pay with."),
    # One who has let it happen
    (paying, 1, "allow", "no.when", LET_GO),
    (paying, 1, "no", "action.just_say_no", "You do not hold Just Say No."),
    (paying, 1, "yield 0", "no.party", "Ann played that, and only Ann can answer a no to it."),
    (paying, 1, "bank 10M", "turn.play", TURN_OF_ANN),
    (
        paying,
        1,
        "give bank:10M",
        "pay.choice",
        "10M is in your hand, and only cards in front of you can pay.",
    ),
]


@pytest.mark.rule("no.party", "no.when", "action.just_say_no", "turn.play", "pay.where", "turn.discard")
@pytest.mark.rule("pay.nothing", "pay.wild10", "pay.choice")
@pytest.mark.parametrize(("make", "seat", "word", "clause", "sentence"), CASES)
def test_what_is_no_answer(make, seat, word, clause, sentence):
    """To the actor and to the targets something else is said, by where the matter stands."""
    table = make()
    before = table.hash()
    with pytest.raises(gn.Refused) as error:
        table.play(seat, word)

    assert error.value.clause == clause
    assert error.value.sentence.startswith(sentence)
    assert table.hash() == before
