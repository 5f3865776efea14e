import airportData from 'airport-data-js'
import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import worldCountries from 'world-countries'
import { readSources } from '../../../demo/seed/sources.ts'
import { allMarkets } from '../../../markets/registry.ts'
import type { Point } from '../../../shared/contracts/point.ts'
import { suggestFlights } from '../flights/suggest-flights.ts'
import { countryFacts, distanceKm } from './countries.ts'

const { travels } = readSources()
const visited = [...new Set(travels.flatMap(({ countries }) => countries))].sort()

const factsOf = (code: string) => {
  const facts = countryFacts(code)
  const country = worldCountries.find(({ cca3 }) => cca3 === code)
  if (!facts || !country) throw new Error(`nothing is known of ${code}`)
  return { ...facts, country }
}

const airportOf = async (code: string): Promise<Point & { country: string; timeZone: string }> => {
  const [found] = await airportData.getAirportByIata(code)
  if (found === undefined) throw new Error(`${code} is no airport`)
  const { country_code: country, latitude, longitude, time: timeZone } = found
  return { country, latitude: Number(latitude), longitude: Number(longitude), timeZone }
}

const offset = (timeZone: string, day: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(new Date(day))

/** Antarctica's ships pay in dollars and leave from Argentina. */
const NO_COUNTRY = 'ATA'
/** airport-data-js places Maseru's airport in the town. */
const MISPLACED = ['MSU']

describe('countries', () => {
  it('have airports with these codes, places and time zones', async () => {
    for (const code of visited) {
      const { airport, timeZone, country, ...place } = factsOf(code)
      const known = await airportOf(airport)
      if (code !== NO_COUNTRY) expect([airport, known.country]).toEqual([airport, country.cca2])
      if (!MISPLACED.includes(airport)) expect(distanceKm(place, known), airport).toBeLessThan(15)
      for (const day of ['2027-01-15', '2027-07-15'])
        expect([code, offset(timeZone, day)]).toEqual([code, offset(known.timeZone, day)])
    }
  })

  it('have flights between known airports only', async () => {
    const prices = { EUR: 60_900, GBP: 52_900, USD: 68_900 }
    const dates = { startingDate: '2027-06-01', endingDate: '2027-06-10' }
    const codes = allMarkets.flatMap(({ id, homeAirports }) => [
      ...homeAirports.map(({ code }) => code),
      ...travels
        .flatMap(({ slug, airport = null, countries: [isoAlpha3 = ''] }) =>
          suggestFlights(id, { tourId: slug, airport, isoAlpha3, ...dates, minimumPrice: prices }),
        )
        .flatMap(({ to, via }) => [to, ...via]),
    ])
    for (const code of new Set(codes)) await expect(airportOf(code), code).resolves.toBeDefined()
    for (const { homeAirports } of allMarkets)
      for (const { code, ...place } of homeAirports)
        expect(distanceKm(place, await airportOf(code)), code).toBeLessThan(15)
  })

  it('pay in a legal tender of 2026 to 2029', () => {
    const regions: Record<string, Partial<Record<string, { _from?: string; _to?: string; _tender?: string }>>[]> =
      currencyData.supplemental.currencyData.region
    for (const code of visited.filter((each) => each !== NO_COUNTRY)) {
      const { currency, country } = factsOf(code)
      const last = regions[country.cca2]?.find((spell) => currency in spell)?.[currency]?._to
      expect([code, currency, last]).toEqual([code, expect.stringMatching(/^[A-Z]{3}$/), undefined])
      expect(
        regions[country.cca2]?.some((spell) => currency in spell),
        code,
      ).toBe(true)
    }
  })

  it('differ from world-countries in currencies that are newer than the package', () => {
    const differing = visited.filter((code) => {
      const { currency, country } = factsOf(code)
      return !(currency in country.currencies)
    })
    expect(differing.map((code) => `${code} ${factsOf(code).currency}`)).toEqual(['ATA USD', 'BGR EUR', 'CUW XCG'])
  })
})
