-- Discounts per currency next to the prices (catalogue/columns/traits.ts); the bits of traits have changed, too. All rows
-- are written again with the next request (catalogue/offers.ts).
ALTER TABLE departure_columns ADD COLUMN discounts TEXT NOT NULL DEFAULT '[]';
