"""The pages of matches, questions and reviews."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from gamenight.editions.shelf import edition_of
from gamenight.lab.figures import Mean, Share
from gamenight.lab.meter.saying import label_of, name_of
from gamenight.lab.report.drawing import curves
from gamenight.lab.report.page import Page
from gamenight.lab.start import LONGEST
from gamenight.words.catalogue import ENGLISH, catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from gamenight.lab.asking import Answer, Verdict
    from gamenight.lab.matches import Match
    from gamenight.lab.review.review import Choice, Review


def page_of_match(result: Match, language: str = ENGLISH) -> str:
    """Who won how often, and what a chair is worth."""
    say = catalogue(language).say
    names = list(dict.fromkeys(result.bots))
    title = edition_of(result.game).spoken(language).title
    page = Page(language, say("lab", "match", "title", game=title, bots=", ".join(result.bots)))
    fair = 100 * result.bots.count(names[0]) / len(result.bots)
    page.answer(say("lab", "match", "answer", bot=names[0], share=result.share(names[0]), fair=f"{fair:.0f}"))
    page.dots([(name, percent(result.share(name))) for name in names], " %", fair)
    page.say(say("lab", "match", "drawn"))
    page.head(say("lab", "match", "seats"))
    page.say(say("lab", "match", "seats_lead"))
    seats = [
        (say("lab", "match", "seat", number=place), percent(share))
        for place, share in enumerate(result.by_seat(), 1)
    ]
    page.dots(seats, " %", 100 / len(result.bots))
    page.table(say("lab", "match", "heads").split(", "), [[name, result.share(name)] for name in names])
    seed = result.games[0].seed if result.games else 1
    length = {"games": len(result.games), "turns": result.turns, "truncated": result.truncated}
    page.say(say("lab", "match", "length", **length), say("lab", "match", "how", seed=seed))
    options = {"games": len(result.games), "seed": seed, **unusual(result.most)}
    line = command("match", [result.game, *result.bots], options, result.terms)
    return page.whole(line)


def page_of_answer(found: Answer, language: str = ENGLISH) -> str:
    """What a rule does, by whom it was played, and how sure that is."""
    say = catalogue(language).say
    measure = say("lab", "measure", found.measure)
    edition = edition_of(found.game)
    title, rule = edition.spoken(language).title, rule_said(found, language)
    page = Page(language, say("lab", "ask", "title", game=title, rule=rule, measure=measure))
    page.answer(*[sentence_of(found, one, language) for one in found.verdicts])
    for one in found.verdicts:
        rows: list[tuple[str, Mean | Share]] = [
            (effect.bots, effect.change) for effect in found.effects if effect.value == one.value
        ]
        page.dots([*rows, (say("lab", "ask", "all"), one.change)], " %", 0)
        page.say(say("lab", "ask", "drawn", usual=value_said(found, found.usual, language)))
        page.table(
            say("lab", "ask", "heads").split(", "),
            [
                [effect.bots, in_percent(effect.change), effect.usual, effect.found]
                for effect in found.effects
                if effect.value == one.value
            ],
        )
    page.say(*how_of(found, language))
    bots = list(dict.fromkeys(one.bots for one in found.effects))
    options = {
        "games": found.games,
        "seats": found.seats,
        "seed": found.seed,
        "measure": found.measure,
        "bots": ",".join(bots),
        "value": [said(one.value) for one in found.verdicts],
        **unusual(found.most),
    }
    printed = {option.name: option.default for option in edition.options}
    terms = found.terms if found.usual == printed[found.rule] else {**found.terms, found.rule: found.usual}
    line = command("ask", [found.game, found.rule], options, terms)
    return page.whole(line)


def sentence_of(found: Answer, verdict: Verdict, language: str = ENGLISH) -> str:
    """What a value does, in a sentence, and whether all bots agree."""
    say = catalogue(language).say
    change = verdict.change
    kinds = [one for one in found.effects if one.value == verdict.value]
    key = "longer" if change.low > 0 else "shorter" if change.high < 0 else "unsure"
    if not change.is_bounded():
        key = "nothing" if any(one.usual.value == 0 for one in kinds) else "too_few"
    shown = abs(change.value) if key == "shorter" else change.value
    facts = {
        "what": value_said(found, verdict.value, language),
        "measure": say("lab", "measure", found.measure),
        "change": Figure(f"{shown:.1f}"),
        "low": Figure(f"{change.low:.1f}"),
        "high": Figure(f"{change.high:.1f}"),
    }
    sentences = [say("lab", "ask", key, **facts)]
    is_sure_of_some = any(one.change.is_beside_zero() for one in kinds)
    if len(kinds) > 1 and (key in {"longer", "shorter"} or (key == "unsure" and is_sure_of_some)):
        sentences.append(say("lab", "ask", "agree" if verdict.agree else "disagree", count=len(kinds)))
    return " ".join(sentences)


def rule_said(found: Answer, language: str) -> str:
    """The rule, as the lobby calls it."""
    edition = edition_of(found.game)
    option = next(one for one in edition.options if one.name == found.rule)
    return name_of(edition.family, option, catalogue(language))


def value_said(found: Answer, value: object, language: str) -> str:
    """The rule with a value, as the lobby calls it."""
    edition = edition_of(found.game)
    option = next(one for one in edition.options if one.name == found.rule)
    return label_of(edition.family, option, value, catalogue(language))


def how_of(found: Answer, language: str = ENGLISH) -> list[str]:
    """How the answer was found, and what was left out."""
    say = catalogue(language).say
    facts = {"seats": found.seats, "games": found.games, "comparisons": len(found.effects)}
    broken = sum(one.broken for one in found.effects)
    return [
        say("lab", "ask", "how", **facts),
        *([say("lab", "ask", "broken", count=broken)] if broken else []),
    ]


def page_of_review(found: Review, file: str, language: str = ENGLISH) -> str:
    """A game looked at again."""
    say = catalogue(language).say
    title = edition_of(found.game).spoken(language).title
    page = Page(language, say("lab", "review", "title", game=title, names=", ".join(found.names)))
    page.answer(*review_lead(found, language))
    rows = [moment.chances for moment in found.moments]
    steps = [moment.step for moment in found.moments]
    marks = [(steps.index(found.decisive), "")] if found.decisive in steps else []
    page.draw(curves(found.names, rows, marks))
    page.say(say("lab", "review", "drawn", playouts=found.playouts))
    page.head(say("lab", "review", "accounts"))
    page.say(say("lab", "review", "accounts_lead"))
    page.table(say("lab", "review", "heads").split(", "), account_rows(found))
    if found.dice:
        page.head(say("lab", "review", "dice"))
        page.say(*dice_said(found, language), say("lab", "review", "dice_lead"))
    for key, choices in (("best", found.best), ("worst", found.worst)):
        page.head(say("lab", "review", key))
        page.say(*[choice_said(found, one, language) for one in choices] or [say("lab", "review", "none")])
    options = {"playouts": found.playouts, "seed": found.seed}
    return page.whole(command("review", [file], options, {}), is_played=False)


def review_lead(found: Review, language: str = ENGLISH) -> list[str]:
    """Who won, what decided it, and how often somebody did otherwise than a normal bot."""
    say = catalogue(language).say
    winners = [found.names[seat] for seat in found.winners]
    lead = [
        say("lab", "review", "won", name=" & ".join(winners)) if winners else say("lab", "review", "nobody")
    ]
    moment = next((one for one in found.moments if one.step == found.decisive), None)
    if moment is not None:
        before = found.moments[found.moments.index(moment) - 1]
        winner = found.winners[0]
        gain = points(moment.chances[winner].value - before.chances[winner].value)
        facts = {"step": moment.step + 1, "gain": gain, "name": found.names[winner]}
        lead.append(" ".join([say("lab", "review", "decisive", **facts), *moment.told]))
    count = len(found.choices)
    return [
        *lead,
        say("lab", "review", "departures", count=count) if count else say("lab", "review", "as_normal"),
    ]


def dice_said(found: Review, language: str = ENGLISH) -> list[str]:
    """What each player threw on average, and whether so many fair dice do that."""
    say = catalogue(language).say
    return [
        say(
            "lab",
            "review",
            "thrown" if one.is_usual else "thrown_oddly",
            name=found.names[one.seat],
            count=one.count,
            mean=Figure(f"{one.mean:.2f}"),
            low=Figure(f"{one.low:.2f}"),
            high=Figure(f"{one.high:.2f}"),
        )
        for one in found.dice
    ]


def choice_said(found: Review, choice: Choice, language: str = ENGLISH) -> str:
    """What was done, what it brought, and what a normal bot would have done."""
    facts = {
        "step": choice.step + 1,  # as the replay counts, from 1
        "name": found.names[choice.seat],
        "said": choice.said,
        "instead": choice.instead,
        "gain": bounded(choice.gain),
    }
    return catalogue(language).say("lab", "review", "instead" if choice.instead else "choice", **facts)


def account_rows(found: Review) -> list[list[str | Figure]]:
    """A row for each player: where the result came from, in points of a hundred; as shown, it adds up."""
    rows = []
    for one in found.accounts:
        start, skill, others, end = (
            round(100 * part, 1) for part in (one.start, one.skill.value, one.others.value, one.end)
        )
        rest = (end - start - skill - others) / 100
        half = (one.luck.high - one.luck.low) / 2
        parts = map(bounded, (Mean(rest, rest - half, rest + half), one.skill, one.others))
        rows.append([found.names[one.seat], Figure(f"{start:.1f}"), *parts, Figure(f"{end:.1f}")])
    return rows


def points(value: float) -> Figure:
    """A change of chance in points of a hundred, with its sign."""
    return Figure(f"{100 * value:+.0f}")


def bounded(figure: Mean) -> Figure:
    """The figure in 100, give or take half its interval."""
    return Figure(f"{100 * figure.value:+.1f} ± {50 * (figure.high - figure.low):.1f}")


def percent(share: Share) -> Share:
    """A share in percent."""
    return Share(100 * share.value, 100 * share.low, 100 * share.high)


def in_percent(change: Mean) -> Figure:
    """A change with its bounds: 2.9 % [1.0, 4.8]."""
    return Figure(str(change).replace(" ", " % ", 1))


def said(value: object) -> str:
    """A value of an option, as one types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def unusual(most: int) -> dict[str, int]:
    """The option that says after how many decisions a game is broken off, if it is not the usual number."""
    return {} if most == LONGEST else {"most": most}


def command(
    name: str, arguments: Sequence[str], options: Mapping[str, object], terms: Mapping[str, Any]
) -> str:
    """The line that does it again."""
    words = ["gamenight", "lab", name, *arguments]
    for option, value in options.items():
        for one in value if isinstance(value, list) else [value]:
            words += [f"--{option}", str(one)]
    for term, value in terms.items():
        words += ["--term", f"{term}={said(value)}"]
    return shlex.join(words)
