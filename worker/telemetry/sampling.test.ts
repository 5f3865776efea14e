import { describe, expect, it } from 'vitest'
import { type Notable, sampleWeight } from './sampling.ts'

const ordinary: Notable = { id: 'a', status: 200, ms: 12, page: 'memory', data: [], dropped: [] }
const config = (LOG_SAMPLE: number) => ({ LOG_SAMPLE, SLOW_REQUEST_MS: 1000 })

describe('which requests have a line', () => {
  it.each([
    ['an error of ours', { status: 503 }],
    ['one that names an error', { error: 'session' }],
    ['a slow one', { ms: 1000 }],
    ['a page shown because rendering failed', { page: 'stale-if-error' }],
    ['one with an item that did not fit', { dropped: ['tours: 1 dropped'] }],
    ['one with a failed call', { data: [{ failure: 'timeout' }] }],
  ])('%s, always', (_, notable) => {
    expect(sampleWeight({ ...ordinary, ...notable }, config(0))).toBe(1)
  })

  it.each([
    ['a missing page', { status: 404 }],
    ['a quick one', { ms: 999 }],
    ['a page from memory', {}],
  ])('%s, none at a rate of 0 and always at 1', (_, fields) => {
    expect(sampleWeight({ ...ordinary, ...fields }, config(0))).toBeNull()
    expect(sampleWeight({ ...ordinary, ...fields }, config(1))).toBe(1)
  })

  it('others by their id: the same each time, at the rate, and the weights make up for the rest', () => {
    const weights = Array.from({ length: 20_000 }, (_, i) =>
      sampleWeight({ ...ordinary, id: `8f${i}-MXP` }, config(0.1)),
    )
    const again = Array.from({ length: 20_000 }, (_, i) => sampleWeight({ ...ordinary, id: `8f${i}-MXP` }, config(0.1)))
    expect(again).toEqual(weights)
    const total = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
    expect(total).toBeGreaterThan(18_000)
    expect(total).toBeLessThan(22_000)
  })
})
