"""A position to think with: made of a seat's sight alone, and the same table for whoever lays it."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

import gamenight as gn
from gamenight.kernel.stream import Stream
from gamenight.server import wire
from gamenight.server.far_bot import FarBot, may_offer, newest
from gamenight.server.imagined import positioned
from gamenight.server.plan import NotAllowed
from tests.laws.subjects import filled
from tests.server.clients import opened, two
from tests.server.rooms import two_at_table

GAMES = ["cats-and-dogs", "kanto", "deal", "cats-vs-dogs", "dog-lovers"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_bytes_whatever_lies_hidden(game):
    """Permute what a seat cannot know: with the same chance the position stays the same, to the byte."""
    played, ann, bob = two_at_table(game=game)
    table, rng, stream = played.room.table, random.Random(4), Stream(4, 0)
    assert table is not None
    for move in range(40):
        if table.outcome is not None:
            break
        true = table.state
        for chair, guest in enumerate((ann, bob)):
            told = msgspec.json.encode(positioned(played.room, guest, chair, seed=move))
            table.state = table.game.imagine(table.sight(chair), stream)

            assert msgspec.json.encode(positioned(played.room, guest, chair, seed=move)) == told
            table.state = true
        chair = table.waiting()[0]
        word = filled(rng.choice([one for one in table.legal(chair) if "<" not in one]), rng)
        played.play((ann, bob)[chair], chair, word, f"m{move}")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_lays_it_sees_the_same_table(game):
    """The view, the question and the lawful words of that seat, by the box of that name."""
    played, ann, bob = two_at_table(game=game)
    table = played.room.table
    assert table is not None
    for chair, guest in enumerate((ann, bob)):
        told = positioned(played.room, guest, chair)
        far = gn.open(game, table.names, played.room.terms, position=told.position)

        assert (told.chair, told.version) == (chair, played.room.version)
        assert far.view(chair) == table.view(chair)
        assert far.legal(chair) == table.legal(chair)
        assert (told.rules, told.content) == (far.head.rules, far.edition.content)


def test_what_is_hidden_is_dealt_anew_each_time():
    """Two positions of one moment differ in the other's hand; nobody can take them for the truth."""
    played, ann, _ = two_at_table(game="deal")
    told = [str(positioned(played.room, ann, 0).position) for _ in range(5)]

    assert len(set(told)) > 1


def test_only_for_ones_own_chair_in_a_running_game():
    """Not for another's, and not before the start."""
    played, ann, _ = two_at_table()
    with pytest.raises(NotAllowed) as refused:
        positioned(played.room, ann, 1)
    assert refused.value.saying.key == "not_yours"

    played.room.table = None
    with pytest.raises(NotAllowed) as refused:
        positioned(played.room, ann, 0)
    assert refused.value.saying.key == "no_hint"


def test_it_comes_to_who_asked_alone(tmp_path):
    """One Positioned, and the other guest hears nothing of it."""

    async def story() -> tuple[list[str], list[str]]:
        async with opened(tmp_path) as hub:
            ann, bob, _, _ = await two(hub, "deal")
            bob.read()
            heard = await ann.say(wire.Position(0))
            return [message["type"] for message in heard], [message["type"] for message in bob.read()]

    assert asyncio.run(story()) == (["Positioned"], [])


@pytest.mark.parametrize("seed", range(8))
def test_a_far_bot_fills_templates_in(seed):
    """Whatever the random bot picks is a whole word; the table takes it."""
    start = {"cash": [300, 400], "turn": 0, "places": [0, 0]}
    table = gn.open("kanto", ["Ann", "Bob"], position=start, dealer=gn.Scripted(["dice 1 2"]))
    table.play(0, "roll")
    table.play(0, "decline")
    far = FarBot("random", seed)
    told = {
        "chair": 1,
        "rules": table.head.rules,
        "content": table.edition.content,
        "position": table.position(),
    }
    room = {"game": "kanto", "terms": {}, "quiet": False, "chairs": []}
    far.look(room, {"view": {"names": table.names}}, told)
    word = far.word()

    assert word is not None
    assert "<" not in word
    assert ".." not in word
    table.play(1, word)


PERSON, BOT = {"kind": "person"}, {"kind": "bot"}


@pytest.mark.parametrize(
    ("quiet", "chairs", "expected"),
    [
        (False, [PERSON, PERSON, BOT], True),
        (True, [PERSON, PERSON, BOT], False),
        (False, [PERSON, PERSON, PERSON], False),
    ],
    ids=["as it likes", "quiet", "a person has an offer to read"],
)
def test_a_far_bot_makes_no_offers_when_it_should_not(quiet, chairs, expected):
    """Asked to be quiet, or while the third player, who was offered something, is a person."""
    table = gn.open("kanto", ["Ann", "Bob", "Cid"], position={"turn": 0, "deeds": [[1], [], []]})
    table.play(0, "offer 2 give:1,get:50")

    assert may_offer({"quiet": quiet, "chairs": chairs}, table, 1) == expected
    assert may_offer({"quiet": quiet, "chairs": chairs}, table, 2) != quiet


@pytest.mark.parametrize("field", ["rules", "content"])
def test_another_box_of_that_name_is_told(field):
    """Other rules or another print: one sentence, and nothing is played."""
    table = gn.open("garden-path", ["Ann", "Bob"])
    told = {"chair": 0, "rules": table.head.rules, "content": table.edition.content}
    room = {"game": "garden-path", "terms": {}}
    with pytest.raises(gn.BadSetup, match=r"garden-path is another one there \(other\) than here"):
        FarBot("normal", 1).look(room, {"view": {"names": table.names}}, {**told, field: "other"})


def test_a_game_that_is_not_here_is_told():
    """The client has no such box."""
    with pytest.raises(gn.BadSetup, match="there is no game 'chess'"):
        FarBot("normal", 1).check("chess")


@pytest.mark.parametrize(
    ("facts", "expected"),
    [([], 0), ([{"space": 9}], 0), ([{"claim": 3}, {"offer": 12}, {"offer": 5}], 12)],
)
def test_the_newest_claim_or_offer(facts, expected):
    """By the numbers in the choices that are about one."""
    assert newest({"choices": [{"facts": one} for one in facts]}) == expected
