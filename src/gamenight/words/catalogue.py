"""One language's sentences, found by key."""

from __future__ import annotations

import re
import string
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight import families
from gamenight.kernel.errors import BadSetup
from gamenight.words.figure import POINT, Figures, written
from gamenight.words.noun import Noun, noun

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gamenight.families import Family

FOLDER = Path(__file__).parent
ENGLISH = "en"
SIGNS = {ord("#"): "\ue000", ord("|"): "\ue001"}  # how they stand in a word while a sentence is filled
SIGNS_BACK = {0xE000: "#", 0xE001: "|"}


def homes() -> dict[str, Path]:
    """Where sentences stand, with a folder for each language: the table's own first, then each family's."""
    return {"": FOLDER, **{family.name: family.words for family in families.known()}}


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: those that the table's own sentences are told in."""
    return tuple(sorted(path.name for path in homes()[""].iterdir() if (path / "table.toml").is_file()))


class Forms(string.Formatter):
    """Fills sentences in, and lets what is filled in choose between forms; # stands for it.

    A number chooses between one and many: `{count:# space|# spaces}`. A noun chooses by its gender, in the
    order of the language's genders: `{house:der #|die #|das #}`; in a language without genders by its first
    sound: `{house:a #|an #}`, where `sounds` is what begins the words that take the second form. Figures are
    written with the language's own sign for the point.
    """

    def __init__(self, sounds: str = "", decimal: str = POINT) -> None:
        super().__init__()
        self.decimal = decimal
        self.sounds = re.compile(sounds, re.IGNORECASE) if sounds else None

    def vformat(self, format_string: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
        """Filled in; what is filled in stays as it is, even if it has the signs of a choice in it."""
        safe = {name: _masked(value) for name, value in kwargs.items()}
        return super().vformat(format_string, args, safe).translate(SIGNS_BACK)

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401  as the base class has it
        """The form that fits the value, or the value itself where there is no choice."""
        forms = format_spec.split("|")
        if len(forms) == 1:
            text = str(super().format_field(value, format_spec))
            return written(text, self.decimal) if isinstance(value, Figures) else text
        return forms[min(self._place(value), len(forms) - 1)].replace("#", str(value))

    def _place(self, value: object) -> int:
        """Which form: by number, by gender, or by the first sound."""
        if isinstance(value, int):
            return int(value != 1)
        if self.sounds is not None:
            return int(self.sounds.match(str(value)) is not None)
        return int(getattr(value, "gender", 0))


def _masked(value: object) -> object:
    """A word without the signs of a choice, if it has any; it keeps its gender."""
    if not isinstance(value, str) or not ("#" in value or "|" in value):
        return value
    text = value.translate(SIGNS)
    return Noun(text, value.gender) if isinstance(value, Noun) else text


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: str, document: dict[str, Any]) -> None:
        self.language = language
        self._document = document
        self.decimal: str = document["language"].get("decimal", POINT)
        self._form = Forms(document["language"].get("sounds", ""), self.decimal)
        self.genders: str = document["language"].get("genders", "")
        self.name: str = document["language"]["name"]

    def find(self, *path: str) -> str | None:
        """The sentence at this path, or None."""
        here: Any = self._document
        for step in path:
            if not isinstance(here, dict) or step not in here:
                return None
            here = here[step]
        return here if isinstance(here, str) else None

    def say(self, *path: str, **facts: object) -> str:
        """The sentence at this path, filled in."""
        sentence = self.find(*path)
        assert sentence is not None, f"{self.language} has no {'.'.join(path)}"
        return self._form.format(sentence, **facts)

    def part(self, *path: str) -> dict[str, Any]:
        """A whole part of the catalogue, as it stands."""
        here: Any = self._document
        for step in path:
            here = here.get(step, {})
        return dict(here)

    def things(self, family: str, words: dict[str, str] | None = None) -> dict[str, str]:
        """What a family's sentences call its things: a box's own words first, else plain ones."""
        found = {**self.part("thing", family), **(words or {})}
        return {key: noun(word, self.genders) for key, word in found.items()}

    def fill(self, sentence: str, facts: dict[str, object]) -> str:
        """A sentence already found, filled in."""
        return self._form.format(sentence, **facts)

    def figures(self, value: object) -> str:
        """Figures as the language writes them."""
        return written(str(value), self.decimal)

    def listed(self, names: list[str], joint: str = "and") -> str:
        """A list as one says it: a, b and c; or with another joint of the language, such as `or`."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('language', joint)} {names[-1]}"


def catalogue(language: str = ENGLISH) -> Catalogue:
    """The catalogue of a language."""
    return read_catalogue(language, families.known())


@cache
def read_catalogue(language: str, _families: tuple[Family, ...]) -> Catalogue:
    """The catalogue of a language, read anew when another family has joined."""
    if language not in languages():
        raise BadSetup(f"there is no language {language!r}; there are {', '.join(languages())}")
    document: dict[str, Any] = {}
    for place, part in pages(language):
        merge(document, part, place)
    return Catalogue(language, document)


def pages(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files of a language, each with its place; a family that does not speak it speaks English."""
    for name, home in homes().items():
        folder = home / language if (home / language).is_dir() else home / ENGLISH
        for file in sorted(folder.rglob("*.toml")):
            place = Path(name, file.relative_to(folder)).as_posix()
            yield place, tomllib.loads(file.read_text(encoding="utf-8-sig"))


def merge(whole: dict[str, Any], part: dict[str, Any], place: str) -> None:
    """Add one file's sentences to the rest; no sentence is written twice."""
    for key, value in part.items():
        if isinstance(value, dict):
            merge(whole.setdefault(key, {}), value, place)
        else:
            assert key not in whole, f"{place} says {key!r} again"
            whole[key] = value
