-- Facts about the database itself: schema_version, seed_fingerprint, offers_day.
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE destinations (
  id TEXT PRIMARY KEY,
  iso_alpha3 TEXT NOT NULL UNIQUE,
  continent TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE destination_names (
  language TEXT NOT NULL,
  destination_id TEXT NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  PRIMARY KEY (language, destination_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE coordinators (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  trips_led INTEGER NOT NULL,
  -- JSON array of continent codes.
  areas TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE coordinator_texts (
  language TEXT NOT NULL,
  coordinator_id TEXT NOT NULL REFERENCES coordinators (id) ON DELETE CASCADE,
  motto TEXT NOT NULL,
  biography TEXT NOT NULL,
  -- JSON array of language names in this row's language.
  languages TEXT NOT NULL,
  PRIMARY KEY (language, coordinator_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE travels (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  -- The country it is listed under; all its countries are in travel_destinations.
  destination_id TEXT NOT NULL REFERENCES destinations (id),
  continent TEXT NOT NULL,
  days INTEGER NOT NULL,
  style TEXT NOT NULL,
  type TEXT NOT NULL,
  cost_center TEXT NOT NULL,
  -- JSON arrays.
  moods TEXT NOT NULL,
  badges TEXT NOT NULL,
  -- Sorts score:desc, the best seller highest.
  score INTEGER NOT NULL,
  group_min INTEGER NOT NULL,
  group_max INTEGER NOT NULL,
  money_pot_eur INTEGER NOT NULL,
  money_pot_gbp INTEGER NOT NULL,
  money_pot_usd INTEGER NOT NULL,
  rating_average REAL,
  rating_count INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE travel_destinations (
  destination_id TEXT NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  PRIMARY KEY (destination_id, travel_id)
) STRICT, WITHOUT ROWID;

-- What cards show; the long texts are apart so that lists never read them.
CREATE TABLE travel_texts (
  language TEXT NOT NULL,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  destination_label TEXT NOT NULL,
  summary TEXT NOT NULL,
  PRIMARY KEY (language, travel_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE travel_stories (
  language TEXT NOT NULL,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  description TEXT NOT NULL,
  -- JSON array in the shape of itineraryStageSchema.
  itinerary TEXT NOT NULL,
  PRIMARY KEY (language, travel_id)
) STRICT;

CREATE TABLE reviews (
  id TEXT PRIMARY KEY,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  coordinator_id TEXT REFERENCES coordinators (id) ON DELETE SET NULL,
  rating INTEGER NOT NULL,
  written_on TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_day ON reviews (written_on, rating);
CREATE INDEX reviews_by_travel ON reviews (travel_id, written_on);
CREATE INDEX reviews_by_coordinator ON reviews (coordinator_id, written_on);

CREATE TABLE review_texts (
  language TEXT NOT NULL,
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (language, review_id)
) STRICT, WITHOUT ROWID;
