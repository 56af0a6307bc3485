"""The pages of the meter, the order of play, half-time and what is solved, and their lines in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.figures import Mean
from gamenight.lab.meter.saying import effect_of, label_of, origin_of
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import command, percent
from gamenight.words.catalogue import ENGLISH, catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from gamenight.lab.figures import Share
    from gamenight.lab.halftime import Halftime
    from gamenight.lab.meter.carried import Meter
    from gamenight.lab.order import Order
    from gamenight.lab.solving import Solved

HALF = 1  # the place of half-time among the quarters


def title_of(game: str, language: str) -> str:
    """What a box is called."""
    return edition_of(game).spoken(language).title


def lines_of_meter(found: Meter, language: str = ENGLISH) -> list[str]:
    """What each value of each term does, and where that comes from."""
    words = catalogue(language)
    edition = edition_of(found.game)
    named = {option.name: option for option in edition.options}
    return [
        *(
            f"{label_of(edition.family, named[one.term], one.value, words)}: {effect_of(one, words)}"
            for one in found.terms
        ),
        origin_of(found, words),
    ]


def page_of_meter(found: Meter, language: str = ENGLISH) -> str:
    """What each term does to the length of the game: first what is sure, then what is not."""
    words = catalogue(language)
    edition = edition_of(found.game)
    named = {option.name: option for option in edition.options}
    page = Page(language, words.say("lab", "meter", "title", game=title_of(found.game, language)))
    *lines, origin = lines_of_meter(found, language)
    sure = [one.turns.is_beside_zero() for one in found.terms]
    page.answer(*(line for line, is_sure in zip(lines, sure, strict=True) if is_sure))
    page.say(*(line for line, is_sure in zip(lines, sure, strict=True) if not is_sure))
    rows: list[tuple[str, Mean | Share]] = [
        (label_of(edition.family, named[one.term], one.value, words), one.turns)
        for one in sorted(found.terms, key=lambda one: one.turns.value)
    ]
    page.dots(rows, " %", 0)
    page.say(words.say("lab", "meter", "drawn"), origin)
    return page.whole(found.command)


def lines_of_order(found: Order, language: str = ENGLISH) -> list[str]:
    """For each number of players, what part of the games who played first won."""
    say = catalogue(language).say
    return [
        say("lab", "order", "first", seats=seats, share=shares[0], fair=f"{100 / seats:.0f}")
        for seats, shares in found.shares.items()
    ]


def page_of_order(found: Order, language: str = ENGLISH) -> str:
    """What playing first brings beyond a fair share, and every place of every number of players."""
    say = catalogue(language).say
    page = Page(language, say("lab", "order", "title", game=title_of(found.game, language)))
    page.answer(*lines_of_order(found, language))
    rows: list[tuple[str, Mean | Share]] = [
        (say("lab", "order", "players", seats=seats), above(shares[0], seats))
        for seats, shares in found.shares.items()
    ]
    page.dots(rows, "", 0)
    facts = {"games": found.games, "bot": found.bot, "comparisons": len(found.shares)}
    page.say(say("lab", "order", "drawn", **facts))
    width = max(found.shares)
    cells = [
        [str(seats), *(Figure(f"{100 * one.value:.1f} %") for one in shares), *[""] * (width - seats)]
        for seats, shares in found.shares.items()
    ]
    page.table([say("lab", "order", "heads"), *(f"{place}." for place in range(1, width + 1))], cells)
    options = {"bot": found.bot, "games": found.games, "seed": found.seed}
    return page.whole(command("order", [found.game], options, found.terms))


def above(share: Share, seats: int) -> Share:
    """By how many games in a hundred a share is more than a fair one."""
    fair = 100 / seats
    points = percent(share)
    return type(share)(points.value - fair, points.low - fair, points.high - fair)


def lines_of_halftime(found: Halftime, language: str = ENGLISH) -> list[str]:
    """How often the winner was ahead at half-time."""
    facts = {"share": found.ahead[HALF], "fair": f"{100 / found.seats:.0f}", "seats": found.seats}
    return [catalogue(language).say("lab", "halftime", "answer", **facts)]


def page_of_halftime(found: Halftime, language: str = ENGLISH) -> str:
    """How often the winner was ahead after each quarter."""
    say = catalogue(language).say
    page = Page(language, say("lab", "halftime", "title", game=title_of(found.game, language)))
    page.answer(*lines_of_halftime(found, language))
    rows: list[tuple[str, Mean | Share]] = [
        (say("lab", "halftime", "quarter", percent=25 * place), percent(share))
        for place, share in enumerate(found.ahead, 1)
    ]
    page.dots(rows, " %", 100 / found.seats)
    page.say(say("lab", "halftime", "drawn", games=found.games, bot=found.bot, seats=found.seats))
    options = {"bot": found.bot, "seats": found.seats, "games": found.games, "seed": found.seed}
    return page.whole(command("halftime", [found.game], options, found.terms))


def lines_of_solved(found: Solved, language: str = ENGLISH) -> list[str]:
    """For each number of players, how likely who plays first is to win."""
    say = catalogue(language).say
    return [
        say(
            "lab",
            "solve",
            "first",
            seats=seats,
            chance=Figure(f"{100 * one[0]:.3f}"),
            fair=f"{100 / seats:.0f}",
        )
        for seats, one in found.chances.items()
    ]


def page_of_solved(found: Solved, language: str = ENGLISH) -> str:
    """The chance of every place, for every number of players."""
    say = catalogue(language).say
    page = Page(language, say("lab", "solve", "title", game=title_of(found.game, language)))
    page.answer(*lines_of_solved(found, language))
    rows: list[tuple[str, Mean | Share]] = []
    for seats, chances in found.chances.items():
        value = 100 * chances[0] - 100 / seats
        rows.append((say("lab", "order", "players", seats=seats), Mean(value, value, value)))
    page.dots(rows, "", 0)
    page.say(say("lab", "solve", "drawn"))
    width = max(found.chances)
    cells = [
        [str(seats), *(Figure(f"{100 * one:.3f} %") for one in chances), *[""] * (width - seats)]
        for seats, chances in found.chances.items()
    ]
    heads = [say("lab", "order", "heads"), *(f"{place}." for place in range(1, width + 1))]
    page.table(heads, cells)
    only = {"seats": width} if len(found.chances) == 1 else {}
    return page.whole(command("solve", [found.game], only, {}), is_played=False)
