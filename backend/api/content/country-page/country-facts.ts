import { AREA_PAGES } from '../../../../markets/area-pages.ts'
import type { ContinentCode } from '../../../../shared/contracts/destination.ts'
import type { Coordinator } from '../../../../shared/contracts/travel.ts'
import { loadColumns } from '../../catalogue/columns/load-columns.ts'
import { topCoordinators } from '../../catalogue/coordinators.ts'
import { type MonthOffer, monthOffers } from '../../catalogue/month-offers.ts'
import type { Site } from '../../site.ts'
import { isOneOf } from '../../sql/fragment.ts'
import type { PageSource } from '../sources/page-source.ts'

export type CountryTravel = {
  id: string
  slug: string
  title: string
  destinationLabel: string
  summary: string
  days: number
  groupMin: number
  groupMax: number
  stages: { place: string; title: string; text: string }[]
  /** Names, in the order of the market's alphabet. */
  countries: string[]
}

export type CountryFacts = {
  id: string
  name: string
  isoCodeAlpha3: string
  continent: ContinentCode
  /** With upcoming departures, the best seller first. */
  travels: CountryTravel[]
  departuresCount: number
  months: MonthOffer[]
  /** Those who lead upcoming departures there. */
  coordinators: Pick<Coordinator, 'name'>[]
  /** Page of its continent. */
  area: PageSource | null
}

const MAX_COORDINATORS = 50

/** Loads what the catalogue has of a country. */
export async function loadCountryFacts(site: Site, id: string): Promise<CountryFacts | null> {
  const [country, columns] = await Promise.all([loadCountry(site, id), loadColumns(site.db, site.language)])
  const offered = columns.filter(
    ({ travel, departures }) => travel.destinations.includes(id) && departures.traits.length > 0,
  )
  if (country === null || offered.length === 0) return null
  const [travels, coordinators, area] = await Promise.all([
    loadTravels(
      site,
      offered.map(({ travel }) => travel.id),
    ),
    topCoordinators(site, { destinations: [id] }, MAX_COORDINATORS),
    loadArea(site, country.continent),
  ])
  return {
    id,
    ...country,
    travels,
    departuresCount: offered.reduce((sum, { departures }) => sum + departures.traits.length, 0),
    months: monthOffers(offered, site.today),
    coordinators,
    area,
  }
}

type Country = Pick<CountryFacts, 'name' | 'isoCodeAlpha3' | 'continent'>

const loadCountry = ({ db, language }: Site, id: string): Promise<Country | null> =>
  db
    .prepare(
      `SELECT n.name, d.iso_alpha3 AS isoCodeAlpha3, d.continent FROM destinations AS d
      JOIN destination_names AS n ON n.language = ? AND n.destination_id = d.id WHERE d.id = ?`,
    )
    .bind(language, id)
    .first<Country>()

async function loadTravels({ db, language, locale }: Site, ids: readonly string[]): Promise<CountryTravel[]> {
  const { sql, values } = isOneOf('v.id', ids)
  const { results } = await db
    .prepare(
      `SELECT v.id, x.slug, x.title, x.destination_label AS destinationLabel, x.summary, v.days,
        v.group_min AS groupMin, v.group_max AS groupMax, s.itinerary AS stages,
        (SELECT json_group_array(n.name) FROM travel_destinations AS td
          JOIN destination_names AS n ON n.language = ?1 AND n.destination_id = td.destination_id
          WHERE td.travel_id = v.id) AS countries
      FROM travels AS v
      JOIN travel_texts AS x ON x.language = ?1 AND x.travel_id = v.id
      JOIN travel_stories AS s ON s.language = ?1 AND s.travel_id = v.id
      WHERE ${sql.replace('?', '?2')} ORDER BY v.score DESC, v.id`,
    )
    .bind(language, ...values)
    .all<Omit<CountryTravel, 'stages' | 'countries'> & { stages: string; countries: string }>()
  const collator = new Intl.Collator(locale)
  return results.map((row) => ({
    ...row,
    stages: JSON.parse(row.stages) as CountryTravel['stages'],
    countries: (JSON.parse(row.countries) as string[]).sort(collator.compare),
  }))
}

async function loadArea({ db }: Site, continent: ContinentCode): Promise<PageSource | null> {
  const row = await db
    .prepare('SELECT source FROM pages WHERE routing_key = ?')
    .bind(AREA_PAGES[continent])
    .first<{ source: string }>()
  return row && (JSON.parse(row.source) as PageSource)
}
