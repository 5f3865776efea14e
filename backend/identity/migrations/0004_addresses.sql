-- A code may prove an address for more than an account: a visitor's list, an alert. The purposes are the code's
-- business (codes/proofs.ts); SQLite changes a check only by making the table anew. What was under way is asked again.
DROP TABLE proof;
CREATE TABLE proof (
  request TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  marketing INTEGER NOT NULL,
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
