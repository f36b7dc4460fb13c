-- 0001: the catalogue's cache, the collection, squads, settings and aliases.
--
-- Times are text, UTC, to the millisecond (2026-11-22T08:15:30.250Z), so that they sort as they
-- read. UUIDs are text, hyphenated, lower case, so that a prefix of one finds its row. A row that
-- a user made carries a UUIDv7, the machine it was made on and times; what is removed is marked,
-- not deleted, so that two machines' data can be merged one day.

-- The cache: everything from here to the collection can be thrown away and rebuilt from packs.

CREATE TABLE pack (
    game TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE card_set (
    game     TEXT NOT NULL REFERENCES pack (game) ON DELETE CASCADE,
    id       TEXT NOT NULL,
    name     TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure (
    -- The row's number, which ties it to its entry in figure_search.
    n            INTEGER PRIMARY KEY,
    game         TEXT NOT NULL REFERENCES pack (game) ON DELETE CASCADE,
    id           TEXT NOT NULL,
    name         TEXT NOT NULL,
    -- The name without case and accents, for sorting and for "begins with".
    folded       TEXT NOT NULL,
    cost         INTEGER,
    cost_kind    TEXT NOT NULL CHECK (cost_kind IN ('known', 'unknown', 'chosen')),
    factions     TEXT NOT NULL,
    unique_card  INTEGER NOT NULL CHECK (unique_card IN (0, 1)),
    set_position INTEGER NOT NULL,
    UNIQUE (game, id)
) STRICT;
CREATE INDEX figure_id ON figure (id);
CREATE INDEX figure_folded ON figure (folded);

-- The whole figure, apart from what searching reads: narrow rows are read faster.
CREATE TABLE figure_json (
    n    INTEGER PRIMARY KEY REFERENCES figure (n) ON DELETE CASCADE,
    json TEXT NOT NULL
) STRICT;

CREATE TABLE figure_faction (
    faction TEXT NOT NULL,
    n       INTEGER NOT NULL REFERENCES figure (n) ON DELETE CASCADE,
    PRIMARY KEY (faction, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX figure_faction_n ON figure_faction (n);

CREATE TABLE figure_ability (
    -- Folded; an ability with a number stands here with and without it.
    ability TEXT NOT NULL,
    n       INTEGER NOT NULL REFERENCES figure (n) ON DELETE CASCADE,
    PRIMARY KEY (ability, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX figure_ability_n ON figure_ability (n);

CREATE TABLE printing (
    game        TEXT NOT NULL,
    id          TEXT NOT NULL,
    n           INTEGER NOT NULL REFERENCES figure (n) ON DELETE CASCADE,
    set_id      TEXT NOT NULL,
    number      TEXT NOT NULL,
    rarity      TEXT NOT NULL,
    rarity_rank INTEGER NOT NULL,
    position    INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX printing_n ON printing (n, position);
CREATE INDEX printing_set ON printing (set_id, rarity);

-- The text comes folded, with each Chinese or Japanese character a word of its own (search_text.rs).
CREATE VIRTUAL TABLE figure_search USING fts5 (
    name, other_names, abilities, factions, sets,
    tokenize = "unicode61 remove_diacritics 2",
    prefix = '1 2 3'
);

-- What users made. Nothing below refers to the cache: it outlives any pack.

CREATE TABLE holding (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    game       TEXT NOT NULL,
    printing   TEXT NOT NULL,
    figure     TEXT NOT NULL,
    last_name  TEXT NOT NULL,
    last_cost  INTEGER,
    figures    INTEGER NOT NULL CHECK (figures BETWEEN 0 AND 4294967295),
    cards      INTEGER NOT NULL CHECK (cards BETWEEN 0 AND 4294967295),
    wanted     INTEGER NOT NULL CHECK (wanted BETWEEN 0 AND 4294967295),
    for_trade  INTEGER NOT NULL CHECK (for_trade BETWEEN 0 AND 4294967295),
    note       TEXT NOT NULL,
    UNIQUE (game, printing)
) STRICT;
-- Sums over a figure's printings stand beside every row of a search: the index alone answers them.
CREATE INDEX holding_figure ON holding (game, figure, figures, cards, wanted, for_trade)
    WHERE deleted_at IS NULL;

CREATE TABLE owned_copy (
    uuid        TEXT PRIMARY KEY,
    machine     TEXT NOT NULL,
    created     TEXT NOT NULL,
    updated     TEXT NOT NULL,
    deleted_at  TEXT,
    game        TEXT NOT NULL,
    printing    TEXT NOT NULL,
    figure      TEXT NOT NULL,
    last_name   TEXT NOT NULL,
    last_cost   INTEGER,
    condition   TEXT NOT NULL,
    painted     INTEGER CHECK (painted IN (0, 1)),
    location    TEXT NOT NULL,
    price_minor INTEGER,
    currency    TEXT,
    acquired_on TEXT,
    note        TEXT NOT NULL,
    photo       TEXT,
    CHECK ((price_minor IS NULL) = (currency IS NULL))
) STRICT;
CREATE INDEX owned_copy_printing ON owned_copy (game, printing);

CREATE TABLE squad (
    uuid       TEXT PRIMARY KEY,
    machine    TEXT NOT NULL,
    created    TEXT NOT NULL,
    updated    TEXT NOT NULL,
    deleted_at TEXT,
    game       TEXT NOT NULL,
    -- Name and format repeat what the current revision says, so that a list reads no draft.
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL,
    format     TEXT NOT NULL,
    -- The number of the current revision.
    revision   INTEGER NOT NULL
) STRICT;
CREATE INDEX squad_game ON squad (game);
CREATE INDEX squad_folded ON squad (folded);

CREATE TABLE squad_revision (
    uuid    TEXT PRIMARY KEY,
    squad   TEXT NOT NULL REFERENCES squad (uuid),
    number  INTEGER NOT NULL,
    machine TEXT NOT NULL,
    created TEXT NOT NULL,
    draft   TEXT NOT NULL,
    UNIQUE (squad, number)
) STRICT;

CREATE TRIGGER squad_revision_stays BEFORE UPDATE ON squad_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never changed');
END;
CREATE TRIGGER squad_revision_is_kept BEFORE DELETE ON squad_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never removed');
END;

-- Who is in a squad's current revision, with the name and cost last known of each.
CREATE TABLE squad_member (
    squad     TEXT NOT NULL REFERENCES squad (uuid),
    role      TEXT NOT NULL CHECK (role IN ('member', 'beside', 'pool', 'chosen', 'considering')),
    figure    TEXT NOT NULL,
    count     INTEGER NOT NULL,
    last_name TEXT,
    last_cost INTEGER,
    PRIMARY KEY (squad, role, figure)
) STRICT, WITHOUT ROWID;
CREATE INDEX squad_member_figure ON squad_member (figure);

CREATE TABLE setting (
    key     TEXT PRIMARY KEY,
    uuid    TEXT NOT NULL,
    machine TEXT NOT NULL,
    updated TEXT NOT NULL,
    value   TEXT NOT NULL
) STRICT;

CREATE TABLE alias (
    uuid      TEXT PRIMARY KEY,
    machine   TEXT NOT NULL,
    created   TEXT NOT NULL,
    game      TEXT NOT NULL,
    folded    TEXT NOT NULL,
    written   TEXT NOT NULL,
    figure    TEXT NOT NULL,
    last_name TEXT,
    last_cost INTEGER,
    UNIQUE (game, folded)
) STRICT;
