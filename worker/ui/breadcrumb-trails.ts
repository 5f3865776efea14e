import { coordinatorPath, eventPath, itineraryPath, staticPath, tourPath, travelPath } from '../../markets/links.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import type { Coordinator, TravelDetail } from '../../shared/contracts/travel.ts'
import type { WemeetEvent } from '../../shared/contracts/wemeet.ts'
import { formatDateRange } from '../../shared/dates/date-range.ts'
import type { RenderContext } from './render-context.tsx'

/** Name and path of a page; null when the market lacks it. */
export type Place = { name: string; path: string | null }

type Trip = Pick<TravelDetail, 'slug' | 'title' | 'breadcrumbs'>

const home = ({ market, t }: RenderContext): Place => ({ name: t('layout.home'), path: staticPath(market, 'index') })

/** Breadcrumbs from the home page; the page itself is last. */
export const placeBreadcrumbs = (site: RenderContext, places: readonly Place[]): Place[] => [
  home(site),
  { name: site.t('layout.travels'), path: staticPath(site.market, 'travels') },
  ...places,
]

export const travelBreadcrumbs = (site: RenderContext, { slug, title, breadcrumbs }: Trip): Place[] =>
  placeBreadcrumbs(site, [...breadcrumbs, { name: title, path: travelPath(site.market, slug) }])

export const itineraryBreadcrumbs = (site: RenderContext, travel: Trip): Place[] => [
  ...travelBreadcrumbs(site, travel),
  { name: site.t('travel.itinerary'), path: itineraryPath(site.market, travel.slug) },
]

export const tourBreadcrumbs = (
  site: RenderContext,
  travel: Trip,
  { code, startingDate, endingDate }: Pick<Tour, 'code' | 'startingDate' | 'endingDate'>,
): Place[] => [
  ...travelBreadcrumbs(site, travel),
  { name: formatDateRange(site.date, startingDate, endingDate), path: tourPath(site.market, travel.slug, code) },
]

export const coordinatorBreadcrumbs = (
  site: RenderContext,
  { name, slug }: Pick<Coordinator, 'name' | 'slug'>,
): Place[] => [
  home(site),
  { name: site.t('tour.leaderAll'), path: staticPath(site.market, 'coordinators') },
  { name, path: coordinatorPath(site.market, slug) },
]

export const contentBreadcrumbs = (site: RenderContext, page: Place): Place[] => [home(site), page]

export const salesBreadcrumbs = (site: RenderContext): Place[] => [
  home(site),
  { name: site.t('search.salesTitle'), path: staticPath(site.market, 'sales') },
]

export const statementBreadcrumbs = (site: RenderContext): Place[] => [
  home(site),
  { name: site.t('accessibility.title'), path: staticPath(site.market, 'accessibility') },
]

export const eventsBreadcrumbs = (site: RenderContext): Place[] => [
  home(site),
  { name: site.t('wemeet.title'), path: staticPath(site.market, 'events-wemeet') },
]

export const eventBreadcrumbs = (
  site: RenderContext,
  { slug, title }: Pick<WemeetEvent, 'slug' | 'title'>,
): Place[] => [...eventsBreadcrumbs(site), { name: title, path: eventPath(site.market, slug) }]
