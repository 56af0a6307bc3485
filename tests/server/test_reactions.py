"""Bots say a word now and then, by their character and in each reader's language; people have six of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import gamenight as gn
from gamenight.bots.occasion import FULL_SET, GOT, LUCKY, OCCASIONS, PAID, REFUSED, Occasion
from gamenight.families import find
from gamenight.server import wire
from gamenight.server.reactions import Reaction, Reactions, found
from gamenight.words.catalogue import catalogue, languages
from tests.server.clients import Client, opened
from tests.server.rooms import Played
from tests.server.test_remarks import with_a_bot


@pytest.mark.parametrize("language", languages())
def test_every_character_has_a_word_for_every_occasion(language):
    """One to three lines each, short; and the table's own characters are all there."""
    lines = catalogue(language).part("reaction")

    assert {"plain", "careful", "bold", "trader", "miser"} == set(lines)
    for character in lines.values():
        assert {key.rpartition("_")[0] for key in character} == set(OCCASIONS)
        assert all(len(line) <= 50 for line in character.values())


def after(words: list[str], chance: list[str], game: str = "dog-lovers", **position: Any) -> list[Occasion]:
    """What the last of some words moves whom to speak of; who plays it stands before each."""
    table = gn.open(game, ["Ann", "Bob"], dealer=gn.Scripted(chance), position=position)
    for line in words[:-1]:
        table.play(int(line[0]), line[2:])
    before = len(table.events)
    table.play(int(words[-1][0]), words[-1][2:])
    family = find(table.game.name)
    assert family is not None
    look = family.occasions()
    assert look is not None
    return look(table.state, table.events[before:])


BLUE = {"deeds": [[], [37, 39]], "buildings": {"39": 3, "37": 3}}


@pytest.mark.parametrize(
    ("words", "chance", "position", "occasions"),
    [
        (["0 roll", "1 ask 1"], ["dice 1 2"], {"places": [36, 0], **BLUE}, [(PAID, 0), (GOT, 1)]),
        (["0 roll", "1 ask 1"], ["dice 2 1"], {"places": [0, 0], "deeds": [[], [3]]}, []),
        (["0 roll", "0 buy"], ["dice 1 2"], {"deeds": [[1], []]}, [(FULL_SET, 0)]),
        (["0 roll", "0 buy"], ["dice 1 2"], {}, []),
        (["0 offer 1 pay:10,take:3", "1 refuse 1"], [], {"deeds": [[1], [3]]}, [(REFUSED, 0)]),
        (["0 offer 1 pay:900,take:3", "1 accept 1"], [], {"deeds": [[1], [3]]}, [(FULL_SET, 0)]),
        (["0 roll"], ["dice 5 5"], {"places": [0, 0]}, [(LUCKY, 0)]),
    ],
)  # fmt: skip
def test_what_moves_somebody_to_speak(words, chance, position, occasions):
    """A rent that takes a quarter of the purse, a full group, a refusal, doubles."""
    table = {"cash": [1500, 1500], "turn": 0, **position}

    assert [(one.kind, one.seat) for one in after(words, chance, **table)] == occasions


def test_bots_speak_seldom_and_not_when_told_to_be_quiet():
    """One word, then nothing for a while; the end is an exception."""
    played, ann = with_a_bot()
    room = played.room
    table = room.table
    assert table is not None
    heard = len(table.events)
    lucky = Occasion(LUCKY, 1)
    speaking = Reactions()

    def stirred() -> Reaction | None:
        return speaking.to(room, heard)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gamenight.server.reactions.found", lambda *_: [Occasion(LUCKY, 0), lucky])
        first = stirred()
        assert stirred() is None
        played.do(ann, wire.Quiet(True))
        speaking = Reactions()
        assert stirred() is None

    assert first is not None
    assert (first.chair, first.kind, first.character) == (1, LUCKY, "plain")
    assert first.told("en") in catalogue("en").part("reaction", "plain").values()
    assert first.told("de") in catalogue("de").part("reaction", "plain").values()


def test_at_the_end_everybody_has_a_word():
    """First whoever has won, then the others."""
    played = Played("cats-and-dogs")
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.SeatBot(1))
    played.do(ann, wire.Start())
    played.play(ann, 0, "resign", "a1")

    assert [(one.kind, one.seat) for one in found(played.room, [])] == [("won", 1), ("lost", 0)]


def test_people_have_six_words_and_few_in_a_row(tmp_path):
    """Everybody here sees it, from a chair of one's own only; too many are refused."""

    async def story() -> tuple[list[str], dict[str, Any]]:
        async with opened(tmp_path, generosity=1.0) as hub:
            link, token = await hub.open_room("cats-and-dogs", "Ann")
            ann = await Client(hub).hello(link, token)
            bob = await Client(hub).hello(link, name="Bob")
            bob.read()
            said = [(await ann.say(wire.React(0, "bravo")))[-1]["type"] for _ in range(6)]
            assert (await bob.say(wire.React(0, "laugh")))[-1]["type"] == "Problem"
            return said, bob.last("Reacted")

    said, seen = asyncio.run(story())

    assert said == ["Reacted"] * 4 + ["Problem"] * 2
    assert seen == {"type": "Reacted", "chair": 0, "kind": "bravo", "text": ""}
