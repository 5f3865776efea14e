-- A review has one author, one departure and the language it was written in; its texts in other languages are
-- translations. Reviews without these facts go; the next seeding loads the others. review_texts.author and
-- reviews.written_on are no longer read.
DELETE FROM review_texts;
DELETE FROM reviews;
UPDATE travels SET rating_average = NULL, rating_count = 0;
ALTER TABLE reviews ADD COLUMN author TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
-- First day of the departure.
ALTER TABLE reviews ADD COLUMN departed_on TEXT NOT NULL DEFAULT '';

CREATE INDEX reviews_by_departure ON reviews (departed_on, rating);
CREATE INDEX reviews_of_travel ON reviews (travel_id, departed_on);
CREATE INDEX reviews_of_coordinator ON reviews (coordinator_id, departed_on);
DROP INDEX reviews_by_day;
DROP INDEX reviews_by_travel;
DROP INDEX reviews_by_coordinator;
