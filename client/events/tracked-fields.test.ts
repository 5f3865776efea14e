import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeParts } from './tracked-fields.ts'

const departures = { sectionFrom: 'departures' }
const japan = { travelId: 'japan', travelName: 'Japan' }
const tour = { tourId: 'japan-1', status: 'CONFIRMED', missingDaysToDeparture: 3 }
const other = { travelId: 'peru', travelName: 'Peru', tourId: 'peru-1' }

describe('mergeParts', () => {
  it.each<[string, Parameters<typeof mergeParts>[0], object | undefined]>([
    ['no parts', [], undefined],
    ['the page alone', [japan], japan],
    ['a departure of the page’s travel', [tour, departures, japan], { ...japan, ...departures, ...tour }],
    ['a link with its event', [{ event: 'faq' }, departures, japan], { event: 'faq', ...departures, ...japan }],
    ['the innermost section', [{ sectionFrom: 'row' }, departures], { sectionFrom: 'row' }],
    // Never the departure of one travel with the name of another.
    [
      'a card of another travel on a departure page',
      [{ travelId: 'peru' }, departures, { ...japan, ...tour }],
      { travelId: 'peru', ...departures },
    ],
    [
      'a link in that card',
      [{ event: 'other_date' }, other, departures, { ...japan, ...tour }],
      { event: 'other_date', ...other, ...departures },
    ],
  ])('%s', (_, parts, fields) => expect(mergeParts(parts)).toEqual(fields))

  it('merges fields of one travel only, in any nesting', () => {
    const part = fc.record(
      {
        travelId: fc.constantFrom('a', 'b'),
        travelName: fc.constantFrom('A', 'B'),
        tourId: fc.constantFrom('a1', 'b1'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const merged = mergeParts(parts) ?? {}
        const inner = parts.findIndex(({ travelId }) => travelId !== undefined)
        const own = inner === -1 ? parts : parts.slice(0, inner + 1)
        for (const [name, value] of Object.entries(merged))
          expect(own.find((each) => name in each)?.[name as 'travelId']).toBe(value)
      }),
    )
  })
})
