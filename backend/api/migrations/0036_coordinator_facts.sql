-- Languages: JSON array of BCP 47 codes.
ALTER TABLE coordinators ADD COLUMN languages TEXT NOT NULL DEFAULT '["en"]';
-- City in which they live, in this row's language.
ALTER TABLE coordinator_texts ADD COLUMN home TEXT;
