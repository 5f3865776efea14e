import { describe, expect, it } from 'vitest'
import { filesToPrefetch, isThrifty } from './prefetch-islands.ts'

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

describe('filesToPrefetch', () => {
  it.each([
    ['/react.js', [], []],
    [undefined, [undefined], []],
    ['', [''], []],
    ['/react.js /jsx.js', [undefined], ['/react.js', '/jsx.js']],
    ['/react.js', ['/a.js /shared.js', '/b.js /shared.js'], ['/react.js', '/a.js', '/shared.js', '/b.js']],
  ])('%j and %j', (react, islands, files) => expect(filesToPrefetch(react, islands)).toEqual(files))
})
