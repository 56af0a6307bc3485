"""Editions that somebody made to hurt: each is refused with a sentence, soon, and nothing of it stays."""

from __future__ import annotations

import random
import zipfile
from typing import TYPE_CHECKING

import msgspec
import pytest

import gamenight as gn
from gamenight.editions import sharing
from gamenight.editions.faults import DEEPEST, DOTS, MOST_VALUES
from gamenight.editions.shelf import FILE, boxes, read_edition

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.battery  # once is enough: none of this is compiled

BOX = (boxes()["dog-lovers"] / FILE).read_text(encoding="utf-8")
PRICE = "price = 60"
TEXTS = {
    "lists in lists": f"x = {'[' * 100_000}",
    "lists in lists that end": f"{BOX}\n[x]\ny = {'[' * 200}{']' * 200}",
    "a heading of many parts": f"[{'.'.join(['a'] * 5000)}]\n{BOX}",
    "a key of many parts": f"{'.'.join(['a'] * 20_000)} = 1\n{BOX}",
    "one in quotation marks": BOX + "\n[x]\n" + ".".join(['"a"'] * 20_000) + " = 1\n",
    "one with spaces": BOX + "\n[x]\n" + " . ".join(["a"] * 20_000) + " = 1\n",
    "one in a table on a line": BOX + "\n[x]\ny = { " + ".".join(["a"] * 20_000) + " = 1 }\n",
    "one of spaces": BOX + "\n[x]\n" + ".".join(['" "'] * 200_000) + " = 1\n",
    "one behind a text": BOX + "\n[x]\ny = { z = '''a'b\n''', " + ".".join(["' '"] * 200_000) + " = 1 }\n",
    "a long key and many dots": f"{'a' * 500_000}{'.' * 30} = 1\n{BOX}",
    "quotation marks that open nothing": '\\"""\n' * 150_000 + f"{'.' * 30}\n",
    "digits without end": BOX.replace(PRICE, f"price = {'9' * 5000}", 1),
    "very many digits": BOX.replace(PRICE, f"price = {'9' * 4000}", 1),
    "a number beyond all": BOX.replace(PRICE, "price = 1e999", 1),
    "no number": BOX.replace(PRICE, "price = nan", 1),
    "sixty thousand fields": BOX + "\n" + "\n".join(f"k{number} = 1" for number in range(60_000)),
    "a list of very many": f"{BOX}\nx = [{','.join(['1'] * (MOST_VALUES + 1))}]",
    "a name that moves the cursor": BOX.replace('title = "', 'title = "\\u001b[2J', 1),
    "a name that turns the line": BOX.replace('title = "', 'title = "\\u202e', 1),
    "a list for a family": BOX.replace('family = "property"', 'family = ["property"]', 1),
    "a folder for a family": BOX.replace('family = "property"', 'family = "../../x"', 1),
}


def packed(file: Path, text: str) -> Path:
    """A hostile text in a file to give away, with a manifest that is right."""
    files = {FILE: text.encode()}
    told = {"id": "my-dogs", "title": "Dog Lovers", "family": "property", "hash": sharing.hash_of(files)}
    manifest = msgspec.json.encode({"format": sharing.FORMAT, **told})
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        for name, body in ((sharing.MANIFEST, manifest), *files.items()):
            entry = zipfile.ZipInfo(name)
            entry.create_system, entry.external_attr, entry.compress_type = (
                3,
                0o644 << 16,
                zipfile.ZIP_DEFLATED,
            )
            made.writestr(entry, body)
    return file


@pytest.mark.parametrize("text", TEXTS)
def test_hostile_texts(tmp_path, text):
    """In a folder, and in a file to be put onto the shelf."""
    folder, shelf = tmp_path / "my-dogs", tmp_path / "shelf"
    folder.mkdir()
    (folder / FILE).write_text(TEXTS[text], encoding="utf-8")
    with pytest.raises(gn.BadEdition) as read:
        read_edition(folder)
    with pytest.raises(gn.BadEdition):
        sharing.add(packed(tmp_path / "x.gamenight-edition", TEXTS[text]), shelf)

    assert all(line.isprintable() and len(line) < 1000 for line in str(read.value).splitlines())
    assert list(shelf.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "is_fine"),
    [
        (f"{'.'.join(['a'] * (DEEPEST - 2))} = 1", True),
        (f"{'.'.join(['a'] * (DOTS + 2))} = 1", False),
        (f"x = {'[' * (DEEPEST - 2)}{']' * (DEEPEST - 2)}", True),
        (f'x = "{"." * 500}"', True),
        (f'x = "{"a." * 500}"', True),
        (f"x = [{'1.5, ' * 500}]", True),
    ],
)
def test_only_what_no_box_has_is_too_much(tmp_path, text, is_fine):
    """Dots in a text are no key; what is left is told as any field that is not there."""
    (tmp_path / FILE).write_text(f"{text}\n{BOX}", encoding="utf-8")
    with pytest.raises(gn.BadEdition) as refused:
        read_edition(tmp_path)

    assert ("no such field" in str(refused.value)) == is_fine


def test_damaged_files_to_give_away(tmp_path):
    """Whatever bytes of it are otherwise: refused, or the very edition."""
    luck = random.Random("damage")
    sound = packed(tmp_path / "sound.gamenight-edition", BOX).read_bytes()
    entries = sound.rfind(b"PK\x01\x02")
    for number in range(300):
        odd = bytearray(sound)
        for _ in range(luck.randint(1, 6)):
            odd[luck.randrange(max(0, entries - 200), len(odd))] = luck.randrange(256)
        file, shelf = tmp_path / "odd.gamenight-edition", tmp_path / f"shelf {number}"
        file.write_bytes(odd)
        try:
            sharing.add(file, shelf)
        except gn.BadEdition:
            assert not shelf.exists() or list(shelf.iterdir()) == []
        else:
            assert [one.name for one in shelf.iterdir()] == ["my-dogs"]
            assert (shelf / "my-dogs" / FILE).read_text(encoding="utf-8") == BOX
