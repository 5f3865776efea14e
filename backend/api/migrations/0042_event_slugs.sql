-- Not read since 0039.
ALTER TABLE reviews DROP COLUMN written_on;
ALTER TABLE review_texts DROP COLUMN author;
