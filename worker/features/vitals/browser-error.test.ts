import { describe, expect, it } from 'vitest'
import { readBrowserError } from './browser-error.ts'

const ORIGIN = 'https://it.example'

describe('readBrowserError', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is not a function
    at open (${ORIGIN}/assets/boot-DpufYOJK.js:1:204)
    at async ${ORIGIN}/assets/track-DzoX-9og.js:2:17
    at chrome-extension://abc/content.js:1:1`,
    ],
    [
      'Firefox',
      `open@${ORIGIN}/assets/boot-DpufYOJK.js:1:204
@${ORIGIN}/assets/track-DzoX-9og.js:2:17
moz-extension://abc/content.js:1:1`,
    ],
  ])('keeps functions and places of our own files in the stack of %s', (_, stack) => {
    const report = readBrowserError({ message: 'TypeError: x is not a function', stack }, ORIGIN)
    expect(report).toMatchObject({
      causes: ['TypeError: x is not a function'],
      at: ['open boot-DpufYOJK.js:1:204', 'track-DzoX-9og.js:2:17'],
    })
  })

  it('has the same fingerprint for the next build of a file', () => {
    const of = (file: string) =>
      readBrowserError({ message: 'TypeError: no 17', stack: `    at open (${ORIGIN}/assets/${file})` }, ORIGIN)
    expect(of('boot-DpufYOJK.js:1:204')?.fingerprint).toBe(of('boot-A0ufYOJK.js:1:300')?.fingerprint)
    expect(of('boot-DpufYOJK.js:1:204')?.fingerprint).not.toBe(of('track-DpufYOJK.js:1:204')?.fingerprint)
  })

  it.each([
    ['of other code', 'Error: x', 'Error: x\n    at https://ads.example/tag.js:1:1'],
    ['that browsers hide', 'Script error.', ''],
    ['that is no Error object', 'refused', ''],
  ])('refuses an error %s', (_, message, stack) => expect(readBrowserError({ message, stack }, ORIGIN)).toBeNull())
})
