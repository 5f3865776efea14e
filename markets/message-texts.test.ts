import { expect, it } from 'vitest'
import { textsOf, treeOf } from './message-texts.ts'
import { apiMessagesByMarket, identityMessagesByMarket, messagesByMarket } from './registry.ts'

it.each([
  ['storefront', messagesByMarket],
  ['api', apiMessagesByMarket],
  ['identity', identityMessagesByMarket],
])('restores the messages of every market for the worker %s', (_, { it: keys, ...others }) => {
  for (const messages of Object.values(others)) expect(treeOf(keys, textsOf(keys, messages))).toEqual(messages)
})

it('restores keys that the other market lacks, and leaves out those it alone has', () => {
  const keys = { title: 'Viaggi', trips_one: 'un viaggio', group: { size: 'persone' } }
  const tree = { title: 'Voyages', trips_many: 'de voyages', group: { size: 'personnes', size_many: 'de personnes' } }
  const apart = textsOf(keys, tree)
  expect(apart.texts).toEqual(['Voyages', null, 'personnes'])
  expect(treeOf(keys, apart)).toEqual(tree)
})
