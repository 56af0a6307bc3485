"""A game as a conversation: the table is told in sentences, and a word is the answer; bots sit around."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import open as open_table
from gamenight.editions.shelf import edition_of
from gamenight.kernel.action import TO_RESIGN
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadSetup, Refused, Unreadable
from gamenight.models import book, telling
from gamenight.server import wire
from gamenight.server.facts import offered, told
from gamenight.terminal.bots import Invitations
from gamenight.terminal.seating import Seating, christened
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from gamenight.api.table import Table
    from gamenight.editions.edition import Edition

WAIT = "wait"  # the word that lets a claim or an offer be
MOST = 20_000  # actions of one game; then it is truncated

Step = tuple[str, float, bool, dict[str, Any]]


class TextEnv:
    """One seat for whoever reads and writes: `reset` tells the table, `step` plays a word and tells more.

    A seat that is named after a bot (easy, normal, hard-bold, random, MODULE:CLASS) is played by it, and
    exactly one is not. The same seed and the same words give the same text.
    """

    def __init__(  # noqa: PLR0913  one for each thing agreed
        self,
        game: str | Path | Edition,
        seats: Sequence[str] = ("me", "normal"),
        seed: int | None = None,
        terms: Mapping[str, Any] | None = None,
        language: str = ENGLISH,
        most: int = MOST,
    ) -> None:
        self.words = catalogue(language)
        self.seats, self.terms, self.most = list(seats), dict(terms or {}), most
        self._box = edition_of(game)
        self._seed = secrets.randbits(32) if seed is None else seed
        self._next = 0  # how many games have begun: each has its own chances
        self._names = christened(self.seats, self._box.family, self.words.say("bots", "names").split(", "))
        self._open(self._seed)  # so that what cannot be is told at once

    def reset(self, seed: int | None = None) -> str:
        """Begin a game, with fresh luck or with that of a seed, and tell the table."""
        if seed is not None:
            self._seed, self._next = seed, 0
        self._open(self._seed + self._next)
        self._next += 1
        self._go_on()
        return self._tell()

    def step(self, word: str) -> Step:
        """Play a word: the text that follows, what it brought, whether the game is done, and facts.

        The reward is 1 for a game won (shared among those who share it) and 0 otherwise. A word that is not
        allowed changes nothing: the text says why, and `info` names the clause.
        """
        if not self._next:
            raise BadSetup(self.words.say("models", "not_begun"))
        if self.is_done:
            raise BadSetup(self.words.say("models", "is_over"))
        try:
            self._play(word)
        except Refused as error:
            return self._not_done(error.sentence, error.clause)
        except Unreadable as error:
            return self._not_done(str(error), None)
        self._go_on()
        return self._tell(), self._reward(), self.is_done, self._info()

    @property
    def text(self) -> str:
        """The table as it is now, without what has happened."""
        return self._shown(())

    @property
    def is_done(self) -> bool:
        """Whether the game is over, or truncated."""
        return self.table.outcome is not None or len(self.table.entries) >= self.most

    # Playing

    def _open(self, seed: int) -> None:
        names, language = list(self._names), self.words.language
        self.table: Table = open_table(self._box, names, self.terms, Seeded(seed), language=language)
        self._seating = Seating(self.table, seed)
        if len(self._seating.people) != 1:
            count = len(self._seating.people)
            raise BadSetup(self.words.say("models", "one_player", count=count))
        self.seat = self._seating.people[0]
        self._invitations = Invitations(self.table)
        self._heard = 0  # events that have been told

    def _play(self, word: str) -> None:
        """Play the word, or let be what the game does not wait for."""
        if word.strip() != WAIT:
            self.table.play(self.seat, word.strip())
        elif self.seat in self.table.waiting():
            raise Unreadable(self.words.say("models", "nothing_to_wait_for"))

    def _go_on(self) -> None:
        """Let the bots play until it is this seat's turn to speak: it is waited for, or newly addressed."""
        while not self.is_done:
            invited = self._invitations.next()
            waiting = self.table.waiting()
            if self.seat == invited or (invited is None and self.seat in waiting):
                return
            bot = self._seating.bots[waiting[0] if invited is None else invited]
            action = bot.answer() if invited is None else bot.taken_up()
            if action is not None:
                self.table.play(bot.seat, action)

    # Telling

    def _tell(self) -> str:
        """What has happened since this was last told, and the table as it is now."""
        voice = self.table.voice
        news = [told(voice, event, self.seat) for event in self.table.heard(self.seat, self._heard)]
        self._heard = len(self.table.events)
        return self._shown(news)

    def _shown(self, news: Sequence[wire.Told]) -> str:
        table = self.table
        text = telling.whole(self._hand(), table.voice.edition, self.words, news)
        if table.outcome is not None:
            return f"{text}\n{table.ending()} [{table.outcome.clause}]"
        return text if self.seat in table.waiting() else f"{text}\n{self.words.say('models', 'let_be')}"

    def _hand(self) -> wire.Hand:
        """What this seat may know and do, as a guest at a server is sent it."""
        table, seat = self.table, self.seat
        sight, actions = table.sight(seat), []
        if table.outcome is None:
            legal = sorted(table.legal_actions(seat), key=lambda one: one.verb.spare)
            actions = [*legal, TO_RESIGN]
        return wire.Hand(
            chair=seat,
            question=table.question(seat),
            asks=None,
            is_asked=seat in table.waiting(),
            choices=[offered(table.voice, sight, action) for action in actions],
            view=table.view(seat),
            told=[],
        )

    def _not_done(self, sentence: str, clause: str | None) -> Step:
        """What follows a word that is not allowed: why, and the table as it still is."""
        why = book.refusal(self.table.voice.edition, sentence, clause, self.words)
        facts = self._info() | {"refused": sentence, "clause": clause}
        return f"{why}\n\n{self._shown(())}", 0.0, False, facts

    def _reward(self) -> float:
        outcome = self.table.outcome
        return 1 / len(outcome.winners) if outcome is not None and self.seat in outcome.winners else 0.0

    def _info(self) -> dict[str, Any]:
        """The facts beside the text: the legal words, whether the game waits, and how it ended."""
        table, outcome = self.table, self.table.outcome
        return {
            "legal": [] if self.is_done else table.legal(self.seat),
            "is_asked": self.seat in table.waiting(),
            "refused": None,
            "clause": None if outcome is None else outcome.clause,
            "winners": [] if outcome is None else [table.names[seat] for seat in outcome.winners],
            "truncated": self.is_done and outcome is None,
        }
