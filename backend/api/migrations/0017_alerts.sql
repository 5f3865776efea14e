-- Whoever is told when something changes: one row for an address, with the proof of consent.
CREATE TABLE alert_people (
  id TEXT PRIMARY KEY,
  -- Lower case; proven by a one-time code, or by the sign-in.
  email TEXT NOT NULL UNIQUE,
  -- Of the sign-in service, once they signed in.
  account_id TEXT UNIQUE,
  phone TEXT,
  -- instant, daily or weekly: how mail is put together.
  cadence TEXT NOT NULL DEFAULT 'instant' CHECK (cadence IN ('instant', 'daily', 'weekly')),
  -- Nothing is sent while it is set.
  paused_at TEXT,
  -- Market and words of what was agreed to by going on, and when.
  market TEXT NOT NULL,
  privacy_version TEXT NOT NULL,
  privacy_text TEXT NOT NULL,
  privacy_at TEXT NOT NULL,
  -- The answer to the question about marketing, with its words; null: never asked.
  marketing TEXT CHECK (marketing IN ('accepted', 'declined')),
  marketing_text TEXT,
  marketing_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- What somebody wants to be told about: a departure, or a travel. No reference to either: editors may take them out.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  travel_id TEXT NOT NULL,
  -- Empty: the travel as a whole.
  tour_id TEXT NOT NULL DEFAULT '',
  -- 1 or 0, as decided by shared/alerts/alert-types.ts when it was asked for.
  on_stockout INTEGER NOT NULL,
  on_confirmed INTEGER NOT NULL,
  on_price INTEGER NOT NULL,
  -- Where it was asked for: language, currency and links of its mail.
  market TEXT NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'removed')),
  created_at TEXT NOT NULL,
  -- Of the last time it became active: what happened before is nothing it tells about.
  active_at TEXT NOT NULL,
  removed_at TEXT,
  removal_reason TEXT,
  removal_text TEXT,
  UNIQUE (person_id, travel_id, tour_id)
) STRICT;
CREATE INDEX alerts_by_travel ON alerts (travel_id, state);
CREATE INDEX alerts_by_end ON alerts (removed_at) WHERE removed_at IS NOT NULL;

-- What has changed that somebody may want to know: written in the transaction of the change itself, kept for the
-- history of the preferences page.
CREATE TABLE tour_changes (
  id TEXT PRIMARY KEY,
  travel_id TEXT NOT NULL,
  tour_id TEXT NOT NULL,
  happened_at TEXT NOT NULL,
  status_before TEXT,
  status_after TEXT,
  eur_before INTEGER, gbp_before INTEGER, usd_before INTEGER,
  eur_after INTEGER, gbp_after INTEGER, usd_after INTEGER,
  -- Upcoming departures of the travel that are not sold out.
  departures_before INTEGER NOT NULL,
  departures_after INTEGER,
  -- Null until everybody it concerns has a message.
  matched_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds that pass: not to be tried again before.
  next_at INTEGER NOT NULL DEFAULT 0,
  failure TEXT
) STRICT;
CREATE INDEX tour_changes_open ON tour_changes (next_at) WHERE matched_at IS NULL;
CREATE INDEX tour_changes_by_travel ON tour_changes (travel_id, happened_at);

-- One message for one person about one change, or a digest of several.
CREATE TABLE alert_messages (
  -- Made of what it is about: alert/{change}/{person} or digest/{person}/{day}.
  key TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  -- Null in a digest.
  change_id TEXT REFERENCES tour_changes (id) ON DELETE CASCADE,
  alert_id TEXT REFERENCES alerts (id) ON DELETE CASCADE,
  -- 1 or 0: what of the change concerns this person.
  opened INTEGER NOT NULL DEFAULT 0,
  confirmed INTEGER NOT NULL DEFAULT 0,
  cheaper INTEGER NOT NULL DEFAULT 0,
  -- waiting: to be collected by a digest; collected: part of the one named; dead: given up, for operators to see.
  state TEXT NOT NULL CHECK (state IN ('due', 'waiting', 'collected', 'sent', 'dropped', 'dead')),
  digest_key TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds that pass: next try, which is also how long somebody who is sending it has.
  next_at INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
) STRICT;
CREATE INDEX alert_messages_due ON alert_messages (next_at) WHERE state = 'due';
CREATE INDEX alert_messages_by_person ON alert_messages (person_id, state);
CREATE INDEX alert_messages_by_change ON alert_messages (change_id);
CREATE INDEX alert_messages_dead ON alert_messages (created_at) WHERE state = 'dead';

-- Somebody has begun to send a mail, and may have died before it was gone (backend/mail/cloudflare-mail.ts).
ALTER TABLE sent_mail ADD COLUMN claimed_until INTEGER;

-- A database that had a later one first keeps its number.
UPDATE meta SET value = '17' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 17;
