import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { pricesSchema } from '../../shared/contracts/money.ts'
import { nullIfMissing, query, readResponse } from './endpoint.ts'
import { lenientArray } from './lenient-array.ts'
import { needCurrencies } from './needed-currencies.ts'

const failure = { success: false, error: { code: 'refused', message: 'refused' } }
const ENDPOINT = { name: 'tours', path: '/tours', data: z.object({ a: z.object({ b: z.number() }) }) } as const
const value = { a: { b: 1 } }

describe('a response', () => {
  it('returns its data', () =>
    expect(
      readResponse({ ...ENDPOINT, refusal: () => 'refused' }, { status: 200, json: { success: true, data: value } }),
    ).toEqual({ value, dropped: [] }))

  it.each([
    [399, failure],
    [200, failure],
    [400, failure],
    [404, failure],
    [400, {}],
  ])('of status %i with %j is a refusal', (status, json) => {
    const refusal = vi.fn(() => 'refused')
    expect(readResponse({ ...ENDPOINT, refusal }, { status, json })).toEqual({ value: 'refused', dropped: [] })
    expect(refusal.mock.calls).toEqual([[status, json === failure ? failure : undefined]])
  })

  it.each([
    ['without a meaning', () => undefined],
    ['of a call without refusals', undefined],
  ])('that is a refusal %s breaks the contract', (_, refusal) =>
    expect(() => readResponse({ ...ENDPOINT, refusal }, { status: 403, json: failure })).toThrow(/^tours: contract/),
  )

  it.each([
    [404, null],
    [404, {}],
    [404, { statusCode: 404, message: 'Cannot GET /travels/show' }],
    [404, { error: 'no' }],
    [405, {}],
    [404, { success: false, error: { code: 'no_such_call', message: 'there is no such call' } }],
  ])('of status %i with %j comes from a back end without the call', (status, json) => {
    const call = { ...ENDPOINT, name: 'travel', refusal: nullIfMissing }
    expect(() => readResponse(call, { status, json })).toThrow(/^travel: missing/)
  })

  it('that breaks the contract names the place', () =>
    expect(() => readResponse(ENDPOINT, { status: 200, json: { success: true, data: { a: { b: 'c' } } } })).toThrow(
      /^tours: contract \(data\.a\.b: .*number/,
    ))

  it('is without invalid items, which each response names by itself', () => {
    const list = { ...ENDPOINT, data: lenientArray('prices', ENDPOINT.data) }
    const read = (data: unknown[]) => readResponse(list, { status: 200, json: { success: true, data } })
    const first = read([value, { a: { b: 'c' } }])
    expect(first).toEqual({ value: [value], dropped: [expect.stringMatching(/^prices: a\.b .*number/)] })
    expect(read([value, 5])).toEqual({ value: [value], dropped: [expect.stringMatching(/^prices: {2}.*object/)] })
  })

  it('keeps what has prices in another currency, without them', () => {
    const list = { ...ENDPOINT, path: `/tours?${query('es')}`, data: lenientArray('prices', pricesSchema) }
    expect(readResponse(list, { status: 200, json: { success: true, data: [{ EUR: 100, CHF: 95 }] } })).toEqual({
      value: [{ EUR: 100 }],
      dropped: [],
    })
  })

  it('is without prices that lack the currency of the market or one of its settings', () => {
    const list = { ...ENDPOINT, path: `/tours?${query('es')}`, data: lenientArray('prices', pricesSchema) }
    const read = (data: unknown[]) => readResponse(list, { status: 200, json: { success: true, data } }).value
    const [euro, both] = [{ EUR: 100 }, { EUR: 100, GBP: 90 }]
    expect(read([euro, both, { GBP: 90 }])).toEqual([euro, both])
    needCurrencies('es', ['EUR', 'GBP'])
    expect(read([euro, both])).toEqual([both])
    needCurrencies('es', ['EUR'])
  })
})

it.each([
  [404, null],
  [403, undefined],
  [410, undefined],
])('a lookup with status %i is %s', (status, expected) => expect(nullIfMissing(status)).toBe(expected))

it('a query has the market, lists and values, without those that are missing', () =>
  expect(query('it', { search: 'a b', countries: ['jpn', 'chn'], continents: [], place: undefined })).toBe(
    'market=it&search=a+b&countries%5B%5D=jpn&countries%5B%5D=chn',
  ))
