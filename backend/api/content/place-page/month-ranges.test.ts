import { describe, expect, it } from 'vitest'
import { monthRanges } from './month-ranges.ts'

describe('monthRanges', () => {
  it.each([
    [[2], 'marzo'],
    [[2, 3, 4], 'marzo–maggio'],
    [[2, 3, 9], 'marzo–aprile e ottobre'],
    [[0, 1, 10, 11], 'novembre–febbraio'],
    [[0, 2, 4], 'gennaio, marzo e maggio'],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'tutto l’anno'],
    [[], ''],
  ])('of %j is %s', (months, text) => {
    expect(monthRanges(months, 'it-IT', 'tutto l’anno')).toBe(text)
  })
})
