import './env.ts'
import { code as scriptCode, path as scriptPath } from 'virtual:passkey-script'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { databaseProblem } from '../../shared/health/database-health.ts'
import { exceedsLimit, RETRY_AFTER } from '../../shared/http/rate-limit.ts'
import { TRACE_HEADER } from '../../shared/http/trace.ts'
import { preferredLanguage } from '../kit/accept-language.ts'
import { acceptsFaults, faultFor, faultyResponse, parseFault, setStickyFault } from '../kit/faults.ts'
import { withDefaultHeaders } from '../kit/http/default-headers.ts'
import { limitBody } from '../kit/http/limit-body.ts'
import { logRequest, logServiceLine, traceField } from '../kit/http/log.ts'
import { missingSecrets, type Secrets } from '../kit/http/missing-secrets.ts'
import type { Env } from './env.ts'
import type { Identity } from './http/app.ts'
import { clientOnly, isClient } from './http/client-only.ts'
import { loadProvider, providerHandler, withSecureCookies } from './http/provider-handler.ts'
import { readForm, rejectCrossSiteForms } from './http/read-form.ts'
import { startOfSignIn } from './http/start-of-sign-in.ts'
import { outboxPage } from './outbox-page.ts'
import { htmlPage } from './pages/html-page.ts'
import { purgeExpired } from './purge-expired.ts'
import { accountRoute } from './routes/account.route.ts'
import { accountPasskeysRoute } from './routes/account-passkeys.route.ts'
import { changePasswordRoute } from './routes/change-password.route.ts'
import { codesRoute } from './routes/codes.route.ts'
import { endSession } from './routes/end-session.ts'
import { farewell } from './routes/farewell.ts'
import { recoveryRoute } from './routes/recovery-link.ts'
import { signInRoute } from './routes/sign-in.route.ts'
import { signInPasskeyRoute } from './routes/sign-in-passkey.route.ts'
import { signInRequest } from './routes/sign-in-request.ts'
import { signUpRoute } from './routes/sign-up.route.ts'
import { usersMeRoute } from './routes/users-me.route.ts'
import { rateLimitOf } from './throttle/rate-limit-of.ts'
import { translatorFor } from './translate.ts'

const SECRETS: Secrets = {
  SIGNING_KEY: { for: 'nobody can sign in', vital: true },
  CLIENT_SECRET: { for: 'the storefront cannot sign anybody in', vital: true },
  BACKOFFICE_SECRET: { for: 'nobody can sign in to the back office', vital: false },
}

/** The path changes with the content. */
const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
}

const MAX_BODY_BYTES = 8192

const limitRequests = createMiddleware<Identity>(async (c, next) => {
  const name = isClient(c) ? null : rateLimitOf(c.req.method, c.req.path)
  if (name === null || !(await exceedsLimit(c.env[name], c.req.raw.headers))) return next()
  const refused = c.req.header('accept')?.includes('application/json')
    ? c.json({ message: translatorFor(preferredLanguage(c.req.header('accept-language')))('tooMany') }, 429)
    : await messagePage(c.req.raw, c.env, 'tooMany', 429)
  refused.headers.set('retry-after', RETRY_AFTER)
  return refused
})

/** Durations use real time, whatever CLOCK is. */
const app = new Hono<Identity>()
  .get('/healthz', (c) => c.json({ status: 'ok', deployment: c.env.VERSION?.id }))
  .get('/readyz', async (c) => {
    const { missing, vital } = missingSecrets(c.env, 'identity', SECRETS)
    const found = await databaseProblem(c.env.DB, 'identity', c.env.ENVIRONMENT === 'local')
    if (found !== null) logServiceLine('identity', { level: 'error', error: 'database', ...found })
    const database = found?.problem ?? 'ok'
    const ready = !vital && found === null
    return c.json({ ready, database, ...(missing.length > 0 && { missing }) }, ready ? 200 : 503)
  })
  .use(
    limitBody<Identity>(
      () => MAX_BODY_BYTES,
      (c) => c.text('Payload too large', 413),
    ),
  )
  .use(limitRequests)
  .all('/outbox', (c) => outboxPage(c.req.raw, c.env))
  .use(async (c, next) => {
    missingSecrets(c.env, 'identity', SECRETS)
    const nowMs = () => Date.now()
    const fixed = c.env.ENVIRONMENT !== 'production' && c.env.CLOCK ? Date.parse(c.env.CLOCK) : null
    c.set('nowMs', nowMs)
    c.set('instant', () => new Date(fixed ?? nowMs()).toISOString())
    c.set('provider', await loadProvider(c.env, nowMs))
    return next()
  })
  .route('/backoffice/users', usersMeRoute)
  .route('/codes', codesRoute)
  .on('POST', '/interaction/:uid/*', readForm, rejectCrossSiteForms(true))
  .use('/interaction/:uid/*', signInRequest)
  .route('/interaction/:uid', signInRoute)
  .route('/interaction/:uid', signUpRoute)
  .route('/interaction/:uid', signInPasskeyRoute)
  .route('/', accountRoute)
  .route('/', accountPasskeysRoute)
  .route('/', changePasswordRoute)
  .route('/', recoveryRoute)
  .get(scriptPath, (c) => c.body(scriptCode, 200, SCRIPT_HEADERS))
  .get('/session/end', endSession)
  .get('/farewell', farewell)
  // The account pages' client has no secret, and needs none of these.
  .on('POST', ['/request', '/token', '/token/revocation'], clientOnly)
  .all('*', async (c) => {
    const { fetch } = providerHandler()
    if (fetch === undefined) throw new Error('the provider has no handler')
    // The provider builds URLs from these headers: pass the public host.
    const headers = new Headers(c.req.raw.headers)
    const issuer = new URL(c.env.ISSUER)
    headers.set('x-forwarded-proto', issuer.protocol.replace(':', ''))
    headers.set('x-forwarded-host', issuer.host)
    const url = new URL(c.req.url)
    // The provider ignores case and a last slash, which limits and the routes above do not.
    if (/[A-Z]|.\/$/.test(url.pathname.replace(/^\/auth\/[\w-]+$/, ''))) url.pathname = '/unknown'
    const request = new Request(new Request(url, c.req.raw), { headers }) as Parameters<typeof fetch>[0]
    return withSecureCookies(await fetch(request, c.env, c.executionCtx as ExecutionContext))
  })
  .onError((error) => {
    throw error
  })

const messagePage = (
  request: Request,
  env: Env,
  text: 'unavailableText' | 'tooMany',
  status: 429 | 503,
): Promise<Response> => {
  const locales = new URL(request.url).searchParams.get('ui_locales')
  const { language, home } = startOfSignIn(env, locales, (name) => request.headers.get(name))
  const t = translatorFor(language)
  const title = t('unavailableTitle')
  const main = html`<h1>${title}</h1><p>${t(text)}</p>`
  return htmlPage(env, { language, title, main, home, status })
}

const applyFault = async (request: Request, env: Env): Promise<Response | null> => {
  if (!acceptsFaults(env)) return null
  const { pathname } = new URL(request.url)
  const header = request.headers.get('x-backend-fault') ?? undefined
  if (pathname === '/faults') {
    setStickyFault(request.method === 'PUT' && header !== undefined ? parseFault(header) : null)
    return new Response(null, { status: 204 })
  }
  const fault = faultFor(pathname, header)
  if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
  return fault === null ? null : faultyResponse(fault)
}

/** Other path segments can be personal. */
const withAccessLog = async (request: Request, respond: (failed: (error: unknown) => void) => Promise<Response>) => {
  const started = performance.now()
  let error: unknown
  const response = await respond((thrown) => {
    error = thrown
  })
  const [path = '/'] = /^\/[\w.-]*/.exec(new URL(request.url).pathname) ?? []
  const ms = Math.round(performance.now() - started)
  const trace = traceField(request.headers.get(TRACE_HEADER))
  logRequest('identity', { method: request.method, path, status: response.status, ms, error, ...trace })
  return response
}

export default {
  fetch: (request, env, ctx) =>
    withAccessLog(request, async (failed) => {
      const answered = async () => app.fetch(request, env, ctx)
      const response =
        (await applyFault(request, env)) ??
        (await answered().catch(async (error) => {
          failed(error)
          const page = await messagePage(request, env, 'unavailableText', 503)
          page.headers.set('retry-after', RETRY_AFTER)
          return page
        }))
      return withDefaultHeaders(response, env)
    }),
  scheduled: async ({ scheduledTime }, env) => purgeExpired(env.DB, scheduledTime),
  /** For the test of docs/operations.md. */
  routes: app.routes,
  limitRequests,
} satisfies ExportedHandler<Env> & { routes: unknown; limitRequests: unknown }
