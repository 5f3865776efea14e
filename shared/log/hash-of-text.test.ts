import { describe, expect, it } from 'vitest'
import { hashOfText } from './error-report.ts'

describe('the hash of a text', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('%j is %s, as FNV-1a has it', (text, hash) => {
    expect(hashOfText(text)).toBe(hash)
  })
})
