/** Limit of reading a rejected body: an unread one costs the connection, and the response with it. */
const MAX_DRAINED_BYTES = 16_000_000

/** Reads a body, also a rejected one. Null when it has more bytes than `most`. */
export const readUpTo = async (
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body?.getReader()
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes <= most) chunks.push(value as Uint8Array<ArrayBuffer>)
    if (bytes > Math.max(most, MAX_DRAINED_BYTES)) {
      await reader.cancel()
      break
    }
  }
  return bytes > most ? null : new Uint8Array(await new Blob(chunks).arrayBuffer())
}
