-- Bookings that the storefront has to be told of; a row is gone once it has heard.
CREATE TABLE booking_callbacks (
  -- Of the booking: told again, it is the same one.
  id TEXT PRIMARY KEY,
  tour_id TEXT NOT NULL,
  -- What the storefront sent along with the visitor; only the storefront can read it.
  attribution TEXT NOT NULL,
  booked_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds that pass: not to be tried again before.
  next_at INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX booking_callbacks_due ON booking_callbacks (next_at);

UPDATE meta SET value = '22' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 22;
