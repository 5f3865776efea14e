import { expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { pathsOf } from './page-paths.ts'

it('uses the path of the route table for a fixed page without its own', () => {
  const paths = pathsOf({ routingKey: 'faqs', slugs: { it: 'domande' } })
  for (const id of MARKET_IDS)
    expect([id, paths[id]]).toEqual([id, id === 'it' ? 'domande' : markets[id].paths.faqs?.slice(1)])
  expect(pathsOf({ routingKey: 'index', slugs: {} }).de).toBe('')
  expect(pathsOf({ routingKey: 'events-wemeet', slugs: {} })).not.toHaveProperty('we')
})

it.each([
  [{ we: 'packing-list' }, { we: 'packing-list', us: 'packing-list' }],
  [
    { we: 'favourite-trips', us: 'favorite-trips' },
    { we: 'favourite-trips', us: 'favorite-trips' },
  ],
  [{ de: 'impressum' }, { de: 'impressum' }],
  [{ us: 'only-here' }, { us: 'only-here' }],
])("uses the path of the market's language for other pages: %j", (slugs, paths) =>
  expect(pathsOf({ routingKey: null, slugs })).toEqual(paths),
)
