/** What has versions: a page, a part of the layout or document of a place, or the texts of an uploaded picture. */
export type VersionKind = 'page' | 'layout' | 'upload'
type Versioned = { kind: VersionKind; id: string; state: 'draft' | 'published' }

export type FormerVersion = Pick<Versioned, 'state'> & { version: number; replacedAt: string; source: unknown }

const UPLOAD = `json_object('name', name, 'altText', json(alt_texts), 'focalX', focal_x / 100.0, 'focalY', focal_y / 100.0)`

/** Selects the current source of an id, `?1`. */
const CURRENT = {
  'page published': 'SELECT source FROM pages WHERE id = ?1',
  'page draft': "SELECT source FROM office_records WHERE entity = 'pages' AND id = ?1 AND state = 'draft'",
  'layout published': 'SELECT source FROM documents WHERE name = ?1',
  'upload published': `SELECT ${UPLOAD} AS source FROM uploads WHERE id = ?1`,
} as const

/**
 * Stores the current version: for a batch, before the statement that replaces or deletes it.
 * @param next the source that replaces it; null for none
 */
export const keepVersion = (
  db: D1Database,
  { kind, id, state }: Versioned,
  next: unknown,
  instant: string,
): D1PreparedStatement[] => {
  const current = CURRENT[`${kind} ${state}` as keyof typeof CURRENT]
  return [
    // A version that returns is stored once.
    db
      .prepare(`DELETE FROM former_versions WHERE id = ?1 AND kind = ?2 AND state = ?3 AND source IN (${current})`)
      .bind(id, kind, state),
    db
      .prepare(
        `INSERT INTO former_versions (kind, id, state, source, replaced_at)
        SELECT ?2, ?1, ?3, source, ?4 FROM (${current}) WHERE source <> ?5`,
      )
      .bind(id, kind, state, instant, JSON.stringify(next)),
  ]
}

/** Loads the former versions, newest first. */
export const loadVersions = async (db: D1Database, kind: VersionKind, id: string): Promise<FormerVersion[]> => {
  const { results } = await db
    .prepare(
      `SELECT version, state, replaced_at AS replacedAt, source FROM former_versions
      WHERE kind = ? AND id = ? ORDER BY version DESC`,
    )
    .bind(kind, id)
    .all<FormerVersion & { source: string }>()
  return results.map((row) => ({ ...row, source: JSON.parse(row.source) as unknown }))
}

/** Loads the text of a withdrawn page as it was published. */
export const loadWithdrawn = async <T>(db: D1Database, id: string): Promise<T | null> => {
  const row = await db
    .prepare(
      `SELECT source FROM former_versions WHERE kind = 'page' AND id = (SELECT id FROM withdrawn_pages WHERE id = ?)
      AND state = 'published' ORDER BY version DESC LIMIT 1`,
    )
    .bind(id)
    .first<{ source: string }>()
  return row && (JSON.parse(row.source) as T)
}
