import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { FORM_FIELDS } from '../../shared/filters/form-aliases.ts'
import { searchQuery } from './search-query.ts'

const query = (text: string, market = markets.it) => searchQuery(market, new URLSearchParams(text))

describe('search query', () => {
  it.each([
    ['', ''],
    ['utm_source=mail&gclid=1', ''],
    ['page=1&tab=tours', ''],
    ['sort=price:asc&utm_source=mail&tab=travels', 'tab=travels&sort=price%3Aasc'],
    ['priceTo=nonsense&textSearch=giapone', 'textSearch=giapone'],
  ])('%s is the page of "%s", without a redirect', (text, expected) => {
    expect(query(text)).toEqual({ query: expected })
  })

  it.each([
    ['textSearch=&when=&price=', '/cerca'],
    [
      'textSearch=giapone&when=2027-03&price=&utm_source=x',
      '/cerca?textSearch=giapone&dateFrom=2027-03-01&dateTo=2027-03-31',
    ],
    ['continentId[]=', '/cerca'],
    ['where=nothing%20of%20the%20kind!', '/cerca'],
  ])('%s comes from a form and leads to %s', (text, expected) => {
    expect(query(text).redirect).toBe(expected)
  })

  it('redirects once, to the path of the market', () => {
    const { redirect = '' } = query('where=jpn&when=2027-03&days=MAX_6', markets.de)
    expect(redirect).toMatch(/^\/suchen\?/)
    expect(query(redirect.split('?')[1] ?? '', markets.de)).toEqual({ query: redirect.split('?')[1] })
  })

  it('never redirects twice, whatever was asked', () => {
    const name = fc.constantFrom(...FORM_FIELDS, 'textSearch', 'page', 'status[]', 'priceTo', 'utm_source')
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('', '2027-03', 'MAX_6', '-900', 'jpn'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (pairs) => {
        const first = searchQuery(markets.it, new URLSearchParams(pairs))
        const second = query(first.redirect?.split('?')[1] ?? first.query)
        expect(second).toEqual({ query: first.query })
      }),
    )
  })
})
