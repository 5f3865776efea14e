import type { ContinentCode, Destination } from '../../../shared/contracts/destination.ts'
import type { Site } from '../site.ts'
import { loadColumns } from './columns/load-columns.ts'
import type { TravelFacts } from './columns/travel-facts.ts'

type DestinationRow = { id: string; name: string; iso_alpha3: string; continent: ContinentCode }

export const loadDestinations = async ({ db, language }: Pick<Site, 'db' | 'language'>): Promise<Destination[]> => {
  const [columns, { results }] = await Promise.all([
    loadColumns(db, language),
    db
      .prepare(
        `SELECT d.id, n.name, d.iso_alpha3, d.continent
        FROM destination_names AS n CROSS JOIN destinations AS d ON d.id = n.destination_id WHERE n.language = ?`,
      )
      .bind(language)
      .all<DestinationRow>(),
  ])
  const visits = visitsByDestination(columns.map(({ travel }) => travel))
  return results
    .flatMap((row): Destination[] => {
      const travels = visits.get(row.id)
      if (!travels) return []
      const { id, name, iso_alpha3: isoCodeAlpha3, continent: continentCode } = row
      return [{ id, name, isoCodeAlpha3, continentCode, ...countOffers(travels) }]
    })
    .sort((a, b) => b.departuresCount - a.departuresCount || (a.id < b.id ? -1 : 1))
}

/** Sorts by name as the market sorts names. */
export const countriesIn = <D extends Destination>(
  destinations: readonly D[],
  code: ContinentCode,
  locale: string,
): D[] => {
  const collator = new Intl.Collator(locale)
  return destinations
    .filter(({ continentCode }) => continentCode === code)
    .sort((a, b) => collator.compare(a.name, b.name))
}

export const countOffers = (travels: readonly TravelFacts[]) => ({
  itinerariesCount: travels.length,
  departuresCount: travels.reduce((sum, { departuresCount }) => sum + departuresCount, 0),
})

const visitsByDestination = (travels: readonly TravelFacts[]): Map<string, TravelFacts[]> => {
  const visits = new Map<string, TravelFacts[]>()
  for (const travel of travels)
    for (const id of travel.destinations) visits.set(id, [...(visits.get(id) ?? []), travel])
  return visits
}
