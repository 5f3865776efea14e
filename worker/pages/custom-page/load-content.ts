import { resolvePath } from '../../../markets/resolve-path.ts'
import { isFixedContentRoute } from '../../../markets/route-table.ts'
import { type ComposedPage, loadCustomPage, loadDraftPage, loadLayout } from '../../data/content.ts'
import type { Config } from '../../env.ts'
import { derived, NOT_FOUND, optional, type PageContext, type PageData, type Redirect } from '../define-page.ts'
import type { ParsedSearch } from '../search/search-query.ts'
import { loadCoverLinks } from './cover-links.ts'
import { refreshBlocks } from './refresh-blocks.ts'

/** Outside production. */
const GALLERY_PATH = '/__blocks'
const MAX_SLUG = 200
const SLUG = /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u

type Context = Pick<PageContext, 'site' | 'data' | 'preview'>

/** Loads a content page, its filtered lists, and the data of its search cover and JSON-LD. */
export const loadContent = async (context: Context & { query: ParsedSearch }) => {
  const { site, data, query } = context
  const { market, path } = site
  if (path === GALLERY_PATH && !data.config.isProduction) {
    const { blockGallery } = await import('./block-gallery.ts')
    const { page, lists } = blockGallery(data.config)
    return { page: derived(page), lists: derived(lists), layout: derived(null), coverLinks: derived([]) }
  }
  const page = await loadPage(context)
  if ('kind' in page) return page
  const { blocks } = page.value
  const [lists, layout, coverLinks] = await Promise.all([
    refreshBlocks(data, { site, ...query }, blocks),
    // Only the home page has the organization's JSON-LD.
    site.route === 'index' ? optional(loadLayout(data, market.id), null) : derived(null),
    loadCoverLinks(data, site, blocks),
  ])
  return {
    page,
    lists: derived(lists, lists.failed ? 'stale-if-error' : 'hit'),
    layout,
    coverLinks: derived(coverLinks),
  }
}

const loadPage = async (context: Context): Promise<PageData<ComposedPage> | typeof NOT_FOUND | Redirect> => {
  const { site, data, preview } = context
  const { market, route } = site
  const slug = site.path.slice(1)
  if (!isFixedContentRoute(route) && (slug.length > MAX_SLUG || !SLUG.test(slug))) return NOT_FOUND
  const name = isFixedContentRoute(route) ? { routingKey: route } : { slug }
  const found = await (preview === undefined
    ? loadCustomPage(data, market.id, name)
    : loadDraftPage(data, market.id, name, preview))
  const { value } = found
  if (value.kind === 'missing') return NOT_FOUND
  if (value.kind === 'redirect') return followRedirect(context, value)
  const { page } = value
  const seo = preview === undefined ? page.seo : { ...page.seo, robots: 'noindex,nofollow' }
  return { ...found, value: { ...page, seo } }
}

/** Follows a redirect to a listed host unless its target redirects too: a chain, or a loop. */
const followRedirect = async (
  { site: { market, origins }, data }: Context,
  { status, to }: { status: number; to: string },
): Promise<typeof NOT_FOUND | Redirect> => {
  const own = origins[market.id]
  const target = redirectTarget(to, own, data.config)
  if (target === null) {
    data.log.dropped.push('redirect to a host that is not listed')
    return NOT_FOUND
  }
  const path = target.startsWith('/') ? new URL(target, own).pathname : null
  if (path !== null && resolvePath(market, path) === null) {
    const next = await loadCustomPage(data, market.id, { slug: path.slice(1) }).catch(() => null)
    if (next?.value.kind === 'redirect') {
      data.log.dropped.push('redirect to a redirect')
      return NOT_FOUND
    }
  }
  return { kind: 'redirect', status: redirectStatus(status), to: target, carriesQuery: true }
}

type Hosts = Pick<Config, 'SITE_ORIGINS' | 'ACCOUNT_ORIGIN' | 'BOOKING_ORIGIN'>

/**
 * Validates a redirect of the back end (spec sections 7 and 8): a path on the market's own origin, a URL on the other
 * markets, the account site and the booking site; null for any other target.
 */
export const redirectTarget = (to: string, own: string, hosts: Hosts): string | null => {
  if (!URL.canParse(to, own)) return null
  const url = new URL(to, own)
  if (url.username !== '' || url.password !== '') return null
  // Two leading slashes would make the path a URL of another host.
  if (url.origin === own) return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  const allowed = [...Object.values(hosts.SITE_ORIGINS), hosts.ACCOUNT_ORIGIN, hosts.BOOKING_ORIGIN]
  return allowed.some((origin) => origin === url.origin) ? url.href : null
}

const STATUSES = [301, 302, 303, 307, 308] as const

/** Other statuses count as temporary. */
export const redirectStatus = (status: number): (typeof STATUSES)[number] =>
  STATUSES.find((each) => each === status) ?? 302
