import { type Context, Hono } from 'hono'
import { MANIFEST_PATH } from '../shared/offline/offline-protocol.ts'
import { api } from './api.ts'
import type { Env } from './env.ts'
import { growthRoutes } from './features/growth/growth-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { changePassword, LOGOUT_PATH, logoutHandler, signInHandler } from './features/session/sign-in-routes.ts'
import { crawlers } from './files/crawlers.ts'
import { SPECULATION_RULES_PATH, speculationRulesFile } from './files/speculation-rules.ts'
import { staticFiles } from './files/static-files.ts'
import { webManifestFile } from './files/web-manifest.ts'
import { formPost } from './forms/form-post.ts'
import { readForm } from './forms/read-form.ts'
import { clearPrefetched, isNavigation, refuseForm } from './forms/responses.ts'
import { accessLogStep, apiRouteStep } from './gateway/access-log-step.ts'
import { configStep } from './gateway/config-step.ts'
import { exposuresStep } from './gateway/exposures-step.ts'
import { finishedResponse } from './gateway/finished-pages.ts'
import { knownSessionStep } from './gateway/known-session-step.ts'
import { marketStep } from './gateway/market-step.ts'
import { messagesStep } from './gateway/messages-step.ts'
import { pageStep } from './gateway/page-step.ts'
import { previewRefusal } from './gateway/preview-gate.ts'
import { rateLimitStep } from './gateway/rate-limit-step.ts'
import { routeStep } from './gateway/route-step.ts'
import { sessionStep } from './gateway/session-step.ts'
import { visitStep } from './gateway/visit-step.ts'
import { countryStep, visitorStep } from './gateway/visitor-step.ts'
import { fallbackErrorHtml } from './pages/error/fallback-error-html.ts'
import { respondPrivately } from './response/private-page.ts'
import { securityHeaders } from './response/security-headers.ts'
import { recordRequestError } from './telemetry/request-log.ts'
import type { GatewayApp } from './visit/gateway-app.ts'

/** Finished pages respond before the steps run. */
export const handle = async (request: Request, env: Env, context: ExecutionContext): Promise<Response> =>
  (await previewRefusal(request, env)) ??
  (await finishedResponse(request, env, context)) ??
  app.fetch(request, env, context)

/** The storefront's routes: each step adds one typed value, then handlers respond. */
export const app = new Hono<GatewayApp>()
  .use(configStep)
  .use(accessLogStep)
  .use(securityHeaders)
  .route('/', healthRoutes)
  .use(marketStep)
  .route('/', staticFiles)
  .get(SPECULATION_RULES_PATH, speculationRulesFile)
  .use(messagesStep)
  .get(MANIFEST_PATH, webManifestFile)
  .route('/', crawlers)
  .get('/.well-known/change-password', changePassword)
  .use(rateLimitStep)
  .route('/__growth', growthRoutes)
  .use(countryStep)
  .use(visitorStep)
  .use(sessionStep)
  .use(visitStep)
  .use(knownSessionStep)
  .use(exposuresStep)
  .use('/api/*', apiRouteStep)
  .route('/api', api)
  // Navigations get a page, scripts a short code.
  .all('/api/*', async (c, next) => {
    if (isNavigation(c)) return next()
    return (await readForm(c.req.raw)) === null
      ? c.json({ error: 'too large' }, 413)
      : c.json({ error: 'not found' }, 404)
  })
  .post(LOGOUT_PATH, clearPrefetched, formPost, logoutHandler)
  .use(routeStep)
  .on(['GET', 'HEAD'], '*', async (c) => {
    const [visit, route] = [c.get('visit'), c.get('route')]
    if (route.name === 'login' || route.name === 'login-redirect') return signInHandler(c, route.name)
    return (await respondPrivately(c, { ...visit, route })) ?? pageStep(c)
  })
  .all('*', async (c) => {
    // An unread body would cost the connection, and the response with it.
    if ((await readForm(c.req.raw)) === null) return refuseForm(c, 'too large')
    const response = await refuseForm(c, 'not accepted')
    response.headers.set('allow', 'GET, HEAD')
    return response
  })
  .onError((error, c: Context<GatewayApp, string, object>) => {
    const log = c.get('log')
    recordRequestError(log, 'gateway', error)
    return c.html(fallbackErrorHtml(c.get('market'), c.get('requestId')), 500, { 'cache-control': 'no-store' })
  })
