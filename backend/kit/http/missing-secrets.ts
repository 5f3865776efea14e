import { isLocalSecret } from '../../../shared/health/local-secret.ts'
import { logServiceLine, type Service } from './log.ts'

/** The worker cannot run without `vital` secrets. */
export type Secrets = Readonly<Record<string, { for: string; vital: boolean }>>

const reported = new WeakSet<object>()

/** Logs missing secrets once at start. Local secrets are public, so they count as missing elsewhere. */
export const missingSecrets = (
  env: object,
  service: Service,
  secrets: Secrets,
): { missing: string[]; vital: boolean } => {
  const given = env as Record<string, unknown>
  const problems = Object.entries(secrets).flatMap(([name, { for: purpose, vital }]) => {
    if (typeof given[name] !== 'string' || given[name] === '') return { text: `${name} is not set: ${purpose}`, vital }
    const isPublic = given.ENVIRONMENT !== 'local' && isLocalSecret(given[name])
    return isPublic ? { text: `${name} is that of everybody's own machine: wrangler secret put ${name}`, vital } : []
  })
  const missing = problems.map(({ text }) => text)
  if (missing.length > 0 && !reported.has(env))
    logServiceLine(service, { level: 'error', error: 'configuration', missing })
  reported.add(env)
  return { missing, vital: problems.some(({ vital }) => vital) }
}
