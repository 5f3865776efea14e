import { z } from 'zod'
import { isoDateSchema } from '../../../shared/contracts/iso-date.ts'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { recordChange } from '../alerts/record-change.ts'
import { offersStatements } from '../catalogue/offers.ts'
import { travelIdOf } from '../sql/fragment.ts'
import { isFree, type Refusal, refuseCoordinator } from './refuse-coordinator.ts'
import { allPricesSchema, groupShape } from './tour-change.ts'

export const newTourSchema = z.strictObject({
  startingDate: isoDateSchema,
  price: allPricesSchema,
  ageBadge: groupShape.ageBadge.default('ALL'),
  privateRoom: groupShape.privateRoom.default(false),
  language: groupShape.language.default('en'),
  coordinator: groupShape.coordinator.default(null),
})
export type NewTour = z.infer<typeof newTourSchema>

export type AddOutcome =
  | { kind: 'added'; tour: { id: string; code: string }; changeId: string }
  | { kind: 'unknown' }
  | Refusal

const MAX_DAYS = 730
const TRIES = 5
const DEPOSIT_SHARE = 0.2

type TravelRow = {
  id: string
  days: number
  group_min: number
  group_max: number
  country: string
  code: string | null
  /** Ids of the travel, also of removed departures, and codes of this day, as JSON. */
  taken: string
}

/** The deposit of a price; whole tens of a currency. */
export const depositOf = (cents: number): number => Math.round((cents * DEPOSIT_SHARE) / 1000) * 1000

/** Why no departure can begin on a day; null if one can. */
export const dayProblem = (today: string, day: string): string | null => {
  const ahead = daysBetween(today, day)
  return ahead < 1 || ahead > MAX_DAYS ? `must be within ${MAX_DAYS} days after today` : null
}

export const addTour = async (
  db: D1Database,
  slug: string,
  tour: NewTour,
  when: { today: string; instant: string },
): Promise<AddOutcome> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await addOnce(db, slug, tour, when)
    } catch (error) {
      // A concurrent insert took the code.
      if (tries === TRIES || !/UNIQUE/.test(String(error))) throw error
    }
  }
}

const addOnce = async (
  db: D1Database,
  slug: string,
  { startingDate, price, ageBadge, privateRoom, language, coordinator }: NewTour,
  { today, instant }: { today: string; instant: string },
): Promise<AddOutcome> => {
  const problem = dayProblem(today, startingDate)
  if (problem !== null) return { kind: 'refused', reasons: [`startingDate: ${problem}`] }
  const day = startingDate.replaceAll('-', '')
  const travel = await db
    .prepare(
      `SELECT v.id, v.days, v.group_min, v.group_max, d.iso_alpha3 AS country,
        (SELECT code FROM tours WHERE travel_id = v.id LIMIT 1) AS code,
        (SELECT json_group_array(name) FROM (
          SELECT id AS name FROM tours WHERE travel_id = ${travelIdOf('?1')} UNION ALL SELECT code FROM tours WHERE starting_date = ?2
          UNION ALL SELECT id FROM office_records WHERE entity = 'departures' AND state = 'published'
        )) AS taken
      FROM travels AS v JOIN destinations AS d ON d.id = v.destination_id WHERE v.id = ${travelIdOf('?1')} AND v.id IN (SELECT travel_id FROM travel_texts)`,
    )
    .bind(slug, startingDate)
    .first<TravelRow>()
  if (travel === null) return { kind: 'unknown' }
  const endingDate = addDays(startingDate, travel.days - 1)
  const led = { no: null, travelId: travel.id, startingDate, endingDate, language }
  const refusal = coordinator === null ? null : await refuseCoordinator(db, coordinator, led)
  if (refusal !== null) return refusal
  const letter = /-([A-Z])\d*$/.exec(travel.code ?? '')?.[1] ?? 'A'
  const named = (nth: number): [id: string, code: string] => [
    `${travel.id}-${day}${nth === 1 ? '' : `-${nth}`}`,
    `${travel.country}-${day}-${letter}${nth === 1 ? '' : nth}`,
  ]
  const taken = new Set(JSON.parse(travel.taken) as string[])
  let nth = 1
  while (named(nth).some((name) => taken.has(name))) nth += 1
  const [id, code] = named(nth)
  const prices = [price.EUR, price.GBP, price.USD]
  const changeId = crypto.randomUUID()
  const { before, after } = recordChange(db, { id: changeId, tourId: id, travelId: travel.id, instant, today })
  await db.batch([
    before,
    db
      .prepare(
        `INSERT INTO tours (id, code, travel_id, starting_date, ending_date, days, status, free_seats, seats_to_confirm,
          language, age_badge, no_sharing, base_eur, base_gbp, base_usd, price_eur, price_gbp, price_usd, discount,
          deposit_eur, deposit_gbp, deposit_usd, wishlisted_count, edited_at)
        VALUES (?, ?, ?, ?, ?, ?, 'PLANNED', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, 0, ?)`,
      )
      .bind(
        ...[id, code, travel.id, startingDate, endingDate, travel.days],
        ...[travel.group_max, travel.group_min, language, ageBadge, privateRoom ? 1 : 0, ...prices, ...prices],
        ...[...prices.map(depositOf), instant],
      ),
    // Whoever is booked meanwhile leaves it to be announced.
    db.prepare(`UPDATE tours SET coordinator_id = ?1 WHERE id = ?2 AND ${isFree('?1')}`).bind(coordinator, id),
    db
      .prepare("INSERT INTO tour_snapshots VALUES (?, ?, 'PLANNED', ?, ?, ?, ?, ?)")
      .bind(id, instant, travel.group_max, travel.group_min, ...prices),
    ...offersStatements(db, today, travel.id),
    ...after,
  ])
  return { kind: 'added', tour: { id, code }, changeId }
}
