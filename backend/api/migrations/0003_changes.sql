-- The version that last changed each thing that shared reads show, so that a copy of a response can be checked without
-- loading it again: `travel:<slug>`, `tours` (what lists and counts find), `all` (content, pictures, a new day). Versions
-- are at least the time in ms: those of a restored database are not given again.
CREATE TABLE changes (
  tag TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX changes_by_version ON changes (version);
INSERT INTO changes VALUES ('all', 1);

-- Rewritten with every change of a departure.
CREATE TRIGGER travel_changed AFTER UPDATE ON departure_columns BEGIN
  INSERT INTO changes SELECT 'travel:' || slug, (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) FROM travel_slugs
    WHERE travel_id = new.travel_id ON CONFLICT DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER tours_changed AFTER UPDATE ON departure_columns
WHEN (old.numbers, old.traits, old.discounts, old.eur, old.gbp, old.usd) <>
  (new.numbers, new.traits, new.discounts, new.eur, new.gbp, new.usd) BEGIN
  INSERT INTO changes VALUES ('tours', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER coordinator_changed AFTER UPDATE OF coordinator_id ON tours
WHEN old.coordinator_id IS NOT new.coordinator_id BEGIN
  INSERT INTO changes VALUES ('tours', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

-- Coordinators are free in the months without departures and events of theirs.
CREATE TRIGGER event_inserted AFTER INSERT ON wemeet_events BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER event_updated AFTER UPDATE ON wemeet_events BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

-- A seed ends with its fingerprint, the summaries of a new day with its date.
CREATE TRIGGER meta_inserted AFTER INSERT ON meta WHEN new.key IN ('seed_fingerprint', 'offers_day') BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER meta_updated AFTER UPDATE ON meta WHEN new.key IN ('seed_fingerprint', 'offers_day') BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER page_inserted AFTER INSERT ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER page_updated AFTER UPDATE ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER page_deleted AFTER DELETE ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER document_inserted AFTER INSERT ON documents BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER document_updated AFTER UPDATE ON documents BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER upload_inserted AFTER INSERT ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER upload_updated AFTER UPDATE ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER upload_deleted AFTER DELETE ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER picture_inserted AFTER INSERT ON chosen_pictures BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER picture_updated AFTER UPDATE ON chosen_pictures BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
