import { allows } from '../../shared/consent/consent.ts'
import { LIFETIME_SECONDS } from '../../shared/consent/lifetimes.ts'
import { PURCHASE_PARAMETER, type Purchase, verifyPurchase } from '../../shared/contracts/purchase.ts'
import { OWN_STYLES } from '../../shared/http/own-styles.ts'
import { loadLayout } from '../data/content.ts'
import { valueOrNull } from '../data/public-client.ts'
import type { ServedPage } from '../engine/cache/page-cache.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import type { RenderedPage } from '../engine/cache/rendered-page.ts'
import { fillSlots } from '../engine/slots/fill-slots.ts'
import type { Config } from '../env.ts'
import { endedLists } from '../features/wishlist/list-cookie.ts'
import { loadSavedItems, type VisitorSavedItems } from '../features/wishlist/load-saved-items.ts'
import { SPECULATION_RULES_HEADER } from '../files/speculation-rules.ts'
import { bannersOnPath } from '../shell/banner-routes.ts'
import type { RequestLog } from '../telemetry/request-log.ts'
import { COOKIES, serializeCookie } from '../visit/cookies.ts'
import { mayTakePart } from '../visit/experiment-cookies.ts'
import { geoPrompt } from '../visit/geo.ts'
import { pageOf, shownIn } from '../visit/page-before.ts'
import type { Visit } from '../visit/visit.ts'
import { withCarriedQuery } from './carried-query.ts'
import { fillWithModal } from './modal-over-page.ts'
import { hrefWithoutModal } from './modal-query.ts'
import { neutralCopy } from './neutral-copy.ts'
import { securityHeadersOf } from './security-headers.ts'
import { type VisitorDocument, visitorFill } from './visitor-slots.ts'

type Extras = {
  /** Loaded already. */
  saved?: VisitorSavedItems | undefined
  returnPath?: string | null
  /** A private modal over the page. */
  modal?: RenderedPage
  /** Called with a response that may serve other visitors, too. */
  remember?: (response: { headers: Headers; etag: string; body: Blob }) => Promise<void>
}

/** Responds with the page for this visitor. Browsers may store it only to revalidate; errors not at all. */
export const respondWithPage = async (
  visit: Visit,
  served: ServedPage,
  key: PageKey,
  { saved: loaded, returnPath = null, modal, remember }: Extras = {},
): Promise<Response> => {
  const copy = neutralCopy(visit, served, key)
  if (copy !== null) return copy
  const { page, state } = served
  const { status, meta } = page
  const { url, visitor, flags, geoRedirectIn, config, request, requestId } = visit
  if (meta.redirect !== null) {
    const location = withCarriedQuery(meta.redirect.to, url.searchParams, meta.redirect.carriesQuery)
    // Headers hold Latin-1 only.
    const headers = { location: /[^ -\u00ff]/.test(location) ? encodeURI(location) : location, 'x-page-cache': state }
    return new Response(null, { status, headers })
  }
  const saved = loaded ?? (await loadSavedItems(visit))
  const geo = geoPrompt({ market: key.market, visitor, geoRedirect: flags.geoRedirect, geoRedirectIn })
  const isPreview = key.preview !== undefined || visit.preview !== null
  // A preview sends no events.
  const seenBy = isPreview ? { ...visit, visitor: { ...visitor, consent: 'refused' as const } } : visit
  const document = visitorDocument(seenBy, key, await purchaseOf(visit))
  const fill = visitorFill({
    document,
    theme: visitor.theme,
    hiddenBanners: await hiddenBanners(visit, key),
    // The page's own styles lack those of the prompt, of an account and of a modal that is put over it.
    hasStylesheet:
      !request.headers.has(OWN_STYLES) &&
      (visitor.hasStylesheet || modal !== undefined || geo.target !== null || document.signedIn),
    isPhone: visitor.isPhone,
    isFirstPage: !visitor.hasStylesheet,
    isOutdated: state === 'stale-if-error',
    isUnrecognized: visit.isSessionUnknown === true,
    geo: geo.target,
    saved: saved?.ids ?? null,
    // A preview's bookings are not counted.
    tracksBookingLinks: (mayTakePart(visit) || allows(visitor.consent, 'marketing')) && !isPreview,
    closeHref: () => hrefWithoutModal(visit),
    returnPath,
    requestId,
  })
  const { etag, parts } = fillSlots(page, modal === undefined ? fill : fillWithModal(fill, modal))
  const headers = pageHeaders(config, page, isPreview, etag)
  headers.set('x-page-cache', state)
  if (geo.isAnswered) headers.append('set-cookie', STAYS_HERE)
  for (const cookie of endedLists(saved?.joined ?? [])) headers.append('set-cookie', serializeCookie(cookie))
  const isKnown = headers.has('etag') && request.headers.get('if-none-match')?.includes(etag)
  if (isKnown) return new Response(null, { status: 304, headers })
  const body = new Blob(parts())
  await remember?.({ headers, etag, body })
  return new Response(body, { status, headers })
}

/** Only for the request that rendered the page. */
export const logPageBuild = (log: RequestLog, { meta }: RenderedPage): void => {
  if (meta.error !== null) log.error = meta.error
  log.pageData = meta.log
}

/** Same cookie as the form's (worker/features/preferences/preference-routes.ts). */
const STAYS_HERE = serializeCookie({ name: COOKIES.forceNeedRedirect, value: '1', maxAge: LIFETIME_SECONDS.preference })

const pageHeaders = (config: Config, { status, meta }: RenderedPage, isPreview: boolean, etag: string): Headers => {
  const headers = new Headers(securityHeadersOf(config, meta.styleHashes))
  const isStorable = status === 200 && !isPreview
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', isStorable ? 'private, no-cache' : isPreview ? 'private, no-store' : 'no-store')
  headers.set('vary', 'cookie, sec-ch-ua-mobile')
  if (isPreview) headers.set('x-robots-tag', 'noindex, nofollow')
  if (meta.retryAfterSeconds !== null) headers.set('retry-after', String(meta.retryAfterSeconds))
  if (isStorable) {
    headers.set('etag', etag)
    headers.set('speculation-rules', SPECULATION_RULES_HEADER)
    if (meta.preloads !== null) headers.set('link', meta.preloads)
  }
  return headers
}

const purchaseOf = async ({ url, config }: Visit): Promise<Purchase | null> => {
  const { BOOKING_KEY, TAG_MANAGER_URL, realNow } = config
  const token = url.searchParams.get(PURCHASE_PARAMETER)
  if (token === null || BOOKING_KEY === undefined || TAG_MANAGER_URL === undefined) return null
  return verifyPurchase(BOOKING_KEY, token, realNow())
}

const visitorDocument = (visit: Visit, key: PageKey, purchase: Purchase | null): VisitorDocument => {
  const { session, visitor, country, config } = visit
  const user = session?.user ?? null
  const seen = pageOf(visit)
  return {
    consent: visitor.consent,
    currency: key.currency,
    country: visitor.isBot ? null : country,
    signedIn: user !== null,
    account: user === null ? null : { id: user.id, name: user.name },
    tagManager: config.TAG_MANAGER_URL,
    ...(purchase !== null && { purchase }),
    ...(seen !== null && seen.assignments.length > 0 && { variations: shownIn(seen) }),
    ...(config.VITALS_SAMPLE > 0 && allows(visitor.consent, 'analytics') && { vitals: config.VITALS_SAMPLE }),
  }
}

/** Positions of this page's closed banners. */
const hiddenBanners = async ({ visitor, data }: Visit, key: PageKey): Promise<number[]> => {
  const { closedBanners } = visitor
  if (closedBanners.length === 0) return []
  const layout = await valueOrNull(loadLayout(data, key.market))
  return bannersOnPath(layout?.beans ?? [], key.path).flatMap((banner, slot) =>
    closedBanners.includes(banner.id) ? [slot] : [],
  )
}
