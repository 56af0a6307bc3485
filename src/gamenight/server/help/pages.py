"""Which documents there are, and each as a page: found once, so that nothing else can be asked for."""

from __future__ import annotations

import posixpath
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gamenight.server.help.markdown import Rendered

PACKED = Path(__file__).parents[2] / "documents"  # in the wheel
BESIDE = Path(__file__).parents[4] / "docs"  # beside the sources
FOLDER = PACKED if PACKED.is_dir() else BESIDE
HOME = "README.md"
PICTURES = {".png": "image/png", ".webp": "image/webp", ".svg": "image/svg+xml"}
ROOMS = {"": "", "how-to": "how_to", "reference": "reference", "why": "why"}  # in the order of the contents


class Found(NamedTuple):
    """What a search goes through: one heading of one page, and what is said there."""

    address: str
    page: str
    title: str
    words: str


@cache
def files() -> dict[str, Path]:
    """Every document and picture, by its path in the documents' folder."""
    kinds = {".md", *PICTURES}
    found = [file for file in sorted(FOLDER.rglob("*")) if file.suffix in kinds and file.is_file()]
    return {file.relative_to(FOLDER).as_posix(): file for file in found}


@cache
def addresses() -> dict[str, str]:
    """By its address after /help/: the path of every page; that of a folder's README is the folder's."""
    return {address_of(path): path for path in files() if path.endswith(".md")}


def address_of(path: str) -> str:
    """The address of a page after /help/."""
    return path.removesuffix(".md").removesuffix("README").removesuffix("/")


@cache
def rendered(path: str) -> Rendered:
    """One page as HTML, with its headings."""
    return Rendered(files()[path].read_text(encoding="utf-8"), lambda target: leads(path, target))


def leads(path: str, target: str) -> str | None:
    """Where a link on a page leads in the browser; None if that is not served here."""
    if target.startswith(("http:", "https:")):
        return target
    name, mark, anchor = target.partition("#")
    place = posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) if name else path
    if f"{place}/{HOME}" in files():
        place = f"{place}/{HOME}"
    if place not in files():
        return None
    page = address_of(place) if place.endswith(".md") else place
    return f"/help/{page}".rstrip("/") + mark + anchor


@cache
def contents() -> dict[str, list[tuple[str, str]]]:
    """The pages by room, each with its address and its title; those of the first page's order come first."""
    order = [path for path in (HOME, *linked()) if path in files()]
    rooms: dict[str, list[tuple[str, str]]] = {room: [] for room in ROOMS}
    for path in order:
        room = path.partition("/")[0] if "/" in path else ""
        rooms.setdefault(room, []).append((address_of(path), rendered(path).title))
    return {room: pages for room, pages in rooms.items() if pages}


def linked() -> list[str]:
    """The pages that the first page names, in its order."""
    named = files()[HOME].read_text(encoding="utf-8").split("](")[1:]
    return list(dict.fromkeys(posixpath.normpath(one.partition(")")[0]) for one in named))


@cache
def searched() -> list[Found]:
    """Everything that a search can find."""
    found = []
    for address, path in addresses().items():
        page = rendered(path)
        for section in page.sections:
            place = f"/help/{address}".rstrip("/") + f"#{section.anchor}"
            found.append(Found(place, page.title, section.title, " ".join(section.words)))
    return found
