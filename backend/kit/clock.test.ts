import { describe, expect, it } from 'vitest'
import { now, today } from './clock.ts'

const CLOCK = '2027-01-15T23:30:00-02:00'

describe('clock', () => {
  it('is fixed where CLOCK is set', () => {
    expect(now({ ENVIRONMENT: 'local', CLOCK })).toBe(Date.parse(CLOCK))
    expect(today({ ENVIRONMENT: 'staging', CLOCK })).toBe('2027-01-16')
  })

  it.each([
    { ENVIRONMENT: 'production' as const, CLOCK },
    { ENVIRONMENT: 'local' as const, CLOCK: '' },
    { ENVIRONMENT: 'local' as const },
  ])('advances with %j', (env) => {
    const before = Date.now()
    const time = now(env)
    expect(time >= before && time <= Date.now()).toBe(true)
  })

  it('rejects a CLOCK that is not an instant', () => {
    expect(() => now({ ENVIRONMENT: 'local', CLOCK: 'tomorrow' })).toThrow('CLOCK')
  })
})
