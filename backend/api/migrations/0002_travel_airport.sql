-- Where flights land: JSON of code, latitude and longitude; null for the main airport of the travel's country.
ALTER TABLE travels ADD COLUMN airport TEXT;
