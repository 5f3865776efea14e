import { httpServerHandler } from 'cloudflare:node'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Env } from '../env.ts'
import { createProvider } from '../provider.ts'

/** Nothing is opened. */
const INTERNAL_PORT = 8080
/** Rebuilds for key rotation. */
const RENEW_MS = 600_000

type CachedProvider = {
  provider: Provider
  createdAt: number
  handle: (request: IncomingMessage, response: ServerResponse) => void
}

let cached: CachedProvider | null = null
let pending: Promise<CachedProvider> | null = null
let handler: ExportedHandler<Env> | null = null

/** Keeps an outdated provider when rebuilding fails. */
export const loadProvider = async (env: Env, nowMs: () => number): Promise<Provider> => {
  if (cached !== null && nowMs() - cached.createdAt < RENEW_MS) return cached.provider
  pending ??= create(env, nowMs).finally(() => {
    pending = null
  })
  const { provider } = await pending.catch((error) => {
    if (cached === null) throw error
    return cached
  })
  return provider
}

const create = async (env: Env, nowMs: () => number): Promise<CachedProvider> => {
  const provider = await createProvider(env, () => Math.floor(nowMs() / 1000))
  cached = { provider, createdAt: nowMs(), handle: provider.callback() }
  return cached
}

export const providerHandler = (): ExportedHandler<Env> => {
  if (handler !== null) return handler
  createServer((request, response) => cached?.handle(request, response)).listen(INTERNAL_PORT)
  handler = httpServerHandler({ port: INTERNAL_PORT }) as ExportedHandler<Env>
  return handler
}

/** The provider omits `Secure` over http (the local port), but `__Host-` names need it. */
export const withSecureCookies = (original: Response): Response => {
  const cookies = original.headers.getSetCookie()
  const response = new Response(original.body, original)
  response.headers.delete('set-cookie')
  for (const cookie of cookies) response.headers.append('set-cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`)
  return response
}

const isSecure = (cookie: string): boolean => /;\s*secure(;|$)/i.test(cookie)
