import type { Miniflare } from 'miniflare'
import { freePort } from '../local/workers/ports.ts'
import { startWorkers } from '../local/workers/start-workers.ts'
import { scriptName } from '../local/workers/worker-options.ts'
import { tourPath } from '../markets/links.ts'
import { allMarkets } from '../markets/registry.ts'
import { DAY_MS } from '../shared/dates/iso-days.ts'
import { workerdProcesses } from './process-cpu.ts'
import { heapOf } from './soak/heap.ts'
import type { SoakTarget } from './soak/soak-targets.ts'
import { statusOf } from './soak/status-of.ts'

/** The platform's limit of an isolate. V8's option ends the process when the objects of one isolate exceed it. */
const LIMIT_MB = 128
const CONNECTIONS = 4
/** These are requested once and then again, which stores them: what a page adds to its data. */
const FIRST = 300
/** One URL in so many is requested more often, until it is kept as a finished response. */
const STORED_EVERY = 20
const MORE_VISITS = 3

/** One URL in so many starts a sign-in and shows its page. */
const SIGN_IN_EVERY = 10
/** In URLs. */
const PEAK_EVERY = 100
export const MEASURED = ['storefront', 'api', 'identity'] as const
type Heaps = number[]

/** `stored`: pages that were requested again. Heaps, in MB by worker, include buffers. */
export type MemoryRow = { urls: number; stored: number; heaps: Heaps }

/**
 * Requests `urls` different pages of isolates whose heaps are as small as the platform's. Throws when a page fails, an
 * isolate exceeds the limit, or the process ends. @returns heaps after garbage collection, and the largest ones between
 */
export const benchMemory = async (
  state: string,
  urls: number,
  now: string,
): Promise<{ rows: MemoryRow[]; peaks: Heaps }> => {
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${LIMIT_MB}`
  const port = await freePort()
  const clock = { CLOCK: now }
  const miniflare = await startWorkers({
    ...{ port, state, inspectorPort: 0 },
    variables: { storefront: clock, api: clock, identity: clock },
  })
  const rows: MemoryRow[] = []
  let peaks: Heaps = MEASURED.map(() => 0)
  try {
    const processes = String(workerdProcesses())
    const targets = await targetsOf(miniflare, port, urls, Date.parse(now))
    const heapsMb = (collects: boolean): Promise<Heaps> =>
      Promise.all(MEASURED.map(async (name) => (await heapOf(miniflare, scriptName(name), collects)) / 1e6))
    const visit = async (n: number) => {
      const target = targets[n]!
      const status = await (target.host === 'account' ? signInStatus(miniflare, port, target) : statusOf(port, target))
      if (status !== 200) throw new Error(`${target.host}${target.path}: ${status}`)
      if (n % PEAK_EVERY > 0) return
      const heaps = await heapsMb(false)
      peaks = peaks.map((peak, at) => Math.max(peak, heaps[at]!))
    }
    const measure = async (done: number, stored: number) => {
      const row = { urls: done, stored, heaps: await heapsMb(true) }
      rows.push(row)
      if (Math.max(...row.heaps) > LIMIT_MB) throw new Error(JSON.stringify(rows))
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
        for (let more = 0; more < MORE_VISITS; more++) await visit(n)
      })
      done = Math.max(done, end)
      await measure(done, stored)
    }
    if (String(workerdProcesses()) !== processes) throw new Error('workerd has ended and was started again')
  } finally {
    await miniflare.dispose()
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
  return { rows, peaks }
}

/** Status of the page of a sign-in, to which its start leads with a cookie. */
const signInStatus = async (miniflare: Miniflare, port: number, { path }: SoakTarget): Promise<number> => {
  const start = await miniflare.dispatchFetch(`http://account.localhost:${port}${path}`, { redirect: 'manual' })
  const cookie = start.headers.getSetCookie().map((each) => each.split(';')[0])
  const page = new URL(start.headers.get('location') ?? '/', `http://account.localhost:${port}`)
  const response = await miniflare.dispatchFetch(page.href, { headers: { cookie: cookie.join('; ') } })
  await response.arrayBuffer()
  return response.status
}

const inParallel = async (from: number, to: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = from
  const worker = async () => {
    while (next < to) await work(next++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

type Departures = { code: string; travel: { slug: string } }[]

/** In turn of each market a departure, as far as there are any, and a search by days, price, order and page; or a sign-in. */
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
  return Array.from({ length: urls }, (_, n) =>
    n % SIGN_IN_EVERY === SIGN_IN_EVERY - 1
      ? { host: 'account', path: `/auth?${signInOf(n, port)}` }
      : ofMarkets[n % ofMarkets.length]![Math.floor(n / ofMarkets.length)]!,
  )
}

const signInOf = (n: number, port: number): URLSearchParams => {
  const { id, language, paths } = allMarkets[n % allMarkets.length]!
  return new URLSearchParams({
    ...{ client_id: 'storefront', response_type: 'code', scope: 'openid', ui_locales: language, state: String(n) },
    redirect_uri: `http://${id}.localhost:${port}${paths['login-redirect']}`,
    ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
  })
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
