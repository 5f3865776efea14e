import { createBuilder } from 'vite'
import { buildWorkers } from '../build/build-workers.ts'
import { findChromium } from '../local/browsers/find-chromium.ts'
import { readOptions } from '../local/commands/read-options.ts'
import { prepareState } from '../local/state/prepare-state.ts'
import { startPictureServer } from '../local/workers/picture-server.ts'
import { freePort } from '../local/workers/ports.ts'
import { startWorkers } from '../local/workers/start-workers.ts'
import { travelPath } from '../markets/links.ts'
import { markets } from '../markets/registry.ts'
import { measureBytes } from '../tests/support/measure-bytes.ts'
import { measureFirstVisit } from '../tests/support/measure-first-visit.ts'
import { TEST_DAY, TEST_NOW } from '../tests/support/state.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchDeployment } from './deployment.ts'
import { benchFirstStart } from './first-start.ts'
import { benchInteractions } from './interactions.ts'
import { benchJunk } from './junk.ts'
import { benchMemory, MEASURED } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchRealTime } from './real-time.ts'
import { soak } from './soak/soak.ts'
import { growthOf, soakFailures } from './soak/soak-failures.ts'

/** Markdown table for docs/performance.md. */
const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const HELP = `npm run bench [-- --requests 2000] [--only pages,real-time,junk,memory,bytes,browser,catalogue,deployment,start,soak]
  [--pages home,search,travel] [--urls 15000] [--minutes 15] [--beside astro=8107:4321]

Measures the production build, and prints Markdown tables (docs/performance.md). real-time requests the same of the servers
beside which it runs, by name, port and process.`
const { values } = readOptions(HELP, {
  options: {
    requests: { type: 'string', default: '2000' },
    pages: { type: 'string', default: 'home,search,travel' },
    only: { type: 'string', default: 'bytes,browser,pages,catalogue' },
    minutes: { type: 'string', default: '15' },
    urls: { type: 'string', default: '15000' },
    beside: { type: 'string', multiple: true, default: [] },
  },
})
const parts = new Set(values.only.split(','))
const requests = Number(values.requests)

await buildWorkers()
if (parts.has('pages'))
  await (await createBuilder({ configFile: 'bench/baseline/vite.config.ts', logLevel: 'error' })).buildApp()
// On the test day, so figures do not depend on today.
const STATE = '.wrangler/bench-state'
await prepareState({ state: STATE, seedDay: TEST_DAY })
const CLOCK = { CLOCK: TEST_NOW }

const paths = {
  home: '/',
  search: markets.it.paths.search ?? '',
  travel: travelPath(markets.it, 'giappone-tokyo-kyoto'),
}

if (parts.has('bytes') || parts.has('browser')) {
  const port = await freePort()
  const pictures = await startPictureServer()
  const api = { ...CLOCK, PICTURE_SERVICE_URL: pictures.url }
  const miniflare = await startWorkers({ port, state: STATE, variables: { storefront: CLOCK, api } })
  const origin = `http://it.localhost:${port}`
  try {
    const html = Object.fromEntries(
      await Promise.all(
        Object.entries(paths).map(
          async ([name, path]) =>
            [name, new Uint8Array(await (await miniflare.dispatchFetch(origin + path)).arrayBuffer())] as const,
        ),
      ),
    )
    if (parts.has('bytes')) {
      console.log('\n## Bytes of a first visit\n')
      console.log(
        markdownTable(
          ['what', 'bytes', 'brotli'],
          measureBytes(html).map(({ what, bytes, brotli }) => [what, bytes, brotli]),
        ),
      )
    }
    if (parts.has('browser')) {
      console.log('\n## Before any interaction, phone, CPU slowed 4 times\n')
      const rows = await measureFirstVisit(origin, paths, findChromium())
      console.log(
        markdownTable(
          ['page', 'scripts run', 'longest task of ours (ms; 0: none over 50)', 'layout shift'],
          rows.map((row) => [
            row.page,
            row.scriptsRun.join(' '),
            row.longestScriptMs.toFixed(0),
            (row.layoutShift.whileLoading + row.layoutShift.loaded).toFixed(4),
          ]),
        ),
      )
      console.log('\n## From an interaction to the next paint, CPU slowed 4 times\n')
      const interactions = await benchInteractions({ origin, home: paths.home, search: paths.search }, findChromium())
      console.log(
        markdownTable(
          ['what', 'wall, ms', 'CPU of the main thread, ms'],
          interactions.map(({ what, wallMs, cpuMs }) => [what, wallMs.toFixed(0), cpuMs.toFixed(0)]),
        ),
      )
    }
  } finally {
    await miniflare.dispose()
    pictures.close()
  }
}

if (parts.has('pages')) {
  console.log('\n## Pages\n')
  const rows = await benchPages(STATE, requests, CLOCK, values.pages.split(','))
  console.log(
    markdownTable(
      ['page', 'what', 'bytes', 'requests/s', 'CPU ms/request', 'p50 ms', 'p99 ms', 'ratio'],
      rows.map(({ page, what, result, ratio = '' }) => [
        page,
        what,
        result.bytes,
        result.perSecond.toFixed(0),
        result.cpuMs.toFixed(3),
        result.p50.toFixed(2),
        result.p99.toFixed(2),
        ratio,
      ]),
    ),
  )
}

if (parts.has('real-time')) {
  console.log('\n## With the machine’s clock, back end included\n')
  const peers = values.beside.map((peer) => {
    const [name = '', port, pid] = peer.split(/[=:]/)
    return { name, port: Number(port), pid: Number(pid) }
  })
  const rows = await benchRealTime(STATE, peers)
  console.log(
    markdownTable(
      ['what', 'requests', 'CPU ms/request', 'p50 ms', 'p99 ms'],
      rows.map(({ what, requests, cpuMs, p50, p99 }) => [
        ...[what, requests, cpuMs.toFixed(2), p50.toFixed(1), p99.toFixed(1)],
      ]),
    ),
  )
}

if (parts.has('junk')) {
  console.log('\n## Requests that no cache can answer, back end included\n')
  const rows = await benchJunk(STATE, requests, CLOCK)
  console.log(
    markdownTable(
      ['request', 'bytes', 'CPU ms/request', 'p50 ms'],
      rows.map(({ what, result }) => [what, result.bytes, result.cpuMs.toFixed(1), result.p50.toFixed(1)]),
    ),
  )
}

if (parts.has('memory')) {
  console.log('\n## Memory of different URLs, with heaps of 128 MB\n')
  const { rows, peaks } = await benchMemory(STATE, Number(values.urls), TEST_NOW)
  const inMb = (heaps: readonly number[]) => heaps.map((heap) => heap.toFixed(1))
  console.log(
    markdownTable(
      ['URLs', 'stored pages', ...MEASURED.map((name) => `heap of the ${name}, MB`)],
      [...rows.map(({ urls, stored, heaps }) => [urls, stored, ...inMb(heaps)]), ['peak', '', ...inMb(peaks)]],
    ),
  )
}

if (parts.has('catalogue')) {
  console.log('\n## Catalogue queries, whole call to the back end\n')
  const rows = await benchCatalogue(60)
  console.log(
    markdownTable(
      ['query', 'departures', 'rows read', 'ms in the database', 'whole call, p50 ms', 'ratio'],
      rows.map(({ query, departures, database, p50, ratio = '' }) => [
        ...[query, departures, database.rowsRead, database.ms.toFixed(2)],
        ...[p50 === 0 ? '' : p50.toFixed(2), ratio],
      ]),
    ),
  )
}
if (parts.has('deployment')) {
  console.log('\n## Deployment\n')
  const rows = await benchDeployment()
  console.log(
    markdownTable(
      ['worker', 'KiB', 'KiB after gzip', 'CPU to start, ms'],
      rows.map(({ worker, kib, gzipKib, startUpMs }) => [worker, kib, gzipKib, startUpMs.toFixed(0)]),
    ),
  )
}

if (parts.has('start')) {
  console.log('\n## Starts of a fresh clone\n')
  const rows = await benchFirstStart()
  console.log(
    markdownTable(
      ['start', 'until', 'seconds'],
      rows.map(({ start, phase, seconds }) => [start, phase, seconds.toFixed(1)]),
    ),
  )
}

if (parts.has('soak')) {
  console.log('\n## Soak\n')
  const { samples, ...counts } = await soak(STATE, Number(values.minutes))
  console.log(
    markdownTable(
      ['minute', 'heap of the storefront, MB', 'memory of all workers, MB'],
      samples.map(({ minute, heap, resident }) => [minute, heap.toFixed(1), resident.toFixed(0)]),
    ),
  )
  console.log(`\n${markdownTable(['what', 'count'], Object.entries(counts))}`)
  const complaints = soakFailures({ samples, ...counts })
  console.log(
    `\nheap at the end: ${growthOf(samples).toFixed(2)} times that of minute 3; ${complaints.join('; ') || 'all is well'}`,
  )
  process.exitCode = complaints.length === 0 ? 0 : 1
}
process.exit()
