import { describe, expect, it } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { flightSuggestionSchema } from '../../../shared/contracts/flights.ts'
import { countryFacts } from '../geography/countries.ts'
import { type FlightQuestion, suggestFlights } from './suggest-flights.ts'

const { travels } = readSources()
const prices = { EUR: 60_900, GBP: 52_900, USD: 68_900 }
const question = (slug: string, isoAlpha3: string, minimumPrice: typeof prices | null = prices): FlightQuestion => ({
  tourId: `${slug}-20270601`,
  airport: travels.find((travel) => travel.slug === slug)?.airport ?? null,
  isoAlpha3,
  startingDate: '2027-06-01',
  endingDate: '2027-06-10',
  minimumPrice,
})

describe('flight countries', () => {
  it('include every country of the travels', () => {
    for (const { countries } of travels)
      for (const code of countries) expect([code, countryFacts(code)]).not.toContain(null)
  })
})

describe('suggestFlights', () => {
  it.each(MARKET_IDS)('fits the contract for every airport of %s and every travel, cheapest first', (market) => {
    for (const { slug, countries } of travels) {
      const found = suggestFlights(market, question(slug, countries[0] ?? ''))
      for (const each of found) flightSuggestionSchema.parse(each)
      const homes = new Set(found.map((each) => each.from.code))
      expect(homes.size, slug).toBeGreaterThanOrEqual(markets[market].homeAirports.length - 3)
      expect(new Set(found.map((each) => `${each.from.code} ${each.via.length === 0}`)).size).toBe(found.length)
      expect(found[0]?.minimumPrice).toEqual(prices)
      const euros = found.map(({ minimumPrice }) => minimumPrice.EUR)
      expect(euros).toEqual([...euros].sort((a, b) => a - b))
      for (const { from, to, via, minutes } of found) {
        expect(new Set([from.code, ...via, to]).size).toBe(via.length + 2)
        expect(minutes, [from.code, ...via, to].join('-')).toBeLessThan(36 * 60)
      }
    }
  })

  it('is deterministic, and empty without a price or a country', () => {
    const trip = question('japan-tokyo-kyoto', 'JPN')
    expect(suggestFlights('it', trip)).toEqual(suggestFlights('it', trip))
    expect(suggestFlights('it', question('japan-tokyo-kyoto', 'JPN', null))).toEqual([])
    expect(suggestFlights('it', question('moon', 'XXX'))).toEqual([])
  })

  const from = (code: string, slug: string, country: string, market: MarketId) =>
    suggestFlights(market, question(slug, country)).filter((each) => each.from.code === code)

  it.each([
    ['it', 'FCO', 'greece-athens-meteora-zagori', 'GRC', ['']],
    ['it', 'FCO', 'japan-tokyo-kyoto', 'JPN', ['', 'HEL']],
    ['de', 'MUC', 'japan-tokyo-kyoto', 'JPN', ['', 'HEL']],
    ['us', 'LAX', 'japan-tokyo-kyoto', 'JPN', ['', 'SFO']],
    ['us', 'SFO', 'japan-tokyo-kyoto', 'JPN', ['', 'SEA']],
    ['de', 'FRA', 'peru-machu-picchu', 'PER', ['CDG']],
    ['us', 'MIA', 'australia-tasmania', 'AUS', ['LAX SYD']],
    ['it', 'FCO', 'australia-uluru-kings-canyon', 'AUS', ['SIN SYD']],
    ['it', 'BRI', 'new-zealand-south-island', 'NZL', ['IST DXB']],
    ['us', 'JFK', 'usa-new-york', 'USA', []],
  ] as const)('in market %s, from %s to %s (%s), has the routes %j', (market, code, slug, country, ways) => {
    expect(
      from(code, slug, country, market)
        .map(({ via }) => via.join(' '))
        .sort(),
    ).toEqual([...ways])
  })

  it('takes about half a day to Tokyo, less but at a higher price without a stop', () => {
    const [direct, changed] = from('FCO', 'japan-tokyo-kyoto', 'JPN', 'it').sort((a, b) => a.via.length - b.via.length)
    expect(direct).toMatchObject({ to: 'HND', departsOn: '2027-05-31' })
    expect(direct?.minutes).toBeGreaterThan(11.5 * 60)
    expect(direct?.minutes).toBeLessThan(13.5 * 60)
    expect(changed?.minutes).toBeGreaterThan(direct?.minutes ?? 0)
    expect(changed?.minimumPrice.EUR).toBeLessThan(direct?.minimumPrice.EUR ?? 0)
  })
})
