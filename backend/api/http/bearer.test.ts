import { describe, expect, it } from 'vitest'
import { hasValidBearer } from './authorization.ts'

describe('hasValidBearer', () => {
  it.each([
    ['Bearer s3cret', 's3cret', true],
    ['Bearer s3cre', 's3cret', false],
    ['Bearer s3crets', 's3cret', false],
    ['bearer s3cret', 's3cret', false],
    ['Basic s3cret', 's3cret', false],
    ['s3cret', 's3cret', false],
    ['Bearer ', '', false],
    ['Bearer undefined', undefined, false],
    ['Bearer x', undefined, false],
    [undefined, 's3cret', false],
    [undefined, undefined, false],
  ])('%j against %j: %s', async (header, secret, carries) => expect(await hasValidBearer(header, secret)).toBe(carries))
})
