import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { keyedHash, sha256 } from '../../../shared/signing/sha256.ts'
import type { Visit } from '../../visit/visit.ts'

const ROTATION_DAYS = 90
const LENGTH = 32

type Ids = { visitor: string | null; session: string | null }

/**
 * Ids of a device in the event stream: keyed, so that they lead to no cookie, and rotated. The day of the rotation
 * differs by device, and no id survives it.
 * @param now ms
 */
export const streamIds = async (
  { config: { SIGNING_KEY }, market, startedAt }: Pick<Visit, 'config' | 'market' | 'startedAt'>,
  deviceId: string | null,
  now: number,
): Promise<Ids> => {
  if (deviceId === null) return { visitor: null, session: null }
  const hash = async (...parts: readonly (string | number)[]): Promise<string> =>
    (await keyedHash(SIGNING_KEY, ['event stream', market.id, deviceId, ...parts].join('|'))).slice(0, LENGTH)
  const day = Math.floor(now / DAY_MS)
  const offset = Number.parseInt((await sha256(deviceId)).slice(0, 6), 16) % ROTATION_DAYS
  const [visitor, session] = await Promise.all([
    hash('visitor', Math.floor((day + offset) / ROTATION_DAYS)),
    hash('visit', startedAt),
  ])
  return { visitor, session }
}
