import { z } from 'zod'
import { type ServerEvent, STREAM_VERSION, type StreamEvent } from '../../../shared/contracts/event-stream.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import type { StorefrontEvent } from '../../../shared/contracts/storefront-events.ts'
import { textOf } from '../../../shared/log/error-report.ts'
import { fetchExternal } from '../../data/transport.ts'
import type { Config, Env } from '../../env.ts'
import { logLine } from '../../telemetry/log-line.ts'
import { metricsOf } from '../../telemetry/metrics.ts'
import { streamPoint } from '../../telemetry/points.ts'
import { campaignOf } from '../../visit/campaign.ts'
import { pageBefore, shownIn } from '../../visit/page-before.ts'
import type { Visit } from '../../visit/visit.ts'
import { countOutbox, emptyOutbox, outboxSink, RefusedEvents } from './event-outbox.ts'
import { deliver, type EventSink } from './event-sink.ts'
import { trackableDeviceId } from './record-events.ts'
import { streamIds } from './visitor-id.ts'

/** As in wrangler.toml: then a message is a dead letter. */
export const MAX_RETRIES = 80
const MIN_RETRY_SECONDS = 2
const MAX_RETRY_SECONDS = 600

type Context = { env: Env; config: Config }

/** Throws when the receiver does not take the events. */
const post = async (context: Context, events: readonly StreamEvent[]): Promise<void> => {
  const { ANALYTICS_URL: url, ANALYTICS_KEY: key } = context.config
  if (url === undefined || events.length === 0) return
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  const body = JSON.stringify({ version: STREAM_VERSION, events })
  const response = await fetchExternal(context, { name: 'analytics', url, method: 'POST', headers, body })
  await response.body?.cancel()
  if (response.ok) return
  const { status } = response
  throw new (status === 400 || status === 413 || status === 422 ? RefusedEvents : Error)(`status ${status}`)
}

/** What is known of an event besides its own fields. */
export type StreamSource = Pick<
  StreamEvent,
  'id' | 'at' | 'market' | 'visitor' | 'session' | 'route' | 'variations' | 'campaign'
>

/** Source of events on the visitor's page: the one before this request. @param id the same when they are sent again */
export const streamSource = async (visit: Visit, id: string, now = visit.config.now()): Promise<StreamSource> => {
  const page = pageBefore(visit)
  const deviceId = trackableDeviceId(visit)
  return {
    ...{ id, at: new Date(now).toISOString(), market: visit.market.id, route: page?.route ?? null },
    ...(await streamIds(visit, deviceId, now)),
    variations: page === null || deviceId === null ? {} : shownIn(page),
    campaign: campaignOf(visit.cookies, visit.visitor),
  }
}

/** In order of preference: the queue, then the receiver. */
const streamSinks = (context: Context): EventSink<readonly StreamEvent[]>[] => {
  const { STREAM } = context.env
  const direct = (events: readonly StreamEvent[]) => post(context, events)
  return STREAM === undefined ? [direct] : [(events) => STREAM.send(events), direct]
}

/** Throws when neither the queue nor the receiver takes the events, and they cannot be stored until one does. */
export const streamEvents = async (
  context: Context,
  source: StreamSource,
  events: readonly ((ServerEvent | StorefrontEvent) & { at?: string })[],
): Promise<void> => {
  if (context.config.ANALYTICS_URL === undefined) return
  const { SESSIONS } = context.env
  await deliver(
    [...streamSinks(context), ...(SESSIONS === undefined ? [] : [outboxSink(SESSIONS)])],
    events.map((event, i): StreamEvent => ({ ...source, id: `${source.id}/${i}`, ...event })),
  )
}

/** Sends what was stored while nobody took it, and counts what remains; a failure is logged. */
export const resendEvents = async (context: Context): Promise<void> => {
  const { SESSIONS } = context.env
  if (context.config.ANALYTICS_URL === undefined || SESSIONS === undefined) return
  const logFailure = (error: unknown) => logLine(context.config, { error: 'event outbox', detail: textOf(error) })
  await emptyOutbox(SESSIONS, (events) => deliver(streamSinks(context), events)).catch(logFailure)
  await countOutbox(SESSIONS).then(
    (waiting) => metricsOf(context.env)?.write(streamPoint('outbox', waiting)),
    logFailure,
  )
}

/** Sends events after the response; a failure is logged. */
export const deferStream = (
  visit: Pick<Visit, 'env' | 'config' | 'requestId' | 'defer'>,
  sent: Promise<void>,
): void => {
  const { config, requestId: id } = visit
  visit.defer(sent.catch((error) => logLine(config, { id, error: 'event delivery', detail: textOf(error) })))
}

const messageSchema = lazySchema(() => z.array(z.looseObject({ id: z.string(), event: z.string() })))

/** Forwards the queue's events: acknowledged once the receiver has them, else sent again, later each time. */
export const forwardEvents = async (context: Context, batch: MessageBatch<unknown>): Promise<void> => {
  const eventsOf = ({ body }: Message<unknown>) => messageSchema.safeParse(body).data ?? []
  const events = batch.messages.flatMap(eventsOf)
  try {
    await post(context, events as unknown as StreamEvent[])
    batch.ackAll()
  } catch (error) {
    const attempts = Math.max(...batch.messages.map((message) => message.attempts))
    const delaySeconds = Math.min(MIN_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS)
    const detail = textOf(error)
    logLine(context.config, { error: 'event stream', events: events.length, attempts, delaySeconds, detail })
    const dead = batch.messages.filter((message) => message.attempts > MAX_RETRIES).flatMap(eventsOf)
    if (dead.length > 0) metricsOf(context.env)?.write(streamPoint('dead', dead.length))
    batch.retryAll({ delaySeconds })
  }
}
