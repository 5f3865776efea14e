import { expect, it } from 'vitest'
import { reportError } from '../../../shared/log/error-report.ts'
import type { DataContext } from '../../data/public-client.ts'
import { makeDataLog } from '../../telemetry/request-log.ts'
import { filledText } from '../slots/fill-slots.ts'
import { fallbackErrorPage } from './documents.tsx'

it('the fallback error page has a slot for the request id', () => {
  const data = { config: { now: () => 1 }, log: makeDataLog() } as unknown as DataContext
  const error = new Error('no “ö”')
  const page = fallbackErrorPage('de', data, error)
  const text = filledText(page, ({ name }) => (name === 'request-id' ? 'ray-0001' : null))
  expect([page.status, page.meta.error, page.meta.log.report]).toEqual([500, 'render', reportError('render', error)])
  expect(text).toContain('Anfragecode: ray-0001')
})
