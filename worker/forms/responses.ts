import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { NextLocation, StepCall } from '../../shared/contracts/browser-api.ts'
import { withoutModal } from '../../shared/modals/modal-url.ts'
import { fallbackErrorHtml } from '../pages/error/fallback-error-html.ts'
import { REFUSAL_STATUS, type Refusal } from '../pages/error/refused-page.tsx'
import { privatePage } from '../response/private-page.ts'
import { ownOrigins, referrerOf } from '../visit/caller.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

/** Rejects a form post: a page with a link back for people, a short code for robots. */
export const refuseForm = async (c: Context<GatewayApp>, reason: Refusal): Promise<Response> =>
  c.get('visitor').isBot
    ? c.text(reason, REFUSAL_STATUS[reason])
    : privatePage(c, { view: 'refused', model: { reason, back: referrerPath(c) } })

/** Path of the page that a form was posted from. */
export const referrerPath = (c: Context<GatewayApp>): string =>
  returnPath(referrerOf(c.var.visit), ownOrigins(c.var.visit))

/** Path of our page that a form was posted from, else home: never another site's. */
export const returnPath = (referer: string | null, ownOrigins: readonly string[]): string => {
  if (referer === null || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  if (!ownOrigins.includes(url.origin) || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  // A form in a modal completes the modal.
  return withoutModal(url.pathname + url.search)
}

/** Redirects browsers; our own script gets the URL as JSON, if it makes the call. */
export const redirectOrJson = <_Call extends StepCall>(
  c: Context<GatewayApp>,
  href: string,
  refused: NonNullable<NextLocation['refused']> | false = false,
) =>
  c.req.header('accept')?.includes('application/json')
    ? c.json<NextLocation>({ location: href, ...(refused && { refused }) })
    : c.redirect(href, 303)

/** Whether a browser navigates, rather than a script fetching. */
export const isNavigation = (c: Context<GatewayApp>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && (c.req.header('accept') ?? '').includes('text/html')

/** Responds with a page for people, a short code for scripts. */
export const respondUnavailable = (c: Context<GatewayApp>): Response | Promise<Response> =>
  isNavigation(c)
    ? c.html(fallbackErrorHtml(c.get('market'), c.get('requestId')), 503, { 'retry-after': '10' })
    : c.json({ error: 'unavailable' }, 503, { 'retry-after': '10' })

/** Discards prefetched and prerendered pages after a change. */
export const clearPrefetched = createMiddleware<GatewayApp>(async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.res.status < 400)
    c.res.headers.set('clear-site-data', '"prefetchCache", "prerenderCache"')
})
