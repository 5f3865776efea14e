-- Batches of events that neither the queue nor the receiver took (worker/features/experiments/event-outbox.ts). Bounded.
CREATE TABLE event_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- JSON.
  events TEXT NOT NULL
) STRICT;
CREATE TRIGGER event_outbox_bounded AFTER INSERT ON event_outbox BEGIN
  DELETE FROM event_outbox WHERE id <= NEW.id - 50000;
END;
