import { httpServerHandler } from 'cloudflare:node'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Env } from '../env.ts'
import { makeProvider } from '../provider.ts'

/** Where the provider listens inside this isolate; no port is opened. */
const INTERNAL_PORT = 8080
/** How often a provider is made anew, so that it signs with the keys of the day. */
const RENEW_MS = 600_000

type Held = { provider: Provider; madeAt: number; answer: (request: IncomingMessage, response: ServerResponse) => void }

let held: Held | null = null
let making: Promise<Held> | null = null
let handler: ExportedHandler<Env> | null = null

/** The provider of this isolate. An outdated one serves on when no other can be made. */
export const heldProvider = async (env: Env, nowMs: () => number): Promise<Provider> => {
  if (held !== null && nowMs() - held.madeAt < RENEW_MS) return held.provider
  making ??= make(env, nowMs).finally(() => {
    making = null
  })
  const { provider } = await making.catch((error) => {
    if (held === null) throw error
    return held
  })
  return provider
}

const make = async (env: Env, nowMs: () => number): Promise<Held> => {
  const provider = await makeProvider(env, () => Math.floor(nowMs() / 1000))
  held = { provider, madeAt: nowMs(), answer: provider.callback() }
  return held
}

/** The provider speaks node:http: it is put behind a server that exists inside this isolate only. */
export const providerHandler = (): ExportedHandler<Env> => {
  if (handler !== null) return handler
  createServer((request, response) => held?.answer(request, response)).listen(INTERNAL_PORT)
  handler = httpServerHandler({ port: INTERNAL_PORT }) as ExportedHandler<Env>
  return handler
}
