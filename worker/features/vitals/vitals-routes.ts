import build from 'virtual:client-build'
import { Hono } from 'hono'
import { pageReportSchema } from '../../../shared/contracts/page-report.ts'
import { readBeacon } from '../../forms/read-beacon.ts'
import { metricsOf } from '../../telemetry/metrics.ts'
import { browserErrorPoint, VERSION, vitalsPoint } from '../../telemetry/points.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { sendError } from '../errors/send-error.ts'
import { deferStream, streamEvents, streamSource } from '../experiments/event-stream.ts'
import { recordEvents, trackableDeviceId, visitorHash } from '../experiments/record-events.ts'
import { readBrowserError } from './browser-error.ts'

/** web.dev/articles/vitals */
const [GOOD_LCP_MS, GOOD_INP_MS] = [2500, 200]

/** Receives what browsers measure of pages, and their errors (docs/operations.md, "Real users"). */
export const vitalsRoutes = new Hono<GatewayApp>().post('/vitals', async (c) => {
  const report = await readBeacon(c, pageReportSchema)
  if (report instanceof Response) return report
  const { requestId: id, config, visitor } = c.var
  const visit = { ...c.var.visit, shown: report.variations }
  c.set('visit', visit)
  // A page from before measuring was turned off.
  if (config.VITALS_SAMPLE === 0) return c.body(null, 204)
  const source = await streamSource(visit, `${id}/vitals`)
  const page = {
    ...{ market: source.market, route: source.route ?? '', variations: source.variations },
    ...{ device: visitor.isPhone ? ('phone' as const) : ('wide' as const), share: config.VITALS_SAMPLE },
    // Another build's pages may stay open for long.
    release: build.boot.includes(report.build) ? VERSION : report.build,
  }
  const { LCP, INP, CLS, TTFB } = report.vitals
  const errors = report.errors.flatMap((error) => readBrowserError(error, c.get('url').origin) ?? [])
  const metrics = metricsOf(c.env)
  metrics?.write(vitalsPoint(page, report.vitals))
  for (const error of errors) {
    metrics?.write(browserErrorPoint(page, error))
    visit.defer(sendError(visit, { id, report: error, name: 'browser', ...page }))
  }
  const deviceId = trackableDeviceId(visit)
  const assigned = Object.entries(page.variations)
  if (deviceId !== null && assigned.length > 0) {
    const { market, route } = page
    const measured = {
      error: errors.length > 0,
      slow_page: LCP === undefined ? null : LCP.value > GOOD_LCP_MS,
      slow_reaction: INP === undefined ? null : INP.value > GOOD_INP_MS,
    }
    const seen = { kind: 'exposure' as const, visitor: await visitorHash(deviceId), at: source.at, market, route }
    const country = visit.country
    recordEvents(
      visit,
      assigned.map(([experiment, variation]) => ({ ...seen, experiment, variation, country, measured })),
    )
  }
  const { device, release } = page
  deferStream(
    visit,
    streamEvents(visit, source, [
      {
        ...{ event: 'web_vitals', device, release, share: page.share },
        ...{ lcp: LCP?.value ?? null, inp: INP?.value ?? null, cls: CLS?.value ?? null, ttfb: TTFB?.value ?? null },
        ...{ lcp_target: LCP?.target ?? '', inp_target: INP?.target ?? '', cls_target: CLS?.target ?? '' },
      },
      ...errors.map(({ causes, at, fingerprint }) => ({
        ...{ event: 'browser_error' as const, device, release, share: page.share },
        ...{ message: causes[0] ?? '', stack: at, fingerprint },
      })),
    ]),
  )
  return c.body(null, 204)
})
