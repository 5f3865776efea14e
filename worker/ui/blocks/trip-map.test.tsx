import { expect, it } from 'vitest'
import type { TripPin } from '../../../shared/contracts/trip-pins.ts'
import { renderSample } from '../../../tests/support/builders/render-sample.tsx'
import { TripMap } from './trip-map.tsx'

const trip = (id: number, country: string, cents: number | null): TripPin => ({
  id: `${id}`,
  slug: `trip-${id}`,
  title: `Trip ${id}`,
  point: { latitude: id, longitude: id },
  country: { id: country, name: country.toUpperCase(), path: null },
  price: cents === null ? null : { EUR: cents, GBP: cents, USD: cents },
})

const linksOf = (pins: TripPin[]) => {
  const html = renderSample('we', <TripMap id="map" content={{ title: 'Map', subtitle: null, pins }} />)
  return [...html.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"><span>([^<]+)</g)].map(([, ...parts]) => parts)
}

it('has a pin for each trip with a price, and one for several of a country where they are many', () => {
  const few = [trip(1, 'jpn', 129_900), trip(2, 'jpn', 99_900), trip(3, 'ita', null)]
  expect(linksOf(few)).toEqual([
    ['/destinations/trip-1', 'Trip 1, from €1,299', '€1,299'],
    ['/destinations/trip-2', 'Trip 2, from €999', '€999'],
  ])
  const many = Array.from({ length: 40 }, (_, index) => trip(index + 10, `c${index}`, 50_000))
  const [japan, ...others] = linksOf([...few, ...many])
  expect(japan).toEqual(['/search?destinationId%5B%5D=jpn', 'JPN: 2 trips from €999', '€999'])
  expect(others).toHaveLength(40)
})

it('is left out without a price', () => expect(linksOf([trip(1, 'jpn', null)])).toEqual([]))
