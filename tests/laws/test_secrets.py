"""Permute everything that a seat cannot know: nothing that it is shown changes."""

import json
import random

import pytest

import gamenight as gn
from gamenight.kernel import engine
from gamenight.kernel.seat import NOBODY
from gamenight.kernel.stream import Stream
from tests.kernel.parlour_edition import parlour_table
from tests.laws.subjects import SUBJECTS, Subject, walk

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)


def shown(table: gn.Table, seat: int | None) -> str:
    """Everything that a seat is shown, as bytes would leave the server."""
    actions = [] if seat is None else table.legal_actions(seat)
    legal = [] if seat is None else table.legal(seat)
    sight = table.sight(seat)
    uses = [table.game.uses(sight, action) for action in actions]
    weighed = [str(table.game.weighed(sight, action)) for action in actions if not action.is_template()]
    refusals = []
    if seat is not None:
        for verb in table.game.verbs:
            action = gn.Action(
                verb, 1 if verb.seat else NOBODY, 1 if verb.item else -1, 1 if verb.number else -1
            )
            why = engine.why_not(table.state, seat, action)
            refusals.append(None if why is None else table.teller.refusal(why, table.game.name, seat))
    asked = [table.asks(seat).asks(), table.question(seat)]
    return json.dumps([table.view(seat), legal, uses, weighed, asked, refusals], sort_keys=True)


@subjects
def test_hidden_things_show_nowhere(subject: Subject):
    """View, words with what they use and do, question, refusals: alike in all states that look alike."""
    table = subject.open(21)
    stream = Stream(21, 0)
    differed = 0
    for step, _ in enumerate(walk(table, random.Random(21))):
        if step % 3:
            continue
        true = table.state
        for seat in [None, *range(subject.seats)]:
            before = shown(table, seat)
            hash_before = table.hash()
            table.state = subject.edition.game.imagine(table.sight(seat), stream)
            differed += table.hash() != hash_before
            assert shown(table, seat) == before
            table.state = true

    assert (differed > 0) == subject.edition.game.has_secrets


@subjects
def test_an_imagined_position_tells_nothing_more(subject: Subject):
    """The position that a program at the far end is sent: the same bytes, whatever lies hidden."""
    table = subject.open(23)
    game, stream = subject.edition.game, Stream(23, 0)
    for step, _ in enumerate(walk(table, random.Random(23))):
        if step % 5:
            continue
        for seat in range(subject.seats):
            sight = table.sight(seat)
            twin = game.sight(game.imagine(sight, stream), seat)
            told = [json.dumps(game.write(game.imagine(one, Stream(step, 1)))) for one in (sight, twin)]

            assert told[0] == told[1]
            assert game.write(game.read(table.state.terms, json.loads(told[0]))) == json.loads(told[0])


def heard_of(event: gn.Event, listener: int) -> object:
    """What somebody hears; of what only the one who draws is told, no more than that it is told.

    A card that another has put below the pile is new to whoever draws it, and no chance is asked for it.
    """
    is_drawn = listener != NOBODY and event.sees == 1 << listener and event.values[0] == listener
    return (event.name, event.clause) if is_drawn else event.to_json()


@subjects
def test_hidden_things_are_not_heard(subject: Subject):
    """What a seat hears of an action that is legal in both states is the same in both."""
    table = subject.open(22)
    stream = Stream(22, 0)
    compared = 0
    for step, _ in enumerate(walk(table, random.Random(22))):
        if step % 6 or table.outcome is not None:
            continue
        for listener in [NOBODY, *range(subject.seats)]:
            other = subject.edition.game.imagine(
                table.sight(None if listener == NOBODY else listener), stream
            )
            for seat in table.waiting():
                for action in table.legal_actions(seat):
                    if action.is_template() or engine.why_not(other, seat, action) is not None:
                        continue
                    heard = []
                    for state in (table.state, other):
                        scratch = state.copy()
                        scratch.log = []
                        engine.play(scratch, seat, action)
                        ear = 1 << 17 if listener == NOBODY else 1 << listener
                        heard.append([heard_of(event, listener) for event in scratch.log if event.sees & ear])
                    assert heard[0] == heard[1]
                    compared += 1

    assert compared


def test_a_record_for_one_seat_hides_what_it_may_not_know():
    """Two games that differ in a card another drew: the same text for me, with no hash; whole, it differs."""
    tables = []
    for card in ("blank", "no"):
        table = parlour_table(["me", "you"], gn.Scripted(["card blank", f"card {card}"]))
        table.play(0, "draw")
        table.play(1, "draw")
        tables.append(table)
    mine = [table.record(0) for table in tables]
    yours = [table.record(1) for table in tables]
    whole = [table.record() for table in tables]

    assert mine[0] == mine[1]
    assert mine[0].splitlines()[-4:] == ["0 draw", "* card blank", "1 draw", "* card ?"]
    assert yours[0] != yours[1]
    assert whole[0] != whole[1]
    with pytest.raises(gn.BadRecord, match="hidden"):
        gn.replay(mine[0], edition=tables[0].edition)


def test_a_watcher_hears_no_secret():
    """What one seat alone may know is told to that seat alone."""
    table = parlour_table(["me", "you"], gn.Scripted(["card no"]))
    table.play(0, "draw")

    assert [event.name for event in table.heard(0)] == ["drew", "drew_card"]
    assert [event.name for event in table.heard(1)] == ["drew"]
    assert [event.name for event in table.heard(None)] == ["drew"]
