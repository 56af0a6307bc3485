"""An action as one line of words, and back; docs/reference/notation.md has the grammar."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from gamenight.kernel.action import ABSENT, Action, Verb
from gamenight.kernel.errors import Unreadable
from gamenight.kernel.seat import NOBODY
from gamenight.notation.plain import short
from gamenight.words.catalogue import catalogue
from gamenight.words.reading import unreadable

if TYPE_CHECKING:
    from gamenight.kernel.game import Game

LONGEST = 4000  # letters; paying with every card there is takes less


def say(game: Game[Any], action: Action) -> str:
    """The word for an action; a template shows its range, and `<slot>` for what is left open."""
    return action.said(game.say_slot)


def form(game: Game[Any], template: Action) -> str:
    """The word for a template with `{slot}` for each thing that is left open."""
    verb = template.verb
    words = [verb.word]
    if verb.seat:
        words.append(f"{{{verb.seat}}}" if template.seat == NOBODY else str(template.seat))
    if verb.item:
        is_open = template.item == ABSENT
        words.append(f"{{{verb.item}}}" if is_open else game.say_slot(verb.item, template.item))
    words += [f"{{{slot}}}" for slot in (verb.number, verb.goods) if slot]
    return " ".join(words)


def read(game: Game[Any], verbs: list[Verb], text: str) -> Action:
    """The action that a line of words stands for; Unreadable says what is wrong with it."""
    if len(text) > LONGEST:
        raise _unreadable(game, "too_long", word=short(text), most=LONGEST)
    words = text.split()
    if not words:
        raise _unreadable(game, "empty", words=_listed(verbs))
    candidates = [verb for verb in verbs if verb.word == words[0]]
    if not candidates:
        known = [verb.word for verb in verbs]
        near = get_close_matches(words[0], known, 1)
        if near:
            raise _unreadable(game, "nearly", word=short(words[0]), near=repr(near[0]))
        raise _unreadable(game, "unknown", word=short(words[0]), words=_listed(verbs))
    verb = next((one for one in candidates if len(one.slots()) == len(words) - 1), candidates[0])
    slots = verb.slots()
    if len(words) - 1 != len(slots):
        form = " ".join([verb.word, *(f"<{slot}>" for slot in slots)])
        said = {"word": short(text), "written": repr(form), "count": len(slots), "verb": repr(verb.word)}
        if verb.goods:
            raise _unreadable(game, "joined", **said, several=f"<{verb.goods}>")
        raise _unreadable(game, "written", **said)
    rest = iter(words[1:])
    seat = _slot(game, verb.seat, next(rest)) if verb.seat else NOBODY
    item = _slot(game, verb.item, next(rest)) if verb.item else ABSENT
    number = _slot(game, verb.number, next(rest)) if verb.number else ABSENT
    goods = tuple(_slot(game, verb.goods, one) for one in next(rest).split(",")) if verb.goods else ()
    return Action(verb, seat, item, number, goods)


def _slot(game: Game[Any], slot: str, text: str) -> int:
    value = game.read_slot(slot, text)
    if value is None:
        raise _unreadable(game, "slot", word=short(text), slot=slot, examples=game.slot_examples(slot))
    return value


def _unreadable(game: Game[Any], key: str, **facts: object) -> Unreadable:
    """The error in English; whoever reads another language is told by its key and its facts."""
    return Unreadable(unreadable(catalogue(), game.name, key, facts), key, facts)


def _listed(verbs: list[Verb]) -> str:
    return ", ".join(repr(word) for word in sorted({verb.word for verb in verbs}))
