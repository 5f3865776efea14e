import { createHmac } from 'node:crypto'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'

export type Limit = { name: string; most: number; seconds: number }

type Counted = { limit: Limit; who: string }

/** Returns the seconds until the last exhausted window ends. Callers are stored as keyed hashes that change daily. */
export const countAll = async (
  { DB, SIGNING_KEY }: { DB: D1Database; SIGNING_KEY: string },
  counted: readonly Counted[],
  nowMs: number,
): Promise<number | null> => {
  const spans = counted.map(({ limit, who }) => {
    const span = limit.seconds * 1000
    const endsAt = (Math.floor(nowMs / span) + 1) * span
    return { limit, endsAt, key: keyOf(limit.name, endsAt, hashOfDay(SIGNING_KEY, who, nowMs)) }
  })
  const [, ...results] = await DB.batch<{ count: number }>([
    DB.prepare('DELETE FROM limits WHERE ends_at <= ?').bind(nowMs),
    ...spans.map(({ key, endsAt }) =>
      DB.prepare(
        `INSERT INTO limits (key, count, ends_at) VALUES (?, 1, ?)
        ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count`,
      ).bind(key, endsAt),
    ),
  ])
  const ends = spans.flatMap(({ limit, endsAt }, index) =>
    (results[index]?.results[0]?.count ?? 0) > limit.most ? [endsAt] : [],
  )
  return ends.length === 0 ? null : Math.ceil((Math.max(...ends) - nowMs) / 1000)
}

const hashOfDay = (secret: string, who: string, nowMs: number): string =>
  createHmac('sha256', secret)
    .update(keyOf('limits', Math.floor(nowMs / DAY_MS), who))
    .digest('base64')
