-- Since when an alert waits for a free place; null: it does not.
ALTER TABLE alerts ADD COLUMN place_since TEXT;

-- Places that became free, held for those who wait, in turn.
CREATE TABLE place_offers (
  -- Random: its mail names it, and whoever knows it may book.
  id TEXT PRIMARY KEY,
  tour_id TEXT NOT NULL,
  -- The change that freed the place: an alert is offered it once.
  change_id TEXT NOT NULL,
  -- Null when its person had everything deleted: the place is held all the same.
  alert_id TEXT REFERENCES alerts (id) ON DELETE SET NULL,
  -- ms
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'taken', 'lapsed'))
) STRICT;
CREATE INDEX place_offers_open ON place_offers (expires_at) WHERE state = 'open';
CREATE INDEX place_offers_by_change ON place_offers (change_id);
CREATE INDEX place_offers_by_alert ON place_offers (alert_id);

ALTER TABLE alert_messages ADD COLUMN offer_id TEXT REFERENCES place_offers (id) ON DELETE CASCADE;

-- How many groups that had so many people so many months before their departure took place: statuses as odds.
CREATE TABLE group_odds (
  months INTEGER NOT NULL,
  going INTEGER NOT NULL,
  groups INTEGER NOT NULL,
  went INTEGER NOT NULL,
  PRIMARY KEY (months, going)
) STRICT, WITHOUT ROWID;
