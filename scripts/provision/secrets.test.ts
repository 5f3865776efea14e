import { expect, it } from 'vitest'
import { secretsToSet } from './secrets.ts'

const held = (...set: string[]) =>
  [
    ['api', 'SIGNING_KEY'],
    ['api', 'CONTENT_KEY'],
    ['storefront', 'CONTENT_KEY'],
    ['identity', 'CLIENT_SECRET'],
    ['storefront', 'AUTH_CLIENT_SECRET'],
  ].map(([worker = '', name = '']) => ({ worker, name, isSet: set.includes(`${worker} ${name}`) }))

it('keeps secrets that are set, and sets an equal one anew where its partner is missing', () => {
  const all = held().map(({ worker, name }) => `${worker} ${name}`)
  const named = (...set: string[]) => secretsToSet(held(...set)).map(({ worker, name }) => `${worker} ${name}`)
  expect(named()).toEqual(all)
  expect(named(...all)).toEqual([])
  expect(
    named('api SIGNING_KEY', 'api CONTENT_KEY', 'identity CLIENT_SECRET', 'storefront AUTH_CLIENT_SECRET'),
  ).toEqual(['api CONTENT_KEY', 'storefront CONTENT_KEY'])
})
