import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { resolveAlias, resolvePath } from '../../../markets/resolve-path.ts'
import { draftAuthor, loadPageDraft } from '../content/page-draft.ts'
import { missingUploads } from '../images/uploads.ts'
import type { PageSource } from '../sources/page-source.ts'
import { loadWithdrawn } from '../sql/former-versions.ts'
import {
  draftStatements,
  dropDraftStatements,
  pageStatements,
  type Saved,
  saveStatements,
  withdrawStatements,
} from './publications.ts'

export type SaveOutcome = { kind: 'saved' } | { kind: 'refused'; reasons: string[] }

type Saving = {
  state: 'draft' | 'published'
  page: PageSource
  /** Whether the draft stays when another version is published. Those of others do. */
  keepsDraft?: boolean
}

export const savePage = async (
  db: D1Database,
  id: string,
  { state, page, keepsDraft = false }: Saving,
  saved: Saved,
): Promise<SaveOutcome> => {
  const reasons = await pageProblems(db, id, page)
  if (reasons.length > 0) return { kind: 'refused', reasons }
  if (state === 'draft') {
    await db.batch(draftStatements(db, id, page, saved))
    return { kind: 'saved' }
  }
  const { instant, by } = saved
  const dropsDraft = !keepsDraft && (await draftAuthor(db, id)) === by
  await db.batch([
    ...saveStatements(db, { kind: 'page', id }, page, instant),
    ...(dropsDraft ? dropDraftStatements(db, id, page, instant) : []),
    ...pageStatements(db, id, page),
    db
      .prepare("INSERT OR REPLACE INTO content_changes VALUES ('page', ?, ?, ?)")
      .bind(id, instant, instant.slice(0, 10)),
  ])
  return { kind: 'saved' }
}

/** Why a page cannot be published: paths, role, pictures. */
export const pageProblems = async (db: D1Database, id: string, page: PageSource): Promise<string[]> => [
  ...unreachablePaths(page),
  ...(await conflicts(db, id, page)),
  ...(await withoutUpload(db, page)),
]

const withoutUpload = async (db: D1Database, page: PageSource): Promise<string[]> =>
  (await missingUploads(db, JSON.stringify(page))).map((name) => `${name} is not uploaded`)

const conflicts = async (db: D1Database, id: string, page: PageSource): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT market || ': /' || slug AS taken FROM page_slugs
      WHERE page_id <> ?1 AND (market, slug) IN (SELECT key, value FROM json_each(?2))
      UNION ALL SELECT 'routingKey ' || routing_key FROM pages WHERE id <> ?1 AND routing_key = ?3`,
    )
    .bind(id, JSON.stringify(page.slugs), page.routingKey)
    .all<{ taken: string }>()
  return results.map(({ taken }) => `${taken} belongs to another page`)
}

export type WithdrawOutcome = { kind: 'withdrawn' } | { kind: 'unknown' } | { kind: 'refused'; reason: string }

/** Turns the published version into the draft unless one exists, and into a former version. */
export const withdrawPage = async (db: D1Database, id: string, saved: Saved): Promise<WithdrawOutcome> => {
  const row = await db.prepare('SELECT source FROM pages WHERE id = ?').bind(id).first<{ source: string }>()
  if (row === null) return { kind: 'unknown' }
  const page = JSON.parse(row.source) as PageSource
  if (page.routingKey === 'index') return { kind: 'refused', reason: 'the home page cannot be withdrawn' }
  const draft = await loadPageDraft(db, id)
  await db.batch([
    ...(draft === null ? draftStatements(db, id, page, saved) : []),
    ...withdrawStatements(db, id, saved.instant),
  ])
  return { kind: 'withdrawn' }
}

/** Publishes a withdrawn page as it was; a draft with another text stays. */
export const restorePage = async (
  db: D1Database,
  id: string,
  saved: Saved,
): Promise<SaveOutcome | { kind: 'unknown' }> => {
  const [page, draft] = await Promise.all([loadWithdrawn<PageSource>(db, id), loadPageDraft(db, id)])
  if (page === null) return { kind: 'unknown' }
  const keepsDraft = JSON.stringify(draft) !== JSON.stringify(page)
  return savePage(db, id, { state: 'published', page, keepsDraft }, saved)
}

const RESERVED: ReadonlySet<string> = new Set(['api', 'assets', 'videos', 'sitemaps', 'healthz', 'readyz', 'login'])

export const unreachablePaths = ({ slugs, routingKey }: Pick<PageSource, 'slugs' | 'routingKey'>): string[] =>
  Object.entries(slugs).flatMap(([id, slug]) => {
    const market = marketIdSchema.parse(id)
    return isUnreachable(market, `/${slug}`, routingKey) ? [`${market}: /${slug} belongs to another kind of page`] : []
  })

const isUnreachable = (id: MarketId, path: string, routingKey: string | null): boolean => {
  const market = markets[id]
  const route = resolvePath(market, path)?.route ?? null
  if (route !== null) return route !== routingKey
  return RESERVED.has(path.split('/')[1] ?? '') || resolveAlias(market, path) !== null
}
