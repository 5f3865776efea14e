import { Hono } from 'hono'
import { missingSecrets } from '../../http/missing-secrets.ts'
import { type Api, SECRETS } from '../env.ts'

const SCHEMA_VERSION = '33'

export const healthRoute = new Hono<Api>()
  .get('/healthz', (c) => c.json({ alive: true }))
  .get('/readyz', async (c) => {
    const { missing, vital } = missingSecrets(c.env, 'api', SECRETS)
    const reason = vital ? 'secrets are missing' : await whyNotReady(c.env.DB)
    const lacking = missing.length > 0 && { missing }
    return reason ? c.json({ ready: false, reason, ...lacking }, 503) : c.json({ ready: true, ...lacking })
  })

async function whyNotReady(db: D1Database): Promise<string | null> {
  try {
    const { results } = await db
      .prepare("SELECT key, value FROM meta WHERE key IN ('schema_version', 'seed_fingerprint')")
      .all<{ key: string; value: string }>()
    const facts = new Map(results.map(({ key, value }) => [key, value]))
    if (facts.get('schema_version') !== SCHEMA_VERSION) return 'migrations are missing'
    return facts.has('seed_fingerprint') ? null : 'the catalogue is not seeded'
  } catch {
    return 'the database does not answer or is not migrated'
  }
}
