import { describe, expect, it } from 'vitest'
import { isStorable, withKeys } from './form-snapshot.ts'

describe('isStorable', () => {
  it.each([
    ['text', '', true],
    ['text', 'off', true],
    ['email', 'email', true],
    ['select-one', '', true],
    ['checkbox', '', true],
    ['password', '', false],
    ['text', 'current-password', false],
    ['text', 'section-a new-password', false],
    ['text', 'one-time-code', false],
    ['text', 'cc-number', false],
    ['file', '', false],
    ['hidden', '', false],
  ])('%s with autocomplete %j: %j', (type, autocomplete, kept) =>
    expect(isStorable({ type, autocomplete } as never)).toBe(kept),
  )
})

describe('withKeys', () => {
  it('counts controls of the same name, and uses the id without a name', () => {
    const controls = [
      { name: 'month', id: '' },
      { name: 'status[]', id: 'a' },
      { name: 'status[]', id: 'b' },
      { name: '', id: 'menu' },
    ]
    expect(withKeys(controls).map(([key]) => key)).toEqual(['month 0', 'status[] 0', 'status[] 1', 'menu 0'])
  })
})
