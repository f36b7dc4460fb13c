-- Mission nights: what a group taps while it plays a mission of a campaign, each tap a row that is only ever added.
-- What a match's revision says may tell its map's mission and who had the initiative, too; that is part of its text.

CREATE TABLE campaign_night (
    uuid     TEXT PRIMARY KEY,
    campaign TEXT NOT NULL REFERENCES campaign (uuid),
    mission  TEXT NOT NULL,
    -- Counted from 0 within the campaign, whatever the mission.
    number   INTEGER NOT NULL,
    machine  TEXT NOT NULL,
    created  TEXT NOT NULL,
    event    TEXT NOT NULL,
    UNIQUE (campaign, number)
) STRICT;

CREATE TRIGGER campaign_night_stays BEFORE UPDATE ON campaign_night
BEGIN
    SELECT RAISE (ABORT, 'a tap is never changed');
END;
CREATE TRIGGER campaign_night_is_kept BEFORE DELETE ON campaign_night
BEGIN
    SELECT RAISE (ABORT, 'a tap is never removed');
END;
