import { markets } from '../../../markets/registry.ts'
import type { Flights } from '../../../shared/contracts/flights.ts'
import type { Site } from '../site.ts'
import { isTranslatedInto, pricesOf } from '../sql/fragment.ts'
import { suggestFlights } from './suggest-flights.ts'

type Row = {
  slug: string
  iso_alpha3: string
  starting_date: string
  ending_date: string
  flights_eur: number | null
  flights_gbp: number | null
  flights_usd: number | null
}

export async function flightsOf(
  { db, market, language }: Pick<Site, 'db' | 'market' | 'language'>,
  tourId: string,
): Promise<Flights | null> {
  const { sql, values } = isTranslatedInto(language, 'v.id')
  const row = await db
    .prepare(
      `SELECT v.slug, d.iso_alpha3, t.starting_date, t.ending_date, t.flights_eur, t.flights_gbp, t.flights_usd
      FROM tours AS t JOIN travels AS v ON v.id = t.travel_id JOIN destinations AS d ON d.id = v.destination_id
      WHERE t.id = ? AND ${sql}`,
    )
    .bind(tourId, ...values)
    .first<Row>()
  if (!row) return null
  const { flights_eur, flights_gbp, flights_usd } = row
  const priced = flights_eur !== null && flights_gbp !== null && flights_usd !== null
  return {
    airports: markets[market].homeAirports.map(({ code, name }) => ({ code, name })),
    suggestions: suggestFlights(market, {
      tourId,
      travelSlug: row.slug,
      isoAlpha3: row.iso_alpha3,
      startingDate: row.starting_date,
      endingDate: row.ending_date,
      minimumPrice: priced ? pricesOf(flights_eur, flights_gbp, flights_usd) : null,
    }),
  }
}
