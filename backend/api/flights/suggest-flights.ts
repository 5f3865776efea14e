import { z } from 'zod'
import type { MarketId } from '../../../markets/market-id.ts'
import type { HomeAirport } from '../../../markets/market-schema.ts'
import { markets } from '../../../markets/registry.ts'
import type { FlightSuggestion, Flights } from '../../../shared/contracts/flights.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { endingInNine, pricesBy } from '../catalogue/prices.ts'
import { countryFacts, distanceKm } from '../geography/countries.ts'
import { hashUnit } from '../hash.ts'
import type { Site } from '../site.ts'
import { flightPriceIn, isTranslatedInto, type PriceColumns } from '../sql/fragment.ts'
import { fliesDirectly, HUBS, type Place, TOO_NEAR } from './routes.ts'

export type FlightQuestion = {
  tourId: string
  /** Where flights land, if not at the country's main airport. */
  airport: z.infer<typeof airportSchema> | null
  isoAlpha3: string
  startingDate: string
  endingDate: string
  minimumPrice: Prices | null
}

export const airportSchema = z.object({ code: z.string().length(3), latitude: z.number(), longitude: z.number() })

const KM_PER_MINUTE = 14
const GROUND_MINUTES = 35
const CHANGE_MINUTES = 130
/** Longer flights leave the day before. */
const OVERNIGHT = 4_500
const TWO_NIGHTS_MINUTES = 20 * 60
const WORTH_A_CHANGE = 1_500
const DETOUR = 1.45
const DIRECT_DEARER = 0.18

/** Suggests flights on real routes, cheapest first, at the departure's minimum flight price; deterministic. */
export const suggestFlights = (market: MarketId, question: FlightQuestion): FlightSuggestion[] => {
  const { minimumPrice } = question
  const there = question.airport ?? mainAirport(question.isoAlpha3)
  if (there === null || minimumPrice === null) return []
  const ways = markets[market].homeAirports
    .flatMap((home, rank) => {
      const found = stopsTo(home, there)
      return found.map((via) => ({
        ...way(home, via, there, question),
        dearness: dearness(home, rank, question) + (via.length === 0 && found.length > 1 ? DIRECT_DEARER : 0),
      }))
    })
    .sort((a, b) => a.dearness - b.dearness)
  const cheapest = ways[0]?.dearness ?? 1
  return ways.map(({ dearness: own, ...suggestion }) => ({
    ...suggestion,
    minimumPrice: scaled(minimumPrice, own / cheapest),
  }))
}

const mainAirport = (isoAlpha3: string): Place | null => {
  const facts = countryFacts(isoAlpha3)
  return facts && { code: facts.airport, latitude: facts.latitude, longitude: facts.longitude }
}

const way = (home: HomeAirport, via: readonly Place[], there: Place, question: FlightQuestion) => {
  const flight = kilometres([home, ...via, there]) / KM_PER_MINUTE
  const minutes = Math.round((flight + GROUND_MINUTES * (via.length + 1) + CHANGE_MINUTES * via.length) / 5) * 5
  const before = minutes > TWO_NIGHTS_MINUTES ? 2 : distanceKm(home, there) > OVERNIGHT ? 1 : 0
  return {
    from: { code: home.code, name: home.name },
    to: there.code,
    via: via.map(({ code }) => code),
    minutes,
    departsOn: addDays(question.startingDate, -before),
    returnsOn: question.endingDate,
  }
}

/** Two stops only where one is not enough. */
const stopsTo = (home: Place, there: Place): Place[][] => {
  const km = distanceKm(home, there)
  if (km < TOO_NEAR) return []
  const isDirect = fliesDirectly(home, there)
  const changed = shortest(
    HUBS.filter((hub) => fliesDirectly(home, hub) && fliesDirectly(hub, there)).map((hub) => [hub]),
    home,
    there,
  )
  if (!isDirect) return changed ? [changed] : twoStops(home, there)
  const isWorthIt = changed && km > WORTH_A_CHANGE && kilometres([home, ...changed, there]) < km * DETOUR
  return isWorthIt ? [[], changed] : [[]]
}

const twoStops = (home: Place, there: Place): Place[][] => {
  const last = HUBS.filter((hub) => fliesDirectly(hub, there))
  const first = HUBS.filter((hub) => fliesDirectly(home, hub))
  const found = shortest(
    first.flatMap((one) => last.filter((other) => fliesDirectly(one, other)).map((other) => [one, other])),
    home,
    there,
  )
  return found ? [found] : []
}

const shortest = (ways: Place[][], home: Place, there: Place): Place[] | undefined =>
  ways.map((via) => ({ via, km: kilometres([home, ...via, there]) })).sort((a, b) => a.km - b.km)[0]?.via

const kilometres = (points: readonly Place[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0)

const dearness = ({ code }: HomeAirport, rank: number, { tourId }: FlightQuestion): number =>
  1 + 0.05 * rank + 0.25 * hashUnit(tourId, code, 'fare from')

const scaled = (prices: Prices, factor: number): Prices =>
  factor === 1 ? prices : pricesBy((currency) => endingInNine(prices[currency] * factor))

type Row = Omit<FlightQuestion, 'tourId' | 'airport' | 'minimumPrice'> & { airport: string | null } & PriceColumns<
    'flights',
    number | null
  >

/** Returns `null` when the market has no such departure. */
export const flightsOf = async (
  { db, market, language }: Pick<Site, 'db' | 'market' | 'language'>,
  tourId: string,
): Promise<Flights | null> => {
  const { sql, values } = isTranslatedInto(language, 'v.id')
  const row = await db
    .prepare(
      `SELECT v.airport, d.iso_alpha3 AS isoAlpha3, t.starting_date AS startingDate,
        t.ending_date AS endingDate, t.flights_eur, t.flights_gbp, t.flights_usd
      FROM tours AS t JOIN travels AS v ON v.id = t.travel_id JOIN destinations AS d ON d.id = v.destination_id
      WHERE t.id = ? AND ${sql}`,
    )
    .bind(tourId, ...values)
    .first<Row>()
  return (
    row && {
      airports: markets[market].homeAirports.map(({ code, name }) => ({ code, name })),
      suggestions: suggestFlights(market, {
        ...row,
        tourId,
        airport: row.airport === null ? null : airportSchema.parse(JSON.parse(row.airport)),
        minimumPrice: flightPriceIn(row),
      }),
    }
  )
}
