import { joinBytes } from '../bytes/join-bytes.ts'

/** Limit of reading a rejected request's body: an unread one costs the connection, and the response with it. */
const MAX_DRAINED_BYTES = 16_000_000

/** Reads the body of a request, also a rejected one. Null when it has more bytes than `most`. */
export const readUpTo = async (
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => (await read(body, most, MAX_DRAINED_BYTES)).whole

/** A body has more bytes than its reader accepts. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
  readonly call: string
  /** Declared, or read before the rest was cancelled. */
  readonly bytes: number

  /** @param call names it in the log */
  constructor(call: string, bytes: number, most: number) {
    super(`more than ${most} bytes`)
    this.call = call
    this.bytes = bytes
  }
}

/** Reads the body of a response. Throws TooLarge beyond `most` bytes, and cancels the rest. */
export const readResponseBody = async (
  call: string,
  { body, headers }: Pick<Response, 'body' | 'headers'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const declared = Number(headers.get('content-length'))
  if (declared > most) {
    await body?.cancel()
    throw new TooLarge(call, declared, most)
  }
  const { whole, bytes } = await read(body, most, 0)
  if (whole === null) throw new TooLarge(call, bytes, most)
  return whole
}

/** Reads the text of a response. Throws TooLarge. */
export const readResponseText = async (
  call: string,
  response: Pick<Response, 'body' | 'headers'>,
  most: number,
): Promise<string> => new TextDecoder().decode(await readResponseBody(call, response, most))

const read = async (body: ReadableStream<Uint8Array> | null, most: number, drained: number) => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes <= most) chunks.push(value)
    // What is already here is of no more use.
    else chunks.length = 0
    if (bytes > Math.max(most, drained)) {
      await reader.cancel()
      break
    }
  }
  return { whole: bytes > most ? null : joinBytes(chunks), bytes }
}
