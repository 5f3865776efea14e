import { expect, it, vi } from 'vitest'
import { alertWorld } from '../../../tests/support/builders/alert-world.ts'
import { CRASH_POINTS, type CrashPoint, runUntilCrash } from '../../../tests/support/builders/crashing-env.ts'
import { createRng } from '../../../tests/support/rng.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import type { ChangeNote } from '../env.ts'
import { LEASE_MS } from './dead-letters.ts'
import { removeAlert, setAlertState } from './people/change-alerts.ts'
import { announceChange, receiveChanges, runAlerts } from './run-alerts.ts'

const OPERATIONS = 10_000
const PEOPLE = 6
const TOURS = ['one-a', 'one-b', 'two-a', 'two-b'] as const
const START = Date.parse('2027-01-15T10:00:00.000Z')

type ModelAlert = { id: string; person: number; tour: string; state: 'active' | 'paused' | 'removed' }

it(`${OPERATIONS} operations from three devices, with retries and crashes, match a simple model`, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const world = alertWorld()
  const { env } = world
  const { next: rng } = createRng('losing nothing')
  const pick = <T>(of: readonly T[]): T => of[Math.floor(rng() * of.length)] as T
  const chance = (percent: number) => rng() * 100 < percent
  const notes: ChangeNote[] = []
  env.CHANGES = { send: async (note: ChangeNote) => void notes.push(note) } as unknown as NonNullable<
    typeof env.CHANGES
  >
  let passed = START
  const batch = (body: ChangeNote) =>
    ({ messages: [{ body, ack: () => undefined, retry: () => undefined }] }) as unknown as MessageBatch<ChangeNote>
  let crashAt: CrashPoint | null = null
  const survive = (work: Parameters<typeof runUntilCrash>[2]) => runUntilCrash(env, crashAt, work)
  const run = () => survive((each) => runAlerts(each, { elapsed: () => passed }))

  const modelAlerts = new Map<string, ModelAlert>()
  const prices = new Map<string, number>(TOURS.map((tour) => [tour, 100_000]))
  /** Message keys; false if the alert ended before delivery, so that the message may be missing. */
  const expected = new Map<string, boolean>()
  /** Undelivered keys by alert. */
  const undelivered = new Map<string, string[]>()
  const idOf = (person: number) =>
    String(world.sqlite.prepare('SELECT id FROM alert_people WHERE email = ?').get(`p${person}@x.it`)?.id)

  const stateOf = world.sqlite.prepare('SELECT state FROM alert_messages WHERE key = ?')

  const createAlert = async (person: number, tour: string) => {
    const id = await world.ask(`p${person}@x.it`, 'it', { travel: tour.slice(0, 3), tour })
    if (id === null) throw new Error('not created')
    modelAlerts.set(`${person} ${tour}`, { id, person, tour, state: 'active' })
  }
  const change = async (tour: string) => {
    const cents = 50_000 + Math.floor(rng() * 50_000)
    const outcome = await changeTour(
      env.DB,
      tour,
      { price: { EUR: cents, GBP: cents, USD: cents } },
      {
        today: '2027-01-15',
        instant: env.CLOCK ?? '',
      },
    )
    if (outcome.kind !== 'changed') throw new Error(outcome.kind)
    if (cents < (prices.get(tour) ?? 0))
      for (const { person } of [...modelAlerts.values()].filter(
        (each) => each.tour === tour && each.state === 'active',
      )) {
        const key = `alert/${outcome.changeId}/${idOf(person)}`
        expected.set(key, true)
        undelivered.set(`${person} ${tour}`, [...(undelivered.get(`${person} ${tour}`) ?? []), key])
      }
    prices.set(tour, cents)
    await survive((each) => announceChange(each, outcome.changeId))
  }
  const end = async (alert: ModelAlert, state: 'paused' | 'removed') => {
    const whose = { person: idOf(alert.person), alert: alert.id, instant: env.CLOCK ?? '' }
    if (state === 'paused') await setAlertState(env.DB, { ...whose, state })
    else await removeAlert(env.DB, { ...whose, removal: { reason: 'too-many', text: '' } })
    if (alert.state === 'removed') return
    const name = `${alert.person} ${alert.tour}`
    for (const key of undelivered.get(name) ?? []) if (stateOf.get(key)?.state !== 'sent') expected.set(key, false)
    undelivered.delete(name)
    modelAlerts.set(`${alert.person} ${alert.tour}`, { ...alert, state })
  }

  const createOnDevices = async () => {
    const [person, tour] = [Math.floor(rng() * PEOPLE), pick(TOURS)]
    await createAlert(person, tour)
    // Another device, or a repeated request.
    if (chance(30)) await createAlert(person, tour)
  }
  const resume = async (alert: ModelAlert, instant: string) => {
    await setAlertState(env.DB, { person: idOf(alert.person), alert: alert.id, state: 'active', instant })
    modelAlerts.set(`${alert.person} ${alert.tour}`, { ...alert, state: 'active' })
  }
  /** The queue loses some notes and repeats others. */
  const deliverNote = async () => {
    const note = notes.shift()
    if (note !== undefined && chance(80)) await survive((each) => receiveChanges(each, batch(note)))
    if (note !== undefined && chance(20)) notes.push(note)
  }
  for (let operation = 0; operation < OPERATIONS; operation += 1) {
    passed += 1000
    env.CLOCK = new Date(passed).toISOString()
    crashAt = chance(30) ? pick(CRASH_POINTS) : null
    const alert = pick([...modelAlerts.values(), undefined])
    const dice = rng() * 100
    if (dice < 25) await createOnDevices()
    else if (dice < 33) await change(pick(TOURS))
    else if (dice < 55 && alert) await end(alert, 'paused')
    else if (dice < 62 && alert) await end(alert, 'removed')
    else if (dice < 70 && alert?.state === 'paused') await resume(alert, env.CLOCK)
    else if (dice < 85) await deliverNote()
    else await run()
  }
  crashAt = null
  for (let round = 0; round < 3; round += 1) {
    passed += LEASE_MS + 1
    await run()
  }

  const mail = (await world.mail()).map(({ key }) => key)
  const missing = [...expected].filter(([key, sure]) => sure && !mail.includes(key)).map(([key]) => key)
  expect(missing).toEqual([])
  expect(mail.filter((key) => !expected.has(key))).toEqual([])
  expect(new Set(mail).size).toBe(mail.length)
  expect(mail.length).toBeGreaterThan(500)
  const states = world.sqlite.prepare('SELECT id, state FROM alerts ORDER BY id').all()
  expect(states).toEqual(
    [...modelAlerts.values()].map(({ id, state }) => ({ id, state })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  )
  expect(new Set(Object.values(world.messages()))).toEqual(new Set(['sent', 'dropped']))
}, 60_000)
