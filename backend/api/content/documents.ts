/** A document of the content tables as the seed's schemas have it; null when editors have not written it. */
export async function loadDocument<T>(db: D1Database, name: string): Promise<T | null> {
  const row = await db.prepare('SELECT source FROM documents WHERE name = ?').bind(name).first<{ source: string }>()
  return row ? (JSON.parse(row.source) as T) : null
}
