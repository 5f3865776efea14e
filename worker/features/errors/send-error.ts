import {
  createEventEnvelope,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  serializeEnvelope,
} from '@sentry/core'
import { LRUCache } from 'lru-cache'
import type { ErrorReport } from '../../../shared/log/error-report.ts'
import { type CallContext, fetchExternal } from '../../data/transport.ts'
import { VERSION } from '../../telemetry/points.ts'

type RequestError = {
  /** Request id. */
  id: string
  report: ErrorReport
  /** Name of the failed operation in the log. */
  name: string | undefined
  market: string | undefined
  route: string | undefined
  /** Where it is not this one. */
  release?: string
}

/** Instants (ms) until which an error is not sent again, by fingerprint. */
const sent = new LRUCache<string, number>({ max: 500 })
const PAUSE_MS = 60_000
/** Browsers may invent errors. */
const MAX_A_MINUTE = 30

/**
 * Sends an error, as logged and so without personal data, to a Sentry-compatible service: each once a minute, and 30
 * different ones at most.
 */
export const sendError = async (context: CallContext, error: RequestError): Promise<void> => {
  const { SENTRY_DSN, ENVIRONMENT, realNow } = context.config
  const dsn = SENTRY_DSN === undefined ? undefined : dsnFromString(SENTRY_DSN)
  const { fingerprint } = error.report
  if (dsn === undefined || realNow() < (sent.get(fingerprint) ?? 0)) return
  if ([...sent.values()].filter((until) => realNow() < until).length >= MAX_A_MINUTE) return
  sent.set(fingerprint, realNow() + PAUSE_MS)
  const event = {
    ...{ event_id: crypto.randomUUID().replaceAll('-', ''), timestamp: realNow() / 1000 },
    ...({
      level: 'error',
      platform: 'javascript',
      environment: ENVIRONMENT,
      release: error.release ?? VERSION,
    } as const),
    ...{ fingerprint: [fingerprint], exception: { values: exceptionsOf(error) } },
    tags: { request: error.id, market: error.market, route: error.route, operation: error.name },
    ...(error.route !== undefined && { transaction: error.route }),
  }
  const call = {
    ...{ name: 'errors', url: getEnvelopeEndpointWithUrlEncodedAuth(dsn), method: 'POST' },
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: serializeEnvelope(createEventEnvelope(event, dsn)) as string,
  }
  // A failure counts in the metrics of calls.
  await fetchExternal(context, call).then(
    ({ body }) => body?.cancel(),
    () => undefined,
  )
}

/** Sentry shows the last one first. */
const exceptionsOf = ({ report: { causes, at } }: RequestError) =>
  causes.toReversed().map((cause, index) => ({
    type: cause.slice(0, Math.max(0, cause.indexOf(':'))) || 'Error',
    value: cause.slice(cause.indexOf(':') + 1).trim(),
    ...(index === causes.length - 1 && {
      stacktrace: { frames: at.toReversed().map((name) => ({ function: name })) },
    }),
  }))
