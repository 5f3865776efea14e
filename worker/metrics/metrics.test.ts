import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask } from '../data/transport.ts'
import type { Config, Env } from '../env.ts'
import type { AnsweredRequest } from '../log/request-lines.ts'
import { COLUMNS, callPoint, requestPoint } from './points.ts'

/** The dataset as the platform would be given it. */
const dataset = () => {
  const points: AnalyticsEngineDataPoint[] = []
  return { points, METRICS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point ?? {}) } }
}

const REQUEST: AnsweredRequest = {
  id: 'a',
  method: 'GET',
  status: 503,
  ms: 2100,
  fields: { market: 'it', route: 'search', page: 'miss', country: 'IT', bot: true, error: 'upstream timeout' },
  report: { causes: [], at: [], fingerprint: 'cafe0001' },
  data: [
    { call: 'layouts', state: 'hit', ms: 0 },
    { call: 'filters', state: 'miss', ms: 20 },
    { call: 'tours', state: 'failed', ms: 2000, failure: 'timeout' },
  ],
  dropped: [],
}
const CALL = { call: 'tours', outcome: 'timeout', ms: 4100, tries: 2 }

describe('a row of the figures', () => {
  it.each([
    [
      'request',
      requestPoint(REQUEST),
      { page: 'miss', visitor: 'robot', status: 503, readsFromBackEnd: 2, readsFailed: 1 },
    ],
    ['call', callPoint(CALL), { call: 'tours', outcome: 'timeout', ms: 4100, tries: 2 }],
  ] as const)('of a %s has everything in its place', (kind, { words, numbers, index }, some) => {
    const { words: wordNames, numbers: numberNames } = COLUMNS[kind]
    expect([words.length, numbers.length]).toEqual([wordNames.length, numberNames.length])
    const row = Object.fromEntries([
      ...wordNames.map((name, i) => [name, words[i]]),
      ...numberNames.map((name, i) => [name, numbers[i]]),
    ])
    expect(row).toMatchObject({ kind, ...some })
    expect(index.length).toBeLessThanOrEqual(96)
  })
})

describe('calls of the back end', () => {
  const lived = (statuses: number[]) => {
    const { points, METRICS } = dataset()
    const API = { fetch: async () => Response.json({}, { status: statuses.shift() ?? 200 }) }
    const env = { METRICS, API } as unknown as Env
    const config = { now: () => 0, elapsed: () => 0, SLOW_CALL_MS: 500 } as unknown as Config
    const call = (name: string) => ask(env, config, { name, method: 'GET', path: '/' }, () => 0).catch(() => null)
    return { call, rows: () => points.map(({ blobs, doubles }) => [blobs?.[2], blobs?.[3], doubles?.[1]]) }
  }

  it('are counted with their outcome and their tries, held back ones too', async () => {
    const { call, rows } = lived([200, 503, 200, ...Array<number>(10).fill(500)])
    for (let i = 0; i < 8; i++) await call('counted')
    expect(rows()).toEqual([
      ['counted', 'ok', 1],
      ['counted', 'ok', 2],
      ...Array(5).fill(['counted', 'status', 2]),
      ['counted', 'circuit open', 0],
    ])
  })
})

describe('the queries of docs/operations.md name columns as they are', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const queries = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query)

  it.each(queries.map((query) => [query.split('\n')[0], query]))('%s', (_, query = '') => {
    const kind = /blob1 = '(request|call)'/.exec(query)?.[1] as keyof typeof COLUMNS
    const named = [...query.matchAll(/\b(blob|double)(\d+) AS (\w+)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, type, place, name] of named)
      expect([name, COLUMNS[kind][type === 'blob' ? 'words' : 'numbers'][Number(place) - 1]]).toEqual([name, name])
    // A column that is used has its name there, so that it is checked.
    for (const [column] of query.matchAll(/\b(?:blob|double)\d+\b/g))
      if (column !== 'blob1') expect(query).toContain(`${column} AS `)
  })

  // https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/: one table or subquery, and these.
  const FUNCTIONS = ['sum', 'if', 'now', 'quantileExactWeighted', 'toStartOfFifteenMinutes']
  const CLAUSES = /^SELECT .+? FROM (?:\w+|\(.+\))(?: WHERE .+?)?(?: GROUP BY .+?)?(?: ORDER BY .+?)?(?: LIMIT \d+)?$/

  it.each(queries.map((query) => [query.split('\n')[0], query]))('and keep to the dialect: %s', (_, query = '') => {
    const line = query.trim().replace(/\s+/g, ' ')
    expect(line).toMatch(CLAUSES)
    expect(
      [...line.matchAll(/(\w+)\(/g)].map(([, name]) => name).filter((name = '') => !FUNCTIONS.includes(name)),
    ).toEqual([])
    expect(line).not.toMatch(/\b(?:JOIN|UNION|WITH|DISTINCT|CASE|OVER)\b|"/i)
    for (const [interval] of line.matchAll(/INTERVAL \S+ \w+/g))
      expect(interval).toMatch(/^INTERVAL '\d+' (?:YEAR|MONTH|DAY|HOUR|MINUTE|SECOND)$/)
    // Sampled rows stand for many: nothing is counted without their weight.
    expect(line).toContain('_sample_interval AS weight')
  })

  it('are there', () => expect(queries.length).toBeGreaterThanOrEqual(6))
})
