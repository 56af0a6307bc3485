"""Business that is told, and business that is refused: who, whom, what and how much, in the right places."""

import pytest

import gamenight as gn
from gamenight.games.property.actions import BUILD, SELL
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.playing import go_on, one_told, reason, stack
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, NAMES, lay
from tests.games.property.scenes import SCARCE

ANN, BOB, CID = range(3)
KEPT = [
    {"unseen": [card for card in range(16) if card != 7], "keeper": BOB},
    {"unseen": [card for card in range(16) if card != 4], "keeper": CID},
]


def facts(events, name):
    """The clause and the facts of every event of that name."""
    return [(event.clause, event.facts()) for event in events if event.name == name]


def trading(game, **more):
    """Bob keeps one jail card and Cid the other; each has a station."""
    return lay(game, 3, deeds=[[5], [15], [25]], decks=KEPT, cash=[100, 100, 100], **more)


@pytest.mark.rule("deal.what", "deal.limit")
@pytest.mark.parametrize("game", BOTH)
def test_offers_are_told(game):
    """Who offers whom, what each side would give, and by what the offer stands no more."""
    table = trading(game)
    events = table.play(BOB, "offer 2 card:chance,get:5")
    assert facts(events, "offered_trade") == [("deal.what", {"seat": BOB, "other": CID, "offer": 1})]
    given = {"seat": BOB, "other": CID, "deck": 0, "offer": 1}
    assert facts(events, "terms_card") == [("deal.what", given)]
    events = table.play(BOB, "offer 2 give:15,get:5")
    assert facts(events, "withdrew") == [("deal.limit", {"seat": BOB, "other": CID, "offer": 1})]
    events = table.play(CID, "refuse 2")
    assert facts(events, "refused_trade") == [("deal.what", {"seat": CID, "other": BOB, "offer": 2})]
    go_on(table, "2 offer 1 give:25,get:5")
    events = table.play(CID, "withdraw 3")

    assert facts(events, "withdrew") == [("deal.what", {"seat": CID, "other": BOB, "offer": 3})]


@pytest.mark.rule("deal.what", "cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
def test_a_jail_card_that_is_sold_is_told(game):
    """Whose it was, whose it is; another offer that names it is off."""
    table = trading(game)
    go_on(table, "2 offer 1 card:chest,get:7", "2 offer 0 card:chest,get:5", "1 offer 0 card:chance,get:3")
    events = table.play(ANN, "accept 2")

    assert facts(events, "gave_card") == [("deal.what", {"seat": CID, "other": ANN, "deck": 1})]
    assert facts(events, "expired") == [("deal.what", {"seat": CID, "other": BOB, "offer": 1})]
    assert [one["number"] for one in table.position()["standing"]] == [3]


@pytest.mark.rule("deal.what", "deal.substance")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("offer 1 give:5,give:39", ("not_theirs", "deal.what", {"seat": ANN, "space": 39})),
        ("offer 1 give:5,take:25", ("not_theirs", "deal.what", {"seat": BOB, "space": 25})),
        ("offer 1 card:chest,get:5", ("not_holder", "deal.what", {"seat": ANN, "deck": 1})),
        ("offer 1 give:5,pay:101", ("cash_short", "deal.what", {"amount": 101, "has": 100})),
        ("offer 0 give:5,pay:1", ("not_with_yourself", "deal.what", {})),
        ("offer 3 give:5,pay:1", ("no_such_partner", "deal.what", {})),
        ("offer 1 give:5,take:0", ("no_deed", "deal.what", {"space": 0})),
        ("accept 9", ("no_offer", "deal.what", {})),
        ("withdraw 9", ("no_offer", "deal.what", {})),
    ],
)
def test_offers_that_are_refused(game, word, why):
    """By what is wrong with them."""
    assert reason(trading(game), ANN, word) == why


@pytest.mark.rule("deal.substance")
@pytest.mark.parametrize("game", BOTH)
def test_two_who_have_nothing_have_nothing_to_trade(game):
    """Money alone is no trade."""
    table = lay(game, 3, deeds=[[], [], [25]])

    assert reason(table, ANN, "offer 1 give:5") == ("no_goods", "deal.substance", {"other": BOB})


@pytest.mark.rule("deal.what", "mortgage.transfer_cash")
@pytest.mark.parametrize("game", BOTH)
def test_an_offer_that_its_maker_cannot_keep_any_more(game):
    """Cid has spent the money on Ann's station: Bob is told that it is Cid who lacks it."""
    table = trading(game)
    go_on(table, "2 offer 1 take:15,pay:100", "2 offer 0 take:5,pay:100", "0 accept 2")

    assert reason(table, BOB, "accept 1") == (
        "their_cash_short",
        "deal.what",
        {"other": CID, "amount": 100, "has": 0},
    )


@pytest.mark.rule("offturn.window", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
def test_while_somebody_is_in_debt_only_that_one_trades(game):
    """Bob and Cid wait, with an offer between them as well as without; Ann may trade with either."""
    debt = {"ask": "debt", "waits": [ANN], "seat": ANN, "amount": 150, "reason": "tax.luxury", "space": 38}
    turn = {"ask": "turn", "waits": [], "seat": ANN, "stage": "acting", "throws": 1, "thrown": [1, 2]}
    offer = {"kind": "offer", "number": 1, "seat": BOB, "other": CID, "gives": {"deeds": [15]}}
    table = trading(game, stack=[turn, debt], serial=9, issued=3, standing=[offer])

    assert reason(table, CID, "accept 1") == ("debtor_only", "offturn.window", {"other": ANN})
    assert reason(table, CID, "refuse 1") == ("debtor_only", "offturn.window", {"other": ANN})
    assert reason(table, CID, "offer 1 give:25") == ("debtor_only", "offturn.window", {"other": ANN})
    assert "offer 0 <goods>" in table.legal(BOB)
    assert "offer 1 <goods>" in table.legal(ANN)


# Scarce buildings


@pytest.mark.rule("build.shortage", "offturn.window")
@pytest.mark.parametrize("game", BOTH)
def test_what_waits_for_a_scarce_house(game):
    """First the wishes, then the piece: dice, building and trades come after them."""
    table = lay(game, 4, **SCARCE)
    table.play(ANN, "build 1")
    assert reason(table, BOB, "want 0")[:2] == ("wants_nothing", "build.shortage")
    assert reason(table, BOB, "want 99")[:2] == ("wants_too_many", "build.shortage")
    assert reason(table, ANN, "build 1")[:2] == ("shortage_open", "offturn.window")
    events = table.play(BOB, "want 1")
    assert facts(events, "wanted") == [("build.shortage", {"seat": BOB, "pieces": 1})]
    go_on(table, "1 bid 9", "0 pass")

    assert stack(table)[-1]["ask"] == "place"
    assert reason(table, ANN, "build 1")[:2] == ("place_open", "offturn.window")
    assert reason(table, BOB, "put 1")[1] == "build.group"


@pytest.mark.rule("build.shortage", "turn.end")
@pytest.mark.parametrize("game", BOTH)
def test_the_dice_wait_for_the_wishes_and_for_the_piece(game):
    """It is Bob's turn, and Ann has asked to build."""
    table = lay(game, 4, **{**SCARCE, "turn": BOB})
    table.play(ANN, "build 1")
    assert reason(table, BOB, "roll")[:2] == ("shortage_first", "build.shortage")
    go_on(table, "1 want 1", "1 bid 9", "0 pass")

    assert reason(table, BOB, "roll")[:2] == ("place_first", "build.shortage")


@pytest.mark.rule("build.shortage", "debt.deals")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("money", "is_built"), [(50, True), (49 + 26, False), (50 + 26, True)])
def test_who_asked_to_build_pays_what_was_asked_for_first(game, money, is_built):
    """Cid asks Ann for 26 before Bob has answered: with the rent and the price in hand Ann builds."""
    claim = {"kind": "claim", "number": 1, "seat": ANN, "other": CID, "space": 32, "amount": 26}
    asked = money != 50
    table = lay(
        game, 4, issued=1, standing=[{**claim, "reason": "rent.lot", "lapses": 9}] if asked else [],
        **{**SCARCE, "cash": [money, 1500, 0, 0]},
    )  # fmt: skip
    table.play(ANN, "build 1")
    if asked:
        table.play(CID, "ask 1")
    events = table.play(BOB, "none")

    cannot = [("debt.deals", {"seat": ANN, "space": 1})]
    assert facts(events, "cannot_build") == ([] if is_built else cannot)
    assert bool(facts(events, "built")) is is_built


# Selling, building, the tax, the start


@pytest.mark.rule("sell.buildings", "sell.hotel_shortage", "build.group")
@pytest.mark.parametrize("game", BOTH)
def test_what_cannot_be_sold_or_built(game):
    """Nothing stands there, it is no space at all, or a mate is mortgaged."""
    table = lay(game, 2, deeds=[[*BROWN, *DARK_BLUE]], mortgaged=[3])

    assert reason(table, ANN, "clear 37") == ("no_building", "sell.buildings", {"space": 37})
    assert reason(table, ANN, "break 37") == ("no_building", "sell.hotel_shortage", {"space": 37})
    assert reason(table, ANN, "sell 37") == ("no_building", "sell.buildings", {"space": 37})
    assert reason(table, ANN, "build 1") == ("group_mortgaged", "build.group", {"space": 1})
    for item in (-1, 40, 99):
        for verb, clause in ((SELL, "sell.buildings"), (BUILD, "build.group")):
            why = engine.why_not(table.state, ANN, Action(verb, item=item))
            assert why is not None
            assert (why.name, why.clause) == ("no_space", clause)


@pytest.mark.rule("turn.end", "tax.income")
def test_the_dice_wait_for_the_tax():
    """Which of the two is paid is said first."""
    table = lay("dog-lovers", 2, [(1, 3)])
    table.play(ANN, "roll")

    assert reason(table, ANN, "end") == ("tax_first", "turn.end", {"space": 4})


@pytest.mark.rule("offturn.window", "setup.order")
@pytest.mark.parametrize("game", BOTH)
def test_before_the_start_there_is_no_business(game):
    """Nobody has anything yet."""
    table = gn.open(game, NAMES[:2], dealer=gn.Scripted([]))

    assert reason(table, BOB, "offer 0 give:5")[:2] == ("not_begun", "offturn.window")


@pytest.mark.rule("sell.hotel_shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_group_that_is_sold_down_is_told_by_its_first_lot(game):
    """The Bank has no houses: both hotels go."""
    crowd = {"6": 4, "8": 4, "9": 4, "11": 4, "13": 4, "14": 4, "16": 3, "18": 3, "19": 2}
    table = lay(
        game, 2, deeds=[DARK_BLUE, [6, 8, 9, 11, 13, 14, 16, 18, 19]],
        buildings={**crowd, "37": 5, "39": 5}, cash=[0, 0],
    )  # fmt: skip
    events = table.play(ANN, "break 39")

    assert one_told(events, "sold_group").facts() == {"seat": ANN, "space": 37, "amount": 1000}
