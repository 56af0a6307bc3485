"""Every block of code on every page runs as it stands there, or says why it does not."""

from __future__ import annotations

import doctest
import json
import re
import shutil
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from gamenight.editions.shelf import boxes, edition_of
from gamenight.families import find
from gamenight.lab import read_experiment
from tests.docs.blocks import BLOCKS, PAGES, ROOT, Block, blocks_of, name
from tests.docs.running import LONG_PATIENCE, lines_of, run

FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
KINDS = {"python", "sh", "toml", "json"}  # what is run
WORDS = "text"  # a drawing, a form, an excerpt: nothing to run
CODE = re.compile(r"\s*(>>>|gamenight (?!record \d)|\./gamenight|python |pip |node )")
WITH_PYTHON = [page for page in PAGES if any(block.kind == "python" for block in blocks_of(page))]
WITH_COMMANDS = [
    page for page in PAGES if any(block.kind == "sh" and block.note == "" for block in blocks_of(page))
]
SLOW = [block for block in BLOCKS if block.note == "slow"]


def of_kind(kind: str) -> list[Block]:
    """The blocks of a kind that are run."""
    return [block for block in BLOCKS if block.kind == kind and block.note not in {"not run", "slow"}]


def files(page: Path, folder: Path) -> None:
    """Write the files of a page, as whoever follows it would."""
    for block in blocks_of(page):
        if block.note == "file":
            (folder / block.about).write_text(block.text, encoding="utf-8")


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_no_block_is_left_out(block):
    """It is of a kind that is run, or is no code, or says why it is not run."""
    if block.note in {"not run", "slow"}:
        assert len(block.about.split()) > 3, "say why"
    elif block.kind == WORDS:
        assert not CODE.match(block.text), "this is code"
    else:
        assert block.kind in KINDS
        assert block.kind != "python" or block.note == "file" or ">>>" in block.text, "say which file it is"


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name)
def test_examples_run_as_written(page, tmp_path, monkeypatch):
    """Every `>>>` of a page gives what it says, one after the other, with the page's files at hand."""
    files(page, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    text = "\n".join(block.text for block in blocks_of(page) if block.kind == "python" and block.note == "")
    examples = doctest.DocTestParser().get_doctest(text, {}, name(page), str(page), 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
    said: list[str] = []
    runner.run(examples, out=said.append)

    assert runner.summarize(verbose=False).failed == 0, "".join(said)


@pytest.mark.battery
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name)
def test_commands_end_well(page, tmp_path):
    """In a folder of their own, one after the other, as a reader of the page types them."""
    files(page, tmp_path)
    for block in blocks_of(page):
        if block.kind == "sh" and block.note == "":
            for words in lines_of(block):
                run(words, tmp_path)


@pytest.mark.battery
@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page, _ in groupby(SLOW, lambda block: block.page)], ids=name)
def test_slow_commands_end_well(page, tmp_path):
    """With those that come before them on the page."""
    shutil.copytree(ROOT / "docs" / "lab", tmp_path / "docs" / "lab")
    files(page, tmp_path)
    for block in blocks_of(page):
        if block.kind == "sh" and block.note in {"", "slow"}:
            for words in lines_of(block):
                run(words, tmp_path, LONG_PATIENCE)


@pytest.mark.parametrize("block", of_kind("json"), ids=str)
def test_json_can_be_read(block):
    """Whatever it is."""
    assert json.loads(block.text) is not None


@pytest.mark.parametrize("block", of_kind("toml"), ids=str)
def test_toml_is_right(block, tmp_path):
    """Part of an edition is read over the box it changes, names in another language beside it.

    Anything else is an experiment of the lab.
    """
    if block.note == "part of":
        file = boxes()[block.about] / "edition.toml"
        document = laid_over(tomllib.loads(file.read_text("utf-8")), tomllib.loads(block.text))

        family = find(document["family"])
        assert family is not None

        assert family.reader()(file, document).title == document["names"]["title"]
    elif block.note == "names of":
        shutil.copy(boxes()[block.about] / "edition.toml", tmp_path)
        (tmp_path / "fr.toml").write_text(block.text, encoding="utf-8")

        assert edition_of(tmp_path).spoken("fr").called == tomllib.loads(block.text)
    else:
        file = tmp_path / "experiment.toml"
        file.write_text(block.text, encoding="utf-8")

        assert read_experiment(file).fields["game"]


def laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """One document over another: tables are joined, everything else is replaced."""
    return below | {
        key: laid_over(below[key], value) if isinstance(value, dict) and key in below else value
        for key, value in above.items()
    }
