import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Assignment } from '../../flags/experiments/experiment.ts'
import { resolvePath } from '../../markets/resolve-path.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { ExperimentEvent } from '../../shared/contracts/experiment-events.ts'
import { recordEvents, trackableDeviceId } from '../features/experiments/record-events.ts'
import { visitorHash } from '../features/experiments/visitor-hash.ts'
import { canonicalPath } from './canonical-path.ts'
import { LOOK_PARAMETER } from './flag-preview.ts'
import type { GatewayApp } from './gateway-app.ts'

/** A page that the visitor has seen. */
type Seen = {
  route: RouteName
  /** Without its query. */
  url: string
}

/**
 * What this isolate has recorded already: visitor, experiment, variation. Spares most repetitions; the back end counts
 * the rest once, so forgetting all of it does no harm.
 */
const recorded = new Set<string>()
const MAX_RECORDED = 20_000

/**
 * Records, behind the answer, which experiments have changed what the visitor has seen (decision 39): on the page that
 * is answered, and on the one they come from. The latter was perhaps fetched ahead, or before they agreed, when
 * nothing is recorded; whoever comes from it has seen it.
 */
export const exposuresStep = createMiddleware<GatewayApp>(async (c, next) => {
  // Before the answer: what this very request does was done after the page was seen.
  const seenAt = c.get('config').now()
  await next()
  if (!c.get('hasExperiments')) return
  const deviceId = trackableDeviceId(c)
  if (deviceId === null) return
  const found = [pageShown(c), pageBefore(c)].flatMap((seen) => (seen === null ? [] : exposuresOn(c, seen, deviceId)))
  const exposures = [...new Map(found.map((exposure) => [exposure.mark, exposure])).values()]
  if (exposures.length === 0) return
  const visitor = await visitorHash(deviceId)
  const at = new Date(seenAt).toISOString()
  const events = exposures.map(
    ({ experiment, variation, route }): ExperimentEvent => ({
      ...{ kind: 'exposure', experiment, variation, visitor, at, route },
      ...{ market: c.get('market').id, country: c.get('country') },
    }),
  )
  recordEvents(c, events, () => {
    if (recorded.size >= MAX_RECORDED) recorded.clear()
    for (const { mark } of exposures) recorded.add(mark)
  })
})

type Exposure = Assignment & { route: RouteName; mark: string }

/** What experiments have assigned for a page and this isolate has not recorded yet. */
const exposuresOn = (c: Context<GatewayApp>, { route, url }: Seen, deviceId: string): Exposure[] =>
  c
    .get('assignmentsAt')(route, url)
    .map(({ experiment, variation }) => ({
      ...{ experiment, variation, route },
      mark: `${deviceId} ${experiment} ${variation}`,
    }))
    .filter(({ mark }) => !recorded.has(mark))

/** The page that this request is answered with; null for everything else. */
const pageShown = (c: Context<GatewayApp>): Seen | null => {
  const isPage = c.get('log').page !== undefined && (c.res.status === 200 || c.res.status === 304)
  if (!isPage || c.req.method !== 'GET' || isLook(c.get('url').searchParams)) return null
  const { origin, pathname } = c.get('url')
  return { route: c.get('route').name, url: origin + pathname }
}

/** The page of ours that the visitor comes from, as the browser tells it. */
const pageBefore = (c: Context<GatewayApp>): Seen | null => {
  const referer = c.req.header('referer')
  if (referer === undefined || !URL.canParse(referer)) return null
  const { origin, pathname, searchParams } = new URL(referer)
  const market = c.get('market')
  const isOurs = origin === c.get('config').SITE_ORIGINS[market.id] || origin === c.get('url').origin
  if (!isOurs || isLook(searchParams)) return null
  const path = canonicalPath(pathname)
  return path === null ? null : { route: resolvePath(market, path)?.route ?? 'catch-all', url: origin + pathname }
}

/** Whether an address shows what an editor or the growth team wants to see: nobody has been assigned that. */
const isLook = (query: URLSearchParams): boolean => query.has('preview') || query.has(LOOK_PARAMETER)
