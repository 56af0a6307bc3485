"""A bot at the far end of the wire: it is handed positions as its seat may know them, and says words."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import lay
from gamenight.bots.named import bot_named
from gamenight.bots.seated import Seated
from gamenight.editions.shelf import edition_of
from gamenight.kernel.dealer import Seeded
from gamenight.kernel.errors import BadBot, BadSetup
from gamenight.kernel.seat import NOBODY
from gamenight.notation.words import say
from gamenight.server.wire import LONGEST_TEXT
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.api.table import Table
    from gamenight.bots.bot import Bot


class FarBot:
    """One bot for one game that is played elsewhere; here is the same box, and whatever it may know."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed
        self._seated: Seated | None = None

    def check(self, game: str) -> None:
        """Whether this bot can play that game here; BadSetup says why not."""
        bot_named(self.name, edition_of(game).game.name)

    def look(self, room: dict[str, Any], hand: dict[str, Any], told: dict[str, Any]) -> None:
        """Lay the table as a `Positioned` tells it; the bot sits down when it sees the first."""
        table = self._laid(room, hand["view"]["names"], told)
        if self._seated is None:
            self._seated = Seated(self._begun(table, told["chair"]), table, told["chair"])
        self._seated.table = table
        self._seated.bot.may_offer = may_offer(room, table, told["chair"])

    def _begun(self, table: Table, seat: int) -> Bot:
        bot = bot_named(self.name, table.game.name)
        try:
            bot.begin(table.game, seat, self.seed)
        except Exception as error:
            raise BadBot(f"{self.name} cannot begin: {type(error).__name__}: {error}") from error
        return bot

    def _laid(self, room: dict[str, Any], names: list[str], told: dict[str, Any]) -> Table:
        edition = edition_of(room["game"])
        rules = f"{edition.game.name}/{edition.game.rules}"
        for here, there in ((rules, told["rules"]), (edition.content, told["content"])):
            if here != there:
                raise BadSetup(
                    f"{room['game']} is another one there ({there}) than here ({here}); play with the same "
                    "version of gamenight and of the box"
                )
        return lay(edition, names, room["terms"], told["position"], Seeded(), ENGLISH)

    def word(self) -> str | None:
        """What it plays: about a claim or an offer that is new to it, else its answer; None if neither."""
        seated = self._seated
        assert seated is not None
        action = seated.taken_up()
        if action is None and seated.seat in seated.table.waiting():
            action = seated.answer()
        if action is None:
            return None
        word = say(seated.table.game, action)
        if len(word) > LONGEST_TEXT:
            raise BadBot(f"the bot's word {word[:40]!r}… has more than {LONGEST_TEXT} letters")
        return word

    async def thinks(self) -> str | None:
        """Think of a word beside whatever else goes on; nobody waits for a thought that is given up."""
        return await beside(self.word)


async def beside(work: Callable[[], str | None]) -> str | None:
    """What some work gives that is done in a thread of its own, which ends with the program."""
    loop = asyncio.get_running_loop()
    result: asyncio.Future[str | None] = loop.create_future()

    def settle(word: str | None, error: BaseException | None) -> None:
        if result.done():
            return
        if error is None:
            result.set_result(word)
        else:
            result.set_exception(error)

    def run() -> None:
        word: str | None = None
        failed: BaseException | None = None
        try:
            word = work()
        except BaseException as error:  # noqa: BLE001  whoever waits for it is told
            failed = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, word, failed)

    threading.Thread(target=run, daemon=True).start()
    return await result


def may_offer(room: dict[str, Any], table: Table, seat: int) -> bool:
    """Whether a bot may make offers there: not if bots are quiet, nor while a person has one to read."""
    others = [int(item.other) for item in table.state.standing if item.other not in {NOBODY, seat}]
    return not room["quiet"] and all(room["chairs"][other]["kind"] != "person" for other in others)


def newest(hand: dict[str, Any]) -> int:
    """The number of the newest claim or offer that a hand's choices are about."""
    numbers = (
        fact for choice in hand["choices"] for name, fact in choice["facts"].items() if name in STANDING
    )
    return max(numbers, default=0)


STANDING = ("claim", "offer")  # what lies beside the game and is called by a number
