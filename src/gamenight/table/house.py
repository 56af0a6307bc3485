"""Under which addresses the table answers: this computer only, or the whole house."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}


def lan_addresses() -> list[str]:
    """The addresses by which other devices in the house may reach this computer, likeliest first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in infos]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


class House:
    """Which hosts are ours, and by which addresses other devices reach us."""

    def __init__(self, port: int, names: tuple[str, ...] = (), lan: tuple[str, ...] = ()) -> None:
        self.port = port
        self.names = names  # other names of this computer that its pages may be called by
        self.lan = lan  # the addresses to open for the house; found out when needed
        self.listening: list[str] = []  # those of them that answer

    def wanted(self) -> list[str]:
        """The addresses to open when the house is let in."""
        return list(self.lan) or lan_addresses()

    def addresses(self) -> list[str]:
        """What to give to other devices: only what answers; nothing while this computer alone is served."""
        return [f"http://{address}:{self.port}" for address in self.listening]

    def is_ours(self, host: str) -> bool:
        """Whether a Host header names us."""
        name = host if host.endswith("]") else host.rsplit(":", 1)[0]
        return name in LOOPBACK or name in self.names or name in self.listening
