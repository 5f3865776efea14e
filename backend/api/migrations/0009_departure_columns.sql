-- The upcoming departures of each travel on meta's offers_day as a few columns, for filters, facets and counts that
-- look at all of them (catalogue/columns/). Written together with travel_offers, in the same transaction, so that both
-- always say what the table tours says; each time with a new version, and a new offers_version in meta.
CREATE TABLE departure_columns (
  travel_id TEXT PRIMARY KEY REFERENCES travels (id) ON DELETE CASCADE,
  version TEXT NOT NULL,
  -- JSON arrays of one integer per departure, all in the same order: tours.no, its traits (columns/traits.ts), its
  -- prices in cents.
  numbers TEXT NOT NULL,
  traits TEXT NOT NULL,
  eur TEXT NOT NULL,
  gbp TEXT NOT NULL,
  usd TEXT NOT NULL
) STRICT;

-- What lists were read along and what they skipped travels by before there were columns.
DROP INDEX tours_by_date;
DROP INDEX tours_by_price_eur;
DROP INDEX tours_by_price_gbp;
DROP INDEX tours_by_price_usd;
DROP INDEX tours_by_discount;
DROP INDEX tours_by_days;
DROP INDEX tours_by_days_desc;
ALTER TABLE travel_offers DROP COLUMN upcoming_count;
ALTER TABLE travel_offers DROP COLUMN first_date;
ALTER TABLE travel_offers DROP COLUMN min_eur;
ALTER TABLE travel_offers DROP COLUMN max_eur;
ALTER TABLE travel_offers DROP COLUMN min_gbp;
ALTER TABLE travel_offers DROP COLUMN max_gbp;
ALTER TABLE travel_offers DROP COLUMN min_usd;
ALTER TABLE travel_offers DROP COLUMN max_usd;

-- What visitors call what a term stands for: a country by its name, whichever of its names was found.
ALTER TABLE search_terms ADD COLUMN label TEXT NOT NULL DEFAULT '';
-- Until the next seeding knows better.
UPDATE search_terms SET label = term;

-- They are made with the next request.
DELETE FROM meta WHERE key = 'offers_day';

UPDATE meta SET value = '9' WHERE key = 'schema_version';
