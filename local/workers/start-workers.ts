import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { localVariables } from './local-variables.ts'
import { startMiniflare } from './start-miniflare.ts'
import { scriptName, WORKERS, type WorkerName, workerOptions } from './worker-options.ts'

export type StartOptions = {
  port: number
  /** Folder of databases, pictures and caches. */
  state: string
  /** Workers to start, the first one behind the port; default: all. */
  workers?: readonly WorkerName[]
  /** Replacements for local variables. */
  variables?: Partial<Record<WorkerName, Readonly<Record<string, unknown>>>>
  /** Further workers in Miniflare's format, for probes of tests. */
  extraWorkers?: readonly object[]
  /** Port of workerd's inspector on loopback, 0 for any. */
  inspectorPort?: number
  /** Called for each line of a worker. */
  onLog?: (line: string, level: string) => void
}

/**
 * Starts the built workers in one workerd process behind one loopback port. Call `dispose()` to stop them. Throws when
 * the port is in use.
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
  // Cached responses contain the port, so caches do not survive a start; data does.
  rmSync(join(state, 'cache'), { recursive: true, force: true })
  const local = localVariables(port)
  return startMiniflare({
    port,
    ...(inspectorPort !== undefined && { inspectorPort }),
    resourcePersistencePath: state,
    // Workers join lines (worker/telemetry/log-line.ts).
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      for (const line of message.split('\n')) onLog?.(line, level)
    },
    workers: [...workers.map((name) => workerOptions(name, { ...local[name], ...variables[name] })), ...extraWorkers],
  })
}

const SCHEDULED: readonly WorkerName[] = ['storefront', 'api', 'identity']
const MINUTE_MS = 60_000

/** Runs a worker's scheduled handler; workerd has no scheduler. */
export const runScheduled = async (miniflare: Miniflare, name: WorkerName): Promise<void> => {
  const worker = await miniflare.getWorker(scriptName(name))
  await worker.scheduled({ cron: '* * * * *' })
}

/** Runs all schedules each minute, until the returned function is called. */
export const runSchedules = (miniflare: Miniflare): (() => void) => {
  const timer = setInterval(() => {
    for (const name of SCHEDULED) runScheduled(miniflare, name).catch((error) => console.error(String(error)))
  }, MINUTE_MS)
  return () => clearInterval(timer)
}
