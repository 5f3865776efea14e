import { TooLarge } from '../../../shared/http/read-up-to.ts'

/** In characters. */
const MAX_LINE = 100_000
/** In bytes. */
const MAX_STREAM = 1_000_000

/** Yields the data of server-sent events, until `[DONE]` or the end. Chunks may split lines, and characters. */
export const eventData = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_STREAM) throw new TooLarge('ask model', bytes, MAX_STREAM)
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new TooLarge('ask model', bytes, MAX_LINE)
    for (const line of lines) {
      const data = dataOf(line)
      if (data === '[DONE]') return
      if (data !== null) yield data
    }
  }
  const data = dataOf(rest.trimEnd())
  if (data !== null && data !== '[DONE]') yield data
}

const dataOf = (line: string): string | null => (line.startsWith('data:') ? line.slice(5).trimStart() : null)
