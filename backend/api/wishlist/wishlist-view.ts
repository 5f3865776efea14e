import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { OFFERED_TOURS, type SavedIds, type SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { loadTours, loadTravels } from '../catalogue/cards.ts'
import type { Site } from '../site.ts'
import { fragment } from '../sql/fragment.ts'
import { adoptable, adoptStatements, mergeStatements } from './adopt.ts'

/** In the order of the ids; departed items are left out. */
export const wishlistItems = async (
  site: Site,
  ids: SavedIds,
  savedAt: ReadonlyMap<string, string>,
): Promise<SavedTravel[]> => {
  const [travels, tours] = await Promise.all([
    loadTravels(site, ids.travels),
    ids.tours.length === 0 ? [] : loadTours(site, toursOf(site, ids.tours)),
  ])
  return travels.map((travel) => ({
    travel,
    savedAt: savedAt.get(travel.id) ?? '',
    tours: tours.filter((tour) => tour.travel.id === travel.id),
  }))
}

const toursOf = ({ today }: Site, ids: readonly string[]) =>
  fragment(
    'SELECT no FROM tours WHERE starting_date > ? AND id IN (SELECT value FROM json_each(?))',
    today,
    JSON.stringify(ids),
  )

/** Offers the next departures of travels without saved ones. */
export const votableItems = (site: Site, items: readonly SavedTravel[]): Promise<SavedTravel[]> =>
  Promise.all(
    items.map(async (item) => {
      if (item.tours.length > 0) return item
      const next = fragment(
        `SELECT no FROM tours WHERE travel_id = ? AND starting_date > ? AND status <> 'SOLD_OUT'
        ORDER BY starting_date, no LIMIT ${OFFERED_TOURS}`,
        item.travel.id,
        site.today,
      )
      return { ...item, tours: await loadTours(site, next) }
    }),
  )

export const savedTimes = async (db: D1Database, owner: string): Promise<ReadonlyMap<string, string>> => {
  const { results } = await db
    .prepare('SELECT travel_id, saved_at FROM wishlist_travel WHERE owner = ?')
    .bind(owner)
    .all<{ travel_id: string; saved_at: string }>()
  return new Map(results.map(({ travel_id, saved_at }) => [travel_id, saved_at]))
}

type Row = { id: string }

export const idStatements = (db: D1Database, owner: string): D1PreparedStatement[] => [
  db
    .prepare('SELECT travel_id AS id FROM wishlist_travel WHERE owner = ? ORDER BY saved_at DESC, travel_id')
    .bind(owner),
  db.prepare('SELECT tour_id AS id FROM wishlist_tour WHERE owner = ? ORDER BY tour_id').bind(owner),
]

export const idsOf = (results: readonly { results: unknown[] }[]): SavedIds => {
  const [travels, tours] = results.map(({ results }) => (results as Row[]).map(({ id }) => id))
  return { travels: travels ?? [], tours: tours ?? [] }
}

/** Runs pending adoption and merging first. */
export const savedIds = async (db: D1Database, person: TokenSubject): Promise<SavedIds> => {
  if (!person.owner.startsWith('account:')) {
    const merges = person.from === undefined ? [] : mergeStatements(db, person)
    return idsOf((await db.batch([...merges, ...idStatements(db, person.owner)])).slice(-2))
  }
  const [found, ...results] = await db.batch([adoptable(db, person), ...idStatements(db, person.owner)])
  if ((found?.results[0] as { yes?: number } | undefined)?.yes !== 1) return idsOf(results)
  return idsOf((await db.batch([...adoptStatements(db, person), ...idStatements(db, person.owner)])).slice(-2))
}
