"""Permute everything that a seat cannot know: no byte that it is shown changes."""

import random
from typing import Any

import pytest

import gamenight as gn
from gamenight.games.deal.bot.plain import PlainDeal
from gamenight.games.deal.state import Deal
from gamenight.kernel.stream import Stream
from tests.games.deal.hands import game, kind, lay
from tests.games.deal.hidden import heard, imagined, opened, permuted, shown, walk
from tests.games.playing import go_on

SECRETS = pytest.mark.rule("setup.hand", "turn.discard")
SMALL = [2, 3, 5, 7]
ALL_TERMS = {"double_any_rent": True, "no_costs_a_play": True, "wild_sets": True}


def look_through(seats: int, seed: int, every: int, most: int) -> tuple[int, int]:
    """Compare at every so many-th step of a game; how many comparisons, and how many states were others."""
    table = opened(seats, seed, ALL_TERMS if seed % 2 else None)
    rng, stream = random.Random(seed), Stream(seed, 0)
    looks = differed = 0
    for step, _ in enumerate(walk(table, random.Random(seed))):
        if step % every:
            continue
        if step > most:
            break
        for seat in [None, *range(seats)]:
            before = shown(table, table.state, seat)
            for other in (imagined(table.state, seat, stream), permuted(table, seat, rng)):
                looks += 1
                differed += game().write(other) != table.position()
                assert shown(table, other, seat) == before
    return looks, differed


@SECRETS
@pytest.mark.parametrize("seats", SMALL)
def test_hidden_cards_show_nowhere(seats):
    """View, legal words, question, refusals of every verb and all accessors, for seats and spectators."""
    looks, differed = look_through(seats, seats, 25, 220)

    assert looks > 20
    assert differed > looks * 9 // 10


@pytest.mark.battery
@SECRETS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_hidden_cards_show_nowhere_in_thousands_of_positions(seats):
    """Nothing of what a seat may not know shows in whole games, with resignations and both packs."""
    looks = 0
    for seed in range(3):
        looks += look_through(seats, 100 + seed, 9, 3000)[0]

    assert looks > 100


def listen_through(seats: int, seed: int, every: int, most: int) -> int:
    """What others' actions sound like at every so many-th step; how many were heard."""
    table = opened(seats, seed)
    rng, stream = random.Random(seed), Stream(seed, 0)
    count = 0
    for step, _ in enumerate(walk(table, random.Random(seed))):
        if step % every:
            continue
        if step > most:
            break
        for listener in [None, *range(seats)]:
            others = [imagined(table.state, listener, stream), permuted(table, listener, rng)]
            for seat in table.waiting():
                for action in table.legal_actions(seat):
                    if action.is_template() or draws_what_was_hidden(table, listener, seat):
                        continue
                    sound, after = heard(table.state, seat, action, listener)
                    view = shown(table, after, listener) if rng.random() < 0.1 else None
                    for other in others:
                        if action not in legal_in(table, other, seat):
                            continue
                        count += 1
                        other_sound, other_after = heard(other, seat, action, listener)
                        assert other_sound == sound
                        assert view is None or shown(table, other_after, listener) == view
    return count


def draws_what_was_hidden(table: gn.Table, listener: int | None, seat: int) -> bool:
    """With a pile that may run out here, what lies below comes into hands at once: that is no secret then."""
    state = table.state
    assert isinstance(state, Deal)
    return bool(state.below) and state.in_pile < 6 and listener is not None and seat >= 0


def legal_in(table: gn.Table, state: gn.State, seat: int) -> list[gn.Action]:
    """What a seat may do in another state."""
    true, table.state = table.state, state
    found = table.legal_actions(seat)
    table.state = true
    return found


@SECRETS
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hidden_cards_are_not_heard(seats):
    """Of an action that is legal in both states everybody hears the same, and sees the same after it."""
    assert listen_through(seats, 30 + seats, 40, 200) > 20


@pytest.mark.battery
@SECRETS
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_hidden_cards_are_not_heard_in_whole_games(seats):
    """What is legal in both states is heard alike, at every thirtieth step of whole games."""
    assert listen_through(seats, 200, 30, 3000) > 100


@SECRETS
def test_what_was_discarded_cannot_be_told_by_the_others():
    """Whichever card goes below, everybody else is shown the same: also who had known of one of them.

    Ann had discarded the red card that Bob has drawn; he puts it, or another, below.
    """
    table = lay(
        3,
        hands=["", "red pink 1M 2M 3M 4M 5M green"],
        turn=1,
        known=[{"card": "red", "holder": 1, "knower": 0}],
    )
    go_on(table, "1 end")
    discards = table.legal_actions(1)

    assert len(discards) == 8
    for listener in (None, 0, 2):
        sounds = [heard(table.state, 1, action, listener) for action in discards]
        views = {shown(table, after, listener) for _, after in sounds}
        assert all(sound == sounds[0][0] for sound, _ in sounds)
        assert len(views) == 1


@SECRETS
@pytest.mark.parametrize("drawer", [0, 1])
def test_what_was_drawn_cannot_be_told_by_the_others(drawer):
    """Two tables on which different cards are drawn look alike to all but the drawer."""
    views = []
    for card in ("red", "10M", "just-say-no"):
        table = lay(3, chance=[card, "1M"], hands=["1M", "1M", "1M"], turn=(drawer + 2) % 3)
        go_on(table, f"{(drawer + 2) % 3} end")
        views.append([shown(table, table.state, seat) for seat in (None, 0, 1, 2)])

    assert all(len({view[place] for view in views}) == 1 for place in range(4) if place != drawer + 1)
    assert len({view[drawer + 1] for view in views}) == 3


@SECRETS
def test_what_i_discarded_i_know_and_nobody_else():
    """In my view of what lies below, and after another has drawn it."""
    table = lay(3, below=[("red", 0), ("pink", 1)], hands=["", "", ""])
    below = {seat: table.view(seat)["table"]["below"] for seat in (None, 0, 1, 2)}

    assert below == {None: [-1, -1], 0: [kind("red"), -1], 1: [-1, kind("pink")], 2: [-1, -1]}


# Two whole games that a seat cannot tell apart


def replayed(table: gn.Table, entries: list[tuple[int, str]]) -> gn.Table | None:
    """The same game with other cards drawn; None if somebody could not have played so."""
    names = list(table.names)
    chance = [word for seat, word in entries if seat < 0]
    again = gn.open("deal", names, {}, dealer=gn.Scripted(chance))
    try:
        for seat, word in entries:
            if seat >= 0:
                again.play(seat, word)
    except (gn.Refused, gn.BadRecord):
        return None
    return again


def twins(seats: int, seed: int, steps: int, tries: int) -> int:
    """Swap two cards that a seat has not seen drawn, or one with the pile; how often that was possible."""
    table = opened(seats, seed)
    bot = PlainDeal()
    for _ in range(steps):
        if table.outcome is not None:
            break
        seat = table.waiting()[0]
        table.play(seat, bot.choose(table.sight(seat), table.legal_actions(seat)))
    entries = [(entry.seat, entry.word) for entry in table.entries]
    rng = random.Random(seed)
    unseen: Any = table.position()["unseen"]
    compared = 0
    for _ in range(tries):
        seat = rng.randrange(seats)
        hidden = [
            place
            for place, entry in enumerate(table.entries)
            if entry.seat < 0 and entry.word.startswith("card") and not entry.sees >> seat & 1
        ]
        one, other = rng.sample(hidden, 2)
        swapped = list(entries)
        if rng.random() < 0.5:
            swapped[one], swapped[other] = entries[other], entries[one]
        else:
            swapped[one] = (entries[one][0], f"card {rng.choice(unseen)}")
        if swapped == entries or (again := replayed(table, swapped)) is None:
            continue
        if again.outcome is not None or table.outcome is not None or again.hash() == table.hash():
            continue
        compared += 1
        assert again.record(seat) == table.record(seat)
        assert [one.to_json() for one in again.heard(seat)] == [one.to_json() for one in table.heard(seat)]
        assert shown(again, again.state, seat) == shown(table, table.state, seat)
    return compared


@SECRETS
def test_two_games_that_a_seat_cannot_tell_apart_are_the_same_to_it():
    """Record, all that was heard, and the view, where two cards that others drew are exchanged."""
    assert sum(twins(seats, 40 + seats, 12, 12) for seats in (2, 3, 5, 7)) >= 10


@pytest.mark.battery
@SECRETS
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_many_games_that_a_seat_cannot_tell_apart(seats):
    """Record, story and view are alike in many games, short and long."""
    assert sum(twins(seats, seed, seed % 60, 20) for seed in range(5, 60, 3)) >= 30


@SECRETS
@pytest.mark.parametrize("seats", [3, 5])
def test_who_has_resigned_sees_no_more_than_a_spectator(seats):
    """Its own discards it still knows; all else is hidden from it as before."""
    table = opened(seats, 9)
    walker = walk(table, random.Random(9), resigning=0)
    for _ in range(60):
        next(walker)
    table.play(1, "resign")
    for _ in range(40):
        next(walker)
    rng, stream = random.Random(3), Stream(3, 0)
    before = {seat: shown(table, table.state, seat) for seat in (None, 1)}
    mine: object = table.view(1)["table"]

    assert mine["hand"] == []  # type: ignore[index]
    for seat in (None, 1):
        for _ in range(20):
            for other in (imagined(table.state, seat, stream), permuted(table, seat, rng)):
                assert shown(table, other, seat) == before[seat]


@SECRETS
def test_a_record_of_a_laid_table_hides_the_hands():
    """A game that began in mid-game: the position it began from is not shown to a seat either."""
    tables = [lay(hands=["1M", card], turn=0) for card in ("red", "pink")]

    assert tables[0].record(0) == tables[1].record(0)
