-- Uploads that editors have taken down: caches of other locations may still hold their pictures.
CREATE TABLE removed_uploads (
  id TEXT PRIMARY KEY,
  removed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
