import type { FilterState } from '../shared/contracts/filter-state.ts'
import type { AccountPage, LinkTarget } from '../shared/contracts/menu-link.ts'
import { filterQuery } from '../shared/filters/filter-query.ts'
import type { Market } from './market-schema.ts'
import { STATIC_ROUTES, type StaticRoute } from './route-table.ts'

/** Path of a route without parameters; null where the market does not have it. */
export const staticPath = (market: Market, route: StaticRoute): string | null => market.paths[route]

/** Path of a travel page. `slug` is language-neutral. */
export const travelPath = (market: Market, slug: string): string =>
  `/${market.segments.travels}/${encodeURIComponent(slug)}`

export const itineraryPath = (market: Market, slug: string): string =>
  `${travelPath(market, slug)}/${market.segments.itinerary}`

export const tourPath = (market: Market, slug: string, tourCode: string): string =>
  `${travelPath(market, slug)}/${encodeURIComponent(tourCode.toLowerCase())}`

export const coordinatorPath = (market: Market, slug: string): string =>
  `/${market.segments.coordinators}/${encodeURIComponent(slug)}`

/** The page of an event of the community; null where the market has no such pages. */
export const eventPath = (market: Market, slug: string): string | null => {
  const events = market.paths['events-wemeet']
  return events === null ? null : `${events}/${encodeURIComponent(slug)}`
}

/** The search page with a filter; keys with default values are left out. */
export const searchPath = (market: Market, filter: FilterState = {}): string => {
  const query = filterQuery(filter)
  return query === '' ? `${market.paths.search}` : `${market.paths.search}?${query}`
}

/** The external booking address of a departure (spec section 2: the booking address plus /booking/{id}/start). */
export const bookingUrl = (bookingOrigin: string, tourId: string): string =>
  `${bookingOrigin}/booking/${encodeURIComponent(tourId)}/start`

const ACCOUNT_PATHS: Readonly<Record<AccountPage, string>> = {
  'account-profile': '/profile',
  travels: '/travels',
  partnership: '/partnership',
  'account-communications': '/communications',
}

/** A page of the account area; null where there is none to lead to. */
export const accountUrl = (accountOrigin: string | null, page: AccountPage): string | null =>
  accountOrigin === null ? null : accountOrigin + ACCOUNT_PATHS[page]

/**
 * Where a content link leads in a market (spec section 2, menu links); null when the market has no such page,
 * so that the caller leaves the link out. Plain urls are trusted: they come from our content, never a visitor.
 */
export const linkTargetHref = (market: Market, link: LinkTarget, accountOrigin: string | null): string | null => {
  switch (link.type) {
    case 'travel':
      return travelPath(market, link.slug)
    case 'custompage': {
      const key = link.routingKey
      if (key === undefined) return link.slug === undefined ? null : `/${link.slug}`
      return (STATIC_ROUTES as readonly string[]).includes(key) ? market.paths[key as StaticRoute] : null
    }
    case 'search':
      return link.query === '' ? market.paths.search : `${market.paths.search}?${link.query}`
    case 'account':
      return accountUrl(accountOrigin, link.routingKey)
    case 'url':
      return link.url
  }
}
