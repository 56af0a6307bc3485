"""What is told names the right people and things, in the right places."""

import pytest

from tests.games.deal.hands import game, kind, lay, picked
from tests.games.playing import go_on, one_told, stack


@pytest.mark.rule("action.just_say_no", "no.when")
def test_a_no_that_stands():
    """Bob's No stands: it is Ann who yields to Bob, and Bob's matter that is cancelled."""
    table = lay(3, hands=["debt-collector", "", "just-say-no"], banks=["", "", "5M"])
    events = go_on(table, "0 collect 2", "2 no", "0 yield 2")

    assert one_told(events, "said_no").facts() == {"seat": 2, "other": 0}
    assert one_told(events, "yielded").facts() == {"seat": 0, "other": 2}
    assert one_told(events, "cancelled").facts() == {"seat": 2, "other": 0}


FULL = {"brown": "brown brown", "utility": "utility utility", "dark-blue": "dark-blue"}
WHOLE = {**FULL, "dark-blue": "dark-blue dark-blue"}


@pytest.mark.rule("win.moment")
@pytest.mark.parametrize(("turn", "word"), [(0, "lay dark-blue dark-blue"), (1, "end")])
def test_after_the_win_nothing_is_asked(turn, word):
    """Neither a card to draw nor a play: the last question was that before the third set was full."""
    held, mine = (["dark-blue", "1M"], FULL) if turn == 0 else (["2M", "1M"], WHOLE)
    table = lay(2, hands=held, sets=[mine], turn=turn)
    serial = table.position()["serial"]
    table.play(turn, word)

    assert table.outcome is not None
    assert stack(table) == []
    assert table.position()["serial"] == serial


@pytest.mark.rule("pay.choice")
def test_cards_that_are_handed_over_are_picked_no_more():
    """Bob's payment is made while Cid still picks."""
    table = lay(3, hands=["birthday"], banks=["", "1M 1M 3M", "1M 1M 4M"])
    go_on(table, "0 birthday", "1 allow", "2 allow", "2 give bank:1M", "1 give bank:1M", "1 give bank:1M")

    assert picked(table) == ["bank:1M"]
    assert [one["seat"] for one in stack(table)[-1]["picked"]] == [2]


@pytest.mark.rule("turn.play")
@pytest.mark.parametrize(
    ("word", "stage"), [("bank 1M", "playing"), ("birthday", "settling"), ("lay red red", "playing")]
)
def test_a_turn_says_whether_something_is_being_settled(word, stage):
    """After a card that others must answer the turn waits below; after any other it goes on."""
    table = lay(2, hands=["1M birthday red 2M"], banks=["", "5M 5M"])
    table.play(0, word)

    assert stack(table)[0]["stage"] == stage
    assert stack(table)[0].get("moves", 0) == 0


@pytest.mark.rule("action.pass_go")
def test_a_card_played_is_told():
    """Who played which."""
    table = lay(2, ["1M", "2M"], hands=["", "pass-go"], turn=1)
    events = table.play(1, "pass-go")

    assert one_told(events, "played").facts() == {"seat": 1, "kind": kind("pass-go")}


@pytest.mark.rule("rent.any", "rent.double", "action.birthday")
def test_what_is_charged_is_told():
    """The card that was played, by whom, against whom, how much, and for which set."""
    table = lay(
        3, hands=["", "", "rent-any birthday"], banks=["5M", "5M"], sets=[{}, {}, {"red": "red"}], turn=2
    )
    events = go_on(table, "2 rent-one 1 red 0", "1 allow", "2 birthday")
    played = [event.facts() for event in events if event.name == "played"]
    red = game().colour_words.index("red")

    assert played == [{"seat": 2, "kind": kind("rent-any")}, {"seat": 2, "kind": kind("birthday")}]
    assert one_told(events, "charged_one").facts() == {"seat": 2, "other": 1, "amount": 2, "set": red}
