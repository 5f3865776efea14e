import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { FORM_FIELDS } from '../../../tests/support/builders/form-fields.ts'
import { cachedSearchQuery, searchQuery } from './search-query.ts'

// Twice, because the second one is cached.
const query = (text: string, market = markets.it) => {
  const read = () => cachedSearchQuery(market, new URLSearchParams(text), false)
  const first = read()
  expect(read()).toEqual(first)
  expect(first).toEqual(searchQuery(market, new URLSearchParams(text)))
  return first
}

describe('searchQuery', () => {
  it.each([
    ['', ''],
    ['utm_source=mail&gclid=1', ''],
    ['page=1&tab=tours&sort=relevance:desc', ''],
    ['sort=price:asc&utm_source=mail&tab=travels', 'tab=travels&sort=price%3Aasc'],
    // Limits that mean nothing are shown again with the reason.
    ['priceTo=nonsense&textSearch=giapone', 'textSearch=giapone&budgetTo=nonsense'],
    ['priceTo=0&moods[]=RELAX', 'moods%5B%5D=RELAX&budgetTo=0'],
    ['textSearch=giapone&budgetTo=poco+poco&daysTo=%E2%80%AE', 'textSearch=giapone&budgetTo=poco+poco'],
  ])('%s becomes "%s" without a redirect', (text, expected) => {
    expect(query(text)).toEqual({ query: expected })
  })

  it.each([
    ['textSearch=&when=&price=', '/cerca'],
    [
      'textSearch=giapone&when=2027-03&price=&utm_source=x',
      '/cerca?textSearch=giapone&dateFrom=2027-03-01&dateTo=2027-03-31',
    ],
    ['continentId[]=', '/cerca'],
    ['discounted=true&sort=', '/cerca?discounted=true'],
    // Dates the wrong way round are meant the right way round.
    ['when=&dateFrom=2027-05-20&dateTo=2027-05-01', '/cerca?dateFrom=2027-05-01&dateTo=2027-05-20'],
    [`where=&textSearch=${'a'.repeat(140)}`, `/cerca?textSearch=${'a'.repeat(100)}`],
    // What is typed and cannot be read stays in its field; another field is none.
    ['price=&budgetFrom=poco&budgetTo=900', '/cerca?priceTo=90000&currency=EUR&budgetFrom=poco'],
    ['price=-80000&budgetShown=-80000&budgetFrom=900&budgetTo=800', '/cerca?budgetFrom=900&budgetTo=800'],
    ['dateFrom=19/03/2027&dateTo=2027-3-1', '/cerca?dateFrom=2027-03-01&dateTo=2027-03-19'],
    ['when=&dateFrom=presto&dateTo=20.5.2027', '/cerca?dateTo=2027-05-20&dateFrom=presto'],
    // Limits in a URL are read as people write them.
    ['priceTo=1500+€&durationTo=8+giorni', '/cerca?durationTo=8&priceTo=150000&currency=EUR'],
    ['price=&budgetFrom=0&budgetTo=0', '/cerca?budgetTo=0'],
    ['where=nothing%20of%20the%20kind!', undefined],
  ])('%s redirects to %s', (text, expected) => {
    expect(query(text).redirect).toBe(expected)
  })

  it.each<[string, ReturnType<typeof searchQuery>]>([
    ['priceTo=90000', { query: 'priceTo=90000&currency=EUR' }],
    ['priceTo=90000&currency=GBP', { query: 'priceTo=90000&currency=GBP' }],
    ['priceTo=90000&currency=XYZ', { query: 'priceTo=90000&currency=EUR' }],
    ['currency=GBP', { query: '' }],
    [
      'currency=USD&price=&budgetTo=900',
      { query: 'priceTo=90000&currency=USD', redirect: '/cerca?priceTo=90000&currency=USD' },
    ],
    ['currency=USD&price=&budgetTo=', { query: '', redirect: '/cerca' }],
    // A typed currency replaces the shown one.
    [
      'currency=EUR&price=&budgetTo=$1,500',
      { query: 'priceTo=150000&currency=USD', redirect: '/cerca?priceTo=150000&currency=USD' },
    ],
  ])('has the currency of prices: %j is %j', (text, expected) => expect(query(text)).toEqual(expected))

  it('redirects to the path of the market', () => {
    const { redirect = '' } = query('where=jpn&when=2027-03&days=MAX_6', markets.de)
    expect(redirect).toMatch(/^\/suchen\?/)
    expect(query(redirect.split('?')[1] ?? '', markets.de)).toEqual({ query: redirect.split('?')[1] })
  })

  it.each<[string, ReturnType<typeof searchQuery>]>([
    ['', { query: 'tab=travels' }],
    ['tab=tours', { query: '' }],
    ['tab=tours&dateFrom=2027-03-01&dateTo=2027-03-31', { query: 'dateFrom=2027-03-01&dateTo=2027-03-31' }],
    ['dateFrom=2027-03-01&dateTo=2027-03-30', { query: 'dateFrom=2027-03-01&dateTo=2027-03-30' }],
    [
      'when=2027-03',
      {
        query: 'tab=travels&dateFrom=2027-03-01&dateTo=2027-03-31',
        redirect: '/cerca?dateFrom=2027-03-01&dateTo=2027-03-31',
      },
    ],
    ['tab=tours&when=&discounted=true', { query: 'discounted=true', redirect: '/cerca?discounted=true&tab=tours' }],
  ])('in the experiment that shows travels first, %j is %j', (text, expected) => {
    expect(searchQuery(markets.it, new URLSearchParams(text), true)).toEqual(expected)
    const [, redirected] = expected.redirect?.split('?') ?? []
    if (redirected !== undefined)
      expect(searchQuery(markets.it, new URLSearchParams(redirected), true).query).toBe(expected.query)
  })

  it('never redirects twice for any query', () => {
    const name = fc.constantFrom(
      ...FORM_FIELDS,
      'dateFrom',
      'dateTo',
      'textSearch',
      'page',
      'status[]',
      'priceTo',
      'utm_source',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('', '2027-03', 'MAX_6', '-900', '900', '80 €', '$90', '1.3.2027', 'jpn'),
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
