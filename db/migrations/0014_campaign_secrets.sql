-- What one side of a campaign keeps in secret, where its books are exchanged with others. The campaign's entries then
-- leave it out, on every machine; what is missing in them stands here, and goes to machines of the same owner alone.
CREATE TABLE campaign_secret (
    campaign TEXT NOT NULL,
    -- The id of an entry, or `key`.
    name     TEXT NOT NULL,
    -- The entry in full, or the key that aliases are made with.
    secret   TEXT NOT NULL,
    PRIMARY KEY (campaign, name)
) STRICT, WITHOUT ROWID;

-- Which cards aliases stand for, where everybody may know.
CREATE TABLE campaign_reveal (
    campaign TEXT NOT NULL,
    alias    TEXT NOT NULL,
    card     TEXT NOT NULL,
    PRIMARY KEY (campaign, alias)
) STRICT, WITHOUT ROWID;

-- What changes is noted, so that it travels.

CREATE TRIGGER campaign_secret_insert_is_noted AFTER INSERT ON campaign_secret
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-secret', NEW.campaign || ' ' || NEW.name);
END;

CREATE TRIGGER campaign_secret_update_is_noted AFTER UPDATE ON campaign_secret
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-secret', NEW.campaign || ' ' || NEW.name);
END;

CREATE TRIGGER campaign_secret_delete_is_noted AFTER DELETE ON campaign_secret
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-secret', OLD.campaign || ' ' || OLD.name);
END;

CREATE TRIGGER campaign_reveal_insert_is_noted AFTER INSERT ON campaign_reveal
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-reveal', NEW.campaign || ' ' || NEW.alias);
END;

CREATE TRIGGER campaign_reveal_update_is_noted AFTER UPDATE ON campaign_reveal
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-reveal', NEW.campaign || ' ' || NEW.alias);
END;

CREATE TRIGGER campaign_reveal_delete_is_noted AFTER DELETE ON campaign_reveal
BEGIN
    INSERT INTO entry_changed VALUES ('campaign-reveal', OLD.campaign || ' ' || OLD.alias);
END;
