-- When a person last ended everything they were signed in with (milliseconds since the epoch): what any browser had
-- proven of their address before opens nothing any more.
ALTER TABLE account ADD COLUMN ended_at INTEGER;
