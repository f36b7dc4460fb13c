-- Squads are put into folders and bear tags. Both say where a squad is found, not what it is: they are no part
-- of its revisions, and saving one leaves them alone.

ALTER TABLE squad ADD COLUMN folder TEXT NOT NULL DEFAULT '';

CREATE TABLE squad_tag (
    squad  TEXT NOT NULL REFERENCES squad (uuid),
    -- The tag without case and accents: a squad bears it once, however it is written.
    folded TEXT NOT NULL,
    tag    TEXT NOT NULL,
    PRIMARY KEY (squad, folded)
) STRICT, WITHOUT ROWID;
