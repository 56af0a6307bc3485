"""`gamenight rooms`: what is kept, and what can be had back."""

from __future__ import annotations

import signal

from gamenight.cli import main
from tests.attack.visitor import Visitor, opened
from tests.server.process import served


def test_a_deleted_room_is_had_back(tmp_path, capsys):
    """The host deletes it; whoever runs the server takes it out of the bin, and it is as it was."""
    with served(tmp_path) as server:
        ann = opened(server, "deal")
        ann.say("Say", text="see you tomorrow")
        ann.until(lambda message: message.get("chat"))
        kept = opened(server, "kanto")
        ann.say("Delete")
        ann.of("Gone")
        refused = main(["rooms", "--data", str(tmp_path)])
        said = capsys.readouterr().err
        kept.close()
        server.end(signal.SIGINT)
    assert main(["rooms", "--data", str(tmp_path)]) == 0
    listed = capsys.readouterr().out
    assert main(["rooms", "--data", str(tmp_path), "--restore", ann.room[:6]]) == 0
    with served(tmp_path) as server:
        chat = Visitor(server, ann.room, ann.token).of("Welcome", "Gone")["chat"]

    assert (refused, "the table is open" in said) == (2, True)
    assert f"{kept.room[:6]}…  kept" in listed
    assert f"{ann.room[:6]}…  in the bin, for 30 days more" in listed
    assert ann.room not in listed
    assert [one["text"] for one in chat] == ["see you tomorrow"]


def test_a_room_that_is_not_in_the_bin_is_said(tmp_path, capsys):
    """One line, exit 2, and what is there."""
    with served(tmp_path) as server:
        server.end(signal.SIGINT)
    code = main(["rooms", "--data", str(tmp_path), "--restore", "nothing"])
    complaint = capsys.readouterr().err
    main(["rooms", "--data", str(tmp_path)])

    assert code == 2
    assert "no room in the bin begins with 'nothing'; nothing is in the bin" in complaint
    assert capsys.readouterr().out == f"No room is kept in {tmp_path}.\n"


def test_a_folder_without_tables_is_said(tmp_path, capsys):
    """Looking into such a folder makes nothing in it."""
    assert main(["rooms", "--data", str(tmp_path / "none")]) == 2
    assert "no tables are kept there" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
