"""A bot of somebody's own in the lab: what it answers is checked, and how long it takes to answer."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from time import monotonic
from typing import TYPE_CHECKING, Any

from gamenight.bots.bot import Bot
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from gamenight.kernel.errors import BadBot
from gamenight.notation.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeVar

    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

    Said = TypeVar("Said")

PATIENCE = 60.0  # seconds for one answer
LOOK = 1.0  # seconds from one look at the clock to the next


class TooLongError(BaseException):
    """A bot takes too long over one answer; it cannot take this for an error of its own."""


class Guarded(Bot):
    """Plays as another bot does; BadBot says when that fails or is not lawful, and in which game."""

    def __init__(self, bot: Bot, name: str, state: State) -> None:
        self.bot, self.name, self.state = bot, name, state  # the state that games are played in
        self.seat, self.seed = 0, 0
        self.since: float | None = None  # when it was asked what it has not answered yet

    def begin(self, game: Game[Any], seat: int, seed: int) -> None:
        """Let the bot begin."""
        self.game, self.seat, self.seed = game, int(seat), seed
        self._asked(lambda: self.bot.begin(game, seat, seed))

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """What the bot chooses, if it may."""
        action = self._checked(self._asked(lambda: self.bot.choose(sight, answers)))
        if action is None:
            raise self._bad("gave no answer")
        return action

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """What the bot takes up, if it may."""
        return self._checked(self._asked(lambda: self.bot.consider(sight, asides)))

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Whether the guarded bot is eager."""
        return bool(self._asked(lambda: self.bot.is_eager(sight)))

    def kinds(self, sight: Sight[Any]) -> int:
        """The kinds of asides that the guarded bot wants to see."""
        found: object = self._asked(lambda: self.bot.kinds(sight))
        if not isinstance(found, int):
            raise self._bad(f"wants to see the kinds {found!r}, which is no set")
        return found

    def _asked(self, ask: Callable[[], Said]) -> Said:
        self.since = monotonic()
        try:
            return ask()
        except TooLongError:
            raise self._bad(f"gave no answer within {PATIENCE:g} seconds") from None
        except (Exception, SystemExit) as error:
            raise self._bad(f"failed: {type(error).__name__}: {error}") from error
        finally:
            self.since = None

    def _checked(self, action: object) -> Action | None:
        if action is None:
            return None
        if not isinstance(action, Action):
            raise self._bad(f"answered {action!r}, which is no Action")
        word = say(self.game, action)
        if action.is_template():
            raise self._bad(f"answered {word!r}, which is a template: fill it in")
        why = engine.why_not(self.state, self.seat, action)
        if why is not None:
            raise self._bad(f"answered {word!r}, which is refused [{why.clause}]")
        return action

    def _bad(self, said: str) -> BadBot:
        return BadBot(f"the bot {self.name} {said} (on seat {self.seat}, begun with the seed {self.seed})")


def patient_with(bots: Sequence[Bot]) -> contextlib.AbstractContextManager[None]:
    """While games are played, give up on any bot of somebody's own that takes too long over one answer.

    What such bots print goes where errors go, so that it never stands in the middle of what was found.
    """
    own = [bot for bot in bots if isinstance(bot, Guarded)]
    return watching(own) if own else contextlib.nullcontext()


@contextlib.contextmanager
def watching(own: Sequence[Guarded]) -> Iterator[None]:
    """Look at the clock now and then: by a signal, where there is one, and in the thread that gets it."""
    with contextlib.redirect_stdout(sys.stderr):
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            yield
            return

        def look(_signal: int, _frame: object) -> None:
            now = monotonic()
            if any(bot.since is not None and now - bot.since > PATIENCE for bot in own):
                raise TooLongError

        before = signal.signal(signal.SIGALRM, look)
        signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before or signal.SIG_DFL)
