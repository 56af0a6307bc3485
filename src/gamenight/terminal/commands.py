"""What one may type in the terminal besides the words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gamenight import families
from gamenight.kernel.errors import BadSetup
from gamenight.rulebook.clauses import clauses
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


def show_card(session: Session, seat: int, word: str, name: str) -> bool:
    """A card of the box, as the family shows it."""
    family = families.find(session.table.game.name)
    assert family is not None
    view = session.table.view(session.viewer(seat))
    lines = family.cards()[word](view, session.table.voice.edition, session.screen, name)
    session.screen.draw(lines)
    return False


def hint(session: Session, seat: int, level: str) -> bool:
    """What a bot would do here and why, the normal one unless another is named; and how that is typed."""
    from gamenight.bots.named import NORMAL, sit_down
    from gamenight.bots.seated import Seated
    from gamenight.server.reasons import advised

    table = session.table
    bot = sit_down(level or NORMAL, table.game, seat, len(table.entries))
    if seat not in table.waiting():
        raise BadSetup(session.screen.words.say("terminal", "hint_unasked"))
    told = advised(table.voice, seat, bot, Seated(bot, table, seat).move())
    session.screen.tell("hint_is", label=told.label, why=told.why, word=told.word)
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
        raise BadSetup(
            session.screen.words.say("terminal", "as_whom" if people else "as_alone", people=people)
        )
    session.ask(named[0], is_free=True, why="unasked")
    return True


def show_help(session: Session, _: int, __: str) -> bool:
    """What one may type."""
    first = clauses(session.table.voice.edition)[0]
    session.screen.tell("help", clause=first.key)
    family = families.find(session.table.game.name)
    for word in family.cards() if family else ():
        session.screen.say(session.screen.words.say("terminal", session.table.game.name, f"help_{word}"))
    if session.table.state.terms.asides and len(session.seating.people) > 1:
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
    family = families.find(table.game.name)
    if family is not None and head in family.cards():
        return lambda session, seat, name: show_card(session, seat, head, name)
    return COMMANDS.get(head)


def at_home(file: Path) -> Path:
    """The path, with ~ for one's home."""
    try:
        return file.expanduser()
    except RuntimeError:
        return file
