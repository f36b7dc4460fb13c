-- Undoes sync/migrations/0003_limits.sql, for a test of setting up what an earlier version of Muster has set up. Functions
-- that it replaced stay: they are replaced again.
DROP FUNCTION muster.last(uuid, uuid);
DROP FUNCTION muster.remove(name, boolean);
DROP FUNCTION muster.shut_out(name);
DROP FUNCTION muster.store(bigint);
ALTER POLICY seen ON muster.member USING (role = session_user OR invited_by = session_user OR muster.organises());
ALTER POLICY changed ON muster.member USING (role = session_user OR invited_by = session_user OR muster.organises());
ALTER POLICY seen ON muster.group_member USING (role = session_user OR invited_by = session_user OR muster.organises());
ALTER POLICY ended ON muster.group_member USING (role = session_user OR invited_by = session_user OR muster.organises());
DROP FUNCTION muster.brought(name);
DROP TABLE muster.kin;
DROP TABLE muster.allowance;
ALTER TABLE muster.member DROP COLUMN seen, DROP COLUMN most_streams, DROP CONSTRAINT member_called_is_a_line;
