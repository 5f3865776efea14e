import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { instantOf, now } from '../../kit/clock.ts'
import { loadImported } from '../cms/import-from-cms.ts'
import { loadPageDraft } from '../content/page-draft.ts'
import type { Api } from '../env.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { uploadIdOf } from '../images/uploads.ts'
import { announce } from '../publishing/announce.ts'
import { checkStyles } from '../publishing/check-styles.ts'
import { loadSchema, loadSource } from '../publishing/documents.ts'
import { previewPaths } from '../publishing/preview-link.ts'
import { publishDocument } from '../publishing/publications.ts'
import { restorePage, savePage, withdrawPage } from '../publishing/save-page.ts'
import { LAYOUT_PARTS } from '../sources/layout-source.ts'
import { withoutImpliedAmerican } from '../sources/localized-source.ts'
import type { PageSource } from '../sources/page-source.ts'
import { parsePage, partialPageSchema } from '../sources/partial-texts.ts'
import { loadVersions, loadWithdrawn, type VersionKind } from '../sql/former-versions.ts'

const saveSchema = z.strictObject({ state: z.enum(['draft', 'published']), page: partialPageSchema })
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const publishingRoute = new Hono<Api>()
  .get('/pages/:id', async (c) => {
    const [[draft, published], withdrawn] = await Promise.all([
      bothSources(c),
      loadWithdrawn<PageSource>(c.env.DB, c.req.param('id')),
    ])
    return draft === null && published === null
      ? noSuchPage(c)
      : jsonOk(c, withoutImpliedAmerican({ draft, published, ...(withdrawn !== null && { withdrawn }) }))
  })
  .put('/pages/:id', async (c) => {
    const id = c.req.param('id')
    const saving = saveSchema.safeParse(await jsonBody(c))
    if (!ID.test(id)) return jsonError(c, 422, 'invalid_fields', 'id: lower case letters, digits and single hyphens')
    if (!saving.success) return refuseFields(c, saving.error)
    const { removed, reasons } = await checkStyles(saving.data.page)
    if (reasons.length > 0) return jsonError(c, 422, 'invalid_fields', reasons.join('; '))
    const outcome = await savePage(c.env.DB, id, saving.data, savedBy(c))
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    const { state } = saving.data
    return jsonOk(c, { id, state, removed, announced: state === 'published' && (await announce(c.env)) })
  })
  .delete('/pages/:id', async (c) => {
    const id = c.req.param('id')
    const outcome = await withdrawPage(c.env.DB, id, savedBy(c))
    if (outcome.kind === 'unknown') return noSuchPage(c)
    if (outcome.kind === 'refused') return jsonError(c, 422, 'not_withdrawn', outcome.reason)
    return jsonOk(c, { id, state: 'withdrawn', announced: await announce(c.env) })
  })
  .post('/pages/:id/restore', async (c) => {
    const id = c.req.param('id')
    const outcome = await restorePage(c.env.DB, id, savedBy(c))
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'page_not_withdrawn', 'no page with this id is withdrawn')
    if (outcome.kind === 'refused') return jsonError(c, 422, 'invalid_fields', outcome.reasons.join('; '))
    return jsonOk(c, { id, state: 'published', announced: await announce(c.env) })
  })
  .get('/cms', async (c) => jsonOk(c, await loadImported(c.env.DB)))
  .post('/pages/:id/preview', async (c) => {
    const [draft, published] = await bothSources(c)
    const parsed = draft === null ? null : parsePage(draft)
    if (parsed?.error !== undefined) return refuseFields(c, parsed.error)
    const page = parsed?.data ?? published
    if (page === null) return noSuchPage(c)
    const key = c.env.CONTENT_KEY
    if (!key) return jsonError(c, 503, 'no_key', 'CONTENT_KEY is not set: preview links cannot be signed')
    return jsonOk(c, { paths: await previewPaths(key, c.req.param('id'), page, now(c.env)) })
  })
  .get('/layout/:part{.+}', async (c) => {
    const source = await loadSource(c.env.DB, c.req.param('part'))
    return source === null ? noSuchPart(c) : jsonOk(c, withoutImpliedAmerican(source))
  })
  .put('/layout/:part{.+}', async (c) => {
    const part = c.req.param('part')
    const schema = await loadSchema(c.env.DB, part)
    if (schema === null) return noSuchPart(c)
    const source = schema.safeParse(await jsonBody(c))
    if (!source.success) return refuseFields(c, source.error)
    const { removed, reasons } = await checkStyles(source.data)
    if (reasons.length > 0) return jsonError(c, 422, 'invalid_fields', reasons.join('; '))
    await c.env.DB.batch(publishDocument(c.env.DB, part, source.data, instantOf(c.env)))
    return jsonOk(c, { part, removed, announced: await announce(c.env) })
  })
  .get('/versions/:kind{page|layout|upload}/:id{.+}', async (c) => {
    const { kind, id } = c.req.param() as { kind: VersionKind; id: string }
    return jsonOk(c, withoutImpliedAmerican(await loadVersions(c.env.DB, kind, uploadIdOf(id) ?? id)))
  })

const savedBy = (c: Context<Api>) => ({ instant: instantOf(c.env), by: c.get('program') })

const bothSources = async (c: Context<Api, '/pages/:id'>): Promise<[draft: unknown, PageSource | null]> => {
  const id = c.req.param('id')
  return Promise.all([loadPageDraft(c.env.DB, id), publishedPage(c.env.DB, id)])
}

const publishedPage = async (db: D1Database, id: string): Promise<PageSource | null> => {
  const row = await db.prepare('SELECT source FROM pages WHERE id = ?').bind(id).first<{ source: string }>()
  return row && (JSON.parse(row.source) as PageSource)
}

const noSuchPart = (c: Context<Api>) =>
  jsonError(c, 404, 'no_such_part', `parts: ${[...LAYOUT_PARTS.keys(), 'country/<id>', 'place/<id>'].join(', ')}`)
const noSuchPage = (c: Context<Api>) => jsonError(c, 404, 'page_not_found', 'no page has this id')
