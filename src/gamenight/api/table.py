"""One game in progress, as everybody outside the engine holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamenight import families
from gamenight.api.strange import blaming
from gamenight.api.voice import Voice, reader_of
from gamenight.kernel import engine
from gamenight.kernel.action import TIME, Action
from gamenight.kernel.errors import Refused, Unreadable
from gamenight.kernel.event import Kind, refusal
from gamenight.kernel.seat import CHANCE, CHANCE_BIT, CLOCK, NOBODY, WATCHERS, members
from gamenight.notation.digest import digest
from gamenight.notation.record import EVERY, WHAT_IF, Entry, Head, write_head
from gamenight.notation.scripted import Scripted
from gamenight.notation.words import read, say
from gamenight.words.catalogue import catalogue
from gamenight.words.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.api.view import View
    from gamenight.editions.edition import Edition
    from gamenight.kernel.dealer import Dealer
    from gamenight.kernel.event import Event
    from gamenight.kernel.outcome import Outcome
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

NO_SEAT = Kind("no_seat", "most")


class Move:
    """A move worked out but not yet made: the state after it, its entries and events."""

    def __init__(
        self,
        before: State,
        state: State,
        entries: list[Entry],
        events: list[Event],
        mark: list[list[int]],
    ) -> None:
        self.before = before
        self.state = state
        self.entries = entries
        self.events = events
        self.mark = mark


class Table:
    """A game being played: ask what is legal, play words, look at views, take the record.

    Made by `gamenight.open` and `gamenight.replay`.
    """

    def __init__(self, edition: Edition, head: Head, state: State, dealer: Dealer, language: str) -> None:
        self.edition = edition
        self.game = edition.game
        self.head = head
        self.names = head.names
        self.state = state
        self.dealer = dealer
        if isinstance(dealer, Scripted):
            dealer.game = self.game
        self._voices: dict[str, Voice] = {}
        self.voice = self.speaking(language)
        self.events: list[Event] = []
        self.entries: list[Entry] = []

    def __repr__(self) -> str:
        """Which game, who plays, and who is to do what; or how it ended."""
        if self.outcome is not None:
            stands = f"won by {', '.join(self.names[seat] for seat in self.outcome.winners) or 'nobody'}"
        else:
            asked = self.waiting()
            verbs = {action.verb.word: None for seat in asked for action in engine.answers(self.state, seat)}
            who = ", ".join(self.names[seat] for seat in asked) or "chance"
            stands = f"{who} to {' or '.join(verbs) or self.state.asking.decision.name}"
        return f"<{self.edition.id}: {', '.join(self.names)}; {stands}>"

    def __str__(self) -> str:
        """The table as the terminal draws it for a spectator, in plain text."""
        return families.picture(self)

    def __reduce__(self) -> tuple[object, ...]:
        """All that has happened at it, and how it stands."""
        kept = (self.edition, self.head, self.state, self.dealer, self.voice.language)
        return restored, (*kept, self.names, self.events, self.entries)

    # What is asked

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer moves the game on."""
        return tuple(members(engine.waiting(self.state)))

    def legal(self, seat: int) -> list[str]:
        """The words that a seat may play now, answers first, then asides; besides, it may always `resign`."""
        self._check_seat(seat)
        return [say(self.game, action) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[Action]:
        """What a seat may play now, as objects, for bots; an aside that is an answer too is listed once."""
        answers = engine.answers(self.state, seat)
        asides = engine.asides(self.state, seat)
        if answers and asides:
            known = set(answers)
            asides = [action for action in asides if action not in known]
        return [*answers, *asides]

    def asks(self, seat: int | None = None) -> Event:
        """What is asked, as this seat may know it: its name and its facts; nameless after the end."""
        return self.game.question(self.sight(seat))

    def question(self, seat: int | None = None) -> str:
        """The sentence that says what is asked of whom, as this seat would be told it."""
        return self.voice.question(seat)

    def label(self, seat: int, action: Action) -> str:
        """What a button for this action says to this seat."""
        return self.voice.label(seat, action)

    def refusal(self, why: Event, seat: int) -> str:
        """Why a seat may not do something, and what it may do instead, in words."""
        return self.voice.refusal(why, seat)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs; then the winners, the standings and the clause that ended it."""
        return self.state.outcome

    def ending(self) -> str:
        """Who won, in a sentence: one player, a team, or several who share it; nothing before the end."""
        return self.voice.ending()

    # Languages and names

    def speaking(self, language: str) -> Voice:
        """What this table says in a language; its own is `voice`."""
        if language not in self._voices:
            teller = Teller(catalogue(language), self.edition.spoken(language), self.names)
            self._voices[language] = Voice(self, teller)
        return self._voices[language]

    @property
    def teller(self) -> Teller:
        """Who finds the sentences of this table's own language."""
        return self.voice.teller

    def rename(self, names: list[str]) -> None:
        """Give the seats other names."""
        self.names = names
        for voice in self._voices.values():
            voice.teller.names = names

    # Playing

    def read(self, seat: int, word: str) -> Action:
        """The action that a word of this seat (CHANCE, CLOCK) stands for."""
        self._check_voice(seat)
        verbs = (
            self.game.chances
            if seat == CHANCE
            else self.game.clock_verbs
            if seat == CLOCK
            else self.game.verbs
        )
        try:
            return read(self.game, verbs, word)
        except Unreadable as error:
            raise Unreadable(self.voice.unreadable(error), error.key, error.facts) from None

    def play(self, seat: int, word: str | Action) -> list[Event]:
        """Play a word: the events that this seat may see; or Refused, and nothing has changed."""
        before = len(self.events)
        self.commit(self.prepare(seat, word))
        return self.heard(seat, before)

    def prepare(self, seat: int, word: str | Action) -> Move:
        """Check a word and work out all that it does, chance included, without changing the table."""
        self._check_voice(seat)
        action = self.read(seat, word) if isinstance(word, str) else word
        with blaming(self.head.position):
            why = engine.why_not(self.state, seat, action)
            if why is not None:
                raise Refused(why.clause, self.refusal(why, seat), why)
            return self._worked_out([(seat, action)], is_dealing=True)

    def commit(self, move: Move) -> None:
        """Make a prepared move on this table."""
        assert move.before is self.state, "another move came between"
        self.state = move.state
        self.entries += move.entries
        self.events += move.events

    def abandon(self, move: Move) -> None:
        """Forget a prepared move; the dealer will answer as it did."""
        self.dealer.rewind(move.mark)

    def tick(self, minutes: int) -> list[Event]:
        """Tell the game how many minutes it has lasted."""
        return self.play(CLOCK, Action(TIME, number=minutes))

    def resign(self, seat: int) -> list[Event]:
        """Leave the game; always accepted."""
        return self.play(seat, "resign")

    def deal(self) -> None:
        """Let the dealer answer until a seat is waited for."""
        self.commit(self._worked_out([], is_dealing=True))

    def apply(self, seat: int, action: Action) -> None:
        """Apply one lawful entry and nothing else, as replay does."""
        self.commit(self._worked_out([(seat, action)], is_dealing=False))

    def follow(self, moves: Sequence[tuple[int, str]]) -> None:
        """Apply many entries at once, which were lawful when they were played."""
        self.commit(
            self._worked_out([(seat, self.read(seat, word)) for seat, word in moves], is_dealing=False)
        )

    def _worked_out(self, moves: list[tuple[int, Action]], *, is_dealing: bool) -> Move:
        """All that these moves do, on a scratch copy, so that an error changes nothing."""
        scratch = self.state.copy()
        scratch.log = []
        entries: list[Entry] = []
        mark = self.dealer.bookmark()
        try:
            for seat, action in moves:
                self._enter(scratch, seat, action, entries)
            while is_dealing and engine.waiting(scratch) & CHANCE_BIT and self.dealer.is_ready(scratch):
                self._enter(scratch, CHANCE, self.dealer.answer(scratch), entries)
            asked = engine.waiting(scratch) & ~CHANCE_BIT
            assert asked < 1 << len(self.names), "somebody is asked who has no seat"
        except BaseException:
            self.dealer.rewind(mark)
            raise
        events = scratch.log
        scratch.log = None
        return Move(self.state, scratch, entries, events, mark)

    def _enter(self, state: State, seat: int, action: Action, entries: list[Entry]) -> None:
        sees = engine.sees(state, seat, action)
        engine.play(state, seat, action)
        is_marked = (len(self.entries) + len(entries) + 1) % EVERY == 0
        mark = digest(self.game.write(state)) if is_marked else ""
        entries.append(Entry(seat, say(self.game, action), sees, mark))

    # Looking

    def sight(self, seat: int | None) -> Sight[Any]:
        """What one seat (None: a spectator) may know of the table as it stands now, for bots."""
        return self.game.sight(self.state, NOBODY if seat is None else seat)

    def view(self, seat: int | None = None) -> View[Any]:
        """All that a seat may know, ready for JSON; None is a spectator's view."""
        if seat is not None:
            self._check_seat(seat)
        sight = self.sight(seat)
        outcome = sight.outcome()
        return {
            "family": self.game.name,
            "game": self.edition.id,
            "seat": seat,
            "names": list(self.names),
            "asked": sight.asked() or None,
            "serial": sight.serial(),
            "waiting": list(self.waiting()),
            "left": [other for other in range(len(self.names)) if sight.has_left(other)],
            "clock": sight.clock(),
            "table": self.game.view(sight),
            "outcome": None if outcome is None else outcome.to_json(),
        }

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from some point on that a seat (None: a spectator) may see."""
        reader = reader_of(seat)
        return [event for event in self.events[since:] if event.sees & reader]

    def tell(self, event: Event, seat: int | None = None) -> str:
        """An event as a sentence, as this seat (None: a spectator) would be told it.

        Who may not know of it learns no more than that something happened.
        """
        return self.voice.tell(event, seat)

    # Keeping

    def position(self) -> dict[str, object]:
        """The whole state, ready for JSON: `gamenight.open(..., position=...)` starts from it."""
        return self.game.write(self.state)

    def hash(self) -> str:
        """A hash of the whole state."""
        return digest(self.position())

    def record(self, seat: int | None = None) -> str:
        """The whole game as text; for a seat, only what it may read, and no hashes while the game runs."""
        return self._record(whole=True, readers=0) if seat is None else self.record_for([seat])

    def record_for(self, seats: Sequence[int]) -> str:
        """What some seats together may read (none: a spectator); after the end everything."""
        readers = sum(1 << seat for seat in seats) or WATCHERS
        return self._record(whole=self.outcome is not None, readers=readers)

    def _record(self, *, whole: bool, readers: int) -> str:
        lines = write_head(self.head, hides_position=self.game.has_secrets and not whole)
        for place, entry in enumerate(self.entries):
            if place in self.head.branches:
                lines.append(WHAT_IF)
            lines.append(entry.line(whole=whole, readers=readers))
            if whole and entry.hash:
                lines.append(f"# {entry.hash}")
        if whole:
            lines.append(f"# {self.hash()}")
        if self.outcome is not None:
            lines.append(
                f"= {self.outcome.clause} {' '.join(str(seat) for seat in self.outcome.winners)}".rstrip()
            )
        return "\n".join(lines) + "\n"

    def _check_voice(self, seat: int) -> None:
        """Refuse a seat that is not there before the engine shifts bits by its number."""
        if not isinstance(seat, int) or not (0 <= seat < len(self.names) or seat in {CHANCE, CLOCK}):
            why = refusal(NO_SEAT, "table.asked", len(self.names) - 1)
            raise Refused(why.clause, self.refusal(why, NOBODY), why)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise IndexError(f"there is no seat {seat}; the seats are 0 to {len(self.names) - 1}")


def restored(  # noqa: PLR0913  one for each thing that a table keeps
    edition: Edition,
    head: Head,
    state: State,
    dealer: Dealer,
    language: str,
    names: list[str],
    events: list[Event],
    entries: list[Entry],
) -> Table:
    """A table that was pickled or copied."""
    table = Table(edition, head, state, dealer, language)
    table.rename(names)
    table.events, table.entries = events, entries
    return table
