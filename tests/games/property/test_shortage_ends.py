"""Asking for scarce buildings comes to an end within a turn, whatever anybody answers."""

from __future__ import annotations

import random

import pytest

import gamenight as gn
from gamenight.games.property.state import Property
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.playing import go_on, told
from tests.games.property.laid import BOTH, BROWN, DARK_BLUE, LIGHT_BLUE, buildings, cash, lay, stock

BUSINESS = {"build", "sell", "want", "none", "pass", "bid", "put"}
# Seat 3 holds so many houses that the Bank has one, or two
CROWD = {"11": 4, "13": 4, "14": 4, "16": 4, "18": 4, "19": 4, "21": 3, "23": 2, "24": 2}
OWNED = [BROWN, LIGHT_BLUE, DARK_BLUE, [11, 13, 14, 16, 18, 19, 21, 23, 24]]


def scarce(game: str, money: list[int], houses: int = 1) -> gn.Table:
    """Three who could build and one who has it all; the Bank has one house, or a few more."""
    built = {**CROWD, "21": 4 - houses} if houses > 1 else CROWD
    table = lay(game, 4, cash=[*money, 0], deeds=OWNED, buildings=built, places=[17] * 4)
    assert stock(table)[0] == houses
    return table


def choices(state: gn.State, words: set[str], *, dear: bool = False) -> list[tuple[int, Action]]:
    """All that anybody may do about buildings now; of bids the least (and the greatest), of wishes one."""
    found = []
    for seat in range(3):
        for one in (*engine.answers(state, seat), *engine.asides(state, seat)):
            if one.verb.word in words and not one.is_template():
                found.append((seat, one))
            elif one.verb.word in words:
                found.append((seat, Action(one.verb, number=one.number)))
                if dear and one.most > one.number:
                    found.append((seat, Action(one.verb, number=one.most)))
    return found


def shape(state: gn.State) -> tuple[object, ...]:
    """The table as it lies, as far as building changes it, without the numbers that count questions."""
    assert isinstance(state, Property)
    frames = [repr(frame) for frame in state.stack[: state.depth]]
    return (tuple(state.cash), tuple(state.heights), state.houses, state.unwanting, tuple(frames))


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_wanted_and_passed_is_not_asked_again_this_turn(game):
    """Nobody bids and the Bank keeps the piece; then the first may buy it at the printed price."""
    table = scarce(game, [1500, 1500, 0])
    unsold = go_on(table, "0 build 1", "1 want 1", "0 pass", "1 pass")
    events = go_on(table, "0 build 1")

    assert told(unsold)[-1] == ("no_piece_bids", "build.shortage")
    assert told(events) == [("built", "build.group")]
    assert cash(table)[0] == 1450
    assert stock(table)[0] == 0


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_wanted_may_still_ask_and_then_the_others_are_asked(game):
    """Bob has wanted one and passed; now he asks himself, and Ann is asked, once."""
    table = scarce(game, [1500, 1500, 0])
    go_on(table, "0 build 1", "1 want 1", "0 pass", "1 pass", "1 build 6")
    assert table.waiting() == (0,)
    go_on(table, "0 want 1", "0 pass", "1 pass")
    events = go_on(table, "1 build 6")

    assert told(events) == [("built", "build.group")]
    assert buildings(table)[6] == 1


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_on_the_next_turn_all_are_asked_again(game):
    """What was said holds for a turn."""
    table = lay(game, 4, [(1, 2)], cash=[1500, 1500, 0, 0], deeds=OWNED, buildings=CROWD, places=[17] * 4)
    go_on(table, "0 roll", "0 build 1", "1 want 1", "0 pass", "1 pass", "0 end", "0 build 1")

    assert table.view()["asked"] == "shortage"
    assert table.waiting() == (1,)


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_who_still_wants_some_is_asked_again_when_fewer_are_left(game):
    """Two houses, and Bob wants both; Ann has won one and asks for the other: they bid for that as well."""
    table = scarce(game, [1500, 1500, 0], 2)
    first = go_on(table, "0 build 1", "1 want 2", "0 bid 60", "1 pass", "0 put 1")
    again = go_on(table, "0 build 3")

    assert told(first)[-1] == ("placed", "build.shortage")
    assert told(again) == [("short_of", "build.shortage")]
    assert table.waiting() == (1,)
    events = go_on(table, "1 want 1", "1 bid 50", "0 pass", "1 put 6")
    assert ("piece_up", "build.shortage") in told(events)
    assert buildings(table)[6] == 1
    assert cash(table)[:2] == [1440, 1450]


@pytest.mark.rule("build.shortage", "sell.buildings")
@pytest.mark.parametrize("game", BOTH)
def test_a_house_bid_for_cheaply_and_sold_again_is_no_spring_of_money(game):
    """Two who agree could win it for 1 and give it back for 25, over and over: not within a turn."""
    table = scarce(game, [1500, 1500, 0])
    won = 0
    for asker, other, lot in ((0, 1, 6), (1, 0, 1)) * 5:
        events = go_on(table, f"{asker} build {1 if asker == 0 else 6}")
        if table.view()["asked"] == "shortage":
            events += go_on(table, f"{other} want 1", f"{asker} pass", f"{other} bid 1", f"{other} put {lot}")
            go_on(table, f"{other} sell {lot}")
            won += 1
        else:
            go_on(table, f"{asker} sell {1 if asker == 0 else 6}")

    assert won == 2
    assert sum(cash(table)) < 3000


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("money", "sells"),
    [
        ([50, 50, 0], False),
        ([100, 100, 0], False),
        ([50, 50, 200], False),
        pytest.param([50, 50, 0], True, marks=pytest.mark.battery),
        pytest.param([100, 50, 0], True, marks=pytest.mark.battery),
    ],
)
def test_every_sequence_within_a_turn_ends(game, money, sells):
    """All ways to ask, want, bid, pass, put (and sell), to the end: the table never lies again as it lay."""
    words = BUSINESS if sells else BUSINESS - {"sell"}
    table = scarce(game, money)
    root = shape(table.state)
    done: set[tuple[object, ...]] = set()
    path, on_path = [root], {root}
    open_ways = [(table.state, choices(table.state, words))]
    while open_ways:
        state, left = open_ways[-1]
        if not left:
            open_ways.pop()
            on_path.discard(path[-1])
            done.add(path.pop())
            continue
        after = state.copy()
        engine.play(after, *left.pop())
        lies = shape(after)
        assert lies not in on_path, lies
        if lies not in done:
            open_ways.append((after, choices(after, words)))
            path.append(lies)
            on_path.add(lies)

    assert len(done) > 20


def rounds_at_random(game: str, seed: int) -> int:
    """How often pieces came under the hammer while rich players tried everything, without a throw."""
    rng = random.Random(seed)
    table = scarce(game, [3000, 3000, 3000], 1 + seed % 2)
    for _ in range(250):
        ways = choices(table.state, BUSINESS, dear=True)
        if not ways:
            break
        seat, action = rng.choice(ways)
        table.play(seat, action)
    names = [event.name for event in table.events]
    return sum(names[place - 1 : place + 1] == ["wanted", "piece_up"] for place in range(1, len(names)))


@pytest.mark.rule("build.shortage")
@pytest.mark.parametrize("game", BOTH)
def test_a_turn_has_no_more_such_auctions_than_players_and_pieces(game):
    """Each has one more who wanted some, of three, or fewer of one or two houses than any before."""
    rounds = [rounds_at_random(game, seed) for seed in range(10)]

    assert 1 < max(rounds) <= 3 + 2
