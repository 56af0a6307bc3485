"""Every option that a lobby shows is called something, and so is each of its choices."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import boxes, edition_of
from gamenight.words.catalogue import catalogue, languages

CHOSEN_BY_CHAIR = {"pieces", "teams", "tokens"}  # drawn beside the chairs, each with a label of its own


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(boxes()))
def test_options_and_their_choices_have_labels(game, language):
    """The family's own label, else the one that all families share; words are told, numbers are not."""
    words, family = catalogue(language), edition_of(game).family
    missing = []
    for option in edition_of(game).options:
        if option.name in CHOSEN_BY_CHAIR:
            continue
        if not any(words.find("web", f"option_{name}") for name in (f"{family}_{option.name}", option.name)):
            missing.append(option.name)
        told = [choice for choice in option.choices or [] if isinstance(choice, str)]
        missing += [
            f"{option.name}: {choice}"
            for choice in told
            if not words.find("web", f"option_{option.name}_{choice}")
        ]

    assert missing == []
