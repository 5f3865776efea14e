import { describe, expect, it } from 'vitest'
import { mayReload } from './chunk-reload.ts'

const NOW = 1_800_000_000_000

describe('mayReload (§8, §9)', () => {
  it.each([
    ['never reloaded', null, true],
    ['just now', String(NOW), false],
    ['a millisecond before the minute is over', String(NOW - 60 * 1000 + 1), false],
    ['a minute ago', String(NOW - 60 * 1000), true],
    ['in the future, after the clock was set back', String(NOW + 1), true],
    ['a text that is not a time', 'yesterday', true],
  ])('%s', (_, last, may) => expect(mayReload(last, NOW)).toBe(may))
})
