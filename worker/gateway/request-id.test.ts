import { describe, expect, it } from 'vitest'
import { makeDataLog } from '../log/data-log.ts'
import { storePage } from '../page/cache/stored-page.ts'
import { fallbackErrorPage } from '../page/fallback-error-page.ts'
import { requestIdOf, withRequestId } from './request-id.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('the id of a request', () => {
  it('is the ray id of the platform', () => expect(requestIdOf('8f2a6c1f2a11d3e4-MXP')).toBe('8f2a6c1f2a11d3e4-MXP'))

  it.each([[undefined], [''], ['<script>alert(1)</script>'], ['"\n{}'], ['a'.repeat(41)]])(
    'is one of our own for %j',
    (ray) => expect(requestIdOf(ray)).toMatch(UUID),
  )
})

it('stands in the page of last resort, and in no page that went well', async () => {
  const page = await storePage(fallbackErrorPage('de', makeDataLog(), new Error('no “ö”')), 0)
  const text = (each: typeof page) => new TextDecoder().decode(each.end)
  expect(text(withRequestId(page, 'ray-0001'))).toContain('Anfragecode: ray-0001')
  expect(text(page)).not.toContain('ray-0001')
  expect(page.dataLog).toMatch(/^[\x20-\x7e]+$/)
  const well = { ...page, status: 200 }
  expect(withRequestId(well, 'ray-0001')).toBe(well)
})
