import { readdirSync, readFileSync } from 'node:fs'
import { localVariables } from '../local/workers/local-variables.ts'
import { freePort } from '../local/workers/ports.ts'
import { startMiniflare } from '../local/workers/start-miniflare.ts'
import { workerOptions } from '../local/workers/worker-options.ts'
import { travelPath } from '../markets/links.ts'
import { markets } from '../markets/registry.ts'
import type { PageKey } from '../worker/engine/cache/page-key.ts'
import { bareStorefront } from './bare-storefront.ts'
import { type LoadResult, load, type Target } from './load.ts'
import { SEARCHES } from './searches.ts'

export type Row = { page: string; what: string; result: LoadResult; ratio?: string }

const MARKET = 'it'
const TRAVEL = 'giappone-tokyo-kyoto'
const key = (route: PageKey['route'], path: string, parameters: PageKey['parameters'] = {}): PageKey => ({
  market: MARKET,
  route,
  path,
  parameters,
  query: '',
  currency: 'EUR',
  variations: { wishlist: true },
})
const PAGES: Record<string, PageKey> = {
  home: key('index', '/'),
  search: key('search', markets[MARKET].paths.search ?? ''),
  travel: key('travels-travel', travelPath(markets[MARKET], TRAVEL), { travel: TRAVEL }),
}

const BASELINE = 'dist/bench/bench_baseline'

/** Baseline modules, the entry first. */
const baselineModules = () =>
  readdirSync(BASELINE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((path) => ({ type: 'ESModule' as const, path, contents: readFileSync(`${BASELINE}/${path}`, 'utf8') }))

/** Starts workerd with a separate socket for each worker, without a development proxy. */
const start = async (state: string, clock: object, pageCache: 'on' | 'off') => {
  const variables = localVariables(8787)
  const ports = { storefront: await freePort(), baseline: await freePort() }
  const socket = (port: number) => ({ unsafeDirectSockets: [{ host: '127.0.0.1', port }] })
  const baseline = {
    ...bareStorefront({ ...variables.storefront, ...clock }),
    name: 'bench-baseline',
    modules: baselineModules(),
    // A queue has one consumer: the storefront.
    queueConsumers: {},
  }
  const miniflare = await startMiniflare({
    port: await freePort(),
    resourcePersistencePath: state,
    workers: [
      {
        ...bareStorefront({ ...variables.storefront, ...clock, PAGE_CACHE: pageCache }),
        ...socket(ports.storefront),
      },
      { ...baseline, ...socket(ports.baseline) },
      workerOptions('api', { ...variables.api, ...clock }),
      workerOptions('identity', variables.identity),
    ],
  })
  return { miniflare, ports }
}

const HOST = 'it.localhost:8787'

/** CPU and latency of home, search and travel compared with constant bytes and bare rendering, in one run. */
export const benchPages = async (
  state: string,
  requests: number,
  clock: object,
  names: readonly string[],
): Promise<Row[]> => {
  const rows: Row[] = []
  const measure = async (
    page: string,
    what: string,
    port: number,
    path: Target['path'],
    count = requests,
  ): Promise<LoadResult> => {
    const target = { port, host: HOST, path }
    // Warm-up: first requests measure the compiler, and pages with a query are stored on their second request.
    await load(target, Math.max(count, 2 * SEARCHES.length))
    const result = await load(target, count)
    rows.push({ page, what, result })
    return result
  }
  for (const [name, pageKey] of Object.entries(PAGES).filter(([each]) => names.includes(each))) {
    const off = await start(state, clock, 'off')
    await prepareBaseline(off.ports.baseline, name, pageKey)
    const constant = await measure(name, 'constant bytes', off.ports.baseline, `/constant/${name}`)
    await measure(name, 'the same as a string', off.ports.baseline, `/text/${name}`)
    const bare = await renderOnly(off.ports.baseline, name)
    rows.push({ page: name, what: 'renderToString alone', result: bare })
    await measure(name, 'renderToString, answered', off.ports.baseline, `/render/${name}`, requests / 2)
    const uncached = await measure(name, 'page cache off, data warm', off.ports.storefront, pageKey.path, requests / 2)
    await off.miniflare.dispose()

    const on = await start(state, clock, 'on')
    await prepareBaseline(on.ports.baseline, name, pageKey)
    const constantAgain = await measure(name, 'constant bytes (again)', on.ports.baseline, `/constant/${name}`)
    const hot = await measure(name, 'page cache on, hot', on.ports.storefront, pageKey.path)
    const comparedTo = (result: LoadResult) =>
      `${(result.cpuMs / constantAgain.cpuMs).toFixed(2)} × constant bytes, p99 ${(result.p99 / constantAgain.p99).toFixed(1)} ×`
    rows.at(-1)!.ratio = comparedTo(hot)
    if (name === 'search') {
      let turn = 0
      const inTurn = () => SEARCHES[turn++ % SEARCHES.length] ?? ''
      const all = await measure(name, '96 pages in turn, hot', on.ports.storefront, inTurn)
      rows.at(-1)!.ratio = comparedTo(all)
    }
    await on.miniflare.dispose()
    rows.find((row) => row.page === name && row.result === uncached)!.ratio =
      `${(uncached.cpuMs / bare.cpuMs).toFixed(2)} × renderToString alone, ${(uncached.cpuMs / constant.cpuMs).toFixed(1)} × constant bytes`
  }
  return rows
}

const prepareBaseline = async (port: number, name: string, pageKey: PageKey): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${port}/prepare/${name}`, {
    method: 'POST',
    body: JSON.stringify(pageKey),
  })
  if (!response.ok) throw new Error(`the baseline could not prepare ${name}: ${await response.text()}`)
}

/** Renderings in one request, to exclude the cost of responding. */
const renderOnly = async (port: number, name: string): Promise<LoadResult> => {
  const times = 100
  const target = { port, host: HOST, path: `/render-only/${name}?times=${times}` }
  await load(target, 2, 1)
  const result = await load(target, 5, 1)
  const each = (value: number) => value / times
  return {
    ...result,
    perSecond: result.perSecond * times,
    cpuMs: each(result.cpuMs),
    p50: each(result.p50),
    p99: each(result.p99),
  }
}
