import { describe, expect, it } from 'vitest'
import type { StoredPage } from '../page/cache/stored-page.ts'
import { fillSlots, KEPT_STAMPS, stampAttributes, type VisitorDocument, visitorElement } from './fill-slots.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const page = () =>
  ({
    start: bytes('<!DOCTYPE html><html'),
    middle: bytes(' lang="it">…'),
    end: bytes('<script id="boot">'),
    stamped: new Map(),
  }) as unknown as StoredPage
const visitor: VisitorDocument = { consent: 'unset', currency: 'EUR', country: null, signedIn: false, account: null }
const text = (stored: StoredPage, attributes: string, element: string) =>
  new TextDecoder().decode(fillSlots(stored, attributes, element, () => new Headers()).bytes)

describe('fillSlots', () => {
  it('puts attributes on <html> and the visitor document before the boot script', () => {
    expect(text(page(), ' data-consent="unset"', '<i></i>')).toBe(
      '<!DOCTYPE html><html data-consent="unset" lang="it">…<i></i><script id="boot">',
    )
  })

  it('leaves a page without places as it is', () => {
    const plain = { ...page(), start: bytes(''), middle: bytes(''), end: bytes('<!DOCTYPE html><html>') }
    expect(text(plain, ' data-consent="unset"', '<i></i>')).toBe('<!DOCTYPE html><html>')
  })

  it('never gives one visit the stamp of another, however many come', () => {
    const stored = page()
    for (let i = 0; i < 50; i++)
      expect(text(stored, ` data-i="${i % 7}"`, `<i>${i % 5}</i>`)).toContain(
        `html data-i="${i % 7}" lang="it">…<i>${i % 5}</i>`,
      )
    expect(stored.stamped.size).toBeLessThanOrEqual(KEPT_STAMPS)
  })

  it('makes the same bytes once', () => {
    const stored = page()
    const form = () => fillSlots(stored, ' a', 'b', (etag) => new Headers({ etag }))
    expect(form()).toBe(form())
  })

  it('keeps nothing of whoever is signed in', () => {
    const stored = page()
    const own = fillSlots(stored, ' a', 'b', (etag) => new Headers({ etag }), false)
    expect(stored.stamped.size).toBe(0)
    expect(fillSlots(stored, ' a', 'b', (etag) => new Headers({ etag })).etag).toBe(own.etag)
  })
})

describe('the stamps', () => {
  it('tell consent, sign-in, closed banners and age of the data', () => {
    expect(stampAttributes(visitor, [], false, null)).toBe(' data-consent="unset" data-signed-in="false"')
    expect(stampAttributes({ ...visitor, consent: 'granted' }, [0, 2], true, 'fr')).toBe(
      ' data-consent="granted" data-analytics="" data-signed-in="false" data-hide-banner-0="" data-hide-banner-2="" data-outdated="" data-geo="fr"',
    )
  })

  it('cannot end the element they are in', () => {
    expect(visitorElement({ ...visitor, country: '</script><script>alert(1)</script>' })).not.toMatch(/<\/script>./)
  })
})
