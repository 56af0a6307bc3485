"""Several people on one keyboard: nobody sees another's secrets."""

from __future__ import annotations

import sys
import types

import gamenight as gn
from tests.kernel.parlour_edition import parlour_table
from tests.terminal.test_session import race
from tests.terminal.typist import Typist, session

CLEARED = "\n" * 30  # how a screen is cleared where nothing can be


def shown(*lines: str, names: tuple[str, ...] = ("Ann", "Bob")) -> str:
    """All that is on the screen when these lines are typed at the toy, where each draw is a No."""
    typist = Typist(lines)
    session(parlour_table(names, gn.Scripted(["card no", "card no"])), typist).play()
    return typist.text


def test_the_screen_is_cleared_between_people():
    """Ann reads what she drew, covers it, and only then Bob looks: what he sees has nothing of it."""
    text = shown("", "draw", "", "")
    before, after = text.split(CLEARED, 1)

    assert "drew_card seat=0 card=1" in before
    assert before.rstrip().endswith("hand the keyboard to Bob.")
    assert "drew_card" not in after
    assert "drew seat=0" in after
    assert after.index("Only Bob may look: press Enter.") < after.index("hand     0, 0")


def test_the_first_person_is_waited_for():
    """Before the first look nothing is shown until somebody says that only Ann looks."""
    typist = Typist()
    session(parlour_table(["Ann", "Bob"]), typist).play()

    assert "Only Ann may look: press Enter." in typist.text
    assert "hand " not in typist.text


def test_nothing_is_covered_while_one_person_goes_on():
    """Whoever is asked twice in a row keeps the keyboard."""
    text = shown("", "look", "buy")

    assert text.count("may look: press") == 1
    assert text.count(CLEARED) == 0


def test_one_person_among_bots_is_never_covered():
    """The screen stays open, since bots do not peek."""
    text = shown("draw", names=("Ann", "bot"))

    assert "may look: press" not in text
    assert "cover" not in text


def test_a_game_without_secrets_is_not_covered():
    """At a race everybody looks on."""
    typist = Typist(["", "", "", ""])
    session(race("6", "1", "2", "3"), typist).play()

    assert "may look: press" not in typist.text
    assert "cover" not in typist.text


def test_the_log_of_one_is_not_the_log_of_the_other():
    """`log` tells each what each may know."""
    text = shown("", "draw", "", "", "log")
    bobs = text.split("Bob> log\n")[1]

    assert "drew seat=0" in bobs
    assert "drew_card" not in bobs


def test_what_was_typed_is_forgotten(monkeypatch):
    """The arrow keys do not bring back what the one before typed."""
    cleared = []
    monkeypatch.setitem(
        sys.modules, "readline", types.SimpleNamespace(clear_history=lambda: cleared.append(1))
    )
    shown("", "draw", "", "")

    assert cleared == [1]


def test_a_word_that_makes_no_event_is_told_to_the_next():
    """Ann's bid is told to Bob, who could not see it typed."""
    text = shown("", "look", "decline", "bid 3", "", "")
    after = text.split(CLEARED, 1)[1]

    assert "Ann plays: bid 3." in after


def test_a_hidden_word_is_not_told():
    """What the record hides from a seat, the terminal hides from it too."""
    typist = Typist()
    table = parlour_table(["Ann", "Bob"], gn.Scripted(["card no"]))
    one = session(table, typist)
    one.do(0, "draw")
    chance = table.entries[1]
    one.story.note(len(table.events), chance)

    assert chance.word == "card no"
    assert one.story.news(None)[-1].endswith("plays: card no.")
    assert one.story.news(1)[-1].endswith("plays: card ?.")


def test_the_end_is_shown_to_all():
    """After the last action the spectator's board is shown: hands stay covered, and the winner is named."""
    typist = Typist(["", "draw", "", "", "resign", "resign"])
    session(parlour_table(["Ann", "Bob"], gn.Scripted(["card no"])), typist).play()
    end = typist.text.split("Type resign again")[1]

    assert "hand     0, 0" in end
    assert "The game is over: Ann wins." in end
    assert "drew" not in end
