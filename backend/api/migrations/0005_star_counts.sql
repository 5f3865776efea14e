-- Numbers of ratings with one to five stars, of which few have a text in `reviews`.
ALTER TABLE travels ADD COLUMN star_counts TEXT NOT NULL DEFAULT '[0,0,0,0,0]';
