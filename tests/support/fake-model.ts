import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelRequest = { authorization: string | undefined; body: Record<string, unknown> }

/** Response of the endpoint: streamed text, or a failure. */
export type ModelBehaviour =
  | { says: string }
  | { status: number }
  /** Raw bytes, one per packet. */
  | { raw: string }
  /** Starts a response that never ends. */
  | { hangs: true }
  /** Streams this many characters, then drops the connection. */
  | { says: string; cutsAt: number }
  /** Streams one byte per interval. */
  | { says: string; dripMs: number }
  /** Repeats this text until so many bytes are sent or the client disconnects. */
  | { floods: string; bytes: number }
  | { redirectsTo: string }

/** Local server with OpenAI's streaming chat completions. */
export const startFakeModel = async () => {
  const requests: ModelRequest[] = []
  const state: { behaviour: ModelBehaviour } = { behaviour: { says: '{}' } }
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await bodyOf(request)) })
    const { behaviour } = state
    if ('status' in behaviour) return void response.writeHead(behaviour.status).end('{"error":{}}')
    if ('redirectsTo' in behaviour) return void response.writeHead(307, { location: behaviour.redirectsTo }).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('floods' in behaviour) return void flood(response, behaviour)
    if ('cutsAt' in behaviour) {
      response.write(chunk(behaviour.says.slice(0, behaviour.cutsAt)), () => response.destroy())
      return
    }
    if ('dripMs' in behaviour) return void drip(response, chunk(behaviour.says), behaviour.dripMs)
    if ('hangs' in behaviour) return void response.write(chunk('{"destinations":'))
    if ('raw' in behaviour) {
      for (const byte of Buffer.from(behaviour.raw)) response.write(Buffer.from([byte]))
      return void response.end()
    }
    // Tokens and packets have arbitrary boundaries.
    const text = (behaviour.says.match(/.{1,7}/gsu) ?? []).map(chunk).join('')
    const bytes = Buffer.from(`: hello\n\n${text}data: {"choices":[]}\n\ndata: [DONE]\n\n`)
    for (let at = 0; at < bytes.length; at += 13) response.write(bytes.subarray(at, at + 13))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (behaviour: ModelBehaviour): void => {
      state.behaviour = behaviour
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Bytes of `floods` that clients accepted. */
export const flooded = { bytes: 0 }

const flood = async (response: ServerResponse, { floods, bytes }: { floods: string; bytes: number }) => {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += floods.length) {
    flooded.bytes += floods.length
    if (!response.write(floods)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}

const drip = (response: ServerResponse, text: string, everyMs: number) => {
  let at = 0
  const timer = setInterval(() => {
    if (at >= text.length || response.destroyed) return clearInterval(timer)
    response.write(text[at++] ?? '')
  }, everyMs)
}

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const part of request) chunks.push(part as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A valid response without a filter. */
export const EMPTY_ANSWER = {
  destinations: [] as string[],
  continents: [] as string[],
  dateFrom: null as string | null,
  dateTo: null as string | null,
  minDays: null as number | null,
  maxDays: null as number | null,
  minPrice: null as number | null,
  maxPrice: null as number | null,
  ageGroup: null as string | null,
  languages: [] as string[],
  moods: [] as string[],
  styles: [] as string[],
  types: [] as string[],
  selections: [] as string[],
  distances: [] as string[],
  statuses: [] as string[],
  discounted: false,
  privateRoom: false,
  sort: null as string | null,
  commentary: '',
}
