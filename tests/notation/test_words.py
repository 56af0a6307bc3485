"""Words for actions, read and said."""

import pytest

import gamenight as gn
from gamenight.kernel.action import Action, Verb
from gamenight.notation.words import read, say
from tests.games.race.board import PLAIN, race
from tests.kernel.parlour_edition import PARLOUR

GAME = PARLOUR.game
OFFER = Verb("swap", seat="seat", item="lot", number="coins", goods="lot")


@pytest.mark.parametrize(
    ("action", "word"),
    [
        (Action(OFFER, 2, 3, 15, (1, 4)), "swap 2 3 15 1,4"),
        (Action(OFFER, 2, 3, 1, (), 15), "swap 2 3 1..15 <lot>"),
        (Action(OFFER, most=0), "swap <seat> <lot> <coins> <lot>"),
    ],
)
def test_an_action_is_one_line(action, word):
    """A slot after a slot; a range and `<slot>` in templates."""
    assert say(GAME, action) == word


def test_what_is_said_is_read():
    """Words with every kind of slot come back as the same actions."""
    action = Action(OFFER, 2, 3, 15, (1, 4))

    assert read(GAME, [OFFER], say(GAME, action)) == action
    assert read(GAME, [OFFER], "  swap  2 3 15   1,4 ") == action


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("", "an empty line is no action"),
        ("   ", "an empty line is no action"),
        ("spni", "did you mean 'spin'"),
        ("SPIN", "no word of this game"),
        ("jump", "words begin with 'resign', 'spin'"),
        ("spin now", "written 'spin'"),
        ("spin\x00", "no word of this game"),
        ("🎲", "no word of this game"),
    ],
)
def test_an_unreadable_word_says_what_would_be_readable(word, says):
    """The error names readable words, and nothing changes at the table."""
    table = race(PLAIN, [0, 0], [])
    before = table.record()
    with pytest.raises(gn.Unreadable, match=says):
        table.play(0, word)

    assert table.record() == before


@pytest.mark.parametrize(
    ("text", "degree"),
    [("3", 150), ("1", 30), ("6", 330), ("line", 0), ("3@147", 147), ("line@300", 300), ("6@359", 359)],
)
def test_a_spin_is_written_with_its_degree_or_without(text, degree):
    """The count alone is the middle of its sector."""
    table = race(PLAIN, [0, 0], [])

    assert table.read(gn.CHANCE, f"spin {text}").number == degree


@pytest.mark.parametrize(
    ("box", "word", "says"),
    [
        ("deal", "pay bank:1M bank:2M", "written 'pay <card>', with 1 value after 'pay'; several of <card>"),
        ("deal", "pay", "several of <card> are joined by commas, without spaces"),
        ("kanto", "offer 1 give:39 pay:100", "with 2 values after 'offer'; several of <goods>"),
    ],
)
def test_where_several_may_be_named_it_is_said_how(box, word, says):
    """With spaces between them they would be more values than the word has."""
    table = gn.open(box, ["Ann", "Bob"], dealer=gn.Seeded(1))

    with pytest.raises(gn.Unreadable, match=says):
        table.play(0, word)


@pytest.mark.parametrize(
    "text", ["0", "7", "3@60", "line@61", "3@", "@147", "3@360", "-1", "3.5", "٣", "line@line"]
)
def test_a_spin_that_cannot_be_is_unreadable(text):
    """A count that is on no dial, or a degree that is not in its sector."""
    table = race(PLAIN, [0, 0], [])
    with pytest.raises(gn.Unreadable, match="a count from 1 to 6"):
        table.read(gn.CHANCE, f"spin {text}")
