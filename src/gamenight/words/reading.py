"""Says why a line of words stands for no action, and what may stand in a word's slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.words.catalogue import Catalogue


def unreadable(words: Catalogue, family: str, key: str, facts: Mapping[str, object]) -> str:
    """Why a line could not be read; where a slot is wrong, with what fits there."""
    filled = dict(facts)
    if "slot" in filled:
        filled["form"] = slot_form(words, family, str(filled["slot"]), str(filled["examples"]))
    return words.say("unreadable", key, **filled)


def slot_form(words: Catalogue, family: str, slot: str, examples: str = "") -> str:
    """What may stand in a slot: by the family's own sentence, else a whole number."""
    form = words.find("slot", family, slot) or words.find("slot", "table", "number") or ""
    return words.fill(form, {"slot": slot, "examples": examples})
