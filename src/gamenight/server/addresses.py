"""Under which addresses the table answers: this computer only, or the local network too."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket

from gamenight.server.net.crowd import Crowd

LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}
LONGEST_HOST = 300  # a name has at most 253 letters
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]*[a-z0-9_-])\.?(?::([0-9]{1,5})?)?", re.IGNORECASE)
DEFAULT_PORTS = {"http": "80", "https": "443"}


def lan_addresses() -> list[str]:
    """The addresses by which other devices on the network may reach this computer, likeliest first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in infos]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def read_host(text: str, scheme: str = "") -> tuple[str, str] | None:
    """The name in small letters and the port, nothing for the scheme's own; None if it is no host."""
    found = HOST.fullmatch(text) if len(text) <= LONGEST_HOST else None
    if found is None:
        return None
    port = (found[2] or "").lstrip("0")
    return found[1].lower(), "" if port == DEFAULT_PORTS.get(scheme) else port


def written(address: str) -> str:
    """An address as it stands in a Host header."""
    return f"[{address}]" if ":" in address else address


class Addresses:
    """Which hosts are ours, by which addresses other devices reach us, and how many may be connected."""

    def __init__(
        self, port: int, names: tuple[str, ...] = (), lan: tuple[str, ...] = (), crowd: Crowd | None = None
    ) -> None:
        self.port = port
        self.names = {name.lower().removesuffix(".") for name in names}  # that pages may call us by
        self.lan = lan  # the addresses to open for the local network; found out when needed
        self.crowd = crowd or Crowd()
        self.listening: list[str] = []  # those of them that answer

    def wanted(self) -> list[str]:
        """The addresses to open when the local network is let in."""
        return list(self.lan) or lan_addresses()

    def urls(self) -> list[str]:
        """What to give to other devices: only what answers; nothing while this computer alone is served."""
        return [f"http://{written(address)}:{self.port}" for address in self.listening]

    def is_ours(self, name: str) -> bool:
        """Whether a host's name, in small letters, is one of ours."""
        return name in LOOPBACK or name in self.names or name in map(written, self.listening)
