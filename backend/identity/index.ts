import './json-console.ts'
import { httpServerHandler } from 'cloudflare:node'
import { createServer } from 'node:http'
import type { Env } from './env.ts'
import { outboxPage } from './outbox-page.ts'
import { makeProvider } from './provider.ts'
import { withDefaultHeaders } from './response-headers.ts'

/** Where the provider listens inside this isolate; no port is opened. */
const INTERNAL_PORT = 8080

let handler: Promise<ExportedHandler<Env>> | null = null

/** The provider speaks node:http: it is put behind a server that exists inside this isolate only. */
const start = async (env: Env): Promise<ExportedHandler<Env>> => {
  const fixed = env.CLOCK !== undefined && env.ENVIRONMENT !== 'production' ? Date.parse(env.CLOCK) : null
  const provider = await makeProvider(env, () => Math.floor((fixed ?? Date.now()) / 1000))
  createServer(provider.callback()).listen(INTERNAL_PORT)
  return httpServerHandler({ port: INTERNAL_PORT }) as ExportedHandler<Env>
}

type Handler = NonNullable<ExportedHandler<Env>['fetch']>

const answer = async (...[request, env, ctx]: Parameters<Handler>): Promise<Response> => {
  const url = new URL(request.url)
  if (url.pathname === '/healthz') return Response.json({ status: 'ok' })
  if (url.pathname === '/outbox') return outboxPage(request, env)
  handler ??= start(env).catch((error) => {
    handler = null
    throw error
  })
  const { fetch } = await handler
  if (fetch === undefined) return new Response('Unavailable', { status: 503 })
  // The provider builds its addresses from these; it must see the public ones.
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-proto', new URL(env.ISSUER).protocol.replace(':', ''))
  headers.set('x-forwarded-host', new URL(env.ISSUER).host)
  return fetch(new Request(request, { headers }) as typeof request, env, ctx)
}

const unavailable = (error: unknown): Response => {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  console.error(String(error))
  return new Response('Sign-in is not available', { status: 503, headers: { 'retry-after': '10' } })
}

export default {
  fetch: async (request, env, ctx) => withDefaultHeaders(await answer(request, env, ctx).catch(unavailable)),
} satisfies ExportedHandler<Env>
