import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../contracts/tour.ts'
import { alertTypesFor, labelOf, topicOf } from './alert-types.ts'

describe('alertTypesFor (§4)', () => {
  it.each([
    [3, 'PLANNED', ['TOUR_CONFIRMED', 'PRICE_DROPPED'], 'confirmation'],
    [3, 'ALMOST_CONFIRMED', ['TOUR_CONFIRMED', 'PRICE_DROPPED'], 'confirmation'],
    [3, 'CONFIRMED', ['PRICE_DROPPED'], 'price'],
    [3, 'ALMOST_FULL', ['PRICE_DROPPED'], 'price'],
    [3, 'WAITING_LIST', ['PLACE_FREE', 'PRICE_DROPPED'], 'place'],
    [3, 'SOLD_OUT', ['PLACE_FREE', 'PRICE_DROPPED'], 'place'],
    [3, null, ['PRICE_DROPPED'], 'price'],
    [0, null, ['STOCKOUT_TRAVEL'], 'departures'],
  ] as const)('%i departures, %s: %j (§4)', (departures, status, types, topic) => {
    expect(alertTypesFor(departures, status)).toEqual(types)
    expect(topicOf(types)).toBe(topic)
  })

  it('returns STOCKOUT_TRAVEL without departures, for any status (§4)', () => {
    for (const status of SALES_STATUSES) expect(alertTypesFor(0, status)).toEqual(['STOCKOUT_TRAVEL'])
  })
})

describe('labelOf (§4)', () => {
  const both = ['TOUR_CONFIRMED', 'PRICE_DROPPED'] as const
  it.each([
    [both, 'PLANNED', 'confirmation'],
    [both, 'ALMOST_CONFIRMED', 'confirmation'],
    [both, 'CONFIRMED', 'price'],
    [both, 'ALMOST_FULL', 'price'],
    [both, 'SOLD_OUT', 'sold-out'],
    [['PRICE_DROPPED'], 'ALMOST_CONFIRMED', 'price'],
    [['PRICE_DROPPED'], 'SOLD_OUT', 'sold-out'],
    [['PLACE_FREE', 'PRICE_DROPPED'], 'SOLD_OUT', 'place'],
    [['PLACE_FREE', 'PRICE_DROPPED'], 'WAITING_LIST', 'place'],
    [['PLACE_FREE', 'PRICE_DROPPED'], 'ALMOST_FULL', 'price'],
    [['PLACE_FREE', 'PRICE_DROPPED'], 'PLANNED', 'price'],
    [['PRICE_DROPPED'], null, 'price'],
    [['STOCKOUT_TRAVEL'], null, 'departures'],
    [['STOCKOUT_TRAVEL'], 'SOLD_OUT', 'departures'],
  ] as const)('%j of a departure that is %s now: %s (§4)', (types, status, label) =>
    expect(labelOf(types, status)).toBe(label),
  )
})
