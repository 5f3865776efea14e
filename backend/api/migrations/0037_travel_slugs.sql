-- Address in this row's language. travels.slug is no longer read; SQLite cannot drop a unique column without the
-- departures that reference its table.
ALTER TABLE travel_texts ADD COLUMN slug TEXT NOT NULL DEFAULT '';

-- Every address that a travel has or had in any language; former ones redirect.
CREATE TABLE travel_slugs (
  slug TEXT PRIMARY KEY,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX travel_slugs_by_travel ON travel_slugs (travel_id);

INSERT INTO travel_slugs SELECT slug, id FROM travels;
UPDATE travel_texts SET slug = (SELECT slug FROM travels WHERE id = travel_id);
