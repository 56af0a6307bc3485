"""What stands in the place of an edition and is none: a sentence for each, and nothing is waited for."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from gamenight.editions.draft import Change, Draft
from gamenight.editions.review import review
from gamenight.editions.shelf import FILE, SUFFIX, boxes, broken, ids, read_edition
from gamenight.kernel.errors import BadEdition

GOOD = (boxes()["garden-path"] / FILE).read_bytes()

# What the file consists of, and what is told of it.
TEXTS = {
    "Latin-1": (b"a = 1\n\ntitle = 'G\xe4rten'", ":3: not TOML: invalid continuation byte; save it as UTF-8"),
    "UTF-16": (GOOD.decode().encode("utf-16"), ":1: not TOML: invalid start byte; save it as UTF-8"),
    "nothing": (b"", ": family: missing; known are deal, pets, property, race"),
    "a picture": (b"\x89PNG\r\n\x1a\n", ":1: not TOML: invalid start byte; save it as UTF-8"),
    "a text that is not closed": (
        GOOD.replace(b'title = "', b'title = """', 1),
        ':8: not TOML: a text is not closed: title = """The Garden Path"',
    ),
    "marks of a word processor": (
        b"a = 1\ntitle = \xe2\x80\x9cGardens\xe2\x80\x9d",
        ":2: not TOML: a text stands between straight quotation marks, \" or ': title = “Gardens”",
    ),
    "a sign for a terminal": (b"a = \x1b[31mred", ":1: not TOML: invalid value: a =  [31mred"),
    "a table twice": (b"[a.b]\n[a.b]", ":2: not TOML: [a.b] stands above already: [a.b]"),
    "deep": (b"a = " + b"[" * 20_000, ": not TOML: nested too deeply"),
    "an endless number": (b"finish = " + b"9" * 5_000, ": not TOML: a number in it has thousands of digits"),
    "huge": (b"#" * 1_000_001, ": is larger than 1,000,000 bytes; no box prints so much"),
}  # fmt: skip


# Instead of a number.
VALUES = {
    "9" * 30: "a number of so many digits is out of bounds",
    "2020-01-01": "this is a date",
    "07:30:00": "this is a time",
    "2020-01-01T07:30:00": "this is a date",
    "{ }": "this is a table",
    "nan": "nan is a number with a point",
}


@pytest.mark.parametrize("value", VALUES)
def test_values_of_every_kind(tmp_path, value):
    """Each is called what it is."""
    (tmp_path / FILE).write_bytes(GOOD.replace(b"finish = 32", b"finish = " + value.encode()))

    assert one_told(tmp_path) == f":4: finish: {VALUES[value]}; give a whole number from 2 to 500"


def a_pipe(place: Path) -> None:
    """Which nobody writes into."""
    os.mkfifo(place)


def a_device(place: Path) -> None:
    """Which never ends."""
    place.symlink_to("/dev/zero")


def a_loop(place: Path) -> None:
    """A link to itself."""
    place.symlink_to(place)


def nowhere(place: Path) -> None:
    """A link to what is gone."""
    place.symlink_to(place.parent / "gone")


def one_told(folder: Path) -> str:
    """All that is wrong, without the folder."""
    return "\n".join(str(fault).removeprefix(str(folder / FILE)) for fault in review(folder).errors)


@pytest.mark.parametrize("name", TEXTS)
def test_files_that_are_no_text_of_ours(tmp_path, name):
    """The line, where there is one, and what would be right; the studio says the same."""
    written, told = TEXTS[name]
    (tmp_path / FILE).write_bytes(written)

    assert one_told(tmp_path) == told
    if "TOML" in told:
        with pytest.raises(BadEdition, match=re.escape(told.rpartition(": ")[2])):
            Draft(tmp_path)


@pytest.mark.parametrize("ending", [b"\r\n", b"\r"], ids=["Windows", "an old Mac"])
def test_what_other_machines_write_is_read(tmp_path, ending):
    """A mark at the start and ends of lines of its own make no other edition; they are counted."""
    file = tmp_path / FILE
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace(b"\n", ending))

    assert one_told(tmp_path) == ""
    draft = Draft(tmp_path)
    draft.change([Change("put", ["names", "title"], "Another")])
    draft.save()
    assert draft.problems == []
    assert read_edition(tmp_path).title == "Another"
    lines = GOOD.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(b"title"))
    for wrong, told in ((b"title = 7", "names.title: 7 is a whole number"), (b"title == 7", "not TOML")):
        file.write_bytes(b"\xef\xbb\xbf" + ending.join([*lines[:place], wrong, *lines[place + 1 :]]))
        assert one_told(tmp_path).startswith(f":{place + 1}: {told}")
    file.write_bytes(ending.join([*lines[:place], b'title = "M\xfcller"', *lines[place + 1 :]]))
    assert one_told(tmp_path).startswith(f":{place + 1}: not TOML: invalid start byte")


@pytest.mark.parametrize(
    ("put", "told"),
    [
        (Path.mkdir, ": is no file; a text in TOML must stand there"),
        (a_pipe, ": is no file; a text in TOML must stand there"),
        (a_device, ": is no file; a text in TOML must stand there"),
        (a_loop, ": Too many levels of symbolic links"),
        (nowhere, ": No such file or directory"),
    ],
)
def test_what_is_no_file(tmp_path, put, told):
    """It is neither read nor waited for."""
    put(tmp_path / FILE)

    assert one_told(tmp_path) == told


def test_what_lies_on_the_shelf_and_was_meant_to_be_one(tmp_path, monkeypatch):
    """Links to nothing, a file that is still packed, one without a folder; what is not ours is let be."""
    monkeypatch.setenv("GAMENIGHT_EDITIONS", str(tmp_path))
    a_loop(tmp_path / "a-loop")
    nowhere(tmp_path / "b-link")
    (tmp_path / f"box{SUFFIX}").touch()
    (tmp_path / FILE).write_bytes(GOOD)
    (tmp_path / "readme.txt").touch()
    a_pipe(tmp_path / "pipe")

    assert ids() == sorted(boxes())
    assert [(one.id, str(one.faults[0]).rpartition(": ")[2]) for one in broken()] == [
        ("a-loop", "is a link that leads to nothing"),
        ("b-link", "is a link that leads to nothing"),
        (f"box{SUFFIX}", "edition add FILE"),
        (FILE, "stands alone; give it a folder of its own, named as the edition is"),
    ]
