import { type Context, Hono } from 'hono'
import { api } from '../api/api.ts'
import { clearPrefetched } from '../api/clear-prefetched.ts'
import { formPost } from '../api/form-post.ts'
import { readForm } from '../api/read-form.ts'
import { refuseForm } from '../api/refuse-form.ts'
import { isNavigation } from '../api/service-unavailable.ts'
import { growth } from '../features/growth/growth.ts'
import { login } from '../features/session/login.ts'
import { loginRedirect } from '../features/session/login-redirect.ts'
import { LOGOUT_PATH, logout } from '../features/session/logout.ts'
import { sessionStep } from '../features/session/session-step.ts'
import { recordRequestError } from '../log/request-log.ts'
import { lastResortPage } from '../pages/error/fallback-error-page.ts'
import { accessLog } from './access-log.ts'
import { apiRoute } from './api-route.ts'
import { configured } from './configured.ts'
import { countryStep } from './country.ts'
import { crawlers } from './crawlers.ts'
import { exposuresStep } from './exposures.ts'
import { flagsStep } from './flags.ts'
import type { GatewayApp } from './gateway-app.ts'
import { health } from './health.ts'
import { marketStep } from './market.ts'
import { pageStep } from './page-step.ts'
import { privatePage, privateViewOf } from './private-page.ts'
import { routeStep } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { speculationRulesFile } from './speculation-rules.ts'
import { staticFiles } from './static-files.ts'
import { visitorStep } from './visitor.ts'
import { webManifestFile } from './web-manifest.ts'

/**
 * Who asks, and from where (design, section 3). Each step is one file that adds one typed value; none renders.
 */
export const gateway = new Hono<GatewayApp>()
  .use(configured)
  .use(accessLog)
  .use(securityHeaders)
  .route('/', health)
  .use(marketStep)
  .use(staticFiles)
  .use(speculationRulesFile)
  .use(webManifestFile)
  .route('/', crawlers)
  .route('/__growth', growth)
  .use(countryStep)
  .use(visitorStep)
  .use(sessionStep)
  .use(flagsStep)
  .use(exposuresStep)
  .use('/api/*', apiRoute)
  .route('/api', api)
  // Whoever opens the address of a form, or of what is no more, is told so by a page like everywhere.
  .all('/api/*', (c, next) => (isNavigation(c) ? next() : c.json({ error: 'not found' }, 404)))
  .post(LOGOUT_PATH, clearPrefetched, formPost, logout)
  .use(routeStep)
  .on(['GET', 'HEAD'], '*', async (c) => {
    const { name } = c.get('route')
    if (name === 'login') return login(c)
    if (name === 'login-redirect') return loginRedirect(c)
    const view = privateViewOf(name)
    if (view === undefined) return pageStep(c)
    const shown = await view(c)
    return shown instanceof Response ? shown : privatePage(c, shown)
  })
  .all('*', async (c) => {
    // An unread body would cost the connection, and the answer with it.
    await readForm(c.req.raw)
    const answer = await refuseForm(c, 'not accepted')
    answer.headers.set('allow', 'GET, HEAD')
    return answer
  })
  .onError((error, c: Context<GatewayApp, string, object>) => {
    const log = c.get('log')
    recordRequestError(log, 'gateway', error)
    return c.html(lastResortPage(c.get('market'), c.get('requestId')), 500, { 'cache-control': 'no-store' })
  })
