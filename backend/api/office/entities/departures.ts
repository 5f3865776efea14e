import { z } from 'zod'
import { announceChange } from '../../alerts/run-alerts.ts'
import { addTour, newTourSchema } from '../../backoffice/add-tour.ts'
import { changeTour } from '../../backoffice/change-tour.ts'
import { applyChange, type TourChange, tourChangeSchema } from '../../backoffice/tour-change.ts'
import type { Entity, Office, Outcome } from '../entity.ts'
import { BOOKED } from '../log.ts'
import { departureRemoval } from '../remove-departure.ts'
import { COORDINATORS } from './coordinators.ts'

const { ageBadge, language } = newTourSchema.shape
/** What would be a guess is chosen by the person. */
const newDepartureSchema = z.strictObject({
  ...{ travel: z.string().min(1), ...newTourSchema.shape },
  ...{ ageBadge: ageBadge.unwrap(), language: language.unwrap() },
})
const changeSchema = z.strictObject(tourChangeSchema.shape).required()

export const departures: Entity = {
  name: 'departures',
  title: 'Departures',
  one: 'a departure',
  about: 'Search by travel, code, day (2027-06) or status.',
  publisher: 'operator',
  hasDrafts: false,
  newId: 'assigned',
  list: {
    sql: `SELECT t.id, t.code, x.title AS travel, t.travel_id AS travel_key, t.starting_date AS day, t.status, t.free_seats AS free,
      printf('%.2f', t.price_eur / 100.0) AS price, c.name AS coordinator, texts FROM tours AS t
      JOIN travel_texts AS x ON x.travel_id = t.travel_id AND x.language = 'en'
      JOIN (SELECT travel_id, group_concat(title || ' ' || slug, ' ') AS texts FROM travel_texts GROUP BY 1) USING (travel_id)
      LEFT JOIN coordinators AS c ON c.id = t.coordinator_id WHERE t.starting_date > date('now')`,
    columns: {
      code: 'Code',
      travel: 'Travel',
      travel_key: 'Key',
      day: 'Day',
      status: 'Status',
      free: 'Free',
      price: 'EUR',
      coordinator: 'Coordinator',
    },
    searched: 'texts',
    codes: ['status'],
    order: 'day, code',
  },
  labels: {
    startingDate: 'First day',
    language: 'Language of the group',
    ageBadge: 'Age of the group',
    price: 'Price per person',
    correction: 'This corrects a mistake: the price before was never offered',
    freeSeats: 'Free places',
    seatsToConfirm: 'Travellers missing to confirm',
  },
  hints: {
    startingDate: 'It can move until somebody books it; its last day and its code follow.',
    price: 'Less than before is shown as a discount from the lowest price of the last 30 days; more ends it.',
    correction:
      'Within an hour, and while nobody has booked at it: it then counts neither for discounts nor in the history of prices.',
  },
  choices: {
    travel: "SELECT travel_id AS value, title AS label FROM travel_texts WHERE language = 'en' ORDER BY title",
    coordinator: COORDINATORS,
  },
  schema: (_, id) => (id === null ? newDepartureSchema : changeSchema),
  load: (db, id) => loadDeparture(db, id),
  heading: async (db, id) => {
    const row = await db
      .prepare(
        `SELECT t.code || ', ' || x.title || ', ' || t.starting_date || ' to ' || t.ending_date AS text FROM tours AS t
        JOIN travel_texts AS x ON x.travel_id = t.travel_id AND x.language = 'en' WHERE t.id = ?`,
      )
      .bind(id)
      .first<{ text: string }>()
    return row?.text ?? null
  },
  links: (id) => (id === '' ? [['/office/departures/import', 'Import a season from a CSV file']] : []),
  publish: (office, id, value) => (id === null ? add(office, value) : change(office, id, value)),
  remove: departureRemoval,
  undone: ({ did, ...logged }, published: Required<TourChange>) => {
    const before = logged.before as Required<TourChange>
    const after = logged.after as Required<TourChange> | null
    // A form logs the places that it had; a status implies others.
    const left = after && applyChange({ ...before, basePrice: before.price }, difference(after, before), null)
    const changed = difference(before, left)
    const { freeSeats, seatsToConfirm, ...restored } = changed
    const isAsLeft = left?.freeSeats === published.freeSeats && left.seatsToConfirm === published.seatsToConfirm
    if (did === BOOKED || Object.keys(restored).length === 0) return null
    return { ...published, ...restored, ...(isAsLeft && changed) }
  },
}

/** Fields of a value that are not as in another one. */
const difference = (value: TourChange, other: TourChange | null): TourChange =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, each]) => JSON.stringify(each) !== JSON.stringify(other?.[key as keyof TourChange]),
    ),
  )

const loadDeparture = async (db: D1Database, id: string): Promise<Required<TourChange> | null> => {
  const row = await db
    .prepare(
      `SELECT starting_date AS startingDate, status, free_seats AS freeSeats, seats_to_confirm AS seatsToConfirm, coordinator_id AS coordinator,
        language, age_badge AS ageBadge, json(iif(no_sharing, 'true', 'false')) AS privateRoom,
        json_object('EUR', price_eur, 'GBP', price_gbp, 'USD', price_usd) AS price FROM tours WHERE id = ?`,
    )
    .bind(id)
    .first<
      Omit<Required<TourChange>, 'price' | 'privateRoom' | 'correction'> & { price: string; privateRoom: string }
    >()
  return row && { ...row, price: JSON.parse(row.price), correction: false, privateRoom: JSON.parse(row.privateRoom) }
}

const add = async (office: Office, { travel, ...tour }: z.infer<typeof newDepartureSchema>): Promise<Outcome> => {
  const outcome = await addTour(office.db, travel, tour, office)
  if (outcome.kind === 'unknown') return { kind: 'refused', reasons: [`travel: none is called ${travel}`] }
  if (outcome.kind === 'busy') return { kind: 'refused', reasons: [`coordinator: ${outcome.reason}`] }
  if (outcome.kind === 'refused') return outcome
  await announceChange(office.env, outcome.changeId)
  return { kind: 'saved', id: outcome.tour.id }
}

/** What is as before is not part of the change: a status implies its places. */
const change = async (office: Office, id: string, value: Required<TourChange>): Promise<Outcome> => {
  const before = await loadDeparture(office.db, id)
  const changed = difference(value, before)
  if (before === null) return { kind: 'refused', reasons: ['there is no such departure'] }
  if (Object.keys(changed).length === 0) return { kind: 'saved', id }
  const outcome = await changeTour(office.db, id, changed, office)
  if (outcome.kind === 'busy') return { kind: 'refused', reasons: [`coordinator: ${outcome.reason}`] }
  if (outcome.kind === 'unknown') return { kind: 'refused', reasons: ['there is no such departure'] }
  if (outcome.kind === 'refused') return outcome
  await announceChange(office.env, outcome.changeId)
  return { kind: 'saved', id }
}
