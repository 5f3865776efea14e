-- Travels by their reduction come in the order of the departure that their card shows, not of any of them.
ALTER TABLE travel_offers DROP COLUMN top_discount;

UPDATE meta SET value = '20' WHERE key = 'schema_version';
