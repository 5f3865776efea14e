import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerdCpuMs } from './process-cpu.ts'
import { SEARCHES } from './searches.ts'
import { startBare } from './start-bare.ts'

export type RealTimeRow = { what: string; requests: number; cpuMs: number; p50: number; p99: number }

const HOST = 'it.localhost:8787'
/** Each of the 96 searches is requested once in this time. */
const ROUND_MS = 12_000
const ROUNDS = 4

/** CPU of all workers and latencies with the machine's clock: searches that are requested now and then, and new ones. */
export const benchRealTime = async (state: string): Promise<RealTimeRow[]> => {
  const { miniflare, port } = await startBare(state, {})
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  const get = async (path: string) => {
    const started = performance.now()
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers: { host: HOST } }).end()
    const [response] = await once(outgoing, 'response')
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
    latencies.push(performance.now() - started)
  }
  const measure = async (what: string, work: () => Promise<void>): Promise<RealTimeRow> => {
    latencies.length = 0
    const before = workerdCpuMs()
    await work()
    const requests = latencies.length
    const sorted = latencies.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((requests - 1) * share)] ?? 0
    return { what, requests, cpuMs: (workerdCpuMs() - before) / requests, p50: at(0.5), p99: at(0.99) }
  }
  const round = async () => {
    for (const path of SEARCHES) {
      await Promise.all([get(path), sleep(ROUND_MS / SEARCHES.length)])
    }
  }
  try {
    // Compiled, stored, and past the first freshness.
    for (let n = 0; n < 3; n++) await round()
    const quiet = await measure('96 searches, each every 12 s, nothing changed', async () => {
      for (let n = 0; n < ROUNDS; n++) await round()
    })
    const fresh = Array.from({ length: 480 }, (_, n) => `/cerca?priceTo=${100_000 + (Date.now() % 500_000) + n}`)
    const cold = await measure('480 distinct searches', async () => {
      for (const path of fresh) await get(path)
    })
    return [quiet, cold]
  } finally {
    agent.destroy()
    await miniflare.dispose()
  }
}
