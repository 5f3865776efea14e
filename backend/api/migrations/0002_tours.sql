-- Dated departures. Prices are integers in cents, one column per currency.
CREATE TABLE tours (
  -- Only orders departures that are equal in all that visitors see; never leaves the database.
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  starting_date TEXT NOT NULL,
  ending_date TEXT NOT NULL,
  -- Those of its travel, so that sorting by duration reads one index.
  days INTEGER NOT NULL,
  status TEXT NOT NULL,
  free_seats INTEGER NOT NULL,
  seats_to_confirm INTEGER NOT NULL,
  age_badge TEXT NOT NULL,
  no_sharing INTEGER NOT NULL,
  base_eur INTEGER NOT NULL,
  base_gbp INTEGER NOT NULL,
  base_usd INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  price_gbp INTEGER NOT NULL,
  price_usd INTEGER NOT NULL,
  -- Thousandths of the base price, in euro; 0 means not discounted.
  discount INTEGER NOT NULL,
  deposit_eur INTEGER NOT NULL,
  deposit_gbp INTEGER NOT NULL,
  deposit_usd INTEGER NOT NULL,
  promo_code TEXT,
  promo_expires_on TEXT,
  flights_eur INTEGER,
  flights_gbp INTEGER,
  flights_usd INTEGER,
  coordinator_id TEXT REFERENCES coordinators (id) ON DELETE SET NULL,
  wishlisted_count INTEGER NOT NULL,
  -- Instant of the last change through the back office.
  edited_at TEXT
) STRICT;

-- One index per sort order, each carrying every column that filters test, so that the first page of a filtered
-- list is read from one index in order and stops at the page's end. Any filter added to
-- catalogue/tour-conditions.ts must find its column here.
CREATE INDEX tours_by_date ON tours
  (starting_date, no, status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, days, travel_id);
CREATE INDEX tours_by_price_eur ON tours
  (price_eur, starting_date, no, status, age_badge, no_sharing, discount, travel_id);
CREATE INDEX tours_by_price_gbp ON tours
  (price_gbp, starting_date, no, status, age_badge, no_sharing, discount, travel_id);
CREATE INDEX tours_by_price_usd ON tours
  (price_usd, starting_date, no, status, age_badge, no_sharing, discount, travel_id);
CREATE INDEX tours_by_discount ON tours
  (discount DESC, starting_date, no, status, age_badge, no_sharing, price_eur, price_gbp, price_usd, travel_id);
CREATE INDEX tours_by_days ON tours
  (days, starting_date, no, status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, travel_id);
CREATE INDEX tours_by_days_desc ON tours
  (days DESC, starting_date, no, status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, travel_id);
-- For one travel, a few travels, and the question whether a travel has a departure that fits.
CREATE INDEX tours_by_travel ON tours
  (travel_id, starting_date, no, status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, days);
CREATE INDEX tours_by_coordinator ON tours (coordinator_id, starting_date);

-- What the upcoming departures of each travel come to on meta's offers_day: made anew when a new day is first asked
-- for, and per travel when a departure changes. Keeps lists of travels independent of the number of departures.
CREATE TABLE travel_offers (
  travel_id TEXT PRIMARY KEY REFERENCES travels (id) ON DELETE CASCADE,
  -- Upcoming ones: all of them, and those that are not sold out.
  upcoming_count INTEGER NOT NULL,
  departures_count INTEGER NOT NULL,
  first_date TEXT,
  -- tours.no of the cheapest bookable one, and its price, per currency.
  best_eur INTEGER,
  best_gbp INTEGER,
  best_usd INTEGER,
  best_price_eur INTEGER,
  best_price_gbp INTEGER,
  best_price_usd INTEGER,
  -- Over all upcoming ones: a price filter skips travels outside of it.
  min_eur INTEGER,
  max_eur INTEGER,
  min_gbp INTEGER,
  max_gbp INTEGER,
  min_usd INTEGER,
  max_usd INTEGER,
  top_discount INTEGER NOT NULL,
  -- Comma-separated age badges of those not sold out.
  age_badges TEXT NOT NULL
) STRICT, WITHOUT ROWID;
