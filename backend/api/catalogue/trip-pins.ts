import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { Point } from '../../../shared/contracts/point.ts'
import type { TripPin } from '../../../shared/contracts/trip-pins.ts'
import type { Site } from '../site.ts'
import { type PriceColumns, pricesIn } from '../sql/fragment.ts'
import { bestDepartures } from './lists.ts'
import { loadPlaceSlugs, placePath } from './place-slugs.ts'

/** More would not be told apart. */
const MAX_PINS = 1000

type PinRow = Point & { id: string; slug: string; title: string; countryId: string; countryName: string } & (
    | PriceColumns<'price'>
    | { [Column in keyof PriceColumns<'price'>]: null }
  )

/** Travels of a list on a map, each with the price of its cheapest matching departure. */
export const listPins = async (site: Site, filter: ListRequest): Promise<{ pins: TripPin[] }> => {
  const found = (await bestDepartures(site, filter)).slice(0, MAX_PINS)
  if (found.length === 0) return { pins: [] }
  const [{ results }, slugs] = await Promise.all([
    site.db
      .prepare(
        `SELECT v.id, x.slug, x.title, v.latitude, v.longitude, v.destination_id AS countryId, n.name AS countryName,
          b.price_eur, b.price_gbp, b.price_usd
        FROM json_each(?1) AS asked
        CROSS JOIN travels AS v ON v.id = asked.value ->> 'id'
        CROSS JOIN travel_texts AS x ON x.language = ?2 AND x.travel_id = v.id
        CROSS JOIN destination_names AS n ON n.language = ?2 AND n.destination_id = v.destination_id
        LEFT JOIN tours AS b ON b.no = asked.value ->> 'best'
        WHERE v.latitude IS NOT NULL AND v.longitude IS NOT NULL
        ORDER BY asked.key`,
      )
      .bind(JSON.stringify(found), site.language)
      .all<PinRow>(),
    loadPlaceSlugs(site.db),
  ])
  return {
    pins: results.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      point: { latitude: row.latitude, longitude: row.longitude },
      country: {
        id: row.countryId,
        name: row.countryName,
        path: placePath(slugs, row.countryId, site.market),
      },
      price: row.price_eur === null ? null : pricesIn(row, 'price'),
    })),
  }
}
