"""Editions in one file: what was packed comes out again, and nothing else gets in."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamenight.editions import sharing
from gamenight.editions.shelf import FILE, SUFFIX, boxes
from gamenight.kernel.errors import BadEdition

GOOD = (boxes()["garden-path"] / FILE).read_bytes()
FRENCH = b'"the gate" = "le portail"\n'
LINK = 0o120777 << 16


def own(folder: Path, title: bytes = b"My Path") -> Path:
    """An edition of one's own, in English and French."""
    folder.mkdir(parents=True)
    (folder / FILE).write_bytes(GOOD.replace(b"The Garden Path", title))
    (folder / "fr.toml").write_bytes(FRENCH)
    (folder / "notes.txt").write_text("not for others")
    return folder


def shared(tmp_path: Path, entries: dict[str, bytes] | None = None, **changes: Any) -> Path:
    """A packed edition as somebody else may have made it."""
    files = {FILE: GOOD} if entries is None else {**entries}
    known = {"format": 1, "id": "my-path", "title": "The Garden Path", "family": "race"}
    manifest = {**known, "hash": sharing.hash_of(files), **changes}
    files.setdefault("manifest.json", msgspec.json.encode(manifest))
    file = tmp_path / f"theirs{SUFFIX}"
    with zipfile.ZipFile(file, "w") as packed:
        for name, text in files.items():
            packed.writestr(zipfile.ZipInfo(name), text)
    return file


def test_it_comes_out_as_it_went_in(tmp_path):
    """Only the TOML files; its id, title and languages are there on the other shelf."""
    manifest, packed = sharing.pack(own(tmp_path / "my-path"))
    file = tmp_path / "any.name"
    file.write_bytes(packed)
    edition, folder = sharing.add(file, tmp_path / "shelf")

    assert (manifest.id, manifest.title, manifest.family, manifest.format) == (
        "my-path",
        "My Path",
        "race",
        1,
    )
    assert (edition.id, edition.title) == ("my-path", "My Path")
    assert edition.spoken("fr").name("space", 0) == "le portail"
    assert folder == tmp_path / "shelf" / "my-path"
    assert sorted(one.name for one in folder.iterdir()) == [FILE, "fr.toml"]
    assert [one.name for one in folder.parent.iterdir()] == ["my-path"]


def test_the_same_files_make_the_same_bytes(tmp_path):
    """Wherever they lie, and whenever they were written."""
    first, second = own(tmp_path / "a" / "my-path"), own(tmp_path / "b" / "my-path")
    os.utime(second / FILE, (0, 0))
    (second / FILE).chmod(0o600)

    assert sharing.pack(first) == sharing.pack(second)


def test_nothing_is_replaced_unasked(tmp_path):
    """And what takes its place is whole; a broken one leaves the old where it is."""
    shelf = tmp_path / "shelf"
    own(shelf / "my-path", b"The old one")
    with pytest.raises(BadEdition, match="is there already; --replace puts this in its place"):
        sharing.add(shared(tmp_path), shelf)
    with pytest.raises(BadEdition, match=rf"theirs.*{FILE}:4: finish: 1 is out of bounds"):
        sharing.add(
            shared(tmp_path, {FILE: GOOD.replace(b"finish = 32", b"finish = 1")}), shelf, replace=True
        )
    assert b"The old one" in (shelf / "my-path" / FILE).read_bytes()

    edition, folder = sharing.add(shared(tmp_path), shelf, replace=True)

    assert edition.title == "The Garden Path"
    assert [one.name for one in folder.iterdir()] == [FILE]
    assert [one.name for one in shelf.iterdir()] == ["my-path"]


@pytest.mark.parametrize("renamed", [1, 2])
def test_broken_off_nothing_is_lost(tmp_path, monkeypatch, renamed):
    """Ctrl-C while one takes the other's place: the old one stands there as before."""
    shelf = tmp_path / "shelf"
    own(shelf / "my-path")
    rename, count = Path.rename, 0

    def broken_off(self: Path, target: Path) -> Path:
        nonlocal count
        count += 1
        if count == renamed:
            raise KeyboardInterrupt
        return rename(self, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", broken_off)
        with pytest.raises(KeyboardInterrupt):
            sharing.add(shared(tmp_path), shelf, replace=True)

    assert [one.name for one in shelf.iterdir()] == ["my-path"]
    assert b"My Path" in (shelf / "my-path" / FILE).read_bytes()


def test_what_is_no_edition_is_never_replaced(tmp_path):
    """A folder of something else, or a link to one."""
    shelf = tmp_path / "shelf"
    (shelf / "my-path").mkdir(parents=True)
    (shelf / "my-path" / "letters.txt").touch()
    with pytest.raises(BadEdition, match="is no edition, and stays as it is"):
        sharing.add(shared(tmp_path), shelf, replace=True)
    (shelf / "my-path").rename(tmp_path / "elsewhere")
    (shelf / "my-path").symlink_to(own(tmp_path / "mine"))
    with pytest.raises(BadEdition, match="is no edition, and stays as it is"):
        sharing.add(shared(tmp_path), shelf, replace=True)


@pytest.mark.parametrize(
    "name",
    [
        "../edition.toml", "/etc/edition.toml", "..\\edition.toml", "sub/edition.toml", "edition.toml/",
        ".toml", "Edition.toml", "run.py", "fr.TOML", "français.toml", "a" * 300, "",
    ],
)  # fmt: skip
def test_names_that_have_no_place_in_it(tmp_path, name):
    """Nothing leads out of the folder, and nothing but TOML comes into it."""
    shelf = tmp_path / "shelf"
    with pytest.raises(BadEdition, match=r"has no place in an edition|no packed edition"):
        sharing.add(shared(tmp_path, {FILE: GOOD, name: b"x = 1"}), shelf)

    assert not shelf.exists()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": 2}, "packed in format 2; this gamenight knows 1, update it"),
        ({"id": "../../home"}, "'../../home' is no id of an edition"),
        ({"id": "My Box"}, "is no id of an edition"),
        ({"id": "kanto"}, "kanto is a box that comes with gamenight"),
        ({"id": 7}, "manifest.json is missing or cannot be read"),
        ({"extra": 1}, "manifest.json is missing or cannot be read"),
        ({"hash": "0" * 64}, "its files are not those that were packed"),
        ({"title": "Another"}, "manifest.json speaks of another edition"),
        ({"family": "deal"}, "manifest.json speaks of another edition"),
    ],
)
def test_a_manifest_that_is_not_so(tmp_path, changes, says):
    """What it says of itself is held against what it is."""
    with pytest.raises(BadEdition) as wrong:
        sharing.add(shared(tmp_path, **changes), tmp_path / "shelf")

    assert says in str(wrong.value)
    assert not list((tmp_path / "shelf").glob("*"))


def zipped(name: str = FILE, text: bytes = GOOD, kind: int = zipfile.ZIP_DEFLATED, mode: int = 0) -> bytes:
    """A zip with one entry."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", kind) as packed:
        entry = zipfile.ZipInfo(name)
        entry.compress_type, entry.external_attr = kind, mode
        packed.writestr(entry, text)
    return held.getvalue()


def many() -> bytes:
    """A zip with far too many entries."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as packed:
        for number in range(sharing.MOST_FILES + 1):
            packed.writestr(f"a{chr(97 + number // 26)}{chr(97 + number % 26)}.toml", "")
    return held.getvalue()


def locked() -> bytes:
    """A zip whose entry claims to be encrypted."""
    plain = bytearray(zipped(kind=zipfile.ZIP_STORED))
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        plain[plain.index(mark) + flags] |= 1
    return bytes(plain)


HOSTILE = {
    "empty": (b"", "is no packed edition, or a damaged one"),
    "no zip": (b"edition", "is no packed edition, or a damaged one"),
    "cut off": (zipped()[:-30], "is no packed edition, or a damaged one"),
    "damaged": (zipped().replace(b"PK\x03\x04", b"PK\x03\x05", 1), "is no packed edition, or a damaged one"),
    "no manifest": (zipped(), "manifest.json is missing or cannot be read; is it a packed edition?"),
    "a link": (zipped(text=b"/etc/passwd", mode=LINK), "has no place in an edition"),
    "a rare compression": (zipped(kind=zipfile.ZIP_BZIP2), "has no place in an edition"),
    "a bomb": (zipped(text=b"#" * (8 * sharing.MOST_BYTES)), "unpacked it is larger than 2,000,000 bytes"),
    "large": (b"#" * (sharing.MOST_BYTES + 1), "is larger than 2,000,000 bytes; no edition is"),
    "many": (many(), "41 files in it; an edition has 40 at most"),
    "locked": (locked(), "is no packed edition, or a damaged one"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files(tmp_path, name):
    """One sentence, and nothing on the disk."""
    packed, says = HOSTILE[name]
    file = tmp_path / "theirs"
    file.write_bytes(packed)
    with pytest.raises(BadEdition) as wrong:
        sharing.add(file, tmp_path / "shelf")

    assert says in str(wrong.value)
    assert not (tmp_path / "shelf").exists()


def test_a_name_twice(tmp_path):
    """Programs that unpack would not agree which one counts."""
    file = tmp_path / "theirs"
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr(FILE, GOOD)
        with pytest.warns(UserWarning, match="Duplicate name"):
            packed.writestr(FILE, GOOD)
    with pytest.raises(BadEdition, match="has no place in an edition"):
        sharing.add(file, tmp_path / "shelf")


def test_only_what_is_right_is_packed(tmp_path):
    """A broken edition tells its errors instead; a name that is no id is refused."""
    broken = own(tmp_path / "my-path")
    (broken / "fr.toml").write_text('"The Gate" = "x"')
    with pytest.raises(BadEdition, match=r"fr.toml:1: 'The Gate': the box prints no such text"):
        sharing.pack(broken)
    with pytest.raises(BadEdition, match="name the folder in small letters"):
        sharing.pack(own(tmp_path / "My Path"))


def test_a_pipe_is_not_waited_for(tmp_path):
    """Nobody writes into it; the sentence comes at once."""
    os.mkfifo(tmp_path / "theirs")
    with pytest.raises(BadEdition, match="theirs: is no file"):
        sharing.add(tmp_path / "theirs", tmp_path / "shelf")
