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
