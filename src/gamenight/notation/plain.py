"""What a document may be made of: one that somebody sends, before any rule looks into it, and one of ours."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gamenight.kernel.errors import Error

DEEPEST: Final = 8  # a position has five
LONGEST: Final = 200  # letters of a text
MOST: Final = 10_000  # parts in all
LIMIT: Final = 2**62  # the compiled engine counts a little further; its own bounds are narrower


def check_plain(document: object, where: str, wrong: type[Error]) -> None:
    """Refuse what no table writes: deep nesting, huge or broken numbers, texts that cannot be printed."""
    level: list[tuple[str, object]] = [(where, document)]
    seen = 0
    for _ in range(DEEPEST):
        seen += len(level)
        if seen > MOST:
            raise wrong(f"{where}: more than {MOST} parts; no table has so many")
        level = [inner for path, part in level for inner in _parts(path, part, wrong)]
        if not level:
            return
    raise wrong(f"{where}: nested too deeply; {DEEPEST} levels are the most")


def _parts(path: str, part: object, wrong: type[Error]) -> list[tuple[str, object]]:
    """What lies in a list or an object; anything else is looked at."""
    if isinstance(part, list):
        return [(f"{path}[{place}]", inner) for place, inner in enumerate(part)]
    if isinstance(part, dict):
        for key in part:
            if not (isinstance(key, int) and -LIMIT <= key <= LIMIT):  # its reader knows better
                _check_text(key, f"{path}: a field's name", wrong)
        return [(f"{path}.{key}", inner) for key, inner in part.items()]
    if isinstance(part, str):
        _check_text(part, path, wrong)
    elif isinstance(part, int):
        if not -LIMIT <= part <= LIMIT:
            raise wrong(f"{path}: a number beyond all bounds, which are 2**62 either way")
    elif part is not None and not (isinstance(part, float) and isfinite(part)):
        raise wrong(f"{path}: {short(part)} is neither a whole number, a text, a list nor an object")
    return []


def _check_text(text: object, path: str, wrong: type[Error]) -> None:
    if not isinstance(text, str) or len(text) > LONGEST or not text.isprintable():
        raise wrong(f"{path}: {short(text)} is no text of at most {LONGEST} letters that can be printed")


def short(given: object, most: int = 60) -> str:
    """What was given, as a message may quote it: not for ever."""
    if isinstance(given, str):
        return repr(given) if len(given) <= most else f"{given[:most]!r}…"
    return repr(given) if isinstance(given, float) else f"a {type(given).__name__}"


def finite(document: Any) -> Any:  # noqa: ANN401  whatever JSON holds
    """A document with null for every number without bounds, for which JSON has no word."""
    if isinstance(document, dict):
        return {key: finite(part) for key, part in document.items()}
    if isinstance(document, list | tuple):
        return [finite(part) for part in document]
    return None if isinstance(document, float) and not isfinite(document) else document
