import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { allows } from '../../shared/consent/consent.ts'
import { loadLayout } from '../data/content.ts'
import { bannersOnPath } from '../document/banner-routes.ts'
import type { Config } from '../env.ts'
import { endedListCookies } from '../features/wishlist/list-cookie.ts'
import { loadSavedItems } from '../features/wishlist/load-saved-items.ts'
import type { RequestLog } from '../log/request-log.ts'
import type { ServedPage } from '../page/cache/page-cache.ts'
import type { PageKey } from '../page/page-key.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import { withCarriedQuery } from './carried-query.ts'
import { COOKIES, YEAR_SECONDS } from './cookie-names.ts'
import { dataContext } from './data-context.ts'
import { fillSlots } from './fill-slots.ts'
import type { GatewayApp } from './gateway-app.ts'
import { geoPrompt } from './geo.ts'
import { closeAddress } from './modal-query.ts'
import { neutralCopy } from './neutral-copy.ts'
import { securityHeadersOf } from './security-headers.ts'
import { SPECULATION_RULES_HEADER } from './speculation-rules.ts'
import { type VisitorDocument, visitorFill } from './visitor-slots.ts'

/**
 * The page as this visitor gets it, with an ETag over page and fills; 304 when the browser has it. A browser may store
 * it only to revalidate: `private, no-cache`; errors are not stored at all.
 */
export const respondWithPage = async (c: Context<GatewayApp>, served: ServedPage, key: PageKey): Promise<Response> => {
  const copy = neutralCopy(c, served, key)
  if (copy !== null) return copy
  const { page, state } = served
  const { status, meta } = page
  if (meta.redirect !== null) {
    c.header('x-page-cache', state)
    const target = withCarriedQuery(meta.redirect.to, c.get('url').searchParams, meta.redirect.carriesQuery)
    return c.redirect(target, status as 301 | 302 | 303 | 307 | 308)
  }
  const { visitor, flags, geoRedirectIn, config } = c.var
  const saved = await loadSavedItems(c)
  const geo = geoPrompt({ market: key.market, visitor, geoRedirect: flags.geoRedirect, geoRedirectIn })
  const isPreview = key.preview !== undefined || c.get('look') !== null
  const document = visitorDocument(c, key)
  const fill = visitorFill({
    document,
    hiddenBanners: await hiddenBanners(c, key),
    isOutdated: state === 'stale-if-error',
    geo: geo.target,
    saved: saved?.ids ?? null,
    // A preview shows what no visitor gets: its bookings are not counted.
    countsBookings: allows(visitor.consent, 'analytics') && !isPreview,
    closeHref: closeAddress(c),
    requestId: c.get('requestId'),
  })
  const { etag, bytes } = fillSlots(page, fill, !document.signedIn && saved === null)
  const headers = pageHeaders(config, page, isPreview, etag)
  c.set('hasSecurityHeaders', true)
  headers.set('x-page-cache', state)
  if (geo.isAnswered) headers.append('set-cookie', STAYS_HERE)
  for (const cookie of endedListCookies(saved?.joined ?? [])) headers.append('set-cookie', cookie)
  const isKnown = headers.has('etag') && c.req.header('if-none-match')?.includes(etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes(), { status, headers })
}

/** For the request for which the page was rendered; a page from the cache has been logged by another. */
export const logPageBuild = (log: RequestLog, { meta }: RenderedPage): void => {
  if (meta.error !== null) log.error = meta.error
  log.pageData = meta.log
}

/** As the post that answers the question sets it (worker/api/preferences.ts). */
const STAYS_HERE = generateCookie(COOKIES.forceNeedRedirect, '1', {
  ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  maxAge: YEAR_SECONDS,
})

const pageHeaders = (config: Config, { status, meta }: RenderedPage, isPreview: boolean, etag: string): Headers => {
  const headers = new Headers(securityHeadersOf(config, meta.styleHash ?? ''))
  const isStorable = status === 200 && !isPreview
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', isStorable ? 'private, no-cache' : isPreview ? 'private, no-store' : 'no-store')
  headers.set('vary', 'cookie')
  if (isPreview) headers.set('x-robots-tag', 'noindex, nofollow')
  if (meta.retryAfterSeconds !== null) headers.set('retry-after', String(meta.retryAfterSeconds))
  if (isStorable) {
    headers.set('etag', etag)
    headers.set('speculation-rules', SPECULATION_RULES_HEADER)
    if (meta.preloads !== null) headers.set('link', meta.preloads)
  }
  return headers
}

const visitorDocument = (c: Context<GatewayApp>, key: PageKey): VisitorDocument => {
  const user = c.get('session')?.user ?? null
  return {
    consent: c.get('visitor').consent,
    currency: key.currency,
    country: c.get('visitor').isBot ? null : c.get('country'),
    signedIn: user !== null,
    account: user === null ? null : { id: user.id, name: user.name },
  }
}

/** Positions of the banners on this page that this visitor has closed. */
const hiddenBanners = async (c: Context<GatewayApp>, key: PageKey): Promise<number[]> => {
  const { closedBanners } = c.get('visitor')
  if (closedBanners.length === 0) return []
  const layout = await loadLayout(dataContext(c), key.market).catch(() => null)
  return bannersOnPath(layout?.value.beans ?? [], key.path).flatMap((banner, slot) =>
    closedBanners.includes(banner.id) ? [slot] : [],
  )
}
