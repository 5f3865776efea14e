import { env } from 'cloudflare:workers'
import { reportError } from '../shared/log/error-report.ts'
import { configErrors, type Env, readConfig } from './env.ts'
import { logLine } from './log/log-line.ts'

/** Promises that fail unheard have a line in the log, as errors of requests have. Imported for that alone. */
addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  const variables = env as unknown as Env
  if (configErrors(variables).length > 0) return
  const error = 'unhandled rejection'
  logLine(readConfig(variables), { level: 'error', error, ...reportError(error, event.reason) })
})
