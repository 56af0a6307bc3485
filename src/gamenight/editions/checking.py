"""Turning a document into a checked struct, and what is asked of any edition; problems name their field."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from gamenight.editions.faults import Fault, Faulty, fault_of
from gamenight.editions.faults import written as written_path
from gamenight.editions.fitting import Fitting
from gamenight.editions.texts import folded
from gamenight.games.parts.deck import MOST_CARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from gamenight.editions.forms import Notes
    from gamenight.editions.positions import Path as Steps

T = TypeVar("T", bound=msgspec.Struct)
FEWEST_SPACES, MOST_SPACES = 8, 60


class Printed(Protocol):
    """A space as any file has it."""

    @property
    def kind(self) -> str:
        """What kind of space it is."""

    @property
    def name(self) -> str:
        """What it is called."""


def checked(file: Path, document: dict[str, Any], form: type[T], problems: Callable[[T], Iterable[str]]) -> T:
    """The document in this form with nothing wrong; Faulty names every problem, each with its field."""
    try:
        made = msgspec.convert(document, form)
    except msgspec.ValidationError as error:
        raise Faulty(_misfits(file, document, form, problems, error)) from error
    folded(made)
    found = [fault_of(file, problem) for problem in problems(made)]
    if found:
        raise Faulty(found)
    return made


def _misfits(
    file: Path,
    document: dict[str, Any],
    form: type[T],
    problems: Callable[[T], Iterable[str]],
    error: msgspec.ValidationError,
) -> Iterator[Fault]:
    """What does not fit into the form; then what else is wrong, where the rest could be guessed."""
    fitting = Fitting(document, form)
    yield from (Fault(file, path, why) for path, why in fitting.wrong)
    if not fitting.wrong:  # a form may ask for more than we know of
        yield Fault(file, (), str(error))
    elif fitting.is_guessed:
        low, high = (
            list(problems(msgspec.convert(one.meant, form)))
            for one in (fitting, Fitting(document, form, high=True))
        )
        others = [fault_of(file, problem) for problem in low if problem in high]
        guessed = [path for path, _ in fitting.wrong]
        yield from (fault for fault in others if not any(_touches(fault, path) for path in guessed))


def _touches(fault: Fault, path: Steps) -> bool:
    """Whether a problem may come from a guess: it is around it or within it, or speaks of it."""
    shorter = min(len(fault.path), len(path))
    return fault.path[:shorter] == path[:shorter] or f"{written_path(path)} " in f"{fault.why} "


def printable(form: msgspec.Struct) -> Iterator[str]:
    """Check that a text has something in it to be read, and nothing that would disturb a terminal."""

    def look(path: str, part: object) -> Iterator[str]:
        if isinstance(part, str) and part.isspace():
            yield f"{path}: there is nothing in it but blanks; write something that can be read"
        elif isinstance(part, str) and not part.isprintable():
            yield f"{path}: {part!r} has a character that cannot be printed; write it on one line"
        elif isinstance(part, dict):
            for key, inner in part.items():
                yield from look(f"{path}.{key}".lstrip("."), inner)
        elif isinstance(part, list):
            for place, inner in enumerate(part):
                yield from look(f"{path}[{place}]", inner)

    return look("", msgspec.to_builtins(form))


def written(money: str, such: str) -> Iterator[str]:
    """Check how money is written: a sign, and where the amount goes."""
    rest = money.replace("{amount}", "", 1)
    if "{amount}" not in money or not rest.strip() or {*"{}0123456789"} & {*rest}:
        yield (
            f"words.money: {money!r} does not say how money is written; "
            f"give the sign and {{amount}}, such as {such}"
        )


def twice(path: str, given: Sequence[str]) -> Iterator[str]:
    """Check that no two texts are alike, small and capital letters being the same."""
    keys = [name.casefold() for name in given]
    for place, key in enumerate(keys):
        first = keys.index(key)
        if first < place:
            yield f"{path.format(place)}: {given[place]!r} is {path.format(first)} already; no two are alike"


def known(path: str, what: str, given: str, ids: Sequence[str]) -> Iterator[str]:
    """Check that a name is one of those there are."""
    if given not in ids:
        near = get_close_matches(given, ids, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(ids) or 'none'}"
        yield f"{path}: there is no {what} {given!r}; {hint}"


def fields(
    path: str, thing: msgspec.Struct, what: str, needs: tuple[str, ...], may: tuple[str, ...] = ()
) -> Iterator[str]:
    """Check the fields that only some kinds of a thing have: those of its kind, and no others."""
    for field in msgspec.structs.fields(thing):
        if field.default is not None:
            continue
        is_there = getattr(thing, field.name) is not None
        if is_there and field.name not in needs and field.name not in may:
            yield f"{path}.{field.name}: {what} has none; leave it out"
        elif not is_there and field.name in needs:
            yield f"{path}.{field.name}: missing; {what} needs one"


def tokens(given: Sequence[str], fewest: int) -> Iterator[str]:
    """Check that there is a token for everybody, no two alike."""
    if len(given) < fewest:
        yield f"tokens: {len(given)} tokens; give at least {fewest} different ones"
    yield from twice("tokens[{}]", given)


def purse(notes: Sequence[Notes], cash: int) -> Iterator[str]:
    """Check that the notes handed out, if the file has them, make the cash that one begins with."""
    total = sum(note.value * note.count for note in notes)
    if notes and total != cash:
        yield f"notes: they add up to {total}; numbers.cash is {cash}"


def stocked(name: str, cards: Sequence[object], draws: Sequence[int]) -> Iterator[str]:
    """Check that a deck is not too big, and not empty if a space draws from it."""
    if draws and not cards:
        yield f"{name}: no cards, but spaces[{draws[0]}] draws from them; give 1 to {MOST_CARDS}"
    if len(cards) > MOST_CARDS:
        yield f"{name}: {len(cards)} cards; a deck has 1 to {MOST_CARDS}"


def goal(path: str, space: int | None, spaces: Sequence[Printed]) -> Iterator[str]:
    """Check that a card leads to a space, if it leads anywhere."""
    if space is not None and not 0 <= space < len(spaces):
        yield f"{path}.space: there is no space {space}; they run from 0 to {len(spaces) - 1}"


def ring(spaces: Sequence[Printed]) -> Iterator[str]:
    """Check a board round the edge: so many spaces, GO first, and one jail."""
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        yield f"spaces: {len(spaces)} spaces; a board has {FEWEST_SPACES} to {MOST_SPACES}"
    if spaces and spaces[0].kind != "go":
        yield f"spaces[0].kind: the first space is the 'go', not a {spaces[0].kind!r}"
    for place, space in enumerate(spaces):
        if space.kind == "go" and place:
            yield f"spaces[{place}].kind: GO is the first space, spaces[0], and no other"
    jails = [place for place, space in enumerate(spaces) if space.kind == "jail"]
    if not jails:
        yield "spaces: there is no 'jail'; give exactly one"
    for place in jails[1:]:
        yield f"spaces[{place}].kind: spaces[{jails[0]}] is the jail already; give exactly one"


def own_names(spaces: Sequence[Printed], kinds: Sequence[str], what: str) -> Iterator[str]:
    """Check that no two spaces of these kinds are called the same."""
    named: dict[str, int] = {}
    for place, space in enumerate(spaces):
        if space.kind in kinds and named.setdefault(space.name, place) < place:
            first = named[space.name]
            yield (
                f"spaces[{place}].name: spaces[{first}] is {space.name!r} already; each {what} has its own"
            )
