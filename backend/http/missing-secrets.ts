import { logLine, type Service } from './log.ts'

/** `vital` secrets are those that the worker cannot run without. */
export type Secrets = Readonly<Record<string, { for: string; vital: boolean }>>

const reported = new WeakSet<object>()

/**
 * Missing secrets with the affected features; logged once at start.
 * @param service name in the log
 */
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
