-- Hourly sums, so that a report reads no visitors. Triggers keep them, also when visitors are deleted.

-- The first conversion of each kind in the 30 days after the exposure.
ALTER TABLE exposures ADD COLUMN booking_click_at TEXT;
ALTER TABLE exposures ADD COLUMN booking_at TEXT;

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
  INSERT INTO hourly_sums (experiment, market, variation, hour, visitors, booking_click, booking, crossed)
  SELECT NEW.experiment, NEW.market, NEW.variation, substr(at, 1, 13), NEW.sign * seen * NOT NEW.crossed,
    NEW.sign * clicked * NOT NEW.crossed, NEW.sign * booked * NOT NEW.crossed, NEW.sign * seen * NEW.crossed
  FROM (
    SELECT NEW.exposed_at AS at, 1 AS seen, 0 AS clicked, 0 AS booked
    UNION ALL SELECT NEW.booking_click_at, 0, 1, 0
    UNION ALL SELECT NEW.booking_at, 0, 0, 1
  ) WHERE at IS NOT NULL
  ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors,
    booking_click = booking_click + excluded.booking_click, booking = booking + excluded.booking,
    crossed = crossed + excluded.crossed;
  INSERT INTO counted_experiments VALUES (NEW.experiment, NEW.market, NEW.sign, NEW.exposed_at, NEW.last_at)
  ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors,
    first_at = min(first_at, excluded.first_at), last_at = max(last_at, excluded.last_at);
END;

-- Visitors of before; the update below adds their conversions.
INSERT INTO summed_exposures SELECT 1, * FROM exposures;

CREATE TRIGGER exposure_added AFTER INSERT ON exposures BEGIN
  INSERT INTO summed_exposures VALUES (1, NEW.experiment, NEW.visitor, NEW.variation, NEW.exposed_at, NEW.last_at,
    NEW.market, NEW.country, NEW.route, NEW.crossed, NEW.booking_click_at, NEW.booking_at);
END;
CREATE TRIGGER exposure_changed AFTER UPDATE ON exposures
WHEN (OLD.exposed_at, OLD.last_at, OLD.crossed, OLD.booking_click_at, OLD.booking_at)
  IS NOT (NEW.exposed_at, NEW.last_at, NEW.crossed, NEW.booking_click_at, NEW.booking_at) BEGIN
  INSERT INTO summed_exposures VALUES (-1, OLD.experiment, OLD.visitor, OLD.variation, OLD.exposed_at, OLD.last_at,
    OLD.market, OLD.country, OLD.route, OLD.crossed, OLD.booking_click_at, OLD.booking_at);
  INSERT INTO summed_exposures VALUES (1, NEW.experiment, NEW.visitor, NEW.variation, NEW.exposed_at, NEW.last_at,
    NEW.market, NEW.country, NEW.route, NEW.crossed, NEW.booking_click_at, NEW.booking_at);
END;
CREATE TRIGGER exposure_deleted AFTER DELETE ON exposures BEGIN
  INSERT INTO summed_exposures VALUES (-1, OLD.experiment, OLD.visitor, OLD.variation, OLD.exposed_at, OLD.last_at,
    OLD.market, OLD.country, OLD.route, OLD.crossed, OLD.booking_click_at, OLD.booking_at);
END;

UPDATE exposures SET
  booking_click_at = (SELECT min(happened_at) FROM conversions AS c WHERE c.visitor = exposures.visitor
    AND kind = 'booking_click'
    AND happened_at BETWEEN exposed_at AND strftime('%Y-%m-%dT%H:%M:%fZ', exposed_at, '+30 days')),
  booking_at = (SELECT min(happened_at) FROM conversions AS c WHERE c.visitor = exposures.visitor
    AND kind = 'booking'
    AND happened_at BETWEEN exposed_at AND strftime('%Y-%m-%dT%H:%M:%fZ', exposed_at, '+30 days'));
