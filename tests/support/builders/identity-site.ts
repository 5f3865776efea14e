import { once } from 'node:events'
import { createServer as createNodeServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createAccount, type NewAccount } from '../../../backend/identity/accounts/accounts.ts'
import type { Env } from '../../../backend/identity/env.ts'
import { readOutbox } from '../../../backend/kit/mail/outbox.ts'
import { localVariables } from '../../../local/workers/local-variables.ts'
import { weakHash } from '../accounts.ts'
import { person } from '../person.ts'
import type { RequestOptions, SiteResponse } from '../site.ts'
import { memoryD1 } from './memory-d1.ts'

export const ACCOUNT = 'http://account.localhost:8787'
export const SCRIPT = { path: '/passkey.js', code: 'the passkey script' }
const CALLBACK = 'http://we.localhost:8787/login/redirect'
export const NOW = Date.UTC(2027, 0, 15, 10)
export const OWNER = { email: 'owner@example.com', password: 'a sentence of the owner' }

const realFetch = fetch

/** Serves the provider's requests on a free port: workerd passes them to the listener directly. */
const nodeServer = () => {
  let server: ReturnType<typeof createNodeServer> | undefined
  const createServer = (listener: RequestListener) => {
    server = createNodeServer(listener)
    const opened = server
    return { listen: () => void opened.listen({ port: 0, host: '127.0.0.1' }).unref() }
  }
  const forward = async (request: Request): Promise<Response> => {
    if (server?.listening === false) await once(server, 'listening')
    const address = server?.address()
    if (typeof address !== 'object' || address === null) throw new Error('the provider listens to no port')
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text()
    return realFetch(`http://127.0.0.1:${address.port}${pathname}${search}`, {
      ...{ method: request.method, headers: request.headers, body, redirect: 'manual' },
    })
  }
  return { createServer, forward }
}

/** The whole sign-in service in Node, on a database in memory and with a clock of the test. */
const startIdentity = async () => {
  const { createServer, forward } = nodeServer()
  vi.resetModules()
  vi.doMock('virtual:passkey-script', () => SCRIPT)
  vi.doMock('node:http', () => ({ createServer }))
  vi.doMock('cloudflare:node', () => ({ httpServerHandler: () => ({ fetch: forward }) }))
  const output = { ...console }
  const { default: worker } = await import('../../../backend/identity/index.ts')
  // The worker replaces its methods.
  Object.assign(console, output)
  return worker
}

/** Sets up hooks; every test has empty tables, an account and the same time. */
export const identitySite = () => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../../../backend/identity/migrations'))
  const env = {
    ...{ DB: db, ENVIRONMENT: 'local', CLIENT_ID: 'storefront', MAIL_FROM: 'hello@example.com' },
    ...localVariables(8787).identity,
  } as unknown as Env
  const initial = { ...env }
  const lines: string[] = []
  const calls: { url: string; body: string }[] = []
  const pending: Promise<unknown>[] = []
  let worker: Awaited<ReturnType<typeof startIdentity>>

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    worker = await startIdentity()
    // On a busy machine.
  }, 60_000)
  beforeEach(async () => {
    vi.setSystemTime(NOW)
    for (const name of Object.keys(env)) delete (env as Record<string, unknown>)[name]
    Object.assign(env, initial)
    lines.length = 0
    calls.length = 0
    for (const method of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      calls.push({ url: String(url), body: String(init?.body ?? '') })
      return new Response()
    })
    const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    for (const { name } of tables.all()) if (name !== 'signing_key') sqlite.exec(`DELETE FROM "${name}"`)
    await addAccount()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    for (const module of ['virtual:passkey-script', 'node:http', 'cloudflare:node']) vi.doUnmock(module)
    vi.resetModules()
  })

  const addAccount = (more: Partial<NewAccount> = {}) => {
    const account: NewAccount = {
      ...{ id: 'owner', name: 'Ada Byron', email: OWNER.email, password: weakHash(OWNER.password) },
      ...{ language: 'en', market: 'we', marketingText: null },
      ...more,
    }
    return createAccount(db, account, new Date(NOW).toISOString())
  }

  const fetchFrom = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) }
    const response = await worker.fetch(new Request(url, init) as never, env, context as never)
    await Promise.all(pending.splice(0))
    return response
  }

  /** Other hosts are the storefront's: their pages are empty. */
  const request = async (host: string, path: string, options: RequestOptions = {}): Promise<SiteResponse> => {
    const isOwn = host.startsWith('account')
    const response = isOwn ? await fetchFrom(ACCOUNT + path, options as RequestInit) : new Response()
    // Other redirects would repeat a form.
    if (response.headers.has('location')) expect(response.status, path).toBe(303)
    const bytes = Buffer.from(await response.arrayBuffer())
    const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() }
    return { status: response.status, headers, text: bytes.toString(), bytes }
  }
  const origin = (host: string) => `http://${host}.localhost:8787`

  /** A browser of the site. */
  const browser = (headers: Record<string, string> = {}) => person({ request, origin }, headers)
  type Browser = ReturnType<typeof browser>

  const authorizeUrl = (more: Record<string, string> = {}): string =>
    `/auth?${new URLSearchParams({
      ...{ client_id: 'storefront', redirect_uri: CALLBACK, response_type: 'code' },
      ...{ scope: 'openid profile email offline_access', ui_locales: 'en' },
      ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256', state: 'a state', ...more },
    })}`

  const postAsClient = async (
    path: string,
    fields: Record<string, string>,
    credentials = `${env.CLIENT_ID}:${env.CLIENT_SECRET}`,
  ): Promise<SiteResponse> => {
    const authorization = `Basic ${btoa(credentials)}`
    const type = 'application/x-www-form-urlencoded'
    return request('account', path, {
      ...{ method: 'POST', headers: { authorization, 'content-type': type } },
      body: new URLSearchParams(fields).toString(),
    })
  }

  return {
    ...{ db, sqlite, env, lines, calls, addAccount, request, fetchFrom, browser, authorizeUrl },
    purge: () => worker.scheduled({ scheduledTime: Date.now() } as ScheduledController, env),
    advance: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    /** Mail to an email, newest first. */
    mails: (email: string = OWNER.email) => readOutbox(db, email),
    mailedCode: async (email: string = OWNER.email) =>
      /\b\d{6}\b/.exec((await readOutbox(db, email))[0]?.text ?? '')?.[0] ?? '',
    /** A browser at the sign-in page. */
    async atSignIn(who: Browser = browser(), more: Record<string, string> = {}): Promise<Browser> {
      await who.visit('account', authorizeUrl(more))
      expect(who.url().pathname).toMatch(/^\/interaction\/[\w-]+$/)
      return who
    },
    /** The owner's browser, back at the storefront with an authorization code. */
    async signedIn(who: Browser = browser()): Promise<Browser> {
      await who.visit('account', authorizeUrl())
      await who.submit(who.url().pathname, OWNER)
      expect(isBack(who)).toBe(true)
      return who
    },
    /** Exchanges the code of the callback URL. */
    async tokens(callback: URL) {
      const redirect_uri = callback.origin + callback.pathname
      const body = { grant_type: 'authorization_code', redirect_uri, code_verifier: VERIFIER }
      const credentials = callback.host.startsWith('api') ? `backoffice:${env.BACKOFFICE_SECRET}` : undefined
      const response = await postAsClient(
        '/token',
        { ...body, code: callback.searchParams.get('code') ?? '' },
        credentials,
      )
      return JSON.parse(response.text) as Record<'access_token' | 'refresh_token' | 'id_token', string>
    },
    postAsClient,
  }
}

export type IdentitySite = ReturnType<typeof identitySite>

/** Whether a browser has returned to the storefront. */
export const isBack = (who: { url: () => URL }): boolean => who.url().pathname === '/login/redirect'

/** Example of RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
