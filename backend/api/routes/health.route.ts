import { Hono } from 'hono'
import { databaseProblem } from '../../../shared/health/database-health.ts'
import { logLine } from '../../http/log.ts'
import { missingSecrets } from '../../http/missing-secrets.ts'
import { type Api, SECRETS } from '../env.ts'

export const healthRoute = new Hono<Api>()
  .get('/healthz', (c) => c.json({ alive: true }))
  .get('/readyz', async (c) => {
    const { missing, vital } = missingSecrets(c.env, 'api', SECRETS)
    const reason = vital ? 'secrets are missing' : await whyNotReady(c.env.DB)
    const lacking = missing.length > 0 && { missing }
    return reason ? c.json({ ready: false, reason, ...lacking }, 503) : c.json({ ready: true, ...lacking })
  })

const whyNotReady = async (db: D1Database): Promise<string | null> => {
  const found = await databaseProblem(db, 'api')
  if (found !== null) {
    logLine('api', { level: 'error', error: 'database', ...found })
    return found.problem
  }
  const seed = await db.prepare("SELECT 1 FROM meta WHERE key = 'seed_fingerprint'").first()
  return seed === null ? 'the catalogue is not seeded' : null
}
