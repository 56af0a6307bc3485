"""The built page says whose code and fonts are in it."""

import pytest

from gamenight.server.places import CLIENT
from tests.server.test_web import served

MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy"
OFL = "SIL OPEN FONT LICENSE Version 1.1"


@pytest.mark.battery
@pytest.mark.parametrize(
    ("package", "licence", "text"),
    [
        ("svelte", "MIT", MIT),
        ("@fontsource/fredoka", "OFL-1.1", OFL),
        ("@fontsource/atkinson-hyperlegible", "OFL-1.1", OFL),
    ],
)
def test_every_package_in_the_page_is_named_with_its_licence(package, licence, text):
    """Name, version, licence and its whole text; each notice stands between two rules."""
    said = (CLIENT / "notices.txt").read_text(encoding="utf-8")
    parts = said.split("=" * 78 + "\n")
    heads = [place for place, part in enumerate(parts) if part.startswith(f"{package} ")]

    assert len(heads) == 1
    assert parts[heads[0]].endswith(f"\nLicence: {licence}\n")
    assert text in " ".join(parts[heads[0] + 1].split())
    assert "node_modules" not in said


@pytest.mark.battery
def test_the_notices_are_served_as_plain_text(tmp_path):
    """Whoever has the page can read them at an address of their own."""
    with served(tmp_path) as client:
        answer = client.get("/notices")

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (CLIENT / "notices.txt").read_text(encoding="utf-8")
