import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const failTimes = (count: number, every: number) => {
  const breaker = createCircuitBreaker()
  for (let i = 0; i < count; i++) breaker.failed(i * every)
  return breaker
}

describe('the circuit breaker', () => {
  it('stays closed below five failures', () => expect(failTimes(4, 100).allows(500)).toBe(true))
  it('opens at five failures within 30 s', () => expect(failTimes(5, 100).allows(500)).toBe(false))
  it('forgets failures older than 30 s', () => expect(failTimes(5, 8000).allows(33_000)).toBe(true))

  it.each([
    [7500, true],
    [7499.75, false],
  ])('counts failures of less than 30 s: five every %d ms', (every, isClosed) =>
    expect(failTimes(5, every).allows(4 * every + 1)).toBe(isClosed),
  )

  it('counts failures anew after a success', () => {
    const breaker = failTimes(4, 100)
    breaker.succeeded()
    for (const at of [400, 500, 600, 700]) breaker.failed(at)
    expect(breaker.allows(800)).toBe(true)
    breaker.failed(800)
    expect(breaker.allows(900)).toBe(false)
  })

  it('lets one call probe after 10 s and closes when it succeeds', () => {
    const breaker = failTimes(5, 100)
    expect(breaker.allows(10_399)).toBe(false)
    expect(breaker.allows(10_400)).toBe(true)
    expect(breaker.allows(10_401)).toBe(false)
    breaker.succeeded()
    expect(breaker.allows(10_402)).toBe(true)
  })

  it('stays open when the probe fails', () => {
    const breaker = failTimes(5, 100)
    expect(breaker.allows(10_400)).toBe(true)
    breaker.failed(10_500)
    expect(breaker.allows(20_400)).toBe(false)
  })
})
