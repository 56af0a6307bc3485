"""What a table agrees before play, from words that somebody typed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gamenight.kernel.errors import BadSetup
from gamenight.terminal.seating import christened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamenight.editions.edition import Edition
    from gamenight.terminal.screen import Screen
    from gamenight.words.catalogue import Catalogue


def names_in(text: str, edition: Edition, words: Catalogue) -> list[str]:
    """The names of a list with commas, in which bots are called for by their level: Ann,Bob,hard."""
    seats = [name.strip() for name in text.split(",")]
    return christened(seats, edition.family, words.say("bots", "names").split(", "))


def terms_in(edition: Edition, pairs: Iterable[str], words: Catalogue) -> dict[str, Any]:
    """Terms from NAME=VALUE, as the edition's options have them; `open` checks the rest."""
    lists = {option.name for option in edition.options if isinstance(option.default, list)}
    agreed: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not name:
            raise BadSetup(words.say("terminal", "bad_term", term=repr(pair)))
        if name in agreed:
            raise BadSetup(words.say("terminal", "term_twice", name=name))
        agreed[name] = value_in(value, is_list=name in lists)
    return agreed


def value_in(text: str, *, is_list: bool) -> Any:  # noqa: ANN401  any JSON
    """A value in JSON, or as plain words; a list also with commas."""
    try:
        value = json.loads(text.lower() if text.lower() in {"true", "false"} else text)
    except ValueError:
        value = text
    if is_list and not isinstance(value, list):
        return [part.strip() for part in text.split(",")]
    return value


def tell_effects(screen: Screen, edition: Edition, terms: dict[str, Any]) -> None:
    """Say what the agreed terms do to the game, as far as it was measured."""
    if not terms:
        return
    from gamenight.lab.meter.saying import effects_of, note_of

    language = screen.words.language
    said = effects_of(edition, edition.agree(terms), language)
    for line in [*map(str, said), note_of(edition, said, language)]:
        if line:
            screen.say(line)
