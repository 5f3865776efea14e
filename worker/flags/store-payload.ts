import { z } from 'zod'
import { dateOf, MAX_PAYLOAD_LENGTH, parsePayload } from '../../flags/payload.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { readExternal } from '../data/transport.ts'
import type { Config, Env } from '../env.ts'
import { logLine } from '../telemetry/log-line.ts'
import { PAYLOAD_KEY, reloadFlags } from './current-flags.ts'

const stampSchema = lazySchema(() =>
  z.object({
    /** In seconds. */
    at: z.number(),
    id: z.string(),
    /** As GrowthBook states it. */
    dateUpdated: z.string().nullable(),
    /** Keys of the latest payloads that were dated ahead of our clock when they arrived. */
    ahead: z.array(z.string()).optional(),
  }),
)
export type PayloadStamp = z.infer<typeof stampSchema>

type Stored = 'stored' | 'known' | 'older' | 'dated in the future'

/** Largest difference of GrowthBook's clock and ours. */
const MAX_SKEW_MS = 60_000

/** KV's metadata has room for 1,024 bytes. */
const MAX_AHEAD = 10

const isAhead = ({ at, dateUpdated }: PayloadStamp, now: number): boolean =>
  Math.max(at * 1000, Date.parse(dateUpdated ?? '') || 0) > now

/** The same for a payload by webhook and by pull. */
const keyOf = ({ id, dateUpdated }: PayloadStamp): string => dateUpdated ?? id

/** Messages arrive twice, out of order, or replayed: none may undo a later change. */
export const isNewer = (stamp: PayloadStamp, stored: PayloadStamp | null): boolean => {
  if (stored === null) return true
  if (stamp.id === stored.id || stored.ahead?.includes(keyOf(stamp))) return false
  if (stamp.dateUpdated === null || stored.dateUpdated === null) return stamp.at > stored.at
  // As instants: texts with and without milliseconds sort differently.
  const later = Date.parse(stamp.dateUpdated) - Date.parse(stored.dateUpdated)
  return later === 0 ? stamp.at > stored.at : later > 0
}

/** Lowers times ahead of our clock to now, and adds the payload's key, by which it is recognised later. */
const withinClock = (stamp: PayloadStamp, ahead: readonly string[], now: number): PayloadStamp => {
  if (!isAhead(stamp, now)) return { ...stamp, ahead: [...ahead] }
  const { at, id, dateUpdated } = stamp
  const isDateAhead = dateUpdated !== null && Date.parse(dateUpdated) > now
  return {
    at: Math.min(at, now / 1000),
    id,
    dateUpdated: isDateAhead ? new Date(now).toISOString() : dateUpdated,
    ahead: [...ahead, keyOf(stamp)].slice(-MAX_AHEAD),
  }
}

/**
 * Saves a valid payload for all isolates; this one reloads immediately. A date in the future would block payloads that
 * are made before it: it is stored as the time of arrival, and more than a minute ahead the payload is refused. A
 * stored one that is further ahead counts as absent. @param now in ms
 */
export const storePayload = async (
  flags: KVNamespace,
  text: string,
  stamp: PayloadStamp,
  now: number,
): Promise<Stored> => {
  if (isAhead(stamp, now + MAX_SKEW_MS)) return 'dated in the future'
  const { value, metadata } = await flags.getWithMetadata(PAYLOAD_KEY)
  const stored = stampSchema.safeParse(metadata).data ?? null
  if (value === text && stored !== null) return 'known'
  const comparable = stored !== null && isAhead(stored, now + MAX_SKEW_MS) ? null : stored
  if (!isNewer(stamp, comparable)) return 'older'
  await flags.put(PAYLOAD_KEY, text, { metadata: withinClock(stamp, stored?.ahead ?? [], now) })
  reloadFlags()
  return 'stored'
}

const TIMEOUT_MS = 5000
/** A character has up to three bytes. */
const MAX_BYTES = 3 * MAX_PAYLOAD_LENGTH

export type PulledPayload = Stored | 'bad' | 'unreachable' | 'not configured'

/** Fetches the payload from GrowthBook in case a webhook was lost. It may lag behind a webhook. */
export const pullPayload = async (env: Env, config: Config): Promise<PulledPayload> => {
  const { FLAGS } = env
  if (FLAGS === undefined || config.FLAGS_URL === undefined) return 'not configured'
  const call = { name: 'flags', url: config.FLAGS_URL, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
  const text = await readExternal({ env, config }, call).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  if (text === null) {
    logLine(config, { flags: 'pull', problem: 'unreachable' })
    return 'unreachable'
  }
  const read = parsePayload(text)
  if ('problem' in read) {
    logLine(config, { flags: 'pull', problem: read.problem })
    return 'bad'
  }
  const dateUpdated = dateOf(read.payload)
  // Without a date it counts as the oldest.
  const at = dateUpdated === null ? 0 : Math.floor(config.now() / 1000)
  const stored = await storePayload(FLAGS, text, { at, id: `pull ${dateUpdated}`, dateUpdated }, config.now())
  if (stored === 'dated in the future') logLine(config, { flags: 'pull', problem: stored })
  if (stored === 'stored') logLine(config, { flags: 'pull', stored: dateUpdated })
  return stored
}
