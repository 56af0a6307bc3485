"""An action as one line of words, and back; docs/notation.md has the grammar."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from gamenight.kernel.action import ABSENT, Action, Verb
from gamenight.kernel.errors import Unreadable
from gamenight.kernel.seat import NOBODY
from gamenight.notation.plain import short

if TYPE_CHECKING:
    from gamenight.kernel.game import Game

LONGEST = 4000  # letters; paying with every card there is takes less


def say(game: Game[Any], action: Action) -> str:
    """The word for an action; a template shows its range, and `<slot>` for what is left open."""
    verb, is_open = action.verb, action.is_template()
    words = [verb.word]
    if verb.seat:
        words.append(f"<{verb.seat}>" if action.seat == NOBODY else str(action.seat))
    if verb.item:
        words.append(f"<{verb.item}>" if action.item == ABSENT else game.say_slot(verb.item, action.item))
    if verb.number:
        number = game.say_slot(verb.number, action.number)
        if is_open:
            number = f"<{verb.number}>"
            if action.number != ABSENT:
                number = (
                    f"{game.say_slot(verb.number, action.number)}..{game.say_slot(verb.number, action.most)}"
                )
        words.append(number)
    if verb.goods:
        goods = [game.say_slot(verb.goods, one) for one in action.goods]
        words.append(f"<{verb.goods}>" if is_open else ",".join(goods))
    return " ".join(words)


def read(game: Game[Any], verbs: list[Verb], text: str) -> Action:
    """The action that a line of words stands for; Unreadable says what is wrong with it."""
    if len(text) > LONGEST:
        raise Unreadable(f"{short(text)} is too long for an action; {LONGEST} letters are the most")
    words = text.split()
    if not words:
        raise Unreadable(f"an empty line is no action; this game's words begin with {_listed(verbs)}")
    candidates = [verb for verb in verbs if verb.word == words[0]]
    if not candidates:
        known = [verb.word for verb in verbs]
        near = get_close_matches(words[0], known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"this game's words begin with {_listed(verbs)}"
        raise Unreadable(f"{short(words[0])} is no word of this game; {hint}")
    verb = candidates[0]
    slots = [slot for slot in (verb.seat, verb.item, verb.number, verb.goods) if slot]
    if len(words) - 1 != len(slots):
        form = " ".join([verb.word, *(f"<{slot}>" for slot in slots)])
        raise Unreadable(
            f"{short(text)}: this word is written {form!r}, with {len(slots)} after {verb.word!r}"
        )
    rest = iter(words[1:])
    seat = _slot(game, verb.seat, next(rest)) if verb.seat else NOBODY
    item = _slot(game, verb.item, next(rest)) if verb.item else ABSENT
    number = _slot(game, verb.number, next(rest)) if verb.number else ABSENT
    goods = tuple(_slot(game, verb.goods, one) for one in next(rest).split(",")) if verb.goods else ()
    return Action(verb, seat, item, number, goods)


def _slot(game: Game[Any], slot: str, text: str) -> int:
    value = game.read_slot(slot, text)
    if value is None:
        raise Unreadable(f"{short(text)} cannot stand there; what fits is {game.slot_form(slot)}")
    return value


def _listed(verbs: list[Verb]) -> str:
    return ", ".join(repr(word) for word in sorted({verb.word for verb in verbs}))
