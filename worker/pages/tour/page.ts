import { tourPath } from '../../../markets/links.ts'
import { loadLayout } from '../../data/content.ts'
import { loadCoordinator, loadFlights, loadTour, loadTravel } from '../../data/trips.ts'
import { definePage, derived, isFound, movedTo, NOT_FOUND, optional } from '../define-page.ts'
import { tourHead } from './tour-head.ts'
import { tourModals } from './tour-modals.tsx'
import { tourModel, unknownTourModel } from './tour-model.ts'
import { TourPage } from './tour-page.tsx'
import { tourChoices, tourQuery } from './tour-query.ts'

/** The page of a departure; of an unknown one it shows the trip and its next dates, as a 404. */
export const tourPage = definePage({
  route: 'travels-travel-tour',
  query: { parse: tourChoices, canonical: (query) => ({ query: tourQuery(tourChoices(query)) }) },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'trip',
  analytics: 'tour',
  offlineCopy: true,
  load: async ({ params: { travel: asked, tour: code }, data, site: { market, path } }) => {
    const [travel, tour] = await Promise.all([
      loadTravel(data, market.id, asked),
      code === '' ? derived(null) : loadTour(data, market.id, asked, code),
    ])
    if (!isFound(travel)) return NOT_FOUND
    const { slug } = travel.value
    const canonical = tourPath(market, slug, tour.value?.code ?? code)
    if (tour.value !== null && canonical !== path) return movedTo(canonical)
    const leader = tour.value?.coordinator ?? null
    const own = travel.value.coordinator
    const [flights, layout, coordinator] = await Promise.all([
      tour.value === null
        ? derived(null)
        : optional(loadFlights(data, market.id, travel.value.slug, tour.value.id), null),
      optional(loadLayout(data, market.id), null),
      leader === null || leader.id === own?.id
        ? derived(leader && own)
        : optional(loadCoordinator(data, market.id, leader.slug), null),
    ])
    return { travel, tour, flights, layout, coordinator }
  },
  model: ({ travel, tour, flights, layout, coordinator }, { site: { today, market, currency }, query }) =>
    tour === null
      ? unknownTourModel({ travel, today, market, currency })
      : tourModel({
          ...{ travel, tour, flights, coordinator, today, market, currency },
          choices: query,
          installmentPayments: layout?.settings.installmentPayments ?? false,
        }),
  status: ({ tour }) => (tour === null ? 404 : 200),
  modals: tourModals,
  showsPrices: () => true,
  head: tourHead,
  view: TourPage,
})
