-- What a club's players tell this machine during a tournament, before it is booked in the tournament's log. It stays here:
-- lists are hidden until their round, also from a group's other machines.

CREATE TABLE tournament_report (
    tournament TEXT NOT NULL,
    round      INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    -- The scores and the outcome from the side of the table's first player, as JSON.
    played     TEXT NOT NULL,
    told       TEXT NOT NULL,
    PRIMARY KEY (tournament, round, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_list (
    tournament TEXT NOT NULL,
    player     INTEGER NOT NULL,
    -- The squad in Muster's own form.
    squad      TEXT NOT NULL,
    told       TEXT NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_clock (
    tournament   TEXT NOT NULL PRIMARY KEY,
    round        INTEGER NOT NULL,
    -- The length of the round, in seconds.
    length       INTEGER NOT NULL,
    -- When it ends, while it runs.
    ends         TEXT,
    -- The seconds left, while it is stopped.
    remaining    INTEGER,
    CHECK ((ends IS NULL) <> (remaining IS NULL))
) STRICT, WITHOUT ROWID;
