const MAX_FORM_BYTES = 8192
/** A body that is refused is still read, up to here: an unread one costs the connection, and the answer with it. */
const MAX_DRAINED_BYTES = 1_000_000

/** The fields of a form post; null when it is larger than any of our forms can be. */
export const readForm = async (request: Request): Promise<Record<string, string> | null> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes <= MAX_FORM_BYTES) chunks.push(value)
    if (bytes > MAX_DRAINED_BYTES) {
      await reader.cancel()
      break
    }
  }
  if (bytes > MAX_FORM_BYTES) return null
  return Object.fromEntries(new URLSearchParams(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).text()))
}
