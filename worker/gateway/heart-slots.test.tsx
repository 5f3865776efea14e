import { describe, expect, it } from 'vitest'
import { renderSample } from '../../tests/support/builders/render-sample.tsx'
import { storePage } from '../page/cache/stored-page.ts'
import { Heart } from '../ui/heart.tsx'
import { fillSlots } from './fill-slots.ts'

const variations = { wishlist: true }
const hearts = renderSample(
  'it',
  <>
    <a data-saved="   " href="/preferiti">
      Preferiti
    </a>
    <Heart item={{ travel: 'japan' }} label="Giappone: È lontano, “davvero”" />
    <Heart item={{ travel: 'japan-north' }} label="Giappone" />
    <p>ŭñïçødé “</p>
    <Heart item={{ travel: 'japan' }} label="Giappone" />
    <Heart item={{ tour: 'japan' }} label="Giappone, marzo" />
  </>,
  { variations },
)
const html = `<!DOCTYPE html><html lang="it"><body>${hearts}<script id="boot"></script></body></html>`
const page = await storePage(new Response(html), 0)
const show = (saved: { travels: string[]; tours: string[] } | null): string => {
  const own = { saved, ledBookings: null }
  return new TextDecoder().decode(fillSlots(page, ' a="1"', '<i></i>', () => new Headers(), saved === null, own).bytes)
}
const plain = show(null)
const tagsOf = (text: string): string[] => text.match(/<button[^>]*>/g) ?? []

describe('hearts', () => {
  it('say what is saved, and change nothing else of the page', () => {
    const pressed = show({ travels: ['japan'], tours: [] })
    expect(pressed.length).toBe(plain.length)
    expect(
      tagsOf(pressed).map((tag) => [/aria-pressed="(\w+)"/.exec(tag)?.[1], /value="(\w+)"/.exec(tag)?.[1]]),
    ).toEqual([
      ['true', 'del'],
      ['false', 'add'],
      ['true', 'del'],
      ['false', 'add'],
    ])
    const undone = pressed
      .replaceAll('aria-pressed="true" ', 'aria-pressed="false"')
      .replaceAll('value="del"', 'value="add"')
      .replace('data-saved="1  "', 'data-saved="   "')
    expect(undone).toBe(plain)
  })

  it('tell trips from departures of one name', () => {
    const tags = tagsOf(show({ travels: [], tours: ['japan'] }))
    expect(tags.map((tag) => tag.includes('aria-pressed="true"'))).toEqual([false, false, false, true])
  })

  it('count trips in the header, up to three digits', () => {
    const many = Array.from({ length: 1200 }, (_, i) => `t${i}`)
    expect(show({ travels: many.slice(0, 12), tours: ['x'] })).toContain('data-saved="12 "')
    expect(show({ travels: many, tours: [] })).toContain('data-saved="999"')
    expect(show({ travels: [], tours: ['x'] })).toContain('data-saved="   "')
  })

  it('give every list an ETag of its own, and keep none of them', () => {
    const etag = (travels: string[]) =>
      fillSlots(page, '', '', () => new Headers(), false, { saved: { travels, tours: [] }, ledBookings: null }).etag
    expect(new Set([etag([]), etag(['japan']), etag(['japan-north'])]).size).toBe(3)
    expect(page.stamped.size).toBe(1)
  })
})
