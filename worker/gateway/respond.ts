import type { Context } from 'hono'
import { loadLayout } from '../data/content.ts'
import { hashOfText } from '../page/cache/content-hash.ts'
import type { ServedPage } from '../page/cache/page-cache.ts'
import type { PageKey } from '../page/page-key.ts'
import { bannersOnPath } from '../render/layout/banner-routes.ts'
import { dataContext } from './data-context.ts'
import type { GatewayApp } from './gateway-app.ts'
import { SPECULATION_RULES_HEADER } from './speculation-rules.ts'
import { stampAttributes, stampPage, type VisitorDocument, visitorElement } from './stamp.ts'

/**
 * The page as this visitor gets it: stamped, with an ETag over body and stamps, 304 when the browser has it.
 * A browser may keep it only to ask again: `private, no-cache`; errors are not kept at all.
 */
export const respondWithPage = async (
  c: Context<GatewayApp>,
  { page, state }: ServedPage,
  key: PageKey,
): Promise<Response> => {
  c.header('x-page', state)
  c.set('styleHash', page.styleHash)
  if (page.location !== null) return c.redirect(page.location, page.status as 301 | 302 | 303 | 307 | 308)
  const document = visitorDocument(c, key)
  const outdated = state === 'stale-if-error'
  const attributes = stampAttributes(document, await hiddenBannerSlots(c, key), outdated)
  const element = visitorElement(document)
  const etag = `W/"${page.hash}-${hashOfText(attributes + element)}"`
  const kept = page.status === 200
  const previewed = key.preview !== undefined
  c.header('cache-control', kept && !previewed ? 'private, no-cache' : previewed ? 'private, no-store' : 'no-store')
  if (previewed) c.header('x-robots-tag', 'noindex, nofollow')
  c.header('vary', 'cookie')
  if (page.retryAfter !== null) c.header('retry-after', page.retryAfter)
  if (kept && !previewed) {
    c.header('etag', etag)
    c.header('speculation-rules', SPECULATION_RULES_HEADER)
    if (page.link !== null) c.header('link', page.link)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
  }
  c.header('content-type', 'text/html; charset=utf-8')
  return c.body(stampPage(page, attributes, element), page.status as 200)
}

const visitorDocument = (c: Context<GatewayApp>, key: PageKey): VisitorDocument => ({
  consent: c.get('visitor').consent,
  currency: key.currency,
  country: c.get('visitor').isBot ? null : c.get('country'),
  signedIn: false,
})

/** Positions of the banners on this page that this visitor has closed. */
const hiddenBannerSlots = async (c: Context<GatewayApp>, key: PageKey): Promise<number[]> => {
  const { closedBanners } = c.get('visitor')
  if (closedBanners.length === 0) return []
  const layout = await loadLayout(dataContext(c), key.market).catch(() => null)
  return bannersOnPath(layout?.value.beans ?? [], key.path).flatMap((banner, slot) =>
    closedBanners.includes(banner.id) ? [slot] : [],
  )
}
