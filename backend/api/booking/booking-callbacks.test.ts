import { afterEach, expect, it, vi } from 'vitest'
import { verifyWebhook } from '../../../shared/signing/webhook.ts'
import { alertWorld } from '../../../tests/support/builders/alert-world.ts'
import { deliverBookingCallbacks, recordBooking } from './booking-callbacks.ts'

const KEY = 'a-booking-key-of-no-value-0123456789'
const MINUTE = 60_000
const booking = {
  ...{ id: 'b1', tour: 'one-a', attribution: 'sealed', bookedAt: '2027-01-15T10:00:00.000Z' },
  ...{ amount: 1450.5, currency: 'EUR' },
}

afterEach(() => vi.unstubAllGlobals())

it('delivers a signed booking with growing pauses and deletes it once accepted', async () => {
  const { env: world, sqlite } = alertWorld()
  const env = { ...world, STOREFRONT_URL: 'http://storefront.test', BOOKING_KEY: KEY }
  const delivered: { id: string | null; body: string }[] = []
  const responses = [
    () => Promise.reject(new TypeError('network')),
    () => new Response('', { status: 503 }),
    () => new Response(),
  ]
  vi.stubGlobal('fetch', async (url: string, init: { headers: HeadersInit; body: string }) => {
    expect(url).toBe('http://storefront.test/api/bookings')
    delivered.push({ id: await verifyWebhook(KEY, new Headers(init.headers), init.body, Date.now()), body: init.body })
    return (responses.shift() ?? (() => new Response()))()
  })
  const waiting = () => sqlite.prepare('SELECT attempts, next_at FROM booking_callbacks').all()

  for (const _ of [1, 2]) await recordBooking(env, booking)
  await deliverBookingCallbacks({ ...env, BOOKING_KEY: '' }, 0)
  expect(delivered).toEqual([])
  await deliverBookingCallbacks(env, 0)
  expect(waiting()).toEqual([{ attempts: 1, next_at: MINUTE }])
  await deliverBookingCallbacks(env, MINUTE - 1)
  await deliverBookingCallbacks(env, MINUTE)
  expect(waiting()).toEqual([{ attempts: 2, next_at: 3 * MINUTE }])
  await deliverBookingCallbacks(env, 3 * MINUTE)
  expect(waiting()).toEqual([])
  await deliverBookingCallbacks(env, 9 * MINUTE)
  const { id, ...told } = booking
  expect(delivered).toEqual(Array.from({ length: 3 }, () => ({ id, body: JSON.stringify(told) })))
})
