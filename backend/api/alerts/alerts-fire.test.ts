import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AlertWorld, alertWorld, WORLD_NOW } from '../../../tests/support/builders/alert-world.ts'
import { CRASH_POINTS, runUntilCrash } from '../../../tests/support/builders/crashing-env.ts'
import { addTour } from '../backoffice/add-tour.ts'
import { applyBooking } from '../backoffice/apply-booking.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import type { TourChange } from '../backoffice/tour-change.ts'
import type { ChangeNote } from '../env.ts'
import { backoffMs, deadLetters, LEASE_MS, MAX_ATTEMPTS, retryDead } from './dead-letters.ts'
import { changePreferences, setAlertState } from './people/change-alerts.ts'
import { announceChange, receiveChanges, runAlerts } from './run-alerts.ts'

const WHEN = { today: '2027-01-15', instant: WORLD_NOW }
const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })

let world: AlertWorld
let passed: number
beforeEach(() => {
  world = alertWorld()
  passed = 1_000_000
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const run = () => runAlerts(world.env, { realNow: () => passed })
const change = async (tour: string, what: TourChange) => {
  const outcome = await changeTour(world.env.DB, tour, what, WHEN)
  if (outcome.kind !== 'changed') throw new Error(outcome.kind)
  return outcome.changeId
}
const mailSubjects = async () => (await world.mail()).map(({ to, subject }) => `${to}: ${subject}`)

describe('alert mails', () => {
  it("report a confirmation and a lower price in the subscriber's language and currency", async () => {
    await world.ask('it@x.it', 'it', { tour: 'one-a' })
    await world.ask('us@x.us', 'us', { tour: 'ONE-a' })
    await world.ask('de@x.de', 'de', { tour: 'one-b' })
    await world.ask('fr@x.fr', 'fr', {})
    await change('one-a', { status: 'CONFIRMED', price: { EUR: 90_000, GBP: 90_000, USD: 110_000 } })
    await run()
    const mail = await world.mail()
    expect(new Set(await mailSubjects())).toEqual(
      new Set([
        'fr@x.fr: « Travel one fr », du 1er au 10 mai 2027 : le prix passe à 900 €',
        'it@x.it: «Travel one it»: partenza confermata',
        'us@x.us: “Travel one en”: departure confirmed',
      ]),
    )
    const [italian] = mail.filter(({ to }) => to === 'it@x.it')
    expect(italian?.text).toContain('La partenza dal 1 al 10 maggio 2027 ora costa 900 € invece di 1.000 €.')
    expect(italian?.text).toContain('http://it.test/viaggi/one/one-a')
    expect(mail.find(({ to }) => to === 'us@x.us')?.text).not.toContain('instead of')
    expect(italian?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/api\.test\/alerts\/leave\?market=it&token=[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('report new departures of a travel that had none', async () => {
    for (const tour of ['one-a', 'one-b']) await change(tour, { status: 'SOLD_OUT' })
    await world.ask('es@x.es', 'es', { tour: 'one-a' })
    await change('two-a', { status: 'SOLD_OUT' })
    await change('one-b', { status: 'CONFIRMED', freeSeats: 3 })
    await change('one-a', { status: 'CONFIRMED', freeSeats: 3 })
    await run()
    expect(await mailSubjects()).toEqual(['es@x.es: «Travel one es»: vuelve a haber salidas'])
  })

  it('report a departure that is added, even concurrently and on the same day', async () => {
    for (const tour of ['one-a', 'one-b']) await change(tour, { status: 'SOLD_OUT' })
    await world.ask('es@x.es', 'es', {})
    await world.ask('de@x.de', 'de', { travel: 'two' })
    const tour = {
      startingDate: '2027-06-01',
      price: prices(123_400),
      ageBadge: 'ALL',
      privateRoom: false,
      coordinator: null,
      language: 'en',
    } as const
    const added = await addTour(world.env.DB, 'one', tour, WHEN)
    expect(added).toMatchObject({ kind: 'added', tour: { id: 'one-20270601', code: 'JPN-20270601-A' } })
    const more = await Promise.all([1, 2].map(() => addTour(world.env.DB, 'one', tour, WHEN)))
    expect(new Set(more.map((each) => each.kind === 'added' && each.tour.code))).toEqual(
      new Set(['JPN-20270601-A2', 'JPN-20270601-A3']),
    )
    await world.env.DB.prepare("DELETE FROM tours WHERE id = 'one-20270601-2'").run()
    expect(await addTour(world.env.DB, 'one', tour, WHEN)).toMatchObject({ tour: { code: 'JPN-20270601-A2' } })
    expect(await addTour(world.env.DB, 'atlantis', tour, WHEN)).toEqual({ kind: 'unknown' })
    for (const startingDate of ['2027-01-15', '2031-01-01'])
      expect((await addTour(world.env.DB, 'one', { ...tour, startingDate }, WHEN)).kind).toBe('refused')
    await run()
    expect(await mailSubjects()).toEqual(['es@x.es: «Travel one es»: vuelve a haber salidas'])
    expect((await world.mail())[0]?.text).toContain('por 1.234 €')
  })

  it('do not report higher or unchanged prices, departures that are gone, or changes during a pause', async () => {
    const alert = await world.ask('it@x.it', 'it', { tour: 'one-a' })
    const person = String(world.sqlite.prepare('SELECT id FROM alert_people').get()?.id)
    await change('one-a', { price: prices(150_000) })
    await change('one-a', { price: prices(150_000) })
    await change('one-a', { status: 'SOLD_OUT', price: prices(10_000) })
    await change('one-a', { status: 'PLANNED', freeSeats: 5, seatsToConfirm: 3 })
    const set = (state: 'active' | 'paused') =>
      setAlertState(world.env.DB, { person, alert: alert ?? '', state, instant: WORLD_NOW })
    await set('paused')
    await change('one-a', { price: prices(9000) })
    await run()
    await set('active')
    await changePreferences(world.env.DB, person, { paused: true }, WORLD_NOW)
    await change('one-a', { price: prices(8000) })
    await run()
    expect(await mailSubjects()).toEqual([])
    expect(world.sqlite.prepare('SELECT count(*) AS n FROM tour_changes WHERE matched_at IS NULL').get()?.n).toBe(0)
  })

  it('report a confirmation caused by concurrent bookings once', async () => {
    await world.ask('it@x.it', 'it', { tour: 'one-a' })
    const book = () => changeTour(world.env.DB, 'one-a', (state) => applyBooking(state, 1), WHEN)
    expect((await Promise.all([book(), book(), book()])).map(({ kind }) => kind)).toEqual(Array(3).fill('changed'))
    await run()
    expect(await mailSubjects()).toEqual([])
    await Promise.all([book(), book()])
    await run()
    expect(await mailSubjects()).toEqual(['it@x.it: «Travel one it»: partenza confermata'])
    const seats = 'SELECT free_seats, seats_to_confirm, status FROM tours WHERE id = ?'
    expect(world.sqlite.prepare(seats).get('one-a')).toEqual({
      free_seats: 5,
      seats_to_confirm: 0,
      status: 'CONFIRMED',
    })
  })

  it('reach each user once, even with repeated alerts', async () => {
    await world.ask('it@x.it', 'it', { tour: 'one-a' })
    await world.ask('IT@x.it'.toLowerCase(), 'it', { tour: 'one-a' })
    await world.ask('it@x.it', 'it', {})
    await change('one-a', { price: prices(90_000) })
    await run()
    await run()
    expect(await mailSubjects()).toEqual([
      'it@x.it: «Travel one it», dal 1 al 10 maggio 2027: il prezzo scende a 900 €',
    ])
  })
})

describe('alert delivery with crashes', () => {
  /** As in production: the change is announced and received, then the cron run follows. */
  it.each(CRASH_POINTS)('sends each mail once after a crash at %s', async (point) => {
    for (let i = 0; i < 60; i += 1) await world.ask(`p${i}@x.it`, 'it', { tour: 'one-a' })
    const notes: ChangeNote[] = []
    world.env.CHANGES = { send: async (note: ChangeNote) => void notes.push(note) } as unknown as NonNullable<
      typeof world.env.CHANGES
    >
    const survive = (work: Parameters<typeof runUntilCrash>[2]) => runUntilCrash(world.env, point, work)
    const batch = (body: ChangeNote) =>
      ({ messages: [{ body, ack: () => undefined, retry: () => undefined }] }) as unknown as MessageBatch<ChangeNote>
    const changeId = await change('one-a', { status: 'CONFIRMED' })
    const crashes = [await survive((env) => announceChange(env, changeId))]
    for (const note of notes) {
      crashes.push(await survive((env) => receiveChanges(env, batch(note))))
      crashes.push(await survive((env) => receiveChanges(env, batch(note))))
    }
    passed = Date.now()
    crashes.push(await survive((env) => runAlerts(env, { realNow: () => passed })))
    expect(crashes).toContain(true)
    for (const note of notes) await receiveChanges(world.env, batch(note))
    passed += LEASE_MS + 1
    await run()
    const mail = await world.mail()
    expect(mail.length).toBe(60)
    expect(new Set(mail.map(({ to }) => to)).size).toBe(60)
    expect(new Set(Object.values(world.messages()))).toEqual(new Set(['sent']))
  })

  it('rolls the price back when its change is not recorded', async () => {
    await world.ask('it@x.it', 'it', { tour: 'one-a' })
    world.sqlite.exec("CREATE TRIGGER no_changes BEFORE INSERT ON tour_changes BEGIN SELECT raise(ABORT, 'disk'); END")
    await expect(change('one-a', { price: prices(1000) })).rejects.toThrow('disk')
    expect(world.sqlite.prepare("SELECT price_eur FROM tours WHERE id = 'one-a'").get()?.price_eur).toBe(100_000)
  })
})

describe('failed mail', () => {
  const failing = (failures: number) => {
    let left = failures
    const sent: string[] = []
    return {
      sent,
      send: async ({ to }: { to: string }) => {
        if (left-- > 0) throw new TypeError('the platform is busy')
        sent.push(to)
      },
    }
  }

  it('is retried with growing pauses, then becomes a dead letter that operators can retry', async () => {
    await world.ask('it@x.it', 'it', { tour: 'one-a' })
    await change('one-a', { price: prices(90_000) })
    const mail = failing(MAX_ATTEMPTS)
    const attempt = () => runAlerts(world.env, { realNow: () => passed, mail })
    const attempts = () => world.sqlite.prepare('SELECT attempts FROM alert_messages').get()?.attempts
    for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
      await attempt()
      await attempt()
      expect(attempts()).toBe(tries)
      passed += backoffMs(tries)
    }
    await attempt()
    const dead = await deadLetters(world.env.DB)
    expect(dead).toMatchObject({ due: 0, openChanges: 0, messages: [{ attempts: MAX_ATTEMPTS, failure: 'TypeError' }] })
    expect(JSON.stringify(dead)).not.toContain('it@x.it')
    expect(await retryDead(world.env.DB)).toBe(1)
    await attempt()
    expect(mail.sent).toEqual(['it@x.it'])
    expect((await deadLetters(world.env.DB)).messages).toEqual([])
  })

  it('waits from one minute to six hours before a retry', () =>
    expect([1, 2, 3, 9, 30].map(backoffMs)).toEqual([60_000, 120_000, 240_000, 15_360_000, 21_600_000]))

  it('does not delay other mail, and is dropped once its alert is removed', async () => {
    await world.ask('a@x.it', 'it', { tour: 'one-a' })
    await world.ask('b@x.it', 'it', { tour: 'one-a' })
    await change('one-a', { price: prices(90_000) })
    const mail = failing(1)
    await runAlerts(world.env, { realNow: () => passed, mail })
    expect(mail.sent.length).toBe(1)
    world.sqlite.exec("UPDATE alerts SET state = 'removed'")
    passed += 60_000
    await runAlerts(world.env, { realNow: () => passed, mail })
    expect(mail.sent.length).toBe(1)
    expect(Object.values(world.messages()).sort()).toEqual(['dropped', 'sent'])
  })
})

describe('digest mail', () => {
  it('collects the changes since the last digest, daily or on Mondays', async () => {
    for (const who of ['daily', 'weekly'] as const) {
      await world.ask(`${who}@x.it`, 'it', { tour: 'one-a' })
      await world.ask(`${who}@x.it`, 'it', { travel: 'two' })
      const id = String(world.sqlite.prepare('SELECT id FROM alert_people WHERE email = ?').get(`${who}@x.it`)?.id)
      await changePreferences(world.env.DB, id, { cadence: who }, WORLD_NOW)
    }
    const at = async (instant: string) => {
      world.env.CLOCK = instant
      await run()
      return (await world.mail()).map(({ to }) => to)
    }
    await change('one-a', { status: 'CONFIRMED' })
    await change('two-b', { price: prices(50_000) })
    // 15 January 2027 is a Friday.
    expect(await at('2027-01-15T05:59:00.000Z')).toEqual([])
    expect(await at('2027-01-15T06:00:00.000Z')).toEqual(['daily@x.it'])
    const [mail] = await world.mail()
    expect(mail?.subject).toBe('Le novità sui viaggi che segui')
    expect(mail?.text).toContain('è confermata')
    expect(mail?.text).toContain('ora costa 500 €')
    await change('one-a', { price: prices(40_000) })
    expect(await at('2027-01-15T20:00:00.000Z')).toEqual(['daily@x.it'])
    expect(await at('2027-01-16T07:00:00.000Z')).toEqual(['daily@x.it', 'daily@x.it'])
    expect(await at('2027-01-18T07:00:00.000Z')).toEqual(['daily@x.it', 'daily@x.it', 'weekly@x.it'])
    expect(Object.values(world.messages())).not.toContain('waiting')
  })

  it('releases its waiting changes when the user switches to instant mail', async () => {
    await world.ask('a@x.it', 'it', { tour: 'one-a' })
    const id = String(world.sqlite.prepare('SELECT id FROM alert_people').get()?.id)
    await changePreferences(world.env.DB, id, { cadence: 'weekly' }, WORLD_NOW)
    await change('one-a', { status: 'CONFIRMED' })
    await run()
    expect(await mailSubjects()).toEqual([])
    await changePreferences(world.env.DB, id, { cadence: 'instant' }, WORLD_NOW)
    await run()
    expect(await mailSubjects()).toEqual(['a@x.it: «Travel one it»: partenza confermata'])
  })
})
