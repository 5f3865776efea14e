import { expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { otherWalks, WALKS, walkAllPages } from '../support/all-pages.ts'

const others = otherWalks()

it('all-pages suites cover each market once', () => {
  const walked = [...Object.values(WALKS).flat(), ...others].map(({ market }) => market)
  expect(walked.toSorted()).toEqual(MARKET_IDS.toSorted())
})

if (others.length > 0) walkAllPages(others)
