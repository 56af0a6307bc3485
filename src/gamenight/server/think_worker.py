"""The process that thinks for bots: a question and its ideas come in, what playouts say of them goes out."""

# All that comes in is what the bot's seat may know, so nothing else can go into the thought. The same
# question gets the same thought, in any process.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from gamenight.api.opening import lay
from gamenight.bots.named import sit_down
from gamenight.bots.search.thinker import Thinker
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Seeded
from gamenight.server.child import work
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from gamenight.kernel.action import Action

MEMORY: Final = 1024 * 1024 * 1024  # bytes


class Question(msgspec.Struct):
    """What a bot must think about: the table as its seat may know it, and its ideas, as words."""

    game: str
    names: list[str]
    terms: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    memory: list[float]
    ideas: list[str | None]  # the usual choice first; None: to let a claim or an offer stand


class Figures(msgspec.Struct):
    """What was counted for each idea, and the place of the one that was chosen."""

    counted: list[list[float]]
    chosen: int


def thought_of(question: Question) -> Figures:
    """Think about a question."""
    table = lay(
        edition_of(question.game), question.names, question.terms, question.position, Seeded(0), ENGLISH
    )
    bot = sit_down(question.bot, table.game, question.seat, question.seed)
    assert isinstance(bot, Thinker), f"{question.bot} does not think"
    bot.mind.recall(question.memory)
    ideas: list[Action | None] = [
        None if word is None else table.read(question.seat, word) for word in question.ideas
    ]
    thought = bot.think(table.sight(question.seat), ideas)
    assert thought is not None, "there was nothing to think about"
    return Figures([idea.figures() for idea in thought.ideas], thought.ideas.index(thought.chosen))


def answered(message: bytes) -> bytes:
    """Think about a question that was packed for the pipe."""
    return msgspec.msgpack.encode(thought_of(msgspec.msgpack.decode(message, type=Question)))


def main() -> None:
    """Answer questions until the server closes the pipe."""
    work(answered, MEMORY)
