import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Cerca', '/cerca'],
    ['/cerca/', '/cerca'],
    ['//cerca///x//', '/cerca/x'],
    ['/caf%C3%A9', '/café'],
    ['/cafe%CC%81', '/café'],
    ['/a%20b', '/a b'],
    ['/%2f', null],
    ['/a%5Cb', null],
    ['/a%00', null],
    ['/a%0d%0aset-cookie:x', null],
    ['/%25', null],
    ['/cerca%3FtextSearch=x', null],
    ['/cerca%3ftextSearch=x', null],
    ['/cerca%23top', null],
    ['/%E0%A4%A', null],
    ['/a%E2%80%8Bb', null],
    [`/${'a'.repeat(600)}`, null],
  ])('converts %j to %j', (given, wanted) => expect(canonicalPath(given)).toBe(wanted))

  it('never contains characters that end a path in a URL', () => {
    const part = fc.constantFrom('a', 'B', '/', '%3F', '%3f', '%23', '%20', '%C3%A9', '.', '-')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = canonicalPath(`/${parts.join('')}`)
        if (path !== null) expect(new URL(encodeURI(path), 'https://x.test')).toMatchObject({ search: '', hash: '' })
      }),
    )
  })

  it('returns a canonical path unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path || '/')
        if (once !== null && !once.includes('%')) expect(canonicalPath(encodeURI(once))).toBe(once)
      }),
    )
  })
})
