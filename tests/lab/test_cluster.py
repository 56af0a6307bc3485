"""The lab on a Ray cluster: the same to the last byte, also when a machine is lost."""

from __future__ import annotations

import os
import re
import sys

import pytest

import gamenight as gn
from gamenight.extras import install
from gamenight.lab import crew
from gamenight.lab.report.found import page_of

GAME = "cats-vs-dogs"
BOTS = ["plain", "random"]


@pytest.fixture(scope="module")
def ray():
    """The library, if it is installed; it need not tell its makers."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    return pytest.importorskip("ray", reason=f"Ray is not installed: {install('cluster')}")


@pytest.fixture
def nodes(ray):
    """A cluster of two nodes with a worker each, real processes on this machine."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield cluster, cluster.add_node(num_cpus=1)
    finally:  # also of a node that did not come: the next test would join what is left
        cluster.shutdown()


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_lost_machine_changes_nothing(nodes):
    """Its pieces are played by another, and the page is the same byte for byte."""
    cluster, node = nodes
    lost: list[int] = []

    def lose(done, total, so_far):
        if not lost:
            lost.append(done)
            cluster.remove_node(node, allow_graceful=False)

    together = gn.lab.match(GAME, BOTS, games=320, workers=f"ray:{cluster.address}", tell=lose)

    assert lost
    assert page_of(together) == page_of(gn.lab.match(GAME, BOTS, games=320))


@pytest.mark.filterwarnings("default")
def test_a_cluster_of_our_own(ray, tmp_path, monkeypatch):
    """It is started and ended; a bot that fails there is told as anywhere."""
    (tmp_path / "worse.py").write_text(
        "import gamenight as gn\n\n\nclass Worse(gn.Bot):\n"
        "    def choose(self, sight, answers):\n        return 1 / 0\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    league = gn.lab.league(GAME, BOTS, games=8, seats=2, workers="ray")

    assert not ray.is_initialized()
    assert league.to_json() == gn.lab.league(GAME, BOTS, games=8, seats=2).to_json()
    with pytest.raises(gn.BadBot, match=r"^the bot worse:Worse failed: ZeroDivisionError"):
        gn.lab.match(GAME, ["worse:Worse", "random"], games=4, workers="ray")


@pytest.mark.filterwarnings("default")
def test_what_is_counted_on_the_way_is_the_same_there(ray):
    """Not only games: any function of a piece can be done by a cluster."""
    fields = {"game": GAME, "bot": "plain", "seats": 2, "games": 40}
    here, there = (gn.lab.Experiment("halftime", fields).run(workers=who) for who in (1, "ray"))

    assert there.to_json() == here.to_json()


@pytest.mark.filterwarnings("default")
def test_another_gamenight_is_told(ray, monkeypatch):
    """Its games would not be ours."""
    monkeypatch.setattr(crew, "program", lambda: "another")
    with pytest.raises(gn.Error, match="another gamenight than this one: install the same on all"):
        gn.lab.match(GAME, BOTS, games=4, workers="ray")


def test_what_is_missing_is_asked_for(monkeypatch):
    """In a sentence."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape(f"This brings it: {install('cluster')}")):
        gn.lab.match(GAME, BOTS, games=4, workers="ray")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("somewhere", "'somewhere' is no address of a Ray cluster; HOST:PORT is one"),
        ("localhost:ray", "'localhost:ray' is no address"),
        ("127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1: .*refused"),
        ("127.0.0.1:999999", "no Ray cluster answers at 127.0.0.1:999999"),
    ],
)
def test_a_cluster_that_is_not_there_is_told(address, why):
    """At once."""
    with pytest.raises(gn.BadSetup, match=why):
        crew.knock(address)
