import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPEN_REDIRECTS } from '../../tests/support/open-redirects.ts'
import { sanitizeReturnUrl } from './return-url.ts'

const OWN = ['https://it.example', 'https://alias.example']

describe('sanitizeReturnUrl', () => {
  it.each([
    ['/', '/'],
    ['/cerca?textSearch=giappone&page=2', '/cerca?textSearch=giappone&page=2'],
    ['/viaggi/japan-tokyo-kyoto#departures', '/viaggi/japan-tokyo-kyoto'],
    ['/cerca?next=https://evil.example', '/cerca?next=https://evil.example'],
    ['https://it.example/preferiti', '/preferiti'],
    ['https://alias.example/preferiti?a=1', '/preferiti?a=1'],
    [`/?${'a'.repeat(998)}`, `/?${'a'.repeat(998)}`],
  ])('reduces %s to %s', (input, path) => expect(sanitizeReturnUrl(input, OWN)).toBe(path))

  it.each([
    undefined,
    null,
    '',
    'cerca',
    'cerca/giappone',
    'https://evil.example/',
    '/login',
    '/LOGIN',
    '/login/redirect?code=1',
    '/%6cogin',
    '/logout',
    '/api/currency',
    '/sw.js',
    `/?${'a'.repeat(999)}`,
  ])('rejects %j', (input) => expect(sanitizeReturnUrl(input, OWN)).toBeNull())

  it('never returns another site for known attacks', () => {
    expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(100)
    for (const payload of OPEN_REDIRECTS) {
      const address = sanitizeReturnUrl(payload, OWN)
      if (address !== null) expect(new URL(address, OWN[0]).origin, payload).toBe(OWN[0])
      // Browsers resolve Location like this.
      if (address !== null) expect(address, payload).toMatch(/^\/(?![/\\])/)
    }
  })

  it('never returns another site for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'http:',
      'https:',
      '@',
      'evil.example',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ':',
      '.',
      '?',
      '#',
      'a',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = sanitizeReturnUrl(pieces.join(''), OWN)
        if (address !== null) expect(new URL(address, OWN[0]).origin).toBe(OWN[0])
      }),
    )
  })
})
