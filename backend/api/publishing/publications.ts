import { dropDraft, saveRecord } from '../office/records.ts'
import type { PageSource } from '../sources/page-source.ts'
import { keepVersion } from '../sql/former-versions.ts'

type PublicationKind = 'page' | 'layout'

/** When something is saved, and by whom: an address or the name of a program. */
export type Saved = { instant: string; by: string }

/** Saves a publication, and what it replaces as a former version. */
export const saveStatements = (
  db: D1Database,
  { kind, id }: { kind: PublicationKind; id: string },
  source: unknown,
  instant: string,
): D1PreparedStatement[] => [
  ...keepVersion(db, { kind, id, state: 'published' }, source, instant),
  db
    .prepare("INSERT OR REPLACE INTO publications (kind, id, state, source, saved_at) VALUES (?, ?, 'published', ?, ?)")
    .bind(kind, id, JSON.stringify(source), instant),
]

/** Saves the draft of a page, and the one that it replaces as a former version. */
export const draftStatements = (
  db: D1Database,
  id: string,
  source: PageSource,
  { instant, by }: Saved,
): D1PreparedStatement[] => [
  ...keepVersion(db, { kind: 'page', id, state: 'draft' }, source, instant),
  saveRecord({ db, staff: { email: by }, instant }, { entity: 'pages', id, state: 'draft', source }),
]

/** Publishes a part of the layout or a document of a place. */
export const publishDocument = (
  db: D1Database,
  name: string,
  source: unknown,
  instant: string,
): D1PreparedStatement[] => [
  ...saveStatements(db, { kind: 'layout', id: name }, source, instant),
  layoutStatement(db, name, source),
]

/** @param next the source that is published instead */
export const dropDraftStatements = (
  db: D1Database,
  id: string,
  next: PageSource,
  instant: string,
): D1PreparedStatement[] => [
  ...keepVersion(db, { kind: 'page', id, state: 'draft' }, next, instant),
  dropDraft(db, 'pages', id),
]

export const pageStatements = (db: D1Database, id: string, source: PageSource): D1PreparedStatement[] => [
  db.prepare('DELETE FROM withdrawn_pages WHERE id = ?').bind(id),
  db
    .prepare(
      `INSERT INTO pages (id, routing_key, source) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET routing_key = excluded.routing_key, source = excluded.source`,
    )
    .bind(id, source.routingKey, JSON.stringify(source)),
  db.prepare('DELETE FROM page_slugs WHERE page_id = ?').bind(id),
  db
    .prepare('INSERT OR REPLACE INTO page_slugs (market, slug, page_id) SELECT key, value, ? FROM json_each(?)')
    .bind(id, JSON.stringify(source.slugs)),
]

const layoutStatement = (db: D1Database, part: string, source: unknown): D1PreparedStatement =>
  db.prepare('INSERT OR REPLACE INTO documents (name, source) VALUES (?, ?)').bind(part, JSON.stringify(source))

export const withdrawStatements = (db: D1Database, id: string, instant: string): D1PreparedStatement[] => [
  ...keepVersion(db, { kind: 'page', id, state: 'published' }, null, instant),
  db.prepare("DELETE FROM publications WHERE kind = 'page' AND id = ? AND state = 'published'").bind(id),
  db.prepare('DELETE FROM page_slugs WHERE page_id = ?').bind(id),
  db.prepare('DELETE FROM pages WHERE id = ?').bind(id),
  db.prepare('INSERT OR REPLACE INTO withdrawn_pages (id, withdrawn_at) VALUES (?, ?)').bind(id, instant),
]

/** Reapplies publications after a seed load. */
export const republish = async (db: D1Database): Promise<void> => {
  const { results } = await db
    .prepare("SELECT kind, id, source FROM publications WHERE state = 'published'")
    .all<{ kind: PublicationKind; id: string; source: string }>()
  const statements = results.flatMap(({ kind, id, source }) =>
    kind === 'page'
      ? pageStatements(db, id, JSON.parse(source) as PageSource)
      : [layoutStatement(db, id, JSON.parse(source))],
  )
  const withdrawn = 'SELECT id FROM withdrawn_pages'
  await db.batch([
    ...statements,
    db.prepare(`DELETE FROM page_slugs WHERE page_id IN (${withdrawn})`),
    db.prepare(`DELETE FROM pages WHERE id IN (${withdrawn})`),
  ])
}
