import type { Visit } from '../../visit/visit.ts'
import { recordEvents } from './record-events.ts'
import { visitorHash } from './visitor-hash.ts'

/** Has everything deleted that experiments know of a device: its visitor has withdrawn consent, or wants to be forgotten. */
export const forgetEvents = async (visit: Visit, deviceId: string): Promise<void> => {
  const at = new Date(visit.config.now()).toISOString()
  recordEvents(visit, [{ kind: 'forget', visitor: await visitorHash(deviceId), at }])
}
