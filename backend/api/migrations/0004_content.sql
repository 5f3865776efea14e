-- Custom pages as an editor wrote them (seed/page-source.ts), in all languages.
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
CREATE TABLE documents (name TEXT PRIMARY KEY, source TEXT NOT NULL) STRICT;
