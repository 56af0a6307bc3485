"""Small questions on the way to one action: which of these, which ones, how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.action import number_in
from gamenight.kernel.errors import Unreadable
from gamenight.terminal.screen import COMPLAINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.terminal.screen import Screen

INDENT = 5
CURRENCIES = "$¥€£ "  # signs that may stand before a sum
LEAVE = {"q", "quit", "exit"}


def show_list(screen: Screen, labels: Sequence[str]) -> None:
    """What there is to choose from, numbered."""
    for number, label in enumerate(labels, start=1):
        screen.say(f"{number:>3}  {label}", indent=INDENT)


def pick_one(screen: Screen, question: str, labels: Sequence[str]) -> int | None:
    """The place of the one that is chosen from a list; None if none of them is."""
    show_list(screen, labels)
    typed = screen.ask(question)
    places = numbers_in(typed, len(labels))
    return places[0] if places is not None and len(places) == 1 else None


def pick_some(screen: Screen, labels: Sequence[str]) -> list[int]:
    """The places of those that are chosen from a list, asked for until they can be read; none will do."""
    show_list(screen, labels)
    while True:
        places = numbers_in(asked(screen, "which_ones"), len(labels))
        if places is not None:
            return places
        screen.tell("which_ones_bad", style=COMPLAINT, most=len(labels))


def pick_sum(screen: Screen, most: str) -> int:
    """A sum of money, asked for until it can be read; nothing is none."""
    while True:
        found = number_in(asked(screen, "which_sum", most=most).lstrip(CURRENCIES) or "0")
        if found is not None:
            return found
        screen.tell("which_sum_bad", style=COMPLAINT)


def is_sure(screen: Screen) -> bool:
    """Whether what was put together is to be done; Enter alone says yes."""
    typed = asked(screen, "send").lower()
    return not typed or typed in screen.words.say("terminal", "yes").split()


def asked(screen: Screen, question: str, **facts: object) -> str:
    """What is typed; whoever wants to leave chooses again."""
    typed = screen.ask(question, **facts)
    if typed.lower() in LEAVE:
        raise Unreadable(screen.words.say("terminal", "choose_again"))
    return typed


def numbers_in(typed: str, most: int) -> list[int] | None:
    """The places that numbers name, each once, with blanks or commas between; None if one is none of them."""
    places: list[int] = []
    for part in typed.replace(",", " ").split():
        number = number_in(part)
        if number is None or not 1 <= number <= most:
            return None
        if number - 1 not in places:
            places.append(number - 1)
    return places
