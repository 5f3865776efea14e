-- Countries of the stages of a travel through several: JSON array of destination ids.
ALTER TABLE travels ADD COLUMN stage_countries TEXT NOT NULL DEFAULT '[]';
-- Stage that the poster shows, from 1; null if unknown.
ALTER TABLE travels ADD COLUMN poster_stage INTEGER;
