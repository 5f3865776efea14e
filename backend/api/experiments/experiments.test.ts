import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { countExperiment, listCounted } from './count-experiments.ts'
import { purgeEvents } from './purge-events.ts'
import { receiveEvents, storeEvents } from './store-events.ts'

const MIGRATIONS = fileURLToPath(new URL('migrations/', import.meta.url))
const NOW = Date.parse('2027-01-15T10:00:00Z')
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString()
const visitor = (number: number) => number.toString(16).padStart(32, '0')

const saw = (number: number, variation: number, days = 0, market = 'it'): ExperimentEvent => ({
  kind: 'exposure',
  experiment: 'cards',
  variation,
  visitor: visitor(number),
  at: at(days),
  market,
  country: 'IT',
  route: 'search',
})
const did = (number: number, kind: 'booking_click' | 'booking', days = 0, id = 'x'): ExperimentEvent => ({
  kind,
  id: `${kind}/${number}/${id}`,
  visitor: visitor(number),
  tour: 't1',
  at: at(days),
  market: 'it',
})
const forget = (number: number): ExperimentEvent => ({ kind: 'forget', visitor: visitor(number), at: at(0) })
const countsOf = async (events: readonly ExperimentEvent[], market: string | null = null) => {
  const { db } = memoryD1(MIGRATIONS)
  await storeEvents(db, events)
  const counts = await countExperiment(db, 'cards', market)
  // The list reads other sums.
  if (market === null) for (const listed of await listCounted(db)) expect(listed).toMatchObject(counts)
  return counts
}
const arm = (variation: number, visitors: number, booking_click = 0, booking = 0) => ({
  variation,
  visitors,
  booking_click,
  booking,
  ...{ measured: 0, measured_lcp: 0, measured_inp: 0, error: 0, slow_page: 0, slow_reaction: 0 },
})

describe('experiment counts', () => {
  it('count each visitor once by variation, and conversions after exposure', async () => {
    const events = [
      ...[saw(1, 0), did(1, 'booking_click', 1), did(1, 'booking_click', 2, 'y'), did(1, 'booking', 3)],
      ...[saw(2, 0), did(2, 'booking_click', -1)],
      ...[saw(3, 1, 0, 'de'), did(3, 'booking_click', 30)],
      ...[saw(4, 1), did(4, 'booking_click', 31)],
      did(5, 'booking'),
    ]
    const counts = { arms: [arm(0, 2, 1, 1), arm(1, 2, 1)], crossed: 0, first: at(0), last: at(0) }
    expect(await countsOf(events)).toEqual(counts)
    expect((await countsOf(events, 'de')).arms).toEqual([arm(1, 1, 1)])
    expect(await countsOf([], null)).toEqual({ arms: [], crossed: 0, first: null, last: null })
  })

  it('count harm on the first measured page of a visitor, in any order', async () => {
    const measured = (number: number, days: number, harm: object = {}): ExperimentEvent => ({
      ...saw(number, 1, days),
      ...{ measured: { error: false, slow_page: false, slow_reaction: false, ...harm } },
    })
    const events = [
      ...[saw(1, 1), measured(1, 1, { slow_page: true, slow_reaction: null }), measured(1, 2, { error: true })],
      ...[measured(2, 0, { slow_reaction: true }), saw(2, 1, 3), saw(3, 1), saw(4, 0), measured(4, 1, { error: true })],
    ]
    const arms = [{ ...arm(1, 3), measured: 2, measured_lcp: 2, measured_inp: 1, slow_page: 1, slow_reaction: 1 }]
    for (const order of [events, events.toReversed(), [...events, ...events]])
      expect(await countsOf(order)).toMatchObject({ arms, crossed: 1 })
  })

  it('exclude events after the end of the experiment', async () => {
    const { db } = memoryD1(MIGRATIONS)
    await storeEvents(db, [
      ...[saw(1, 0), did(1, 'booking_click', 2), saw(2, 1), did(2, 'booking_click', 5), did(2, 'booking', 5)],
    ])
    const until = async (end: string | null) => (await countExperiment(db, 'cards', null, end)).arms
    expect(await until(at(3))).toEqual([arm(0, 1, 1), arm(1, 1)])
    for (const end of [at(5), null]) expect(await until(end)).toEqual([arm(0, 1, 1), arm(1, 1, 1, 1)])
  })

  it('exclude visitors of two variations', async () =>
    expect(await countsOf([saw(1, 0), saw(1, 1, 1), saw(2, 0)])).toEqual({
      arms: [arm(0, 1)],
      crossed: 1,
      first: at(0),
      last: at(1),
    }))

  it('do not depend on the order and repetition of events', () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          [
            saw(1, 0),
            saw(1, 0, 5),
            did(1, 'booking', 2),
            saw(2, 1),
            did(2, 'booking_click'),
            saw(3, 1),
            forget(3),
          ].flatMap((event) => [event, event]),
          { minLength: 14 },
        ),
        async (events) => {
          expect(await countsOf(events)).toEqual({
            arms: [arm(0, 1, 0, 1), arm(1, 1, 1)],
            crossed: 0,
            first: at(0),
            last: at(5),
          })
        },
      ),
      { numRuns: 6 },
    ))
})

describe('event queue', () => {
  const batchOf = (...bodies: unknown[]) => {
    const calls: unknown[] = []
    const batch = {
      messages: bodies.map((body) => ({ body })),
      ackAll: () => calls.push('ack'),
      retryAll: (options: object) => calls.push(['retry', options]),
    } as unknown as MessageBatch<unknown>
    return { batch, calls }
  }

  it('retries failed writes and counts each event once', async () => {
    const { db } = memoryD1(MIGRATIONS)
    const failing = {
      prepare: db.prepare,
      batch: () => Promise.reject(new Error('overloaded')),
    } as unknown as D1Database
    const { batch, calls } = batchOf([saw(1, 0), saw(2, 1)], [saw(1, 0)])
    await receiveEvents({ EVENTS_DB: failing }, batch)
    await receiveEvents({ EVENTS_DB: db }, batch)
    await receiveEvents({ EVENTS_DB: db }, batch)
    expect(calls).toEqual([['retry', { delaySeconds: 30 }], 'ack', 'ack'])
    expect((await countExperiment(db, 'cards', null)).arms).toEqual([arm(0, 1), arm(1, 1)])
  })

  it('drops invalid events', async () => {
    const { db } = memoryD1(MIGRATIONS)
    const { batch, calls } = batchOf(7, [null, { kind: 'exposure' }, { ...saw(9, 0), visitor: "'; DROP" }, saw(1, 0)])
    await receiveEvents({ EVENTS_DB: db }, batch)
    expect(calls).toEqual(['ack'])
    expect(await listCounted(db)).toMatchObject([{ experiment: 'cards', visitors: 1, first: at(0), last: at(0) }])
  })
})

it('deletes events after their retention and of visitors who withdrew consent', async () => {
  const { db, sqlite } = memoryD1(MIGRATIONS)
  await storeEvents(db, [
    saw(1, 0, -181),
    did(1, 'booking', -181),
    saw(2, 0, -181),
    saw(2, 0, -1),
    did(2, 'booking', -1),
    did(2, 'booking', -181, 'y'),
  ])
  const [before] = (await countExperiment(db, 'cards', null)).arms
  expect(before).toEqual(arm(0, 2, 0, 2))
  await storeEvents(db, [saw(3, 0), did(3, 'booking'), forget(3)])
  const rows = () =>
    ['exposures', 'conversions', 'forgotten_visitors'].map((table) =>
      sqlite
        .prepare(`SELECT visitor FROM ${table}`)
        .all()
        .map((row) => row.visitor),
    )
  await purgeEvents(db, NOW)
  expect(rows()).toEqual([[visitor(2)], [visitor(2), visitor(2)], [visitor(3)]])
  expect((await countExperiment(db, 'cards', null)).arms).toEqual([arm(0, 1, 0, 1)])
  await purgeEvents(db, NOW + 45 * DAY_MS)
  expect(rows()[2]).toEqual([])
})
