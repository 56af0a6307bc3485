"""What one may type in the terminal besides the words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gamenight.kernel.errors import BadSetup
from gamenight.notation.words import say
from gamenight.terminal.rules import show_book, show_clause

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.terminal.session import Session

    Command = Callable[[Session, int, str], bool]  # whether the question is done with


def show_board(session: Session, seat: int, _: str) -> bool:
    """The board again, and the question."""
    session.look(seat)
    return False


def show_log(session: Session, seat: int, _: str) -> bool:
    """The story so far, with the clause behind each line."""
    for line in session.story.whole(session.viewer(seat)):
        session.screen.say(line, indent=2)
    return False


def show_rules(session: Session, _: int, key: str) -> bool:
    """The rulebook, or one clause of it."""
    edition = session.table.voice.edition
    if key:
        show_clause(session.screen, edition, key)
    else:
        show_book(session.screen, edition)
    return False


def hint(session: Session, seat: int, level: str) -> bool:
    """What a bot would do here and why, the normal one unless another is named; and how that is typed."""
    from gamenight.bots.named import NORMAL, sit_down
    from gamenight.bots.seated import Seated
    from gamenight.server.reasons import why

    table = session.table
    bot = sit_down(level or NORMAL, table.game, seat, len(table.entries))
    seated = Seated(bot, table, seat)
    if seat not in table.waiting():
        raise BadSetup(session.screen.words.say("terminal", "hint_unasked"))
    action = seated.move()
    reason = why(table.voice, seat, bot, action).sentence or table.voice.hint(action)
    facts = {"label": table.voice.label(seat, action), "why": reason, "word": say(table.game, action)}
    session.screen.tell("hint_is", **facts)
    return False


def save(session: Session, _: int, name: str) -> bool:
    """Write the record so far."""
    file = Path(name) if name else session.keeper.file
    if file is None:
        session.screen.tell("save_needs")
        return False
    session.keeper.keep(at_home(file))
    session.screen.tell("saved", file=session.keeper.file)
    if session.table.game.has_secrets:
        session.screen.tell("saved_secrets")
    return False


def resign(session: Session, seat: int, _: str) -> bool:
    """Leave the game, asked once more."""
    if session.screen.ask("resign_sure").lower() != "resign":
        session.screen.tell("resign_not")
        return False
    session.do(seat, "resign")
    return True


def let_speak(session: Session, seat: int, name: str) -> bool:
    """Give the keyboard to somebody who is not waited for but may have other business."""
    table = session.table
    named = [other for other in session.seating.people if table.names[other].lower() == name.lower()]
    if not named or named == [seat]:
        people = table.teller.listed([other for other in session.seating.people if other != seat])
        raise BadSetup(session.screen.words.say("terminal", "as_whom", people=people or "-"))
    session.ask(named[0], is_free=True, why="unasked")
    return True


def show_help(session: Session, _: int, __: str) -> bool:
    """What one may type."""
    session.screen.tell("help")
    if session.table.state.terms.asides:
        session.screen.tell("help_as")
    return False


def leave(session: Session, _: int, __: str) -> bool:
    """Stop; what is not in a file yet can be put there first."""
    session.secure()
    if session.record is None and not session.keeper.is_kept() and session.table.entries:
        name = session.screen.ask("quit_save")
        if name:
            session.keeper.keep(at_home(Path(name)))
    raise EOFError


COMMANDS: dict[str, Command] = {
    "board": show_board,
    "log": show_log,
    "rules": show_rules,
    "hint": hint,
    "save": save,
    "resign": resign,
    "as": let_speak,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "q": leave,
    "exit": leave,
}


def command_in(table: Table, typed: str) -> Command | None:
    """The command that a line begins with; a game's own word of the same name goes before it."""
    head = typed.partition(" ")[0].lower()
    if head != "resign" and any(verb.word == head for verb in table.game.verbs):
        return None
    return COMMANDS.get(head)


def at_home(file: Path) -> Path:
    """The path, with ~ for one's home."""
    try:
        return file.expanduser()
    except RuntimeError:
        return file
