"""The game with a time limit: dealt deeds that are paid for, and the agreed hour."""

import re

import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF
from tests.games.playing import one_told, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, NAMES, cash, claims, deeds, lay, word_of

TIMED = {"variant": "timed", "minutes": 60}


def seen(table):
    """What lies open on the table."""
    return table.view()["table"]


@pytest.mark.rule("timed.deeds")
@pytest.mark.parametrize("game", BOTH)
def test_two_deeds_are_dealt_to_each_and_paid_for_at_once(game):
    """Ann gets 39 and 1 and pays 460; Bob gets 5 and 12 and pays 350."""
    dealer = gn.Scripted([word_of(deed) for deed in (39, 5, 1, 12)])
    table = gn.open(game, NAMES[:2], {"variant": "timed"}, dealer=dealer)
    events = [event for event in table.heard(None) if event.name == "bought_dealt"]

    assert {event.clause for event in events} == {"timed.deeds"}
    assert {event.facts()["space"]: event.facts()["amount"] for event in events} == {
        39: 400,
        5: 200,
        1: 60,
        12: 150,
    }
    assert (deeds(table, 0), deeds(table, 1)) == ([1, 39], [5, 12])
    assert cash(table) == [1500 - 460, 1500 - 350]


def rich(game, terms, chance=(), **more):
    """Ann has cash, Bob has hotels (2850 in all), Cid has a house and a mortgage (270 beside the cash)."""
    position = {
        "cash": [3000, 100, 2795],
        "deeds": [[], DARK_BLUE, [*BROWN, 5]],
        "mortgaged": [5],
        "buildings": {"37": 5, "39": 5, "1": 1},
    }
    return lay(game, 3, chance, terms, **{**position, **more})


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("purse", "winners"), [(3064, [2]), (3065, [0, 2]), (3066, [0])])
def test_at_the_hour_the_richest_wins(game, purse, winners):
    """A hotel counts with its four houses, so five house prices; a mortgaged deed is half its price."""
    table = rich(game, TIMED, cash=[purse, 100, 2795])
    assert told(table.tick(59)) == [("timed", "table.clock")]
    assert table.outcome is None
    events = table.tick(60)
    counted = {event.facts()["seat"]: event.facts()["amount"] for event in events if event.name == "counted"}

    assert counted == {0: purse, 1: 100 + 750 + 10 * 200, 2: 2795 + 120 + 100 + 50}
    assert table.outcome is not None
    assert table.outcome.clause == "timed.end"
    assert table.outcome.winners == winners
    assert one_told(events, "time_up").clause == "timed.stop"


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
def test_a_tie_is_shared(game):
    """Ann and Bob have the same, Cid has less."""
    table = rich(game, TIMED, cash=[2850, 100, 0])
    table.tick(75)

    assert table.outcome is not None
    assert table.outcome.winners == [0, 1]
    assert table.outcome.standings == [[0, 1], [2]]


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_hour_may_be_rounds(game, rounds):
    """When the dice have come round so often, all is counted."""
    table = lay(
        game,
        2,
        [(4, 6), (4, 6), (4, 6), (4, 6)],
        {"variant": "timed", "rounds": rounds},
        cash=[500, 400],
    )
    for turn in range(2 * rounds):
        assert table.outcome is None
        table.play(turn % 2, "roll")
        events = table.play(turn % 2, "end")

    assert told(events)[0] == ("time_up", "timed.stop")
    assert table.outcome is not None
    assert table.outcome.clause == "timed.end"
    assert table.outcome.winners == [0]


@pytest.mark.rule("timed.end", "win.last")
@pytest.mark.parametrize("game", BOTH)
def test_who_is_alone_before_the_hour_wins(game):
    """The last one left has won, however little there is."""
    table = lay(game, 2, (), TIMED, cash=[5000, 1])
    table.resign(0)

    assert table.outcome is not None
    assert table.outcome.clause == "win.last"
    assert table.outcome.winners == [1]


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("variant", ["standard", "short"])
@pytest.mark.parametrize("limit", ["minutes", "rounds"])
def test_a_time_limit_is_a_game_of_its_own(game, variant, limit):
    """It is not combined with the short game, nor with the standard one."""
    with pytest.raises(gn.BadSetup, match=f"{limit} belongs to the variant 'timed'"):
        gn.open(game, NAMES[:2], {"variant": variant, limit: 30})


@pytest.mark.rule("timed.deeds")
@pytest.mark.parametrize(("purse", "is_refused"), [(749, True), (750, False)])
def test_a_box_that_cannot_pay_for_dealt_deeds_has_no_such_game(tmp_path, purse, is_refused):
    """The two dearest deeds cost 400 and 350: nobody's purse may fall below zero."""
    box = (SHELF / "dog-lovers" / "edition.toml").read_text(encoding="utf-8")
    box = re.sub(r"(?ms)^notes = \[.*?^\]\n", "", re.sub(r"(?m)^cash = .*", f"cash = {purse}", box))
    folder = tmp_path / "poor-dogs"
    folder.mkdir()
    (folder / "edition.toml").write_text(box, encoding="utf-8")
    chance = gn.Scripted(["deed 39", "deed 1", "deed 37", "deed 3"])

    if is_refused:
        with pytest.raises(gn.BadSetup, match="they may cost 750, and each player begins with 749"):
            gn.open(folder, NAMES[:2], {"variant": "timed"})
    else:
        table = gn.open(folder, NAMES[:2], {"variant": "timed"}, dealer=chance)
        table.deal()
        assert cash(table) == [0, 630]


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize(("game", "unofficial"), [("kanto", ["timed"]), ("dog-lovers", [])])
def test_only_dog_lovers_prints_this_game(game, unofficial):
    """In kanto it is offered as unofficial."""
    box = next(one for one in gn.games() if one["id"] == game)
    options = box["options"]
    assert isinstance(options, list)
    variant = next(one for one in options if one["name"] == "variant")

    assert variant.get("unofficial", []) == unofficial
    assert "timed" in variant["choices"]


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
def test_the_clock_is_an_entry_in_the_record(game):
    """Played again from its record, the game ends the same."""
    table = rich(game, TIMED)
    table.tick(60)
    again = gn.replay(table.record())

    assert again.hash() == table.hash()
    assert again.outcome is not None
    assert again.outcome.clause == "timed.end"


@pytest.mark.rule("timed.stop")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("words", "purses"),
    [
        ([(0, "buy")], [300, 500, 500]),
        ([(0, "decline"), (1, "bid 70"), (0, "pass"), (2, "pass")], [500, 430, 500]),
    ],
)
def test_the_throw_in_progress_is_finished_with_all_it_causes(game, words, purses):
    """Ann's doubles took her to an unowned station: it is bought or auctioned; no other throw follows."""
    table = lay(game, 3, [(2, 2)], TIMED, cash=[500, 500, 500], places=[1, 0, 0])
    table.play(0, "roll")
    table.tick(60)
    for seat, word in words:
        assert table.outcome is None
        events = table.play(seat, word)

    assert ("time_up", "timed.stop") in told(events)
    assert table.outcome is not None
    assert cash(table) == purses


@pytest.mark.rule("timed.stop")
@pytest.mark.parametrize("game", BOTH)
def test_an_auction_in_progress_is_finished(game):
    """The hour comes after the first bid."""
    table = lay(game, 2, [(2, 3)], TIMED, cash=[500, 500])
    table.play(0, "roll")
    table.play(0, "decline")
    table.play(1, "bid 70")
    table.tick(60)
    assert table.outcome is None
    table.play(0, "bid 80")
    table.play(1, "pass")

    assert table.outcome is not None
    assert (cash(table), deeds(table, 0)) == ([420, 500], [5])
    assert table.outcome.winners == [0]


@pytest.mark.rule("timed.stop")
@pytest.mark.parametrize("game", BOTH)
def test_a_debt_in_progress_is_settled(game):
    """Ann still has to raise the rent; only then it is counted."""
    table = lay(game, 2, [(1, 2)], TIMED, cash=[0, 500], places=[36, 0], deeds=[[5], DARK_BLUE])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")
    table.tick(60)
    assert table.outcome is None
    events = table.play(0, "mortgage 5")

    assert [name for name, _ in told(events)][:3] == ["mortgaged", "paid_rent", "time_up"]
    assert table.outcome is not None
    assert cash(table) == [0, 600]


@pytest.mark.rule("timed.stop")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("is_asked", "purses"), [(True, [50, 600]), (False, [150, 500])])
def test_asked_rents_are_paid_and_unasked_ones_lapse(game, is_asked, purses):
    """Bob asks while the station of Ann's second throw is auctioned, or forgets to."""
    table = lay(game, 2, [(2, 2), (2, 4)], TIMED, cash=[0, 500], places=[35, 0], deeds=[[15], DARK_BLUE])
    table.play(0, "roll")
    table.play(0, "roll")  # past GO onto 5, with 200
    table.play(0, "decline")
    table.play(0, "bid 50")
    if is_asked:
        table.play(1, f"ask {claims(table)[0]}")
    table.tick(60)
    events = table.play(1, "pass")
    names = [name for name, _ in told(events)]

    assert table.outcome is not None
    assert cash(table) == purses
    if is_asked:
        assert names.index("won_auction") < names.index("paid_rent") < names.index("time_up")
    assert seen(table)["claims"] == []


@pytest.mark.rule("timed.stop")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("when", ["before the throw", "after it"])
def test_with_nothing_in_hand_it_ends_at_once(game, when):
    """No throw, deal or building any more; a rent that nobody asked for is not counted."""
    table = lay(game, 2, [(1, 2)], TIMED, cash=[500, 500], places=[36, 0], deeds=[[*BROWN], DARK_BLUE])
    table.play(0, "offer 1 give:1,get:10")
    if when == "after it":
        table.play(0, "roll")
    table.tick(60)

    assert table.outcome is not None
    assert cash(table) == [500, 500]
    for seat, word in ((0, "roll"), (0, "build 1"), (1, "accept 1"), (1, "ask 2"), (0, "end")):
        with pytest.raises(gn.Refused) as refused:
            table.play(seat, word)
        assert refused.value.clause == "table.over"


@pytest.mark.rule("timed.end")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("limit", "minutes", "is_over"),
    [
        ({}, 59, False),
        ({}, 60, True),  # where nothing was said
        ({"minutes": 5}, 4, False),
        ({"minutes": 5}, 5, True),
        ({"minutes": 100_000}, 99_999, False),
        ({"minutes": 100_000}, 100_000, True),
        ({"rounds": 3}, 100_000, False),  # rounds alone know no hour
        ({"minutes": 5, "rounds": 3}, 4, False),
        ({"minutes": 5, "rounds": 3}, 5, True),
    ],
)
def test_the_hour_that_was_agreed_ends_the_game(game, limit, minutes, is_over):
    """Not a minute earlier; an hour unless something else was agreed."""
    table = lay(game, 2, [], {"variant": "timed", **limit})
    table.tick(minutes)

    assert (table.outcome is not None) is is_over


@pytest.mark.rule("timed.end", "turn.end")
@pytest.mark.parametrize("game", BOTH)
def test_after_the_last_round_nobody_has_a_turn(game):
    """What is told last is who has won."""
    table = lay(game, 2, [(1, 2)], {"variant": "timed", "rounds": 1}, cash=[9, 99], places=[17, 0], first=1)
    table.play(0, "roll")
    events = table.play(0, "end")

    assert told(events) == [
        ("time_up", "timed.stop"), ("counted", "timed.end"), ("counted", "timed.end"), ("won", "timed.end"),
    ]  # fmt: skip


@pytest.mark.rule("timed.stop", "rent.lapse")
@pytest.mark.parametrize("game", BOTH)
def test_a_rent_that_the_hour_ends_is_told(game):
    """Ann has landed at Bob's, and he has not asked: who would have owed whom, where."""
    table = lay(game, 2, [(1, 2)], TIMED, places=[36, 0], deeds=[[], [39]])
    table.play(0, "roll")
    lapsed = one_told(table.tick(60), "lapsed")

    assert lapsed.clause == "timed.stop"
    assert lapsed.facts() == {"seat": 0, "other": 1, "space": 39, "claim": 1}
