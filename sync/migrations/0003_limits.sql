-- Limits on all that a member can make, and removal of whom a removed member brought in.

-- Who brought whom in, and what all that came in by one machine may make together. Such a root was invited by who runs
-- the server. Both tables have no privileges for members: the functions below read and write them.
CREATE TABLE muster.allowance (
    root       name PRIMARY KEY REFERENCES muster.member,
    bytes      bigint NOT NULL DEFAULT 0,
    most_bytes bigint NOT NULL DEFAULT 8589934592,
    -- The most machines at a time, and the most invitations in thirty days, whatever became of them.
    most_in    integer NOT NULL DEFAULT 8,
    most_new   integer NOT NULL DEFAULT 24
);
CREATE TABLE muster.kin (
    role    name PRIMARY KEY REFERENCES muster.member,
    by      name NOT NULL,
    root    name NOT NULL REFERENCES muster.allowance,
    invited timestamptz NOT NULL DEFAULT now(),
    removed boolean NOT NULL DEFAULT false
);
CREATE INDEX kin_by ON muster.kin (by);
CREATE INDEX kin_root ON muster.kin (root);
ALTER TABLE muster.allowance ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.kin       ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY known ON muster.allowance USING (true);
CREATE POLICY known ON muster.kin USING (true);

ALTER TABLE muster.member
    -- When it last exchanged.
    ADD COLUMN seen timestamptz,
    ADD COLUMN most_streams integer NOT NULL DEFAULT 32,
    ADD CONSTRAINT member_called_is_a_line CHECK (called !~ '[[:cntrl:]]') NOT VALID;

-- What there is already.
CREATE TABLE muster.known AS
WITH RECURSIVE known (role, by, root) AS (
    SELECT m.role, m.invited_by, m.role FROM muster.member m
    WHERE m.role = m.invited_by OR NOT EXISTS (SELECT FROM muster.member i WHERE i.role = m.invited_by)
       OR m.invited_by !~ '^muster_[0-9a-f]{16}$'
    UNION
    SELECT m.role, m.invited_by, k.root FROM muster.member m JOIN known k ON m.invited_by = k.role
    WHERE m.invited_by ~ '^muster_[0-9a-f]{16}$' AND m.role <> m.invited_by
)
SELECT role, by, root FROM known;
INSERT INTO muster.allowance (root, bytes)
SELECT k.root, sum(m.bytes) FROM muster.known k JOIN muster.member m USING (role) GROUP BY k.root;
INSERT INTO muster.kin (role, by, root, invited, removed)
SELECT role, k.by, k.root, m.invited, m.removed IS NOT NULL FROM muster.known k JOIN muster.member m USING (role);
DROP TABLE muster.known;

-- Whether a member came in by who logged in, directly or by others.
CREATE FUNCTION muster.brought(who name) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    WITH RECURSIVE above (by) AS (
        SELECT k.by FROM muster.kin k WHERE k.role = who
        UNION
        SELECT k.by FROM muster.kin k JOIN above a ON k.role = a.by
    )
    SELECT who <> session_user AND EXISTS (SELECT FROM above WHERE by = session_user)
$$;

ALTER POLICY seen ON muster.member
    USING (role = session_user OR invited_by = session_user OR muster.organises() OR muster.brought(role));
ALTER POLICY changed ON muster.member
    USING (role = session_user OR invited_by = session_user OR muster.organises() OR muster.brought(role));
ALTER POLICY seen ON muster.group_member
    USING (role = session_user OR invited_by = session_user OR muster.organises() OR muster.brought(role));
ALTER POLICY ended ON muster.group_member
    USING (role = session_user OR invited_by = session_user OR muster.organises() OR muster.brought(role));
-- What is counted is seen by who made it, also behind a group that was left.
ALTER POLICY seen ON muster.grp
    USING (made_by = session_user OR id IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
ALTER POLICY seen ON muster.stream
    USING (owner = session_user OR grp IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));

-- Counts what a member stores, and what each row takes: many small ones fill a disk, too.
CREATE FUNCTION muster.store(length bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    taken CONSTANT bigint := length + 1024;
BEGIN
    UPDATE muster.member SET bytes = bytes + taken WHERE role = session_user AND bytes + taken <= most_bytes;
    IF FOUND THEN
        UPDATE muster.allowance SET bytes = bytes + taken
        WHERE root = (SELECT k.root FROM muster.kin k WHERE k.role = session_user) AND bytes + taken <= most_bytes;
    END IF;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this member may keep no more here' USING ERRCODE = 'MU004';
    END IF;
END $$;
REVOKE EXECUTE ON FUNCTION muster.store FROM PUBLIC;

CREATE OR REPLACE FUNCTION muster.create_group(wanted uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF muster.organises() THEN
        INSERT INTO muster.member (role, called, invited_by, joined)
        VALUES (session_user, '', session_user, now()) ON CONFLICT DO NOTHING;
        INSERT INTO muster.allowance (root) VALUES (session_user) ON CONFLICT DO NOTHING;
        INSERT INTO muster.kin (role, by, root) VALUES (session_user, session_user, session_user)
        ON CONFLICT DO NOTHING;
    END IF;
    -- One at a time, so that what is counted stays so.
    PERFORM FROM muster.member WHERE role = session_user AND joined IS NOT NULL AND removed IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'only members create groups' USING ERRCODE = 'MU001';
    END IF;
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = wanted;
    IF FOUND THEN
        RETURN;
    END IF;
    IF (SELECT count(*) FROM muster.grp WHERE made_by = session_user) >= 100 THEN
        RAISE EXCEPTION 'too many groups' USING ERRCODE = 'MU004';
    END IF;
    INSERT INTO muster.grp (id, made_by) VALUES (wanted, session_user) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this group is somebody else''s' USING ERRCODE = 'MU001';
    END IF;
    INSERT INTO muster.group_member (role, grp, invited_by) VALUES (session_user, wanted, session_user);
END $$;

CREATE OR REPLACE FUNCTION muster.append(to_group uuid, to_stream uuid, next bigint, contents bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    there bigint;
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    IF next = 1 THEN
        PERFORM FROM muster.stream WHERE grp = to_group AND id = to_stream AND owner = session_user;
        IF NOT FOUND THEN
            -- One at a time, so that what is counted stays so.
            PERFORM FROM muster.member WHERE role = session_user FOR UPDATE;
            IF (SELECT count(*) FROM muster.stream WHERE owner = session_user)
               >= (SELECT most_streams FROM muster.member WHERE role = session_user) THEN
                RAISE EXCEPTION 'too many streams' USING ERRCODE = 'MU004';
            END IF;
            INSERT INTO muster.stream (grp, id, owner) VALUES (to_group, to_stream, session_user) ON CONFLICT DO NOTHING;
        END IF;
    END IF;
    -- Of another's stream no row is found: it can't be changed by who logged in.
    SELECT last INTO there FROM muster.stream
    WHERE grp = to_group AND id = to_stream AND owner = session_user FOR UPDATE;
    IF NOT FOUND AND next = 1 THEN
        RAISE EXCEPTION 'this stream is another member''s' USING ERRCODE = 'MU002';
    ELSIF NOT FOUND THEN
        RAISE EXCEPTION 'a stream begins with parcel 1' USING ERRCODE = 'MU003';
    END IF;
    IF next <= there THEN
        PERFORM FROM muster.parcel WHERE grp = to_group AND stream = to_stream AND number = next AND sealed = contents;
        IF FOUND THEN
            RETURN;
        END IF;
    END IF;
    IF next IS DISTINCT FROM there + 1 THEN
        RAISE EXCEPTION 'parcel % comes behind %', next, there USING ERRCODE = 'MU003';
    END IF;
    PERFORM muster.store(octet_length(contents));
    UPDATE muster.stream SET last = next WHERE grp = to_group AND id = to_stream;
    INSERT INTO muster.parcel (grp, stream, number, sealed) VALUES (to_group, to_stream, next, contents);
END $$;

CREATE OR REPLACE FUNCTION muster.put_blob(to_group uuid, to_stream uuid, blob_id bytea, contents bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    PERFORM FROM muster.stream WHERE grp = to_group AND id = to_stream AND owner = session_user;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no stream of this member' USING ERRCODE = 'MU002';
    END IF;
    PERFORM muster.store(octet_length(contents));
    INSERT INTO muster.blob (grp, id, stream, sealed) VALUES (to_group, blob_id, to_stream, contents)
    ON CONFLICT (grp, id, stream) DO UPDATE SET sealed = excluded.sealed;
END $$;

-- The number of the last parcel of a stream, of which a machine asks in every exchange.
CREATE FUNCTION muster.last(of_group uuid, of_stream uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = of_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    UPDATE muster.member SET seen = now()
    WHERE role = session_user AND (seen IS NULL OR seen < now() - interval '10 minutes');
    RETURN coalesce((SELECT s.last FROM muster.stream s WHERE s.grp = of_group AND s.id = of_stream), 0);
END $$;

CREATE OR REPLACE FUNCTION muster.invite(to_group uuid, new_role name, verifier text, known_as text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    allowed muster.allowance;
BEGIN
    -- Removing this member waits until the invitation is there, and ends it, too.
    PERFORM FROM muster.member WHERE role = session_user AND removed IS NULL FOR UPDATE;
    IF FOUND THEN
        PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    END IF;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    IF new_role !~ '^muster_[0-9a-f]{16}$' OR verifier !~ '^SCRAM-SHA-256\$[0-9]+:[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$' THEN
        RAISE EXCEPTION 'no invitation' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    -- A member brings machines of their own, and what these bring counts with them; a club's members come in by who
    -- runs the server.
    IF NOT muster.organises() THEN
        SELECT a.* INTO allowed FROM muster.allowance a
        WHERE a.root = (SELECT k.root FROM muster.kin k WHERE k.role = session_user) FOR UPDATE;
        IF (SELECT count(*) FROM muster.kin k
            WHERE k.root = allowed.root AND k.role <> k.root AND NOT k.removed) >= allowed.most_in
           OR (SELECT count(*) FROM muster.kin k
               WHERE k.root = allowed.root AND k.role <> k.root AND k.invited > now() - interval '30 days')
              >= allowed.most_new THEN
            RAISE EXCEPTION 'too many invitations' USING ERRCODE = 'MU006';
        END IF;
    END IF;
    INSERT INTO muster.member (role, called, invited_by, invited_to)
    VALUES (new_role, known_as, session_user, to_group);
    IF allowed.root IS NULL THEN
        INSERT INTO muster.allowance (root) VALUES (new_role);
    END IF;
    INSERT INTO muster.kin (role, by, root) VALUES (new_role, session_user, coalesce(allowed.root, new_role));
    EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT CONNECTION LIMIT 8 PASSWORD %L VALID UNTIL %L',
                   new_role, verifier, now() + interval '14 days');
END $$;

-- Shuts a member out, with the invitations that it made and that nobody used; `along` with all whom it brought in. Returns
-- who was shut out. What they wrote stays.
CREATE FUNCTION muster.remove(wanted name, along boolean) RETURNS SETOF name
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    one name;
BEGIN
    IF wanted = session_user OR wanted !~ '^muster_[0-9a-f]{16}$' THEN
        RAISE EXCEPTION 'this member can''t be removed' USING ERRCODE = 'MU006';
    END IF;
    UPDATE muster.member SET removed = coalesce(removed, now())
    WHERE role = wanted AND (invited_by = session_user OR muster.organises() OR muster.brought(role));
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such member' USING ERRCODE = 'MU008';
    END IF;
    FOR one IN
        WITH RECURSIVE gone (role) AS (
            SELECT wanted
            UNION
            SELECT k.role FROM muster.kin k JOIN gone o ON k.by = o.role WHERE k.role <> k.by
        )
        SELECT o.role FROM gone o JOIN muster.member m USING (role)
        WHERE o.role = wanted OR m.removed IS NULL AND (along OR m.joined IS NULL AND m.invited_by = wanted)
    LOOP
        PERFORM muster.shut_out(one);
        RETURN NEXT one;
    END LOOP;
END $$;

-- Shuts one role out, for the functions of this file.
CREATE FUNCTION muster.shut_out(wanted name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE muster.member SET removed = coalesce(removed, now()) WHERE role = wanted;
    UPDATE muster.kin SET removed = true WHERE role = wanted;
    DELETE FROM muster.group_member WHERE role = wanted;
    EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', wanted);
END $$;
REVOKE EXECUTE ON FUNCTION muster.shut_out FROM PUBLIC;

-- As earlier versions of Muster ask.
CREATE OR REPLACE FUNCTION muster.remove(wanted name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM muster.remove(wanted, false);
END $$;

CREATE OR REPLACE FUNCTION muster.leave(wanted uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM muster.group_member WHERE role = session_user AND grp = wanted;
    IF session_user ~ '^muster_[0-9a-f]{16}$'
       AND NOT EXISTS (SELECT FROM muster.group_member WHERE role = session_user) THEN
        -- With the invitations that nobody used.
        PERFORM muster.shut_out(role) FROM muster.member
        WHERE invited_by = session_user AND joined IS NULL AND removed IS NULL;
        PERFORM muster.shut_out(session_user);
    END IF;
END $$;
