-- `wemeet`: places that are left.
CREATE TRIGGER attendee_inserted AFTER INSERT ON wemeet_attendees BEGIN
  INSERT INTO changes VALUES ('wemeet', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;
CREATE TRIGGER attendee_deleted AFTER DELETE ON wemeet_attendees BEGIN
  INSERT INTO changes VALUES ('wemeet', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;
