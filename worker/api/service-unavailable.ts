import type { Context } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { fallbackErrorHtml } from '../pages/error/fallback-error-html.ts'

/** Whether a browser navigates to the URL, rather than a script fetching it. */
export const isNavigation = (c: Context<GatewayApp>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && (c.req.header('accept') ?? '').includes('text/html')

/** Responds 503 when the back end fails: a page for people, a short code for scripts. */
export const respondUnavailable = (c: Context<GatewayApp>): Response | Promise<Response> =>
  isNavigation(c)
    ? c.html(fallbackErrorHtml(c.get('market'), c.get('requestId')), 503, { 'retry-after': '10' })
    : c.json({ error: 'unavailable' }, 503, { 'retry-after': '10' })
