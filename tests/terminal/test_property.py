"""The property game in the terminal, really played."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.terminal.choices import Choices
from tests.terminal.typist import Typist, session

DEEDS = [[1, 3, 5, 6, 8, 9, 11, 12, 13, 14], [15, 16, 18], [39]]


def kanto(*dice: str, **position) -> gn.Table:
    """A game with its throws written down, in the middle of Ann's turn."""
    dealer = gn.Scripted([f"dice {one}" for one in dice])
    names = ["Ann", "Bob", "Cleo"]
    return gn.open("kanto", names, dealer=dealer, position={"deeds": DEEDS, "turn": 0} | position)


def facts(table: gn.Table) -> dict[str, Any]:
    """What lies on the table."""
    found: dict[str, Any] = table.view(None)["table"]
    return found


def shown(table: gn.Table, *lines: str, width: int = 80) -> str:
    """All that is on the screen when these lines are typed."""
    typist = Typist(lines, width=width)
    session(table, typist).play()
    return typist.text


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("game", ["kanto", "dog-lovers"])
def test_a_game_fits_every_screen(game, width):
    """Bots play beside one who only presses Enter; no line is wider than the screen."""
    table = gn.open(game, ["Ann", "bot", "bot 2"], dealer=gn.Seeded(5))
    text = shown(table, *[""] * 3, "decline", *["pass", "", "decline", "end", ""] * 12, width=width)

    assert table.edition.title in text
    assert "Bank: 32" in text
    assert max(len(line) for line in text.splitlines() if "> " not in line) <= width


def test_many_asides_stand_together_by_verb():
    """What can be built and mortgaged is named with its numbers; the answers keep theirs."""
    text = shown(kanto(), width=120)

    assert "  1  roll: Throw the dice   (or just Enter)" in text
    assert "build <space>: 1 Geodude, 3 Onix, 6 Staryu, 8 Starmie" in text
    assert "mortgage <space>: 1 Geodude, 3 Onix, 5 Poké Ball" in text
    assert "offer: Offer somebody a deal, step by step" in text
    assert "<goods>: " not in text


def test_few_asides_are_numbered():
    """Where a list is short every choice has its number."""
    table = kanto(turn=1)
    choices = Choices(table, 1, Typist().screen)

    assert choices.words[:3] == ["roll", "mortgage 15", "mortgage 16"]
    assert choices.gathered == {}
    assert choices.word("2") == "mortgage 15"


def test_what_stands_together_is_typed():
    """A word of the gathered line does what it says, and its number chooses nothing."""
    table = kanto()
    text = shown(table, "mortgage 5", "99")

    assert "You mortgage Poké Ball" in text or "Ann mortgages Poké Ball" in text
    assert "There is no choice 99" in text


def test_enter_throws_although_other_business_is_possible():
    """The one answer is at hand, whatever else may be done."""
    table = kanto("1 3")
    shown(table, "")

    assert table.entries[0].word == "roll"


def test_enter_does_not_declare_bankruptcy():
    """The one answer that cannot be taken back is typed, or chosen by its number."""
    table = kanto("4 2", deeds=[[], [6], []], cash=[0, 500, 500])
    text = shown(table, "", "ask 1", "", "bankrupt")

    assert "  1  bankrupt: Declare bankruptcy\n  2  offer: Offer somebody a deal" in text
    assert "Please choose one: a number from 1 to" in text
    assert [entry.word for entry in table.entries if entry.seat == 0] == ["roll", "bankrupt"]


def test_an_offer_is_shown_to_whom_it_addresses():
    """Ann offers, Bob is asked at once, sees both sides in names, and accepts."""
    table = kanto()
    text = shown(table, "offer 1 give:5,get:100", "accept 1")

    assert "Ann offers Bob 5 Poké Ball for ¥100." in text
    assert "Bob · There is something new for you" in text
    assert facts(table)["players"][1]["deeds"] == [5, 15, 16, 18]


def test_who_is_not_asked_may_speak():
    """Bob is shown his own business, and Enter lets it be."""
    table = kanto()
    text = shown(table, "as Bob", "mortgage 15", "as Cleo", "")

    assert text.count("Nothing is asked of you: do one of these") == 2
    assert [deed["space"] for deed in facts(table)["deeds"] if deed["mortgaged"]] == [15]


def test_a_claim_is_shown_with_whose_rent_it_is():
    """Ann lands on Bob's; Bob is asked and asks for the rent by the word that the list shows."""
    table = kanto("4 2", deeds=[[1], [6], []])
    text = shown(table, "", "ask 1")

    assert "Bob may ask Ann for the rent of 6 Staryu (¥6)." in text
    assert facts(table)["players"][1]["cash"] == 1506


def test_an_auction_at_the_prompt():
    """What is under the hammer, who leads, who has passed."""
    table = kanto("1 2", deeds=[[], [], []])
    text = shown(table, "", "decline", "bid 10", "pass", width=120)

    assert "For sale: 3 Onix, ¥60" in text
    assert "Auction: 3 Onix, no bid yet." in text
    assert "Auction: 3 Onix, ¥10 by Ann. Not bidding: Bob." in text
    assert text.split("Auction: 3 Onix")[1].count("For sale") == 0


def test_a_haggle_of_five_counters_at_the_prompt():
    """Each is asked in turn, sees what is offered in names, and answers by a word of the list."""
    table = kanto()
    said = [
        "offer 1 give:5,get:300",
        "counter 1 take:5,pay:100",
        "counter 2 give:5,get:280",
        "counter 3 take:5,pay:150",
        "counter 4 give:5,get:220",
        "counter 5 take:5,pay:200",
        "accept 6",
    ]
    text = shown(table, *said, width=120)

    assert [entry.word for entry in table.entries] == said
    assert "counter: Make another offer instead, step by step" in text
    assert "Bob offers Ann ¥200 for 5 Poké Ball." in text
    assert "accept 6: Accept: ¥200 from Bob for your Poké Ball" in text
    assert "Offer 6" not in text
    assert (facts(table)["players"][0]["cash"], facts(table)["players"][1]["cash"]) == (1700, 1300)


def test_many_offers_keep_their_meaning_in_a_long_list():
    """Numbers of offers say nothing, so that no choice about one is written together with others."""
    table = kanto(turn=1, deeds=[[5], [15, 16, 18, 19, 21, 23, 24, 26, 27], [39]])
    for seat, word in ((0, "offer 1 give:5,get:9"), (2, "offer 1 give:39,get:9"), (1, "offer 0 give:15")):
        table.play(seat, word)
    text = shown(table, width=120)

    assert "refuse 1: Refuse Ann's offer" in text
    assert "refuse 2: Refuse Cleo's offer" in text
    assert "withdraw 3: Take back your offer to Ann" in text


def test_a_debtor_sells_the_last_deed_at_the_third_price_at_the_prompt():
    """Two prices are refused, the third is accepted, and the rent is paid with it."""
    table = kanto("1 2", deeds=[[1], [37, 39], []], cash=[10, 500, 500], places=[36, 0, 0])
    offers = ["offer 2 give:1,get:300", "refuse 2", "offer 2 give:1,get:150", "refuse 3"]
    text = shown(table, "", "ask 1", *offers, "offer 2 give:1,get:95", "accept 4", width=120)

    assert "You owe Bob ¥100 rent for Nidoking: you still need ¥90." in text
    assert [player["cash"] for player in facts(table)["players"]] == [5, 600, 405]


def test_an_inheritance_of_many_mortgages_is_answered_once_at_the_prompt():
    """What there is to lift is listed with its price, and one word answers for all of it."""
    table = kanto(
        "1 2",
        deeds=[[1, 3, 5, 6, 8], [37, 39], []],
        mortgaged=[1, 3, 5, 6, 8],
        cash=[0, 1000, 0],
        places=[36, 0, 0],
    )
    text = " ".join(shown(table, "", "ask 1", "bankrupt", "redeem 1,3", width=120).split())

    assert "redeem <deeds>: Lift some or all of the 5 mortgages" in text
    assert "To be lifted or left mortgaged: 1 Geodude (¥30), 3 Onix (¥30), 5 Poké Ball (¥100)" in text
    assert "<deeds>: numbers of deeds such as 5 or 1,3,5" in text
    assert "Bob leaves 3 deeds mortgaged." in text
    assert [deed["space"] for deed in facts(table)["deeds"] if deed["mortgaged"]] == [5, 6, 8]
