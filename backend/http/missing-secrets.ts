import { logLine, type Service } from './log.ts'

/** What a worker needs secrets for, by name. `vital` ones are those without which it cannot do its work at all. */
export type Secrets = Readonly<Record<string, { for: string; vital: boolean }>>

const told = new WeakSet<object>()

/**
 * The secrets that a worker was not given, each with what does not work. Told in its log once, as it starts.
 * @param service the worker's name in the log
 */
export const missingSecrets = (
  env: object,
  service: Service,
  secrets: Secrets,
): { missing: string[]; vital: boolean } => {
  const given = env as Record<string, unknown>
  const lacking = Object.entries(secrets).filter(([name]) => typeof given[name] !== 'string' || given[name] === '')
  const missing = lacking.map(([name, { for: purpose }]) => `${name} is not set: ${purpose}`)
  if (missing.length > 0 && !told.has(env)) logLine(service, { level: 'error', error: 'configuration', missing })
  told.add(env)
  return { missing, vital: lacking.some(([, { vital }]) => vital) }
}
