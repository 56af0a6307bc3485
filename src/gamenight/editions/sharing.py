"""An edition in one file, to give away: a zip with its TOML files and a small manifest, and nothing else."""

# What comes from others is read in memory and checked before a byte of it reaches the disk: how large it is
# unpacked, how its files are called, that they are what the manifest says, and that they make an edition.

from __future__ import annotations

import io
import re
import stat
import tempfile
import zipfile
import zlib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from gamenight.editions.faults import BIGGEST, Faulty
from gamenight.editions.shelf import FILE, ID, beside, check_id, read_edition
from gamenight.kernel.errors import BadEdition

if TYPE_CHECKING:
    from gamenight.editions.edition import Edition

MANIFEST: Final = "manifest.json"
FORMAT: Final = 1
MOST_FILES = 40  # languages, the edition and the manifest
MOST_BYTES = 2 * BIGGEST  # of the file, and of all that is in it
NAME = re.compile(r"edition\.toml|[a-z]{2,3}(-[a-z]+)?\.toml|manifest\.json")
UNIX = 3
PLAIN = {0, 0o10}  # what a mode says of a file that is no link, folder or device
COMPRESSED = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same file whenever it is packed


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """What a packed edition says of itself."""

    format: int
    id: str
    title: str
    family: str
    hash: str  # of its files


def pack(folder: Path) -> tuple[Manifest, bytes]:
    """An edition's folder as one file, the same bytes for the same files; BadEdition if it is not right."""
    edition = read_edition(folder)
    name = folder.resolve().name
    check_id(folder.resolve())
    files = {file.name: file.read_bytes() for file in (folder / FILE, *beside(folder))}
    manifest = Manifest(FORMAT, name, edition.title, edition.family, hash_of(files))
    told = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as packed:  # not compressed: no two libraries do it alike
        for path, text in [(MANIFEST, told), *sorted(files.items())]:
            entry = zipfile.ZipInfo(path, LONG_AGO)
            entry.create_system, entry.external_attr = UNIX, 0o644 << 16
            packed.writestr(entry, text)
    return manifest, held.getvalue()


def add(file: Path, shelf: Path, *, replace: bool = False) -> tuple[Edition, Path]:
    """Put a packed edition onto a shelf, whole or not at all; BadEdition says why not."""
    files = opened(file)
    manifest = _manifest(file, files.pop(MANIFEST, b""))
    if hash_of(files) != manifest.hash:
        raise BadEdition(f"{file}: its files are not those that were packed; ask for it again")
    folder = shelf / manifest.id
    check_id(folder)
    if folder.exists() and not replace:
        raise BadEdition(
            f"{folder}: an edition of that name is there already; --replace puts this in its place"
        )
    if folder.is_symlink() or (folder.exists() and not (folder / FILE).is_file()):
        raise BadEdition(f"{folder}: is no edition, and stays as it is")
    shelf.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".adding-", dir=shelf) as waiting:
        made = Path(waiting) / manifest.id
        made.mkdir()
        for name, text in files.items():
            (made / name).write_bytes(text)
        edition = _read(file, made)
        if (edition.family, edition.title) != (manifest.family, manifest.title):
            raise BadEdition(f"{file}: {MANIFEST} speaks of another edition; ask for it again")
        before = Path(waiting) / "before"
        try:
            if folder.exists():
                folder.rename(before)
            made.rename(folder)
        finally:  # also on Ctrl-C: what waits here goes away
            if before.exists() and not folder.exists():
                before.rename(folder)
    return read_edition(folder), folder


def _read(file: Path, folder: Path) -> Edition:
    """The edition that was unpacked; its faults are those of the file that it came in."""
    try:
        return read_edition(folder)
    except Faulty as bad:
        raise Faulty([fault._replace(file=file / fault.file.name) for fault in bad.faults]) from bad


def opened(file: Path) -> dict[str, bytes]:
    """The files in a packed edition, by name; BadEdition if it is none, or not a decent one."""
    try:
        state = file.stat()
        if not stat.S_ISREG(state.st_mode) and not stat.S_ISDIR(state.st_mode):
            raise BadEdition(f"{file}: is no file")
        if state.st_size > MOST_BYTES:
            raise BadEdition(f"{file}: is larger than {MOST_BYTES:,} bytes; no edition is")
        with zipfile.ZipFile(file) as packed:
            return _unpacked(file, packed)
    except OSError as error:
        raise BadEdition(f"{file}: {error.strerror}") from error
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        raise BadEdition(f"{file}: is no packed edition, or a damaged one") from error


def _unpacked(file: Path, packed: zipfile.ZipFile) -> dict[str, bytes]:
    """Every entry, as far as the names and sizes are those of an edition."""
    entries = packed.infolist()
    if len(entries) > MOST_FILES:
        raise BadEdition(f"{file}: {len(entries)} files in it; an edition has {MOST_FILES} at most")
    found: dict[str, bytes] = {}
    left = MOST_BYTES
    for entry in entries:
        name = entry.filename
        is_plain = entry.external_attr >> 28 in PLAIN and entry.compress_type in COMPRESSED
        if NAME.fullmatch(name) is None or not is_plain or name in found:
            raise BadEdition(
                f"{file}: {name[:60]!r} has no place in an edition; there are {FILE}, files of languages "
                f"such as fr.toml, and {MANIFEST}"
            )
        with packed.open(entry) as held:
            found[name] = held.read(left + 1)  # whatever size the entry claims
        left -= len(found[name])
        if left < 0:
            raise BadEdition(f"{file}: unpacked it is larger than {MOST_BYTES:,} bytes; no edition is")
    return found


def _manifest(file: Path, text: bytes) -> Manifest:
    """What it says of itself."""
    try:
        found = msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise BadEdition(
            f"{file}: {MANIFEST} is missing or cannot be read; is it a packed edition?"
        ) from error
    if found.format != FORMAT:
        raise BadEdition(f"{file}: packed in format {found.format}; this gamenight knows {FORMAT}, update it")
    if ID.fullmatch(found.id) is None:
        raise BadEdition(f"{file}: {found.id[:60]!r} is no id of an edition")
    return found


def hash_of(files: dict[str, bytes]) -> str:
    """One hash of all files and their names."""
    told = sha256()
    for name, text in sorted(files.items()):
        told.update(f"{name} {len(text)}\n".encode())
        told.update(text)
    return told.hexdigest()
