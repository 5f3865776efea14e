-- Uploads that editors show instead of drawn pictures.
CREATE TABLE chosen_pictures (
  kind TEXT NOT NULL CHECK (kind IN ('travel', 'coordinator')),
  id TEXT NOT NULL,
  -- Stage of a travel, from 1; 0 for its poster and for a portrait.
  stage INTEGER NOT NULL,
  -- Null: the drawing again.
  upload_id TEXT,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (kind, id, stage)
) STRICT, WITHOUT ROWID;
CREATE INDEX chosen_pictures_by_upload ON chosen_pictures (upload_id);
