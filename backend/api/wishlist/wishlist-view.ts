import { OFFERED_TOURS, type SavedIds, type SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { loadTours } from '../catalogue/tour-cards.ts'
import { loadTravels } from '../catalogue/travel-cards.ts'
import type { Site } from '../site.ts'
import { fragment } from '../sql/fragment.ts'

/** The cards of what is saved, in the order of the ids; what is not in the catalogue any more is left out. */
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

/** As friends see it: a trip without saved departures offers its next ones. */
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

/** When each saved trip was saved. */
export const savedTimes = async (db: D1Database, owner: string): Promise<ReadonlyMap<string, string>> => {
  const { results } = await db
    .prepare('SELECT travel_id, saved_at FROM wishlist_travel WHERE owner = ?')
    .bind(owner)
    .all<{ travel_id: string; saved_at: string }>()
  return new Map(results.map(({ travel_id, saved_at }) => [travel_id, saved_at]))
}
