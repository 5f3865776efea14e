-- Months (1 to 12) in which a coordinator may lead trips.
ALTER TABLE coordinators ADD COLUMN months TEXT NOT NULL DEFAULT '[1,2,3,4,5,6,7,8,9,10,11,12]';
