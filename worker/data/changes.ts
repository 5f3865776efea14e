import { changesSchema } from '../../shared/contracts/changes.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import type { DataLabel } from '../telemetry/request-log.ts'
import { fetchPublic } from './fetch-public.ts'
import type { CallContext } from './transport.ts'

/** Changes are asked for at most once in this time. */
const READ_EVERY_MS = 1000
/** Prices and seats are right within this time of a change. */
const TRUST_MS = 5000
const TIMEOUT_MS = 500
/** A value is made again at least this often. */
const MAX_AGE_MS = 6 * 3_600_000
const DAY_MS = 86_400_000

/** All changes after `since` until `version`, as `readAt` (ms of `config.elapsed`) had them. */
let known = { version: 0, since: Number.POSITIVE_INFINITY, readAt: Number.NEGATIVE_INFINITY }
const changed = new Map<string, number>()
let reading: { done: Promise<void>; startedAt: number } | null = null

type Following = CallContext & { waitUntil: (promise: Promise<unknown>) => void }

/** Learns of changes; the result is to be awaited where what is known is too old to trust. */
export const followChanges = (context: Following): Promise<void> | null => {
  const now = context.config.elapsed()
  if (now - known.readAt < READ_EVERY_MS) return null
  if (reading === null || now - reading.startedAt >= READ_EVERY_MS) {
    const done = read(context, now).catch(() => undefined)
    reading = { done, startedAt: now }
    context.waitUntil(done)
  }
  return now - known.readAt < TRUST_MS ? null : reading.done
}

const read = async ({ env, config }: Following, startedAt: number): Promise<void> => {
  const isFirst = known.since === Number.POSITIVE_INFINITY
  const path = `/changes?since=${isFirst ? 0 : known.version}`
  const { json } = await fetchPublic({ env, config }, { name: 'changes', path, timeoutMs: TIMEOUT_MS })
  const { version, since, changed: more } = envelope(changesSchema).parse(json).data
  // Of a database that was restored, or with more changes than one response holds, the earlier ones are not known.
  const isGap = isFirst || since > known.version || version < known.version
  if (isGap) changed.clear()
  for (const [tag, at] of Object.entries(more)) changed.set(tag, at)
  known = { version, since: isGap ? since : known.since, readAt: startedAt }
}

/** A value with a version is never shown unchecked: it is made anew where its changes are not known. */
export const checkedLifetime = <L extends { staleMs: number }>(
  { version }: { version: number | null },
  lifetime: L,
): L => (version === null ? lifetime : { ...lifetime, staleMs: 0 })

/**
 * Until when (ms) nothing changed of what a value shows; `changed` if something did, null where that is not known.
 * @param madeAt ms
 */
export const unchangedUntil = (
  { version, tags }: DataLabel,
  madeAt: number,
  { now, elapsed }: { now: number; elapsed: number },
): number | 'changed' | null => {
  if (version === null || elapsed - known.readAt >= TRUST_MS || version < known.since || version > known.version)
    return null
  if ([...tags, 'all'].some((tag) => (changed.get(tag) ?? 0) > version)) return 'changed'
  const isOfToday = Math.floor(madeAt / DAY_MS) === Math.floor(now / DAY_MS)
  return isOfToday && now - madeAt < MAX_AGE_MS ? now - (elapsed - known.readAt) : null
}
