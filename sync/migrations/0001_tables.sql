-- What a club's server keeps: who may log in, which groups there are, and their streams of sealed parcels.
--
-- Every policy asks for session_user, the role that logged in. It stays the same inside a SECURITY DEFINER function, so
-- that row-level security, which is forced on the owner, too, holds there as well: a function that forgets a check
-- shows nothing that its caller couldn't read.

GRANT USAGE ON SCHEMA muster TO PUBLIC;
GRANT SELECT ON muster.migration TO PUBLIC;

-- Members need no tables of their own, which could fill the disk.
DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()); END $$;

-- Whether who logged in runs the club's server: the schema's owner, and whoever was granted that role.
CREATE FUNCTION muster.organises() RETURNS boolean LANGUAGE sql STABLE
RETURN pg_catalog.pg_has_role(
    session_user, (SELECT nspowner FROM pg_catalog.pg_namespace WHERE nspname = 'muster'), 'MEMBER');

-- A login role; each machine has one of its own for each group that it was invited to.
CREATE TABLE muster.member (
    role       name PRIMARY KEY,
    -- What whoever invited it calls it.
    called     text NOT NULL CHECK (char_length(called) <= 80),
    invited_by name NOT NULL,
    invited_to uuid,
    invited    timestamptz NOT NULL DEFAULT now(),
    joined     timestamptz,
    removed    timestamptz,
    bytes      bigint NOT NULL DEFAULT 0,
    most_bytes bigint NOT NULL DEFAULT 4294967296
);
CREATE INDEX member_invited_by ON muster.member (invited_by);

CREATE TABLE muster.grp (
    id      uuid PRIMARY KEY,
    made_by name NOT NULL,
    made    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE muster.group_member (
    role       name NOT NULL REFERENCES muster.member,
    grp        uuid NOT NULL REFERENCES muster.grp ON DELETE CASCADE,
    invited_by name NOT NULL,
    PRIMARY KEY (role, grp)
);
CREATE INDEX group_member_grp ON muster.group_member (grp);

-- A machine's stream. It belongs to the role that began it, and its parcels are numbered from 1 without a gap.
CREATE TABLE muster.stream (
    grp   uuid NOT NULL REFERENCES muster.grp ON DELETE CASCADE,
    id    uuid NOT NULL,
    owner name NOT NULL,
    last  bigint NOT NULL DEFAULT 0 CHECK (last >= 0),
    PRIMARY KEY (grp, id)
);
CREATE INDEX stream_owner ON muster.stream (owner);

CREATE TABLE muster.parcel (
    grp    uuid NOT NULL,
    stream uuid NOT NULL,
    number bigint NOT NULL CHECK (number >= 1),
    -- The most that parcel::LARGEST lets through.
    sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 16777216),
    at     timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (grp, stream, number),
    FOREIGN KEY (grp, stream) REFERENCES muster.stream ON DELETE CASCADE
);
-- What is sealed doesn't get smaller.
ALTER TABLE muster.parcel ALTER COLUMN sealed SET STORAGE EXTERNAL;

-- A photo, sealed, as a machine put it there.
CREATE TABLE muster.blob (
    grp    uuid NOT NULL,
    id     bytea NOT NULL CHECK (octet_length(id) = 32),
    stream uuid NOT NULL,
    -- The most that blob::LARGEST lets through.
    sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 16777216),
    PRIMARY KEY (grp, id, stream),
    FOREIGN KEY (grp, stream) REFERENCES muster.stream ON DELETE CASCADE
);
CREATE INDEX blob_stream ON muster.blob (grp, stream);
ALTER TABLE muster.blob ALTER COLUMN sealed SET STORAGE EXTERNAL;

ALTER TABLE muster.member       ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.grp          ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.group_member ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.stream       ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.parcel       ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.blob         ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Members see themselves and those that they invited; who runs the server sees all. Parcels are another matter: of
-- them everybody sees those of their groups alone.
CREATE POLICY seen ON muster.member FOR SELECT
    USING (role = session_user OR invited_by = session_user OR muster.organises());
CREATE POLICY invited ON muster.member FOR INSERT WITH CHECK (invited_by = session_user);
CREATE POLICY changed ON muster.member FOR UPDATE
    USING (role = session_user OR invited_by = session_user OR muster.organises());

CREATE POLICY seen ON muster.group_member FOR SELECT
    USING (role = session_user OR invited_by = session_user OR muster.organises());
CREATE POLICY joined ON muster.group_member FOR INSERT WITH CHECK (role = session_user);
CREATE POLICY ended ON muster.group_member FOR DELETE
    USING (role = session_user OR invited_by = session_user OR muster.organises());

CREATE POLICY seen ON muster.grp FOR SELECT
    USING (id IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY made ON muster.grp FOR INSERT WITH CHECK (made_by = session_user);

CREATE POLICY seen ON muster.stream FOR SELECT
    USING (grp IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY begun ON muster.stream FOR INSERT WITH CHECK (owner = session_user);
CREATE POLICY longer ON muster.stream FOR UPDATE USING (owner = session_user);

CREATE POLICY seen ON muster.parcel FOR SELECT
    USING (grp IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY added ON muster.parcel FOR INSERT WITH CHECK (EXISTS (
    SELECT FROM muster.stream s
    WHERE s.grp = parcel.grp AND s.id = parcel.stream AND s.owner = session_user));

CREATE POLICY seen ON muster.blob FOR SELECT
    USING (grp IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY added ON muster.blob FOR INSERT WITH CHECK (EXISTS (
    SELECT FROM muster.stream s WHERE s.grp = blob.grp AND s.id = blob.stream AND s.owner = session_user));
CREATE POLICY mended ON muster.blob FOR UPDATE USING (EXISTS (
    SELECT FROM muster.stream s WHERE s.grp = blob.grp AND s.id = blob.stream AND s.owner = session_user));

-- Nobody but the functions of the next file writes: there is no privilege to, nor a policy to change a parcel.
GRANT SELECT ON muster.member, muster.grp, muster.group_member, muster.stream, muster.parcel,
    muster.blob TO PUBLIC;
