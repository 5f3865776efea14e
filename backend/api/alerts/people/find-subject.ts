import { alertTypesFor } from '../../../../shared/alerts/alert-types.ts'
import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import type { Site } from '../../site.ts'
import { travelIdOf } from '../../sql/fragment.ts'

export type FoundSubject = AlertSubject & { travelId: string; tourId: string }

type SubjectTour = NonNullable<AlertSubject['tour']>
type Row = AlertSubject['travel'] & { travelId: string; departures: number; price: number } & (
    | ({ tourId: string } & SubjectTour)
    | ({ tourId: null } & { [Key in Exclude<keyof SubjectTour, 'price'>]: null })
  )

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
      `SELECT v.id AS travelId, x.slug, x.title, x.destination_label AS destinationLabel, t.id AS tourId, t.code,
        t.starting_date AS startingDate, t.ending_date AS endingDate, t.status, t.price_${currency.toLowerCase()} AS price,
        (SELECT count(*) FROM tours WHERE travel_id = v.id AND starting_date > ?3 AND status <> 'SOLD_OUT') AS departures
      FROM travels AS v JOIN travel_texts AS x ON x.travel_id = v.id AND x.language = ?1
      LEFT JOIN tours AS t ON t.travel_id = v.id AND t.starting_date > ?3 AND (t.id = ?4 OR t.code = upper(?4))
      WHERE v.id = ${travelIdOf('?2')} LIMIT 1`,
    )
    .bind(language, travel, today, tour)
    .first<Row>()
  if (row === null || (tour !== null && row.tourId === null && row.departures > 0)) return null
  const { travelId, slug, title, destinationLabel } = row
  const types = alertTypesFor(row.departures, row.status)
  const common = { travelId, travel: { slug, title, destinationLabel }, types: [...types] }
  if (types.includes('STOCKOUT_TRAVEL') || row.tourId === null) return { ...common, tourId: '', tour: null }
  const { tourId, code, startingDate, endingDate, status, price } = row
  return { ...common, tourId, tour: { code, startingDate, endingDate, status, price } }
}
