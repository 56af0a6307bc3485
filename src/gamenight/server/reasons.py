"""Why a bot moves as it does, in words: what it weighed, and what playouts said of its ideas."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamenight.bots.search.thinker import Thinker
from gamenight.notation.words import say
from gamenight.server import wire
from gamenight.words.catalogue import catalogue

if TYPE_CHECKING:
    from gamenight.api.voice import Voice
    from gamenight.bots.bot import Bot
    from gamenight.bots.search.thought import Idea, Thought
    from gamenight.kernel.action import Action

SHOWN = 3  # of the ideas, the best ones


class Why(NamedTuple):
    """A sentence, and the ideas that it was chosen from with their chances; either may be missing."""

    sentence: str
    ideas: list[wire.Thought]


class Advised(NamedTuple):
    """A move as a word and as a person calls it, why it is advised, and the ideas it was chosen from."""

    word: str
    label: str
    why: str
    ideas: list[wire.Thought]


def thought_of(bot: Bot) -> Thought | None:
    """What came of the bot's last thinking, if it thought."""
    return bot.thought if isinstance(bot, Thinker) else None


def why(voice: Voice, seat: int, bot: Bot, action: Action) -> Why:
    """All that a bot can say of what it is about to do, for whoever may know what its seat knows."""
    thought = thought_of(bot)
    ideas = [] if thought is None else [_shown(voice, seat, idea) for idea in thought.best()[:SHOWN]]
    return Why(_tried(voice, seat, thought) or _weighed(voice, seat, bot, action), ideas)


def advised(voice: Voice, seat: int, bot: Bot, action: Action) -> Advised:
    """What a bot would do on a chair, for whoever sits there; without a reason of its own, what it is for."""
    told = why(voice, seat, bot, action)
    sentence = told.sentence or voice.hint(action)
    return Advised(say(voice.table.game, action), voice.label(seat, action), sentence, told.ideas)


def open_why(voice: Voice, seat: int, bot: Bot, action: Action) -> Why:
    """What everybody may hear of it while the game goes on, if seats have secrets: what lies open anyway."""
    thought = thought_of(bot)
    is_usual = thought is None or thought.chosen is thought.ideas[0]
    return Why(_weighed(voice, seat, bot, action, is_open=True) if is_usual else "", [])


def _weighed(voice: Voice, seat: int, bot: Bot, action: Action, *, is_open: bool = False) -> str:
    """The reason that the bot names itself."""
    reason = bot.why(voice.table.sight(seat), action)
    if reason is None or (is_open and not reason.is_open()):
        return ""
    return voice.why(reason.key, reason.numbers())


def _tried(voice: Voice, seat: int, thought: Thought | None) -> str:
    """By how much playouts liked it better than the usual choice; nothing if it is the usual one."""
    if thought is None or thought.chosen is thought.ideas[0]:
        return ""
    idea, usual = thought.chosen, thought.ideas[0].action
    label = "" if usual is None else voice.label(seat, usual)
    if not label:
        return ""
    more = round(100 * idea.lead())
    key = "tried" if more > 0 else "tried_little"
    facts = {"worlds": int(idea.worlds), "count": more, "label": label}
    return catalogue(voice.language).say("why", "table", key, **facts)


def _shown(voice: Voice, seat: int, idea: Idea) -> wire.Thought:
    """An idea with its chance, for a person."""
    action = idea.action
    word = "" if action is None else say(voice.table.game, action)
    label = "" if action is None else voice.label(seat, action)
    return wire.Thought(word, label, round(idea.chance(), 3), round(min(idea.error(), 1.0), 3))
