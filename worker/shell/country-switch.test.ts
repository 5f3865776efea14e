import { expect, it } from 'vitest'
import { MARKET_IDS, WORLD_MARKET } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { countriesInMenu } from './country-switch.tsx'

it.each([
  ['it', 'it we es fr de'],
  ['us', 'us it we es fr de'],
  ['we', 'we it es fr de'],
  ['es', 'es it we fr de'],
  ['fr', 'fr it we es de'],
  ['de', 'de it we es fr'],
] as const)('the country menu of %s is %s: itself first, Global only there (§3)', (current, listed) => {
  const ids = countriesInMenu(markets[current]).map(({ id }) => id)
  // Markets that came later come after them.
  expect(ids.join(' ').slice(0, listed.length)).toBe(listed)
  expect(ids.toSorted()).toEqual(MARKET_IDS.filter((id) => id === current || id !== WORLD_MARKET).toSorted())
})
