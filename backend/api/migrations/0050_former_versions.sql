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

-- Withdrawn pages had their text in the draft.
INSERT INTO former_versions (kind, id, state, source, replaced_at)
SELECT 'page', w.id, 'published', p.source, w.withdrawn_at FROM withdrawn_pages AS w
JOIN publications AS p ON p.kind = 'page' AND p.id = w.id AND p.state = 'draft';
