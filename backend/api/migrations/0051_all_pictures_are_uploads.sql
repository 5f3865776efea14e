-- Uploads by what they are chosen for. A site's are areas, moods, events, covers and icons, by name.
CREATE TABLE chosen_pictures_2 (
  kind TEXT NOT NULL CHECK (kind IN ('travel', 'coordinator', 'site')),
  id TEXT NOT NULL,
  -- Stage of a travel, from 1; otherwise 0.
  stage INTEGER NOT NULL,
  -- Null: no picture.
  upload_id TEXT,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (kind, id, stage)
) STRICT, WITHOUT ROWID;
INSERT INTO chosen_pictures_2 SELECT * FROM chosen_pictures WHERE upload_id IS NOT NULL;
DROP TABLE chosen_pictures;
ALTER TABLE chosen_pictures_2 RENAME TO chosen_pictures;
CREATE INDEX chosen_pictures_by_upload ON chosen_pictures (upload_id);
ALTER TABLE travels DROP COLUMN pictures;
