import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { localVariables } from './local-variables.ts'
import { scriptName, WORKERS, type WorkerName, workerOptions } from './worker-options.ts'

export type StartOptions = {
  port: number
  /** Folder in which databases, pictures and caches live on. */
  state: string
  /** Workers to start, the first one behind the port; all of them unless told. */
  workers?: readonly WorkerName[]
  /** Variables in place of the local ones. */
  variables?: Partial<Record<WorkerName, Readonly<Record<string, unknown>>>>
  /** Further workers in Miniflare's own terms: tests put probes beside the product. */
  extraWorkers?: readonly object[]
  /** Opens workerd's inspector on this loopback port, 0 for any. */
  inspectorPort?: number
  /** Receives each line that a worker writes. */
  onLog?: (line: string, level: string) => void
}

/**
 * Starts the built workers in workerd, all in one process behind one port. Loopback only. Call `dispose()` to
 * stop them. Throws when the port is taken.
 */
export const startWorkers = async ({
  port,
  state,
  workers = WORKERS,
  variables = {},
  extraWorkers = [],
  inspectorPort,
  onLog,
}: StartOptions): Promise<Miniflare> => {
  // Cached answers carry the addresses of the port that they were made for; data lives on, caches do not.
  rmSync(join(state, 'cache'), { recursive: true, force: true })
  const local = localVariables(port)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host: '127.0.0.1',
      ...(inspectorPort !== undefined && { inspectorPort }),
      // Without this the runtime would fetch sample geolocation data from the network.
      cf: false,
      log: new Log(LogLevel.NONE),
      resourcePersistencePath: state,
      handleStructuredLogs: ({ level, message }) => onLog?.(message, level),
      workers: [...workers.map((name) => workerOptions(name, { ...local[name], ...variables[name] })), ...extraWorkers],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await miniflare.ready
  return miniflare
}

const SCHEDULED: readonly WorkerName[] = ['storefront', 'api', 'identity']
const MINUTE_MS = 60_000

/** Runs what the platform would run by the workers' schedules: workerd itself keeps no time. */
export const runScheduled = async (miniflare: Miniflare, name: WorkerName): Promise<void> => {
  const worker = await miniflare.getWorker(scriptName(name))
  await worker.scheduled({ cron: '* * * * *' })
}

/** Does so each minute, until the returned function is called. */
export const runSchedules = (miniflare: Miniflare): (() => void) => {
  const timer = setInterval(() => {
    for (const name of SCHEDULED) runScheduled(miniflare, name).catch((error) => console.error(String(error)))
  }, MINUTE_MS)
  return () => clearInterval(timer)
}
