import type { PageSource } from '../content/sources/page-source.ts'
import { savedSource, saveStatement, withdrawStatements } from './publications.ts'
import { pageTags } from './save-page.ts'

export type WithdrawOutcome =
  /** `tags` name what visitors may have in caches. */
  { kind: 'withdrawn'; tags: string[] } | { kind: 'unknown' } | { kind: 'refused'; reason: string }

/**
 * Takes a page off the site: its address answers 404. What visitors saw stays with the editors as the draft, unless
 * they have a newer one, and can be previewed and published again. The home page cannot go: every page leads to it.
 * @param instant of the change, ISO
 */
export async function withdrawPage(db: D1Database, id: string, instant: string): Promise<WithdrawOutcome> {
  const row = await db.prepare('SELECT source FROM pages WHERE id = ?').bind(id).first<{ source: string }>()
  if (row === null) return { kind: 'unknown' }
  const page = JSON.parse(row.source) as PageSource
  if (page.routingKey === 'index') return { kind: 'refused', reason: 'the home page cannot be withdrawn' }
  const draft = await savedSource<PageSource>(db, 'page', id, 'draft')
  await db.batch([
    ...(draft === null ? [saveStatement(db, { kind: 'page', id, state: 'draft' }, page, instant)] : []),
    ...withdrawStatements(db, id, instant),
  ])
  return { kind: 'withdrawn', tags: pageTags(page, null) }
}
