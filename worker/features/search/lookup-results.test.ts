import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import type { Destination, TopSellers } from '../../../shared/contracts/destination.ts'
import { destinationLookupSchema } from '../../../shared/contracts/destination-lookup.ts'
import { sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { lookupResults } from './lookup-results.ts'

const japan: Destination = {
  id: 'jpn',
  name: 'Giappone',
  isoCodeAlpha3: 'JPN',
  continentCode: 'asia',
  itinerariesCount: 1,
  departuresCount: 31,
}
const found = (over: Partial<TopSellers> = {}): TopSellers => ({
  countries: [japan],
  travels: [sampleTravel()],
  itinerariesCount: 1,
  departuresCount: 31,
  ...over,
})

describe('destination look-up', () => {
  it.each([
    [
      'it',
      '1 itinerario · 31 partenze',
      '/cerca?destinationId%5B%5D=jpn',
      'Japan · 10 giorni',
      '/viaggi/japan-tokyo-kyoto',
    ],
    [
      'us',
      '1 itinerary · 31 departures',
      '/search?destinationId%5B%5D=jpn',
      'Japan · 10 days',
      '/destinations/japan-tokyo-kyoto',
    ],
    [
      'de',
      '1 Reiseroute · 31 Termine',
      '/suchen?destinationId%5B%5D=jpn',
      'Japan · 10 Tage',
      '/reiseziele/japan-tokyo-kyoto',
    ],
  ] as const)('%s: countries, then travels, in words and paths of the market', (id, detail, href, days, path) => {
    expect(lookupResults(markets[id], found())).toEqual([
      { kind: 'destination', id: 'jpn', name: 'Giappone', detail, href },
      { kind: 'travel', id: 'japan', name: 'Japan classic', detail: days, href: path },
    ])
  })

  it('shows no more than a list can hold, each result once', () => {
    const many = found({
      countries: Array.from({ length: 12 }, (_, i) => ({ ...japan, id: `c${i}` })),
      travels: Array.from({ length: 12 }, (_, i) => sampleTravel({ id: `t${i}` })),
    })
    const results = lookupResults(markets.it, many)
    expect(results).toHaveLength(10)
    expect(results.filter(({ kind }) => kind === 'destination')).toHaveLength(6)
    expect(destinationLookupSchema.safeParse({ results }).success).toBe(true)
  })

  it('is empty when nothing was found', () => {
    expect(lookupResults(markets.it, found({ countries: [], travels: [] }))).toEqual([])
  })
})
