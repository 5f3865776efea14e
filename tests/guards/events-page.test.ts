import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVENTS_PAGE, eventsPage } from '../../scripts/docs/events-page.ts'

it('the page about events says what their types say', () => {
  expect(readFileSync(EVENTS_PAGE, 'utf8')).toBe(eventsPage())
})
