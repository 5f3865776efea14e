import { describe, expect, it } from 'vitest'
import { isThrifty } from './prefetch-islands.ts'

describe('isThrifty', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('%j: %j', (connection, thrifty) => expect(isThrifty(connection)).toBe(thrifty))
})
