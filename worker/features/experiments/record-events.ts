import type { Context } from 'hono'
import { allows } from '../../../shared/consent/consent.ts'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { logLine } from '../../log/log-line.ts'
import { deliver, eventSinks } from './event-sink.ts'

/**
 * The device id of a visit that may be counted: with consent to analytics, by a browser that keeps our cookies, of a
 * person who asked for it. Null for every other: nothing is recorded then.
 */
export const trackableDeviceId = (c: Context<GatewayApp>): string | null => {
  const { consent, deviceId, isBot, isPrefetch } = c.get('visitor')
  return allows(consent, 'analytics') && !isBot && !isPrefetch ? deviceId : null
}

/** Has events delivered; throws when nobody takes them. */
export const deliverEvents = (c: Context<GatewayApp>, events: readonly ExperimentEvent[]): Promise<void> =>
  deliver(eventSinks(c.env, c.get('config')), events, (ms) => new Promise((resolve) => setTimeout(resolve, ms)))

/** The same behind the answer: the visitor waits for nothing. @param onDelivered not called when nobody takes them */
export const recordEvents = (
  c: Context<GatewayApp>,
  events: readonly ExperimentEvent[],
  onDelivered: () => void = () => undefined,
): void => {
  const config = c.get('config')
  const requestId = c.get('requestId')
  c.executionCtx.waitUntil(
    deliverEvents(c, events).then(onDelivered, (error) =>
      logLine(config, {
        id: requestId,
        error: 'events not taken',
        events: events.length,
        detail: String(error).slice(0, 200),
      }),
    ),
  )
}
