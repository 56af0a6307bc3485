"""The process that puts an edition under the X-ray: its text comes in, the page goes out."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import msgspec

from gamenight.editions.shelf import FILE
from gamenight.kernel.errors import Error
from gamenight.server.child import work
from gamenight.words.catalogue import ENGLISH

MEMORY: Final = 1024 * 1024 * 1024  # bytes


class XrayJob(msgspec.Struct):
    """An edition as it stands in the studio, and how it is to be played."""

    id: str
    text: str
    games: int
    seats: int
    language: str = ENGLISH


class XrayPage(msgspec.Struct):
    """The page, or why there is none."""

    page: str = ""
    why: str = ""


def made(job: XrayJob) -> XrayPage:
    """Let bots play the edition, and tell its author what they find."""
    from gamenight.lab.report.xray_page import page_of_xray
    from gamenight.lab.xray.xray import xray

    with tempfile.TemporaryDirectory(prefix="gamenight-xray-") as home:
        folder = Path(home) / job.id
        folder.mkdir()
        (folder / FILE).write_bytes(job.text.encode())
        try:
            found = xray(str(folder), games=job.games, seats=job.seats, language=job.language)
            page = page_of_xray(found, job.language)
        except Error as error:
            return XrayPage(why=str(error).replace(f"{home}/", ""))
        return XrayPage(page.replace(f"{home}/", "./"))


def answered(message: bytes) -> bytes:
    """Do one job."""
    return msgspec.msgpack.encode(made(msgspec.msgpack.decode(message, type=XrayJob)))


def main() -> None:
    """Answer jobs until the server closes the pipe."""
    work(answered, MEMORY)
