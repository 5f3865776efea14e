-- Facts about the database itself: seed_fingerprint, offers_day.
CREATE TABLE meta (key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

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
  areas TEXT NOT NULL,
  languages TEXT NOT NULL DEFAULT '["en"]',
  periods TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE coordinator_texts (
  language TEXT NOT NULL,
  coordinator_id TEXT NOT NULL REFERENCES coordinators (id) ON DELETE CASCADE,
  motto TEXT NOT NULL,
  biography TEXT NOT NULL,
  -- JSON array of language names in this row's language.
  languages TEXT NOT NULL,
  home TEXT,
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
  rating_count INTEGER NOT NULL DEFAULT 0,
  video TEXT,
  stage_countries TEXT NOT NULL DEFAULT '[]',
  poster_stage INTEGER,
  -- Where flights land: JSON of code, latitude and longitude; null for the main airport of the country.
  airport TEXT,
  -- JSON: numbers of ratings with one to five stars, of which few have a text in `reviews`.
  star_counts TEXT NOT NULL DEFAULT '[0,0,0,0,0]',
  -- Where maps show it, in degrees.
  latitude REAL,
  longitude REAL
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
  slug TEXT NOT NULL DEFAULT '',
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
  author TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT 'en',
  departed_on TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_departure ON reviews (departed_on, rating);
CREATE INDEX reviews_of_travel ON reviews (travel_id, departed_on);
CREATE INDEX reviews_of_coordinator ON reviews (coordinator_id, departed_on);

CREATE TABLE review_texts (
  language TEXT NOT NULL,
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  PRIMARY KEY (language, review_id)
) STRICT, WITHOUT ROWID;

-- Dated departures. Prices are integers in cents, one column per currency.
CREATE TABLE tours (
  -- Only orders departures that are equal in all that visitors see; never leaves the database.
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE,
  starting_date TEXT NOT NULL,
  ending_date TEXT NOT NULL,
  -- Those of its travel, so that sorting by duration reads one index.
  days INTEGER NOT NULL,
  status TEXT NOT NULL,
  free_seats INTEGER NOT NULL,
  seats_to_confirm INTEGER NOT NULL,
  age_badge TEXT NOT NULL,
  no_sharing INTEGER NOT NULL,
  base_eur INTEGER NOT NULL,
  base_gbp INTEGER NOT NULL,
  base_usd INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  price_gbp INTEGER NOT NULL,
  price_usd INTEGER NOT NULL,
  -- Thousandths of the base price, in euro; 0 means not discounted.
  discount INTEGER NOT NULL,
  deposit_eur INTEGER NOT NULL,
  deposit_gbp INTEGER NOT NULL,
  deposit_usd INTEGER NOT NULL,
  promo_code TEXT,
  promo_expires_on TEXT,
  flights_eur INTEGER,
  flights_gbp INTEGER,
  flights_usd INTEGER,
  coordinator_id TEXT REFERENCES coordinators (id) ON DELETE SET NULL,
  wishlisted_count INTEGER NOT NULL,
  -- Instant of the last change through the back office.
  edited_at TEXT,
  language TEXT NOT NULL DEFAULT 'en'
) STRICT;
-- For one travel, a few travels, and the question whether a travel has a departure that fits.
CREATE INDEX tours_by_travel ON tours
  (travel_id, starting_date, no, status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, days);
CREATE INDEX tours_by_coordinator ON tours (coordinator_id, starting_date);

-- What the upcoming departures of each travel come to on meta's offers_day: made anew when a new day is first asked
-- for, and per travel when a departure changes. Keeps lists of travels independent of the number of departures.
CREATE TABLE travel_offers (
  travel_id TEXT PRIMARY KEY REFERENCES travels (id) ON DELETE CASCADE,
  -- Upcoming ones: all of them, and those that are not sold out.
  departures_count INTEGER NOT NULL,
  best_eur INTEGER,
  best_gbp INTEGER,
  best_usd INTEGER,
  best_price_eur INTEGER,
  best_price_gbp INTEGER,
  best_price_usd INTEGER,
  -- Over all upcoming ones: a price filter skips travels outside of it.
  age_badges TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Everything that can be looked up by name, folded to lower-case ASCII words (shared/text/fold-text.ts).
CREATE TABLE search_terms (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  -- destination, continent, travel (its title), place (where a travel goes) or style (what kind of travel it is).
  kind TEXT NOT NULL,
  -- Id of the destination, continent or travel.
  ref TEXT NOT NULL,
  term TEXT NOT NULL,
  -- The better known of two equally good matches comes first.
  weight INTEGER NOT NULL,
  label TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX search_terms_by_term ON search_terms (language, term);
CREATE INDEX search_terms_by_kind ON search_terms (language, kind);

-- Three-letter pieces of the terms: finds the candidates that a misspelt word may mean.
CREATE VIRTUAL TABLE search_trigrams USING fts5 (term, content = 'search_terms', content_rowid = 'id', tokenize = 'trigram');

-- Custom pages as an editor wrote them (sources/page-source.ts), in all languages.
CREATE TABLE pages (
  id TEXT PRIMARY KEY,
  routing_key TEXT UNIQUE,
  source TEXT NOT NULL
) STRICT;

CREATE TABLE page_slugs (
  market TEXT NOT NULL,
  slug TEXT NOT NULL,
  page_id TEXT NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  PRIMARY KEY (market, slug)
) STRICT, WITHOUT ROWID;
CREATE INDEX page_slugs_by_page ON page_slugs (page_id);

CREATE TABLE redirects (
  market TEXT NOT NULL,
  slug TEXT NOT NULL,
  http_status_code INTEGER NOT NULL,
  redirect_to TEXT NOT NULL,
  PRIMARY KEY (market, slug)
) STRICT, WITHOUT ROWID;

-- Single documents by name: header, footer, banners, settings, included, faqs.
CREATE TABLE documents (name TEXT PRIMARY KEY,
  source TEXT NOT NULL
) STRICT;

-- Newsletter sign-ups with the proof of consent: which words were agreed to, and when.
CREATE TABLE newsletter_subscriptions (
  id TEXT PRIMARY KEY,
  -- Lower case.
  email TEXT NOT NULL,
  market TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'left')),
  consent_version TEXT NOT NULL,
  consent_text TEXT NOT NULL,
  consented_at TEXT NOT NULL,
  confirmed_at TEXT,
  left_at TEXT,
  UNIQUE (email, market)
) STRICT;

-- Keys of the mail that has been sent, so that a retried send is one mail.
CREATE TABLE sent_mail (
  key TEXT PRIMARY KEY,
  sent_at TEXT NOT NULL,
  claimed_until INTEGER
) STRICT;

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

-- Pages that editors took off the site: a seed that has them must not bring them back.
CREATE TABLE withdrawn_pages (
  id TEXT PRIMARY KEY,
  withdrawn_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How often something was asked for in a span of time; keys are keyed hashes that change daily, rows go when they are over.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  -- ms
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX limits_by_end ON limits (ends_at);

-- The upcoming departures of each travel on meta's offers_day as a few columns, for filters, facets and counts that
-- look at all of them (catalogue/columns/). Written together with travel_offers, in the same transaction, so that both
-- always say what the table tours says; each time with a new version.
CREATE TABLE departure_columns (
  travel_id TEXT PRIMARY KEY REFERENCES travels (id) ON DELETE CASCADE,
  version TEXT NOT NULL,
  -- JSON arrays of one integer per departure, all in the same order: tours.no, its traits (columns/traits.ts), its
  -- prices in cents.
  numbers TEXT NOT NULL,
  traits TEXT NOT NULL,
  eur TEXT NOT NULL,
  gbp TEXT NOT NULL,
  usd TEXT NOT NULL,
  discounts TEXT NOT NULL DEFAULT '[]'
) STRICT;

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

-- The list of a visitor who is nobody yet. Accounts need no row of their own.
CREATE TABLE wishlist (
  -- list:{hash of the cookie's value}
  id TEXT PRIMARY KEY,
  -- The address that its visitor has proven, in lower case.
  email TEXT,
  -- Consent to marketing mail: the words agreed to and when; null: none.
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_email ON wishlist (email) WHERE email IS NOT NULL;
CREATE INDEX wishlist_used ON wishlist (used_at);

CREATE TABLE wishlist_travel (
  -- account:{id} or list:{hash}
  owner TEXT NOT NULL,
  travel_id TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  -- 1: an account has taken it over from this list; never again, or what is removed there would come back.
  adopted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, travel_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE wishlist_tour (
  owner TEXT NOT NULL,
  tour_id TEXT NOT NULL,
  travel_id TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  adopted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, tour_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_tour_travel ON wishlist_tour (owner, travel_id);

-- Changes that have happened, by their idempotency key.
CREATE TABLE wishlist_change (
  key TEXT PRIMARY KEY,
  -- Made of chance by the request that did it: the statements beside it act for that one only.
  token TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_change_at ON wishlist_change (at);

-- Links to a list that friends may read, and what they say to its departures. Revoking a link ends its votes.
CREATE TABLE wishlist_share (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE wishlist_voter (
  share TEXT NOT NULL REFERENCES wishlist_share (id) ON DELETE CASCADE,
  -- Hash of the voter's cookie.
  voter TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON array of departures.
  tours TEXT NOT NULL,
  voted_at TEXT NOT NULL,
  PRIMARY KEY (share, voter)
) STRICT, WITHOUT ROWID;

-- Whoever is told when something changes: one row for an address, with the proof of consent.
CREATE TABLE alert_people (
  id TEXT PRIMARY KEY,
  -- Lower case; proven by a one-time code, or by the sign-in.
  email TEXT NOT NULL UNIQUE,
  -- Of the sign-in service, once they signed in.
  account_id TEXT UNIQUE,
  phone TEXT,
  -- instant, daily or weekly: how mail is put together.
  cadence TEXT NOT NULL DEFAULT 'instant' CHECK (cadence IN ('instant', 'daily', 'weekly')),
  -- Nothing is sent while it is set.
  paused_at TEXT,
  -- Market and words of what was agreed to by going on, and when.
  market TEXT NOT NULL,
  privacy_version TEXT NOT NULL,
  privacy_text TEXT NOT NULL,
  privacy_at TEXT NOT NULL,
  -- The answer to the question about marketing, with its words; null: never asked.
  marketing TEXT CHECK (marketing IN ('accepted', 'declined')),
  marketing_text TEXT,
  marketing_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- What somebody wants to be told about: a departure, or a travel. No reference to either: editors may take them out.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  travel_id TEXT NOT NULL,
  -- Empty: the travel as a whole.
  tour_id TEXT NOT NULL DEFAULT '',
  -- 1 or 0, as decided by shared/alerts/alert-types.ts when it was asked for.
  on_stockout INTEGER NOT NULL,
  on_confirmed INTEGER NOT NULL,
  on_price INTEGER NOT NULL,
  -- Where it was asked for: language, currency and links of its mail.
  market TEXT NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'removed')),
  created_at TEXT NOT NULL,
  -- Of the last time it became active: what happened before is nothing it tells about.
  active_at TEXT NOT NULL,
  removed_at TEXT,
  removal_reason TEXT,
  removal_text TEXT,
  -- Since when it waits for a free place; null: it does not.
  place_since TEXT,
  UNIQUE (person_id, travel_id, tour_id)
) STRICT;
CREATE INDEX alerts_by_travel ON alerts (travel_id, state);
CREATE INDEX alerts_by_end ON alerts (removed_at) WHERE removed_at IS NOT NULL;

-- What has changed that somebody may want to know: written in the transaction of the change itself, kept for the
-- history of the preferences page.
CREATE TABLE tour_changes (
  id TEXT PRIMARY KEY,
  travel_id TEXT NOT NULL,
  tour_id TEXT NOT NULL,
  happened_at TEXT NOT NULL,
  status_before TEXT,
  status_after TEXT,
  eur_before INTEGER,
  gbp_before INTEGER,
  usd_before INTEGER,
  eur_after INTEGER,
  gbp_after INTEGER,
  usd_after INTEGER,
  -- Upcoming departures of the travel that are not sold out.
  departures_before INTEGER NOT NULL,
  departures_after INTEGER,
  -- Null until everybody it concerns has a message.
  matched_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds that pass: not to be tried again before.
  next_at INTEGER NOT NULL DEFAULT 0,
  failure TEXT
) STRICT;
CREATE INDEX tour_changes_open ON tour_changes (next_at) WHERE matched_at IS NULL;
CREATE INDEX tour_changes_by_travel ON tour_changes (travel_id, happened_at);

-- One message for one person about one change, or a digest of several.
CREATE TABLE alert_messages (
  -- Made of what it is about: alert/{change}/{person} or digest/{person}/{day}.
  key TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  -- Null in a digest.
  change_id TEXT REFERENCES tour_changes (id) ON DELETE CASCADE,
  alert_id TEXT REFERENCES alerts (id) ON DELETE CASCADE,
  -- 1 or 0: what of the change concerns this person.
  opened INTEGER NOT NULL DEFAULT 0,
  confirmed INTEGER NOT NULL DEFAULT 0,
  cheaper INTEGER NOT NULL DEFAULT 0,
  -- waiting: to be collected by a digest; collected: part of the one named; dead: given up, for operators to see.
  state TEXT NOT NULL CHECK (state IN ('due', 'waiting', 'collected', 'sent', 'dropped', 'dead')),
  digest_key TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds that pass: next try, which is also how long somebody who is sending it has.
  next_at INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT,
  offer_id TEXT REFERENCES place_offers (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX alert_messages_due ON alert_messages (next_at) WHERE state = 'due';
CREATE INDEX alert_messages_by_person ON alert_messages (person_id, state);
CREATE INDEX alert_messages_by_change ON alert_messages (change_id);
CREATE INDEX alert_messages_dead ON alert_messages (created_at) WHERE state = 'dead';

-- Places that became free, held for those who wait, in turn.
CREATE TABLE place_offers (
  -- Random: its mail names it, and whoever knows it may book.
  id TEXT PRIMARY KEY,
  tour_id TEXT NOT NULL,
  -- The change that freed the place: an alert is offered it once.
  change_id TEXT NOT NULL,
  -- Null when its person had everything deleted: the place is held all the same.
  alert_id TEXT REFERENCES alerts (id) ON DELETE SET NULL,
  -- ms
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'taken', 'lapsed'))
) STRICT;
CREATE INDEX place_offers_open ON place_offers (expires_at) WHERE state = 'open';
CREATE INDEX place_offers_by_change ON place_offers (change_id);
CREATE INDEX place_offers_by_alert ON place_offers (alert_id);

-- How many groups that had so many people so many months before their departure took place: statuses as odds.
CREATE TABLE group_odds (
  months INTEGER NOT NULL,
  going INTEGER NOT NULL,
  groups INTEGER NOT NULL,
  went INTEGER NOT NULL,
  PRIMARY KEY (months, going)
) STRICT, WITHOUT ROWID;

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
  next_at INTEGER NOT NULL DEFAULT 0,
  -- What is paid to us, in units of the currency.
  amount REAL,
  currency TEXT
) STRICT;
CREATE INDEX booking_callbacks_due ON booking_callbacks (next_at);

-- What visitors think of the answers of the search in one's own words; rows go after six months (ask/ratings.ts).
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

-- Addresses whose owner had everything deleted: what a browser had proven before does not open anything any more.
CREATE TABLE forgotten_address (
  -- Keyed hash: who it was is forgotten.
  hash TEXT PRIMARY KEY,
  -- Milliseconds that pass.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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
  slug TEXT NOT NULL DEFAULT '',
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
  picture TEXT NOT NULL,
  cancelled_at TEXT
) STRICT;
CREATE INDEX wemeet_events_by_start ON wemeet_events (starts_at, id);
CREATE INDEX wemeet_events_by_city ON wemeet_events (city_id, starts_at);

-- Who has joined an event through the storefront. An attendance belongs to the proven address (decision 30).
CREATE TABLE wemeet_attendees (
  event_id TEXT NOT NULL REFERENCES wemeet_events (id) ON DELETE CASCADE,
  -- Lower case.
  email TEXT NOT NULL,
  -- Of whoever was signed in.
  account_id TEXT,
  market TEXT NOT NULL,
  -- ISO instant.
  joined_at TEXT NOT NULL,
  PRIMARY KEY (event_id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX wemeet_attendees_by_email ON wemeet_attendees (email);
CREATE INDEX wemeet_attendees_by_account ON wemeet_attendees (account_id) WHERE account_id IS NOT NULL;

-- Every address that a travel has or had in any language; former ones redirect.
CREATE TABLE travel_slugs (
  slug TEXT PRIMARY KEY,
  travel_id TEXT NOT NULL REFERENCES travels (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX travel_slugs_by_travel ON travel_slugs (travel_id);

-- Pictures that editors have uploaded. The originals are in the bucket, as uploads/original/<id>.
CREATE TABLE uploads (
  -- First 32 hex digits of the SHA-256 of the stored bytes.
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  -- Pixels of the upright picture.
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  -- Words of its URLs; the alternative text when null.
  name TEXT,
  -- JSON object: text by market.
  alt_texts TEXT NOT NULL,
  -- Focal point in percent from the left and from the top.
  focal_x INTEGER NOT NULL,
  focal_y INTEGER NOT NULL,
  saved_at TEXT NOT NULL
) STRICT;

-- Paths that pages had in a market; each leads to the page's current one until a page is there again.
CREATE TABLE former_page_slugs (
  market TEXT NOT NULL,
  slug TEXT NOT NULL,
  page_id TEXT NOT NULL,
  PRIMARY KEY (market, slug)
) STRICT, WITHOUT ROWID;

-- Uploads that editors have taken down: caches of other locations may still hold their pictures.
CREATE TABLE removed_uploads (
  id TEXT PRIMARY KEY,
  removed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Texts that editors have replaced or withdrawn, to restore.
CREATE TABLE former_versions (
  version INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'layout', 'upload')),
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
  source TEXT NOT NULL,
  replaced_at TEXT NOT NULL
) STRICT;
CREATE INDEX former_versions_by_id ON former_versions (kind, id);

-- Uploads by what they are chosen for. A site's are areas, moods, events, covers and icons, by name.
CREATE TABLE chosen_pictures (
  kind TEXT NOT NULL CHECK (kind IN ('travel', 'coordinator', 'site')),
  id TEXT NOT NULL,
  -- Stage of a travel, from 1; otherwise 0.
  stage INTEGER NOT NULL,
  -- Null: no picture.
  upload_id TEXT,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (kind, id, stage)
) STRICT, WITHOUT ROWID;
CREATE INDEX chosen_pictures_by_upload ON chosen_pictures (upload_id);

-- How many have saved a departure, as its card says: one person counts once.
CREATE TRIGGER wishlist_tour_saved AFTER INSERT ON wishlist_tour WHEN new.adopted = 0 BEGIN
  UPDATE tours SET wishlisted_count = wishlisted_count + 1 WHERE id = new.tour_id;
END;

CREATE TRIGGER wishlist_tour_removed AFTER DELETE ON wishlist_tour WHEN old.adopted = 0 BEGIN
  UPDATE tours SET wishlisted_count = max(0, wishlisted_count - 1) WHERE id = old.tour_id;
END;

CREATE TRIGGER wishlist_tour_adopted AFTER UPDATE OF adopted ON wishlist_tour WHEN old.adopted <> new.adopted BEGIN
  UPDATE tours SET wishlisted_count = max(0, wishlisted_count + old.adopted - new.adopted) WHERE id = new.tour_id;
END;

CREATE TRIGGER page_slug_removed AFTER DELETE ON page_slugs BEGIN
  INSERT OR REPLACE INTO former_page_slugs VALUES (old.market, old.slug, old.page_id);
END;

CREATE TRIGGER page_slug_added AFTER INSERT ON page_slugs BEGIN
  DELETE FROM former_page_slugs WHERE market = new.market AND slug = new.slug;
END;

-- The version that last changed each thing that shared reads show, so that a copy of a response can be checked without
-- loading it again: `travel:<slug>`, `tours` (what lists and counts find), `wemeet` (places that are left), `all`
-- (content, pictures, a new day). Versions are at least the time in ms: those of a restored database are not given again.
CREATE TABLE changes (
  tag TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX changes_by_version ON changes (version);
INSERT INTO changes VALUES ('all', 1);

-- Rewritten with every change of a departure.
CREATE TRIGGER travel_changed AFTER UPDATE ON departure_columns BEGIN
  INSERT INTO changes SELECT 'travel:' || slug, (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) FROM travel_slugs
    WHERE travel_id = new.travel_id ON CONFLICT DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER tours_changed AFTER UPDATE ON departure_columns
WHEN (old.numbers, old.traits, old.discounts, old.eur, old.gbp, old.usd) <>
  (new.numbers, new.traits, new.discounts, new.eur, new.gbp, new.usd) BEGIN
  INSERT INTO changes VALUES ('tours', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER coordinator_changed AFTER UPDATE OF coordinator_id ON tours
WHEN old.coordinator_id IS NOT new.coordinator_id BEGIN
  INSERT INTO changes VALUES ('tours', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

-- Coordinators are free in the months without departures and events of theirs.
CREATE TRIGGER event_inserted AFTER INSERT ON wemeet_events BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER event_updated AFTER UPDATE ON wemeet_events BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

-- A seed ends with its fingerprint, the summaries of a new day with its date.
CREATE TRIGGER meta_inserted AFTER INSERT ON meta WHEN new.key IN ('seed_fingerprint', 'offers_day') BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER meta_updated AFTER UPDATE ON meta WHEN new.key IN ('seed_fingerprint', 'offers_day') BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER page_inserted AFTER INSERT ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER page_updated AFTER UPDATE ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER page_deleted AFTER DELETE ON pages BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER document_inserted AFTER INSERT ON documents BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER document_updated AFTER UPDATE ON documents BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER upload_inserted AFTER INSERT ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER upload_updated AFTER UPDATE ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER upload_deleted AFTER DELETE ON uploads BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER picture_inserted AFTER INSERT ON chosen_pictures BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;
CREATE TRIGGER picture_updated AFTER UPDATE ON chosen_pictures BEGIN
  UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = 'all';
END;

CREATE TRIGGER attendee_inserted AFTER INSERT ON wemeet_attendees BEGIN
  INSERT INTO changes VALUES ('wemeet', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;
CREATE TRIGGER attendee_deleted AFTER DELETE ON wemeet_attendees BEGIN
  INSERT INTO changes VALUES ('wemeet', (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes))
    ON CONFLICT DO UPDATE SET version = excluded.version;
END;

-- What the back office has saved: drafts, and what it has published in tables that a seed loads anew.
CREATE TABLE office_records (
  -- Name of the entity (office/entities).
  entity TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published')),
  -- JSON in the shape of the entity's form; of a draft also an incomplete one.
  source TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  saved_by TEXT NOT NULL,
  -- ISO instant at which a draft is published.
  publish_at TEXT,
  PRIMARY KEY (entity, id, state)
) STRICT, WITHOUT ROWID;
CREATE INDEX office_records_due ON office_records (publish_at) WHERE publish_at IS NOT NULL;

-- Who changed what: in the back office, and programs by their tokens. Rows go after two years (office/log.ts).
CREATE TABLE office_log (
  no INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  -- Name of the person, or of the token.
  who TEXT NOT NULL,
  did TEXT NOT NULL,
  entity TEXT NOT NULL,
  id TEXT NOT NULL,
  -- JSON before and after; null: there was nothing, or it is not known.
  before TEXT,
  after TEXT,
  -- Of changes of a draft: version of what was published then, '' where it is not known. Null: it changed what is published.
  draft_of TEXT
) STRICT;
CREATE INDEX office_log_by_id ON office_log (entity, id);
CREATE INDEX office_log_by_time ON office_log (at);

-- Tokens of programs, by the SHA-256 of their secret.
CREATE TABLE api_tokens (
  hash TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON array.
  scopes TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Last day of use, UTC.
  expires_on TEXT,
  used_on TEXT
) STRICT, WITHOUT ROWID;

-- Codes that departures had before they moved to another day; each leads to the departure's page.
CREATE TABLE former_tour_codes (
  travel_id TEXT NOT NULL,
  code TEXT NOT NULL,
  tour_id TEXT NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  PRIMARY KEY (travel_id, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_tour_codes_by_tour ON former_tour_codes (tour_id);

CREATE TRIGGER tour_code_changed AFTER UPDATE OF code ON tours WHEN old.code <> new.code BEGIN
  INSERT OR REPLACE INTO former_tour_codes VALUES (old.travel_id, old.code, old.id);
END;
