-- Pages that editors took off the site: a seed that has them must not bring them back.
CREATE TABLE withdrawn_pages (
  id TEXT PRIMARY KEY,
  withdrawn_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How often something was asked for in a span of time; keys are keyed hashes that change daily, rows go when they are over.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  -- ms
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX limits_by_end ON limits (ends_at);

UPDATE meta SET value = '8' WHERE key = 'schema_version';
