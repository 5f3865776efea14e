-- The first measured page may have no largest paint, or no interaction: then it is neither good nor slow.

DROP TRIGGER exposure_added;
DROP TRIGGER exposure_changed;
DROP TRIGGER exposure_deleted;
DROP VIEW summed_exposures;

ALTER TABLE exposures ADD COLUMN without_lcp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE exposures ADD COLUMN without_inp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hourly_sums ADD COLUMN without_lcp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE hourly_sums ADD COLUMN without_inp INTEGER NOT NULL DEFAULT 0;

-- As before, with these.
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
