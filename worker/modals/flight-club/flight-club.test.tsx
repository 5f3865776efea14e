import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { FlightClub } from './flight-club.tsx'

const flight = (startingDate: Tour['startingDate'], eur: number, over: Partial<Tour> = {}) =>
  sampleTour({ startingDate, flights: { minimumPrice: prices(eur) }, ...over })

const textOf = (tours: readonly Tour[]) =>
  renderToString(
    <RenderContextProvider value={sampleSite('it')}>
      <FlightClub tours={tours} />
    </RenderContextProvider>,
  ).replaceAll(/<!-- -->|<[^>]*>/g, ' ')

it('names the cheapest flight with the day of its departure', () => {
  const tours = [
    flight('2027-03-12', 62_000),
    flight('2027-04-08', 58_000),
    flight('2027-05-01', 40_000, { salesStatus: 'SOLD_OUT', freeSeats: 0 }),
    flight('2027-05-20', 0),
  ]
  expect(textOf(tours)).toMatch(/Il volo più economico: 580\s€ a persona, andata e ritorno, con partenza l’8 apr/)
})

it.each([
  ['without departures', []],
  ['without a known price', [flight('2027-05-20', 0), sampleTour({ flights: null })]],
])('names no price %s', (_, tours) => expect(textOf(tours)).not.toContain('€'))
