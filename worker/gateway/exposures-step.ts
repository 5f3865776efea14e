import { createMiddleware } from 'hono/factory'
import { type Assignment, trackingKeyOf } from '../../flags/experiments/experiment.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { ExperimentEvent } from '../../shared/contracts/experiment-events.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { deferStream, streamEvents } from '../features/experiments/event-stream.ts'
import { countedDeviceId, recordEvents, trackableDeviceId, visitorHash } from '../features/experiments/record-events.ts'
import { streamIds } from '../features/experiments/visitor-id.ts'
import { campaignOf } from '../visit/campaign.ts'
import { COOKIES, deletedCookie, serializeCookie } from '../visit/cookies.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { pageBefore, pageOf, type Seen } from '../visit/page-before.ts'
import type { Visit } from '../visit/visit.ts'

/** Spares most repetitions; the back end drops the rest. */
const recorded = new Set<string>()
const MAX_RECORDED = 20_000

/**
 * Records exposures to experiments after the response (decision 25): on this page and on the previous one, which may
 * have been prefetched, or be the first one of a new device.
 */
export const exposuresStep = createMiddleware<GatewayApp>(async (c, next) => {
  // Before the response: this request's own changes come after the page was seen.
  const seenAt = c.get('config').now()
  await next()
  const visit = c.get('visit')
  const { assignmentsAt, market, country } = visit
  const deviceId = countedDeviceId(visit)
  if (assignmentsAt === null || deviceId === null) return
  const isStreamed = visit.config.ANALYTICS_URL !== undefined && trackableDeviceId(visit) !== null
  const shown = pageShown(visit, c.res.status)
  if (shown !== null && visit.cookies[COOKIES.control] === visit.url.pathname)
    c.res.headers.append('set-cookie', serializeCookie(deletedCookie(COOKIES.control)))
  const found = [shown, pageBefore(visit)].flatMap((seen) =>
    seen === null ? [] : exposuresOn(seen, deviceId, isStreamed),
  )
  const exposures = [...new Map(found.map((exposure) => [exposure.mark, exposure])).values()]
  if (exposures.length === 0) return
  const visitor = await visitorHash(deviceId)
  const at = new Date(seenAt).toISOString()
  const events = exposures.map(
    ({ experiment, variation, route }): ExperimentEvent => ({
      ...{ kind: 'exposure', experiment, variation, visitor, at, route },
      ...{ market: market.id, country },
    }),
  )
  const streamed = isStreamed ? streamExposures(visit, exposures, at) : Promise.resolve()
  deferStream(visit, streamed)
  const mark = () => {
    if (recorded.size >= MAX_RECORDED) recorded.clear()
    for (const { mark } of exposures) recorded.add(mark)
  }
  recordEvents(visit, events, () => streamed.then(mark, () => undefined))
})

const streamExposures = async (visit: Visit, exposures: readonly Exposure[], at: string): Promise<void> => {
  const { cookies, country, market, requestId, visitor } = visit
  const shared = {
    ...{ at, market: market.id, variations: {}, campaign: campaignOf(cookies, visitor) },
    ...(await streamIds(visit, trackableDeviceId(visit), Date.parse(at))),
  }
  const sent = exposures.map(({ experiment, variation, route }) =>
    streamEvents(visit, { ...shared, id: `${requestId}/${experiment}`, route }, [
      { event: 'experiment_viewed', experiment_id: trackingKeyOf(experiment), variation_id: variation, country },
    ]),
  )
  await Promise.all(sent)
}

type Exposure = Assignment & { route: RouteName; mark: string }

/** Assignments that this isolate has not recorded yet, or not in the stream. */
const exposuresOn = ({ route, assignments }: Seen, deviceId: string, isStreamed: boolean): Exposure[] =>
  assignments
    .map(({ experiment, variation }) => ({
      ...{ experiment, variation, route },
      mark: keyOf(deviceId, experiment, variation, isStreamed),
    }))
    .filter(({ mark }) => !recorded.has(mark))

/** The page of this response; null for everything else. */
const pageShown = (visit: Visit, status: number): Seen | null => {
  const isPage = visit.log.page !== undefined && (status === 200 || status === 304)
  return isPage && visit.request.method === 'GET' ? pageOf(visit) : null
}
