import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { countExperiment } from '../../../backend/api/experiments/count-experiments.ts'
import { purgeEvents as purgeExpired } from '../../../backend/api/experiments/purge-events.ts'
import { storeEvents } from '../../../backend/api/experiments/store-events.ts'
import { markets } from '../../../markets/registry.ts'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import { signWebhook } from '../../../shared/signing/webhook.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { deviceOf } from '../../../tests/support/flags.ts'
import type { Env } from '../../env.ts'
import { exposuresStep } from '../../gateway/exposures-step.ts'
import type { GatewayApp, GatewayVariables } from '../../visit/gateway-app.ts'
import { bookingRoutes } from '../departures/booking-routes.ts'
import { visitorHash } from './record-events.ts'

const ORIGIN = 'https://it.example'
const BOOKING_KEY = 'a-booking-key-of-no-value-0123456789'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SEARCH = `${ORIGIN}/cerca`
const START = `${ORIGIN}/api/booking/tour-1/start`

/** Goes on with every look at it. */
let clock: number
let device: string
let devices = 0
let sent: ExperimentEvent[]
let pending: Promise<unknown>[]
const { db, sqlite } = memoryD1('backend/api/experiments/migrations')
beforeEach(() => {
  clock = Date.parse('2027-01-15T10:00:00.000Z')
  device = deviceOf(++devices)
  sent = []
  pending = []
})

const config = {
  now: () => clock++,
  realNow: () => clock,
  ...{ BOOKING_KEY, BOOKING_ORIGIN: 'https://booking.example', SIGNING_KEY: 'a-signing-key-of-no-value-0123456789' },
  SITE_ORIGINS: { it: ORIGIN },
}
type Visit = { isPrefetch?: boolean; consent?: 'granted' | 'refused'; cookies?: Record<string, string> }

/** The parts of the gateway that count. */
const site = ({ isPrefetch = false, consent = 'granted', cookies = {} }: Visit) =>
  new Hono<GatewayApp>()
    .use(async (c, next) => {
      const visit = {
        ...{ env: c.env, config, log: {}, cookies, url: new URL(c.req.url), request: c.req.raw, requestId: 'r' },
        ...{ market: markets.it, country: 'IT', route: { name: 'search', parameters: {}, path: '/cerca' } },
        visitor: { consent, deviceId: device, isBot: false, isPrefetch },
        assignmentsAt: (_: string, url: string) => (url === SEARCH ? [{ experiment: 'cards', variation: 1 }] : []),
        hasSameRules: true,
        defer: (work: Promise<unknown>) => pending.push(work),
      }
      for (const [name, value] of Object.entries({ ...visit, visit }))
        c.set(name as keyof GatewayVariables, value as never)
      return next()
    })
    .use(exposuresStep)
    .route('/api', bookingRoutes)
    .get('/cerca', (c) => {
      c.get('log').page = 'miss'
      return c.text('the search')
    })

const request = async (address: string, init: RequestInit = {}, how: Visit = {}): Promise<Response> => {
  const env = { EVENTS: { send: async (events: ExperimentEvent[]) => void sent.push(...events) } } as unknown as Env
  const context = { waitUntil: (work: Promise<unknown>) => pending.push(work), passThroughOnException: () => {} }
  const response = await site(how).fetch(new Request(address, init), env, context as unknown as ExecutionContext)
  await Promise.all(pending)
  return response
}
const attributionOf = (response: Response): string =>
  new URL(response.headers.get('location') ?? '').searchParams.get('attribution') ?? ''

/** Booking callback of the booking site. */
const sendBooking = async (attribution: string, bookedAt: number, id = 'b-1'): Promise<unknown> => {
  const body = JSON.stringify({ tour: 'tour-1', attribution, bookedAt: new Date(bookedAt).toISOString() })
  const headers = await signWebhook(BOOKING_KEY, id, body, clock)
  return (await request(`${ORIGIN}/api/bookings`, { method: 'POST', body, headers })).json()
}

/** Visitors, and those who left for the booking site and who booked there, by the events in this order. */
const counted = async (events: readonly ExperimentEvent[]): Promise<number[]> => {
  sqlite.exec('DELETE FROM exposures; DELETE FROM conversions; DELETE FROM forgotten_visitors')
  await storeEvents(db, events)
  const [arm] = (await countExperiment(db, 'cards', null)).arms
  return arm === undefined ? [] : [arm.visitors, arm.booking_click, arm.booking]
}

/** In every order that they can arrive in, once and twice. */
const countedInAnyOrder = async (expected: number[]): Promise<void> => {
  for (const order of ordersOf(sent)) {
    expect(await counted(order)).toEqual(expected)
    expect(await counted([...order, ...order])).toEqual(expected)
  }
}
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, i) => ordersOf(all.filter((_, other) => other !== i)).map((rest) => [one, ...rest]))

it('the booking site learns the campaign of a visitor who agreed to remember it', async () => {
  const cookies = { '__Host-campaign': 'utm_source=newsletter&gclid=a1&evil=1' }
  const leave = async (consent: 'granted' | 'refused') =>
    new URL((await request(START, {}, { cookies, consent })).headers.get('location') ?? '').searchParams
  expect(Object.fromEntries(await leave('granted'))).toEqual({
    ...{ utm_source: 'newsletter', gclid: 'a1', attribution: expect.any(String) },
  })
  expect([...(await leave('refused'))]).toEqual([])
})

describe('the conversion of a visitor', () => {
  it('is counted on a prefetched page when the exposure comes with the booking link', async () => {
    await request(SEARCH, {}, { isPrefetch: true })
    await request(START, { headers: { referer: SEARCH } })
    await countedInAnyOrder([1, 1, 0])
  })

  it('is counted again when the visitor left for the same departure before the exposure', async () => {
    await request(START)
    clock += 10 * MINUTE
    await request(SEARCH)
    clock += 10 * MINUTE
    await request(START)
    await countedInAnyOrder([1, 1, 0])
  })

  it.each([
    ['ten minutes slow', -10 * MINUTE],
    ['ten minutes fast', 10 * MINUTE],
    ['a day slow', -DAY],
    ['two months fast', 60 * DAY],
  ])('is counted when the booking site’s clock is %s', async (_, skew) => {
    await request(SEARCH)
    clock += 5000
    const left = await request(`${START}?room=private&flexible=1&attribution=forged`)
    expect(left.headers.get('location')).toMatch(/\/tour-1\/start\?room=private&flexible=1&attribution=[^&]+$/)
    const attribution = attributionOf(left)
    expect(attribution).not.toBe('forged')
    clock += 5000
    expect(await sendBooking(attribution, clock + skew)).toEqual({ counted: true })
    await countedInAnyOrder([1, 1, 1])
  })

  it('is counted once when the booking site repeats the callback, even with another time', async () => {
    await request(SEARCH)
    const attribution = attributionOf(await request(START))
    for (const later of [0, 40 * DAY]) {
      clock += MINUTE
      await sendBooking(attribution, clock + later)
    }
    await countedInAnyOrder([1, 1, 1])
  })

  it('is not counted for a booking before the exposure', async () => {
    const attribution = attributionOf(await request(START))
    const bookedAt = clock
    clock += 10 * DAY
    await request(SEARCH)
    await sendBooking(attribution, bookedAt)
    await countedInAnyOrder([1, 0, 0])
  })

  it('is never stored after consent is withdrawn, as long as booking callbacks are accepted', async () => {
    await request(SEARCH)
    const attribution = attributionOf(await request(START))
    const withdrew: ExperimentEvent = {
      ...{ kind: 'forget', visitor: await visitorHash(device), at: new Date(clock).toISOString() },
    }
    expect(await counted([...sent, withdrew])).toEqual([])
    clock += 30 * DAY - MINUTE
    sent = []
    expect(await sendBooking(attribution, clock)).toEqual({ counted: true })
    // Meanwhile the night's work was done, and the queue had a bad week.
    await purgeExpired(db, clock + 7 * DAY)
    expect(await storeEvents(db, sent)).toBe(0)
    expect(sqlite.prepare('SELECT * FROM conversions').all()).toEqual([])
    clock += 2 * MINUTE
    expect(await sendBooking(attribution, clock, 'b-2')).toEqual({ counted: false })
  })
})
