"""Playing from the command line."""

from __future__ import annotations

import pytest

import gamenight as gn
from gamenight.terminal import screen

TWO = ("play", "cats-and-dogs", "--seats", "Ann,Bob")


def test_bots_play_a_game_through(run, tmp_path):
    """A table of bots needs no keyboard; its record is written and replays."""
    file = tmp_path / "game.txt"
    code, out, err = run(
        "play", "garden-path", "--seats", "bot,bot,bot", "--seed", "3", "--record", str(file)
    )
    table = gn.replay(file.read_text())

    assert (code, err) == (0, "")
    assert table.outcome is not None
    assert table.names == ["bot", "bot 2", "bot 3"]
    assert f"Savedto{file}." in "".join(out.split())


def test_the_same_seed_is_the_same_game(run, tmp_path):
    """Chance and bots repeat themselves; another seed is another game."""
    records = []
    for name, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        run("play", "cats-and-dogs", "--seats", "bot,bot", "--seed", seed, "--record", str(tmp_path / name))
        records.append((tmp_path / name).read_text())

    assert records[0] == records[1] != records[2]


def test_quit_and_resume(run, tmp_path):
    """A game left half-way is in its file, goes on from there, and is written there again."""
    file = tmp_path / "game.txt"
    code, out, _ = run(*TWO, "--seed", "1", "--record", str(file), typed="\n\n\nquit\n")
    half = gn.replay(file.read_text())
    again = run("play", "--resume", str(file), "--record", str(file), typed="\n\nquit\n")
    later = gn.replay(file.read_text())

    assert code == again[0] == 0
    assert f"gamenight play --resume {file}" in " ".join(out.split())
    assert "Ann" in again[1]
    assert len(half.entries) < len(later.entries)
    assert later.record().startswith(half.record().rsplit("#", 1)[0])


def test_what_chance_owes_is_dealt_on_resuming(run, tmp_path):
    """A record that stops between a spin and where the tail comes to rest goes on with the tail."""
    table = gn.open("cats-and-dogs", ["Ann", "Bob"], dealer=gn.Scripted(["spin 6"]))
    table.play(0, "spin")
    lines = table.record().splitlines()
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines[: lines.index("0 spin") + 1]))
    code, out, _ = run("play", "--resume", str(file))

    assert code == 0
    assert "Bob · Spin for the order of play" in out


def test_a_finished_game_is_shown_not_resumed(run, record):
    """There is nothing to go on with: the last board and the winner."""
    code, out, _ = run("play", "--resume", str(record))

    assert code == 0
    assert "wins." in out


def test_where_nothing_can_be_kept(run, shut, monkeypatch):
    """The data folder is closed to us: the game is played all the same, and that is said."""
    monkeypatch.setenv("XDG_DATA_HOME", str(shut))
    code, out, err = run("play", "garden-path", "--seats", "Ann,Bob", typed="\n\nq\n")

    assert (code, err) == (0, "")
    assert "This game cannot be kept by itself" in out
    assert "cannot be written (permission denied)" in " ".join(out.split())


def test_names_are_asked_for_where_none_were_given(run):
    """The terminal asks who plays, as at the menu."""
    _, out, _ = run("play", "garden-path", typed="2\nZoe\nbot\n\n")

    assert "Who is player 1?" in out
    assert "You spin" in out


def test_terms(run):
    """What was agreed is on the board: two dogs."""
    _, out, _ = run(*TWO, "--term", "pieces=dog,dog")

    assert "uAu Ann" in out
    assert "uBu Bob" in out


def test_interrupted(run, monkeypatch, tmp_path):
    """Ctrl-C leaves the table, keeps the record that was asked for, and exits with 130."""

    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(screen, "typed_line", interrupted)
    file = tmp_path / "game.txt"
    code, out, err = run(*TWO, "--record", str(file))

    assert (code, err) == (130, "")
    assert "You left the table." in out
    assert gn.replay(file.read_text()).names == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        (("play",), "which game?"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "cats-and-dogs", "--seats", "Ann"), "is played by 2 to 6"),
        (("play", "cats-and-dogs", "--seats", "Ann,Ann"), "two seats have the same name"),
        (("play", "cats-and-dogs", "--seats", "Ann,"), "is no name for a seat"),
        ((*TWO, "--seed", "many"), "--seed"),
        ((*TWO, "--term", "peaces=cat,dog"), "did you mean 'pieces'?"),
        ((*TWO, "--term", "pieces"), "NAME=VALUE"),
        ((*TWO, "--term", "pieces=cow,dog"), "'cow' is no piece"),
        ((*TWO, "--record", "/no/such/folder/game"), "cannot be written"),
        (("play", "--resume", "/no/such/file"), "cannot be read"),
        (("play", "--resume", "/etc/hostname", "--seats", "Ann,Bob"), "leave --seats and --term out"),
        (("play", "--resume", __file__), "does not begin a record"),
    ],
)
def test_what_cannot_be_played(run, tokens, told):
    """One clear line on the error stream, and 2."""
    code, out, err = run(*tokens)

    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_a_file_that_is_there_is_not_recorded_over(run, tmp_path):
    """It is said before the game begins."""
    file = tmp_path / "letter"
    file.write_text("Dear Ann")
    code, out, err = run(*TWO, "--record", str(file))

    assert (code, out) == (2, "")
    assert "exists already" in err
    assert file.read_text() == "Dear Ann"


def test_what_if(run, record, tmp_path):
    """From a line of a finished game other people play on; the record holds both, and verifies."""
    line = record.read_text().splitlines().index("") + 9
    new = tmp_path / "what-if.record"
    code, out, _ = run(
        "play", "--from", f"{record}:{line}", "--seats", "Zoe,hard", "--record", str(new), typed="\nquit\n"
    )
    table = gn.replay(new.read_text())
    told = run("verify", str(new))[1]

    assert (code, table.names[0]) == (0, "Zoe")
    assert new.read_text().splitlines()[line] == "/ what if"
    assert table.entries[:8] == gn.replay(record.read_text()).entries[:8]
    assert "Zoe" in out
    assert f"The first {table.head.branches[0]} actions came from another game" in " ".join(told.split())


@pytest.mark.parametrize(
    ("place", "more", "said"),
    [
        ("", [], "is over: say after which line"),
        (":9999", [], "there is no line 9999"),
        (":20", ["--seats", "Zoe"], "2 play this game; seats given: 1"),
        (":20", ["--term", "pieces=dog,cat"], "leave --resume and --term out"),
        (".not-there:3", [], "not-there"),
    ],
    ids=["the end", "no line", "too few", "other terms", "no file"],
)
def test_what_cannot_be_played_on(run, record, place, more, said):
    """It is said in a sentence."""
    code, _, err = run("play", "--from", f"{record}{place}", *more)

    assert code == 2
    assert said in " ".join(err.split())
