import { expect, it } from 'vitest'
import type { StoredPage } from '../page/cache/stored-page.ts'
import { fillSlots } from './fill-slots.ts'

const encoder = new TextEncoder()
const ORIGIN = 'https://booking.example'
const html = `<a class="x" href="${ORIGIN}/booking/t1/start">è</a><a href="${ORIGIN}/about">${ORIGIN}/booking/</a><a href="${ORIGIN}/booking/t2/start">`
const page = () =>
  ({
    start: encoder.encode('<!DOCTYPE html><html'),
    middle: encoder.encode(`>${html}`),
    end: encoder.encode('<script id="boot">'),
    stamped: new Map(),
  }) as unknown as StoredPage
const stamped = (stored: StoredPage, ledBookings: string | null) => {
  const { bytes, etag } = fillSlots(stored, '', '', () => new Headers(), true, { saved: null, ledBookings })
  return { text: new TextDecoder().decode(bytes), etag }
}
/** As browsers read an address: without the spaces around it. */
const addresses = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.trim())

it('booking links lead by our own address for whom they should, and nothing else changes', () => {
  const stored = page()
  const straight = stamped(stored, null)
  const led = stamped(stored, ORIGIN)
  expect(addresses(straight.text)).toEqual([
    `${ORIGIN}/booking/t1/start`,
    `${ORIGIN}/about`,
    `${ORIGIN}/booking/t2/start`,
  ])
  expect(addresses(led.text)).toEqual(['/api/booking/t1/start', `${ORIGIN}/about`, '/api/booking/t2/start'])
  expect(led.text.length).toBe(straight.text.length)
  expect(led.text.replaceAll(/ href=" +\/api\//g, ` href="${ORIGIN}/`)).toBe(straight.text)
  expect(led.etag).not.toBe(straight.etag)
  // The page itself is still everybody's.
  expect(stamped(stored, null)).toEqual(straight)
  expect(addresses(stamped(stored, 'https://other.example').text)).toEqual(addresses(straight.text))
})
