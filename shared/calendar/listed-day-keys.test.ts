import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/iso-days.ts'
import { listedDayByKey } from './grid-keys.ts'

// Wednesday 3, Friday 5, Tuesday 9, Monday 29 March; Monday 5 April 2027; Saturday 4 March 2028.
const days = ['2027-03-03', '2027-03-05', '2027-03-09', '2027-03-29', '2027-04-05', '2028-03-04']

describe('listedDayByKey', () => {
  it.each([
    ['2027-03-05', 'ArrowRight', false, '2027-03-09'],
    ['2027-03-05', 'ArrowLeft', false, '2027-03-03'],
    ['2027-03-03', 'ArrowLeft', false, '2027-03-03'],
    ['2027-03-03', 'ArrowDown', false, '2027-03-29'],
    ['2027-03-29', 'ArrowUp', false, '2027-03-09'],
    ['2027-03-05', 'Home', false, '2027-03-03'],
    ['2027-03-03', 'End', false, '2027-03-05'],
    ['2027-03-09', 'Home', false, '2027-03-09'],
    ['2027-03-05', 'PageDown', false, '2027-04-05'],
    ['2027-04-05', 'PageUp', false, '2027-03-05'],
    ['2027-03-03', 'PageDown', true, '2028-03-04'],
    ['2028-03-04', 'ArrowRight', false, '2028-03-04'],
    ['2027-03-05', 'Enter', false, null],
  ])('from %s, %s (shift %s): %s', (day, key, shiftKey, to) =>
    expect(listedDayByKey(days, day, { key, shiftKey }, 1)).toBe(to),
  )

  it("returns listed days only, in the key's direction", () => {
    const list = fc
      .uniqueArray(fc.nat(500), { minLength: 1 })
      .map((offsets) => offsets.sort((a, b) => a - b).map((offset) => addDays('2027-01-01', offset)))
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(list, fc.nat(), key, fc.boolean(), (listed, at, pressed, shiftKey) => {
        const from = listed[at % listed.length] ?? ''
        const to = listedDayByKey(listed, from, { key: pressed, shiftKey }, 0) ?? ''
        expect(listed).toContain(to)
        if (['ArrowRight', 'ArrowDown', 'End', 'PageDown'].includes(pressed)) expect(to >= from).toBe(true)
        else expect(to <= from).toBe(true)
      }),
    )
  })

  it('returns null for an empty calendar', () =>
    expect(listedDayByKey([], '2027-03-03', { key: 'End', shiftKey: false }, 1)).toBeNull())
})
