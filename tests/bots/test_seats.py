"""The bots on the chairs of a room and in the terminal: they answer, ask for rent, and trade."""

import pytest

import gamenight as gn
from gamenight.bots import named
from gamenight.bots.seated import Seated
from gamenight.games.property.bot.normal import NormalProperty
from gamenight.notation.words import say
from gamenight.server import wire
from gamenight.terminal.keeping import Keeper
from gamenight.terminal.seating import Seating
from gamenight.terminal.session import Session
from tests.bots.tables import laid
from tests.server.rooms import Played, bot_move
from tests.terminal.typist import Typist

PATIENCE = 3000


def drive(played: Played) -> None:
    """Let the bots of a room play until a person is waited for, as the hub does."""
    for _ in range(PATIENCE):
        chair = played.room.bot_to_move()
        if chair is None:
            return
        plan = bot_move(played.room, chair)
        played.make(plan.entries, plan)
    raise AssertionError("the bots find no end")


def room_of(table: gn.Table) -> Played:
    """A room in which Ann, a person, and a bot sit at this table."""
    played = Played("kanto")
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.SeatBot(1))
    played.do(ann, wire.Start())
    played.room.table = table
    played.room.bots = {}
    return played


def test_a_bot_in_a_room_asks_for_its_rent_once():
    """Although it is not waited for; then it waits as before."""
    table = laid(chance=["dice 1 2"], deeds=[[], [3]])
    played = room_of(table)
    assert played.room.bot_to_move() is None
    played.play(1, 0, "roll")

    assert played.room.bot_to_move() == 1
    drive(played)
    assert [entry.word for entry in table.entries if entry.seat == 1] == ["ask 1"]
    assert table.waiting() == (0,)


def test_a_bot_in_a_room_answers_an_offer():
    """A gift is taken, a robbery is not."""
    for offer, answer in (("give:1,take:5", "refuse 1"), ("give:39,get:400", "accept 1")):
        played = room_of(laid(deeds=[[1, 39], [37, 5]]))
        played.play(1, 0, f"offer 1 {offer}")
        drive(played)
        assert played.room.table is not None
        assert played.room.table.entries[-1].word == answer


def test_a_plan_made_for_another_moment_is_made_anew():
    """Between the thought and the move somebody else did something."""
    table = laid(chance=["dice 1 2"], deeds=[[5], [3]])
    played = room_of(table)
    played.play(1, 0, "roll")
    assert played.room.bot_to_move() == 1
    played.play(1, 0, "mortgage 5")
    drive(played)

    assert table.entries[-1].word == "ask 1"


def test_a_whole_game_in_a_room():
    """One person who only throws, buys nothing and ends the turn, against two bots: they build and win."""
    played = Played("dog-lovers", 3)
    ann = played.enter("Ann")
    played.do(ann, wire.Sit(0, "Ann"))
    played.do(ann, wire.SeatBot(1))
    played.do(ann, wire.SeatBot(2))
    played.do(ann, wire.Start())
    table = played.room.table
    assert table is not None
    for step in range(PATIENCE):
        drive(played)
        if table.outcome is not None:
            break
        words = [word for word in table.legal(0) if ".." not in word]
        played.play(1, 0, words[0], str(step))

    assert played.room.status == "over"
    assert {"ask", "build", "buy"} <= {entry.word.split()[0] for entry in table.entries if entry.seat > 0}


def test_bots_at_the_prompt_play_to_the_end():
    """They ask for rent, build and deal there too."""
    table = gn.open("kanto", ["bot", "bot 2", "bot 3"], dealer=gn.Seeded(2))
    seating = Seating(table, 1)
    assert all(isinstance(bot.bot, NormalProperty) for bot in seating.bots.values())
    typist = Typist()

    assert Session(table, typist.screen, seating, Keeper(table)).play()
    assert table.outcome is not None
    assert {"ask", "build", "offer", "accept"} <= {entry.word.split()[0] for entry in table.entries}


@pytest.mark.parametrize(
    ("engine", "bot", "is_told"),
    [("interpreted", "hard-bold", True), ("interpreted", "normal", False), ("compiled", "hard-bold", False)],
)
def test_the_prompt_says_so_when_strong_bots_think_less(engine, bot, is_told, monkeypatch):
    """Where the engine is not compiled, before the first question."""
    monkeypatch.setattr(named, "engine", lambda: engine)
    table = gn.open("kanto", ["Ann", f"Ada ({bot})"], dealer=gn.Seeded(2))
    typist = Typist(["quit"])
    Session(table, typist.screen, Seating(table, 1), Keeper(table)).play()

    assert ("one playout in 20" in " ".join(typist.text.split())) is is_told


def test_a_safe_answer_gives_nothing_up_for_good():
    """Whoever is in debt and away raises money while there is any to raise, whatever the bot would like."""

    class Weary(gn.Bot):
        """Would rather give up."""

        def choose(self, _sight, answers):
            return next((one for one in answers if one.verb.grave), answers[0])

    position = {"cash": [30, 500], "places": [28, 0], "deeds": [[1, 5], [37, 39]], "mortgaged": [39]}
    table = gn.open("dog-lovers", ["Ann", "Bob"], dealer=gn.Scripted(["dice 5 4"]), position=position)
    table.play(0, "roll")
    table.play(1, "ask 1")

    assert say(table.game, Seated(Weary(), table, 0).safe_answer()) == "mortgage 1"
