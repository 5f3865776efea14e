import { type Facts, fillPlaceholders } from './placeholders.ts'

export async function loadDocument<T>(db: D1Database, name: string, facts: Facts): Promise<T | null> {
  const row = await db.prepare('SELECT source FROM documents WHERE name = ?').bind(name).first<{ source: string }>()
  return row ? (JSON.parse(fillPlaceholders(row.source, facts)) as T) : null
}
