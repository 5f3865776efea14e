import { type Context, Hono } from 'hono'
import { api } from '../api/api.ts'
import { lastResortPage } from '../render/last-resort-page.ts'
import { crawlers } from '../seo/crawlers.ts'
import { accessLog } from './access-log.ts'
import { apiRoute } from './api-route.ts'
import { countryStep } from './country.ts'
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

/**
 * Who asks, and from where (design, section 3). Each step is one file that adds one typed value; none renders.
 */
export const gateway = new Hono<GatewayApp>()
  .use(accessLog)
  .use(securityHeaders)
  .route('/', health)
  .use(marketStep)
  .use(staticFiles)
  .use(speculationRulesFile)
  .route('/', crawlers)
  .use(countryStep)
  .use(visitorStep)
  .use(flagsStep)
  .use('/api/*', apiRoute)
  .route('/api', api)
  .all('/api/*', (c) => c.json({ error: 'not found' }, 404))
  .use(routeStep)
  .on(['GET', 'HEAD'], '*', (c) => {
    const view = privateViewOf(c.get('route').name)
    return view === undefined ? pageStep(c) : privatePage(c, view)
  })
  .all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  .onError((error, c: Context<GatewayApp, string, object>) => {
    // Missing when the configuration itself is wrong; then the platform's own log is all there is.
    const log = c.get('log')
    if (log === undefined) throw error
    log.error = 'gateway'
    log.detail = error.message.slice(0, 500)
    return c.html(lastResortPage(c.get('market')), 500, { 'cache-control': 'no-store' })
  })
