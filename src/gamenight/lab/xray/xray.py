"""What many games say of a box: its length, the worth of a seat, and what its family finds."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from gamenight.editions.shelf import edition_of
from gamenight.lab.figures import mean_of
from gamenight.lab.matches import SEATS, Match, seated, works
from gamenight.lab.runs import found_by
from gamenight.lab.saving import Savable
from gamenight.lab.start import LONGEST
from gamenight.lab.xray.counting import Counted, counted, counter_of
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.editions.findings import Findings
    from gamenight.lab.figures import Share
    from gamenight.lab.runs import Kept, Tell
    from gamenight.lab.saving import Cells

GAMES = 10_000
UNFAIR = 0.05  # so much more or less than a fair share, for sure, is told to the author


@dataclass(frozen=True)
class Xray(Savable):
    """What was found, and what an author should know."""

    game: str
    bot: str
    seats: int
    seed: int
    terms: dict[str, Any]
    match: Match = field(repr=False)
    findings: Findings | None = field(repr=False)
    warnings: tuple[str, ...]

    def as_rows(self) -> list[Cells]:
        """A row for each game."""
        return self.match.as_rows()

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON; the games themselves are left out."""
        document = {name: getattr(self, name) for name in ("game", "bot", "seats", "seed", "terms")}
        figures = {} if self.findings is None else self.findings.figures
        return {
            **document,
            "games": len(self.match.games),
            "turns": asdict(self.match.turns),
            "truncated": self.match.truncated,
            "by_order": [asdict(share) for share in self.match.by_order()],
            "warnings": list(self.warnings),
            **figures,
        }


def xray(  # noqa: PLR0913  one for each thing that decides the result, and how many work on it
    game: str,
    *,
    games: int = GAMES,
    bot: str = "normal",
    seats: int = SEATS,
    seed: int = 1,
    terms: Mapping[str, Any] | None = None,
    workers: int | str = 1,
    language: str = ENGLISH,
    kept: Kept | None = None,
    tell: Tell | None = None,
) -> Xray:
    """Let bots of one kind play a box so often, and say what its author should know."""
    edition = edition_of(game)
    seats = seated(game, seats)
    agreed = dict(terms or {})
    found: list[Counted] = []

    def so_far() -> Xray:
        match = Match(game, (bot,) * seats, [one.game for one in found], agreed)
        counter = counter_of(game)
        findings = None
        if counter is not None:
            columns = zip(*(one.numbers for one in found), strict=True)
            findings = counter.findings(
                edition.spoken(language), [mean_of(one) for one in columns], len(found), language
            )
        warnings = (*general(match, language), *(findings.warnings if findings is not None else ()))
        return Xray(game, bot, seats, seed, agreed, match, findings, warnings)

    for part in found_by(counted, works(game, [bot] * seats, games, seed, agreed, LONGEST), workers, kept):
        found += part
        if tell is not None:
            tell(len(found), games, so_far)
    return so_far()


def general(match: Match, language: str) -> list[str]:
    """What is strange in any game: one without an end, and a place in the order of play that is too good."""
    say = catalogue(language).say
    found = []
    if match.truncated:
        facts = {"count": match.truncated, "games": len(match.games)}
        found.append(say("lab", "xray", "endless", **facts))
    shares = match.by_order()
    fair = 1 / len(shares)
    for place, share in enumerate(shares, 1):
        if is_unfair(share, fair):
            key = "too_good" if share.value > fair else "too_bad"
            found.append(say("lab", "xray", key, place=place, share=share, fair=f"{100 * fair:.0f}"))
    return found


def is_unfair(share: Share, fair: float) -> bool:
    """Whether a share is surely away from a fair one, by more than one would shrug at."""
    return share.low > fair + UNFAIR or share.high < fair - UNFAIR
