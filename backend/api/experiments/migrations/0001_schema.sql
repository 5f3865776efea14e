-- What experiments are counted by. A visitor is half of a hash of the device id (shared/contracts/experiment-events.ts).

-- One row for each visitor of an experiment: the first exposure.
CREATE TABLE exposures (
  experiment TEXT NOT NULL,
  visitor TEXT NOT NULL,
  variation INTEGER NOT NULL,
  exposed_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  -- Of the first exposure.
  market TEXT NOT NULL,
  country TEXT,
  route TEXT NOT NULL,
  -- 1: the visitor saw another variation too, and counts for none.
  crossed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (experiment, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX exposures_by_visitor ON exposures (visitor);
CREATE INDEX exposures_by_age ON exposures (last_at);

CREATE TABLE conversions (
  -- Derived from the event, so that a repeated event is the same row.
  id TEXT PRIMARY KEY,
  visitor TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('booking_click', 'booking')),
  tour_id TEXT NOT NULL,
  market TEXT NOT NULL,
  happened_at TEXT NOT NULL
) STRICT;
CREATE INDEX conversions_by_visitor ON conversions (visitor, kind, happened_at);
CREATE INDEX conversions_by_age ON conversions (happened_at);

-- Visitors who withdrew consent: later events of them are dropped.
CREATE TABLE forgotten_visitors (
  visitor TEXT PRIMARY KEY,
  forgotten_at TEXT NOT NULL
) STRICT;
