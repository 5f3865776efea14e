import type { FilterState } from '../shared/contracts/filter-state.ts'
import type { AccountPage, LinkTarget } from '../shared/contracts/menu-link.ts'
import { filterQuery } from '../shared/filters/filter-query.ts'
import type { Market } from './market-schema.ts'
import { STATIC_ROUTES, type StaticRoute } from './route-table.ts'

/** Path of a route without parameters; `null` if the market lacks it. */
export const staticPath = (market: Market, route: StaticRoute): string | null => market.paths[route]

/** Path of a travel page. @param slug in the language of the market */
export const travelPath = (market: Market, slug: string): string =>
  `/${market.segments.travels}/${encodeURIComponent(slug)}`

export const itineraryPath = (market: Market, slug: string): string =>
  `${travelPath(market, slug)}/${market.segments.itinerary}`

export const tourPath = (market: Market, slug: string, tourCode: string): string =>
  `${travelPath(market, slug)}/${encodeURIComponent(tourCode.toLowerCase())}`

export const coordinatorPath = (market: Market, slug: string): string =>
  `/${market.segments.coordinators}/${encodeURIComponent(slug)}`

/** Path of a community event; `null` if the market has no event pages. */
export const eventPath = (market: Market, slug: string): string | null => {
  const events = market.paths['events-wemeet']
  return events === null ? null : `${events}/${encodeURIComponent(slug)}`
}

/** Path of the search page with a filter, without default values. */
export const searchPath = (market: Market, filter: FilterState = {}): string => {
  const query = filterQuery(filter)
  return query === '' ? `${market.paths.search}` : `${market.paths.search}?${query}`
}

/** External booking URL of a departure (spec section 2). @param options query of the chosen options; empty for none */
export const bookingUrl = (bookingOrigin: string, tourId: string, options = ''): string =>
  `${bookingOrigin}/booking/${encodeURIComponent(tourId)}/start${options === '' ? '' : `?${options}`}`

const ACCOUNT_PATHS: Readonly<Record<AccountPage, string>> = {
  'account-profile': '/profile',
  travels: '/travels',
  partnership: '/partnership',
  'account-communications': '/communications',
}

/** URL of an account page; `null` without an account area. */
export const accountUrl = (accountOrigin: string | null, page: AccountPage): string | null =>
  accountOrigin === null ? null : accountOrigin + ACCOUNT_PATHS[page]

/**
 * Href of a content link in a market (spec section 2, menu links); `null` if the market lacks the page. Plain URLs are
 * trusted, because they come from content only.
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
