-- How a departure stood from an instant until the next one: status, seats and prices. The last of a departure says what
-- the table tours says; written with the seed for what went before, and in the transaction of every change.
CREATE TABLE tour_snapshots (
  tour_id TEXT NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  -- ISO instant.
  taken_at TEXT NOT NULL,
  status TEXT NOT NULL,
  free_seats INTEGER NOT NULL,
  seats_to_confirm INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  price_gbp INTEGER NOT NULL,
  price_usd INTEGER NOT NULL,
  PRIMARY KEY (tour_id, taken_at)
) STRICT, WITHOUT ROWID;

-- Of departures that are here already nobody knows what went before.
INSERT INTO tour_snapshots
SELECT id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), status, free_seats, seats_to_confirm, price_eur, price_gbp, price_usd
FROM tours;

UPDATE meta SET value = '12' WHERE key = 'schema_version';
