import { z } from 'zod'
import { now } from '../../../kit/clock.ts'
import type { Env } from '../../env.ts'

const MINUTE_MS = 60_000

export const heldPlaceSchema = z.uuid()

/** Minutes for which a place is still held, by the id in its mail; null when it is not. */
export const minutesOfPlace = async (env: Env, offer: string, tour: string): Promise<number | null> => {
  const held = await env.DB.prepare(
    "SELECT expires_at FROM place_offers WHERE id = ? AND tour_id = ? AND state = 'open' AND expires_at > ?",
  )
    .bind(offer, tour, now(env))
    .first<{ expires_at: number }>()
  return held && minutesUntil(held.expires_at, env)
}

/** Takes a held place; true also when it was taken before. */
export const takePlace = async (env: Env, offer: string, tour: string): Promise<boolean> => {
  const taken = await env.DB.prepare(
    `UPDATE place_offers SET state = 'taken'
    WHERE id = ?1 AND tour_id = ?2 AND (state = 'taken' OR (state = 'open' AND expires_at > ?3)) RETURNING id`,
  )
    .bind(offer, tour, now(env))
    .first()
  return taken !== null
}

export const minutesUntil = (expiresAt: number, env: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): number =>
  Math.ceil((expiresAt - now(env)) / MINUTE_MS)
