-- When the back office called an event off (ISO instant); null while it takes place. Its page says so until it is forgotten.
ALTER TABLE wemeet_events ADD COLUMN cancelled_at TEXT;

UPDATE meta SET value = '33' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 33;
