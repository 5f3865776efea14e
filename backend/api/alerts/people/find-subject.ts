import { type AlertType, alertTypesFor } from '../../../../shared/alerts/alert-types.ts'
import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import type { SalesStatus } from '../../../../shared/contracts/tour.ts'
import type { Site } from '../../site.ts'

export type FoundSubject = AlertSubject & { travelId: string; tourId: string }

type Row = {
  travel_id: string
  slug: string
  title: string
  destination_label: string
  departures: number
  tour_id: string | null
  code: string | null
  starting_date: string
  ending_date: string
  status: SalesStatus | null
  price: number
}

/**
 * Finds an alert's subject by slug and by code or id of a departure. A travel with nothing to sell replaces the
 * departure.
 */
export const findSubject = async (
  { db, language, currency, today }: Site,
  travel: string,
  tour: string | null,
): Promise<FoundSubject | null> => {
  const row = await db
    .prepare(
      `SELECT v.id AS travel_id, v.slug, x.title, x.destination_label, t.id AS tour_id, t.code, t.starting_date,
        t.ending_date, t.status, t.price_${currency.toLowerCase()} AS price,
        (SELECT count(*) FROM tours WHERE travel_id = v.id AND starting_date > ?3 AND status <> 'SOLD_OUT') AS departures
      FROM travels AS v JOIN travel_texts AS x ON x.travel_id = v.id AND x.language = ?1
      LEFT JOIN tours AS t ON t.travel_id = v.id AND t.starting_date > ?3 AND (t.id = ?4 OR t.code = upper(?4))
      WHERE v.slug = ?2 LIMIT 1`,
    )
    .bind(language, travel, today, tour)
    .first<Row>()
  if (row === null || (tour !== null && row.tour_id === null && row.departures > 0)) return null
  const types: readonly AlertType[] = alertTypesFor(row.departures, row.status)
  const about = types.includes('STOCKOUT_TRAVEL') || row.tour_id === null ? null : row
  return {
    travelId: row.travel_id,
    tourId: about?.tour_id ?? '',
    travel: { slug: row.slug, title: row.title, destinationLabel: row.destination_label },
    tour:
      about === null
        ? null
        : {
            code: about.code ?? '',
            startingDate: about.starting_date,
            endingDate: about.ending_date,
            status: about.status ?? 'PLANNED',
            price: about.price,
          },
    types: [...types],
  }
}
