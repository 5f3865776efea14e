import { travelPath } from '../../../markets/links.ts'
import { loadLayout } from '../../data/content.ts'
import { loadFlights, loadTour, loadTravel } from '../../data/trips.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import type { PageRoute, RouteContext } from '../route.ts'
import { tourHead } from './tour-head.ts'
import { tourLinkedData } from './tour-linked-data.ts'
import { tourModal } from './tour-modal.tsx'
import { tourModel } from './tour-model.ts'
import { TourPage } from './tour-page.tsx'
import { tourChoices } from './tour-query.ts'

/**
 * The page of one departure. The travel and the departure are critical: without the travel it is a 404, an unknown
 * departure leads to the travel. Flights and settings are not.
 */
export const tourRoute: PageRoute = async ({ key, market, config, data, today }) => {
  const { travel: slug, tour: code } = key.parameters
  if (slug === undefined || code === undefined) return { kind: 'missing' }
  const [travel, tour] = await Promise.all([
    loadTravel(data, market.id, slug),
    code === '' ? null : loadTour(data, market.id, slug, code),
  ])
  if (travel.value === null) return { kind: 'missing' }
  if (tour === null || tour.value === null) return { kind: 'redirect', status: 302, to: travelPath(market, slug) }
  const [flights, installmentPayments] = await Promise.all([
    loadFlights(data, market.id, tour.value.id).then(
      ({ value }) => value,
      () => null,
    ),
    allowsInstalments(data, market.id),
  ])
  const { currency } = key
  const model = tourModel({
    travel: travel.value,
    tour: tour.value,
    flights,
    choices: tourChoices(new URLSearchParams(key.query)),
    installmentPayments,
    today,
    market,
    currency,
  })
  const site = renderContextOf(config, key)
  return {
    kind: 'page',
    head: tourHead(model, site, tourLinkedData({ model, site })),
    body: <TourPage model={model} />,
    tags: [`travel:${slug}`],
    modal: key.modal && tourModal(key.modal, site, model),
    pricesAt: Math.min(travel.storedAt, tour.storedAt),
    degraded: travel.state === 'stale-if-error' || tour.state === 'stale-if-error',
  }
}

/** Settings that cannot be had allow nothing. */
const allowsInstalments = (data: RouteContext['data'], market: RouteContext['market']['id']): Promise<boolean> =>
  loadLayout(data, market).then(
    ({ value }) => value?.settings.installmentPayments ?? false,
    () => false,
  )
