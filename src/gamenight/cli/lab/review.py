"""`gamenight lab review`: look at a finished game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gamenight.cli.usage import MaybeWhole, Whole


def review(
    file: Path,
    /,
    *,
    playouts: MaybeWhole = None,
    seed: Whole = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
) -> int:
    """Say how a game came to end as it did: who was ahead when, what luck did, and what each player did."""
    from gamenight.cli import FINE
    from gamenight.cli.lab.running import check_place, progress, write_report
    from gamenight.cli.language import language, words
    from gamenight.cli.output import say, show_json
    from gamenight.lab.report.pages import (
        account_rows,
        choice_said,
        dice_said,
        page_of_review,
        review_lead,
    )
    from gamenight.lab.review.review import reviewing, usual_playouts
    from gamenight.terminal.keeping import blaming, fetch

    check_place(report)
    text = fetch(file, words())
    tell = words().say
    found = None
    try:
        number = usual_playouts() if playouts is None else playouts
        with blaming(file):
            for found in reviewing(text, playouts=number, seed=seed, language=language()):
                progress(tell("lab", "review", "progress", percent=round(100 * found.done)))
    finally:
        progress("")
    assert found is not None
    if json:
        show_json(found.to_json())
    else:
        for sentence in review_lead(found, language()):
            say(sentence)
        say(tell("lab", "review", "accounts_lead"))
        heads = tell("lab", "review", "heads").split(", ")
        for row in account_rows(found):
            figures = [words().figures(one) for one in row[1:]]
            said = ", ".join(f"{head} {one}" for head, one in zip(heads[1:], figures, strict=True))
            say(f"{row[0]}: {said}", "  ", "    ")
        for sentence in dice_said(found, language()):
            say(sentence)
        for key, choices in (("best", found.best), ("worst", found.worst)):
            say(tell("lab", "review", key))
            for one in choices:
                say(choice_said(found, one, language()), "  ", "    ")
            if not choices:
                say(tell("lab", "review", "none"), "  ")
    if report is not None:
        write_report(report, page_of_review(found, str(file), language()))
    return FINE
