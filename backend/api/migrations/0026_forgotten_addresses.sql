-- Addresses whose owner had everything deleted: what a browser had proven before does not open anything any more.
CREATE TABLE forgotten_address (
  -- Keyed hash: who it was is forgotten.
  hash TEXT PRIMARY KEY,
  -- Milliseconds that pass.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was agreed to is kept with the address, whatever it was agreed to for.
INSERT OR IGNORE INTO alert_people (id, email, market, privacy_version, privacy_text, privacy_at, marketing,
  marketing_text, marketing_at, created_at)
SELECT substr(lower(hex(randomblob(16))), 1, 8) || '-0000-4000-8000-' || lower(hex(randomblob(6))), email, 'it',
  'unknown', '', min(created_at), 'accepted', marketing_text, min(marketing_at), min(created_at)
FROM wishlist WHERE email IS NOT NULL AND marketing_text IS NOT NULL GROUP BY email;
ALTER TABLE wishlist DROP COLUMN marketing_text;
ALTER TABLE wishlist DROP COLUMN marketing_at;

UPDATE meta SET value = '26' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 26;
