"""Scripts that let bash, zsh and fish complete the command line, written from its outline."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING

from gamenight.called import command_anywhere
from gamenight.cli.language import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamenight.cli.outline import Outline

GAMES = {"GAME", "FOLDER", "--from"}  # where a game's id may stand
SHELLS = ("bash", "zsh", "fish")
COMMON = ["--help", "--language"]

BASH = """# {install}
_gamenight() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} way="" one
    for one in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$way $one" in
{steps}
        esac
    done
    case $way in
{cases}
    esac
}}
complete -o default -F _gamenight gamenight ./gamenight
"""
ZSH = """#compdef gamenight ./gamenight
# {install}
_gamenight() {{
    local way="" one
    local -a found
    for one in "${{words[@]:1:$((CURRENT - 2))}}"; do
        case "$way $one" in
{steps}
        esac
    done
    case $way in
{cases}
    esac
    _describe -t words gamenight found || _files
}}
compdef _gamenight gamenight ./gamenight
"""


def script(shell: str, whole: Outline, games: Sequence[str]) -> str:
    """The script of a shell, with how to install it in its first lines."""
    install = words().say("cli", "install", shell, command=quote(command_anywhere()))
    if shell == "fish":
        return "\n".join([f"# {install}", *fish(whole, games), ""])
    found = list(commands(whole))
    paths = [" ".join(("", *one.path)) for one in found if one.path]
    steps = "\n".join(f'            {quoted(path)}) way="{path}" ;;' for path in paths)
    write = in_bash if shell == "bash" else in_zsh
    cases = "\n".join(write(one, games) for one in found)
    return (BASH if shell == "bash" else ZSH).format(install=install, steps=steps, cases=cases)


def commands(whole: Outline) -> Iterator[Outline]:
    """A command and all below it."""
    yield whole
    for one in whole.commands:
        yield from commands(one)


def choices(one: Outline, games: Sequence[str]) -> list[tuple[str, str]]:
    """What may follow a command, each with what it does: commands, a game, a shell, options."""
    found = [(below.path[-1], below.about) for below in one.commands]
    if GAMES & {entry.name for entry in (*one.arguments, *one.options)}:
        found += [(game, words().say("cli", "value", "game")) for game in games]
    if one.path == ("completion",):
        found += [(shell, "") for shell in SHELLS]
    found += [(entry.name, entry.about) for entry in one.options]
    return [*found, *((name, "") for name in COMMON)]


def in_bash(one: Outline, games: Sequence[str]) -> str:
    """The branch of a command: its words, without what they mean."""
    listed = " ".join(word for word, _ in choices(one, games))
    path = quoted(" ".join(("", *one.path)) if one.path else "")
    return f'        {path}) COMPREPLY=($(compgen -W "{listed}" -- "$word")) ;;'


def in_zsh(one: Outline, games: Sequence[str]) -> str:
    """The branch of a command: its words with what they mean."""
    pairs = [f"{word}:{plain(about)}" if about else word for word, about in choices(one, games)]
    path = quoted(" ".join(("", *one.path)) if one.path else "")
    return f"        {path}) found=({' '.join(quoted(pair) for pair in pairs)}) ;;"


def fish(whole: Outline, games: Sequence[str]) -> Iterator[str]:
    """A line for each word that may follow a command."""
    for one in commands(whole):
        below = " ".join(command.path[-1] for command in one.commands)
        seen = [f"__fish_seen_subcommand_from {name}" for name in one.path]
        seen += [f"not __fish_seen_subcommand_from {below}"] if below else []
        when = quoted("; and ".join(seen))
        for word, about in choices(one, games):
            what = f"-l {word[2:]}" if word.startswith("--") else f"-f -a {word}"
            note = f" -d {quoted(plain(about))}" if about else ""
            yield f"complete -c gamenight -n {when} {what}{note}"


def plain(text: str) -> str:
    """The first sentence of a text, without signs that mean something to a shell."""
    short = text.partition("\n")[0].partition(": ")[0].partition("; ")[0]
    return "".join(sign for sign in short if sign not in "'\"`$\\:").rstrip(".")


def quoted(text: str) -> str:
    """The text as a shell takes it, whole."""
    return f"'{text}'"
