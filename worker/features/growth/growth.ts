import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { experimentsPage } from './experiments-page.ts'
import { flagsPage } from './flags-page.ts'
import { requireOperator } from './operator.ts'
import { previewPage } from './preview-page.ts'
import { resultsPage } from './results-page.ts'
import { operatorSignIn } from './sign-in.ts'
import { visitorPage } from './visitor-page.ts'

/** The growth team's pages are on one host, and only where there are operators: elsewhere they are no page at all. */
const onlyHere = createMiddleware<GatewayApp>(async (c, next) => {
  const isHere = c.get('market').id === DEFAULT_MARKET && c.get('config').GROWTH_OPERATORS !== undefined
  if (!isHere) return c.notFound()
  c.get('log').route = 'growth'
  return next()
})

/** Pages for the growth team, behind operator sign-in (worker/features/growth/operator.ts). */
export const growth = new Hono<GatewayApp>()
  .use(onlyHere)
  .route('/', operatorSignIn)
  .use(requireOperator)
  .get('/', flagsPage)
  .get('/visitor', visitorPage)
  .get('/preview', previewPage)
  .get('/experiments', experimentsPage)
  .get('/results', resultsPage)
