import { getPath } from 'hono/utils/url'
import { LRUCache } from 'lru-cache'
import type { FlagsClient } from '../../flags/evaluate.ts'
import type { Market } from '../../markets/market-schema.ts'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { OWN_STYLES } from '../../shared/http/own-styles.ts'
import { exceedsLimit } from '../../shared/http/rate-limit.ts'
import { TRACE_HEADER, traceIn } from '../../shared/http/trace.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { createAdmission } from '../data/cache-admission.ts'
import { followChanges, unchangedUntil } from '../data/changes.ts'
import { freshPage, type ServedPage } from '../engine/cache/page-cache.ts'
import { type PageKey, pageKeyText } from '../engine/cache/page-key.ts'
import type { RenderedPage } from '../engine/cache/rendered-page.ts'
import type { Config, Env, RateLimitBinding } from '../env.ts'
import { currentFlags } from '../flags/current-flags.ts'
import { logLater } from '../telemetry/log-line.ts'
import type { RequestLog } from '../telemetry/request-log.ts'
import { traceOf } from '../telemetry/trace.ts'
import { hasCampaign } from '../visit/campaign.ts'
import { COOKIES, serializeCookie } from '../visit/cookies.ts'
import { deviceCookies, deviceIdFor, mayTakePart } from '../visit/experiment-cookies.ts'
import { isPreview } from '../visit/page-before.ts'
import { readCookies, readVisitor, requestsCopy } from '../visit/read-visitor.ts'
import type { Visit, Visitor } from '../visit/visit.ts'
import { visitCookies, visitStart } from '../visit/visit-cookie.ts'
import { recordRequest, requestIdOf, serverTiming } from './access-log-step.ts'
import { rateLimitOf } from './rate-limit-step.ts'

/** A page with its slots filled for one class of visitors. */
type FinishedPage = {
  /** Whose key in the page cache still holds the page. */
  key: string
  page: WeakRef<RenderedPage>
  flags: FlagsClient
  day: number
  market: Market
  limit: RateLimitBinding | null
  fields: RequestLog
  headers: Headers
  etag: string
  body: Blob
}

type Remembered = { config: Config; pages: LRUCache<string, FinishedPage> }
const remembered = new WeakMap<Env, Remembered>()
/** What one visitor invents in the query displaces no page that others ask for. */
const admission = createAdmission()

/** About 150 pages. */
const MAX_BYTES = 20_000_000
/** Headers, key and log fields. */
const EACH_BYTES = 3000

/** A visitor with another one of our cookies may get a page of their own. */
const COMMON: readonly string[] = [
  ...[COOKIES.device, COOKIES.visit, COOKIES.consent, COOKIES.currency, COOKIES.theme, COOKIES.styles],
  ...[COOKIES.forceNeedRedirect, COOKIES.chosen],
]
const isCommon = (cookies: Readonly<Record<string, string>>): boolean =>
  Object.keys(cookies).every((name) => COMMON.includes(name) || !name.startsWith('__Host-'))

/** All of a request that a page depends on, unless `mayBeFinished` refuses it. The device's id is no part of it. */
const keyOfRequest = ({ url, headers }: Request, visitor: Visitor): string =>
  keyOf(url, headers.get('cf-ipcountry'), { ...visitor, deviceId: null })

const mayBeFinished = (request: Request, cookies: Readonly<Record<string, string>>): boolean =>
  request.method === 'GET' &&
  isCommon(cookies) &&
  !hasCampaign(request.url) &&
  !request.headers.has(OWN_STYLES) &&
  !requestsCopy(request)

/** Remembers a page from the page cache's memory that is the same for all visitors of this class. */
export const rememberFinished = async (
  visit: Visit,
  { page, state }: ServedPage,
  key: PageKey,
  response: Pick<FinishedPage, 'headers' | 'etag' | 'body'>,
): Promise<void> => {
  const { config, env, request, cookies, visitor, url, market, log, session, preview } = visit
  const isPublic = state === 'memory' && page.status === 200 && session === null && preview === null
  if (
    !isPublic ||
    isPreview(url.searchParams) ||
    !mayBeFinished(request, cookies) ||
    response.headers.has('set-cookie')
  )
    return
  const flags = await currentFlags(env, config)
  const id = keyOfRequest(request, visitor)
  admission.count(id)
  if (!admission.isRepeated(id)) return
  const isCounted = flags.experiments.length > 0 && mayTakePart({ visitor, market })
  if (isCounted || !flags.isSharedOn(key.route)) return
  const known = remembered.get(env) ?? { config, pages: new LRUCache({ maxSize: MAX_BYTES }) }
  remembered.set(env, known)
  const finished = {
    ...{ ...response, headers: new Headers(response.headers), key: pageKeyText(key), page: new WeakRef(page), flags },
    ...{ day: dayOf(config), market },
    limit: rateLimitOf('GET', getPath(request), url.searchParams, market),
    fields: { ...log },
  }
  known.pages.set(id, finished, { size: response.body.size + EACH_BYTES })
}

const dayOf = ({ now }: Config): number => Math.floor(now() / DAY_MS)

/** Responds with a finished page while nothing that it depends on has changed; else null. */
export const finishedResponse = async (
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response | null> => {
  const known = remembered.get(env)
  if (known === undefined) return null
  const { config, pages } = known
  const started = performance.now()
  const cookies = readCookies(request)
  if (!mayBeFinished(request, cookies)) return null
  const visitor = readVisitor(request, cookies, config)
  const finished = pages.get(keyOfRequest(request, visitor))
  if (finished === undefined) return null
  const { key, flags, day, market, limit, fields, etag, body } = finished
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
  const page = freshPage({
    ...{ key, now: config.now },
    unchangedUntil: (label, madeAt) => unchangedUntil(label, madeAt, { now: config.now(), realNow: config.realNow() }),
    follow: () => followChanges({ env, config, waitUntil }),
  })
  const isCurrent = page !== null && page === finished.page.deref() && day === dayOf(config)
  if (!isCurrent || flags !== (await currentFlags(env, config))) return null
  if (limit !== null && (await exceedsLimit(env[limit], request.headers))) return null
  const id = requestIdOf(request.headers.get('cf-ray'))
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true
  const response = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: finished.headers })
  const ms = Math.round(performance.now() - started)
  response.headers.set('x-request-id', id)
  if (!config.isProduction) response.headers.set('server-timing', serverTiming(ms, 'memory', []))
  const deviceId = deviceIdFor({ visitor, market }, () => crypto.randomUUID())
  const startedAt = visitStart(cookies, config.now())
  for (const cookie of [...deviceCookies(visitor, deviceId), ...visitCookies(visitor, cookies, startedAt)])
    response.headers.append('set-cookie', serializeCookie(cookie))
  const { status } = response
  const trace = traceIn(request.headers.get(TRACE_HEADER)) ?? traceOf(id)
  const line = { id, method: 'GET', status, ms, fields: { ...fields, trace }, report: undefined, data: [], dropped: [] }
  recordRequest(env, config, line, (_, each) => logLater(config, each, waitUntil))
  return response
}
