-- Where maps show a travel, in degrees.
ALTER TABLE travels ADD COLUMN latitude REAL;
ALTER TABLE travels ADD COLUMN longitude REAL;
