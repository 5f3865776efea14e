import build from 'virtual:client-build'
import { describe, expect, it } from 'vitest'
import { fetchPublic } from '../data/fetch-public.ts'
import type { Config, Env } from '../env.ts'
import { browserErrorPoint, COLUMNS, callPoint, requestPoint, vitalsPoint } from './points.ts'
import type { FinishedRequest } from './request-lines.ts'

/** The dataset as the platform would be given it. */
const dataset = () => {
  const points: AnalyticsEngineDataPoint[] = []
  return { points, METRICS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point ?? {}) } }
}

const REQUEST: FinishedRequest = {
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
const PAGE = {
  ...{ release: build.commit?.slice(0, 12) ?? build.id, market: 'it', route: 'search', share: 0.1 },
  ...{ device: 'phone' as const, variations: { price: 1, cover: 0 } },
}
const PAGE_FIELDS = { market: 'it', route: 'search', device: 'phone', variations: 'cover:0 price:1', share: 0.1 }
const VITALS = {
  LCP: { value: 2600, target: 'img', resource: 2100 },
  INP: { value: 240, target: 'button', delay: 30, work: 180 },
  TTFB: { value: 90 },
}
const ERROR = { causes: ['TypeError: a'], at: ['open boot.js:1:2'], fingerprint: 'cafe0002' }
const CALL = { call: 'tours', outcome: 'timeout', ms: 4100, tries: 2 }

describe('a row of the figures', () => {
  it.each([
    [
      'request',
      requestPoint(REQUEST, 'd1'),
      {
        ...{ market: 'it', route: 'search', method: 'GET', page: 'miss', country: 'IT', visitor: 'robot' },
        ...{ error: 'upstream timeout', fingerprint: 'cafe0001', deployment: 'd1' },
        ...{ status: 503, ms: 2100, reads: 3, readsFromBackEnd: 2, readsFailed: 1 },
      },
    ],
    ['call', callPoint(CALL), { call: 'tours', outcome: 'timeout', ms: 4100, tries: 2 }],
    [
      'vitals',
      vitalsPoint(PAGE, VITALS),
      {
        ...{ ...PAGE_FIELDS, lcp: 2600, inp: 240, cls: -1, ttfb: 90, lcpResource: 2100, inpDelay: 30, inpWork: 180 },
        ...{ lcpTarget: 'img', inpTarget: 'button', clsTarget: '' },
      },
    ],
    [
      'browserError',
      browserErrorPoint(PAGE, ERROR),
      { ...PAGE_FIELDS, error: 'TypeError: a', fingerprint: 'cafe0002', place: 'open boot.js:1:2' },
    ],
  ] as const)('of a %s has everything in its place, and nothing else', (kind, { words, numbers, index }, fields) => {
    const { words: wordNames, numbers: numberNames } = COLUMNS[kind]
    expect([words.length, numbers.length]).toEqual([wordNames.length, numberNames.length])
    const row = Object.fromEntries([
      ...wordNames.map((name, i) => [name, words[i]]),
      ...numberNames.map((name, i) => [name, numbers[i]]),
    ])
    expect(row).toEqual({ kind, version: build.commit?.slice(0, 12) ?? build.id, ...fields })
    expect(index.length).toBeLessThanOrEqual(96)
  })
})

describe('calls of the back end', () => {
  const lived = (statuses: number[]) => {
    const { points, METRICS } = dataset()
    const API = { fetch: async () => Response.json({}, { status: statuses.shift() ?? 200 }) }
    const env = { METRICS, API } as unknown as Env
    const config = { now: () => 0, realNow: () => 0, SLOW_CALL_MS: 500, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
    const call = (name: string) => fetchPublic({ env, config }, { name, path: '/' }).catch(() => null)
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
