import type { Coordinator, CoordinatorDetail } from '../../../shared/contracts/travel.ts'
import type { Site } from '../site.ts'
import { allOf, type Fragment, fragment, isOneOf, isTranslatedInto } from '../sql/fragment.ts'
import { loadTours } from './cards.ts'
import { portrait } from './image-resources.ts'
import { loadReviews } from './reviews.ts'

const MAX_DEPARTURES = 50
const MAX_REVIEWS = 24

type CoordinatorRow = Omit<Coordinator, 'picture' | 'languages'> & { languages: string }

export async function coordinatorDetail(site: Site, slug: string): Promise<CoordinatorDetail | null> {
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
  const [departures, reviews] = await Promise.all([
    loadTours(site, numbers),
    loadReviews(site, { coordinatorId: coordinator.id }, MAX_REVIEWS),
  ])
  return { ...coordinator, departures, reviews }
}

export const loadCoordinator = async (site: Site, id: string): Promise<Coordinator | null> =>
  (await select(site, fragment('c.id = ?', id), 1))[0] ?? null

/** Coordinators with most trips; with areas only those who lead there, main area first. */
export function topCoordinators(site: Site, areas: readonly string[], limit: number): Promise<Coordinator[]> {
  if (areas.length === 0) return select(site, allOf([]), limit)
  const { sql, values } = isOneOf('area.value', areas)
  const leads = fragment(`EXISTS (SELECT 1 FROM json_each(c.areas) AS area WHERE ${sql})`, ...values)
  return select(site, leads, limit, isOneOf("json_extract(c.areas, '$[0]')", areas))
}

async function select(site: Site, { sql, values }: Fragment, limit: number, first?: Fragment): Promise<Coordinator[]> {
  const { results } = await site.db
    .prepare(
      `SELECT c.id, c.slug, c.name, x.motto, x.biography, x.languages, c.trips_led AS tripsLed
      FROM coordinators AS c JOIN coordinator_texts AS x ON x.language = ? AND x.coordinator_id = c.id
      WHERE ${sql} ORDER BY ${first ? `${first.sql} DESC, ` : ''}c.trips_led DESC, c.id LIMIT ?`,
    )
    .bind(site.language, ...values, ...(first?.values ?? []), limit)
    .all<CoordinatorRow>()
  return results.map(({ id, slug, name, motto, biography, languages, tripsLed }) => ({
    id,
    slug,
    name,
    picture: portrait(site, slug, name),
    motto,
    biography,
    languages: JSON.parse(languages),
    tripsLed,
  }))
}
