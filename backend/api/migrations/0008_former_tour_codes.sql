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
