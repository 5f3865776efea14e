import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { LOCAL_SECRETS } from '../local/workers/local-variables.ts'
import { freePort } from '../local/workers/ports.ts'
import { scriptName } from '../local/workers/worker-options.ts'
import { workerdCpuMs } from './process-cpu.ts'
import { SEARCHES } from './searches.ts'
import { startBare } from './start-bare.ts'

export type RealTimeRow = { what: string; requests: number; cpuMs: number; p50: number; p99: number }

const HOST = 'it.localhost:8787'
/** Each of the 96 searches is requested once in this time. */
const ROUND_MS = 12_000
const ROUNDS = 4

/** A server that runs already and responds to `/` with the same list. */
export type Peer = { name: string; port: number; pid: number }

/** CPU of all workers and latencies with the machine's clock: searches that are requested now and then, and new ones. */
export const benchRealTime = async (state: string, peers: readonly Peer[]): Promise<RealTimeRow[]> => {
  const constantPort = await freePort()
  const { miniflare, port } = await startBare(state, {}, [constantBytes(constantPort)])
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  const get = async (path: string, from = port) => {
    const started = performance.now()
    const outgoing = request({ agent, host: '127.0.0.1', port: from, path, headers: { host: HOST } }).end()
    const [response] = await once(outgoing, 'response')
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
    latencies.push(performance.now() - started)
  }
  const measure = async (what: string, work: () => Promise<void>, pids?: number[]): Promise<RealTimeRow> => {
    latencies.length = 0
    const before = workerdCpuMs(pids)
    await work()
    const requests = latencies.length
    const sorted = latencies.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((requests - 1) * share)] ?? 0
    return { what, requests, cpuMs: (workerdCpuMs(pids) - before) / requests, p50: at(0.5), p99: at(0.99) }
  }
  const rounds = async (count: number, from = port, paths = SEARCHES) => {
    for (let n = 0; n < count; n++)
      for (const path of paths) await Promise.all([get(path, from), sleep(ROUND_MS / paths.length)])
  }
  try {
    // Compiled, stored, and past the first freshness.
    await rounds(3)
    const storefront = await miniflare.getWorker(scriptName('storefront'))
    const page = await storefront.fetch(`http://${HOST}${SEARCHES[0]}`)
    await fetch(`http://127.0.0.1:${constantPort}/`, { method: 'POST', body: await page.text() })
    const constant = await measure('constant bytes at that pace', () => rounds(ROUNDS, constantPort))
    const beside: RealTimeRow[] = []
    const queries = SEARCHES.map((path) => path.replace(/^[^?]*/, '/'))
    for (const { name, port: from, pid } of peers) {
      await rounds(1, from, queries)
      beside.push(await measure(`${name}, at that pace`, () => rounds(ROUNDS, from, queries), [pid]))
    }
    const quiet = await measure('96 searches, each every 12 s, nothing changed', () => rounds(ROUNDS))
    const selling = new AbortController()
    const sold = sellSeats(miniflare, selling.signal)
    const busy = await measure('the same, a seat sold every 10 s', () => rounds(ROUNDS))
    selling.abort()
    await sold
    const fresh = Array.from({ length: 480 }, (_, n) => `/cerca?priceTo=${100_000 + (Date.now() % 500_000) + n}`)
    const cold = await measure('480 distinct searches', async () => {
      for (const path of fresh) await get(path)
    })
    return [constant, ...beside, quiet, busy, cold]
  } finally {
    agent.destroy()
    await miniflare.dispose()
  }
}

/** A worker that responds with the last body that it was sent. */
const constantBytes = (port: number) => ({
  ...{ name: 'constant-bytes', modules: true, unsafeDirectSockets: [{ host: '127.0.0.1', port }] },
  script: `let body
export default {
  async fetch(request) {
    if (request.method === 'POST') body = await request.arrayBuffer()
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`,
})

/** Changes the free seats of a departure every 10 s, of one after the other. */
const sellSeats = async (miniflare: Miniflare, signal: AbortSignal): Promise<void> => {
  const api = await miniflare.getWorker(scriptName('api'))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}` }
  const send = async (method: string, path: string, body: object): Promise<string> => {
    const response = await api.fetch(`https://api.internal${path}`, { method, headers, body: JSON.stringify(body) })
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }
  const list = await send('POST', '/tours?market=it', {})
  const tours = (JSON.parse(list).data.data as { id: string; salesStatus: string }[]).filter(
    ({ salesStatus }) => salesStatus === 'CONFIRMED',
  )
  for (let n = 0; !signal.aborted; n++) {
    await send('PATCH', `/backoffice/tours/${tours[n % tours.length]?.id}`, { freeSeats: 4 + (n % 9) })
    await sleep(10_000, undefined, { signal }).catch(() => {})
  }
}
