"""A whole game as plain text: a head, then one line an action; docs/reference/notation.md has the form."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from gamenight.kernel.errors import BadRecord
from gamenight.kernel.seat import CHANCE, CLOCK
from gamenight.notation.digest import canonical
from gamenight.notation.plain import check_plain, short

FIRST_LINE = "gamenight record 2"
OLDER_LINE = "gamenight record 1"  # its positions, and so its hashes, have other names for the same things
WHAT_IF = "/ what if"  # above this line it is another game, which is played on here
PEOPLE = "people"  # threw the dice and drew the cards themselves, and said what fell
EVERY = 20  # a hash of the state after so many entries
WHO = {CHANCE: "*", CLOCK: "@"}
BOM = "\ufeff"  # which some editors put before a text
MARKS = {"*": CHANCE, "@": CLOCK}


class Head(msgspec.Struct):
    """What was agreed before play, and by which rules."""

    game: str
    rules: str
    content: str
    names: list[str]
    terms: dict[str, Any]
    position: dict[str, Any] | None = None
    dealt: str = ""  # by whom, if not by a dealer of ours
    branches: list[int] = []  # after so many entries it left another game; told in the body


class Line(msgspec.Struct):
    """One line of the body: an entry (who, word), a hash (#), a branch (/), or the end (=)."""

    number: int
    mark: str
    text: str

    def who(self) -> int:
        """The seat that spoke, CHANCE or CLOCK."""
        return MARKS[self.mark] if self.mark in MARKS else int(self.mark)


class Entry(msgspec.Struct):
    """One applied action as the table remembers it."""

    seat: int
    word: str
    sees: int
    hash: str  # of the state after it, every so many entries

    def word_for(self, readers: int) -> str:
        """The word as some seats together may see it: at least its verb."""
        return self.word if self.sees & readers else f"{self.word.partition(' ')[0]} ?"

    def line(self, *, whole: bool, readers: int) -> str:
        """The entry as its readers, a set of seats, may see it."""
        word = self.word if whole else self.word_for(readers)
        return f"{WHO.get(self.seat, self.seat)} {word}"


def write_head(head: Head, *, hides_position: bool = False) -> list[str]:
    """The lines above the body; a position that not everybody may know is left out for whoever may not."""
    lines = [FIRST_LINE, f"game {head.game}", f"rules {head.rules}", f"content {head.content}"]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(head.names)]
    lines.append(f"terms {canonical(head.terms)}")
    if head.dealt:
        lines.append(f"dealt {head.dealt}")
    if head.position is not None:
        lines.append("position ?" if hides_position else f"position {canonical(head.position)}")
    return [*lines, ""]


def first_lines(text: str, line: int) -> str:
    """A record as far as a line of it; BadRecord if that is none of its body."""
    lines = text.splitlines()
    head = next((number for number, one in enumerate(lines, start=1) if not one.strip()), len(lines))
    if not head <= line <= len(lines):
        raise BadRecord(f"there is no line {line} to stop after; the lines are {head} to {len(lines)}")
    return "\n".join(lines[:line]) + "\n"


def read_record(text: str) -> tuple[Head, list[Line]]:
    """The head and the lines of the body, without an older record's hashes; BadRecord names what is wrong."""
    lines = text.splitlines()
    first = lines[0].removeprefix(BOM).strip() if lines else ""
    if first not in {FIRST_LINE, OLDER_LINE}:
        raise BadRecord(f"line 1: {short(first)} does not begin a record; the first line is {FIRST_LINE!r}")
    fields: dict[str, str] = {}
    names: list[str] = []
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        field, _, value = line.partition(" ")
        if field == "seat":
            seat, _, name = value.partition(" ")
            if seat != str(len(names)) or not name:
                raise BadRecord(f"line {number}: {short(line)}; expected 'seat {len(names)} NAME'")
            names.append(name)
        elif field in {"game", "rules", "content", "terms", "position", "dealt"} and field not in fields:
            fields[field] = value
        else:
            raise BadRecord(f"line {number}: {short(line)} is no line of a record's head")
    _check_head(fields, is_older=first == OLDER_LINE)
    position = _json(fields["position"], "position") if "position" in fields else None
    terms = _json(fields["terms"], "terms")
    head = Head(
        fields["game"],
        fields["rules"],
        fields["content"],
        names,
        terms,
        position,
        fields.get("dealt", ""),
    )
    body = [_body_line(number, line) for number, line in enumerate(lines[number:], start=number + 1) if line]
    return head, [line for line in body if line.mark != "#" or first == FIRST_LINE]


def _check_head(fields: dict[str, str], *, is_older: bool) -> None:
    """Whether all is there that must be, and nothing stands there from which it cannot be replayed."""
    missing = [field for field in ("game", "rules", "content", "terms") if field not in fields]
    if missing:
        raise BadRecord(f"the head lacks {', '.join(missing)}")
    if fields.get("position") == "?":
        raise BadRecord("position: it is hidden from the one seat this record is for; it cannot replay")
    if fields.get("dealt", PEOPLE) != PEOPLE:
        raise BadRecord(f"dealt: {short(fields['dealt'])}; where this line stands it says {PEOPLE!r}")
    if "position" in fields and is_older:
        raise BadRecord(
            f"position: {OLDER_LINE!r} had other names for what a position holds; only a record "
            "that begins at the beginning can be replayed of those"
        )


def _json(text: str, field: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"{field}: {short(text)} is not JSON ({error})") from error
    except RecursionError as error:
        raise BadRecord(f"{field}: {short(text)} is nested too deeply") from error
    if not isinstance(value, dict):
        raise BadRecord(f"{field}: {short(text)} is not a JSON object")
    check_plain(value, field, BadRecord)
    return value


def _body_line(number: int, line: str) -> Line:
    mark, _, text = line.partition(" ")
    is_seat = mark.isascii() and mark.isdigit() and len(mark) <= 2
    if not text or not (is_seat or mark in {"*", "@", "#", "="} or line == WHAT_IF):
        raise BadRecord(
            f"line {number}: {short(line)}; expected a seat's number, '*' (chance), '@' (clock), "
            f"'#' (hash) or '=' (end), then a space and its word"
        )
    return Line(number, mark, text)
