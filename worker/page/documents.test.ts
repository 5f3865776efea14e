import { expect, it } from 'vitest'
import type { DataContext } from '../data/public-client.ts'
import { fillSlots } from '../gateway/fill-slots.ts'
import { makeDataLog } from '../log/request-log.ts'
import { fallbackErrorPage } from './documents.tsx'

it('the fallback error page has a slot for the request id', () => {
  const data = { config: { now: () => 1 }, log: makeDataLog() } as unknown as DataContext
  const page = fallbackErrorPage('de', data, new Error('no “ö”'))
  const { bytes } = fillSlots(page, ({ name }) => (name === 'request-id' ? 'ray-0001' : null))
  expect([page.status, page.meta.error, page.meta.log.report?.causes]).toEqual([500, 'render', ['Error: no “ö”']])
  expect(new TextDecoder().decode(bytes())).toContain('Anfragecode: ray-0001')
})
