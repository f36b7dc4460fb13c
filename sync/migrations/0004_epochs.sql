-- A new key for a group once a member was removed. What is written from then on is sealed with it. The server keeps the
-- announcement by which the remaining machines get it, and takes nothing more that is sealed with an older one. An
-- invitation's code carries the key of its day: open ones are void from then on.

-- Who is in a group no longer: removed, left, or never came in. `number` is the epoch that was begun without them; null
-- while a removal still waits for that; 0 for who left by themselves, or before there were epochs. No member has
-- privileges on it: the functions below read and write it.
CREATE TABLE muster.gone (
    grp    uuid NOT NULL,
    role   name NOT NULL,
    number integer,
    PRIMARY KEY (grp, role)
);
ALTER TABLE muster.gone ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY known ON muster.gone USING (true);

-- The announcements of a group's epochs. That of its beginning has none.
CREATE TABLE muster.epoch (
    grp          uuid NOT NULL REFERENCES muster.grp ON DELETE CASCADE,
    -- The most that epochs::MOST allows.
    number       integer NOT NULL CHECK (number BETWEEN 1 AND 65535),
    by           name NOT NULL,
    at           timestamptz NOT NULL DEFAULT now(),
    -- The most that announcement::LARGEST lets through.
    announcement bytea NOT NULL CHECK (octet_length(announcement) BETWEEN 1 AND 4194304),
    PRIMARY KEY (grp, number)
);
ALTER TABLE muster.epoch ALTER COLUMN announcement SET STORAGE EXTERNAL;
ALTER TABLE muster.epoch ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY seen ON muster.epoch FOR SELECT
    USING (grp IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY begun ON muster.epoch FOR INSERT WITH CHECK (by = session_user);
GRANT SELECT ON muster.epoch TO PUBLIC;

-- Writing waits for a new key, and a new key for what is being written: both lock the group's row.
CREATE POLICY locked ON muster.grp FOR UPDATE
    USING (id IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));

-- Whether this runs in one of Muster's functions, and not in what a member asks.
CREATE FUNCTION muster.within() RETURNS boolean LANGUAGE sql STABLE
RETURN pg_catalog.pg_has_role(
    current_user, (SELECT nspowner FROM pg_catalog.pg_namespace WHERE nspname = 'muster'), 'MEMBER');

-- Whoever makes a new key ends the group's open invitations, whoever made these.
CREATE POLICY open_seen ON muster.member FOR SELECT
    USING (joined IS NULL AND muster.within()
           AND invited_to IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));
CREATE POLICY open_ended ON muster.member FOR UPDATE
    USING (joined IS NULL AND muster.within()
           AND invited_to IN (SELECT m.grp FROM muster.group_member m WHERE m.role = session_user));

-- Who is gone already. They know the first key; that they are gone makes no new one, but removing them once more does.
ALTER TABLE muster.stream NO FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.group_member NO FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.member NO FORCE ROW LEVEL SECURITY;
INSERT INTO muster.gone (grp, role, number)
SELECT DISTINCT s.grp, s.owner, 0 FROM muster.stream s
WHERE NOT EXISTS (SELECT FROM muster.group_member m WHERE m.grp = s.grp AND m.role = s.owner);
INSERT INTO muster.gone (grp, role, number)
SELECT m.invited_to, m.role, 0 FROM muster.member m WHERE m.invited_to IS NOT NULL AND m.removed IS NOT NULL
ON CONFLICT DO NOTHING;
ALTER TABLE muster.stream FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.group_member FORCE ROW LEVEL SECURITY;
ALTER TABLE muster.member FORCE ROW LEVEL SECURITY;

-- The epoch that a parcel's header names; 0 without one.
CREATE FUNCTION muster.epoch_of(contents bytea) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN CASE WHEN pg_catalog.substr(contents, 1, 8) = '\x6d75737465726b31'::bytea
                 AND pg_catalog.octet_length(contents) >= 12
    THEN pg_catalog.get_byte(contents, 8)::bigint * 16777216 + pg_catalog.get_byte(contents, 9) * 65536
         + pg_catalog.get_byte(contents, 10) * 256 + pg_catalog.get_byte(contents, 11)
    ELSE 0 END;

-- Refuses what is sealed with another key than the newest. From here to the end of the transaction no newer one comes.
CREATE FUNCTION muster.demand_epoch(of_group uuid, given bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    newest bigint;
BEGIN
    PERFORM FROM muster.grp WHERE id = of_group FOR KEY SHARE;
    newest := coalesce((SELECT max(e.number) FROM muster.epoch e WHERE e.grp = of_group), 0);
    IF given < newest THEN
        RAISE EXCEPTION 'this group has a newer key, which an older Muster has to be updated for' USING ERRCODE = 'MU009';
    ELSIF given > newest THEN
        -- It would make all others wait for a key that there is not.
        RAISE EXCEPTION 'this server knows no such key' USING ERRCODE = 'MU003';
    END IF;
END $$;
REVOKE EXECUTE ON FUNCTION muster.demand_epoch FROM PUBLIC;

-- How a group stands: the number of the last parcel of a machine's own stream, the newest epoch, and whether a removal
-- waits for another. A machine asks in every exchange.
CREATE FUNCTION muster.standing(of_group uuid, of_stream uuid, OUT last bigint, OUT newest integer, OUT due boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    last := muster.last(of_group, of_stream);
    newest := coalesce((SELECT max(e.number) FROM muster.epoch e WHERE e.grp = of_group), 0);
    due := EXISTS (SELECT FROM muster.gone g WHERE g.grp = of_group AND g.number IS NULL);
END $$;

-- The streams of who is in a group no longer. Of a group that somebody isn't in they see none.
CREATE FUNCTION muster.streams_gone(of_group uuid) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT s.id FROM muster.stream s JOIN muster.gone g ON g.grp = s.grp AND g.role = s.owner WHERE s.grp = of_group
$$;

-- Begins an epoch, once a removal waits for it. `streams` are all streams as the announcement's maker knew them, with
-- the numbers of their last parcels, and whether they get the new key. Whatever changed meanwhile makes it ask again.
CREATE FUNCTION muster.rekey(
    of_group uuid, next integer, contents bytea, streams uuid[], lasts bigint[], kept boolean[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    one name;
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = of_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    -- Waits for whatever is being written, and lets nothing be written until it is done.
    PERFORM FROM muster.grp WHERE id = of_group FOR UPDATE;
    IF next <= (SELECT max(e.number) FROM muster.epoch e WHERE e.grp = of_group) THEN
        RAISE EXCEPTION 'this group has a newer key' USING ERRCODE = 'MU009';
    END IF;
    IF NOT EXISTS (SELECT FROM muster.gone g WHERE g.grp = of_group AND g.number IS NULL) THEN
        RAISE EXCEPTION 'no new key is due' USING ERRCODE = 'MU010';
    END IF;
    -- First who is left out, then that none of them is kept: who is removed in between isn't taken for left out.
    UPDATE muster.gone SET number = next WHERE grp = of_group AND coalesce(number, 0) = 0;
    IF EXISTS (
        SELECT FROM muster.stream s
        LEFT JOIN unnest(streams, lasts, kept) AS told (id, last, kept) ON told.id = s.id
        WHERE s.grp = of_group AND (
            s.last IS DISTINCT FROM told.last
            OR told.kept AND EXISTS (SELECT FROM muster.gone g WHERE g.grp = s.grp AND g.role = s.owner)))
    THEN
        RAISE EXCEPTION 'something came in between' USING ERRCODE = 'MU011';
    END IF;
    PERFORM muster.store(octet_length(contents));
    INSERT INTO muster.epoch (grp, number, by, announcement) VALUES (of_group, next, session_user, contents);
    FOR one IN
        SELECT m.role FROM muster.member m
        WHERE m.invited_to = of_group AND m.joined IS NULL AND m.removed IS NULL FOR UPDATE
    LOOP
        INSERT INTO muster.gone (grp, role, number) VALUES (of_group, one, next) ON CONFLICT DO NOTHING;
        PERFORM muster.shut_out(one);
    END LOOP;
    -- No stream has this id, so that everybody who listens exchanges.
    PERFORM pg_notify('muster_' || replace(of_group::text, '-', ''), '00000000-0000-0000-0000-000000000000');
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
    PERFORM muster.demand_epoch(to_group, muster.epoch_of(contents));
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

CREATE FUNCTION muster.put_blob(to_group uuid, to_stream uuid, blob_id bytea, contents bytea, epoch integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    PERFORM muster.demand_epoch(to_group, epoch);
    PERFORM FROM muster.stream WHERE grp = to_group AND id = to_stream AND owner = session_user;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no stream of this member' USING ERRCODE = 'MU002';
    END IF;
    PERFORM muster.store(octet_length(contents));
    INSERT INTO muster.blob (grp, id, stream, sealed) VALUES (to_group, blob_id, to_stream, contents)
    ON CONFLICT (grp, id, stream) DO UPDATE SET sealed = excluded.sealed;
END $$;

-- As earlier versions of Muster ask, which know the first key alone.
CREATE OR REPLACE FUNCTION muster.put_blob(to_group uuid, to_stream uuid, blob_id bytea, contents bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM muster.put_blob(to_group, to_stream, blob_id, contents, 0);
END $$;

-- `epoch` is that of the key which the invitation's code carries.
CREATE FUNCTION muster.invite(to_group uuid, new_role name, verifier text, known_as text, epoch integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    allowed muster.allowance;
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    PERFORM muster.demand_epoch(to_group, epoch);
    IF EXISTS (SELECT FROM muster.gone g WHERE g.grp = to_group AND g.number IS NULL) THEN
        RAISE EXCEPTION 'this group needs a new key first' USING ERRCODE = 'MU009';
    END IF;
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

-- As earlier versions of Muster ask.
CREATE OR REPLACE FUNCTION muster.invite(to_group uuid, new_role name, verifier text, known_as text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM muster.invite(to_group, new_role, verifier, known_as, 0);
END $$;

-- Notes that a role is out of its groups, in which a new key is due; once for each.
CREATE FUNCTION muster.note_gone(who name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO muster.gone (grp, role)
    SELECT m.grp, who FROM muster.group_member m WHERE m.role = who
    UNION SELECT m.invited_to, who FROM muster.member m WHERE m.role = who AND m.invited_to IS NOT NULL
    UNION SELECT g.grp, who FROM muster.gone g WHERE g.role = who
    ON CONFLICT (grp, role) DO UPDATE SET number = NULL WHERE gone.number = 0;
END $$;
REVOKE EXECUTE ON FUNCTION muster.note_gone FROM PUBLIC;

CREATE OR REPLACE FUNCTION muster.remove(wanted name, along boolean) RETURNS SETOF name
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
        ORDER BY o.role <> wanted, o.role
    LOOP
        PERFORM muster.note_gone(one);
        PERFORM muster.shut_out(one);
        RETURN NEXT one;
    END LOOP;
END $$;

CREATE OR REPLACE FUNCTION muster.leave(wanted uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM muster.group_member WHERE role = session_user AND grp = wanted;
    IF FOUND THEN
        -- Gets no key that is made later.
        INSERT INTO muster.gone (grp, role, number) VALUES (wanted, session_user, 0) ON CONFLICT DO NOTHING;
    END IF;
    IF session_user ~ '^muster_[0-9a-f]{16}$'
       AND NOT EXISTS (SELECT FROM muster.group_member WHERE role = session_user) THEN
        -- With the invitations that nobody used.
        PERFORM muster.shut_out(role) FROM muster.member
        WHERE invited_by = session_user AND joined IS NULL AND removed IS NULL;
        PERFORM muster.shut_out(session_user);
    END IF;
END $$;
