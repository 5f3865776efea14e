/** Names a table without which a catalogue is empty. Seeding writes the fingerprint last. */
export const FIND_EMPTY = `SELECT 'tours' AS name WHERE NOT EXISTS (SELECT 1 FROM tours)
  UNION ALL SELECT 'pages' WHERE NOT EXISTS (SELECT 1 FROM pages)
  UNION ALL SELECT 'documents' WHERE NOT EXISTS (SELECT 1 FROM documents)
  UNION ALL SELECT 'meta' WHERE NOT EXISTS (SELECT 1 FROM meta WHERE key = 'seed_fingerprint')`
