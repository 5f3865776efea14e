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

INSERT INTO total_sums SELECT experiment, variation, sum(visitors), sum(booking_click), sum(booking), sum(crossed),
  sum(measured), sum(error), sum(slow_page), sum(slow_reaction), sum(without_lcp), sum(without_inp)
FROM hourly_sums GROUP BY experiment, variation;

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
