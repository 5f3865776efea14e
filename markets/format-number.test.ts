import { expect, it } from 'vitest'
import { apiTranslators } from '../backend/api/translate.ts'
import { formatNumber } from './format-number.ts'
import { markets } from './registry.ts'
import { translators } from './translate.ts'

it.each([
  ['it', '4.227', '4,8', '1.234.567'],
  ['us', '4,227', '4.8', '1,234,567'],
  ['we', '4,227', '4.8', '1,234,567'],
  ['es', '4.227', '4,8', '1.234.567'],
  ['fr', '4.227', '4,8', '1.234.567'],
  ['de', '4.227', '4,8', '1.234.567'],
] as const)('%s writes %s, %s and %s', (market, thousands, decimal, millions) => {
  expect(formatNumber(markets[market], 4227)).toBe(thousands)
  expect(formatNumber(markets[market], 4.76, 1)).toBe(decimal)
  expect(formatNumber(markets[market], 1_234_567)).toBe(millions)
  expect(formatNumber(markets[market], -4227)).toBe(`-${thousands}`)
  expect(formatNumber(markets[market], 227)).toBe('227')
  for (const key of ['search.totalTours', 'trip.departures', 'trip.reviews'] as const)
    expect(translators[market](key, { count: 4227 }), key).toContain(thousands)
  expect(apiTranslators[market]('booking.seatsFree', { count: 4227 })).toContain(thousands)
})
