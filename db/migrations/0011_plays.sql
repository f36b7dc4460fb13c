-- Games at the table: what was done in each stands in its entries, which are only ever added to.

CREATE TABLE play (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL,
    -- The match of the log that it became, once it was over.
    played     TEXT REFERENCES match_played (uuid)
) STRICT;
CREATE INDEX play_folded ON play (folded);

CREATE TABLE play_entry (
    uuid    TEXT PRIMARY KEY,
    play    TEXT NOT NULL REFERENCES play (uuid),
    -- Counted from 0.
    number  INTEGER NOT NULL,
    machine TEXT NOT NULL,
    created TEXT NOT NULL,
    entry   TEXT NOT NULL,
    UNIQUE (play, number)
) STRICT;

CREATE TRIGGER play_entry_stays BEFORE UPDATE ON play_entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never changed');
END;
CREATE TRIGGER play_entry_is_kept BEFORE DELETE ON play_entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;
