-- The user's data alone: the catalogue's cache has left for a file of its own, and what used to lie beside the
-- database in files that anybody could write over, answers to open questions and figures of the user's own,
-- has come in.

DROP TABLE figure_search;
DROP TABLE printing;
DROP TABLE figure_ability;
DROP TABLE figure_faction;
DROP TABLE figure_json;
DROP TABLE figure;
DROP TABLE card_set;
DROP TABLE pack;

-- A pack that the user writes by answering and by filling in forms.
CREATE TABLE own_pack (
    uuid     TEXT PRIMARY KEY,
    machine  TEXT NOT NULL,
    created  TEXT NOT NULL,
    updated  TEXT NOT NULL,
    -- What its folder is called where it is exported: answers-swm, my-figures-swm.
    name     TEXT NOT NULL UNIQUE,
    -- The number of the current revision, counted from 1.
    revision INTEGER NOT NULL
) STRICT;

-- What a pack holds, by revision. The last ten are kept, so that a slip can be undone.
CREATE TABLE own_pack_revision (
    uuid    TEXT PRIMARY KEY,
    pack    TEXT NOT NULL REFERENCES own_pack (uuid),
    number  INTEGER NOT NULL,
    machine TEXT NOT NULL,
    created TEXT NOT NULL,
    UNIQUE (pack, number)
) STRICT;

CREATE TABLE own_pack_file (
    revision TEXT NOT NULL REFERENCES own_pack_revision (uuid) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    bytes    BLOB NOT NULL,
    PRIMARY KEY (revision, name)
) STRICT, WITHOUT ROWID;
