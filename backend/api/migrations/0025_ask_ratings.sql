-- What visitors think of the answers of the search in one's own words; rows go after six months (ask/keep-rating.ts).
CREATE TABLE ask_ratings (
  id TEXT PRIMARY KEY,
  market TEXT NOT NULL,
  asked TEXT NOT NULL,
  query TEXT NOT NULL,
  reader TEXT NOT NULL,
  rating TEXT NOT NULL,
  note TEXT NOT NULL,
  -- ms
  rated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ask_ratings_by_time ON ask_ratings (rated_at);

UPDATE meta SET value = '25' WHERE key = 'schema_version';
