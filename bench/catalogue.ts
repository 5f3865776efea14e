import { existsSync, writeFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { freePort } from '../scripts/runtime/free-port.ts'
import { startWorkers } from '../scripts/runtime/start-workers.ts'
import { prepareState } from '../scripts/setup/prepare-state.ts'

export type QueryRow = { query: string; departures: number; p50: number; ratio?: string }

type Query = { name: string; path: string; body?: object }

const DAY = '2027-01-15'
const QUERIES: Query[] = [
  { name: 'first page', path: '/tours', body: {} },
  {
    name: 'filtered and sorted first page',
    path: '/tours',
    body: {
      continentId: ['asia'],
      dateFrom: '2027-03-01',
      dateTo: '2027-05-31',
      priceTo: 200_000,
      currency: 'EUR',
      sort: 'price:asc',
    },
  },
  { name: 'discounted, sorted by discount', path: '/tours', body: { discounted: true, sort: 'discount:desc' } },
  {
    name: 'travels, filtered',
    path: '/travels/paginated',
    body: { continentId: ['europe'], durations: 'MAX_10', sort: 'price:asc' },
  },
  { name: 'destination look-up', path: '/travels/top-sellers?search=giapone' },
]

/** Time of catalogue queries at 4,000 and 100,000 departures, both back ends in one run, in turns. */
export const benchCatalogue = async (times: number): Promise<QueryRow[]> => {
  const sizes = [4000, 100_000]
  const backEnds = await Promise.all(sizes.map(async (size) => ({ size, miniflare: await startBackEnd(size) })))
  try {
    const rows: QueryRow[] = []
    for (const query of QUERIES) {
      const samples = new Map<number, number[]>(sizes.map((size) => [size, []]))
      for (let i = 0; i < times; i++) {
        for (const { size, miniflare } of backEnds) samples.get(size)?.push(await timed(miniflare, query))
      }
      const medians = sizes.map((size) => median(samples.get(size) ?? []))
      rows.push(...sizes.map((size, i) => ({ query: query.name, departures: size, p50: medians[i] ?? 0 })))
      rows.at(-1)!.ratio = `${((medians[1] ?? 0) / (medians[0] || 1)).toFixed(2)} ×`
    }
    return rows
  } finally {
    await Promise.all(backEnds.map(({ miniflare }) => miniflare.dispose()))
  }
}

const startBackEnd = async (size: number): Promise<Miniflare> => {
  const state = `.wrangler/bench-state-${size}`
  if (!existsSync(`${state}/ready`)) {
    await prepareState({ state, seedDay: DAY, tours: size, pictures: false })
    writeFileSync(`${state}/ready`, '')
  }
  const clock = { CLOCK: `${DAY}T10:00:00.000Z` }
  return startWorkers({ port: await freePort(), state, workers: ['api'], variables: { api: clock } })
}

const timed = async (miniflare: Miniflare, { path, body }: Query): Promise<number> => {
  const url = new URL(path, 'http://api.localhost')
  url.searchParams.set('market', 'it')
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const started = performance.now()
  const response = await miniflare.dispatchFetch(url.href, init)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  return performance.now() - started
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
