import { loadTravel } from '../../data/trips.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import type { PageRoute } from '../route.ts'
import { departureFilter } from './departure-filter.ts'
import { travelHead } from './travel-head.ts'
import { travelLinkedData } from './travel-linked-data.ts'
import { travelModal } from './travel-modal.tsx'
import { travelModel } from './travel-model.ts'
import { TravelPage } from './travel-page.tsx'

/** The trip page (spec section 2). The travel with its departures is critical; an unknown slug is a 404. */
export const travelRoute: PageRoute = async ({ key, market, config, data, today }) => {
  const slug = key.parameters.travel
  if (slug === undefined) return { kind: 'missing' }
  const { value: travel, storedAt, state } = await loadTravel(data, market.id, slug)
  if (travel === null) return { kind: 'missing' }
  const { currency } = key
  const filter = departureFilter(new URLSearchParams(key.query), market)
  const model = travelModel({ travel, today, market, currency, filter })
  const site = renderContextOf(config, key)
  return {
    kind: 'page',
    head: travelHead(model, site, travelLinkedData({ model, site })),
    body: <TravelPage model={model} />,
    tags: [`travel:${travel.slug}`],
    modal: key.modal && travelModal(key.modal, site, model),
    pricesAt: storedAt,
    degraded: state === 'stale-if-error',
  }
}
