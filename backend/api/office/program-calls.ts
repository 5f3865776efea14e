import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { tryDecodeURIComponent } from 'hono/utils/url'
import { instantOf } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { jsonError } from '../http/json.ts'
import { uploadIdFor } from '../images/upload/upload-image.ts'
import { uploadName } from '../images/uploads.ts'
import { travelIdOf } from '../sql/fragment.ts'
import { entityOf } from './entities.ts'
import { ChangedMeanwhile, guardWrites, recordReads } from './guard-writes.ts'
import { BOOKED, logStatement } from './log.ts'
import { type Current, loadCurrent, versionOf } from './records.ts'

/** What a call is about, as the back office names it. */
type Subject = { entity: string; id: string }

/** By the path of a call below /backoffice. New things have the id of the response. */
const SUBJECTS: readonly (readonly [path: RegExp, subject: (...parts: string[]) => Subject])[] = [
  [/^pages\/([^/]+)/, (id) => ({ entity: 'pages', id })],
  [/^layout\/((?:country|place)\/.+)$/, (id) => ({ entity: 'places', id })],
  [/^layout\/(.+)$/, (id) => ({ entity: 'layout', id })],
  [/^tours\/([^/]+)/, (id) => ({ entity: 'departures', id })],
  [/^travels\/[^/]+\/tours$/, () => ({ entity: 'departures', id: '' })],
  [/^travels\/([^/]+)\/picture$/, (slug) => ({ entity: 'chosen', id: `travel/${slug}/0` })],
  [
    /^travels\/([^/]+)\/stages\/(\d+)\/picture$/,
    (slug, stage) => ({ entity: 'chosen', id: `travel/${slug}/${stage}` }),
  ],
  [/^coordinators\/([^/]+)\/picture$/, (slug) => ({ entity: 'chosen', id: `coordinator/${slug}/0` })],
  [/^pictures\/([^/]+)$/, (name) => ({ entity: 'chosen', id: `site/${name}/0` })],
  [/^images\/?(.*)$/, (id) => ({ entity: 'pictures', id })],
  [/^events\/?(.*)$/, (id) => ({ entity: 'events', id })],
]

const subjectOf = async (db: D1Database, path: string): Promise<Subject | null> => {
  const below = tryDecodeURIComponent(path.replace(/^\/backoffice\//, ''))
  for (const [pattern, named] of SUBJECTS) {
    const found = pattern.exec(below)
    if (found !== null) return withTravelId(db, named(...found.slice(1)))
  }
  return null
}

/** Calls name a travel by any of its slugs. */
const withTravelId = async (db: D1Database, subject: Subject): Promise<Subject> => {
  const [, slug, stage] = /^travel\/(.+)\/(\d+)$/.exec(subject.id) ?? []
  if (slug === undefined) return subject
  const row = await db
    .prepare(`SELECT ${travelIdOf('?')} AS id`)
    .bind(slug)
    .first<{ id: string | null }>()
  return { ...subject, id: `travel/${row?.id ?? slug}/${stage}` }
}

const loadState = async (db: D1Database, { entity: name, id }: Subject): Promise<Current | null> => {
  const entity = entityOf(name)
  return entity === undefined || id === '' ? null : loadCurrent(db, entity, id)
}

const READS: readonly string[] = ['GET', 'HEAD']

type Condition = { match: string | undefined; isNew: boolean }

/** What a call makes its change depend on; null for nothing. */
const conditionOf = ({ req }: Context<Api>): Condition | null => {
  const match = req.header('if-match')?.trim()
  const isNew = req.header('if-none-match')?.trim() === '*'
  return READS.includes(req.method) || (match === undefined && !isNew) ? null : { match, isNew }
}

/**
 * Gives calls of programs an `ETag`, refuses those whose `If-Match` names an older version, or whose `If-None-Match: *`
 * comes too late, also where that happens before they write, and adds what they change to the history of the thing, as
 * that of people is.
 */
export const programCalls = createMiddleware<Api>(async (c, next) => {
  const { DB: db } = c.env
  const { method, path } = c.req
  const isRead = READS.includes(method)
  const condition = conditionOf(c)
  const found = await subjectOf(db, path)
  const subject = method === 'POST' && found?.entity === 'pictures' ? await sentPicture(c) : found
  const recorded = recordReads(db)
  const before = subject && (await loadState(recorded.db, subject))
  if (condition !== null && !isMet(condition, before)) return otherVersion(c, before)
  if (condition !== null && condition.match !== '*') c.env = { ...c.env, DB: guardWrites(db, recorded.reads) }
  await next()
  if (c.error instanceof ChangedMeanwhile) {
    c.error = undefined
    c.res = otherVersion(c, subject && (await loadState(db, subject)))
  }
  if (!c.res.ok) return
  const named = subject && { ...subject, id: subject.id || (await idIn(c.res)) }
  const after = isRead ? before : named && (await loadState(db, named))
  if (after !== null) c.header('ETag', `"${after.version}"`)
  if (isRead) return
  await logStatement({ db, instant: instantOf(c.env) }, c.get('program'), {
    ...(await changeOf(c.req, before, after)),
    ...(named ?? { entity: 'call', id: path }),
  }).run()
})

const otherVersion = (c: Context<Api>, state: Current | null) => {
  if (state !== null) c.header('ETag', `"${state.version}"`)
  const message = state === null ? 'there is none to change' : `it is there in the version "${state.version}"`
  return jsonError(c, 412, 'other_version', `${message}: get it again, then repeat the change`)
}

/** The picture that a file is, if it is known. */
const sentPicture = async (c: Context<Api>): Promise<Subject> => {
  const file = (await c.req.formData().catch(() => null))?.get('file')
  return {
    entity: 'pictures',
    id: file instanceof File ? uploadName(await uploadIdFor(new Uint8Array(await file.arrayBuffer()))) : '',
  }
}

const changeOf = async ({ method, path }: Context<Api>['req'], from: Current | null, to: Current | null) => {
  const [before, after] = [from?.published ?? null, to?.published ?? null]
  const [former, draft] = [from?.draft?.source ?? null, to?.draft?.source ?? null]
  const changed = path.endsWith('/bookings') ? BOOKED : 'changed'
  if (JSON.stringify(before) !== JSON.stringify(after))
    return { did: before === null ? 'created' : after === null ? 'removed' : changed, before, after }
  if (JSON.stringify(former) === JSON.stringify(draft)) return { did: `called ${method}` }
  return { did: 'saved a draft', before: former ?? before, after: draft, draftOf: await versionOf(before) }
}

/** A proxy that compresses responses weakens their tags. */
const isMet = ({ match, isNew }: Condition, state: Current | null): boolean => {
  if (state === null) return match === undefined
  const isSame = (tag: string) => tag === '*' || tag.trim().replace(/^W\//, '') === `"${state.version}"`
  return !isNew && (match === undefined || match.split(',').some(isSame))
}

/** Id of the record that a call has created. */
const idIn = async (response: Response): Promise<string> => {
  const { data } = (await response.clone().json()) as { data: { id?: string; slug?: string; picture?: string } }
  return data.id ?? data.slug ?? data.picture ?? ''
}
