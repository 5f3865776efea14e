import { changesSchema } from '../../shared/contracts/changes.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import type { DataLabel } from '../telemetry/request-log.ts'
import { fetchPublic } from './fetch-public.ts'
import type { CallContext } from './transport.ts'
import { withTimeout } from './with-timeout.ts'

/** Changes are asked for at most once in this time. */
const READ_EVERY_MS = 2000
/** Prices and seats are right within this time of a change. */
const TRUST_MS = 5000
const TIMEOUT_MS = 500
const UNCHECKED_MS = 60_000
const RESTORED_AFTER_MS = 60_000

/** All changes after `since` until `version`, as `readAt` (ms of `config.realNow`) had them. */
let known = { version: 0, since: Number.POSITIVE_INFINITY, readAt: Number.NEGATIVE_INFINITY }
const changed = new Map<string, number>()
let reading: { done: Promise<void>; startedAt: number } | null = null

type Following = CallContext & { waitUntil: (promise: Promise<unknown>) => void }

/** Learns of changes; the result is to be awaited where what is known is too old to trust. */
export const followChanges = (context: Following): Promise<unknown> | null => {
  const now = context.config.realNow()
  if (now - known.readAt < READ_EVERY_MS) return null
  if (reading === null || now - reading.startedAt >= READ_EVERY_MS) {
    const done = readChanges(context).catch(() => undefined)
    reading = { done, startedAt: now }
    context.waitUntil(done)
  }
  // Another request may lead the call, and end with it.
  return now - known.readAt < TRUST_MS ? null : withTimeout(reading.done, 2 * TIMEOUT_MS)
}

/**
 * Reads the changes since the last read. Throws UpstreamError.
 * @param name of the call, each with a circuit breaker
 */
export const readChanges = async ({ env, config }: CallContext, name = 'changes'): Promise<void> => {
  const startedAt = config.realNow()
  const isFirst = known.since === Number.POSITIVE_INFINITY
  const path = `/changes?since=${isFirst ? 0 : known.version}`
  const { json } = await fetchPublic({ env, config }, { name, path, timeoutMs: TIMEOUT_MS })
  const { version, since, changed: more } = envelope(changesSchema).parse(json).data
  const isOlder = version < known.version
  // A copy that lags knows nothing new; a restored database stays behind.
  if (isOlder && startedAt - known.readAt < RESTORED_AFTER_MS) return
  // One response holds so many changes.
  const isGap = isFirst || isOlder || since > known.version
  if (isGap) changed.clear()
  for (const [tag, at] of Object.entries(more)) changed.set(tag, at)
  known = { version, since: isGap ? since : known.since, readAt: startedAt }
}

/** The newest version that is known to have changed something with one of the tags; 0 when none is known. */
export const lastChange = (tags: readonly string[]): number =>
  tags.reduce((latest, tag) => Math.max(latest, changed.get(tag) ?? 0), changed.get('all') ?? 0)

/** The newest version that a value is known to show: other data on its page may have changed since its own. */
export const shownVersion = ({ version, tags }: DataLabel): number | null =>
  version === null || version < known.since || lastChange(tags) > version ? version : Math.max(version, known.version)

/** A value with a version is checked when prices and seats have to be; while that fails, it is a minute old at most. */
export const checkedLifetime = <L extends { freshMs: number; staleMs: number }>(
  { version, isTimed }: Pick<DataLabel, 'version' | 'isTimed'>,
  lifetime: L,
): L => {
  if (version === null || isTimed) return lifetime
  const [freshMs, staleMs] = [Math.min(lifetime.freshMs, TRUST_MS), Math.min(lifetime.staleMs, UNCHECKED_MS)]
  return { ...lifetime, freshMs, staleMs }
}

/**
 * Until when (ms) nothing changed of what a value shows; `changed` if something may have, or the day is another; null
 * while changes cannot be read.
 * @param madeAt ms
 */
export const unchangedUntil = (
  { version, tags, isTimed }: DataLabel,
  madeAt: number,
  { now, realNow }: { now: number; realNow: number },
): number | 'changed' | null => {
  if (version === null || realNow - known.readAt >= TRUST_MS) return null
  // A copy that lags does not know of it yet.
  if (version > known.version) return now - madeAt < TRUST_MS ? null : 'changed'
  if (version < known.since || lastChange(tags) > version) return 'changed'
  if (isTimed) return null
  const isOfToday = Math.floor(madeAt / DAY_MS) === Math.floor(now / DAY_MS)
  return isOfToday ? now - (realNow - known.readAt) : 'changed'
}
