import type { Visit } from '../../visit/visit.ts'
import { recordEvents } from './record-events.ts'
import { visitorHash } from './visitor-hash.ts'

/** Deletes a device's events, after consent is withdrawn or on request. */
export const forgetEvents = async (visit: Visit, deviceId: string): Promise<void> => {
  const at = new Date(visit.config.now()).toISOString()
  recordEvents(visit, [{ kind: 'forget', visitor: await visitorHash(deviceId), at }])
}
