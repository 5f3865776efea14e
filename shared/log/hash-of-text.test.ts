import { describe, expect, it } from 'vitest'
import { hashOfText } from './error-report.ts'

describe('hashOfText', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('hashes %j to %s like FNV-1a', (text, hash) => {
    expect(hashOfText(text)).toBe(hash)
  })
})
