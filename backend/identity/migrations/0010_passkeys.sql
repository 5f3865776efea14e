-- Passkeys of accounts (WebAuthn credentials).
CREATE TABLE passkey (
  -- Credential id, base64url.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  -- COSE key, base64url.
  public_key TEXT NOT NULL,
  -- Signature counter of the last use; synced passkeys stay at 0.
  counter INTEGER NOT NULL,
  -- JSON list, as the browser reported it.
  transports TEXT NOT NULL,
  -- Device that created it.
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT;
CREATE INDEX passkey_account ON passkey (account_id, created_at);

-- Challenges that one browser may answer once.
CREATE TABLE passkey_challenge (
  challenge TEXT PRIMARY KEY,
  bound_to TEXT NOT NULL,
  -- Milliseconds since the epoch.
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
