import type { Context } from 'hono'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordEvents } from './record-events.ts'
import { visitorHash } from './visitor-hash.ts'

/** Has everything deleted that experiments know of a device: its visitor has withdrawn consent, or wants to be forgotten. */
export const forgetEvents = async (c: Context<GatewayApp>, deviceId: string): Promise<void> => {
  const at = new Date(c.get('config').now()).toISOString()
  recordEvents(c, [{ kind: 'forget', visitor: await visitorHash(deviceId), at }])
}
