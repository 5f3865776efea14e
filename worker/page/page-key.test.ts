import { describe, expect, it } from 'vitest'
import { type PageKey, pageKeyText } from './page-key.ts'

const KEY: PageKey = {
  ...{ market: 'it', route: 'catch-all', path: '/a', parameters: {}, query: 'b=1' },
  ...{ currency: 'EUR', variations: { wishlist: true } },
}

describe('the text of a page key', () => {
  it('contains everything that the page depends on', () => {
    expect(pageKeyText(KEY)).toBe('it catch-all /a b=1 EUR {"wishlist":true}')
    const full: PageKey = { ...KEY, modal: { type: 'chatbot', layout: 'ask' }, preview: 'token', asOf: '2027-03-01' }
    expect(pageKeyText(full)).toBe('it catch-all /a b=1 chatbot ask EUR {"wishlist":true} token 2027-03-01')
  })

  it.each<[string, Partial<PageKey>]>([
    ['path and query', { path: '/ab=1', query: '' }],
    ['modal', { modal: { type: 'currency', layout: null } }],
    ['preview', { preview: 'token' }],
    ['day', { asOf: '2027-03-01' }],
    ['flags', { variations: { wishlist: false } }],
  ])('differs for another %s', (_, other) => expect(pageKeyText({ ...KEY, ...other })).not.toBe(pageKeyText(KEY)))
})
