import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnswerRow, startAnalyticsEngine } from '../../tests/support/analytics-engine/analytics-engine.ts'
import { checkQuery } from '../../tests/support/analytics-engine/check-query.ts'
import { parseQuery } from '../../tests/support/analytics-engine/parse-query.ts'
import type { Env } from '../env.ts'
import { metricsOf } from './metrics.ts'
import {
  browserErrorPoint,
  COLUMNS,
  callPoint,
  requestPoint,
  type ServiceCall,
  streamPoint,
  vitalsPoint,
} from './points.ts'
import type { FinishedRequest } from './request-lines.ts'

const NOW = Date.parse('2027-01-15T10:07:00Z')
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

type Panel = {
  title: string
  fieldConfig?: { defaults: { thresholds?: { steps: { value: number | null }[] } } }
  targets?: { query: string }[]
}
const readGrafana = (file: string) => JSON.parse(readFileSync(`deployments/grafana/${file}.json`, 'utf8'))
const PANELS = (readGrafana('dashboard').panels as Panel[]).flatMap(({ title, targets, fieldConfig }) =>
  (targets ?? []).map(({ query }) => ({ title, query, limit: fieldConfig?.defaults.thresholds?.steps[1]?.value })),
)

/** The query as Grafana's data source sends it, for the time until now. */
const queryOf = (query: string, ms: number): string => {
  const [from, to] = [(NOW - ms) / 1000, NOW / 1000]
  return query
    .replaceAll('$timeFilter', `timestamp >= toDateTime(${from}) AND timestamp <= toDateTime(${to})`)
    .replaceAll('$from', String(from))
    .replaceAll('$to', String(to))
}

const engine = startAnalyticsEngine('storefront_production', NOW)
/** Data points as the storefront writes them; `ago` in ms, `weight` as the store's sampling sets it. */
const written = { at: NOW, weight: 1 }
const metrics = metricsOf({
  METRICS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => engine.write(point ?? {}, written) },
} as Env)
const at = (ago: number, weight: number) => Object.assign(written, { at: NOW - ago, weight })

type RequestValues = Partial<Pick<FinishedRequest, 'status' | 'ms' | 'fields' | 'report' | 'data'>>
const request = (ago: number, weight: number, values: RequestValues, deployment = 'd1') => {
  at(ago, weight)
  const quiet = { id: 'a', method: 'GET', status: 200, ms: 10, fields: {}, report: undefined, data: [], dropped: [] }
  metrics?.write(requestPoint({ ...quiet, ...values }, deployment))
}
const call = (ago: number, weight: number, values: Omit<ServiceCall, 'ms' | 'tries'> & Partial<ServiceCall>) => {
  at(ago, weight)
  metrics?.write(callPoint({ ms: 20, tries: 1, ...values }))
}
const view = (weight: number, vitals: Parameters<typeof vitalsPoint>[1], errors: string[] = [], device = DEVICE) => {
  at(MINUTE, weight)
  const page = { release: 'r1', market: 'it', route: 'search', variations: { price: 1 }, share: 0.5, device }
  metrics?.write(vitalsPoint(page, vitals))
  for (const error of errors)
    metrics?.write(browserErrorPoint(page, { causes: [error], at: ['open boot.js:1:2'], fingerprint: 'cafe0003' }))
}
const DEVICE: 'phone' | 'wide' = 'phone'
const HIT = { call: 'layouts', state: 'hit', ms: 0 } as const
const MISS = { call: 'tours', state: 'miss', ms: 20 } as const
const FAILED = { call: 'tours', state: 'failed', ms: 2000, failure: 'timeout' } as const

request(MINUTE, 10, { fields: { route: 'search', page: 'memory' }, data: [HIT] })
request(MINUTE, 1, {
  ...{ status: 503, ms: 2100, fields: { route: 'search', page: 'miss', error: 'upstream timeout' } },
  ...{ report: { causes: [], at: [], fingerprint: 'cafe0001' }, data: [HIT, MISS, FAILED] },
})
request(MINUTE, 2, { ms: 30, fields: { route: 'travels-travel', page: 'stale-if-error' }, data: [MISS] }, 'd2')
// No page, another time of the day, another day.
request(20 * MINUTE, 1, { fields: { route: '/api/events' } })
request(90 * MINUTE, 3, { fields: { route: 'search', page: 'private' } })
request(90 * MINUTE, 1, { fields: { route: 'search', page: 'store' } })
request(2 * DAY, 100, { status: 500, fields: { route: 'search', page: 'miss', error: 'render' }, data: [MISS] })

call(MINUTE, 199, { call: 'tours', outcome: 'ok' })
call(MINUTE, 1, { call: 'tours', outcome: 'timeout', ms: 4100, tries: 2 })
call(3 * DAY, 200, { call: 'layouts', outcome: 'ok' })
call(3 * DAY, 2, { call: 'layouts', outcome: 'status', ms: 5, tries: 2 })
call(40 * DAY, 100, { call: 'travel', outcome: 'network' })

const stream = (ago: number, weight: number, ...point: Parameters<typeof streamPoint>) => {
  at(ago, weight)
  metrics?.write(streamPoint(...point))
}
stream(2 * MINUTE, 1, 'outbox', 20)
stream(MINUTE, 1, 'outbox', 6)
stream(MINUTE, 2, 'dead', 4)
stream(2 * HOUR, 1, 'dead', 100)
stream(2 * HOUR, 1, 'outbox', 0)

const lcp = (value: number) => ({ LCP: { value, target: 'img', resource: value - 500 } })
view(6, { ...lcp(1000), TTFB: { value: 90 }, CLS: { value: 0, target: '' } })
view(2, { ...lcp(3000), INP: { value: 240, target: 'button', delay: 40, work: 150 } }, ['TypeError: a', 'TypeError: a'])
view(1, {}, [], 'wide')

const version = requestPoint(
  { data: [], dropped: [], fields: {}, id: '', method: '', ms: 0, report: undefined, status: 0 },
  '',
).words[1]
const quarter = (time: string) => Date.parse(`2027-01-15T${time}:00Z`) / 1000

const MONTH = 30 * DAY
/** Rows of each panel, and the time that it is looked at. */
const ANSWERS: Record<string, [ms: number, rows: AnswerRow[]]> = {
  Availability: [HOUR, [{ available: 13 / 14 }]],
  'Cache hit rate': [DAY, [{ hits: 11 / 14 }]],
  'Back-end failures': [HOUR, [{ failed: 1 / 200 }]],
  'LCP by market': [HOUR, [{ market: 'it', p75: 1000 }]],
  'INP by market': [HOUR, [{ market: 'it', p75: 240 }]],
  'Events in the outbox': [HOUR, [{ waiting: 13 }]],
  'Dead letters of events': [HOUR, [{ dead: 8 }]],
  'Requests and errors by route': [
    HOUR,
    [
      { route: 'search', requests: 11, perSecond: 11 / 3600, errors: 1 / 11 },
      { route: 'travels-travel', requests: 2, perSecond: 2 / 3600, errors: 0 },
      { route: '/api/events', requests: 1, perSecond: 1 / 3600, errors: 0 },
    ],
  ],
  'Most frequent errors': [
    HOUR,
    [{ error: 'upstream timeout', fingerprint: 'cafe0001', version: `${version}`, times: 1 }],
  ],
  'Duration by route and page source': [
    HOUR,
    [
      { route: 'search', page: 'miss', p50: 2100, p99: 2100 },
      { route: 'travels-travel', page: 'stale-if-error', p50: 30, p99: 30 },
      { route: '/api/events', page: '', p50: 10, p99: 10 },
      { route: 'search', page: 'memory', p50: 10, p99: 10 },
    ],
  ],
  'Cache ratios': [
    DAY,
    [
      { quarter: quarter('08:30'), pages: 4, hits: 1 / 4, misses: 0, oldInstead: 0 },
      { quarter: quarter('10:00'), pages: 13, hits: 10 / 13, misses: 1 / 13, oldInstead: 2 / 13 },
    ],
  ],
  'Reads per request': [
    DAY,
    [
      { route: 'travels-travel', each: 1, asked: 1 },
      { route: 'search', each: 13 / 15, asked: 2 / 13 },
      { route: '/api/events', each: 0, asked: null },
    ],
  ],
  'Error budget of the back end': [
    MONTH,
    [
      { call: 'layouts', calls: 202, spent: 2 / 1.01 },
      { call: 'tours', calls: 200, spent: 1 },
    ],
  ],
  'Duration of calls': [DAY, [{ call: 'tours', p50: 20, p99: 20, repeated: 1 / 200 }]],
  'Versions during a rollout': [
    15 * MINUTE,
    [
      { deployment: 'd1', version: `${version}`, requests: 11, errors: 1 / 11, p95: 2100 },
      { deployment: 'd2', version: `${version}`, requests: 2, errors: 0, p95: 30 },
    ],
  ],
  'Real users by route and device': [
    HOUR,
    [
      { route: 'search', device: 'phone', views: 16, lcp75: 1000, inp75: 240, cls75: 0, ttfb75: 90 },
      { route: 'search', device: 'wide', views: 2, lcp75: -1, inp75: -1, cls75: -1, ttfb75: -1 },
    ],
  ],
  'Slow paints by element': [HOUR, [{ route: 'search', lcpTarget: 'img', views: 4, lcpMean: 3000, loaded: 2500 }]],
  'Slow reactions by element': [HOUR, [{ route: 'search', inpTarget: 'button', views: 4, delay: 40, work: 150 }]],
  'Real users by release and variations': [
    HOUR,
    [{ version: 'r1', variations: 'price:1', views: 18, lcp75: 1000, inp75: 240 }],
  ],
  'Browser errors': [
    HOUR,
    [{ error: 'TypeError: a', place: 'open boot.js:1:2', fingerprint: 'cafe0003', version: 'r1', times: 8 }],
  ],
}

describe('the queries of the dashboard', () => {
  it('have known results in this test', () => expect(PANELS.map(({ title }) => title)).toEqual(Object.keys(ANSWERS)))

  it.each(PANELS)('$title: returns the expected rows', ({ title, query }) => {
    const [ms, rows] = ANSWERS[title] ?? [HOUR, []]
    expect(engine.ask(queryOf(query, ms)).map((row) => ({ ...row }))).toEqual(rows)
  })

  it.each(PANELS)('$title: names columns by their place', ({ query }) => {
    const kind = /blob1 = '(\w+)'/.exec(query)?.[1] as keyof typeof COLUMNS
    const named = [...query.matchAll(/\b(blob|double)(\d+) AS (\w+)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, type, place, name] of named)
      expect([name, COLUMNS[kind][type === 'blob' ? 'words' : 'numbers'][Number(place) - 1]]).toEqual([name, name])
    // Every used column is aliased, so that the check above covers it, and every count is weighted.
    for (const [column] of query.matchAll(/\b(?:blob|double)\d+\b/g))
      if (column !== 'blob1') expect(query).toContain(`${column} AS `)
    expect(query).toContain('_sample_interval AS weight')
  })

  it('are those of the alert rules, with their limits', () => {
    type Rule = {
      title: string
      noDataState: string
      data: { model: { query?: string; conditions?: { evaluator: { params: number[] } }[] } }[]
    }
    const rules = readGrafana('alerts').groups.flatMap(({ rules }: { rules: Rule[] }) => rules) as Rule[]
    const silent = rules.filter(({ noDataState }) => noDataState === 'Alerting')
    expect(silent.map(({ title }) => title)).toEqual(['Availability', 'Events in the outbox'])
    // An aggregate of nothing is a row otherwise.
    for (const { data } of silent) expect(data[0]?.model.query).toMatch(/\nHAVING \w+ >= 0$/)
    const alerts = rules.map(({ title, data: [asked, compared] }) => ({
      ...{ title, query: asked?.model.query, limit: compared?.model.conditions?.[0]?.evaluator.params[0] },
    }))
    expect(alerts).toEqual(PANELS.filter(({ limit }) => limit !== undefined))
  })
})

describe('checkQuery rejects queries that the platform rejects', () => {
  it.each([
    ['SELECT blob21 FROM d', 'there is no column blob21'],
    ['SELECT blob1 AS a FROM d WHERE a = 1', 'there is no column a'],
    ["SELECT sum(blob1) AS a FROM d WHERE blob1 = 'call'", 'sum()(string)'],
    ["SELECT double1 FROM d WHERE double1 = '200'", 'number = string'],
    ['SELECT double1 FROM d WHERE timestamp > now() - INTERVAL 1 HOUR', 'INTERVAL 1 HOUR is none'],
    ["SELECT double1 FROM d WHERE timestamp > now() - INTERVAL '1' WEEK", "INTERVAL '1' WEEK is none"],
    ['SELECT blob1, sum(double1) AS a FROM d', 'blob1 is neither grouped by nor aggregated'],
    ['SELECT sum(double1) FROM d', 'an expression has no name'],
    ['SELECT median(double1) AS a FROM d', 'median is no function'],
    [
      'SELECT quantileExactWeighted(0.5, double1, double2) AS a FROM d',
      'quantileExactWeighted()(number,number,number)',
    ],
    ["SELECT if(blob1 = 'a', 0, blob2) AS a FROM d", 'if(boolean,number,string)'],
    ['SELECT blob1 FROM d JOIN e ON blob1 = blob2', 'left over: JOIN'],
    ['SELECT blob1 FROM (SELECT blob2 FROM d)', 'there is no column blob1'],
    ['SELECT blob1 FROM d ORDER BY blob2', 'there is no column blob2'],
    ['SELECT blob1 FROM d WHERE sum(double1) > 1', 'WHERE is no condition'],
    ['SELECT DISTINCT blob1 FROM d', 'DISTINCT is no name'],
    ['SELECT "blob1" FROM d', 'not of the dialect'],
  ])('%s', (query, reason) => expect(() => checkQuery(parseQuery(query))).toThrow(reason))
})
