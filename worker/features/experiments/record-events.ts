import { allows } from '../../../shared/consent/consent.ts'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import { textOf } from '../../../shared/log/error-report.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { logLine } from '../../telemetry/log-line.ts'
import { mayTakePart } from '../../visit/experiment-cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { deliver, eventSinks } from './event-sink.ts'

/** Device id that experiments count; null for robots, prefetches, and where the market or the visitor forbids it. */
export const countedDeviceId = ({ visitor, market }: Pick<Visit, 'visitor' | 'market'>): string | null =>
  mayTakePart({ visitor, market }) && !visitor.isPrefetch ? visitor.deviceId : null

/** null unless the visit may be measured: with consent to analytics, no robot, no prefetch. */
export const trackableDeviceId = ({ visitor }: Pick<Visit, 'visitor'>): string | null => {
  const { consent, deviceId, isBot, isPrefetch } = visitor
  return allows(consent, 'analytics') && !isBot && !isPrefetch ? deviceId : null
}

/** Throws when no sink accepts the events. */
export const deliverEvents = (visit: Visit, events: readonly ExperimentEvent[]): Promise<void> =>
  deliver(eventSinks(visit.env, visit.config), events)

/** @param onDelivered not called when delivery fails */
export const recordEvents = (
  visit: Visit,
  events: readonly ExperimentEvent[],
  onDelivered: () => unknown = () => undefined,
): void => {
  const { config, requestId: id } = visit
  const onFailed = (error: unknown) =>
    logLine(config, { id, error: 'event delivery', events: events.length, detail: textOf(error) })
  visit.defer(deliverEvents(visit, events).then(onDelivered, onFailed))
}

/** Deletes a device's events, after consent is withdrawn or on request. */
export const deleteEvents = async (visit: Visit, deviceId: string): Promise<void> => {
  const at = new Date(visit.config.now()).toISOString()
  recordEvents(visit, [{ kind: 'forget', visitor: await visitorHash(deviceId), at }])
}

/** The device id's 122 random bits make its hash irreversible. */
export const visitorHash = async (deviceId: string): Promise<string> => (await sha256(deviceId)).slice(0, 32)
