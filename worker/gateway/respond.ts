import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { allows } from '../../shared/consent/consent.ts'
import { loadLayout } from '../data/content.ts'
import { bannersOnPath } from '../document/banner-routes.ts'
import type { Config } from '../env.ts'
import { endedListCookies } from '../features/wishlist/list-cookie.ts'
import { loadSavedItems } from '../features/wishlist/load-saved-items.ts'
import type { ServedPage } from '../page/cache/page-cache.ts'
import type { StoredPage } from '../page/cache/stored-page.ts'
import type { PageKey } from '../page/page-key.ts'
import { withCarriedQuery } from './carried-query.ts'
import { COOKIES, YEAR_SECONDS } from './cookie-names.ts'
import { dataContext } from './data-context.ts'
import { fillSlots, stampAttributes, type VisitorDocument, visitorElement } from './fill-slots.ts'
import type { GatewayApp } from './gateway-app.ts'
import { geoPrompt } from './geo.ts'
import { closeAddress } from './modal-query.ts'
import { neutralCopy } from './neutral-copy.ts'
import { withOwnModal } from './own-modal.ts'
import { withRequestId } from './request-id.ts'
import { securityHeadersOf } from './security-headers.ts'
import { SPECULATION_RULES_HEADER } from './speculation-rules.ts'

/**
 * The page as this visitor gets it: stamped, with an ETag over body and stamps, 304 when the browser has it.
 * A browser may keep it only to ask again: `private, no-cache`; errors are not kept at all.
 */
export const respondWithPage = async (c: Context<GatewayApp>, answer: ServedPage, key: PageKey): Promise<Response> => {
  const copy = neutralCopy(c, answer, key)
  if (copy !== null) return copy
  const { page: served, state } = answer
  const opened = key.modal === undefined ? served : withOwnModal(served, closeAddress(c), c.get('visitor').consent)
  const page = withRequestId(opened, c.get('requestId'))
  const { status, location, carriesQuery } = page
  if (location !== null) {
    c.header('x-page', state)
    const target = withCarriedQuery(location, c.get('url').searchParams, carriesQuery)
    return c.redirect(target, status as 301 | 302 | 303 | 307 | 308)
  }
  const document = visitorDocument(c, key)
  const saved = await loadSavedItems(c)
  const outdated = state === 'stale-if-error'
  const { geoRedirect } = c.get('flags')
  const visit = { market: key.market, visitor: c.get('visitor'), geoRedirect, geoRedirectIn: c.get('geoRedirectIn') }
  const { target, isAnswered } = geoPrompt(visit)
  const attributes = stampAttributes(document, await hiddenBannerSlots(c, key), outdated, target)
  const isPreview = key.preview !== undefined || c.get('look') !== null
  const headersOf = (etag: string) => pageHeaders(c.get('config'), page, isPreview, etag)
  const element = visitorElement(document)
  const shared = !document.signedIn && saved === null
  const own = { saved: saved?.ids ?? null, ledBookings: ledBookings(c, isPreview) }
  const { bytes, etag, headers } = fillSlots(page, attributes, element, headersOf, shared, own)
  c.set('hasSecurityHeaders', true)
  const known = headers.has('etag') && c.req.header('if-none-match')?.includes(etag)
  const response = known ? new Response(null, { status: 304, headers }) : new Response(bytes, { status, headers })
  response.headers.set('x-page', state)
  if (isAnswered) response.headers.append('set-cookie', STAYS_HERE)
  for (const cookie of endedListCookies(saved?.joined ?? [])) response.headers.append('set-cookie', cookie)
  return response
}

/** As the post that answers the question sets it (worker/api/preferences.ts). */
const STAYS_HERE = generateCookie(COOKIES.forceNeedRedirect, '1', {
  ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  maxAge: YEAR_SECONDS,
})

/**
 * Visitors who may be counted go to the booking site by our own address (worker/api/booking.ts), all others straight;
 * so does whoever looks at a page as nobody gets it. @param isPreview an editor's, or a look of the growth team
 */
const ledBookings = (c: Context<GatewayApp>, isPreview: boolean): string | null =>
  allows(c.get('visitor').consent, 'analytics') && !isPreview ? c.get('config').BOOKING_ORIGIN : null

/** The headers of one stamped form: whatever of them does not change from request to request. */
const pageHeaders = (config: Config, page: StoredPage, previewed: boolean, etag: string): Headers => {
  const headers = new Headers(securityHeadersOf(config, page.styleHash ?? ''))
  const kept = page.status === 200
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', kept && !previewed ? 'private, no-cache' : previewed ? 'private, no-store' : 'no-store')
  headers.set('vary', 'cookie')
  if (previewed) headers.set('x-robots-tag', 'noindex, nofollow')
  if (page.retryAfter !== null) headers.set('retry-after', page.retryAfter)
  if (kept && !previewed) {
    headers.set('etag', etag)
    headers.set('speculation-rules', SPECULATION_RULES_HEADER)
    if (page.link !== null) headers.set('link', page.link)
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
const hiddenBannerSlots = async (c: Context<GatewayApp>, key: PageKey): Promise<number[]> => {
  const { closedBanners } = c.get('visitor')
  if (closedBanners.length === 0) return []
  const layout = await loadLayout(dataContext(c), key.market).catch(() => null)
  return bannersOnPath(layout?.value.beans ?? [], key.path).flatMap((banner, slot) =>
    closedBanners.includes(banner.id) ? [slot] : [],
  )
}
