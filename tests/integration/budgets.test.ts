import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureBytes } from '../support/measure-bytes.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'

const rows = measureBytes({})
const brotliOf = (part: string): number[] => rows.filter(({ what }) => what.includes(part)).map(({ brotli }) => brotli)

/** Bytes of a first visit after brotli; docs/performance.md has the measured values. */
describe('build size', () => {
  it('is at most 8.32 kB of JavaScript before any interaction, plus the part for analytics with consent', () => {
    expect(brotliOf('before interaction')).toHaveLength(1)
    expect(brotliOf('of analytics')).toHaveLength(1)
    const both = [...brotliOf('before interaction'), ...brotliOf('of analytics')]
    expect(both.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(8_320)
  })

  it('is at most 3 kB for what measures a page, once it is idle', () => {
    expect(brotliOf('measuring a page')).toHaveLength(1)
    expect(Math.max(...brotliOf('measuring a page'))).toBeLessThanOrEqual(3000)
  })

  it('is at most 75 kB more for an island with React', () => {
    expect(brotliOf('on first intent').length).toBeGreaterThan(0)
    expect(Math.max(...brotliOf('on first intent'))).toBeLessThanOrEqual(75_000)
  })

  it('is at most 30 kB for the search widget with its calendar, on top of React', () => {
    expect(brotliOf('search widget and its calendar')).toHaveLength(1)
    expect(Math.max(...brotliOf('search widget and its calendar'))).toBeLessThanOrEqual(30_000)
  })

  it('is at most 23.3 kB for the complete stylesheet and 30 kB of fonts', () => {
    expect(brotliOf('complete stylesheet')).toHaveLength(1)
    expect(Math.max(...brotliOf('complete stylesheet'))).toBeLessThanOrEqual(23_300)
    expect(Math.max(...brotliOf('fonts'))).toBeLessThanOrEqual(30_000)
  })
})

/** As at an edge that compresses each response. */
const quickBrotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', 'sec-ch-ua-mobile': '?1' }

describe('HTML', () => {
  let site: Site
  beforeAll(async () => {
    site = await sharedSite()
  })

  it.each([
    ['search', '/cerca', {}, { elements: 1_240, bytes: 79_650, brotli: 13_010, withStyles: 108_700 }],
    ['search on a phone', '/cerca', PHONE, { elements: 930, bytes: 62_620, brotli: 10_900, withStyles: 87_000 }],
    // Six coordinators with their next departure.
    ['home', '/', {}, { elements: 1_210, bytes: 86_900, brotli: 15_240, withStyles: 111_800 }],
    ['home on a phone', '/', PHONE, { elements: 1_170, bytes: 83_220, brotli: 14_410, withStyles: 108_000 }],
    // 52 departures, 20 reviews and 16 questions.
    [
      'a travel',
      '/viaggi/giappone-tokyo-kyoto',
      {},
      { elements: 1_655, bytes: 105_300, brotli: 18_300, withStyles: 130_000 },
    ],
  ])('of %s has at most the elements and bytes of its budget', async (_, path, headers, most) => {
    const { text } = await site.request('it', path, { headers })
    const markup = text.replace(/<style>.*?<\/style>/gs, '')
    expect(markup.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(most.elements)
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(most.bytes)
    expect(quickBrotli(markup)).toBeLessThanOrEqual(most.brotli)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most.withStyles)
  })

  it.each([
    ['search', 10_450, '/cerca'],
    ['home', 13_140, '/'],
    ['a travel', 17_060, '/viaggi/giappone-tokyo-kyoto'],
  ])('of %s on a phone, after others of the same visit, is at most %i bytes', async (_, most, path) => {
    const { text: first } = await site.request('it', path, { headers: PHONE })
    const [, version] = /\/assets\/styles-([\w-]{8})\.css/.exec(first) ?? []
    const cookie = `__Host-styles=${version}; __Host-consent=refused.3.2027-01-15`
    const { text } = await site.request('it', path, { headers: { ...PHONE, cookie } })
    expect(text).not.toMatch(/ld\+json|class="consent"/)
    expect(quickBrotli(text)).toBeLessThanOrEqual(most)
  })
})
