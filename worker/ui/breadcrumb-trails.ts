import { coordinatorPath, eventPath, itineraryPath, staticPath, tourPath, travelPath } from '../../markets/links.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import type { Coordinator, TravelDetail } from '../../shared/contracts/travel.ts'
import type { WemeetEvent } from '../../shared/contracts/wemeet.ts'
import { formatDateRange } from './date-range.ts'
import type { RenderContext } from './render-context.tsx'

/** Name and path of a page; null when the market lacks it. */
export type Place = { name: string; path: string | null }

type Trip = Pick<TravelDetail, 'slug' | 'title'>

/** Breadcrumbs from the home page; the page itself is last. */
export const wayToTravel = ({ market, t }: RenderContext, { slug, title }: Trip): Place[] => [
  { name: t('layout.home'), path: staticPath(market, 'index') },
  { name: t('layout.travels'), path: staticPath(market, 'travels') },
  { name: title, path: travelPath(market, slug) },
]

export const wayToItinerary = (site: RenderContext, travel: Trip): Place[] => [
  ...wayToTravel(site, travel),
  { name: site.t('travel.itinerary'), path: itineraryPath(site.market, travel.slug) },
]

export const tourBreadcrumbs = (
  site: RenderContext,
  travel: Trip,
  { code, startingDate, endingDate }: Pick<Tour, 'code' | 'startingDate' | 'endingDate'>,
): Place[] => [
  ...wayToTravel(site, travel),
  { name: formatDateRange(site, startingDate, endingDate), path: tourPath(site.market, travel.slug, code) },
]

export const wayToCoordinator = (
  { market, t }: RenderContext,
  { name, slug }: Pick<Coordinator, 'name' | 'slug'>,
): Place[] => [
  { name: t('layout.home'), path: staticPath(market, 'index') },
  { name: t('tour.leaderAll'), path: staticPath(market, 'coordinators') },
  { name, path: coordinatorPath(market, slug) },
]

export const wayToStatement = ({ market, t }: RenderContext): Place[] => [
  { name: t('layout.home'), path: staticPath(market, 'index') },
  { name: t('accessibility.title'), path: staticPath(market, 'accessibility') },
]

export const wayToEvents = ({ market, t }: RenderContext): Place[] => [
  { name: t('layout.home'), path: staticPath(market, 'index') },
  { name: t('wemeet.title'), path: staticPath(market, 'events-wemeet') },
]

export const wayToEvent = (site: RenderContext, { slug, title }: Pick<WemeetEvent, 'slug' | 'title'>): Place[] => [
  ...wayToEvents(site),
  { name: title, path: eventPath(site.market, slug) },
]
