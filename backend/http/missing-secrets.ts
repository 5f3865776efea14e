import { logLine, type Service } from './log.ts'

/** The worker cannot run without `vital` secrets. */
export type Secrets = Readonly<Record<string, { for: string; vital: boolean }>>

const reported = new WeakSet<object>()

/** Logs missing secrets once at start. */
export const missingSecrets = (
  env: object,
  service: Service,
  secrets: Secrets,
): { missing: string[]; vital: boolean } => {
  const given = env as Record<string, unknown>
  const lacking = Object.entries(secrets).filter(([name]) => typeof given[name] !== 'string' || given[name] === '')
  const missing = lacking.map(([name, { for: purpose }]) => `${name} is not set: ${purpose}`)
  if (missing.length > 0 && !reported.has(env)) logLine(service, { level: 'error', error: 'configuration', missing })
  reported.add(env)
  return { missing, vital: lacking.some(([, { vital }]) => vital) }
}
