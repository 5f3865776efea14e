import type { Miniflare } from 'miniflare'
import { scriptName, type WorkerName } from './worker-options.ts'

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
