-- Entries in half the room: ids as bytes rather than their 36 characters, what entries are about once, and long
-- texts compressed. What they say stays the same.

DROP TRIGGER entry_stays;
DROP TRIGGER entry_is_kept;
DROP TRIGGER campaign_entry_is_kept;
DROP TRIGGER campaign_night_is_kept;
DROP TRIGGER play_entry_is_kept;
DROP TRIGGER tournament_entry_is_kept;
DROP INDEX entry_subject;
ALTER TABLE entry RENAME TO entry_was;
ALTER TABLE entry_head RENAME TO entry_head_was;
ALTER TABLE hub_outbox RENAME TO hub_outbox_was;

-- What entries are about.
CREATE TABLE entry_subject (
    n       INTEGER PRIMARY KEY,
    noun    TEXT NOT NULL,
    -- The row's id, or its natural key.
    subject TEXT NOT NULL,
    UNIQUE (noun, subject)
) STRICT;

CREATE TABLE entry (
    -- The order in which entries came to this machine.
    n       INTEGER PRIMARY KEY AUTOINCREMENT,
    id      BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    machine BLOB NOT NULL CHECK (length(machine) = 16),
    at      TEXT NOT NULL,
    subject INTEGER NOT NULL REFERENCES entry_subject (n),
    -- One more than the deepest of those that it follows: a sum that no clock can falsify.
    depth   INTEGER NOT NULL,
    -- The ids of the subject's entries that its author had last, one after the other.
    follows BLOB NOT NULL CHECK (length(follows) % 16 = 0),
    -- JSON; if it is long its DEFLATE, but where SQL has to read it.
    change  ANY NOT NULL CHECK (typeof(change) IN ('text', 'blob')),
    -- Whether it was written here, rather than received.
    ours    INTEGER NOT NULL CHECK (ours IN (0, 1))
) STRICT;
CREATE INDEX entry_of_subject ON entry (subject, depth);

-- The entries of a subject that no other follows yet. Several were written without knowing of each other.
CREATE TABLE entry_head (
    subject INTEGER NOT NULL REFERENCES entry_subject (n),
    entry   INTEGER NOT NULL REFERENCES entry (n),
    PRIMARY KEY (subject, entry)
) STRICT, WITHOUT ROWID;

-- Entries that a hub doesn't have yet.
CREATE TABLE hub_outbox (
    hub TEXT NOT NULL REFERENCES hub (id) ON DELETE CASCADE,
    n   INTEGER NOT NULL REFERENCES entry (n),
    PRIMARY KEY (hub, n)
) STRICT, WITHOUT ROWID;

-- Which hub an entry that waits came through; null for none. It is judged by what is exchanged with that hub, and passed
-- on to the others.
ALTER TABLE entry_waiting ADD COLUMN hub TEXT;
UPDATE entry_waiting SET hub = (SELECT id FROM hub) WHERE (SELECT count(*) FROM hub) = 1;

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never changed');
END;
CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;

CREATE TRIGGER campaign_entry_is_kept BEFORE DELETE ON campaign_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = unhex(OLD.uuid, '-'))
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;
CREATE TRIGGER campaign_night_is_kept BEFORE DELETE ON campaign_night
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = unhex(OLD.uuid, '-'))
BEGIN
    SELECT RAISE (ABORT, 'a tap is never removed');
END;
CREATE TRIGGER play_entry_is_kept BEFORE DELETE ON play_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = unhex(OLD.uuid, '-'))
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;
CREATE TRIGGER tournament_entry_is_kept BEFORE DELETE ON tournament_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = unhex(OLD.uuid, '-'))
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;
