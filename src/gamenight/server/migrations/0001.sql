-- A room is the sum of its entries, and nothing else is stored of it.
CREATE TABLE room (
    link TEXT PRIMARY KEY,
    touched REAL NOT NULL -- when something last happened in it, in seconds
) WITHOUT ROWID;

CREATE TABLE entry (
    room TEXT NOT NULL REFERENCES room (link) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- 1, 2, 3 ...: the room's version after it
    body BLOB NOT NULL, -- JSON, see server/log.py
    PRIMARY KEY (room, number)
) WITHOUT ROWID;
