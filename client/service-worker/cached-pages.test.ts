import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { isCopyDue, pathsToEvict } from './cached-pages.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

describe('isCopyDue', () => {
  it.each([
    ['travel', null, true],
    ['tour', null, true],
    ['itinerary', null, true],
    ['travel', NOW - 9 * MINUTE, false],
    ['travel', NOW - 11 * MINUTE, true],
    ['travel', NOW + 3 * MINUTE, false],
    // Cached while the clock was a year ahead.
    ['travel', NOW + 365 * DAY_MS, true],
    ['home', null, false],
    ['SERP', null, false],
    ['wishlist', null, false],
    ['custom page', null, false],
    [undefined, null, false],
    [['travel'], null, false],
  ])('type %s, cached at %s: %s', (type, keptAt, due) => {
    expect(isCopyDue(type, keptAt, NOW)).toBe(due)
  })
})

describe('pathsToEvict', () => {
  it('leaves the latest twenty, none older than thirty days', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
    fc.assert(
      fc.property(times, (days) => {
        const kept = days.map((day) => ({ path: `/viaggi/${day}`, at: NOW - day * DAY_MS }))
        const gone = new Set(pathsToEvict(kept, NOW))
        const left = kept.filter(({ path }) => !gone.has(path))
        expect(left.length).toBe(Math.min(20, days.filter((day) => day <= 30).length))
        const oldestLeft = Math.min(...left.map(({ at }) => at))
        for (const { path, at } of kept) if (gone.has(path)) expect(at).toBeLessThan(oldestLeft)
      }),
    )
  })

  it('evicts copies dated in the future, whose age is unknown', () => {
    const kept = [
      { path: '/viaggi/a', at: NOW + 365 * DAY_MS },
      { path: '/viaggi/b', at: NOW + MINUTE },
    ]
    expect(pathsToEvict(kept, NOW)).toEqual(['/viaggi/a'])
  })
})
