"""Everything that can be wrong with what somebody gave us, one class each."""


class Error(Exception):
    """Something given to gamenight was wrong; the message says what and what would be right."""


class Unreadable(Error):
    """A word that no action of this game is written like."""


class Refused(Error):
    """A readable action that the rules do not allow now, with the clause that forbids it."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.sentence = sentence

    def __str__(self) -> str:
        """The sentence, then the clause."""
        return f"{self.sentence} [{self.clause}]"


class BadEdition(Error):
    """An edition's file that does not describe a playable box."""


class BadPosition(Error):
    """A position that no game could reach."""


class BadRecord(Error):
    """A record that cannot be read or does not replay."""


class BadSetup(Error):
    """A table that cannot be opened so: unknown game, seats, terms, or a script that ran out."""
