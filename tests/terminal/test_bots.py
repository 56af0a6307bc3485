"""Bots, and whom a new claim or offer addresses."""

from __future__ import annotations

from gamenight.bots.bot import Bot
from gamenight.bots.seated import Seated
from gamenight.kernel.action import Action
from gamenight.terminal.bots import bot_plays
from tests.kernel.parlour import OFFER, REST
from tests.kernel.parlour_edition import parlour_table
from tests.terminal.typist import Typist, session

OWNED = {"owner": [1, -2, -2, -2, -2], "coins": [10, 10, 10]}


class Planned(Bot):
    """Plays what it was told to, in order."""

    def __init__(self, *plan: Action) -> None:
        self.plan = list(plan)

    def choose(self, sight, answers):
        """The next of the plan."""
        return self.plan.pop(0)


def test_whoever_a_claim_is_for_is_asked_at_once():
    """Ann visits Cleo's lot: before Bob's turn, Cleo may ask for rent."""
    typist = Typist(["", "visit 0", "", "", "ask 1"])
    table = parlour_table(["Ann", "Bob", "Cleo"], position={**OWNED, "owner": [2, -2, -2, -2, -2]})
    session(table, typist).play()

    assert "Cleo · There is something new for you" in typist.text
    assert table.entries[-1].word == "ask 1"


def test_an_invitation_can_be_let_be():
    """Enter leaves the offer standing, and the one who is asked goes on."""
    typist = Typist(["", "offer 0 4", "", "", "", "", ""])
    table = parlour_table(["Ann", "Bob", "Cleo"], position=OWNED)
    session(table, typist).play()

    assert typist.text.count("There is something new for you") == 1
    assert [entry.word for entry in table.entries] == ["offer 0 4"]
    assert typist.text.rstrip().split("You left the table")[0].rstrip().endswith("Ann>")


def test_another_person_speaks_unasked():
    """`as Bob` gives Bob the keyboard, covered, although Ann is the one who is waited for."""
    typist = Typist(["", "as bob", "", "", "offer 2 1"])
    position = {"owner": [1, -2, 2, -2, -2], "coins": [10, 10, 10]}
    table = parlour_table(["Ann", "Bob", "Cleo"], position=position)
    session(table, typist).play()

    assert (table.entries[0].seat, table.entries[0].word) == (1, "offer 2 1")


def test_nobody_of_that_name():
    """The people there are are named, but not the bots and not oneself."""
    typist = Typist(["", "as Zoe", "as Ann", "as bot"])
    session(parlour_table(["Ann", "Bob", "bot"]), typist).play()

    assert typist.text.count("as NAME, one of Bob.") == 3


def test_nobody_else_at_the_keyboard():
    """Whoever plays with bots alone can speak for nobody, and is not told that one could."""
    typist = Typist(["as Bob", "help"])
    session(parlour_table(["Ann", "bot"]), typist).play()

    assert "Nobody else shares this keyboard." in typist.text
    assert "as NAME" not in typist.text


def test_a_bot_that_fills_in_too_much_is_asked_again():
    """What is refused changes nothing; the bot chooses once more."""
    typist = Typist()
    table = parlour_table(["bot", "Ann", "Bob"], position=OWNED)
    one = session(table, typist)
    one.seating.bots[0] = Seated(Planned(Action(OFFER, item=0, number=99), Action(REST)), table, 0)
    one.play()

    assert [entry.word for entry in table.entries] == ["rest"]


def test_bots_play_the_toy_to_its_end():
    """Auctions, charges, debts, claims and offers: bots answer them all."""
    typist = Typist()
    table = parlour_table(["bot", "bot 2", "bot 3"])

    assert session(table, typist).play()
    assert table.outcome is not None
    assert "The Parlour" in typist.text


def test_the_same_seed_plays_the_same_game():
    """Bots with a seed repeat themselves, each in its own way."""
    records = []
    for _ in range(2):
        table = parlour_table(["bot", "bot 2", "bot 3"])
        session(table, Typist()).play()
        records.append(table.record())

    assert records[0] == records[1]


def test_a_bot_on_turn_may_also_do_other_business():
    """On its own turn it chooses among answers and asides; when it is only asked, among the answers."""
    table = parlour_table(["bot", "bot 2", "Ann"], position=OWNED)
    one = session(table, Typist())
    seen: list[list[str]] = []

    class Watching(Bot):
        """Notes what it is offered."""

        def choose(self, sight, answers):
            """The first that there is."""
            seen.append([answer.verb.word for answer in answers])
            return answers[0]

    one.seating.bots = {seat: Seated(Watching(), table, seat) for seat in range(2)}
    bot_plays(one, one.seating.bots[0], is_invited=False)
    table.play(1, "dun")
    bot_plays(one, one.seating.bots[0], is_invited=False)

    assert "offer" in seen[0]
    assert seen[1] == ["allow"]
