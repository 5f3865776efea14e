import type { Context } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { lastResortPage } from '../pages/error/fallback-error-page.ts'

/** Whether a person looks at the answer: a browser goes to the address, instead of a script of ours asking it. */
export const isNavigation = (c: Context<GatewayApp>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && (c.req.header('accept') ?? '').includes('text/html')

/** The back end does not answer (503): a page that says so for people, one word for scripts. */
export const respondUnavailable = (c: Context<GatewayApp>): Response | Promise<Response> =>
  isNavigation(c)
    ? c.html(lastResortPage(c.get('market'), c.get('requestId')), 503, { 'retry-after': '10' })
    : c.json({ error: 'unavailable' }, 503, { 'retry-after': '10' })
