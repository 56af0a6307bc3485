"""`gamenight replay`: a recorded game told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.usage import MaybeWhole


def replay(
    file: Path,
    /,
    *,
    to: MaybeWhole = None,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    edition: str | None = None,
) -> int:
    """Tell the story of a recorded game, then show its last board and how it ended."""
    from gamenight.api.opening import replay as replay_record
    from gamenight.cli.language import language, words
    from gamenight.cli.output import tell
    from gamenight.terminal.boards import board_of
    from gamenight.terminal.keeping import blaming, fetch
    from gamenight.terminal.screen import terminal_screen
    from gamenight.terminal.story import Story

    text = fetch(file, words())
    shown = text if to is None else up_to(text, to)
    with blaming(file):
        table = replay_record(shown, edition=edition, language=language())
    screen = terminal_screen(words())
    if not quiet:
        for line in Story(table, screen.words).whole(None):
            screen.say(line, indent=2)
    screen.draw(board_of(table, None, screen))
    if table.outcome is not None:
        result = table.ending()
        screen.tell("over", style="bold", result=result)
    else:
        tell("unfinished_at", lines=len(text.splitlines()) if to is None else to, question=table.question())
    return 0


def up_to(text: str, line: int) -> str:
    """The record's first lines, its head at the least."""
    from gamenight.cli.language import words
    from gamenight.kernel.errors import BadSetup

    lines = text.splitlines()
    head = lines.index("") + 1 if "" in lines else len(lines)
    if not head <= line <= len(lines):
        raise BadSetup(words().say("cli", "no_line", line=line, least=head, most=len(lines)))
    return "\n".join(lines[:line]) + "\n"
