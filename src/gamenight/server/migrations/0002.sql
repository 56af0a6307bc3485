-- Moments are seconds that the server has been open, not of the calendar: all that is here was touched now.
UPDATE room SET touched = 0;
ALTER TABLE room ADD COLUMN binned REAL; -- when it was deleted; NULL while it is open

-- How a room stands between two games; what its entries up to that number say need not be followed again.
CREATE TABLE snapshot (
    room TEXT PRIMARY KEY REFERENCES room (link) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body BLOB NOT NULL -- JSON, see server/snapshot.py
);

-- How a running game stands, in case the rules of another day do not lead there.
CREATE TABLE position (
    room TEXT PRIMARY KEY REFERENCES room (link) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- the room's version
    body BLOB NOT NULL -- JSON, see docs/reference/notation.md
);

-- The last finished games of a room, as records.
CREATE TABLE finished (
    room TEXT NOT NULL REFERENCES room (link) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- of the game in its room
    record TEXT NOT NULL,
    PRIMARY KEY (room, number)
);

-- What belongs to no room: 'open', for how many seconds the server has been open in all.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value REAL NOT NULL
) WITHOUT ROWID;

PRAGMA application_id = 1196312404; -- "GNGT": ours
