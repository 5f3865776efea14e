import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, it } from 'vitest'
import { STREAM_VERSION } from '../../shared/contracts/event-stream.ts'
import { EVENTS_PAGE, EVENTS_SCHEMA, eventsPage, eventsSchema } from './events-page.ts'

it('docs/events.md describes every event as its type does (§3)', () => {
  expect(readFileSync(EVENTS_PAGE, 'utf8')).toBe(eventsPage())
  expect(readFileSync(EVENTS_SCHEMA, 'utf8')).toBe(eventsSchema())
})

it('the JSON Schema allows what may be added within a version, and nothing else', () => {
  const schema = JSON.parse(eventsSchema())
  expect(schema.$id).toBe(`urn:sojourn:storefront-events:${STREAM_VERSION}`)
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const validate = ajv.compile(schema)
  const isValid = (event: object, version = STREAM_VERSION) => {
    const source = {
      id: 'a/0',
      at: '2027-01-15T10:00:00.000Z',
      market: 'it',
      visitor: null,
      session: null,
      route: null,
    }
    return validate({ version, events: [{ ...source, variations: {}, campaign: {}, ...event }] })
  }
  const start = { event: 'booking_start', tour_id: 'jpn-1' }
  expect([start, { ...start, seats: 2 }, { event: 'seat_chosen', seat: '4a' }].map((each) => isValid(each))).toEqual(
    Array(3).fill(true),
  )
  for (const bad of [{ ...start, tour_id: 7 }, { event: 'booking_start' }, { ...start, at: 'today' }, { seat: '4a' }])
    expect(isValid(bad), JSON.stringify(bad)).toBe(false)
  expect(isValid(start, STREAM_VERSION + 1)).toBe(false)
})
