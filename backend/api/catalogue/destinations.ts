import type { ContinentCode, Destination } from '../../../shared/contracts/destination.ts'
import type { Site } from '../site.ts'

type DestinationRow = {
  id: string
  name: string
  iso_alpha3: string
  continent: ContinentCode
  itineraries: number
  departures: number
}

/** All countries that have travels, most departures first, with their counts on the site's day. */
export async function loadDestinations({ db, language }: Pick<Site, 'db' | 'language'>): Promise<Destination[]> {
  const { results } = await db
    .prepare(
      `SELECT d.id, n.name, d.iso_alpha3, d.continent, count(o.travel_id) AS itineraries,
        coalesce(sum(o.departures_count), 0) AS departures
      FROM destinations AS d
      JOIN destination_names AS n ON n.language = ? AND n.destination_id = d.id
      JOIN travel_destinations AS td ON td.destination_id = d.id
      LEFT JOIN travel_offers AS o ON o.travel_id = td.travel_id
      GROUP BY d.id ORDER BY departures DESC, d.id`,
    )
    .bind(language)
    .all<DestinationRow>()
  return results.map((row) => ({
    id: row.id,
    name: row.name,
    isoCodeAlpha3: row.iso_alpha3,
    continentCode: row.continent,
    itinerariesCount: row.itineraries,
    departuresCount: row.departures,
  }))
}

/** How many travels and departures there are behind some travels. */
export async function countOffers(
  { db }: Pick<Site, 'db'>,
  ids: readonly string[],
): Promise<{ itinerariesCount: number; departuresCount: number }> {
  const row = await db
    .prepare(
      `SELECT count(*) AS itineraries, coalesce(sum(departures_count), 0) AS departures
      FROM travel_offers WHERE travel_id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(ids))
    .first<{ itineraries: number; departures: number }>()
  return { itinerariesCount: row?.itineraries ?? 0, departuresCount: row?.departures ?? 0 }
}
