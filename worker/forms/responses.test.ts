import { describe, expect, it } from 'vitest'
import { returnPath } from './responses.ts'

const own = ['https://www.example.test']

describe('returnPath', () => {
  it.each([
    ['https://www.example.test/cerca?tab=travels', '/cerca?tab=travels'],
    ['https://www.example.test/', '/'],
    [null, '/'],
    ['', '/'],
    ['not a url', '/'],
    ['https://evil.test/cerca', '/'],
    ['https://www.example.test.evil.test/', '/'],
    ['https://www.example.test//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['https://www.example.test/api/consent', '/'],
  ])('%j leads to %j', (referer, path) => expect(returnPath(referer, own)).toBe(path))
})
