"""The edition that may be changed here, and the key that opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.draft import Draft
from gamenight.server.tokens import hashed, matches, new_token

if TYPE_CHECKING:
    from pathlib import Path

HERE = {"127.0.0.1", "::1"}


class Desk:
    """One folder; nothing else on the disk is read or written."""

    def __init__(self, folder: Path) -> None:
        self.key = new_token()
        self._kept = hashed(self.key)
        self.folder = folder
        self._draft: Draft | None = None

    def opens(self, key: str, address: str) -> bool:
        """Whether somebody at this address has the key; only this computer can have it."""
        return address in HERE and matches(key, self._kept)

    def draft_of(self, name: str) -> Draft | None:
        """The edition of that name as it is being changed, or None; BadSetup says why it cannot be read."""
        if name != self.folder.name:
            return None
        if self._draft is None:
            self._draft = Draft(self.folder)
        return self._draft

    @property
    def path(self) -> str:
        """Where the page of the studio is; the key stands where no server is told it."""
        return f"/studio/{self.folder.name}#key={self.key}"
