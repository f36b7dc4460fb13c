-- Matches: with whom somebody played, when, with which army, and how it ended. What a match says stands
-- in its revisions; the army among it, by name and members, outlives its squad and the catalogue.

CREATE TABLE match_played (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    -- Game, day and opponent repeat what the current revision says, so that a log is found without it.
    game       TEXT NOT NULL,
    -- The day, 2026-05-17.
    played_on  TEXT NOT NULL,
    opponent   TEXT NOT NULL,
    folded     TEXT NOT NULL,
    revision   INTEGER NOT NULL
) STRICT;
CREATE INDEX match_played_on ON match_played (game, played_on);

CREATE TABLE match_revision (
    uuid    TEXT PRIMARY KEY,
    played  TEXT NOT NULL REFERENCES match_played (uuid),
    -- Counted from 1.
    number  INTEGER NOT NULL,
    machine TEXT NOT NULL,
    created TEXT NOT NULL,
    entry   TEXT NOT NULL,
    UNIQUE (played, number)
) STRICT;

CREATE TRIGGER match_revision_stays BEFORE UPDATE ON match_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never changed');
END;
CREATE TRIGGER match_revision_is_kept BEFORE DELETE ON match_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never removed');
END;
