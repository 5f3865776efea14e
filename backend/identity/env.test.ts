import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const
const output = globalThis.console
const original = { ...output }
const written: Record<string, string[]> = {}

beforeEach(async () => {
  for (const level of LEVELS) {
    written[level] = []
    output[level] = (line: string) => void written[level]?.push(line)
  }
  vi.resetModules()
  await import('./env.ts')
})
afterEach(() => void Object.assign(output, original))

it.each(LEVELS)('console.%s writes log lines', (level) => {
  output[level](' failed', 5)
  expect(written[level]?.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), service: 'identity', level, message: 'failed 5' },
  ])
})

it('writes lines of the log unchanged', () => {
  output.log('{"time":"2027-01-15","service":"identity"}')
  expect(written.log).toEqual(['{"time":"2027-01-15","service":"identity"}'])
})

it('leaves out what the provider writes about its runtime', () => {
  output.warn('oidc-provider WARNING: Unsupported runtime. Use Node.js')
  expect(written.warn).toEqual([])
})
