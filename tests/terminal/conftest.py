"""A home of its own for the games that a test leaves."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path_factory) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
