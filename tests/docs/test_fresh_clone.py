"""The README, followed word by word in a fresh clone: slow, for it sets everything up."""

from __future__ import annotations

import subprocess

import pytest

from tests.docs.blocks import ROOT, blocks_of
from tests.docs.running import lines_of, run
from tests.docs.test_blocks import files

README = ROOT / "README.md"


@pytest.mark.battery
@pytest.mark.slow
def test_the_readme_in_a_fresh_clone(tmp_path, monkeypatch):
    """Every command of it by the script of the clone, from setting up to an edition of one's own."""
    clone = tmp_path / "gamenight"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), clone], check=True)
    monkeypatch.setenv("GAMENIGHT_COMPILE", "no")  # what is compiled has tests of its own
    files(README, clone)
    for block in blocks_of(README):
        if block.kind == "sh" and block.note == "":
            for words in lines_of(block):
                run(words, clone)
