import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageKey, pageKeyText } from './page-key.ts'

const KEY: PageKey = {
  ...{ market: 'it', route: 'catch-all', path: '/a', parameters: {}, query: 'b=1' },
  ...{ currency: 'EUR', variations: { wishlist: true } },
}

/** What could stand in for the separator of parts, or for a part. */
const text = fc
  .array(fc.constantFrom(' ', '"', ',', '\\', '[]', '/', 'chatbot', 'ask', 'EUR', '{"wishlist":true}'), {
    maxLength: 3,
  })
  .map((parts) => parts.join(''))
const modal = fc.constantFrom(...[null, 'ask'].map((layout): PageKey['modal'] => ({ type: 'chatbot', layout })), {
  type: 'chatbot',
  layout: 'ask',
  subject: { tour: 'a' },
} as const)
const pageKey: fc.Arbitrary<PageKey> = fc.record(
  {
    market: fc.constantFrom('it', 'de'),
    route: fc.constantFrom('catch-all', 'search'),
    path: text,
    parameters: fc.record({ travel: text }, { noNullPrototype: true }),
    query: text,
    currency: fc.constantFrom('EUR', 'USD'),
    variations: fc.constantFrom({}, { wishlist: true }),
    modal,
    preview: text,
    asOf: fc.constant('2027-03-01'),
  },
  { requiredKeys: ['market', 'route', 'path', 'parameters', 'query', 'currency', 'variations'], noNullPrototype: true },
)

/** The same page with some parts of another. */
const pair = fc
  .tuple(pageKey, pageKey, fc.subarray(['path', 'query', 'modal', 'preview', 'parameters', 'currency'] as const))
  .map(([one, two, changed]): [PageKey, PageKey] => [
    one,
    { ...one, ...Object.fromEntries(changed.flatMap((part) => (part in two ? [[part, two[part]]] : []))) },
  ])

describe('the text of a page key', () => {
  it('contains everything that the page depends on', () => {
    expect(pageKeyText(KEY)).toBe('["it","catch-all","/a",{},"b=1",null,"EUR",{"wishlist":true},null,null]')
    const full: PageKey = { ...KEY, modal: { type: 'chatbot', layout: 'ask' }, preview: 'token', asOf: '2027-03-01' }
    expect(pageKeyText(full)).toBe(
      '["it","catch-all","/a",{},"b=1",{"type":"chatbot","layout":"ask"},"EUR",{"wishlist":true},"token","2027-03-01"]',
    )
  })

  it('differs for a path that reads like a page with an open modal', () => {
    const open: PageKey = { ...KEY, query: '', modal: { type: 'language', layout: null } }
    expect(pageKeyText({ ...KEY, query: '', path: '/a  language' })).not.toBe(pageKeyText(open))
  })

  it('is equal for equal pages only', () => {
    let equal = 0
    fc.assert(
      fc.property(pair, ([one, two]) => {
        const isSame = isDeepStrictEqual(one, two)
        if (isSame) equal++
        expect(pageKeyText(structuredClone(one)) === pageKeyText(two)).toBe(isSame)
      }),
      { numRuns: 5000, seed: 7 },
    )
    expect(equal).toBeGreaterThan(100)
  })
})
