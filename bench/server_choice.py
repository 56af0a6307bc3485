"""What a player who knows no rules answers: lawful, cheap, always the same, and the game goes on."""

from __future__ import annotations

import re

RANGE = re.compile(r"(\d+)\.\.(\d+)")
FIRST = "ask"  # a rent that is not asked for lapses with the next throw
LAST = {"bankrupt", "resign"}
# Asides that may be done and undone for ever, or that wait for somebody else's consent.
ASIDES = {
    "offer", "counter", "accept", "refuse", "withdraw", "build", "sell", "clear", "mortgage", "lift", "move",
}  # fmt: skip


def claim(words: list[str]) -> str:
    """A rent that this seat may ask for, whether it is asked something or not; or nothing."""
    return next((word for word in words if verb(word) == FIRST), "")


def choice(words: list[str], turn: int) -> str:
    """One of the words, another verb from turn to turn; asides only where nothing else helps.

    A number to be filled in is the lowest; what asks for more than a number is left out.
    """
    filled = [RANGE.sub(lambda found: found[1], word) for word in words if "<" not in word]
    answers = [word for word in filled if verb(word) not in ASIDES | LAST]
    helpful = [word for word in filled if verb(word) not in LAST]
    by_verb: dict[str, list[str]] = {}
    for word in answers or helpful or filled:
        by_verb.setdefault(verb(word), []).append(word)
    if not by_verb:
        raise SystemExit(f"a seat is asked and none of its choices can be played: {words}")
    same = list(by_verb.values())[turn % len(by_verb)]
    return same[turn // 7 % len(same)]


def verb(word: str) -> str:
    """The first word of a choice."""
    return word.split(" ", 1)[0]
