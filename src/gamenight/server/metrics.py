"""A few counts for whoever watches over a table, in the plain text format of Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamenight.server.hub import Hub


def metrics(hub: Hub) -> str:
    """Rooms, connections, actions, stored entries and commits; nothing that names anybody."""
    connections = sum(len(open_room.connections) for open_room in hub.open_rooms.values())
    counts = [
        ("gamenight_rooms", "gauge", "rooms that are open", len(hub.open_rooms)),
        ("gamenight_rooms_set_aside", "gauge", "rooms that could not be opened", len(hub.broken)),
        ("gamenight_connections", "gauge", "browsers connected", connections),
        ("gamenight_actions_total", "counter", "actions of people applied since the start", hub.actions),
        ("gamenight_entries_total", "counter", "entries stored since the start", hub.store.appended),
        ("gamenight_commits_total", "counter", "commits to the disk since the start", hub.store.commits),
    ]
    return "".join(
        f"# HELP {name} {told}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, told, value in counts
    )
