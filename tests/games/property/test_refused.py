"""Bad input: refused by a clause, with a sentence that says what would be legal, and nothing changes."""

import pytest

import gamenight as gn
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, LIGHT_BLUE, NAMES, cash, claims, deeds, lay

TIMED = {"variant": "timed", "minutes": 60}


def sign(table, amount):
    """An amount as this box writes it."""
    return f"{'¥' if table.edition.id == 'kanto' else '$'}{amount}"


def auction(game, terms=None):
    """The station on 5 is auctioned; Bob leads with 100."""
    owned = [[6], [*BROWN, 15], [39]]
    table = lay(game, 3, [(2, 3)], terms, cash=[150, 300, 90], deeds=owned, mortgaged=[15])
    table.play(0, "roll")
    table.play(0, "decline")
    table.play(1, "bid 100")
    return table


def estate(game, terms=None):
    """Ann has a built group, a half group, a mortgage and an offer from Bob, numbered 1, that has expired."""
    table = lay(
        game,
        3,
        [],
        terms,
        cash=[500, 400, 300],
        deeds=[[*LIGHT_BLUE, 1, 5, 12], [*DARK_BLUE, 3]],
        mortgaged=[12],
        buildings={"6": 2, "8": 1, "9": 1},
    )
    table.play(1, "offer 0 give:3,get:60")
    table.play(1, "mortgage 3")
    return table


def bankrupt(game, terms=None):
    """Ann has gone bankrupt to Bob; Cid and Bob play on."""
    table = lay(
        game,
        3,
        [(1, 2)],
        terms,
        cash=[0, 400, 300],
        places=[36, 0, 0],
        deeds=[[], DARK_BLUE],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.play(0, "bankrupt")
    return table


def poor(game, terms=None):
    """Ann has 49 and a mortgage, and is in Jail for the last turn on which she may pay the fine."""
    jailed = [3 if game == "kanto" else 2, 0, 0]
    return lay(
        game, 3, [], terms, cash=[49, 9, 9], deeds=[[12]], mortgaged=[12], places=[10, 0, 0], jailed=jailed
    )


REFUSALS = [
    # Bids
    (
        auction,
        0,
        "bid 151",
        "auction.cash",
        "You cannot bid {151}: you have {150}. You can bid, mortgage a deed or pass.",
    ),
    (
        auction,
        2,
        "bid 101",
        "auction.cash",
        "You cannot bid {101}: you have {90}. You can mortgage a deed or pass.",
    ),
    (auction, 0, "bid 100", "auction.bidding", "{100} is too low: the next bid is at least {101}."),
    (auction, 0, "bid 0", "auction.bidding", "too low: the next bid is at least {101}."),
    # Other business in an auction
    (auction, 1, "build 1", "offturn.window", "While an auction runs, nobody builds"),
    (auction, 1, "lift 15", "offturn.window", "While an auction runs, nobody builds, deals or lifts"),
    (auction, 1, "offer 2 give:1", "offturn.window", "While an auction runs, nobody builds, deals"),
    (auction, 0, "roll", "turn.end", "First comes the auction. You can pass or bid."),
    (auction, 1, "bid 200", "table.asked", "Nothing is asked of you"),
    # Building
    (estate, 0, "build 6", "build.evenly", "Fewer buildings stand on another lot of"),
    (estate, 0, "sell 9", "sell.buildings", "sell there first. You can sell a building."),
    (estate, 0, "build 1", "build.group", "You do not own the whole colour group of"),
    (estate, 0, "build 5", "build.group", "is no lot of a colour group"),
    (estate, 1, "build 3", "build.group", "You do not own the whole colour group of"),
    # Deals
    (estate, 0, "offer 1 give:6,get:100", "deal.no_buildings", "Buildings stand in the colour group of"),
    (estate, 0, "offer 1 give:9,get:100", "deal.no_buildings", "You can sell a building."),
    (estate, 1, "offer 2 give:5", "deal.what", "You do not own "),
    (estate, 0, "offer 1 take:15", "deal.what", "Bob does not own "),
    (estate, 0, "offer 1 card:chance", "deal.what", "You do not hold the Get Out of Jail Free card from "),
    (estate, 0, "offer 1 give:5,pay:501", "deal.what", "That costs you {501}, and you have {500}."),
    (estate, 0, "offer 1 pay:100", "deal.substance", "a deed or a Get Out of Jail Free card changes hands"),
    (estate, 0, "offer 0 give:5", "deal.what", "You cannot make a deal with yourself."),
    (estate, 0, "offer 1 give:4", "deal.what", " is nothing that can be owned."),
    (estate, 0, "offer 1 give:40", "deal.what", "There is no such space."),
    (estate, 0, "offer 1 give:5,take:41", "deal.what", "There is no such space."),
    (estate, 0, "accept 1", "deal.what", "That offer is not on the table."),
    (estate, 0, "refuse 1", "deal.what", "That offer is not on the table."),
    (estate, 0, "counter 1 give:5", "deal.what", "That offer is not on the table."),
    (estate, 0, "accept 99", "deal.what", "That offer is not on the table."),
    # Mortgages
    (
        estate,
        0,
        "mortgage 12",
        "mortgage.take",
        "is mortgaged already. You can mortgage a deed or lift a mortgage.",
    ),
    (estate, 0, "mortgage 9", "mortgage.take", "Buildings stand in the colour group of "),
    (estate, 0, "mortgage 39", "mortgage.take", " is not yours."),
    (estate, 0, "mortgage 40", "mortgage.take", "There is no such space."),
    (estate, 0, "lift 5", "mortgage.lift", " is not mortgaged."),
    (poor, 0, "lift 12", "mortgage.lift", "That costs you {83}, and you have {49}."),
    (estate, 1, "lift 12", "mortgage.lift", " is not yours."),
    # The turn
    (estate, 0, "end", "turn.end", "You have not thrown yet. You can throw the dice."),
    (estate, 1, "roll", "table.asked", "Nothing is asked of you"),
    (poor, 0, "pay", "jail.pay", "The fine is {50}, and you have {49}."),
    (estate, 0, "ask 7", "rent.ask", "There is no such rent to ask for."),
    # After bankruptcy
    (bankrupt, 0, "roll", "table.out", "You are out of the game, but you can go on watching."),
    (bankrupt, 0, "offer 1 take:39", "table.out", "you can go on watching"),
    (bankrupt, 0, "resign", "table.out", "you can go on watching"),
    (bankrupt, 1, "offer 0 give:39", "deal.what", "Ann is out of the game."),
]


@pytest.mark.rule(
    "auction.cash",
    "auction.bidding",
    "build.evenly",
    "build.group",
    "sell.buildings",
    "deal.what",
    "deal.no_buildings",
    "deal.substance",
    "mortgage.take",
    "mortgage.lift",
    "turn.end",
    "jail.pay",
    "rent.ask",
    "offturn.window",
    "table.asked",
    "table.out",
)
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("lay_out", "seat", "word", "clause", "sentence"), REFUSALS)
def test_bad_input_is_refused_and_nothing_changes(game, lay_out, seat, word, clause, sentence):
    """By its clause, with a sentence that says what is legal; record, view and choices are as before."""
    table = lay_out(game)
    before = table.record(), table.hash(), table.view(seat), [table.legal(one) for one in range(3)]
    with pytest.raises(gn.Refused) as refused:
        table.play(seat, word)
    after = table.record(), table.hash(), table.view(seat), [table.legal(one) for one in range(3)]
    for amount in (49, 50, 83, 90, 100, 101, 150, 151, 500, 501):
        sentence = sentence.replace(f"{{{amount}}}", sign(table, amount))

    assert refused.value.clause == clause
    assert sentence in refused.value.sentence
    assert after == before


@pytest.mark.rule("auction.bidding")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("smallest", "low", "least"), [(1, 100, 101), (5, 104, 105), (10, 109, 110)])
def test_a_bid_below_the_agreed_raise_is_refused(game, smallest, low, least):
    """The sentence names the least that counts."""
    table = auction(game, {"smallest_raise": smallest})
    with pytest.raises(gn.Refused, match=f"the next bid is at least .{least}") as refused:
        table.play(0, f"bid {low}")
    table.play(0, f"bid {least}")

    assert refused.value.clause == "auction.bidding"
    assert table.view()["table"]["auction"]["bid"] == least


@pytest.mark.rule("table.clock")
@pytest.mark.parametrize("game", BOTH)
def test_a_clock_does_not_run_backward(game):
    """The sentence says what it has said already; the same minute again is no step back."""
    table = lay(game, 2, (), TIMED)
    table.tick(30)
    before = table.record(), table.hash()
    with pytest.raises(
        gn.Refused, match="The clock already said 30 minutes; it cannot go back to 29"
    ) as refused:
        table.tick(29)

    assert refused.value.clause == "table.clock"
    assert (table.record(), table.hash()) == before
    table.tick(30)
    assert table.outcome is None


@pytest.mark.rule("table.clock")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("variant", ["standard", "short"])
def test_without_a_time_limit_there_is_no_clock(game, variant):
    """A word of the clock is refused where no hour was agreed."""
    table = lay(game, 2, (), {"variant": variant})
    with pytest.raises(gn.Refused, match="This game has no clock") as refused:
        table.tick(10)

    assert refused.value.clause == "table.clock"


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"variant": "quick"}, "variant cannot be 'quick'; it may be 'standard', 'short', 'timed'"),
        ({"rent": "never"}, "rent cannot be 'never'; it may be 'ask', 'automatic'"),
        ({"smallest_raise": 2}, "smallest_raise cannot be 2; it may be 1, 5, 10"),
        ({"parking_money": "yes"}, "parking_money cannot be 'yes'; it may be false, true"),
        ({"parking": True}, "has no option 'parking'; did you mean 'parking_money'?"),
        ({"xyz": 1}, "has no option 'xyz'; known are variant, minutes, rounds, tokens, rent"),
        ({"variant": "timed", "minutes": -1}, "minutes cannot be -1; it is a whole number from 0"),
        ({"variant": "timed", "rounds": 100_001}, "rounds cannot be 100001; it is a whole number from 0"),
        (
            {"variant": "timed", "minutes": "an hour"},
            "minutes cannot be 'an hour'; it is a whole number from 0",
        ),
        ({"variant": "timed", "rounds": 1.5}, "rounds cannot be 1.5; it is a whole number from 0"),
    ],
)
def test_unknown_options_and_variants_are_named(game, terms, says):
    """With what would be right instead."""
    with pytest.raises(gn.BadSetup) as bad:
        gn.open(game, NAMES[:2], terms)

    assert says in str(bad.value)


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_too_few_or_too_many_players(game, seats):
    """Two to six play; other numbers are refused."""
    names = [*NAMES, "Gus"][:seats]
    with pytest.raises(gn.BadSetup, match="is played by 2 to 6"):
        gn.open(game, names)


@pytest.mark.rule("table.asked")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("bid", "written 'bid <amount>'"),
        ("bid ten", "'ten' does not fit there"),
        ("bid -5", "'-5' does not fit there"),
        ("bild 1", "did you mean 'build'?"),
        ("offer 1 gold:5", "what fits is goods such as"),
        ("", "an empty line is no action"),
    ],
)
def test_what_is_no_word_cannot_be_read(game, word, says):
    """The message says how it is written."""
    table = auction(game)
    before = table.record(), table.hash()
    with pytest.raises(gn.Unreadable) as unreadable:
        table.play(0, word)

    assert says in str(unreadable.value)
    assert (table.record(), table.hash()) == before
    assert (cash(table), deeds(table, 0)) == ([150, 300, 90], [6])


@pytest.mark.rule("jail.pay", "jail.card")
@pytest.mark.parametrize(("word", "clause"), [("pay", "jail.pay"), ("card chance", "jail.card")])
def test_nobody_leaves_jail_who_is_not_there(word, clause):
    """The ways out are refused to free players, also while something else is asked."""
    table = lay("kanto", 2, [(1, 2)], places=[36, 0])
    table.play(0, "roll")
    with pytest.raises(gn.Refused) as refused:
        table.play(0, word)

    assert refused.value.clause == clause
