import type { Miniflare } from 'miniflare'
import { loadColumns } from '../backend/api/catalogue/columns/load-columns.ts'
import type { Env } from '../backend/api/env.ts'
import { siteOf } from '../backend/api/http/market-site.ts'
import { prepareState } from '../local/state/prepare-state.ts'
import { freePort } from '../local/workers/ports.ts'
import { startWorkers } from '../local/workers/start-workers.ts'
import { CATALOGUE_QUERIES, type CatalogueQuery } from './catalogue-queries.ts'
import { type DatabaseCost, recording } from './database-cost.ts'

export type QueryRow = {
  query: string
  departures: number
  p50: number
  /** Without reading the columns, which the row "cold start" contains. */
  database: DatabaseCost
  ratio?: string
}

const DAY = '2027-01-15'
const CLOCK = `${DAY}T10:00:00.000Z`
const SIZES = [4000, 100_000] as const
/** D1 reports whole milliseconds, so only the mean of many calls is useful. */
const REPEATED = 40

/** Measures catalogue queries at 4,000 and 100,000 departures, on both back ends alternately. */
export const benchCatalogue = async (times: number): Promise<QueryRow[]> => {
  const backEnds = await Promise.all(SIZES.map(async (size) => ({ size, miniflare: await startBackEnd(size) })))
  try {
    const measured = await Promise.all(backEnds.map(({ miniflare }) => databaseCosts(miniflare)))
    const rows: QueryRow[] = []
    for (const query of CATALOGUE_QUERIES) {
      const samples = new Map<number, number[]>(SIZES.map((size) => [size, []]))
      for (let i = 0; i < times; i++) {
        for (const { size, miniflare } of backEnds) samples.get(size)?.push(await timed(miniflare, query))
      }
      const medians = SIZES.map((size) => median(samples.get(size) ?? []))
      rows.push(
        ...SIZES.map((size, i) => ({
          query: query.name,
          departures: size,
          p50: medians[i] ?? 0,
          database: measured[i]?.get(query.name) ?? { ms: 0, rowsRead: 0, statements: 0 },
          ...(i > 0 && { ratio: `${((medians[i] ?? 0) / (medians[0] || 1)).toFixed(2)} ×` }),
        })),
      )
    }
    const cold = SIZES.map((size, i) => ({
      query: 'cold start: columns of all departures',
      departures: size,
      p50: 0,
      database: measured[i]?.get('cold start') ?? { ms: 0, rowsRead: 0, statements: 0 },
    }))
    return [...rows, ...cold]
  } finally {
    await Promise.all(backEnds.map(({ miniflare }) => miniflare.dispose()))
  }
}

const startBackEnd = async (size: number): Promise<Miniflare> => {
  const state = `.wrangler/bench-state-${size}`
  await prepareState({ state, seedDay: DAY, tours: size })
  return startWorkers({ port: await freePort(), state, workers: ['api', 'identity'], variables: { api: { CLOCK } } })
}

/** Database cost of each query: runs the functions behind the calls on the same database. */
const databaseCosts = async (miniflare: Miniflare): Promise<Map<string, DatabaseCost>> => {
  const { db, cost } = recording(await miniflare.getD1Database('DB', 'sojourn-api'))
  const env = { DB: db, IMAGES_ORIGIN: 'http://images.localhost', ENVIRONMENT: 'local', CLOCK } as Env
  // The worker computes the day's totals on its first call.
  await timed(miniflare, { path: '/filters' })
  const costs = new Map<string, DatabaseCost>()
  const first = await costOf(cost, () => loadColumns(db, 'it'))
  costs.set('cold start', first)
  for (const query of CATALOGUE_QUERIES) {
    const samples: DatabaseCost[] = []
    for (let i = 0; i < REPEATED; i++) samples.push(await costOf(cost, () => query.run(siteOf(env, 'it'))))
    const last = samples.at(-1)
    if (last) costs.set(query.name, { ...last, ms: samples.reduce((sum, { ms }) => sum + ms, 0) / REPEATED })
  }
  return costs
}

const costOf = async (sum: DatabaseCost, call: () => Promise<unknown>): Promise<DatabaseCost> => {
  Object.assign(sum, { ms: 0, rowsRead: 0, statements: 0 })
  await call()
  return { ...sum }
}

const timed = async (miniflare: Miniflare, { path, body }: Pick<CatalogueQuery, 'path' | 'body'>): Promise<number> => {
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
