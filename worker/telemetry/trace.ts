export const TRACE_HEADER = 'traceparent'

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/
const NO_TRACE = '0'.repeat(32)

/** Trace id in a W3C `traceparent`; null without a valid one. */
export const traceIn = (header: string | null | undefined): string | null => {
  const id = TRACEPARENT.exec(header ?? '')?.[1]
  return id === undefined || id === NO_TRACE ? null : id
}

/** Trace id of a request, so that the code of an error page finds its trace: a ray id with zeros before it, or a UUID. */
export const traceOf = (requestId: string): string =>
  requestId
    .replace(/-[A-Z]+$/, '')
    .replace(/[^0-9a-f]/gi, '')
    .toLowerCase()
    .padStart(32, '0')
    .slice(-32)

/** `traceparent` of a call, with a span of its own. */
export const traceparentOf = (trace: string): string => {
  const span = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 1n
  return `00-${trace}-${(span | 1n).toString(16).padStart(16, '0')}-01`
}
