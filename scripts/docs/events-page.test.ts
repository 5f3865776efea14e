import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVENTS_PAGE, EVENTS_SCHEMA, eventsPage, eventsSchema } from './events-page.ts'

it('docs/events.md describes every event as its type does (§3)', () => {
  expect(readFileSync(EVENTS_PAGE, 'utf8')).toBe(eventsPage())
  expect(readFileSync(EVENTS_SCHEMA, 'utf8')).toBe(eventsSchema())
})
