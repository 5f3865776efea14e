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
  -- The first conversion of each kind in the 30 days after the exposure.
  booking_click_at TEXT,
  booking_at TEXT,
  -- What a browser measured of the first measured page that the experiment changes.
  measured_at TEXT,
  error INTEGER NOT NULL DEFAULT 0,
  slow_page INTEGER NOT NULL DEFAULT 0,
  slow_reaction INTEGER NOT NULL DEFAULT 0,
  -- 1: that page had no largest paint, or no interaction, and is neither good nor slow.
  without_lcp INTEGER NOT NULL DEFAULT 0,
  without_inp INTEGER NOT NULL DEFAULT 0,
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

-- Hourly sums, so that a report reads no visitors. Triggers keep them, also when visitors are deleted.
CREATE TABLE hourly_sums (
  experiment TEXT NOT NULL,
  market TEXT NOT NULL,
  variation INTEGER NOT NULL,
  -- As 2027-01-15T10, of the exposure or the conversion.
  hour TEXT NOT NULL,
  visitors INTEGER NOT NULL,
  booking_click INTEGER NOT NULL,
  booking INTEGER NOT NULL,
  -- Visitors of several variations; they are in no other sum.
  crossed INTEGER NOT NULL,
  measured INTEGER NOT NULL DEFAULT 0,
  error INTEGER NOT NULL DEFAULT 0,
  slow_page INTEGER NOT NULL DEFAULT 0,
  slow_reaction INTEGER NOT NULL DEFAULT 0,
  without_lcp INTEGER NOT NULL DEFAULT 0,
  without_inp INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (experiment, variation, market, hour)
) STRICT, WITHOUT ROWID;

CREATE TABLE counted_experiments (
  experiment TEXT NOT NULL,
  market TEXT NOT NULL,
  visitors INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (experiment, market)
) STRICT, WITHOUT ROWID;

-- A row that is inserted here is added to the sums, with `sign` -1 subtracted.
CREATE VIEW summed_exposures AS SELECT 1 AS sign, * FROM exposures;
CREATE TRIGGER sum_exposure INSTEAD OF INSERT ON summed_exposures BEGIN
  INSERT INTO hourly_sums (experiment, market, variation, hour, visitors, booking_click, booking, crossed, measured,
    error, slow_page, slow_reaction, without_lcp, without_inp)
  SELECT NEW.experiment, NEW.market, NEW.variation, substr(at, 1, 13), NEW.sign * seen * NOT NEW.crossed,
    NEW.sign * clicked * NOT NEW.crossed, NEW.sign * booked * NOT NEW.crossed, NEW.sign * seen * NEW.crossed,
    NEW.sign * measured * NOT NEW.crossed, NEW.sign * measured * NEW.error * NOT NEW.crossed,
    NEW.sign * measured * NEW.slow_page * NOT NEW.crossed, NEW.sign * measured * NEW.slow_reaction * NOT NEW.crossed,
    NEW.sign * measured * NEW.without_lcp * NOT NEW.crossed, NEW.sign * measured * NEW.without_inp * NOT NEW.crossed
  FROM (
    SELECT NEW.exposed_at AS at, 1 AS seen, 0 AS clicked, 0 AS booked, 0 AS measured
    UNION ALL SELECT NEW.booking_click_at, 0, 1, 0, 0
    UNION ALL SELECT NEW.booking_at, 0, 0, 1, 0
    UNION ALL SELECT NEW.measured_at, 0, 0, 0, 1
  ) WHERE at IS NOT NULL
  ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors,
    booking_click = booking_click + excluded.booking_click, booking = booking + excluded.booking,
    crossed = crossed + excluded.crossed, measured = measured + excluded.measured, error = error + excluded.error,
    slow_page = slow_page + excluded.slow_page, slow_reaction = slow_reaction + excluded.slow_reaction,
    without_lcp = without_lcp + excluded.without_lcp, without_inp = without_inp + excluded.without_inp;
  INSERT INTO counted_experiments VALUES (NEW.experiment, NEW.market, NEW.sign, NEW.exposed_at, NEW.last_at)
  ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors,
    first_at = min(first_at, excluded.first_at), last_at = max(last_at, excluded.last_at);
END;

CREATE TRIGGER exposure_added AFTER INSERT ON exposures BEGIN
  INSERT INTO summed_exposures VALUES (1, NEW.experiment, NEW.visitor, NEW.variation, NEW.exposed_at, NEW.last_at,
    NEW.market, NEW.country, NEW.route, NEW.crossed, NEW.booking_click_at, NEW.booking_at, NEW.measured_at, NEW.error,
    NEW.slow_page, NEW.slow_reaction, NEW.without_lcp, NEW.without_inp);
END;
CREATE TRIGGER exposure_changed AFTER UPDATE ON exposures
WHEN (OLD.exposed_at, OLD.last_at, OLD.crossed, OLD.booking_click_at, OLD.booking_at, OLD.measured_at)
  IS NOT (NEW.exposed_at, NEW.last_at, NEW.crossed, NEW.booking_click_at, NEW.booking_at, NEW.measured_at) BEGIN
  INSERT INTO summed_exposures VALUES (-1, OLD.experiment, OLD.visitor, OLD.variation, OLD.exposed_at, OLD.last_at,
    OLD.market, OLD.country, OLD.route, OLD.crossed, OLD.booking_click_at, OLD.booking_at, OLD.measured_at, OLD.error,
    OLD.slow_page, OLD.slow_reaction, OLD.without_lcp, OLD.without_inp);
  INSERT INTO summed_exposures VALUES (1, NEW.experiment, NEW.visitor, NEW.variation, NEW.exposed_at, NEW.last_at,
    NEW.market, NEW.country, NEW.route, NEW.crossed, NEW.booking_click_at, NEW.booking_at, NEW.measured_at, NEW.error,
    NEW.slow_page, NEW.slow_reaction, NEW.without_lcp, NEW.without_inp);
END;
CREATE TRIGGER exposure_deleted AFTER DELETE ON exposures BEGIN
  INSERT INTO summed_exposures VALUES (-1, OLD.experiment, OLD.visitor, OLD.variation, OLD.exposed_at, OLD.last_at,
    OLD.market, OLD.country, OLD.route, OLD.crossed, OLD.booking_click_at, OLD.booking_at, OLD.measured_at, OLD.error,
    OLD.slow_page, OLD.slow_reaction, OLD.without_lcp, OLD.without_inp);
END;

-- Sums of all hours, so that the list of experiments reads a row for each variation. Triggers keep them.
CREATE TABLE total_sums (
  experiment TEXT NOT NULL,
  variation INTEGER NOT NULL,
  visitors INTEGER NOT NULL,
  booking_click INTEGER NOT NULL,
  booking INTEGER NOT NULL,
  crossed INTEGER NOT NULL,
  measured INTEGER NOT NULL,
  error INTEGER NOT NULL,
  slow_page INTEGER NOT NULL,
  slow_reaction INTEGER NOT NULL,
  without_lcp INTEGER NOT NULL,
  without_inp INTEGER NOT NULL,
  PRIMARY KEY (experiment, variation)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER hour_added AFTER INSERT ON hourly_sums BEGIN
  INSERT INTO total_sums VALUES (NEW.experiment, NEW.variation, NEW.visitors, NEW.booking_click, NEW.booking,
    NEW.crossed, NEW.measured, NEW.error, NEW.slow_page, NEW.slow_reaction, NEW.without_lcp, NEW.without_inp)
  ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors,
    booking_click = booking_click + excluded.booking_click, booking = booking + excluded.booking,
    crossed = crossed + excluded.crossed, measured = measured + excluded.measured, error = error + excluded.error,
    slow_page = slow_page + excluded.slow_page, slow_reaction = slow_reaction + excluded.slow_reaction,
    without_lcp = without_lcp + excluded.without_lcp, without_inp = without_inp + excluded.without_inp;
END;
-- Only hours that are 0 are deleted.
CREATE TRIGGER hour_changed AFTER UPDATE ON hourly_sums BEGIN
  UPDATE total_sums SET visitors = visitors + NEW.visitors - OLD.visitors,
    booking_click = booking_click + NEW.booking_click - OLD.booking_click,
    booking = booking + NEW.booking - OLD.booking, crossed = crossed + NEW.crossed - OLD.crossed,
    measured = measured + NEW.measured - OLD.measured, error = error + NEW.error - OLD.error,
    slow_page = slow_page + NEW.slow_page - OLD.slow_page,
    slow_reaction = slow_reaction + NEW.slow_reaction - OLD.slow_reaction,
    without_lcp = without_lcp + NEW.without_lcp - OLD.without_lcp,
    without_inp = without_inp + NEW.without_inp - OLD.without_inp
  WHERE experiment = NEW.experiment AND variation = NEW.variation;
END;
