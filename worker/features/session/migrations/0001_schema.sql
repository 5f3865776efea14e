-- Who is signed in. The cookie's value is nowhere in here: its hash is the key, and what it opens is sealed.
CREATE TABLE session (
  -- SHA-256 of the cookie's value.
  id TEXT PRIMARY KEY,
  -- The issuer's name for the person, and for the sign-in, where it has one.
  subject TEXT NOT NULL,
  sid TEXT,
  -- Tokens and user data, encrypted (shared/signing/sealed-value.ts).
  sealed TEXT NOT NULL,
  -- Raised by every change: two renewals of one state are one.
  version INTEGER NOT NULL,
  -- Milliseconds since the epoch, here and below: from when on tokens or user data are to be renewed.
  renew_at INTEGER NOT NULL,
  -- Until when somebody is renewing it.
  lease_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  signed_in_at INTEGER
) STRICT;
CREATE INDEX session_subject ON session (subject);
CREATE INDEX session_expiry ON session (expires_at);
-- Signing out of one browser session deletes its rows in all markets.
CREATE INDEX session_sid ON session (sid);

-- Identifiers of log-out tokens that were used, until they expire.
CREATE TABLE logout_token (
  jti TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL,
  subject TEXT,
  sid TEXT,
  ended_at INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Who changed what for visitors or looked at it changed (worker/features/growth/growth-log.ts). Bounded in number and age.
CREATE TABLE growth_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since the epoch.
  at INTEGER NOT NULL,
  -- Email of staff, name of an operator's key, or a program.
  who TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;
CREATE TRIGGER growth_log_bounded AFTER INSERT ON growth_log BEGIN
  DELETE FROM growth_log WHERE id <= NEW.id - 5000 OR at < NEW.at - 400 * 86400000;
END;

-- Batches of events that neither the queue nor the receiver took (worker/features/experiments/event-outbox.ts). Bounded.
CREATE TABLE event_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- JSON.
  events TEXT NOT NULL
) STRICT;
CREATE TRIGGER event_outbox_bounded AFTER INSERT ON event_outbox BEGIN
  DELETE FROM event_outbox WHERE id <= NEW.id - 50000;
END;
