import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preloadHeader } from './preload-header.ts'

describe('preloadHeader', () => {
  it('preloads the same covers as the document', () => {
    const cover = { href: 'https://i.example/a.webp', srcSet: 'https://i.example/a.webp 480w', sizes: '100vw' }
    expect(preloadHeader([{ ...cover, media: '(min-width: 1024px)' }])).toBe(
      '<https://i.example/a.webp>; rel=preload; as=image; imagesrcset="https://i.example/a.webp 480w"; ' +
        'imagesizes=100vw; media="(min-width: 1024px)"; fetchpriority=high',
    )
    expect(preloadHeader([])).toBeNull()
  })

  it('is a valid header value for any URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        (text) => {
          const value = preloadHeader([{ href: text, srcSet: text, sizes: text }]) ?? ''
          expect(new Headers({ link: value }).get('link')).toBe(value)
          expect(value).toMatch(/^[\x20-\x7e]*$/)
          expect(value.split('<')).toHaveLength(2)
        },
      ),
    )
  })
})
