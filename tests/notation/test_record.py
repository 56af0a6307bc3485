"""Records: what they say, and how a broken one is told."""

import pytest

import gamenight as gn

GOOD = """\
gamenight record 2
game cats-and-dogs
rules race/2
content 4372de433e73b3b3
seat 0 red
seat 1 blue
terms {"pieces":[]}

0 spin
* spin 4@227
1 spin
* spin 3@140
0 spin
* spin line@60
* spin 4@230
# 4d9f2d7b63a6bd2e
"""


def played() -> gn.Table:
    """The game that GOOD records."""
    script = ["spin 4@227", "spin 3@140", "spin line@60", "spin 4@230"]
    table = gn.open("cats-and-dogs", ["red", "blue"], dealer=gn.Scripted(script))
    for seat in (0, 1, 0):
        table.play(seat, "spin")
    return table


def test_a_record_is_plain_text():
    """A head, then one line an action, chance too, and a hash."""
    text = played().record()

    assert text.splitlines()[:-1] == GOOD.splitlines()[:-1]
    assert text.splitlines()[-1].startswith("# ")
    assert gn.replay(text).record() == text


def test_a_record_may_begin_anywhere():
    """The position it began with is in its head."""
    table = gn.open(
        "cats-and-dogs",
        ["red", "blue"],
        dealer=gn.Scripted(["spin 2"]),
        position={"spaces": [58, 3], "turn": 0},
    )
    table.play(0, "spin")
    again = gn.replay(table.record())

    assert table.outcome is not None
    assert again.outcome is not None
    assert again.hash() == table.hash()
    assert table.record().endswith("= finish.exact 0\n")


def test_a_table_replayed_plays_on():
    """With a dealer of one's choice; a record cut off before chance answered is finished by it."""
    text = played().record().replace("* spin 4@230\n", "")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#")) + "\n"
    table = gn.replay(text, gn.Scripted(["spin 2"]))
    table.deal()

    assert table.waiting() == (1,)
    assert table.position()["spaces"] == [2, 0]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("gamenight record 2", "gamenight record 9", "line 1: 'gamenight record 9' does not begin a record"),
        ("game cats-and-dogs", "game cats-and-cows", "there is no game 'cats-and-cows'"),
        ("game cats-and-dogs\n", "", "the head lacks game"),
        ("rules race/2", "rules race/0", "rules: recorded by 'race/0'"),
        ("content 4", "content 5", "content: recorded by"),
        ("seat 1 blue", "seat 2 blue", "line 6: 'seat 2 blue'; expected 'seat 1 NAME'"),
        ("seat 1 blue\n", "", "played by 2 to 6; seats given: 1"),
        ('terms {"pieces":[]}', "terms {", "terms: '{' is not JSON"),
        ('terms {"pieces":[]}', "terms []", "terms: '\\[\\]' is not a JSON object"),
        ('"pieces"', '"peices"', "no option 'peices'"),
        ("terms", "tears", "line 7: .* is no line of a record's head"),
        ("* spin 3@140", "* spin 3@40", "line 12: 'spin 3@40' cannot be played here"),
        ("* spin 3@140", "* spin ?", "line 12: 'spin \\?' is hidden"),
        ("1 spin", "0 spin", "line 11: 'spin' cannot be played here.*table.asked"),
        ("1 spin", "x spin", "line 11: 'x spin'; expected a seat's number"),
        ("1 spin", "spin", "line 11: 'spin'; expected a seat's number"),
        ("* spin 4@230", "* spin 5@260", "line 16: the state differs"),
        ("1 spin\n", "", "line 11: .* cannot be played here"),
        (
            "* spin 4@230\n",
            "* spin 4@230\n= finish.exact 0\n",
            "line 16: the recorded end is 'finish.exact 0'",
        ),
    ],
)
def test_a_broken_record_names_the_line(old, new, says):
    """The error says what is wrong, and where."""
    text = played().record()
    assert old in text
    with pytest.raises(gn.BadRecord, match=says):
        gn.replay(text.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n", "hello\nworld", "\x00\x01"])
def test_what_is_no_record_at_all_is_told(text):
    """The first line gives it away."""
    with pytest.raises(gn.BadRecord, match="line 1"):
        gn.replay(text)


def older(text: str) -> str:
    """A record as `gamenight record 1` had it: with other hashes, since its positions had other names."""
    lines = ["# 0123456789abcdef" if line.startswith("#") else line for line in text.splitlines()]
    return "\n".join(["gamenight record 1", *lines[1:]]) + "\n"


def finished() -> gn.Table:
    """A short game to its end."""
    script = ["spin 4@227", "spin 3@140", "spin 2@70"]
    table = gn.open("cats-and-dogs", ["red", "blue"], dealer=gn.Scripted(script))
    for seat in (0, 1, 0):
        table.play(seat, "spin")
    table.resign(0)
    return table


def test_an_older_record_replays_without_its_hashes():
    """Its actions and its end are what they were; written again, it is a record of today."""
    text = finished().record()

    assert gn.replay(older(text)).record() == text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("= resign.leave 1", "= resign.leave 0", "the recorded end is 'resign.leave 0'"),
        ("1 spin", "0 spin", "line 11: 'spin' cannot be played here"),
        ("terms ", 'position {"turn":0}\nterms ', "position: 'gamenight record 1' had other names"),
    ],
)
def test_an_older_record_is_checked_all_the_same(old, new, says):
    """Every action must be lawful, the end must agree; a position of then nobody reads today."""
    text = older(finished().record())
    assert old in text
    with pytest.raises(gn.BadRecord, match=says):
        gn.replay(text.replace(old, new, 1))


def test_a_record_is_played_on_from_any_line():
    """The table stands as it did after that line, and goes its own way; its record says from where."""
    table = gn.replay(GOOD, gn.Scripted(["spin 4@230"]), upto=12)
    before = table.record()
    table.play(0, "spin")
    text = table.record()
    again = gn.replay(text)

    assert before.splitlines()[:-1] == GOOD.splitlines()[:12]
    assert text.splitlines()[12:15] == ["/ what if", "0 spin", "* spin 4@230"]
    assert (again.record(), again.head.branches) == (text, [4])


def test_a_branch_of_a_branch_tells_both():
    """Played on twice, a record has two such lines; what lies behind the second cut is gone."""
    first = gn.replay(GOOD, gn.Scripted(["spin 4@230", "spin 4@227"]), upto=12)
    first.play(0, "spin")
    first.play(1, "spin")
    second = gn.replay(first.record(), gn.Scripted(["spin 3@140"]), upto=15)
    second.play(1, "spin")

    assert second.head.branches == [4, 6]
    assert gn.replay(second.record()).record() == second.record()


@pytest.mark.parametrize("line", [-1, 0, 7, 17, 1000])
def test_a_line_that_is_none_of_the_body(line):
    """What can be named is said."""
    with pytest.raises(gn.BadRecord, match="the lines are 8 to 16"):
        gn.replay(GOOD, upto=line)


def test_all_lines_are_the_whole_record():
    """To stop after the last action is no branch."""
    assert gn.replay(GOOD, upto=15).head.branches == []
    assert gn.replay(played().record(), upto=16).head.branches == []
