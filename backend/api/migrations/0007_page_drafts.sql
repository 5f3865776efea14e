-- Drafts of pages by programs move to those of the back office; the newer of two stays. `publications` keeps its rows
-- for the previous version.
INSERT OR REPLACE INTO office_records (entity, id, state, source, saved_at, saved_by)
  SELECT 'pages', id, 'draft', source, saved_at, 'API_WRITE_TOKEN' FROM publications AS p WHERE kind = 'page' AND state = 'draft'
  AND NOT EXISTS (SELECT 1 FROM office_records WHERE entity = 'pages' AND id = p.id AND state = 'draft' AND saved_at >= p.saved_at);
