import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnswerRow, startAnalyticsEngine } from '../../tests/support/analytics-engine/analytics-engine.ts'
import { checkQuery } from '../../tests/support/analytics-engine/check-query.ts'
import { parseQuery } from '../../tests/support/analytics-engine/parse-query.ts'
import type { Env } from '../env.ts'
import { metricsOf } from './metrics.ts'
import { COLUMNS, callPoint, requestPoint, type ServiceCall } from './points.ts'
import type { FinishedRequest } from './request-lines.ts'

const NOW = Date.parse('2027-01-15T10:07:00Z')
const [MINUTE, DAY] = [60_000, 86_400_000]

/** Each query with the sentence above it. */
const QUERIES = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^(.+):\n\n```sql\n([\s\S]*?)```/gm)].map(
  ([, sentence = '', query = '']) => [sentence, query] as const,
)

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

const version = requestPoint(
  { data: [], dropped: [], fields: {}, id: '', method: '', ms: 0, report: undefined, status: 0 },
  '',
).words[1]
const quarter = (time: string) => Date.parse(`2027-01-15T${time}:00Z`) / 1000

const ANSWERS: Record<string, AnswerRow[]> = {
  'Rate and share of errors by route': [
    { route: 'search', requests: 11, perSecond: 11 / 3600, errors: 1 / 11 },
    { route: 'travels-travel', requests: 2, perSecond: 2 / 3600, errors: 0 },
    { route: '/api/events', requests: 1, perSecond: 1 / 3600, errors: 0 },
  ],
  'Most frequent errors': [{ error: 'upstream timeout', fingerprint: 'cafe0001', version: `${version}`, times: 1 }],
  'Duration by route': [
    { route: 'search', page: 'miss', p50: 2100, p99: 2100 },
    { route: 'travels-travel', page: 'stale-if-error', p50: 30, p99: 30 },
    { route: '/api/events', page: '', p50: 10, p99: 10 },
    { route: 'search', page: 'memory', p50: 10, p99: 10 },
  ],
  'Cache ratios': [
    { quarter: quarter('08:30'), pages: 4, hits: 1 / 4, misses: 0, oldInstead: 0 },
    { quarter: quarter('10:00'), pages: 13, hits: 10 / 13, misses: 1 / 13, oldInstead: 2 / 13 },
  ],
  'Reads per request': [
    { route: 'travels-travel', each: 1, asked: 1 },
    { route: 'search', each: 13 / 15, asked: 2 / 13 },
    { route: '/api/events', each: 0, asked: null },
  ],
  'The back end’s error budget': [
    { call: 'layouts', calls: 202, spent: 2 / 1.01 },
    { call: 'tours', calls: 200, spent: 1 },
  ],
  'Duration of calls': [{ call: 'tours', p50: 20, p99: 20, repeated: 1 / 200 }],
  'Two versions during a rollout': [
    { deployment: 'd1', version: `${version}`, requests: 11, errors: 1 / 11, p95: 2100 },
    { deployment: 'd2', version: `${version}`, requests: 2, errors: 0, p95: 30 },
  ],
}

describe('the queries of docs/operations.md', () => {
  it('have known results in this test', () =>
    expect(
      QUERIES.map(([sentence]) => Object.keys(ANSWERS).find((start) => sentence.replace("'", '’').startsWith(start))),
    ).toEqual(Object.keys(ANSWERS)))

  it.each(QUERIES)('%s: returns the expected rows', (sentence, query) => {
    const [, expected = []] =
      Object.entries(ANSWERS).find(([start]) => sentence.replace("'", '’').startsWith(start)) ?? []
    expect(engine.ask(query).map((row) => ({ ...row }))).toEqual(expected)
  })

  it.each(QUERIES)('%s: names columns by their place', (_, query) => {
    const kind = /blob1 = '(request|call)'/.exec(query)?.[1] as keyof typeof COLUMNS
    const named = [...query.matchAll(/\b(blob|double)(\d+) AS (\w+)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, type, place, name] of named)
      expect([name, COLUMNS[kind][type === 'blob' ? 'words' : 'numbers'][Number(place) - 1]]).toEqual([name, name])
    // Every used column is aliased, so that the check above covers it, and every count is weighted.
    for (const [column] of query.matchAll(/\b(?:blob|double)\d+\b/g))
      if (column !== 'blob1') expect(query).toContain(`${column} AS `)
    expect(query).toContain('_sample_interval AS weight')
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
