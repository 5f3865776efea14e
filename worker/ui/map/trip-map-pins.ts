import type { Point } from '../../../shared/contracts/point.ts'
import type { TripPin } from '../../../shared/contracts/trip-pins.ts'
import type { RenderContext } from '../render-context.tsx'
import type { MapLink, MapPin } from './map-picture.tsx'

type Priced = TripPin & { price: NonNullable<TripPin['price']> }

/** With more trips, those of a country share a pin. */
const MAX_TRIP_PINS = 30

type TripMapLinks = {
  trip: (trip: TripPin) => string
  country: (country: TripPin['country']) => string
  showsCard?: boolean
}

/** A pin for each trip, or for each country where there are many; trips without a price have none. */
export const tripMapPins = (
  site: RenderContext,
  trips: readonly TripPin[],
  { trip: tripHref, country: countryHref, showsCard = false }: TripMapLinks,
): MapPin[] => {
  const priced = trips.filter((trip): trip is Priced => trip.price !== null)
  const groups =
    priced.length <= MAX_TRIP_PINS
      ? priced.map((trip) => [trip])
      : Map.groupBy(priced, ({ country }) => country.id).values()
  return [...groups].flatMap((group) => {
    const [trip, ...others] = group
    if (trip === undefined) return []
    if (others.length === 0) return [tripPin(site, trip, { href: tripHref(trip), showsCard })]
    return [countryPin(site, group, countryHref(trip.country))]
  })
}

const tripPin = (
  { t, money }: RenderContext,
  { slug, title, point, price }: Priced,
  link: Pick<MapLink, 'href' | 'showsCard'>,
): MapPin => {
  const amount = money(price)
  return { key: slug, point, links: [{ ...link, text: amount, name: t('map.trip', { title, amount }) }] }
}

const countryPin = ({ t, money, currency }: RenderContext, trips: readonly Priced[], href: string): MapPin => {
  const cheapest = trips.reduce((best, trip) => (trip.price[currency] < best.price[currency] ? trip : best))
  const { id, name: place } = cheapest.country
  const amount = money(cheapest.price)
  return {
    key: id,
    point: mostCentral(trips.map(({ point }) => point)),
    links: [{ text: amount, name: t('map.trips', { place, count: trips.length, amount }), href }],
  }
}

/** The point that is nearest to all others, so that a pin is where a trip goes. */
const mostCentral = (points: readonly Point[]): Point => {
  const sum = (from: Point) =>
    points.reduce((total, to) => total + Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude), 0)
  return points.reduce((best, point) => (sum(point) < sum(best) ? point : best))
}
