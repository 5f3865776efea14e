import { describe, expect, expectTypeOf, it } from 'vitest'
import type { VisitorDocument } from '../../worker/response/visitor-slots.ts'
import { readVisitor, type Visitor } from './visitor.ts'

describe('readVisitor', () => {
  it.each([
    [
      '{"consent":"granted","currency":"EUR","country":"IT","signedIn":true,"account":{"id":"u1","name":"Ada"}}',
      { consent: 'granted', country: 'IT', currency: 'EUR', signedIn: true, account: { id: 'u1' } },
    ],
    ['{"currency":"EUR","signedIn":true,"account":"u1"}', { currency: 'EUR', signedIn: true, account: null }],
    ['{"currency":7,"signedIn":"yes"}', { currency: null, signedIn: false, account: null }],
    [null, { currency: null, signedIn: false, account: null }],
    [undefined, { currency: null, signedIn: false, account: null }],
    ['', { currency: null, signedIn: false, account: null }],
    ['null', { currency: null, signedIn: false, account: null }],
    ['{"currency":', { currency: null, signedIn: false, account: null }],
  ])('%j', (text, visitor) => expect(readVisitor(text)).toEqual(visitor))

  it('accepts the document that the gateway writes', () => {
    expectTypeOf<VisitorDocument>().toExtend<Visitor>()
  })
})
