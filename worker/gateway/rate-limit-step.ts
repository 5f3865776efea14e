import { createMiddleware } from 'hono/factory'
import type { Market } from '../../markets/market-schema.ts'
import { PRIVATE_ROUTES, SIGN_IN_ROUTES } from '../../markets/route-table.ts'
import { translators } from '../../markets/translate.ts'
import { isFilterParameter } from '../../shared/filters/filter-query.ts'
import { exceedsLimit, RETRY_AFTER } from '../../shared/http/rate-limit.ts'
import { readUpTo } from '../../shared/http/read-up-to.ts'
import type { RateLimitBinding } from '../env.ts'
import { hasPrivateModal } from '../modals/read-modal.ts'
import { fallbackErrorHtml } from '../pages/error/fallback-error-html.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

/** Signed calls of other services have no limit, because one of them may make many. */
const API: readonly [RegExp, RateLimitBinding | null][] = [
  [/^\/api\/(bookings|changed|flags\/webhook|backchannel-logout)$/, null],
  [/^\/api\/(events|vitals)$/, 'EVENTS_LIMIT'],
  [/^\/api\/(destinations|departure-days|search-options)$/, 'SEARCH_LIMIT'],
  [/^\/api\/sign-up\//, 'CODES_LIMIT'],
  [/^\/api\/(account|booking|my-data|shared-list|wishlist)(\/|$)/, 'PERSONAL_LIMIT'],
  [/^\/__growth\/(?:sign-in\/start|signed-in)$/, 'PERSONAL_LIMIT'],
]

/** Their queries have any number of values, each of which costs calls of the back end. */
const SEARCHES = ['search', 'compare', 'events-wemeet'] as const
const PERSONAL_ROUTES = [...PRIVATE_ROUTES, ...SIGN_IN_ROUTES]

/** The limit that a request counts against, if any. */
export const rateLimitOf = (
  method: string,
  path: string,
  query: URLSearchParams,
  market: Pick<Market, 'paths'>,
): RateLimitBinding | null => {
  const { paths } = market
  const ofCall = API.find(([pattern]) => pattern.test(path))
  if (ofCall !== undefined) return ofCall[1]
  if (method !== 'GET' && method !== 'HEAD') return 'FORMS_LIMIT'
  if (SEARCHES.some((route) => path === paths[route])) return 'SEARCH_LIMIT'
  if (path === paths['search-ai']) return 'ASK_LIMIT'
  const isPersonal = PERSONAL_ROUTES.some((route) => path === paths[route]) || hasPrivateModal(query)
  if (isPersonal) return 'PERSONAL_LIMIT'
  // Lists of other pages follow the filter (pages/custom-page/refresh-blocks.ts), and cost what a search costs.
  if ([...query.keys()].some(isFilterParameter)) return 'SEARCH_LIMIT'
  // Anybody can write any number of other paths: each unknown one is a call of the back end, and no cache has it.
  return isFixedPath(market, path) ? null : 'PATHS_LIMIT'
}

const isFixedPath = (market: Pick<Market, 'paths'>, path: string): boolean =>
  Object.values(market.paths).includes(path) || UNCOUNTED.test(path)

const UNCOUNTED = /^\/__growth(\/|$)/

/** Refuses a network address that exceeds a limit, at the cost of one template. */
export const rateLimitStep = createMiddleware<GatewayApp>(async (c, next) => {
  const market = c.get('market')
  // The router, too, matches the decoded path.
  const name = rateLimitOf(c.req.method, c.req.path, c.get('url').searchParams, market)
  if (name === null || !(await exceedsLimit(c.env[name], c.req.raw.headers))) return next()
  c.get('log').error = 'rate limit'
  // An unread body would cost the connection, and the response with it.
  await readUpTo(c.req.raw.body, 0)
  const headers = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' }
  if ((c.req.header('accept') ?? '').includes('text/html'))
    return c.html(fallbackErrorHtml(market, c.get('requestId'), 'errors.tooOften'), 429, headers)
  return c.json({ error: 'too often', message: translators[market.id]('errors.tooOften') }, 429, headers)
})
