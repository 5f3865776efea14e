-- Paths that pages had in a market; each leads to the page's current one until a page is there again.
CREATE TABLE former_page_slugs (
  market TEXT NOT NULL,
  slug TEXT NOT NULL,
  page_id TEXT NOT NULL,
  PRIMARY KEY (market, slug)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER page_slug_removed AFTER DELETE ON page_slugs BEGIN
  INSERT OR REPLACE INTO former_page_slugs VALUES (old.market, old.slug, old.page_id);
END;
CREATE TRIGGER page_slug_added AFTER INSERT ON page_slugs BEGIN
  DELETE FROM former_page_slugs WHERE market = new.market AND slug = new.slug;
END;
