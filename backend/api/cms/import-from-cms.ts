import { z } from 'zod'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import { instantOf } from '../../kit/clock.ts'
import type { Env } from '../env.ts'
import { fieldReasons } from '../http/json.ts'
import { logLine } from '../http/log.ts'
import { uploadImage } from '../images/upload/upload-image.ts'
import { uploadName } from '../images/uploads.ts'
import { announce } from '../publishing/announce.ts'
import { checkStyles } from '../publishing/check-styles.ts'
import { loadSchema } from '../publishing/documents.ts'
import { publishDocument } from '../publishing/publications.ts'
import { savePage, withdrawPage } from '../publishing/save-page.ts'
import { textKeyOf } from '../site.ts'
import type { PageSource } from '../sources/page-source.ts'
import { partialPageSchema } from '../sources/partial-texts.ts'
import { type CmsPicture, convertDocument, Unpublishable } from './convert-document.ts'
import { type Cms, type CmsDocument, LAYOUT_TYPE, sanityOf } from './sanity.ts'

/** What the site has of a document of the CMS, or why it has not. */
const importedSchema = z.object({ revision: z.string(), type: z.string(), problems: z.array(z.string()).optional() })
export type Imported = z.infer<typeof importedSchema>

/** Documents of one run; the next run continues. */
const MAX_DOCUMENTS = 20

/** Documents of the CMS by id. */
export const loadImported = async (db: D1Database): Promise<Record<string, Imported>> => {
  const row = await db.prepare("SELECT value FROM meta WHERE key = 'cms_documents'").first<{ value: string }>()
  return z.record(z.string(), importedSchema).parse(JSON.parse(row?.value ?? '{}'))
}

/**
 * Publishes documents of the CMS that have changed, and withdraws pages that it no longer publishes. A document with
 * problems is left as it was until it changes; a CMS that fails is asked again by the next run.
 */
export const importFromCms = async (env: Env): Promise<void> => {
  const cms = sanityOf(env)
  if (cms === null) return
  const logFailure = (error: unknown) => logLine({ error: 'cms', ...reportError('cms', error) })
  const current = await cms.revisions().catch(logFailure)
  if (current === undefined) return
  const before = await loadImported(env.DB)
  const after = { ...before }
  const ids = new Set(current.map(({ id }) => id))
  for (const id of Object.keys(before)) {
    if (ids.has(id)) continue
    if (before[id]?.type === 'page') await withdrawPage(env.DB, id, { instant: instantOf(env), by: 'sanity' })
    delete after[id]
  }
  const changed = current.filter(({ id, revision }) => before[id]?.revision !== revision)
  for (const { id, revision } of changed.slice(0, MAX_DOCUMENTS)) {
    const imported = await importDocument(env, cms, id).catch(logFailure)
    if (imported != null) after[id] = { revision, ...imported }
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return
  await env.DB.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('cms_documents', ?)")
    .bind(JSON.stringify(after))
    .run()
  await announce(env)
}

const importDocument = async (env: Env, cms: Cms, id: string): Promise<Omit<Imported, 'revision'> | null> => {
  const document = await cms.load(id)
  if (document === null) return null
  const problems = await publish(env, cms, document)
  if (problems.length > 0) logLine({ error: 'cms', document: id, problems })
  return { type: document._type, ...(problems.length > 0 && { problems }) }
}

/** @returns why it cannot be published; empty when it is */
const publish = async (env: Env, cms: Cms, { _id, _type, ...fields }: CmsDocument): Promise<string[]> => {
  const schema = _type === LAYOUT_TYPE ? await loadSchema(env.DB, _id) : partialPageSchema
  if (schema === null) return [`there is no part ${_id} of the layout`]
  try {
    const converted = await convertDocument(fields, (picture) => uploadPicture(env, cms, picture))
    // Sanity leaves out what is empty.
    const source = schema.safeParse(_type === LAYOUT_TYPE ? converted : { routingKey: null, ...converted })
    if (!source.success) return fieldReasons(source.error)
    const { reasons } = await checkStyles(source.data)
    if (reasons.length > 0) return reasons
    if (_type === LAYOUT_TYPE) {
      await env.DB.batch(publishDocument(env.DB, _id, source.data, instantOf(env)))
      return []
    }
    const page = source.data as PageSource
    const outcome = await savePage(env.DB, _id, { state: 'published', page }, { instant: instantOf(env), by: 'sanity' })
    return outcome.kind === 'refused' ? outcome.reasons : []
  } catch (error) {
    if (error instanceof Unpublishable) return [error.message]
    throw error
  }
}

/** Uploads a picture with its texts; the same one again changes its texts only. */
const uploadPicture = async (
  env: Env,
  cms: Cms,
  { asset, focalX = 0.5, focalY = 0.5, alt }: CmsPicture,
): Promise<string> => {
  const form = new FormData()
  form.set('file', await cms.loadPicture(asset))
  form.set('focalX', String(focalX))
  form.set('focalY', String(focalY))
  for (const id of MARKET_IDS) form.set(`altText.${id}`, alt[textKeyOf(id)] ?? alt[markets[id].language] ?? '')
  const outcome = await uploadImage(env, form, instantOf(env))
  if (outcome.kind === 'refused')
    throw new Unpublishable(outcome.reasons.map((reason) => `picture ${asset}: ${reason}`).join('; '))
  return uploadName(outcome.upload.id)
}
