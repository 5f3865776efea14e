import { expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { countriesInMenu } from './country-switch.tsx'

it.each([
  ['it', 'it we es fr de'],
  ['us', 'us it we es fr de'],
  ['we', 'we it es fr de'],
  ['es', 'es it we fr de'],
  ['fr', 'fr it we es de'],
  ['de', 'de it we es fr'],
] as const)('the country menu of %s is %s: itself first, Global only there', (current, listed) => {
  expect(
    countriesInMenu(markets[current])
      .map(({ id }) => id)
      .join(' '),
  ).toBe(listed)
})
