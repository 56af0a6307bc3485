"""One look at a table for whoever reads: what happened, what lies there, what is asked and may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.terminal.boards import told
from gamenight.words.reading import slot_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.editions.edition import Edition
    from gamenight.server import wire
    from gamenight.words.catalogue import Catalogue

LONGEST_NEWS = 60  # lines; of what happened before, only how much it was


def whole(hand: wire.Hand, edition: Edition, words: Catalogue, news: Sequence[wire.Told] = ()) -> str:
    """All that a chair may know and do now, in sentences; the edition's names are in the words' language."""
    seat, names = hand.chair, hand.view["names"]
    you = "" if seat is None else names[seat]
    head = words.say("models", "head", title=edition.title, you=you, names=words.listed(list(names)))
    board = [words.say("models", "board"), *told(hand.view, edition, words)]
    parts = [[head], happened(news, words), board, asked(hand, words), choices(hand, edition, words)]
    return "\n\n".join("\n".join(part) for part in parts if part)


def happened(news: Sequence[wire.Told], words: Catalogue) -> list[str]:
    """The newest events, each with its clause and the text of a card that was turned over."""
    if not news:
        return []
    lines = [words.say("models", "news")]
    if len(news) > LONGEST_NEWS:
        lines.append(words.say("models", "before", count=len(news) - LONGEST_NEWS))
    for one in news[-LONGEST_NEWS:]:
        card = f" «{one.card}»" if one.card else ""
        lines.append(f"- {one.text}{card} [{one.clause}]")
    return lines


def asked(hand: wire.Hand, words: Catalogue) -> list[str]:
    """The question, and whether the game waits for this chair."""
    if hand.view["outcome"] is not None:
        return [words.say("models", "over")]
    key = "asked" if hand.is_asked else "unasked"
    return [words.say("models", "question", question=hand.question), words.say("models", key)]


def choices(hand: wire.Hand, edition: Edition, words: Catalogue) -> list[str]:
    """What may be played: a word a line, with what it does; then how what is left open is filled in."""
    open_to = [choice for choice in hand.choices if choice.why_not is None]
    if not open_to:
        return []
    lines = [words.say("models", "choices")]
    slots: dict[str, None] = {}
    for choice in open_to:
        grave = f" {words.say('models', 'grave')}" if choice.grave else ""
        lines.append(f"- {choice.word}: {choice.label}{grave}")
        slots |= {slot.name: None for slot in choice.slots if slot.low is None}
    if any(choice.slots for choice in open_to):
        lines.append(words.say("models", "open"))
    for slot in slots:
        form = slot_form(words, edition.family, slot, edition.game.slot_examples(slot))
        lines.append(f"  <{slot}>: {form}")
    return lines
