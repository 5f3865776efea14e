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
  created_at TEXT NOT NULL
) STRICT;

-- A one-time code on its way to prove an address. Bound to the request (one sign-in page in one browser).
CREATE TABLE proof (
  request TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('sign-up', 'password')),
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

-- What is counted to slow guessing down. Keys are keyed hashes: no address, no IP.
CREATE TABLE attempt (
  key TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_key ON attempt (key, at);
CREATE INDEX attempt_at ON attempt (at);

-- Keys of mail that was really sent (backend/mail/cloudflare-mail.ts).
CREATE TABLE sent_mail (
  key TEXT PRIMARY KEY,
  sent_at TEXT NOT NULL
) STRICT;

-- All that a person is signed in with, to end it everywhere.
CREATE INDEX oidc_artefact_account ON oidc_artefact (json_extract(payload, '$.accountId'));
CREATE INDEX oidc_artefact_expiry ON oidc_artefact (expires_at) WHERE expires_at IS NOT NULL;
