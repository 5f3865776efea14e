import { Hono } from 'hono'
import { brand } from '../../../markets/brand.ts'
import { type GroupInfo, SMALLEST_SHOWN_GROUP, travellersKey } from '../../../shared/contracts/group-info.ts'
import type { Api } from '../env.ts'
import { hashUnit, hashWeighted } from '../hash.ts'
import { requireUserToken } from '../http/authorization.ts'
import { jsonError, jsonOk } from '../http/json.ts'

const TRIPS = [
  [0, 45],
  [1, 20],
  [2, 13],
  [3, 9],
  [4, 6],
  [6, 4],
  [9, 3],
] as const
const WOMEN = 0.6

type Row = Record<'free_seats' | 'wishlisted_count' | 'group_min' | 'group_max', number> & { language: string }

/** The size follows from the seats, the people from the id, so that responses are stable. */
export const groupInfo = async (db: D1Database, tour: string): Promise<GroupInfo | null> => {
  const row = await db
    .prepare(
      `SELECT t.free_seats, t.wishlisted_count, t.language, v.group_min, v.group_max
      FROM tours AS t JOIN travels AS v ON v.id = t.travel_id WHERE t.id = ?`,
    )
    .bind(tour)
    .first<Row>()
  if (row === null) return null
  const travellers = Math.max(0, row.group_max - row.free_seats)
  return {
    [travellersKey(brand.product)]: travellers,
    interestedCount: row.wishlisted_count,
    expectedGroupSize: { min: row.group_min, max: row.group_max },
    language: row.language,
    people: travellers < SMALLEST_SHOWN_GROUP ? [] : Array.from({ length: travellers }, (_, i) => fellow(tour, i)),
  }
}

const fellow = (tour: string, seat: number): GroupInfo['people'][number] => {
  const tripsDone = hashWeighted(TRIPS, tour, 'trips', seat)
  return {
    gender: hashUnit(tour, 'gender', seat) < WOMEN ? 'female' : 'male',
    isFirstTimer: tripsDone === 0,
    tripsDone,
  }
}

export const groupInfoRoute = new Hono<Api>().get('/', requireUserToken, async (c) => {
  const info = await groupInfo(c.env.DB, c.req.query('tour') ?? '')
  return info === null ? jsonError(c, 404, 'not_found', 'there is no such departure') : jsonOk(c, info)
})
