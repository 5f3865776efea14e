import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AlertWorld, alertWorld, WORLD_NOW } from '../../../../tests/support/builders/alert-world.ts'
import { applyBooking } from '../../backoffice/apply-booking.ts'
import { changeTour } from '../../backoffice/change-tour.ts'
import { scheduled } from '../../scheduled.ts'
import { deleteOwnerData } from '../people/personal-data.ts'
import { minutesOfPlace, takePlace } from './held-place.ts'

const START = Date.parse(WORLD_NOW)

let world: AlertWorld
beforeEach(() => {
  world = alertWorld()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** Sets the clock to minutes after the start. */
const at = (minutes: number) => {
  world.env.CLOCK = new Date(START + minutes * 60_000).toISOString()
}
const change = async (what: Parameters<typeof changeTour>[2], tour = 'one-a') => {
  const outcome = await changeTour(world.env.DB, tour, what, { today: '2027-01-15', instant: world.env.CLOCK ?? '' })
  if (outcome.kind !== 'changed') throw new Error(JSON.stringify(outcome))
}
const giveBack = (seats: number) => change((state) => applyBooking(state, -seats))
const everyMinute = () => {
  const EVENTS_DB = { prepare: () => ({ bind: () => ({ run: async () => undefined }) }), batch: async () => [] }
  return scheduled({ scheduledTime: 0 }, { ...world.env, EVENTS_DB: EVENTS_DB as unknown as D1Database })
}
const shown = () => ({ ...world.sqlite.prepare("SELECT status, free_seats FROM tours WHERE id = 'one-a'").get() })
const offered = async () =>
  (await world.mail()).filter(({ text }) => text.includes('?place=')).map(({ to }) => to.replace('@x.it', ''))
const placeOf = async (who: string) =>
  /[?&]place=([\w-]+)/.exec((await world.mail()).findLast(({ to }) => to === `${who}@x.it`)?.text ?? '')?.[1] ?? ''

/** A departure that is sold out, and people who wait for it in this order. */
const waiting = async (...people: string[]) => {
  at(-60)
  await change({ status: 'SOLD_OUT' })
  for (const [minute, who] of people.entries()) {
    at(minute - 50)
    await world.ask(`${who}@x.it`, 'it', { tour: 'one-a' })
  }
  at(0)
}

describe('a place that becomes free', () => {
  it('is held for whoever has waited longest, and passes on every 15 minutes until nobody waits', async () => {
    await waiting('anna', 'bruno')
    await giveBack(1)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['anna'], { status: 'SOLD_OUT', free_seats: 0 }])
    const [mail] = await world.mail()
    expect(mail?.subject).toBe('«Travel one it», dal 1 al 10 maggio 2027: si è liberato un posto')
    expect(mail?.text).toContain('a 1.000 €. Lo teniamo per te per 15 minuti')
    expect(mail?.text).toMatch(/http:\/\/api\.test\/booking\/one-a\/start\?place=[\w-]{36}&market=it/)
    at(14.9)
    await everyMinute()
    expect(await offered()).toEqual(['anna'])
    at(15)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['anna', 'bruno'], { status: 'SOLD_OUT', free_seats: 0 }])
    at(30)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['anna', 'bruno'], { status: 'ALMOST_FULL', free_seats: 1 }])
  })

  it('is gone once it is taken, and takes nobody else’s turn', async () => {
    await waiting('anna', 'bruno')
    await giveBack(1)
    await everyMinute()
    const place = await placeOf('anna')
    at(5)
    expect(await minutesOfPlace(world.env, place, 'one-a')).toBe(10)
    expect(await minutesOfPlace(world.env, place, 'one-b')).toBeNull()
    expect([await takePlace(world.env, place, 'one-a'), await takePlace(world.env, place, 'one-a')]).toEqual([
      true,
      true,
    ])
    at(60)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['anna'], { status: 'SOLD_OUT', free_seats: 0 }])
    await giveBack(1)
    await everyMinute()
    expect(await offered()).toEqual(['anna', 'anna'])
  })

  it('cannot be taken after 15 minutes', async () => {
    await waiting('anna')
    await giveBack(1)
    await everyMinute()
    const place = await placeOf('anna')
    at(15)
    expect([await minutesOfPlace(world.env, place, 'one-a'), await takePlace(world.env, place, 'one-a')]).toEqual([
      null,
      false,
    ])
  })

  it('is one for each who waits; what is left can be booked by all', async () => {
    await waiting('anna', 'bruno')
    await giveBack(5)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['anna', 'bruno'], { status: 'CONFIRMED', free_seats: 3 }])
  })

  it('is held also where the waiting list ends, and not for people who paused their alerts or asked for prices only', async () => {
    await change({ status: 'CONFIRMED' })
    await world.ask('price@x.it', 'it', { tour: 'one-a' })
    await change({ status: 'WAITING_LIST' })
    for (const who of ['paused', 'carla']) await world.ask(`${who}@x.it`, 'it', { tour: 'one-a' })
    world.sqlite.exec("UPDATE alert_people SET paused_at = created_at WHERE email = 'paused@x.it'")
    await change({ status: 'ALMOST_FULL', freeSeats: 1 })
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['carla'], { status: 'SOLD_OUT', free_seats: 0 }])
  })

  it('passes on when its person has had everything deleted', async () => {
    await waiting('anna', 'bruno')
    await giveBack(1)
    await deleteOwnerData(world.env.DB, { person: null, email: 'anna@x.it', account: null }, true)
    at(15)
    await everyMinute()
    expect([await offered(), shown()]).toEqual([['bruno'], { status: 'SOLD_OUT', free_seats: 0 }])
  })
})
