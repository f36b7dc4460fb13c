-- Entries: what users do, as facts that never change, beneath the tables that hold what came of it. Any two
-- machines that hold the same entries show the same data, in whatever order they came.

CREATE TABLE entry (
    -- The order in which entries came to this machine.
    n       INTEGER PRIMARY KEY AUTOINCREMENT,
    id      TEXT NOT NULL UNIQUE,
    machine TEXT NOT NULL,
    at      TEXT NOT NULL,
    noun    TEXT NOT NULL,
    -- What the entry is about: the row's id, or its natural key.
    subject TEXT NOT NULL,
    -- One more than the deepest of those that it follows: a sum that no clock can falsify.
    depth   INTEGER NOT NULL,
    -- The subject's entries that its author had last, a JSON array of ids.
    follows TEXT NOT NULL,
    change  TEXT NOT NULL,
    -- Whether it was written here, rather than received.
    ours    INTEGER NOT NULL CHECK (ours IN (0, 1))
) STRICT;
CREATE INDEX entry_subject ON entry (noun, subject, depth, id);

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never changed');
END;
CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;

-- The entries of a subject that no other follows yet. Several were written without knowing of each other.
CREATE TABLE entry_head (
    noun    TEXT NOT NULL,
    subject TEXT NOT NULL,
    id      TEXT NOT NULL,
    PRIMARY KEY (noun, subject, id)
) STRICT, WITHOUT ROWID;

-- Entries that came before what they follow, or that this version doesn't understand. Each is kept as it came.
CREATE TABLE entry_waiting (
    id    TEXT PRIMARY KEY,
    entry TEXT NOT NULL,
    -- The first entry that it waits for; none where a newer version is needed.
    needs TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_waiting_needs ON entry_waiting (needs);

-- What changed since the last entry was written, perhaps several times: within a trigger the statement that fires it
-- decides what happens to what is there already. Empty after every transaction.
CREATE TABLE entry_changed (
    noun    TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

-- What the next entry of a subject follows besides: another head that the user has dealt with.
CREATE TABLE entry_settled (
    noun    TEXT NOT NULL,
    subject TEXT NOT NULL,
    id      TEXT NOT NULL,
    PRIMARY KEY (noun, subject, id)
) STRICT, WITHOUT ROWID;

-- What entries say and tables can't show yet, as what it belongs to isn't here.
CREATE TABLE entry_unshown (
    noun    TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (noun, subject)
) STRICT, WITHOUT ROWID;

-- Everything below notes what changed, whoever writes.

CREATE TRIGGER holding_insert_is_noted AFTER INSERT ON holding
BEGIN
    INSERT INTO entry_changed VALUES ('holding', NEW.game || ' ' || NEW.printing);
END;

CREATE TRIGGER holding_update_is_noted AFTER UPDATE ON holding
BEGIN
    INSERT INTO entry_changed VALUES ('holding', NEW.game || ' ' || NEW.printing);
END;

CREATE TRIGGER holding_delete_is_noted AFTER DELETE ON holding
BEGIN
    INSERT INTO entry_changed VALUES ('holding', OLD.game || ' ' || OLD.printing);
END;

CREATE TRIGGER owned_copy_insert_is_noted AFTER INSERT ON owned_copy
BEGIN
    INSERT INTO entry_changed VALUES ('copy', NEW.uuid);
END;

CREATE TRIGGER owned_copy_update_is_noted AFTER UPDATE ON owned_copy
BEGIN
    INSERT INTO entry_changed VALUES ('copy', NEW.uuid);
END;

CREATE TRIGGER owned_copy_delete_is_noted AFTER DELETE ON owned_copy
BEGIN
    INSERT INTO entry_changed VALUES ('copy', OLD.uuid);
END;

CREATE TRIGGER squad_insert_is_noted AFTER INSERT ON squad
BEGIN
    INSERT INTO entry_changed VALUES ('squad', NEW.uuid);
END;

CREATE TRIGGER squad_update_is_noted AFTER UPDATE ON squad
BEGIN
    INSERT INTO entry_changed VALUES ('squad', NEW.uuid);
END;

CREATE TRIGGER squad_delete_is_noted AFTER DELETE ON squad
BEGIN
    INSERT INTO entry_changed VALUES ('squad', OLD.uuid);
END;

CREATE TRIGGER squad_revision_insert_is_noted AFTER INSERT ON squad_revision
BEGIN
    INSERT INTO entry_changed VALUES ('squad-version', NEW.squad);
END;

CREATE TRIGGER squad_revision_update_is_noted AFTER UPDATE ON squad_revision
BEGIN
    INSERT INTO entry_changed VALUES ('squad-version', NEW.squad);
END;

CREATE TRIGGER squad_revision_delete_is_noted AFTER DELETE ON squad_revision
BEGIN
    INSERT INTO entry_changed VALUES ('squad-version', OLD.squad);
END;

CREATE TRIGGER squad_tag_insert_is_noted AFTER INSERT ON squad_tag
BEGIN
    INSERT INTO entry_changed VALUES ('squad-tag', NEW.squad || ' ' || NEW.folded);
END;

CREATE TRIGGER squad_tag_update_is_noted AFTER UPDATE ON squad_tag
BEGIN
    INSERT INTO entry_changed VALUES ('squad-tag', NEW.squad || ' ' || NEW.folded);
END;

CREATE TRIGGER squad_tag_delete_is_noted AFTER DELETE ON squad_tag
BEGIN
    INSERT INTO entry_changed VALUES ('squad-tag', OLD.squad || ' ' || OLD.folded);
END;

CREATE TRIGGER campaign_insert_is_noted AFTER INSERT ON campaign
BEGIN
    INSERT INTO entry_changed VALUES ('campaign', NEW.uuid);
END;

CREATE TRIGGER campaign_update_is_noted AFTER UPDATE ON campaign
BEGIN
    INSERT INTO entry_changed VALUES ('campaign', NEW.uuid);
END;

CREATE TRIGGER campaign_delete_is_noted AFTER DELETE ON campaign
BEGIN
    INSERT INTO entry_changed VALUES ('campaign', OLD.uuid);
END;

CREATE TRIGGER campaign_entry_insert_is_noted AFTER INSERT ON campaign_entry
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-log', NEW.campaign);
END;

CREATE TRIGGER campaign_entry_update_is_noted AFTER UPDATE ON campaign_entry
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-log', NEW.campaign);
END;

CREATE TRIGGER campaign_entry_delete_is_noted AFTER DELETE ON campaign_entry
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-log', OLD.campaign);
END;

CREATE TRIGGER campaign_session_insert_is_noted AFTER INSERT ON campaign_session
BEGIN
    INSERT INTO entry_changed VALUES ('evening', NEW.uuid);
END;

CREATE TRIGGER campaign_session_update_is_noted AFTER UPDATE ON campaign_session
BEGIN
    INSERT INTO entry_changed VALUES ('evening', NEW.uuid);
END;

CREATE TRIGGER campaign_session_delete_is_noted AFTER DELETE ON campaign_session
BEGIN
    INSERT INTO entry_changed VALUES ('evening', OLD.uuid);
END;

CREATE TRIGGER campaign_photo_insert_is_noted AFTER INSERT ON campaign_photo
BEGIN
    INSERT INTO entry_changed VALUES ('photo', NEW.uuid);
END;

CREATE TRIGGER campaign_photo_update_is_noted AFTER UPDATE ON campaign_photo
BEGIN
    INSERT INTO entry_changed VALUES ('photo', NEW.uuid);
END;

CREATE TRIGGER campaign_photo_delete_is_noted AFTER DELETE ON campaign_photo
BEGIN
    INSERT INTO entry_changed VALUES ('photo', OLD.uuid);
END;

CREATE TRIGGER campaign_night_insert_is_noted AFTER INSERT ON campaign_night
BEGIN
    INSERT INTO entry_changed VALUES ('night', NEW.campaign);
END;

CREATE TRIGGER campaign_night_update_is_noted AFTER UPDATE ON campaign_night
BEGIN
    INSERT INTO entry_changed VALUES ('night', NEW.campaign);
END;

CREATE TRIGGER campaign_night_delete_is_noted AFTER DELETE ON campaign_night
BEGIN
    INSERT INTO entry_changed VALUES ('night', OLD.campaign);
END;

CREATE TRIGGER match_played_insert_is_noted AFTER INSERT ON match_played
BEGIN
    INSERT INTO entry_changed VALUES ('match', NEW.uuid);
END;

CREATE TRIGGER match_played_update_is_noted AFTER UPDATE ON match_played
BEGIN
    INSERT INTO entry_changed VALUES ('match', NEW.uuid);
END;

CREATE TRIGGER match_played_delete_is_noted AFTER DELETE ON match_played
BEGIN
    INSERT INTO entry_changed VALUES ('match', OLD.uuid);
END;

CREATE TRIGGER match_revision_insert_is_noted AFTER INSERT ON match_revision
BEGIN
    INSERT INTO entry_changed VALUES ('match-version', NEW.played);
END;

CREATE TRIGGER match_revision_update_is_noted AFTER UPDATE ON match_revision
BEGIN
    INSERT INTO entry_changed VALUES ('match-version', NEW.played);
END;

CREATE TRIGGER match_revision_delete_is_noted AFTER DELETE ON match_revision
BEGIN
    INSERT INTO entry_changed VALUES ('match-version', OLD.played);
END;

CREATE TRIGGER play_insert_is_noted AFTER INSERT ON play
BEGIN
    INSERT INTO entry_changed VALUES ('play', NEW.uuid);
END;

CREATE TRIGGER play_update_is_noted AFTER UPDATE ON play
BEGIN
    INSERT INTO entry_changed VALUES ('play', NEW.uuid);
END;

CREATE TRIGGER play_delete_is_noted AFTER DELETE ON play
BEGIN
    INSERT INTO entry_changed VALUES ('play', OLD.uuid);
END;

CREATE TRIGGER play_entry_insert_is_noted AFTER INSERT ON play_entry
BEGIN
    INSERT INTO entry_changed VALUES ('play-log', NEW.play);
END;

CREATE TRIGGER play_entry_update_is_noted AFTER UPDATE ON play_entry
BEGIN
    INSERT INTO entry_changed VALUES ('play-log', NEW.play);
END;

CREATE TRIGGER play_entry_delete_is_noted AFTER DELETE ON play_entry
BEGIN
    INSERT INTO entry_changed VALUES ('play-log', OLD.play);
END;

CREATE TRIGGER alias_insert_is_noted AFTER INSERT ON alias
BEGIN
    INSERT INTO entry_changed VALUES ('alias', NEW.game || ' ' || NEW.folded);
END;

CREATE TRIGGER alias_update_is_noted AFTER UPDATE ON alias
BEGIN
    INSERT INTO entry_changed VALUES ('alias', NEW.game || ' ' || NEW.folded);
END;

CREATE TRIGGER alias_delete_is_noted AFTER DELETE ON alias
BEGIN
    INSERT INTO entry_changed VALUES ('alias', OLD.game || ' ' || OLD.folded);
END;

CREATE TRIGGER own_pack_insert_is_noted AFTER INSERT ON own_pack_revision
BEGIN
    INSERT INTO entry_changed SELECT 'own-pack', name FROM own_pack WHERE uuid = NEW.pack;
END;

-- What users did before there were entries is written down when the database is opened next.

INSERT INTO entry_changed SELECT 'holding', game || ' ' || printing FROM holding;
INSERT INTO entry_changed SELECT 'copy', uuid FROM owned_copy;
INSERT INTO entry_changed SELECT 'squad', uuid FROM squad;
INSERT INTO entry_changed SELECT 'squad-version', squad FROM squad_revision;
INSERT INTO entry_changed SELECT 'squad-tag', squad || ' ' || folded FROM squad_tag;
INSERT INTO entry_changed SELECT 'campaign', uuid FROM campaign;
INSERT INTO entry_changed SELECT 'campaign-log', campaign FROM campaign_entry;
INSERT INTO entry_changed SELECT 'evening', uuid FROM campaign_session;
INSERT INTO entry_changed SELECT 'photo', uuid FROM campaign_photo;
INSERT INTO entry_changed SELECT 'night', campaign FROM campaign_night;
INSERT INTO entry_changed SELECT 'match', uuid FROM match_played;
INSERT INTO entry_changed SELECT 'match-version', played FROM match_revision;
INSERT INTO entry_changed SELECT 'play', uuid FROM play;
INSERT INTO entry_changed SELECT 'play-log', play FROM play_entry;
INSERT INTO entry_changed SELECT 'alias', game || ' ' || folded FROM alias;
INSERT INTO entry_changed SELECT 'own-pack', name FROM own_pack;

-- The logs' tables show one history of perhaps several. What is kept is kept as an entry: only a row that is one may
-- give place to another.

DROP TRIGGER squad_revision_stays;
CREATE TRIGGER squad_revision_stays BEFORE UPDATE OF uuid, squad, machine, created, draft ON squad_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never changed');
END;

DROP TRIGGER match_revision_stays;
CREATE TRIGGER match_revision_stays BEFORE UPDATE OF uuid, played, machine, created, entry ON match_revision
BEGIN
    SELECT RAISE (ABORT, 'a revision is never changed');
END;

DROP TRIGGER campaign_entry_is_kept;
CREATE TRIGGER campaign_entry_is_kept BEFORE DELETE ON campaign_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = OLD.uuid)
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;

DROP TRIGGER campaign_night_is_kept;
CREATE TRIGGER campaign_night_is_kept BEFORE DELETE ON campaign_night
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = OLD.uuid)
BEGIN
    SELECT RAISE (ABORT, 'a tap is never removed');
END;

DROP TRIGGER play_entry_is_kept;
CREATE TRIGGER play_entry_is_kept BEFORE DELETE ON play_entry
WHEN NOT EXISTS (SELECT 1 FROM entry WHERE id = OLD.uuid)
BEGIN
    SELECT RAISE (ABORT, 'an entry is never removed');
END;

-- Hubs: where entries are exchanged. All of this is about this machine alone, and no entry.

CREATE TABLE hub (
    -- The group's id, made of its secret; the secret itself lies in no database.
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    -- A folder, or the address of a server without its password.
    place      TEXT NOT NULL,
    -- What this machine is called there.
    called     TEXT NOT NULL,
    -- Whether everything is exchanged, as between somebody's own machines, or the campaigns below alone.
    everything INTEGER NOT NULL CHECK (everything IN (0, 1)),
    joined     TEXT NOT NULL,
    exchanged  TEXT
) STRICT;

CREATE TABLE hub_campaign (
    hub      TEXT NOT NULL REFERENCES hub (id) ON DELETE CASCADE,
    campaign TEXT NOT NULL,
    PRIMARY KEY (hub, campaign)
) STRICT, WITHOUT ROWID;

-- Entries that a hub doesn't have yet.
CREATE TABLE hub_outbox (
    hub TEXT NOT NULL REFERENCES hub (id) ON DELETE CASCADE,
    n   INTEGER NOT NULL REFERENCES entry (n),
    PRIMARY KEY (hub, n)
) STRICT, WITHOUT ROWID;

-- What was put into this machine's stream, so that one that is lost or damaged can be written again.
CREATE TABLE hub_parcel (
    hub     TEXT NOT NULL REFERENCES hub (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    -- The places of its entries, a JSON array.
    entries TEXT NOT NULL,
    PRIMARY KEY (hub, number)
) STRICT, WITHOUT ROWID;

-- The streams of others, and how far each was read.
CREATE TABLE hub_stream (
    hub    TEXT NOT NULL REFERENCES hub (id) ON DELETE CASCADE,
    stream TEXT NOT NULL,
    called TEXT NOT NULL,
    upto   INTEGER NOT NULL,
    PRIMARY KEY (hub, stream)
) STRICT, WITHOUT ROWID;
