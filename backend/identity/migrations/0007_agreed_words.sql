-- A proof keeps the words about marketing mail that were agreed to, as they were shown: the storefront's are not the
-- sign-in page's. What was under way is asked again.
DROP TABLE proof;
CREATE TABLE proof (
  request TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Null: not agreed.
  marketing_text TEXT,
  -- Keyed hash; null when the mail carried no code, so that none can be right.
  code_hash TEXT,
  tries INTEGER NOT NULL,
  -- Milliseconds since the epoch.
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  proven_at INTEGER,
  used_at INTEGER
) STRICT;
CREATE INDEX proof_expiry ON proof (expires_at);
