import { Hono } from 'hono'
import { databaseProblem } from '../../../shared/health/database-health.ts'
import { missingSecrets } from '../../kit/http/missing-secrets.ts'
import { type Api, type Env, SECRETS } from '../env.ts'
import { logLine } from '../http/log.ts'

export const healthRoute = new Hono<Api>()
  .get('/healthz', (c) => c.json({ alive: true, deployment: c.env.VERSION?.id }))
  .get('/readyz', async (c) => {
    const { missing, vital } = missingSecrets(c.env, 'api', SECRETS)
    const reason = vital ? 'secrets are missing' : await whyNotReady(c.env)
    const lacking = missing.length > 0 && { missing }
    return reason ? c.json({ ready: false, reason, ...lacking }, 503) : c.json({ ready: true, ...lacking })
  })

const whyNotReady = async ({ DB, EVENTS_DB, ENVIRONMENT }: Env): Promise<string | null> => {
  const isWhole = ENVIRONMENT === 'local'
  for (const [database, found] of [
    ['api', await databaseProblem(DB, 'api', isWhole)],
    ['events', await databaseProblem(EVENTS_DB, 'events', isWhole)],
  ] as const) {
    if (found === null) continue
    logLine({ level: 'error', error: 'database', database, ...found })
    return found.problem
  }
  return null
}
