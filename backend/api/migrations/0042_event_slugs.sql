-- The kind in the paths of its events; English until the next seeding.
ALTER TABLE wemeet_texts ADD COLUMN slug TEXT NOT NULL DEFAULT '';
UPDATE wemeet_texts SET slug = kind;

-- Not read since 0039.
ALTER TABLE reviews DROP COLUMN written_on;
ALTER TABLE review_texts DROP COLUMN author;
