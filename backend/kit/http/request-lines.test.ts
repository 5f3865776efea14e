import { afterEach, expect, it, vi } from 'vitest'
import { logRequest } from './log.ts'

const lines: Record<string, unknown>[] = []
const logSpy = vi.spyOn(console, 'log').mockImplementation((line: string) => {
  lines.push(JSON.parse(line))
})
afterEach(() => {
  logSpy.mockRestore()
})

const call = { method: 'GET', path: '/tours', status: 200, ms: 3 }

it('logs one line per request, and a second one with the causes of an error', () => {
  logRequest('api', call)
  logRequest('identity', { ...call, status: 500, error: new Error('no page', { cause: new RangeError('row 17') }) })
  const [well, failed, error] = lines
  expect(well).toEqual({ time: expect.stringMatching(/^\d{4}-.*Z$/), service: 'api', ...call })
  const both = { service: 'identity', path: '/tours', error: 'unhandled', fingerprint: error?.fingerprint }
  expect(failed).toMatchObject({ ...both, status: 500, method: 'GET' })
  expect(error).toMatchObject({ ...both, level: 'error', causes: ['Error: no page', 'RangeError: row 17'] })
  expect(lines).toHaveLength(3)
})
