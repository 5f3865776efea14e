-- What visitors and accounts have saved. Travels and departures are named, not referred to: a catalogue that is seeded
-- anew must not take anybody's list away; what is not there any more is not shown.

-- The list of a visitor who is nobody yet. Accounts need no row of their own.
CREATE TABLE wishlist (
  -- list:{hash of the cookie's value}
  id TEXT PRIMARY KEY,
  -- The address that its visitor has proven, in lower case.
  email TEXT,
  -- Consent to marketing mail: the words agreed to and when; null: none.
  marketing_text TEXT,
  marketing_at TEXT,
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_email ON wishlist (email) WHERE email IS NOT NULL;
CREATE INDEX wishlist_used ON wishlist (used_at);

CREATE TABLE wishlist_travel (
  -- account:{id} or list:{hash}
  owner TEXT NOT NULL,
  travel_id TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  -- 1: an account has taken it over from this list; never again, or what is removed there would come back.
  adopted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, travel_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE wishlist_tour (
  owner TEXT NOT NULL,
  tour_id TEXT NOT NULL,
  travel_id TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  adopted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, tour_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_tour_travel ON wishlist_tour (owner, travel_id);

-- Changes that have happened, by their idempotency key.
CREATE TABLE wishlist_change (
  key TEXT PRIMARY KEY,
  -- Made of chance by the request that did it: the statements beside it act for that one only.
  token TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_change_at ON wishlist_change (at);

-- Links to a list that friends may read, and what they say to its departures. Revoking a link ends its votes.
CREATE TABLE wishlist_share (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE wishlist_voter (
  share TEXT NOT NULL REFERENCES wishlist_share (id) ON DELETE CASCADE,
  -- Hash of the voter's cookie.
  voter TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON array of departures.
  tours TEXT NOT NULL,
  voted_at TEXT NOT NULL,
  PRIMARY KEY (share, voter)
) STRICT, WITHOUT ROWID;

-- How many have saved a departure, as its card says: one person counts once.
CREATE TRIGGER wishlist_tour_saved AFTER INSERT ON wishlist_tour WHEN new.adopted = 0 BEGIN
  UPDATE tours SET wishlisted_count = wishlisted_count + 1 WHERE id = new.tour_id;
END;
CREATE TRIGGER wishlist_tour_removed AFTER DELETE ON wishlist_tour WHEN old.adopted = 0 BEGIN
  UPDATE tours SET wishlisted_count = max(0, wishlisted_count - 1) WHERE id = old.tour_id;
END;
CREATE TRIGGER wishlist_tour_adopted AFTER UPDATE OF adopted ON wishlist_tour WHEN old.adopted <> new.adopted BEGIN
  UPDATE tours SET wishlisted_count = max(0, wishlisted_count + old.adopted - new.adopted) WHERE id = new.tour_id;
END;

-- Later migrations may have been there before this one.
UPDATE meta SET value = '15' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 15;
