import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StreamEvent } from '../../../shared/contracts/event-stream.ts'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import type { PageReport } from '../../../shared/contracts/page-report.ts'
import { gatewaySite } from '../../../tests/support/builders/gateway-site.ts'
import { deviceOf, experiment, payloadWith, valuesOf } from '../../../tests/support/flags.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import { reloadFlags } from '../../flags/current-flags.ts'

const ORIGIN = 'http://it.localhost:8787'
const PAYLOAD = payloadWith({ searchPriceFirst: [experiment('price', [false, true])] })
const REPORT: PageReport = {
  build: 'another1',
  variations: { price: valuesOf(PAYLOAD, deviceOf(1), '/cerca').searchPriceFirst ? 1 : 0 },
  vitals: {
    LCP: { value: 2600.5, target: '#results>img', resource: 2100 },
    INP: { value: 240, target: 'button.heart', delay: 30, work: 180 },
    CLS: { value: 0.02, target: 'aside' },
  },
  errors: [
    { message: 'TypeError: a', stack: `    at open (${ORIGIN}/assets/boot-DpufYOJK.js:1:204)` },
    { message: 'Error: theirs', stack: '    at chrome-extension://abc/content.js:1:1' },
  ],
}

const rows: AnalyticsEngineDataPoint[] = []
const stream: StreamEvent[] = []
const events: ExperimentEvent[] = []
const { request } = gatewaySite({
  variables: {
    ...{ CLOCK: '2027-01-15T10:00:00.000Z', VITALS_SAMPLE: '0.1', ANALYTICS_URL: 'https://analytics.example' },
    METRICS: { writeDataPoint: (row: AnalyticsEngineDataPoint) => rows.push(row) },
    EVENTS: { send: async (sent: ExperimentEvent[]) => events.push(...sent) },
    STREAM: { send: async (events: StreamEvent[]) => stream.push(...events) },
    FLAGS: { get: async () => JSON.stringify(PAYLOAD) },
  },
  page: () => ({ fetch: async () => new Response('') }),
})

beforeAll(() => {
  reloadFlags()
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
beforeEach(() => {
  rows.length = 0
  stream.length = 0
  events.length = 0
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Files of one process share the payload.
  reloadFlags()
})

const send = (body: unknown, consent = 'analytics') =>
  request(
    '/api/vitals',
    {
      ...{ origin: ORIGIN, 'sec-fetch-site': 'same-origin', referer: `${ORIGIN}/cerca?textSearch=Rossi` },
      cookie: `__Host-device=${deviceOf(1)}; __Host-consent=${consent}.3.2027-01-15`,
    },
    { method: 'POST', body: JSON.stringify(body) },
  )
const ofKind = (kind: string) => rows.filter(({ blobs }) => blobs?.[0] === kind)

it('writes a row for the page view and one for each error of our code, and the same to the event stream', async () => {
  expect((await send(REPORT)).status).toBe(204)
  const page = ['another1', 'it', 'search', 'wide', expect.stringMatching(/^price:[01]$/)]
  expect(ofKind('vitals')).toEqual([
    {
      indexes: ['vitals/it/search'],
      blobs: ['vitals', ...page, '#results>img', 'button.heart', 'aside'],
      doubles: [0.1, 2600.5, 240, 0.02, -1, 2100, 30, 180],
    },
  ])
  expect(ofKind('browserError')).toMatchObject([
    { blobs: ['browserError', ...page, 'TypeError: a', expect.any(String), 'open boot-DpufYOJK.js:1:204'] },
  ])
  expect(stream.slice(0, 2)).toMatchObject([
    { event: 'web_vitals', route: 'search', device: 'wide', lcp: 2600.5, ttfb: null, inp_target: 'button.heart' },
    { event: 'browser_error', message: 'TypeError: a', stack: ['open boot-DpufYOJK.js:1:204'] },
  ])
  for (const { visitor } of stream) expect(visitor).toMatch(/^[0-9a-f]{32}$/)
  // With its page, the beacon tells the exposure, too.
  expect(stream[2]?.event).toBe('experiment_viewed')
  expect(JSON.stringify([rows, stream])).not.toContain('Rossi')
})

it('counts harm for the guardrails of the experiments on the page', async () => {
  await send(REPORT)
  expect(events).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'exposure', experiment: 'price', route: 'search' },
      measured: { error: true, slow_page: true, slow_reaction: true },
    }),
  )
  events.length = 0
  const errors = [{ message: 'Script error.', stack: '' }]
  await send({ ...REPORT, vitals: { LCP: { value: 2500, target: '', resource: 0 } }, errors })
  expect(events).toMatchObject([{ measured: { error: false, slow_page: false, slow_reaction: null } }])
})

it('records nothing without consent to analytics', async () => {
  for (const consent of ['unset', 'refused', 'marketing']) expect((await send(REPORT, consent)).status).toBe(204)
  expect([ofKind('vitals'), ofKind('browserError'), stream, events]).toEqual([[], [], [], []])
})

it('refuses a report that breaks the contract', async () => {
  for (const wrong of [{}, { ...REPORT, user: 'x' }, { ...REPORT, vitals: { LCP: { value: -1 } } }])
    expect((await send(wrong)).status).toBe(422)
  expect(ofKind('vitals')).toEqual([])
})
