"""Who plays: worker processes here, or a Ray cluster; both are handed pieces and give the games back."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from gamenight.extras import install
from gamenight.kernel.errors import BadSetup, Error
from gamenight.lab.work import done_by, program

if TYPE_CHECKING:
    from collections.abc import Callable

    from gamenight.lab.work import Work

T = TypeVar("T")
Handed = Any  # what is handed back to take: each crew has its own

RAY = "ray"  # a cluster of our own on this machine; with a colon and an address, another's
AHEAD = 4  # pieces for each worker that wait to be done
PATIENCE = 5.0  # seconds for a cluster to answer
AGAIN = 3  # so often a piece is handed out again whose worker or machine was lost
NO_PROCESSES = "no worker processes can be started here ({why}); --workers 1 plays without them"
ENDED = "worker processes end again and again; what was done before is kept: run it again to go on"


class Crew(Protocol):
    """Whoever does the pieces of work."""

    size: int

    def hand(self, does: Callable[[Work], T], work: Work) -> Handed:
        """Let somebody do a piece by a function."""

    def take(self, handed: Handed) -> Any:  # noqa: ANN401  whatever the function gives
        """What came of a piece, once it is done; Error says why nothing did."""

    def close(self) -> None:
        """Let the workers go."""


class Cluster:
    """The workers of a Ray cluster; a piece whose machine is lost is done again by another."""

    def __init__(self, address: str = "") -> None:
        self._ray = library()
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            knock(address)
            where = {"address": address} if address else {"include_dashboard": False}
            self._ray.init(log_to_driver=False, logging_level="ERROR", **where)
        self.size = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._done = self._ray.remote(max_retries=AGAIN)(done_by)

    def hand(self, does: Callable[[Work], T], work: Work) -> Handed:
        """Let the cluster choose who does it."""
        return self._done.remote(does, work)

    def take(self, handed: Handed) -> Any:  # noqa: ANN401  Ray has no types of ours
        """Wait for a piece; it must have been played by our own rules and bots."""
        errors = self._ray.exceptions
        try:
            rules, found = self._ray.get(handed)
        except errors.RayTaskError as error:
            if isinstance(error.cause, Error):
                raise error.cause from None
            raise
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as error:
            raise Error(ENDED) from error
        if rules != program():
            raise Error(
                "a machine of the cluster has another gamenight than this one: install the same on all"
            )
        return found

    def close(self) -> None:
        """Leave the cluster; one that was started for us ends."""
        if self._is_ours:
            self._ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is there, HOST:PORT; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not address or address == "auto":
        return
    if not host or not port.isdigit():
        raise BadSetup(f"{address!r} is no address of a Ray cluster; HOST:PORT is one")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadSetup(f"no Ray cluster answers at {address}: {error}") from error


def library() -> Any:  # noqa: ANN401  a library that may not be there
    """Ray, which is asked not to report to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError as error:
        said = f"a cluster needs Ray. This brings it: {install('cluster')}"
        raise ModuleNotFoundError(said, name="ray") from error
    return ray


def crew_of(workers: int | str, pieces: int) -> Crew | None:
    """Who plays so many pieces: a number of workers, `all`, `ray` or `ray:ADDRESS`; None: nobody but us."""
    if isinstance(workers, str) and workers.partition(":")[0] == RAY:
        return Cluster(workers.partition(":")[2])
    number = count_of(workers)
    if number == 1 or pieces == 1:
        return None
    from gamenight.lab.processes import Processes  # whose machinery a game at the table never needs

    return Processes(number)


def count_of(workers: int | str) -> int:
    """How many processes: a number, or all the cores there are."""
    if workers == "all":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not isinstance(workers, int) or workers < 1:
        raise BadSetup(f"workers is {workers!r}, and must be a number from 1, or all")
    return workers
