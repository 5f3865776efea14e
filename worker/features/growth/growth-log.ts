import type { FeatureApiResponse } from '@growthbook/growthbook'
import { dateOf } from '../../../flags/payload.ts'
import { textOf } from '../../../shared/log/error-report.ts'
import type { Config, Env } from '../../env.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { type PulledPayload, pullPayload } from '../../flags/store-payload.ts'
import { logLine } from '../../telemetry/log-line.ts'

/** Lines of a page. */
const SHOWN = 100
const MAX_LENGTH = 2000

export type GrowthChange = { id: number; at: number; who: string; what: string }

/** Records what staff or a program did. A failure is logged: it undoes nothing. */
export const recordChange = async (
  { SESSIONS }: Pick<Env, 'SESSIONS'>,
  config: Config,
  { who, what }: Pick<GrowthChange, 'who' | 'what'>,
): Promise<void> => {
  const insert = SESSIONS?.prepare('INSERT INTO growth_log (at, who, what) VALUES (?, ?, ?)')
  await insert
    ?.bind(config.realNow(), who, what.slice(0, MAX_LENGTH))
    .run()
    .catch((error: unknown) => logLine(config, { growth: 'log', problem: textOf(error) }))
}

/**
 * Newest first, and whether there are older ones; null when they cannot be read.
 * @param before id of a line; null: the newest lines
 */
export const loadChanges = async (
  { SESSIONS }: Pick<Env, 'SESSIONS'>,
  before: number | null,
): Promise<{ changes: GrowthChange[]; hasOlder: boolean } | null> => {
  const select = SESSIONS?.prepare(
    'SELECT id, at, who, what FROM growth_log WHERE ?1 IS NULL OR id < ?1 ORDER BY id DESC LIMIT ?2',
  )
  const found = await select
    ?.bind(before, SHOWN + 1)
    .all<GrowthChange>()
    .catch(() => null)
  return found ? { changes: found.results.slice(0, SHOWN), hasOlder: found.results.length > SHOWN } : null
}

/** Loads GrowthBook's published payload, and records a change. */
export const pullRecorded = async (env: Env, config: Config): Promise<PulledPayload> => {
  const before = await currentFlags(env, config)
  const pulled = await pullPayload(env, config)
  if (pulled !== 'stored') return pulled
  const after = await currentFlags(env, config)
  await recordChange(env, config, { who: 'GrowthBook', what: await describePayload(before.payload, after.payload) })
  return pulled
}

/** What a stored payload changes, in words; nobody tells who published it. */
export const describePayload = async (before: FeatureApiResponse, after: FeatureApiResponse): Promise<string> => {
  // Its code is for the growth pages.
  const { describeRule, describeValue } = await import('./describe-rule.ts')
  const describeFlag = (name: string): string[] => {
    const [old, now] = [before.features?.[name], after.features?.[name]]
    if (isSame(old, now)) return []
    if (now === undefined) return [`${name}: removed`]
    const value = `default ${describeValue(now.defaultValue)}`
    const rules = (now.rules ?? []).map((rule) => describeRule(rule) ?? 'a rule that only GrowthBook can tell')
    const parts = [
      ...(old === undefined ? [`added, ${value}`] : []),
      ...(old && !isSame(old.defaultValue, now.defaultValue)
        ? [`${value}, was ${describeValue(old.defaultValue)}`]
        : []),
      ...(isSame(old?.rules ?? [], now.rules ?? []) ? [] : [`rules: ${rules.join('; ') || 'none'}`]),
    ]
    return [`${name}: ${parts.join(', ') || 'changed'}`]
  }
  const names = new Set([...Object.keys(before.features ?? {}), ...Object.keys(after.features ?? {})])
  const changes = [...names].sort().flatMap(describeFlag).join('. ')
  return `stored the payload of ${dateOf(after) ?? 'an unknown date'}. ${changes === '' ? 'No flag changes' : changes}`
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
