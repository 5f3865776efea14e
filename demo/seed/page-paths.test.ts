import { expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { pathsOf } from './page-paths.ts'

it('gives a fixed page the path of the route table where it names none', () => {
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
])('gives a page that is found by its path that of its language: %j', (slugs, paths) =>
  expect(pathsOf({ routingKey: null, slugs })).toEqual(paths),
)
