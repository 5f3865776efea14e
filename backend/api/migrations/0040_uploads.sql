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
