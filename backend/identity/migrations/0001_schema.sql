-- Everything that the OpenID provider stores: sessions, grants, codes, tokens. One row per artefact.
CREATE TABLE oidc_artefact (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  grant_id TEXT,
  user_code TEXT,
  uid TEXT,
  -- Seconds since the epoch; null lives on.
  expires_at INTEGER,
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_artefact_grant ON oidc_artefact (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_artefact_user_code ON oidc_artefact (model, user_code) WHERE user_code IS NOT NULL;
CREATE INDEX oidc_artefact_uid ON oidc_artefact (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_artefact_expiry ON oidc_artefact (expires_at) WHERE expires_at IS NOT NULL;
-- All that a person is signed in with, to end it everywhere.
CREATE INDEX oidc_artefact_account ON oidc_artefact (json_extract(payload, '$.accountId'));

-- Private signing keys as JWK. The newest one signs; older ones stay published while tokens live.
CREATE TABLE signing_key (
  kid TEXT PRIMARY KEY,
  jwk TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

-- Mail that is kept instead of being sent, outside production.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What the mail is about: a retried send is one mail.
  key TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  headers TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX outbox_recipient ON outbox (recipient, id);

-- People who can sign in. Addresses are kept in lower case.
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- scrypt with its parameters and salt (accounts/password.ts).
  password TEXT NOT NULL,
  -- Portrait of the picture host; null shows initials.
  picture TEXT,
  role TEXT NOT NULL CHECK (role IN ('traveller', 'admin')),
  -- Of the last sign-in: the language of mail and pages, the storefront to go back to.
  language TEXT NOT NULL,
  market TEXT NOT NULL,
  -- The privacy policy that was accepted, and when; null: none.
  privacy_version INTEGER,
  privacy_at TEXT,
  -- Consent to marketing mail: the words agreed to and when; null: none.
  marketing_text TEXT,
  marketing_at TEXT,
  created_at TEXT NOT NULL,
  ended_at INTEGER,
  -- Roles of staff (shared/sign-in/staff-roles.ts), as a JSON list.
  roles TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- What is counted to slow guessing down. Keys are keyed hashes: no address, no IP.
CREATE TABLE attempt (
  key TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_key ON attempt (key, at);
CREATE INDEX attempt_at ON attempt (at);

-- Keys of mail that was really sent (backend/kit/mail/cloudflare-mail.ts).
CREATE TABLE sent_mail (
  key TEXT PRIMARY KEY,
  sent_at TEXT NOT NULL,
  claimed_until INTEGER
) STRICT;

-- A one-time code on its way to prove an address. Bound to the request (one sign-in page in one browser).
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
