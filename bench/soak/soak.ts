import { readFileSync } from 'node:fs'
import { freePort } from '../../local/workers/ports.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import { scriptName } from '../../local/workers/worker-options.ts'
import { FAULTS } from '../../tests/support/faults.ts'
import { workerdProcesses } from '../process-cpu.ts'
import { heapOf } from './heap.ts'
import { coldTarget, type SoakTarget, warmPages, warmTarget } from './soak-targets.ts'
import { statusOf } from './status-of.ts'

/** Sample of the process: minutes since the start, heap of the storefront's isolate and memory of all workers (MB). */
export type HeapSample = { minute: number; heap: number; resident: number }

export type SoakResult = {
  samples: HeapSample[]
  requests: number
  faults: number
  /** 5xx responses for pages that were loaded before; must be 0. */
  warmErrors: number
  /** 500 responses; a failing back end must be 503. */
  internalErrors: number
  /** 503 responses for pages that were never loaded, expected while the back end fails. */
  coldUnavailable: number
  /** Requests without a response. */
  withoutResponse: number
  unhandledRejections: number
  /** Requests served with stale pages or data because of a failure. */
  staleResponses: number
}

const PER_SECOND = 4
const FAULT_EVERY_MS = 4000
const MAX_CONCURRENT = 24
/** One in so many requests is of the long tail. */
const COLD_EVERY = 4

/** Runs all workers on the real clock under steady requests while the back end fails every few seconds. */
export const soak = async (state: string, minutes: number): Promise<SoakResult> => {
  const port = await freePort()
  const result = { requests: 0, faults: 0, warmErrors: 0, internalErrors: 0, coldUnavailable: 0, withoutResponse: 0 }
  const seen = { unhandledRejections: 0, staleResponses: 0 }
  const miniflare = await startWorkers({
    port,
    state,
    inspectorPort: 0,
    variables: { api: { FAULTS: 'on' } },
    onLog(line) {
      if (/unhandled rejection|Uncaught \(in promise\)/.test(line)) seen.unhandledRejections++
      if (line.includes('"stale-if-error"')) seen.staleResponses++
    },
  })
  const request = (target: SoakTarget, options?: { method: string; fault?: string }) => statusOf(port, target, options)
  const samples: HeapSample[] = []
  const sample = async (minute: number) => {
    const heap = await heapOf(miniflare, scriptName('storefront'))
    samples.push({ minute, heap: heap / 1e6, resident: residentMegabytes() })
  }
  try {
    for (const page of warmPages)
      if ((await request(page)) !== 200) throw new Error(`${page.path} fails before the soak`)
    const switchFault = (n: number) => {
      const fault = n % 2 === 0 ? FAULTS[(n / 2) % FAULTS.length] : undefined
      if (fault !== undefined) result.faults++
      return request(
        { host: 'api', path: '/faults' },
        fault === undefined ? { method: 'DELETE' } : { method: 'PUT', fault },
      )
    }
    let pending = 0
    const visit = async (n: number) => {
      const isCold = n % COLD_EVERY === 0
      const page = isCold ? coldTarget(n / COLD_EVERY) : warmTarget(n - Math.ceil(n / COLD_EVERY))
      if (pending >= MAX_CONCURRENT) return
      pending++
      result.requests++
      const status = await request(page).catch(() => null)
      pending--
      if (status === null) result.withoutResponse++
      else if (status === 500) result.internalErrors++
      if (status !== null && status >= 500 && !isCold) result.warmErrors++
      if (status === 503 && isCold) result.coldUnavailable++
    }
    const started = performance.now()
    const passed = () => performance.now() - started
    let [visits, switches, minute] = [0, 0, 0]
    const running = new Set<Promise<unknown>>()
    while (passed() < minutes * 60_000) {
      if (passed() >= switches * FAULT_EVERY_MS) await switchFault(switches++)
      if (passed() >= minute * 60_000) await sample(minute++)
      const visiting = visit(visits++).finally(() => running.delete(visiting))
      running.add(visiting)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, (visits * 1000) / PER_SECOND - passed())))
    }
    await Promise.all(running)
    await request({ host: 'api', path: '/faults' }, { method: 'DELETE' })
    await sample(minutes)
  } finally {
    await miniflare.dispose()
  }
  return { samples, ...result, ...seen }
}

const residentMegabytes = (): number =>
  workerdProcesses().reduce((sum, pid) => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return sum + Number(kilobytes) / 1000
  }, 0)
