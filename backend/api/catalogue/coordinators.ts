import type { Coordinator, CoordinatorDetail } from '../../../shared/contracts/travel.ts'
import { coordinatorPortrait } from '../images/chosen-pictures.ts'
import type { Site } from '../site.ts'
import { allOf, type Fragment, fragment, isOneOf, isTranslatedInto } from '../sql/fragment.ts'
import { loadTours } from './cards.ts'
import { loadFreeMonths } from './free-months.ts'
import { loadReviews } from './reviews.ts'

const MAX_DEPARTURES = 50
const MAX_REVIEWS = 24

type CoordinatorRow = Omit<Coordinator, 'picture' | 'languages'> & { languages: string } & Record<
    'hasEnglishMotto' | 'hasEnglishBiography',
    0 | 1
  >

export const coordinatorDetail = async (site: Site, slug: string): Promise<CoordinatorDetail | null> => {
  const [coordinator] = await select(site, fragment('c.slug = ?', slug), 1)
  if (!coordinator) return null
  const translated = isTranslatedInto(site.language, 'travel_id')
  const numbers = fragment(
    `SELECT no FROM tours INDEXED BY tours_by_coordinator
    WHERE coordinator_id = ? AND starting_date > ? AND status <> 'SOLD_OUT' AND ${translated.sql}
    ORDER BY starting_date LIMIT ?`,
    coordinator.id,
    site.today,
    ...translated.values,
    MAX_DEPARTURES,
  )
  const [departures, freeMonths, reviews] = await Promise.all([
    loadTours(site, numbers),
    loadFreeMonths(site, coordinator.id),
    loadReviews(site, { coordinatorId: coordinator.id }, MAX_REVIEWS),
  ])
  return { ...coordinator, departures, freeMonths, reviews }
}

export const loadCoordinator = async (site: Site, id: string): Promise<Coordinator | null> =>
  (await select(site, fragment('c.id = ?', id), 1))[0] ?? null

/** Coordinators in the order of their slugs; unknown ones are left out. */
export const namedCoordinators = async (site: Site, slugs: readonly string[]): Promise<Coordinator[]> => {
  const found = await select(site, isOneOf('c.slug', slugs), slugs.length)
  return slugs.flatMap((slug) => found.find((each) => each.slug === slug) ?? [])
}

type Region = Partial<Record<'areas' | 'destinations' | 'travels', readonly string[] | undefined>>

/** Coordinators with most trips; of a region only those who lead there, main area first. */
export const topCoordinators = (
  site: Site,
  { areas = [], destinations = [], travels = [] }: Region,
  limit: number,
): Promise<Coordinator[]> => {
  const conditions: Fragment[] = []
  if (areas.length > 0) {
    const { sql, values } = isOneOf('area.value', areas)
    conditions.push(fragment(`EXISTS (SELECT 1 FROM json_each(c.areas) AS area WHERE ${sql})`, ...values))
  }
  const visits: Fragment[] = []
  if (travels.length > 0) visits.push(isOneOf('t.travel_id', travels))
  if (destinations.length > 0) {
    const { sql, values } = isOneOf('destination_id', destinations)
    visits.push(fragment(`t.travel_id IN (SELECT travel_id FROM travel_destinations WHERE ${sql})`, ...values))
  }
  if (visits.length > 0) {
    const { sql, values } = allOf(visits)
    conditions.push(
      fragment(
        `EXISTS (SELECT 1 FROM tours AS t INDEXED BY tours_by_coordinator
        WHERE t.coordinator_id = c.id AND t.starting_date > ? AND ${sql})`,
        site.today,
        ...values,
      ),
    )
  }
  const first = areas.length > 0 ? isOneOf("json_extract(c.areas, '$[0]')", areas) : undefined
  return select(site, allOf(conditions), limit, first)
}

/** A missing text is the English one. */
const isEnglish = (text: 'motto' | 'biography'): string =>
  `(x.language NOT IN ('en', 'us') AND x.${text} =
    (SELECT ${text} FROM coordinator_texts WHERE language = 'en' AND coordinator_id = c.id))`

const select = async (
  site: Site,
  { sql, values }: Fragment,
  limit: number,
  first?: Fragment,
): Promise<Coordinator[]> => {
  const { results } = await site.db
    .prepare(
      `SELECT c.id, c.slug, c.name, x.motto, x.biography, x.languages, x.home, c.trips_led AS tripsLed,
        ${isEnglish('motto')} AS hasEnglishMotto, ${isEnglish('biography')} AS hasEnglishBiography
      FROM coordinators AS c JOIN coordinator_texts AS x ON x.language = ? AND x.coordinator_id = c.id
      WHERE ${sql} ORDER BY ${first ? `${first.sql} DESC, ` : ''}c.trips_led DESC, c.id LIMIT ?`,
    )
    .bind(site.language, ...values, ...(first?.values ?? []), limit)
    .all<CoordinatorRow>()
  return results.map(({ id, slug, name, motto, biography, languages, home, tripsLed, ...row }) => ({
    id,
    slug,
    name,
    picture: coordinatorPortrait(site, slug, name),
    motto,
    biography,
    ...(row.hasEnglishMotto === 1 && { mottoLanguage: 'en' }),
    ...(row.hasEnglishBiography === 1 && { biographyLanguage: 'en' }),
    languages: JSON.parse(languages),
    home,
    tripsLed,
  }))
}
