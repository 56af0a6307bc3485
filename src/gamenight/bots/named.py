"""Bots by name: a level, a level with a character, an opponent of the family, or a class of one's own."""

from __future__ import annotations

import importlib
import sys
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final, cast

from gamenight import families
from gamenight.api.engine import engine
from gamenight.bots.bot import Bot
from gamenight.bots.random import RandomBot
from gamenight.bots.search.thinker import Thinker
from gamenight.kernel.errors import BadSetup
from gamenight.words.unfit import Unfit

if TYPE_CHECKING:
    from types import ModuleType

    from gamenight.bots.tunable import Tunable
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
MASTER: Final = "master"
LEVELS: Final = (EASY, NORMAL, HARD, MASTER)
THINKING: Final = (HARD, MASTER)  # the levels that look ahead
INTERPRETED: Final = "interpreted"  # the engine, where it is not compiled
RANDOM: Final = "random"
SLOW: Final = 20  # the interpreted engine thinks with one playout where the compiled one has so many


def bot_named(name: str, family: str) -> Bot:
    """The bot of that name for a family of games, not seated yet; BadSetup says which names there are."""
    if name.endswith("]"):
        return styled_bot(name, family)
    if ":" in name:
        return own_bot(name)
    if name == RANDOM:
        return RandomBot()
    roster = roster_of(family)
    opponents = {} if roster is None else roster.opponents()
    if name in opponents:
        return opponents[name]()
    level, _, character = name.partition("-")
    if level not in LEVELS or character not in ("", *characters(family)):
        near = get_close_matches(name, dict.fromkeys([*names(family), *kinds(family)]), 1)
        facts = {"name": repr(name), "near": repr("".join(near)), "known": ", ".join(names(family))}
        raise Unfit("bot_but" if near else "bot", facts)
    if roster is None:
        return RandomBot()
    if level == EASY:
        return roster.easy(character)
    mind = None if level == NORMAL else roster.mind(character)
    if mind is None:
        return roster.normal(character)
    effort = mind.effort(level)
    return Thinker(mind, effort.reduced(SLOW) if engine() == INTERPRETED else effort)


def styled_bot(name: str, family: str) -> Bot:
    """The normal bot with other numbers: normal[bid_share=1.2,reserve=0.3], normal-bold[…]."""
    whole, _, rest = name[:-1].partition("[")
    roster, character = tunable(whole, family)
    changes: dict[str, float] = {}
    for pair in rest.split(","):
        key, _, value = pair.partition("=")
        try:
            changes[key.strip()] = float(value)
        except ValueError:
            raise BadSetup(f"{name}: {pair!r} is no NUMBER=VALUE; normal[this=1,that=2.5] is right") from None
    return roster.styled(character, changes)


def tunables(name: str, family: str, seats: int) -> dict[str, Tunable]:
    """The numbers of a normal bot that can be tuned, by name; BadSetup says if there are none."""
    roster, character = tunable(name, family)
    return roster.numbers(character, seats)


def tunable(name: str, family: str) -> tuple[families.TunableRoster, str]:
    """Who has a normal bot whose numbers can be changed, and its character; BadSetup says why not."""
    level, _, character = name.partition("-")
    roster = roster_of(family)
    if not hasattr(roster, "numbers"):
        raise BadSetup("the bots of this game have no numbers that can be changed")
    if level != NORMAL or character not in ("", *characters(family)):
        known = ", ".join([NORMAL, *(f"{NORMAL}-{one}" for one in characters(family))])
        raise BadSetup(f"{name!r} has no numbers that can be changed; these have: {known}")
    return cast("families.TunableRoster", roster), character


def sit_down(name: str, game: Game[Any], seat: Seat, seed: int) -> Bot:
    """The bot of that name, seated for a game."""
    bot = bot_named(name, game.name)
    bot.begin(game, seat, seed)
    return bot


def thinks_less(name: str) -> bool:
    """Whether a bot of that name thinks with fewer playouts here, because the engine is not compiled."""
    return name.partition("-")[0] in THINKING and engine() == INTERPRETED


def names(family: str) -> list[str]:
    """Every name that a bot of this family may be asked for by; characters with the normal level alone."""
    roster = roster_of(family)
    opponents = [] if roster is None else list(roster.opponents())
    with_character = [f"{NORMAL}-{character}" for character in characters(family)]
    return [*LEVELS, *with_character, *opponents, RANDOM]


def levels(family: str) -> list[str]:
    """The levels that differ in a family: none where nothing is decided."""
    roster = roster_of(family)
    return [] if roster is None else list(_levels(roster))  # type: ignore[arg-type]  # a module can be hashed


@cache
def _levels(roster: families.Roster) -> tuple[str, ...]:
    """The levels of a roster; above the normal one there are none where looking ahead gains nothing."""
    return (EASY, NORMAL) if roster.mind("") is None else LEVELS


def characters(family: str) -> list[str]:
    """The characters that bots of this family may have."""
    roster = roster_of(family)
    return [] if roster is None else list(roster.CHARACTERS)


def kinds(family: str) -> list[str]:
    """The bots that may sit at a table of a family: every level, with every character or with none."""
    manners = ["", *(f"-{character}" for character in characters(family))]
    return [f"{level}{manner}" for level in levels(family) for manner in manners]


def roster_of(family: str) -> families.Roster | None:
    """What a family says of its bots, or None if it says nothing."""
    found = families.find(family)
    return None if found is None else found.roster()


def own_bot(name: str) -> Bot:
    """A bot of the class that MODULE:CLASS names; modules in the folder one is in are found too."""
    module, _, kind = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    home = own_module(module, name)
    found = getattr(home, kind, None)
    if found is None:
        known = ", ".join(bots_in(home))
        hint = f"; it has {known}" if known else ""
        raise BadSetup(f"there is no bot {name}: {module} has no class {kind!r}{hint}")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(f"{name} is no bot; derive it from gamenight.Bot, with choose(sight, answers)")
    try:
        made = found()
    except TypeError as error:
        raise BadSetup(f"{name} cannot be made without arguments: {error}") from error
    assert isinstance(made, Bot)
    return made


def bots_in(module: ModuleType) -> list[str]:
    """The classes of bots that a module makes itself."""
    made = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Bot)]
    return [one.__name__ for one in made if one.__module__ == module.__name__]


def own_module(module: str, name: str) -> ModuleType:
    """The module of a bot of one's own; BadSetup says that there is none, or what is wrong in which line."""
    if module.endswith(".py") or not all(part.isidentifier() for part in module.split(".")):
        raise BadSetup(f"there is no bot {name}: write MODULE:CLASS, without a folder and without .py")
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise BadSetup(f"{name} cannot be read: {error}") from error  # what it imports itself
        file = f"{module.replace('.', '/')}.py"
        raise BadSetup(f"there is no bot {name}: there is no file {file} in {Path.cwd()}") from error
    except SyntaxError as error:
        raise BadSetup(f"{name} cannot be read: {error.filename}:{error.lineno}: {error.msg}") from error
    except Exception as error:  # whatever the author's own lines raise
        last = extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__}: {error}"
        raise BadSetup(f"{name} cannot be read: {last.filename}:{last.lineno}: {why}") from error
