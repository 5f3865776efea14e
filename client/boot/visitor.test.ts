import { describe, expect, expectTypeOf, it } from 'vitest'
import type { VisitorDocument } from '../../worker/gateway/stamp.ts'
import { readVisitor, type Visitor } from './visitor.ts'

describe('readVisitor', () => {
  it.each([
    ['{"consent":"granted","currency":"EUR","country":"IT","signedIn":true}', { currency: 'EUR', signedIn: true }],
    ['{"currency":7,"signedIn":"yes"}', { currency: null, signedIn: false }],
    [null, { currency: null, signedIn: false }],
    [undefined, { currency: null, signedIn: false }],
    ['', { currency: null, signedIn: false }],
    ['null', { currency: null, signedIn: false }],
    ['{"currency":', { currency: null, signedIn: false }],
  ])('%j', (text, visitor) => expect(readVisitor(text)).toEqual(visitor))

  it('reads what the gateway writes', () => {
    expectTypeOf<VisitorDocument>().toExtend<Visitor>()
  })
})
