-- What the back office has saved: drafts, and what it has published in tables that a seed loads anew.
CREATE TABLE office_records (
  -- Name of the entity (office/entities).
  entity TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
  -- JSON in the shape of the entity's form; of a draft also an incomplete one.
  source TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  saved_by TEXT NOT NULL,
  -- ISO instant at which a draft is published.
  publish_at TEXT,
  PRIMARY KEY (entity, id, state)
) STRICT, WITHOUT ROWID;
CREATE INDEX office_records_due ON office_records (publish_at) WHERE publish_at IS NOT NULL;

-- Who changed what: in the back office, and programs by their tokens. Rows go after two years (office/log.ts).
CREATE TABLE office_log (
  no INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  -- Name of the person, or of the token.
  who TEXT NOT NULL,
  did TEXT NOT NULL,
  entity TEXT NOT NULL,
  id TEXT NOT NULL,
  -- JSON before and after; null: there was nothing, or it is not known.
  before TEXT,
  after TEXT
) STRICT;
CREATE INDEX office_log_by_id ON office_log (entity, id);
CREATE INDEX office_log_by_time ON office_log (at);

-- Tokens of programs, by the SHA-256 of their secret.
CREATE TABLE api_tokens (
  hash TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON array.
  scopes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Last day of use, UTC.
  expires_on TEXT,
  used_on TEXT
) STRICT, WITHOUT ROWID;
