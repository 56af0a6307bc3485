-- What nobody but the server knows, and no answer ever tells: the chance of bots comes of it.
CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
