export type PublicationKind = 'page' | 'layout'
export type PublicationState = 'draft' | 'published'

export const savedSource = async <T>(
  db: D1Database,
  kind: PublicationKind,
  id: string,
  state: PublicationState,
): Promise<T | null> => {
  const row = await db
    .prepare('SELECT source FROM publications WHERE kind = ? AND id = ? AND state = ?')
    .bind(kind, id, state)
    .first<{ source: string }>()
  return row && (JSON.parse(row.source) as T)
}
