import type { Language } from '../../../markets/market-id.ts'
import type { AgeBadge, SalesStatus } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { holdPlaces, lapseStatement } from '../alerts/places/hold-places.ts'
import { recordChange } from '../alerts/record-change.ts'
import { offersStatements } from '../catalogue/offers.ts'
import { loadHistory, lowestPrice } from '../catalogue/tour-history.ts'
import { CURRENCY_COLUMN, STORED_CURRENCIES } from '../sources/stored-currency.ts'
import { type PriceColumns, pricesIn } from '../sql/fragment.ts'
import { dayProblem, depositOf } from './add-tour.ts'
import { offeredPrices } from './offered-prices.ts'
import { isFree, type Refusal, refuseCoordinator } from './refuse-coordinator.ts'
import { applyChange, contradictions, type TourChange, type TourState } from './tour-change.ts'

type StateRow = PriceColumns<'base' | 'price'> & {
  no: number
  code: string
  days: number
  travel_id: string
  starting_date: string
  ending_date: string
  language: Language
  age_badge: AgeBadge
  no_sharing: number
  group_max: number
  coordinator_id: string | null
  status: SalesStatus
  free_seats: number
  seats_to_confirm: number
}

export type ChangeOutcome =
  /** `heldPlaces`: freed ones that are offered to those who wait, and not among the free seats. */
  | { kind: 'changed'; tour: TourState & { id: string; heldPlaces?: number }; changeId: string }
  | { kind: 'unknown' }
  | Refusal

const MAX_TRIES = 5

/** `lapsed`: the offer of a place that its person did not take; the change frees the place for the next one. */
type When = { today: string; instant: string; lapsed?: { offer: string; freedBy: string } }

/**
 * Changes a departure with history, card figures and alerts in one transaction; rereads it after a concurrent change.
 */
export const changeTour = async (
  db: D1Database,
  id: string,
  change: TourChange | ((state: TourState) => TourChange | { refused: string }),
  when: When,
): Promise<ChangeOutcome> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const outcome = await tryChange(db, id, change, when)
    if (outcome !== null) return outcome
  }
  throw new Error(`departure ${id} was overtaken ${MAX_TRIES} times`)
}

/** Returns `null` when the departure changed since it was read. */
const tryChange = async (
  db: D1Database,
  id: string,
  change: Parameters<typeof changeTour>[2],
  { today, instant, lapsed }: When,
): Promise<ChangeOutcome | null> => {
  const row = await db
    .prepare(
      `SELECT t.no, t.code, t.days, t.travel_id, t.starting_date, t.ending_date, t.language, t.age_badge, t.no_sharing, v.group_max,
        t.coordinator_id, t.status, t.free_seats, t.seats_to_confirm,
        t.base_eur, t.base_gbp, t.base_usd, t.price_eur, t.price_gbp, t.price_usd
      FROM tours AS t JOIN travels AS v ON v.id = t.travel_id WHERE t.id = ?`,
    )
    .bind(id)
    .first<StateRow>()
  if (!row) return { kind: 'unknown' }
  const wanted = typeof change === 'function' ? change(stateOf(row)) : change
  if ('refused' in wanted) return { kind: 'refused', reasons: [wanted.refused] }
  const prices = offeredPrices(await loadHistory(db, id), wanted, instant)
  if ('refused' in prices) return { kind: 'refused', reasons: [prices.refused] }
  const { offered, mistakenSince } = prices
  const wantedState = applyChange(stateOf(row), wanted, lowestPrice(offered, instant))
  const { coordinator, language, startingDate } = wantedState
  const isMoved = startingDate !== row.starting_date
  const immovable = isMoved ? whyImmovable(row, wantedState, today) : null
  const reasons = [
    ...(immovable === null ? [] : [`startingDate: ${immovable}`]),
    ...contradictions(wantedState, row.group_max),
  ]
  if (reasons.length) return { kind: 'refused', reasons }
  const isLedAnew = coordinator !== null && (isMoved || Boolean(wanted.coordinator ?? wanted.language))
  const dates = isMoved
    ? { startingDate, endingDate: addDays(startingDate, row.days - 1), code: await codeOn(db, row.code, startingDate) }
    : { startingDate, endingDate: row.ending_date, code: row.code }
  const led = { no: row.no, travelId: row.travel_id, ...dates }
  const refusal = isLedAnew ? await refuseCoordinator(db, coordinator, { ...led, language }) : null
  if (refusal !== null) return refusal
  const changeId = crypto.randomUUID()
  const freedBy = lapsed?.freedBy ?? changeId
  const { state, held, offers } = await holdPlaces(db, { id, before: row.status, state: wantedState, instant, freedBy })
  const { before, after } = recordChange(db, { id: changeId, tourId: id, travelId: row.travel_id, instant, today })
  const [, updated] = await db.batch([
    before,
    updateStatement(db, {
      ...{ id, row, state, dates, instant, lapsed: lapsed?.offer ?? null },
      leader: isMoved ? null : (wanted.coordinator ?? null),
    }),
    ...(lapsed === undefined ? [] : [lapseStatement(db, { id, instant, offer: lapsed.offer })]),
    ...offers,
    snapshotStatement(db, id, instant),
    ...correctStatements(db, id, { instant, since: mistakenSince }),
    ...offersStatements(db, today, row.travel_id),
    ...after,
  ])
  if (updated?.results.length === 0) return null
  return { kind: 'changed', tour: { id, ...state, ...(held > 0 && { heldPlaces: held }) }, changeId }
}

/** Why a departure cannot begin on another day; null if it can. */
const whyImmovable = (row: StateRow, { freeSeats, startingDate }: TourState, today: string): string | null => {
  if (row.starting_date <= today) return 'it has begun'
  if (Math.max(row.free_seats, freeSeats) < row.group_max)
    return 'places are taken; a departure moves only while nobody has booked it'
  return dayProblem(today, startingDate)
}

/** The code that a departure has on another day. */
const codeOn = async (db: D1Database, code: string, day: string): Promise<string> => {
  const { results } = await db
    .prepare('SELECT code FROM tours WHERE starting_date = ?')
    .bind(day)
    .all<{ code: string }>()
  const taken = new Set(results.map((each) => each.code))
  const stem = code.replace(/\d{8}-([A-Z])\d*$/, `${day.replaceAll('-', '')}-$1`)
  let nth = 1
  while (taken.has(stem + (nth === 1 ? '' : nth))) nth += 1
  return stem + (nth === 1 ? '' : nth)
}

const stateOf = (row: StateRow): TourState => ({
  startingDate: row.starting_date,
  status: row.status,
  freeSeats: row.free_seats,
  seatsToConfirm: row.seats_to_confirm,
  basePrice: pricesIn(row, 'base'),
  price: pricesIn(row, 'price'),
  coordinator: row.coordinator_id,
  language: row.language,
  ageBadge: row.age_badge,
  privateRoom: row.no_sharing === 1,
})

type Update = {
  id: string
  row: StateRow
  state: TourState
  dates: { startingDate: string; endingDate: string; code: string }
  instant: string
  /** The coordinator that the change assigns for the same days. */
  leader: string | null
  /** The change is void unless this offer is still open. */
  lapsed: string | null
}

/** A deposit follows its price. */
const PRICES = Object.values(CURRENCY_COLUMN).map(
  (code) => `deposit_${code} = iif(price_${code} = ?, deposit_${code}, ?), price_${code} = ?`,
)

const updateStatement = (
  db: D1Database,
  { id, row, state, dates, instant, leader, lapsed }: Update,
): D1PreparedStatement => {
  const { status, freeSeats, seatsToConfirm, basePrice, price, coordinator, language, ageBadge, privateRoom } = state
  return db
    .prepare(
      `UPDATE tours SET status = ?, free_seats = ?, seats_to_confirm = ?, base_eur = ?, base_gbp = ?, base_usd = ?,
        ${PRICES.join(', ')}, discount = ?, coordinator_id = ?, language = ?, age_badge = ?,
        no_sharing = ?, edited_at = ?, starting_date = ?, ending_date = ?, code = ?
      WHERE id = ? AND (status, free_seats, seats_to_confirm, price_eur, price_gbp, price_usd) = (?, ?, ?, ?, ?, ?)
        AND (language, age_badge, no_sharing, starting_date) = (?, ?, ?, ?) AND coordinator_id IS ? AND ${isFree('?')}
        AND (? IS NULL OR EXISTS (SELECT 1 FROM place_offers WHERE id = ? AND state = 'open'))
      RETURNING id`,
    )
    .bind(
      ...[status, freeSeats, seatsToConfirm, basePrice.EUR, basePrice.GBP, basePrice.USD],
      ...STORED_CURRENCIES.flatMap((code) => [price[code], depositOf(price[code]), price[code]]),
      ...[discount(basePrice.EUR, price.EUR), coordinator],
      ...[language, ageBadge, privateRoom ? 1 : 0, instant, dates.startingDate, dates.endingDate, dates.code, id],
      ...[row.status, row.free_seats, row.seats_to_confirm, row.price_eur, row.price_gbp, row.price_usd],
      ...[
        row.language,
        row.age_badge,
        row.no_sharing,
        row.starting_date,
        row.coordinator_id,
        leader,
        leader,
        lapsed,
        lapsed,
      ],
    )
}

/** The later of two changes at one instant stays. */
const snapshotStatement = (db: D1Database, id: string, instant: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO tour_snapshots
      SELECT id, edited_at, status, free_seats, seats_to_confirm, price_eur, price_gbp, price_usd FROM tours
      WHERE id = ? AND edited_at = ?`,
    )
    .bind(id, instant)

/** Gives the snapshots with a mistaken price the right one; after the snapshot of the change. */
const correctStatements = (
  db: D1Database,
  id: string,
  { instant, since }: { instant: string; since: string | null },
): D1PreparedStatement[] => {
  if (since === null) return []
  const correct = db.prepare(
    `UPDATE tour_snapshots SET price_eur = t.price_eur, price_gbp = t.price_gbp, price_usd = t.price_usd FROM tours AS t
      WHERE t.id = ?1 AND t.edited_at = ?2 AND tour_id = ?1 AND taken_at >= ?3`,
  )
  return [correct.bind(id, instant, since)]
}

/** Thousandths of the base price; at least one when there is any discount at all. */
const discount = (base: number, price: number): number =>
  price < base ? Math.max(1, Math.round(((base - price) / base) * 1000)) : 0
