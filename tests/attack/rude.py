"""A server whose errors are read, and clients that speak to it byte by byte, as no browser would."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from tests.server.process import Served

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BOUND = 30.0  # seconds that anything may take, however busy this machine is
SAFE_HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
}


class Attacked(Served):
    """A server process that may have few file handles and other ways; its errors go to a file."""

    def __init__(
        self, folder: Path, *more: str, handles: int = 0, ways: dict[str, Any] | None = None
    ) -> None:
        super().__init__(folder, *more)
        self.handles = handles
        self.errors_file = folder / "errors.txt"
        if ways is not None:
            self._command[2:3] = ["tests.attack.hasty", json.dumps(ways)]  # in place of the program

    def spawn(self) -> None:
        """Start it, and do not wait."""
        with self.errors_file.open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=self._limit if self.handles else None,  # noqa: PLW1509  no threads are here
            )

    def _limit(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.handles // 2, self.handles))

    def errors(self) -> list[str]:
        """The lines of its error stream."""
        return self.errors_file.read_text(encoding="utf-8").splitlines()

    def handles_open(self) -> int:
        """How many file handles it holds."""
        assert self.process is not None
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def lives(self) -> bool:
        """Whether it still answers."""
        with Rude(self.port) as client:
            client.ask("/health")
            return client.answer().status == 200


@contextmanager
def attacked(
    folder: Path, *more: str, handles: int = 0, ways: dict[str, Any] | None = None
) -> Iterator[Attacked]:
    """A server for one test."""
    server = Attacked(folder, *more, handles=handles, ways=ways)
    server.start()
    try:
        yield server
    finally:
        server.end()


class Answer:
    """What came back."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        self.fields = [
            (name.lower(), value.strip()) for name, _, value in (one.partition(":") for one in lines)
        ]
        self.headers = dict(self.fields)
        self.body = body

    def sentence(self) -> str:
        """The sentence that is told."""
        return str(json.loads(self.body)["sentence"])

    def is_safe(self) -> bool:
        """Whether it carries each of the security headers, once."""
        names = [name for name, _ in self.fields]
        return all(names.count(name) == 1 for name in SAFE_HEADERS)


class Rude:
    """One TCP connection."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port), BOUND, (address, 0))
        self.heard = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send; whether the other side still took it."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def ask(self, path: str = "/health", method: str = "GET", **headers: str) -> None:
        """Send a request in one piece."""
        fields = {"host": f"127.0.0.1:{self.port}"} | {
            name.replace("_", "-"): v for name, v in headers.items()
        }
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1"))

    def hear(self) -> bool:
        """Read a little more; whether there was anything."""
        try:
            data = self.socket.recv(65536)
        except ConnectionResetError:
            return False
        self.heard += data
        return bool(data)

    def answer(self) -> Answer:
        """The next answer; a body goes as far as its length says."""
        while b"\r\n\r\n" not in self.heard:
            assert self.hear(), f"no answer, only {self.heard!r}"
        head, _, rest = self.heard.partition(b"\r\n\r\n")
        length = int(Answer(head, b"").headers.get("content-length", "0"))
        while len(rest) < length and self.hear():
            rest = self.heard.partition(b"\r\n\r\n")[2]
        self.heard = rest[length:]
        return Answer(head, rest[:length])

    def drip(self, piece: bytes) -> None:
        """Send a piece now and then, until something comes back; not for ever."""
        self.socket.settimeout(0.1)
        end = time.monotonic() + BOUND
        while not self.heard and time.monotonic() < end and self.send(piece):
            with suppress(TimeoutError):
                self.hear()

    def is_closed(self) -> bool:
        """Whether the other side hangs up, after whatever it still says."""
        try:
            while self.hear():
                pass
        except TimeoutError:
            return False
        return True


def upgrade(client: Rude, **more: Any) -> Answer:
    """Ask for a WebSocket."""
    headers = {"upgrade": "websocket", "connection": "Upgrade", "sec_websocket_version": "13"}
    client.ask("/ws", **({**headers, "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ=="} | more))
    return client.answer()


def told(client: Rude, message: dict[str, Any]) -> dict[str, Any]:
    """Say something on a WebSocket; the next message that comes."""
    client.send(frame(1, json.dumps(message).encode()))
    return heard(client)


def heard(client: Rude) -> dict[str, Any]:
    """The next message on a WebSocket."""
    message: dict[str, Any] = json.loads(next(data for opcode, data in frames(client) if opcode == 1))
    return message


def frame(opcode: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """One frame as a client sends it, under a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode | (0x80 if is_last else 0)]) + size + bytes(4) + data


def frames(client: Rude) -> Iterator[tuple[int, bytes]]:
    """The frames that come, until the line is closed."""
    while True:
        while len(client.heard) < 2 or len(client.heard) < sum(measured(client.heard)):
            if not client.hear():
                return
        start, size = measured(client.heard)
        opcode, data = client.heard[0] & 15, client.heard[start : start + size]
        client.heard = client.heard[start + size :]
        yield opcode, data


def measured(data: bytes) -> tuple[int, int]:
    """Where a frame's content begins, and how long it is."""
    if data[1] < 126:
        return 2, data[1]
    wide = 2 if data[1] == 126 else 8
    return 2 + wide, int.from_bytes(data[2 : 2 + wide], "big")


def closed_with(client: Rude) -> int | None:
    """The code with which a WebSocket is closed; None if it is simply cut."""
    codes = [int.from_bytes(data[:2], "big") for opcode, data in frames(client) if opcode == 8]
    return codes[0] if codes else None


def eventually(is_so: Callable[[], bool]) -> bool:
    """Whether it becomes so, within the bound."""
    end = time.monotonic() + BOUND
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
