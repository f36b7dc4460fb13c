-- The cache: what searching the catalogue needs, made of the packs. It lies in a file of its own, which may be
-- thrown away at any time; a change of this form is a new number in cache.rs, never a migration.

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
