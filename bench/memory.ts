import type { Miniflare } from 'miniflare'
import { tourPath } from '../markets/links.ts'
import { allMarkets } from '../markets/registry.ts'
import { freePort } from '../scripts/runtime/claim.ts'
import { startWorkers } from '../scripts/runtime/start-workers.ts'
import { scriptName, type WorkerName } from '../scripts/runtime/worker-options.ts'
import { workerdProcesses } from './process-cpu.ts'
import { heapOf } from './soak/heap.ts'
import type { SoakTarget } from './soak/soak-targets.ts'
import { statusOf } from './soak/status-of.ts'

/** The platform's limit of an isolate. V8's option ends the process when the objects of one isolate exceed it. */
const LIMIT_MB = 128
const CONNECTIONS = 4
/** These are requested once and then again, which stores them: what a page adds to its data. */
const FIRST = 300
/** One URL in so many is requested twice. */
const STORED_EVERY = 20
const DAY_MS = 86_400_000

/** `stored`: pages that were requested twice. Heaps include buffers. */
export type MemoryRow = { urls: number; stored: number; storefrontMb: number; apiMb: number }

/**
 * Requests `urls` different pages of isolates whose heaps are as small as the platform's. Throws when a page fails, an
 * isolate exceeds the limit, or the process ends.
 */
export const benchMemory = async (state: string, urls: number, now: string): Promise<MemoryRow[]> => {
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${LIMIT_MB}`
  const port = await freePort()
  const clock = { CLOCK: now }
  const miniflare = await startWorkers({
    ...{ port, state, inspectorPort: 0 },
    variables: { storefront: clock, api: clock },
  })
  const rows: MemoryRow[] = []
  try {
    const processes = String(workerdProcesses())
    const targets = await targetsOf(miniflare, port, urls, Date.parse(now))
    const visit = async (n: number) => {
      const target = targets[n]!
      const status = await statusOf(port, target)
      if (status !== 200) throw new Error(`${target.host}${target.path}: ${status}`)
    }
    const heapMb = async (name: WorkerName) => (await heapOf(miniflare, scriptName(name))) / 1e6
    const measure = async (done: number, stored: number) => {
      const row = { urls: done, stored, storefrontMb: await heapMb('storefront'), apiMb: await heapMb('api') }
      rows.push(row)
      if (Math.max(row.storefrontMb, row.apiMb) > LIMIT_MB) throw new Error(JSON.stringify(rows))
    }
    await measure(0, 0)
    for (const stored of [0, FIRST]) {
      await inParallel(0, FIRST, visit)
      await measure(FIRST, stored)
    }
    let [done, stored] = [FIRST, FIRST]
    for (const share of [0.1, 0.25, 0.5, 0.75, 1]) {
      const end = Math.round(urls * share)
      await inParallel(done, end, async (n) => {
        await visit(n)
        if (n % STORED_EVERY > 0) return
        stored++
        await visit(n)
      })
      done = Math.max(done, end)
      await measure(done, stored)
    }
    if (String(workerdProcesses()) !== processes) throw new Error('workerd has ended and was started again')
  } finally {
    await miniflare.dispose()
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
  return rows
}

const inParallel = async (from: number, to: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = from
  const worker = async () => {
    while (next < to) await work(next++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

type Departures = { code: string; travel: { slug: string } }[]

/** In turn of each market a departure, as far as there are any, and a search by days, price, order and page. */
const targetsOf = async (miniflare: Miniflare, port: number, urls: number, nowMs: number): Promise<SoakTarget[]> => {
  const ofMarkets = await Promise.all(
    allMarkets.map(async (market): Promise<SoakTarget[]> => {
      const count = Math.ceil(urls / allMarkets.length)
      const departures: Departures = []
      for (let page = 1; departures.length < count / 2; page++) {
        const found = await departuresOf(miniflare, port, market.id, page)
        departures.push(...found)
        if (found.length === 0) break
      }
      return Array.from({ length: count }, (_, n) => {
        const departure = n % 2 === 0 ? departures[n / 2] : undefined
        const path = departure
          ? tourPath(market, departure.travel.slug, departure.code)
          : `${market.paths.search}?${searchOf(n, nowMs)}`
        return { host: market.id, path }
      })
    }),
  )
  return Array.from({ length: urls }, (_, n) => ofMarkets[n % ofMarkets.length]![Math.floor(n / ofMarkets.length)]!)
}

const departuresOf = async (miniflare: Miniflare, port: number, market: string, page: number): Promise<Departures> => {
  const response = await miniflare.dispatchFetch(`http://api.localhost:${port}/tours?market=${market}`, {
    ...{ method: 'POST', body: JSON.stringify({ page, perPage: 100 }) },
  })
  const { data } = (await response.json()) as { data: { data: Departures } }
  return data.data
}

const SORTS = ['date:asc', 'price:asc', 'price:desc', 'duration:asc']

const searchOf = (n: number, nowMs: number): URLSearchParams => {
  const dayAfter = (days: number) => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10)
  const from = n % 300
  return new URLSearchParams([
    ['priceTo', String(150_000 + n)],
    ...(n % 3 > 0
      ? [
          ['dateFrom', dayAfter(from)],
          ['dateTo', dayAfter(from + 90)],
        ]
      : []),
    ['sort', SORTS[n % SORTS.length]!],
    ['page', String(1 + (n % 2))],
  ] as [string, string][])
}
