"""Many choices of one verb put together behind one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.kernel.action import ABSENT

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

FEW = 2  # asides, and
FEW_ANSWERS = 4  # answers of one verb that are numbered all the same
HANDLES = ("claim", "offer")  # numbers that say nothing: such a choice stands on its own, with its meaning


def gathered(actions: list[Action], most: int = FEW_ANSWERS) -> dict[str, list[Action]]:
    """The choices that say which one is meant, by their verbs; a few of them need no gathering."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        verb = action.verb
        if verb.item in HANDLES:
            continue
        is_closed = not action.is_template() and (not verb.item or action.item != ABSENT)
        if is_closed and (verb.seat or verb.item or verb.number):
            found.setdefault(verb.word, []).append(action)
    return {word: group for word, group in found.items() if len(group) > min(most, most_numbered(group[0]))}


def most_numbered(action: Action) -> int:
    """How many choices of its verb keep their numbers."""
    verb = action.verb
    is_plain_aside = verb.aside != ABSENT and not verb.number and bool(verb.seat) != bool(verb.item)
    return FEW if is_plain_aside else FEW_ANSWERS


def merged(words: list[list[str]]) -> list[str]:
    """What follows a verb, with alternatives for its last part: `any brown|red`, `(1 a, 2 b) c|d`."""
    ends: dict[str, list[str]] = {}
    for *head, end in words:
        ends.setdefault(" ".join(head), []).append(end)
    heads: dict[str, list[str]] = {}
    for first, lasts in ends.items():
        heads.setdefault("|".join(lasts), []).append(first)
    return [
        f"{firsts[0]} {lasts}" if len(firsts) == 1 else f"({', '.join(firsts)}) {lasts}"
        for lasts, firsts in heads.items()
    ]
