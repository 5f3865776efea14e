import type { FeatureApiResponse } from '@growthbook/growthbook'
import { dateOf } from '../../../flags/payload.ts'
import { textOf } from '../../../shared/log/error-report.ts'
import type { Config, Env } from '../../env.ts'
import { currentFlags } from '../../flags/current-flags.ts'
import { type PulledPayload, pullPayload } from '../../flags/store-payload.ts'
import { logLine } from '../../telemetry/log-line.ts'

/** Newest lines that the page shows; the table keeps more (0002_growth_log.sql). */
const SHOWN = 200
const MAX_LENGTH = 500

export type GrowthChange = { at: number; who: string; what: string }

/** Records what staff or a program did. A failure is logged: it undoes nothing. */
export const recordChange = async (
  { SESSIONS }: Pick<Env, 'SESSIONS'>,
  config: Config,
  { who, what }: Omit<GrowthChange, 'at'>,
): Promise<void> => {
  const insert = SESSIONS?.prepare('INSERT INTO growth_log (at, who, what) VALUES (?, ?, ?)')
  await insert
    ?.bind(config.realNow(), who, what.slice(0, MAX_LENGTH))
    .run()
    .catch((error: unknown) => logLine(config, { growth: 'log', problem: textOf(error) }))
}

/** Newest first; null when they cannot be read. */
export const loadChanges = async ({ SESSIONS }: Pick<Env, 'SESSIONS'>): Promise<GrowthChange[] | null> => {
  const select = SESSIONS?.prepare('SELECT at, who, what FROM growth_log ORDER BY id DESC LIMIT ?')
  const found = await select
    ?.bind(SHOWN)
    .all<GrowthChange>()
    .catch(() => null)
  return found?.results ?? null
}

/** Loads GrowthBook's published payload, and records a change. */
export const pullRecorded = async (env: Env, config: Config): Promise<PulledPayload> => {
  const before = await currentFlags(env, config)
  const pulled = await pullPayload(env, config)
  if (pulled !== 'stored') return pulled
  const after = await currentFlags(env, config)
  await recordChange(env, config, { who: 'GrowthBook', what: describePayload(before.payload, after.payload) })
  return pulled
}

/** What a stored payload changes, in words. */
export const describePayload = (before: FeatureApiResponse, after: FeatureApiResponse): string => {
  const names = new Set([...Object.keys(before.features ?? {}), ...Object.keys(after.features ?? {})])
  const textOf = ({ features = {} }: FeatureApiResponse, name: string) => JSON.stringify(features[name])
  const changed = [...names].filter((name) => textOf(before, name) !== textOf(after, name)).sort()
  const what = changed.length === 0 ? 'no flag' : changed.join(', ')
  return `stored the payload of ${dateOf(after) ?? 'an unknown date'}, which changes ${what}`
}
