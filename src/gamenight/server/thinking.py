"""A bot's thinking, handed to another process: the question as its seat may know it, and the thought back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.bots.search.thinker import Thinker
from gamenight.bots.search.thought import Thought, counted
from gamenight.kernel.stream import Stream
from gamenight.notation.words import say
from gamenight.server.think_worker import Question

if TYPE_CHECKING:
    from gamenight.bots.seated import Pondering, Seated
    from gamenight.server.think_worker import Figures

UNSEEN = 0x1DEA  # the purpose of the stream that fills in what the seat cannot know


def question_of(seated: Seated, pondering: Pondering, name: str, seed: int) -> Question:
    """What a bot of that name ponders, made from what its seat may know and nothing else."""
    bot, table = seated.bot, seated.table
    assert isinstance(bot, Thinker)
    seen = table.game.imagine(table.sight(seated.seat), Stream(seed, UNSEEN))
    return Question(
        table.edition.id,
        table.names,
        table.head.terms,
        table.game.write(seen),
        seated.seat,
        name,
        seed,
        bot.mind.memory(),
        [None if idea is None else say(table.game, idea) for idea in pondering.ideas],
    )


def thought_from(pondering: Pondering, figures: Figures | None) -> Thought | None:
    """What came of pondering; None if nothing did."""
    if figures is None:
        return None
    ideas = [counted(idea, one) for idea, one in zip(pondering.ideas, figures.counted, strict=True)]
    return Thought(ideas, ideas[figures.chosen])
