import { expect, it } from 'vitest'
import { alertWorld } from '../../../../tests/support/builders/alert-world.ts'
import { changeTour } from '../../backoffice/change-tour.ts'
import { siteOf } from '../../http/market-site.ts'
import { purgeExpired } from '../purge-expired.ts'
import { listAlerts } from './list-alerts.ts'
import { deleteOwnerData, personalData } from './personal-data.ts'

const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })
const at = (instant: string) => ({ today: instant.slice(0, 10), instant })

it('lists the matching changes of the last 90 days, even those before the alert existed', async () => {
  const world = alertWorld()
  const { env } = world
  await changeTour(env.DB, 'one-a', { price: prices(99_000) }, at('2026-09-01T10:00:00.000Z'))
  await changeTour(env.DB, 'one-a', { price: prices(95_000) }, at('2026-12-01T10:00:00.000Z'))
  await changeTour(env.DB, 'one-a', { price: prices(97_000) }, at('2026-12-10T10:00:00.000Z'))
  await changeTour(env.DB, 'one-b', { price: prices(90_000) }, at('2026-12-20T10:00:00.000Z'))
  await changeTour(env.DB, 'one-a', { status: 'CONFIRMED' }, at('2027-01-10T10:00:00.000Z'))
  for (const tour of ['two-a', 'two-b'])
    await changeTour(env.DB, tour, { status: 'SOLD_OUT' }, at('2027-01-11T10:00:00.000Z'))
  await world.ask('a@x.it', 'it', { tour: 'one-b' })
  await world.ask('a@x.it', 'it', {})
  await world.ask('a@x.it', 'it', { travel: 'two' })
  await changeTour(env.DB, 'two-b', { status: 'CONFIRMED', freeSeats: 4 }, at('2027-01-12T10:00:00.000Z'))
  const person = String(world.sqlite.prepare('SELECT id FROM alert_people').get()?.id)
  const listed = await listAlerts(siteOf(env, 'it'), person)
  const historyOf = (tour: string | null, travel = 'one') =>
    listed?.alerts
      .find((alert) => (alert.tour?.code ?? null) === tour && alert.travel.slug === travel)
      ?.history.map(({ day, type, price, priceBefore }) => [day, type, priceBefore, price])
  expect(historyOf('ONE-B')).toEqual([['2026-12-20', 'PRICE_DROPPED', 100_000, 90_000]])
  expect(historyOf(null)).toEqual([
    ['2026-12-20', 'PRICE_DROPPED', 100_000, 90_000],
    ['2026-12-01', 'PRICE_DROPPED', 99_000, 95_000],
  ])
  expect(historyOf(null, 'two')).toEqual([['2027-01-12', 'STOCKOUT_TRAVEL', null, null]])
})

it('deletes expired records, and ends the alerts of past departures', async () => {
  const world = alertWorld()
  await world.ask('a@x.it', 'it', { tour: 'one-a' })
  await changeTour(world.env.DB, 'one-a', { price: prices(90_000) }, at('2027-01-15T10:00:00.000Z'))
  const count = (table: string) => world.sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  const on = (day: string) => purgeExpired(world.env.DB, Date.parse(day))
  await on('2027-04-20')
  expect([count('tour_changes'), count('alerts'), count('alert_people')]).toEqual([1, 1, 1])
  await on('2027-05-02')
  expect(world.sqlite.prepare('SELECT state FROM alerts').get()?.state).toBe('removed')
  expect(count('tour_changes')).toBe(0)
  await on('2027-06-03')
  expect([count('alerts'), count('alert_people')]).toEqual([0, 1])
  await on('2028-02-01')
  expect(count('alert_people')).toBe(0)
})

it('exports and deletes all data of one user, and leaves other users unchanged', async () => {
  const world = alertWorld()
  const { DB } = world.env
  for (const who of ['me', 'other']) {
    await world.ask(`${who}@x.it`, 'it', { tour: 'one-a', phone: '333 1234567', marketing: true })
    world.sqlite.exec(
      `INSERT INTO wishlist_travel (owner, travel_id, saved_at) VALUES ('account:${who}', 'one', 'now')`,
    )
  }
  await changeTour(DB, 'one-a', { price: prices(90_000) }, at('2027-01-15T10:00:00.000Z'))
  const person = String(world.sqlite.prepare("SELECT id FROM alert_people WHERE email = 'me@x.it'").get()?.id)
  const me = { person, email: 'me@x.it', account: 'me' }
  const data = JSON.stringify(await personalData(DB, me))
  for (const part of ['me@x.it', '333 1234567', 'accepted', '"travel":"one"', 'saved_at']) expect(data).toContain(part)
  expect(data).not.toContain('other@x.it')
  await deleteOwnerData(DB, me, false)
  expect(world.sqlite.prepare('SELECT count(*) AS n FROM wishlist_travel').get()?.n).toBe(2)
  for (let times = 0; times < 2; times += 1) await deleteOwnerData(DB, me, true)
  for (const [table, left] of [
    ['alert_people', 1],
    ['alerts', 1],
    ['wishlist_travel', 1],
  ] as const)
    expect(world.sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, table).toBe(left)
})
