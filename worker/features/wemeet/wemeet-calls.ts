import type { MarketId } from '../../../markets/market-id.ts'
import { doneSchema } from '../../../shared/contracts/envelope.ts'
import { type Attendance, attendanceSchema, type Joined, joinedSchema } from '../../../shared/contracts/wemeet.ts'
import { query } from '../../data/endpoint.ts'
import type { UserApi } from '../../data/user-client.ts'

const attendance = (market: MarketId, event: string) => ({
  name: 'personal wemeet',
  path: `/wemeet/attendance?${query(market, { event })}`,
})

/**
 * Loads a user's attendance of an event; null for an unknown event, 'unknown' when the email has to be verified
 * again. Throws when the back end fails.
 */
export const loadAttendance = (api: UserApi, market: MarketId, event: string): Promise<Attendance | 'unknown' | null> =>
  api<Attendance, 'unknown' | null>({
    ...attendance(market, event),
    data: attendanceSchema,
    refusal: (status) => (status === 403 ? 'unknown' : status === 404 ? null : undefined),
  })

/** Takes a place; null when no change is confirmed. */
export const join = (api: UserApi, market: MarketId, event: string): Promise<Joined | null> =>
  api({ ...attendance(market, event), method: 'PUT', data: joinedSchema }).catch(() => null)

/** Gives a place back. False when no change is confirmed. */
export const leave = (api: UserApi, market: MarketId, event: string): Promise<boolean> =>
  api({ ...attendance(market, event), method: 'DELETE', data: doneSchema }).then(
    () => true,
    () => false,
  )
