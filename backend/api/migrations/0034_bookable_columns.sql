-- The columns of departures also state whether a departure can be booked: the next request writes them again.
DELETE FROM meta WHERE key = 'offers_day';

UPDATE meta SET value = '34' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 34;
