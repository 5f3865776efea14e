import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import {
  MAX_WISHLIST_ITEMS,
  type SavedIds,
  type WishlistItem,
  type WishlistUpdate,
  type WishlistUpdateResult,
} from '../../../shared/contracts/wishlist.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { QUEUED_CHANGE_DAYS } from '../../../shared/offline/offline-protocol.ts'
import { adoptStatements, mergeStatements } from './adopt.ts'
import { purgeListStatements } from './purge-lists.ts'
import { idStatements, idsOf } from './wishlist-view.ts'

/** Covers a browser's retry queue plus a day. */
const KEY_MS = (QUEUED_CHANGE_DAYS + 1) * 86_400_000

export type WishlistOutcome = { kind: 'saved'; changed: WishlistUpdateResult } | { kind: 'unknown' } | { kind: 'full' }

/**
 * Saves a departure with its travel, removes a travel with its departures (spec section 4). One request per key acts.
 */
export const changeWishlist = async (
  db: D1Database,
  person: TokenSubject,
  change: WishlistUpdate,
  { nowMs, token }: { nowMs: number; token: string },
): Promise<WishlistOutcome> => {
  const { owner } = person
  const instant = new Date(nowMs).toISOString()
  const key = keyOf(owner, change.key ?? token)
  const isAccount = owner.startsWith('account:')
  const before = isAccount
    ? adoptStatements(db, person)
    : [
        ...purgeListStatements(db, nowMs),
        listStatement(db, owner, instant),
        ...(person.from === undefined ? [] : mergeStatements(db, person)),
      ]
  const results = await db.batch([
    ...before,
    db.prepare('DELETE FROM wishlist_change WHERE at <= ?').bind(nowMs - KEY_MS),
    db
      .prepare('INSERT INTO wishlist_change (key, token, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING token')
      .bind(key, token, nowMs),
    ...(change.action === 'add'
      ? addStatements(db, owner, change.item, { instant, key, token })
      : removeStatements(db, owner, change.item, { key, token })),
    existsStatement(db, change.item),
    ...idStatements(db, owner),
  ])
  const ids = idsOf(results.slice(-2))
  const rows = (index: number) => (results.at(index)?.results ?? []) as { travel?: string; tour_id?: string }[]
  const travel = rows(-3)[0]?.travel ?? null
  const acts = before.length + 2
  const removed = change.action === 'remove' ? rows(acts).flatMap(({ tour_id }) => tour_id ?? []) : []
  const changed = { ...ids, travel, removed }
  if (change.action === 'remove') return { kind: 'saved', changed }
  if (travel === null) return { kind: 'unknown' }
  const acted = rows(acts - 1).length > 0
  return acted && !isSaved(ids, change.item) ? { kind: 'full' } : { kind: 'saved', changed }
}

const isSaved = (ids: SavedIds, item: WishlistItem): boolean =>
  'tour' in item ? ids.tours.includes(item.tour) : ids.travels.includes(item.travel)

const listStatement = (db: D1Database, owner: string, instant: string) =>
  db
    .prepare(
      'INSERT INTO wishlist (id, created_at, used_at) VALUES (?1, ?2, ?2) ON CONFLICT (id) DO UPDATE SET used_at = ?2',
    )
    .bind(owner, instant)

const existsStatement = (db: D1Database, item: WishlistItem) =>
  'tour' in item
    ? db.prepare('SELECT travel_id AS travel FROM tours WHERE id = ?').bind(item.tour)
    : db.prepare('SELECT id AS travel FROM travels WHERE id = ?').bind(item.travel)

/** Only the request that stored the key acts. */
const ACTS = 'EXISTS (SELECT 1 FROM wishlist_change WHERE key = ?1 AND token = ?2)'
const room = (table: string) => `(SELECT count(*) FROM ${table} WHERE owner = ?3) < ${MAX_WISHLIST_ITEMS}`

type Act = { key: string; token: string }

const addStatements = (
  db: D1Database,
  owner: string,
  item: WishlistItem,
  { instant, key, token }: Act & { instant: string },
) => {
  const values = [key, token, owner, instant]
  if ('travel' in item)
    return [
      db
        .prepare(
          `INSERT INTO wishlist_travel (owner, travel_id, saved_at) SELECT ?3, id, ?4 FROM travels
          WHERE id = ?5 AND ${ACTS} AND ${room('wishlist_travel')} ON CONFLICT DO NOTHING`,
        )
        .bind(...values, item.travel),
    ]
  return [
    db
      .prepare(
        `INSERT INTO wishlist_travel (owner, travel_id, saved_at) SELECT ?3, travel_id, ?4 FROM tours
        WHERE id = ?5 AND ${ACTS} AND ${room('wishlist_travel')} ON CONFLICT DO UPDATE SET adopted = 0`,
      )
      .bind(...values, item.tour),
    db
      .prepare(
        `INSERT INTO wishlist_tour (owner, tour_id, travel_id, saved_at) SELECT ?3, id, travel_id, ?4 FROM tours
        WHERE id = ?5 AND ${ACTS} AND ${room('wishlist_tour')}
          AND EXISTS (SELECT 1 FROM wishlist_travel AS w WHERE w.owner = ?3 AND w.travel_id = tours.travel_id)
        ON CONFLICT DO NOTHING`,
      )
      .bind(...values, item.tour),
  ]
}

const removeStatements = (db: D1Database, owner: string, item: WishlistItem, { key, token }: Act) => {
  const remove = (sql: string, id: string) =>
    db.prepare(`DELETE FROM ${sql} AND owner = ?3 AND ${ACTS} RETURNING *`).bind(key, token, owner, id)
  return 'tour' in item
    ? [remove('wishlist_tour WHERE tour_id = ?4', item.tour)]
    : [
        remove('wishlist_tour WHERE travel_id = ?4', item.travel),
        remove('wishlist_travel WHERE travel_id = ?4', item.travel),
      ]
}
