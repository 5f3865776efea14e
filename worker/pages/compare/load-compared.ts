import type { Market } from '../../../markets/market-schema.ts'
import type { Flights } from '../../../shared/contracts/flights.ts'
import type { TourDetail } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { loadCustomPage } from '../../data/content.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { loadFlights, loadTour, loadTravel } from '../../data/trips.ts'
import { derived, type PageData } from '../define-page.ts'
import { tourOf } from './compare-query.ts'

export type Compared = {
  key: string
  travel: TravelDetail
  tour: TourDetail
  flights: Flights | null
  /** Usual weather in the country when the trip begins. */
  weather: string | null
}

/** Null for a departure that does not exist. Throws UpstreamError when the back end fails. */
export const loadCompared = async (
  data: DataContext,
  market: Market,
  key: string,
): Promise<PageData<Compared | null>> => {
  const named = tourOf(key)
  if (named === null) return derived(null)
  const { slug, code } = named
  const [travel, tour] = await Promise.all([loadTravel(data, market.id, slug), loadTour(data, market.id, slug, code)])
  if (travel.value === null || tour.value === null) return derived(null)
  const [flights, weather] = await Promise.all([
    valueOrNull(loadFlights(data, market.id, slug, tour.value.id)),
    loadWeather(data, market, travel.value, tour.value.startingDate),
  ])
  return {
    value: { key, travel: travel.value, tour: tour.value, flights, weather },
    storedAt: Math.min(travel.storedAt, tour.storedAt),
    state: travel.state === 'stale-if-error' ? travel.state : tour.state,
  }
}

/** From the page of the country. */
const loadWeather = async (
  data: DataContext,
  market: Market,
  { destination }: TravelDetail,
  day: string,
): Promise<string | null> => {
  if (!destination.path) return null
  const page = await valueOrNull(loadCustomPage(data, market.id, { slug: destination.path.slice(1) }))
  if (page?.kind !== 'page') return null
  const block = page.page.blocks.find(({ blockType }) => blockType === 'when-to-go')
  if (block?.blockType !== 'when-to-go') return null
  return block.content.months[Number(day.slice(5, 7)) - 1]?.weather?.label ?? null
}
