-- Tournaments: what was done in each stands in its entries, which are only ever added to.

CREATE TABLE tournament (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL
) STRICT;
CREATE INDEX tournament_folded ON tournament (folded);

CREATE TABLE tournament_entry (
    uuid       TEXT PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournament (uuid),
    -- Counted from 0.
    number     INTEGER NOT NULL,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    entry      TEXT NOT NULL,
    UNIQUE (tournament, number)
) STRICT;

CREATE TRIGGER tournament_entry_stays BEFORE UPDATE ON tournament_entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never changed');
END;
CREATE TRIGGER tournament_entry_is_kept BEFORE DELETE ON tournament_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = OLD.uuid)
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;

-- What changes is noted, so that it travels.

CREATE TRIGGER tournament_insert_is_noted AFTER INSERT ON tournament
BEGIN
    INSERT INTO entry_changed VALUES ('tournament', NEW.uuid);
END;

CREATE TRIGGER tournament_update_is_noted AFTER UPDATE ON tournament
BEGIN
    INSERT INTO entry_changed VALUES ('tournament', NEW.uuid);
END;

CREATE TRIGGER tournament_delete_is_noted AFTER DELETE ON tournament
BEGIN
    INSERT INTO entry_changed VALUES ('tournament', OLD.uuid);
END;

CREATE TRIGGER tournament_entry_insert_is_noted AFTER INSERT ON tournament_entry
BEGIN
    INSERT INTO entry_changed VALUES ('tournament-log', NEW.tournament);
END;

CREATE TRIGGER tournament_entry_update_is_noted AFTER UPDATE ON tournament_entry
BEGIN
    INSERT INTO entry_changed VALUES ('tournament-log', NEW.tournament);
END;

CREATE TRIGGER tournament_entry_delete_is_noted AFTER DELETE ON tournament_entry
BEGIN
    INSERT INTO entry_changed VALUES ('tournament-log', OLD.tournament);
END;
