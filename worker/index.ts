import { env } from 'cloudflare:workers'
import { reportError } from '../shared/log/error-report.ts'
import { handle } from './app.ts'
import { configErrors, type Env, readConfig } from './env.ts'
import { forwardEvents, resendEvents } from './features/experiments/event-stream.ts'
import { pullRecorded } from './features/growth/growth-log.ts'
import { saveExperiments } from './flags/remember-experiments.ts'
import { logLine } from './telemetry/log-line.ts'

addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  const variables = env as unknown as Env
  if (configErrors(variables).length > 0) return
  const error = 'unhandled rejection'
  logLine(readConfig(variables), { level: 'error', error, ...reportError(error, event.reason) })
})

/** The gateway knows the visitor, Page renders without knowing it, Private renders for one visitor. */
export default {
  fetch: handle,
  queue: (batch: MessageBatch<unknown>, env: Env) => forwardEvents({ env, config: readConfig(env) }, batch),
  scheduled: async (_controller: ScheduledController, env: Env) => {
    const config = readConfig(env)
    await pullRecorded(env, config)
    await saveExperiments(env, config)
    await resendEvents({ env, config })
  },
}
export { Page } from './engine/entrypoints/page.tsx'
export { Private } from './engine/entrypoints/private.tsx'
