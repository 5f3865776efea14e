import type { MarketId } from '../../../markets/market-id.ts'
import { doneSchema, envelope } from '../../../shared/contracts/envelope.ts'
import { type Attendance, attendanceSchema, type Joined, joinedSchema } from '../../../shared/contracts/wemeet.ts'
import type { UserApi } from '../wishlist/personal-port.ts'

const attendanceResponseSchema = envelope(attendanceSchema)
const joinedResponseSchema = envelope(joinedSchema)
const doneResponseSchema = envelope(doneSchema)

const path = (market: MarketId, event: string): string => `/wemeet/attendance?${new URLSearchParams({ market, event })}`

/**
 * How a person stands to an event; null when there is none such, 'unknown' when the address has to be proven again.
 * Throws when the back end cannot tell.
 */
export const loadAttendance = async (
  api: UserApi,
  market: MarketId,
  event: string,
): Promise<Attendance | 'unknown' | null> => {
  const { status, json } = await api(path(market, event))
  if (status === 403) return 'unknown'
  return status === 404 ? null : attendanceResponseSchema.parse(json).data
}

/** Takes a place; null when nothing is known to have changed. */
export const join = async (api: UserApi, market: MarketId, event: string): Promise<Joined | null> => {
  try {
    return joinedResponseSchema.parse((await api(path(market, event), { method: 'PUT' })).json).data
  } catch {
    return null
  }
}

/** Gives a place back. False when nothing is known to have changed. */
export const leave = async (api: UserApi, market: MarketId, event: string): Promise<boolean> => {
  try {
    return doneResponseSchema.safeParse((await api(path(market, event), { method: 'DELETE' })).json).success
  } catch {
    return false
  }
}
