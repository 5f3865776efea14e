import { expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { instantText } from './instant-text.ts'

it.each<[MarketId, string]>([
  ['us', 'January 15 at 4:05 PM UTC'],
  ['we', '15 January at 16:05 UTC'],
  ['de', '15. Januar um 16:05 UTC'],
])('formats an instant in %s: %s', (id, text) =>
  // Between a time and its half of the day stands a narrow space.
  expect(instantText(markets[id], new Date('2027-01-15T16:05:00Z')).replace(/\s/g, ' ')).toBe(text),
)
