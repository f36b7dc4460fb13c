-- Campaigns: a group's books. What happened stands in the entries, which are only ever added to.

CREATE TABLE campaign (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    game       TEXT NOT NULL,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL
) STRICT;
CREATE INDEX campaign_folded ON campaign (folded);

CREATE TABLE campaign_entry (
    uuid     TEXT PRIMARY KEY,
    campaign TEXT NOT NULL REFERENCES campaign (uuid),
    -- Counted from 0.
    number   INTEGER NOT NULL,
    machine  TEXT NOT NULL,
    created  TEXT NOT NULL,
    entry    TEXT NOT NULL,
    UNIQUE (campaign, number)
) STRICT;

CREATE TRIGGER campaign_entry_stays BEFORE UPDATE ON campaign_entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never changed');
END;
CREATE TRIGGER campaign_entry_is_kept BEFORE DELETE ON campaign_entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;
