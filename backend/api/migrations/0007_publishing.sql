-- What editors saved through the back office. Pages and layout parts of the seed are loaded anew with every seed;
-- published ones are put back on top of them (publishing/publications.ts).
CREATE TABLE publications (
  kind TEXT NOT NULL CHECK (kind IN ('page', 'layout')),
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
  source TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (kind, id, state)
) STRICT, WITHOUT ROWID;

-- Each content a page, travel or coordinator has had, with the day it first had it: sitemaps tell the latest.
CREATE TABLE content_changes (
  kind TEXT NOT NULL CHECK (kind IN ('page', 'travel', 'coordinator')),
  id TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  changed_on TEXT NOT NULL,
  PRIMARY KEY (kind, id, fingerprint)
) STRICT, WITHOUT ROWID;

UPDATE meta SET value = '7' WHERE key = 'schema_version';
