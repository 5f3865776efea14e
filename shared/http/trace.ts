export const TRACE_HEADER = 'traceparent'

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/
const NO_TRACE = '0'.repeat(32)

/** Trace id in a W3C `traceparent`; null without a valid one. */
export const traceIn = (header: string | null | undefined): string | null => {
  const id = TRACEPARENT.exec(header ?? '')?.[1]
  return id === undefined || id === NO_TRACE ? null : id
}
