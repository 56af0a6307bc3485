"""Why deals, sales, mortgages, debts and inheritances are refused: the true reason, and what would help."""

import pytest

import gamenight as gn
from tests.games.property.laid import (
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    YELLOW,
    claims,
    lay,
)

CROWDED = {str(lot): 4 for lot in [*ORANGE, *RED]} | {"26": 2, "27": 1, "29": 1}  # 28 of 32 houses


def offered():
    """Ann has offered Bob her station for 120; Cid looks on, and has the dice."""
    table = lay("kanto", 3, turn=2, cash=[500, 100, 300], deeds=[[5], [12, 39]])
    table.play(0, "offer 1 give:5,get:120")
    return table


def indebted():
    """Ann owes Bob 100, has 10 and the lot on 1; Cid has a whole group and a mortgage."""
    table = lay(
        "kanto",
        3,
        [(1, 2)],
        cash=[10, 500, 500],
        places=[36, 0, 0],
        deeds=[[1, 5], DARK_BLUE, [*LIGHT_BLUE, 12]],
        mortgaged=[12],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    return table


def heir():
    """Bob has taken over Ann's two mortgages and has 82 left; Cid has a whole group."""
    table = lay(
        "kanto",
        3,
        [(1, 2)],
        cash=[0, 100, 500],
        places=[36, 0, 0],
        deeds=[[5, 12], DARK_BLUE, BROWN],
        mortgaged=[5, 12],
    )
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.play(0, "bankrupt")
    return table


def hotels(game="kanto", **more):
    """Ann has hotels on the last two lots, and the Bank three houses or as the test says."""
    standing = {**CROWDED, "1": 1, "37": 5, "39": 5}
    deeds = [[*DARK_BLUE, *GREEN, *PINK], [*ORANGE, *RED, *YELLOW, *BROWN]]
    return lay(game, 2, cash=[500, 500], deeds=deeds, **{"buildings": standing, **more})


def dog_hotels():
    """A box where all hotels of a group may go at once; one of Ann's two lots has four houses."""
    return hotels("dog-lovers", buildings={"37": 5, "39": 4})


def few_hotels():
    """The Bank has houses enough for a hotel to be sold by itself."""
    return hotels(buildings={"37": 5, "39": 5, "31": 1})


@pytest.mark.rule(
    "deal.what", "deal.substance", "mortgage.transfer_cash", "debt.deals", "debt.bankrupt", "debt.order",
    "offturn.window", "sell.buildings", "sell.hotel_shortage", "bankrupt.to_player",
)  # fmt: skip
@pytest.mark.parametrize(
    ("laid", "seat", "word", "clause", "sentence"),
    [
        (
            offered,
            1,
            "accept 1",
            "deal.what",
            "That costs you ¥120, and you have ¥100. You can mortgage a deed.",
        ),
        (offered, 0, "accept 1", "deal.what", "You made that offer yourself. You can take back your offer."),
        (offered, 2, "refuse 1", "deal.what", "That offer was not made to you. You can throw the dice"),
        (
            offered,
            1,
            "withdraw 1",
            "deal.what",
            "You did not make that offer. You can refuse an offer or make",
        ),
        (offered, 0, "offer 7 give:5", "deal.what", "There is no such player."),
        (offered, 0, "offer 1 give:4", "deal.what", "Your Rival Attacks is nothing that can be owned."),
        (
            offered,
            0,
            "offer 1 take-card:chest",
            "deal.what",
            "Bob does not hold the Get Out of Jail Free card from",
        ),
        (
            indebted,
            0,
            "roll",
            "debt.order",
            "First you must settle your debt of ¥100. You can mortgage a deed",
        ),
        (
            indebted,
            0,
            "bankrupt",
            "debt.bankrupt",
            "You can still raise the ¥100 you owe, so you are not bankrupt.",
        ),
        (
            indebted,
            0,
            "build 1",
            "debt.deals",
            "You owe ¥100: until that is paid, your money goes nowhere else.",
        ),
        (
            indebted,
            0,
            "offer 2 give:5",
            "debt.deals",
            "After that deal you could not cover the ¥100 you owe.",
        ),
        (
            indebted,
            2,
            "build 6",
            "offturn.window",
            "While Ann is in debt, nobody builds. You can mortgage a deed or",
        ),
        (
            indebted,
            2,
            "offer 1 give:6",
            "offturn.window",
            "While Ann is in debt, you can deal only with somebody in debt.",
        ),
        (
            heir,
            1,
            "redeem 5,12",
            "bankrupt.to_player",
            "That costs you ¥175, and you have ¥82. You can mortgage",
        ),
        (
            heir,
            1,
            "redeem 39",
            "bankrupt.to_player",
            "Nidoking is not among the mortgaged deeds you took over.",
        ),
        (
            heir,
            1,
            "build 39",
            "offturn.window",
            "First decide what to do with the mortgages you took over. You can leave",
        ),
        (
            heir,
            2,
            "build 1",
            "offturn.window",
            "Bob still has to decide what to do with mortgages taken over.",
        ),
        (
            hotels,
            0,
            "sell 37",
            "sell.hotel_shortage",
            "would leave 4 Poké Marts, and the Bank has 3. You can sell down",
        ),
        (
            hotels,
            0,
            "clear 37",
            "sell.buildings",
            "In this box buildings go back one at a time. You can sell down",
        ),
        (hotels, 0, "sell 31", "sell.buildings", "There is no building of yours on Growlithe."),
        (hotels, 0, "break 31", "sell.hotel_shortage", "There is no building of yours on Growlithe."),
        (
            few_hotels,
            0,
            "break 37",
            "sell.hotel_shortage",
            "The Bank has 31 Poké Marts: enough to sell a Pokémon Center",
        ),
        (few_hotels, 0, "break 31", "sell.hotel_shortage", "No Pokémon Center stands in the colour group of"),
        (few_hotels, 0, "sell 32", "sell.buildings", "There is no building of yours on"),
        (dog_hotels, 0, "clear 37", "sell.buildings", "Not every lot of"),
    ],
)
def test_the_reason_is_true_and_the_advice_lawful(laid, seat, word, clause, sentence):
    """One sentence for the reason, one for what may be done; nothing changes."""
    table = laid()
    before = table.record(), table.hash()
    with pytest.raises(gn.Refused) as refused:
        table.play(seat, word)

    assert refused.value.clause == clause
    assert sentence in refused.value.sentence
    assert (table.record(), table.hash()) == before
