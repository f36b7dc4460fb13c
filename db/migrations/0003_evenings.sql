-- What a group notes beside its campaign's books: evenings, photos of the table, and the PIN that hides
-- the Imperial player's secrets from a screen that everybody sees.

ALTER TABLE campaign ADD COLUMN pin TEXT;

CREATE TABLE campaign_session (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    campaign   TEXT NOT NULL REFERENCES campaign (uuid),
    -- The day, 2026-05-17.
    held_on    TEXT NOT NULL,
    players    TEXT NOT NULL,
    note       TEXT NOT NULL,
    -- How many entries the log had when the evening was noted.
    from_entry INTEGER NOT NULL
) STRICT;
CREATE INDEX campaign_session_campaign ON campaign_session (campaign);

CREATE TABLE campaign_photo (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    deleted_at TEXT,
    session    TEXT NOT NULL REFERENCES campaign_session (uuid),
    -- The name under which it is kept in the data folder.
    photo      TEXT NOT NULL
) STRICT;
CREATE INDEX campaign_photo_session ON campaign_photo (session);
