-- What members do. Each runs as the schema's owner, with a search path that nobody can put anything into, and asks for
-- session_user. Errors that Muster tells apart have codes of their own, MU001 and on (sync/src/postgres/fault.rs).

CREATE FUNCTION muster.create_group(wanted uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF muster.organises() THEN
        INSERT INTO muster.member (role, called, invited_by, joined)
        VALUES (session_user, '', session_user, now()) ON CONFLICT DO NOTHING;
    END IF;
    PERFORM FROM muster.member WHERE role = session_user AND joined IS NOT NULL AND removed IS NULL;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'only members create groups' USING ERRCODE = 'MU001';
    END IF;
    IF (SELECT count(*) FROM muster.group_member WHERE role = session_user) >= 100 THEN
        RAISE EXCEPTION 'too many groups' USING ERRCODE = 'MU004';
    END IF;
    INSERT INTO muster.grp (id, made_by) VALUES (wanted, session_user) ON CONFLICT DO NOTHING;
    IF FOUND THEN
        INSERT INTO muster.group_member (role, grp, invited_by) VALUES (session_user, wanted, session_user);
    ELSE
        PERFORM FROM muster.group_member WHERE role = session_user AND grp = wanted;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'this group is somebody else''s' USING ERRCODE = 'MU001';
        END IF;
    END IF;
END $$;

-- Adds a parcel. One that is there already with the same bytes is no error: its acknowledgement was lost.
CREATE FUNCTION muster.append(to_group uuid, to_stream uuid, next bigint, contents bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    there bigint;
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    IF next = 1 THEN
        IF (SELECT count(*) FROM muster.stream WHERE owner = session_user) >= 1000 THEN
            RAISE EXCEPTION 'too many streams' USING ERRCODE = 'MU004';
        END IF;
        INSERT INTO muster.stream (grp, id, owner) VALUES (to_group, to_stream, session_user) ON CONFLICT DO NOTHING;
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
    UPDATE muster.member SET bytes = bytes + octet_length(contents)
    WHERE role = session_user AND bytes + octet_length(contents) <= most_bytes;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this member may keep no more here' USING ERRCODE = 'MU004';
    END IF;
    UPDATE muster.stream SET last = next WHERE grp = to_group AND id = to_stream;
    INSERT INTO muster.parcel (grp, stream, number, sealed) VALUES (to_group, to_stream, next, contents);
END $$;

-- Puts a photo there, in place of what the same machine put under its id before.
CREATE FUNCTION muster.put_blob(to_group uuid, to_stream uuid, blob_id bytea, contents bytea) RETURNS void
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
    UPDATE muster.member SET bytes = bytes + octet_length(contents)
    WHERE role = session_user AND bytes + octet_length(contents) <= most_bytes;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this member may keep no more here' USING ERRCODE = 'MU004';
    END IF;
    INSERT INTO muster.blob (grp, id, stream, sealed) VALUES (to_group, blob_id, to_stream, contents)
    ON CONFLICT (grp, id, stream) DO UPDATE SET sealed = excluded.sealed;
END $$;

-- Who listens hears of a new parcel. A channel is named by its group's id: who isn't told it can't listen to it.
CREATE FUNCTION muster.tell() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_notify('muster_' || replace(NEW.grp::text, '-', ''), NEW.stream::text);
    RETURN NULL;
END $$;
CREATE TRIGGER tell AFTER INSERT ON muster.parcel FOR EACH ROW EXECUTE FUNCTION muster.tell();

-- Lets one more machine in: a login role of its own, whose password is good for accept() and nothing else.
-- What is told of the password is what PostgreSQL keeps of it (SCRAM), so that it is in no statement and no log.
CREATE FUNCTION muster.invite(to_group uuid, new_role name, verifier text, known_as text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM muster.group_member WHERE role = session_user AND grp = to_group;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'not a member of this group' USING ERRCODE = 'MU001';
    END IF;
    IF new_role !~ '^muster_[0-9a-f]{16}$' OR verifier !~ '^SCRAM-SHA-256\$[0-9]+:[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$' THEN
        RAISE EXCEPTION 'no invitation' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    -- A member brings machines of their own; a club's members come in by who runs the server.
    IF NOT muster.organises()
       AND (SELECT count(*) FROM muster.member WHERE invited_by = session_user AND removed IS NULL) >= 8 THEN
        RAISE EXCEPTION 'too many invitations' USING ERRCODE = 'MU006';
    END IF;
    INSERT INTO muster.member (role, called, invited_by, invited_to)
    VALUES (new_role, known_as, session_user, to_group);
    EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT CONNECTION LIMIT 8 PASSWORD %L VALID UNTIL %L',
                   new_role, verifier, now() + interval '14 days');
END $$;

-- The invited machine comes in, with a password that it alone knows.
CREATE FUNCTION muster.accept(verifier text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    who muster.member;
BEGIN
    IF verifier !~ '^SCRAM-SHA-256\$[0-9]+:[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$' THEN
        RAISE EXCEPTION 'no password' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    UPDATE muster.member SET joined = now()
    WHERE role = session_user AND joined IS NULL AND removed IS NULL AND invited_to IS NOT NULL
    RETURNING * INTO who;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'this invitation was used' USING ERRCODE = 'MU007';
    END IF;
    INSERT INTO muster.group_member (role, grp, invited_by) VALUES (who.role, who.invited_to, who.invited_by);
    EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL ''infinity''', session_user, verifier);
END $$;

-- Shuts a member out: it can neither log in nor read. What it wrote stays.
CREATE FUNCTION muster.remove(wanted name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF wanted = session_user OR wanted !~ '^muster_[0-9a-f]{16}$' THEN
        RAISE EXCEPTION 'this member can''t be removed' USING ERRCODE = 'MU006';
    END IF;
    UPDATE muster.member SET removed = coalesce(removed, now())
    WHERE role = wanted AND (invited_by = session_user OR muster.organises());
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such member' USING ERRCODE = 'MU008';
    END IF;
    DELETE FROM muster.group_member WHERE role = wanted;
    EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', wanted);
END $$;

-- Ends the connections of a member that was removed, in a transaction of its own: one that came in between reads
-- nothing, as it is in no group any more.
CREATE FUNCTION muster.hang_up(wanted name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM muster.member WHERE role = wanted AND removed IS NOT NULL;
    IF NOT FOUND OR NOT EXISTS (SELECT FROM pg_stat_activity WHERE usename = wanted) THEN
        RETURN;
    END IF;
    -- Who created a role may give it to itself, and who has a role may end its connections.
    EXECUTE format('GRANT %I TO CURRENT_USER', wanted)
        || CASE WHEN current_setting('server_version_num')::int >= 160000 THEN ' WITH INHERIT TRUE' ELSE '' END;
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = wanted;
    EXECUTE format('REVOKE %I FROM CURRENT_USER', wanted);
END $$;

-- Leaves a group. Who is in none any more can't log in again.
CREATE FUNCTION muster.leave(wanted uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM muster.group_member WHERE role = session_user AND grp = wanted;
    IF session_user ~ '^muster_[0-9a-f]{16}$'
       AND NOT EXISTS (SELECT FROM muster.group_member WHERE role = session_user) THEN
        UPDATE muster.member SET removed = coalesce(removed, now()) WHERE role = session_user;
        EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', session_user);
    END IF;
END $$;
