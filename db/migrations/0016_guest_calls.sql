-- What guests at the table have asked for and is done, so that what they send again isn't done again. A guest who gets no
-- answer can't know whether the request arrived.
CREATE TABLE guest_call (
    -- The id that the guest gave it.
    id   TEXT NOT NULL PRIMARY KEY,
    done TEXT NOT NULL
) STRICT, WITHOUT ROWID;
