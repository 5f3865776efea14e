import { expect, it } from 'vitest'
import { withoutPrices } from './preferences.ts'

it.each([
  ['/cerca', '/cerca'],
  ['/cerca?priceTo=100000', '/cerca'],
  [
    '/cerca?textSearch=a%20b&priceFrom=1&priceTo=2&currency=GBP&sort=price:asc',
    '/cerca?textSearch=a%20b&sort=price:asc',
  ],
  ['/cerca?notpriceTo=1&x=priceTo=2', '/cerca?notpriceTo=1&x=priceTo=2'],
])('%s in another currency is %s', (address, expected) => expect(withoutPrices(address)).toBe(expected))
