-- The community's events (spec section 3): a few hours to one day, in a city, by a coordinator or a member.
CREATE TABLE wemeet_cities (
  id TEXT PRIMARY KEY,
  -- ISO 3166-1 alpha-2.
  country TEXT NOT NULL,
  -- IANA; "today" is its own.
  time_zone TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  popularity INTEGER NOT NULL,
  -- JSON: language to name.
  names TEXT NOT NULL
) STRICT;

-- What each kind of event is called and says of itself.
CREATE TABLE wemeet_texts (
  language TEXT NOT NULL,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (language, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE wemeet_events (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  city_id TEXT NOT NULL REFERENCES wemeet_cities (id) ON DELETE CASCADE,
  -- Where people meet.
  place TEXT NOT NULL,
  -- Day in the city's time zone.
  starts_on TEXT NOT NULL,
  -- Milliseconds since the epoch.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- Null: a member of the community.
  coordinator_id TEXT REFERENCES coordinators (id) ON DELETE SET NULL,
  organiser_name TEXT NOT NULL,
  -- ISO 639-1: what is spoken.
  language TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  -- Who has joined by other ways than the storefront.
  guests INTEGER NOT NULL,
  picture TEXT NOT NULL
) STRICT;
CREATE INDEX wemeet_events_by_start ON wemeet_events (starts_at, id);
CREATE INDEX wemeet_events_by_city ON wemeet_events (city_id, starts_at);

UPDATE meta SET value = '30' WHERE key = 'schema_version' AND CAST(value AS INTEGER) < 30;
