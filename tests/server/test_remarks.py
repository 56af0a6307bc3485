"""Bots say why they refuse, each reads it in their own language; and they keep quiet when asked to."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.games.property.actions import BANKRUPT
from gamenight.games.property.bot.bargain.reason import TradeReason
from gamenight.kernel.action import Action
from gamenight.server import log, snapshot, wire
from gamenight.server.pace import TO_ANSWER, Pace
from gamenight.server.plan import NotAllowed
from tests.server.rooms import Played, bot_move


def with_a_bot() -> tuple[Played, int]:
    """Ann and a bot at the property game, begun."""
    played = Played("kanto")
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.SeatBot(1))
    played.do(ann, wire.Start())
    return played, ann


def asked_to_move(played: Played, ann: int) -> None:
    """Play on until the bot is to move."""
    table = played.room.table
    assert table is not None
    for step in range(20):
        if 1 in table.waiting():
            return
        words = [word for word in table.legal(0) if ".." not in word and "<" not in word]
        played.play(ann, 0, words[0], f"a{step}")


@pytest.mark.parametrize(
    ("language", "begins"),
    [
        ("en", "No, Ann: with that you would have the whole colour group of "),
        ("de", "Nein, Ann: Damit hättest du die ganze Farbgruppe von "),
    ],
)
def test_a_remark_is_told_in_every_language(language, begins):
    """By the bot's name, as anybody's talk; a snapshot keeps it, though the table is gone by then."""
    played, _ = with_a_bot()
    reason = TradeReason("gives_group", 0, 1)
    played.make([log.Remarked(1, reason.key, reason.numbers())])
    kept = snapshot.room_of(snapshot.taken(played.room)).chat[-1]

    assert kept.name == played.room.seating.chairs[1].name
    assert kept.told(language).startswith(begins)


class Talker(gn.Bot):
    """Takes the first answer, and has something to say of it."""

    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, sight, answers):
        """The first."""
        return answers[0]

    def remark(self):
        """Always the same."""
        return TradeReason(self.key, 0)


@pytest.mark.parametrize(("key", "is_told"), [("no_gain", True), ("riddle", False)])
def test_a_bot_that_has_something_to_say_says_it_with_its_move(key, is_told):
    """The entry comes right after the move; a reason without a sentence is not told."""
    played, ann = with_a_bot()
    asked_to_move(played, ann)
    played.room.bot_on(1).bot = Talker(key)
    plan = bot_move(played.room, 1)
    before = played.room.talked
    played.make(plan.entries, plan)

    assert isinstance(plan.entries[1], log.Remarked)
    assert (played.room.talked > before) is is_told


def test_bots_make_no_offers_where_somebody_asked_them_not_to():
    """Who sits at the table may ask; who only watches may not."""
    played, ann = with_a_bot()
    bob = played.enter("Bob")
    assert played.room.bot_on(1).bot.may_offer
    with pytest.raises(NotAllowed) as refused:
        played.do(bob, wire.Quiet(True))
    played.do(ann, wire.Quiet(True))

    assert refused.value.saying.key == "not_seated"
    assert not played.room.bot_on(1).bot.may_offer
    assert snapshot.room_of(snapshot.taken(played.room)).quiet


def test_bots_make_no_offers_while_a_person_has_one_to_read():
    """One thing at a time: what lies before Ann is answered first."""
    played, _ = with_a_bot()
    room = played.room
    room.table = gn.open(
        "kanto",
        ["Ann", "Bob"],
        dealer=gn.Seeded(1),
        position={"cash": [500, 500], "deeds": [[1], [3]], "turn": 1},
    )
    assert room.may_bots_offer()
    room.table.play(1, "offer 0 give:3,get:60")

    assert not room.may_bots_offer()


@pytest.mark.parametrize(
    ("word", "answer", "waits"),
    [("bankrupt", None, TO_ANSWER - 5.0), ("bankrupt", "refuse 1", 0.0), ("roll", None, 0.0)],
)
def test_a_bot_gives_up_only_when_people_had_time_to_answer_its_offer(word, answer, waits):
    """Ann may yet buy what would save it; if she has said no, or it plays on, nobody waits."""
    played, _ = with_a_bot()
    room = played.room
    position = {"cash": [500, 500], "deeds": [[1], [3]], "turn": 1}
    table = gn.open("kanto", ["Ann", "Bob"], dealer=gn.Seeded(1), position=position)
    room.table = table
    table.play(1, "offer 0 give:3,get:60")
    pace = Pace()
    pace.note(room, 1000.0)
    if answer is not None:
        table.play(0, answer)
    action = Action(BANKRUPT) if word == "bankrupt" else table.read(1, word)

    assert pace.heard_out(room, 1, action, 1005.0) == waits
