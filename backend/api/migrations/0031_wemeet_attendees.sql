-- Who has joined an event through the storefront. An attendance belongs to the proven address (decision 47).
CREATE TABLE wemeet_attendees (
  event_id TEXT NOT NULL REFERENCES wemeet_events (id) ON DELETE CASCADE,
  -- Lower case.
  email TEXT NOT NULL,
  -- Of whoever was signed in.
  account_id TEXT,
  market TEXT NOT NULL,
  -- ISO instant.
  joined_at TEXT NOT NULL,
  PRIMARY KEY (event_id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX wemeet_attendees_by_email ON wemeet_attendees (email);
CREATE INDEX wemeet_attendees_by_account ON wemeet_attendees (account_id) WHERE account_id IS NOT NULL;

UPDATE meta SET value = '31' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 31;
