"""One game in the terminal, from the first question to the end."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from gamenight.bots.named import SLOW, thinks_less
from gamenight.called import command
from gamenight.kernel.errors import BadSetup, Refused, Unreadable
from gamenight.kernel.seat import NOBODY
from gamenight.terminal.boards import board_of
from gamenight.terminal.bots import Invitations, bot_plays
from gamenight.terminal.choices import Choices
from gamenight.terminal.commands import command_in
from gamenight.terminal.rules import clause_text
from gamenight.terminal.screen import COMPLAINT
from gamenight.terminal.seating import bot_in
from gamenight.terminal.story import Story
from gamenight.terminal.unfinished import unfinished
from gamenight.words.unfit import told

if TYPE_CHECKING:
    from pathlib import Path

    from rich.text import Text

    from gamenight.api.table import Table
    from gamenight.terminal.keeping import Keeper
    from gamenight.terminal.screen import Screen
    from gamenight.terminal.seating import Seating

SHARE = 4  # the part of the screen that the story may claim below the board
CURSOR = 1  # the line in which one types


class Session:
    """A table, the people and bots round it, and the one screen they share."""

    def __init__(
        self, table: Table, screen: Screen, seating: Seating, keeper: Keeper, record: Path | None = None
    ) -> None:
        self.table, self.screen = table, screen
        self.seating, self.keeper = seating, keeper
        self.record = record  # kept at the end, and when somebody quits
        self.story = Story(table, screen.words)
        self.speaker = NOBODY  # who had the keyboard last
        self._invitations = Invitations(table)

    def play(self) -> bool:
        """Play until the game is over, or somebody leaves: then False."""
        if self.seating.people and self.table.outcome is None:
            self.screen.tell("hint")
            if any(thinks_less(bot_in(name)) for name in self.table.names):
                self.screen.say(self.screen.words.say("room", "bots_think_less", share=SLOW))
        try:
            while self.table.outcome is None:
                self.step()
        except (EOFError, KeyboardInterrupt) as why:
            self.leave()
            if isinstance(why, KeyboardInterrupt):
                raise
            return False
        self.finish()
        return True

    def step(self) -> None:
        """Let the next seat speak: who is newly invited, else who is waited for."""
        invited = self._invitations.next()
        seat = self.next_waiting() if invited is None else invited
        bot = self.seating.bots.get(seat)
        if bot is None:
            self.ask(seat, is_free=invited is not None)
        elif bot_plays(self, bot, is_invited=invited is not None) and not self.seating.people:
            self.screen.draw(self.news(None))

    def next_waiting(self) -> int:
        """Who spoke last, if still waited for; else the first clockwise from there."""
        waiting, seats = self.table.waiting(), len(self.table.names)
        start = self.speaker if self.speaker != NOBODY else 0
        return min(waiting, key=lambda seat: (seat - start) % seats)

    def do(self, seat: int, word: str) -> None:
        """Play a word for a seat and remember what happened by it."""
        before, entries = len(self.table.events), len(self.table.entries)
        self.table.play(seat, word)
        self.story.note(before, self.table.entries[entries])

    def goes_on(self) -> bool:
        """Whether the game is kept, and will be offered when somebody plays again."""
        place = self.keeper.place
        return self.keeper.is_secured() and any(one.file == place for one in unfinished(self.screen.words))

    def secure(self) -> None:
        """What was played is on the disk before anything else is asked."""
        why = self.keeper.secure()
        if why:
            self.screen.tell("not_kept", style=COMPLAINT, why=why)

    # Looking and asking

    def viewer(self, seat: int) -> int | None:
        """Whose view a person gets: the seat's own, or everybody's where several may look at once."""
        return seat if self.table.game.has_secrets or len(self.seating.people) == 1 else None

    def ask(self, seat: int, *, is_free: bool = False, why: str = "invited") -> None:
        """Show a person the table and ask until something is played; one who is free to may leave it be."""
        self.secure()
        self.hand_over(seat)
        self.speaker = seat
        choices = self.look(seat, why if is_free else "")
        while True:
            typed = self.screen.ask("choose", name=self.table.names[seat])
            if is_free and not typed:
                return
            try:
                if self.answered(seat, typed, choices):
                    return
            except (Unreadable, Refused) as error:
                self.screen.say(self.complaint(error), style=COMPLAINT)
                self.screen.draw([*self.question(seat, why if is_free else ""), *choices.lines()])
            except BadSetup as error:
                self.screen.say(told(error, self.screen.words.language), style=COMPLAINT)

    def complaint(self, error: Unreadable | Refused) -> str:
        """What is wrong with what was typed; of a word that there is not, where to find those there are."""
        if isinstance(error, Unreadable) and error.key == "unknown":
            return self.screen.words.say("terminal", "no_word", **error.facts)
        return str(error)

    def answered(self, seat: int, typed: str, choices: Choices) -> bool:
        """Obey a command or play a word; whether the question is done with."""
        command = command_in(self.table, typed)
        if command is not None:
            return command(self, seat, typed.partition(" ")[2].strip())
        self.do(seat, choices.word(typed))
        return True

    def look(self, seat: int, why: str = "") -> Choices:
        """The board, what happened, what is asked (or why one may speak unasked), what may be answered.

        What of the story has no room below the board stands above it.
        """
        screen, viewer = self.screen, self.viewer(seat)
        choices = Choices(self.table, seat, screen)
        below = [*self.question(seat, why), *choices.lines()]
        news, after = self.news(viewer), len(below) + CURSOR
        board = board_of(self.table, viewer, screen, after + min(len(news), screen.height // SHARE))
        if len(board) < screen.height // 2:  # the story has taken its room
            board = board_of(self.table, viewer, screen, after)
        room = max(screen.height - len(board) - after, 0)
        recent = news[-room:] if room else []
        while recent and len(recent) < len(news) and recent[0].plain.startswith(" "):
            del recent[0]  # a paragraph is not torn
        screen.draw([*news[: len(news) - len(recent)], *board, *recent, *below])
        return choices

    def question(self, seat: int, why: str = "") -> list[Text]:
        """What is asked of whom, or why one may speak unasked."""
        question = self.screen.words.say("terminal", why) if why else self.table.question(seat)
        who = f"{self.table.names[seat]} {self.screen.strokes.dot} " if len(self.seating.people) > 1 else ""
        return self.screen.wrapped(who + question, "bold")

    def news(self, viewer: int | None) -> list[Text]:
        """What happened since this viewer last looked, in lines."""
        return [line for told in self.story.news(viewer) for line in self.screen.wrapped(told, indent=2)]

    def hand_over(self, seat: int) -> None:
        """Cover the screen before another person looks, if the game has secrets."""
        if not self.table.game.has_secrets or len(self.seating.people) < 2 or seat == self.speaker:
            return
        name = self.table.names[seat]
        if self.speaker != NOBODY:
            self.screen.draw(self.news(self.speaker))
            self.screen.ask("cover", name=name)
            self.screen.clear()
        self.screen.ask("ready", name=name)

    # Ending

    def finish(self) -> None:
        """The last board, who won, and the clause that ended it."""
        outcome = self.table.outcome
        assert outcome is not None
        alone = self.seating.people[0] if len(self.seating.people) == 1 else None
        if self.table.game.has_secrets and alone is None:
            self.story.skip(None)
        news = self.news(alone)
        self.screen.draw(board_of(self.table, alone, self.screen, len(news) + 4))
        self.screen.draw(news)
        result = self.table.ending()
        self.screen.tell("over", style="bold", result=result)
        with suppress(BadSetup):  # a game may have no rulebook yet
            self.screen.say(
                clause_text(self.table.voice.edition, outcome.clause, self.screen.words), indent=2
            )
        self.secure()
        if self.record is not None:
            self.keeper.keep(self.record)
            self.screen.tell("saved", file=self.record)

    def leave(self) -> None:
        """Keep what is to be kept, and say how the game can go on."""
        self.screen.say()
        self.secure()
        if self.record is None and not any(entry.seat >= 0 for entry in self.table.entries):
            self.screen.tell("left_unplayed")
            return
        if self.record is not None:
            self.keeper.keep(self.record)
        elif self.goes_on():
            self.screen.tell("left_goes_on", command=command())
            return
        if self.keeper.file is not None and self.keeper.is_kept():
            self.screen.tell("left_kept", command=command(), file=self.keeper.file)
        else:
            self.screen.tell("left", command=command())
