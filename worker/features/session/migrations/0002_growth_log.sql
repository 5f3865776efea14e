-- Who changed what for visitors or looked at it changed (worker/features/growth/growth-log.ts). Bounded in number and age.
CREATE TABLE growth_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since the epoch.
  at INTEGER NOT NULL,
  -- Email of staff, name of an operator's key, or a program.
  who TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;
CREATE TRIGGER growth_log_bounded AFTER INSERT ON growth_log BEGIN
  DELETE FROM growth_log WHERE id <= NEW.id - 5000 OR at < NEW.at - 400 * 86400000;
END;
