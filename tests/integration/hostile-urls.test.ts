import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { filterStateSchema } from '../../shared/contracts/filter-state.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { itsPath } from '../support/market-pages.ts'
import { type ReadOnlySite, readOnlySite } from '../support/shared-site.ts'
import { casesOfRun, IS_WHOLE_RUN } from '../support/whole-run.ts'

const walked = chosenMarkets(casesOfRun<MarketId>(['it'], ['us', 'we', 'es', 'fr', 'de']))
const URLS = IS_WHOLE_RUN ? 200 : 100
const SEARCHES = IS_WHOLE_RUN ? 1000 : 100

let site: ReadOnlySite
beforeAll(async () => {
  site = await readOnlySite()
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '"><img src=x onerror=alert(1)>',
    '../../../etc/passwd',
    '%00',
    '\u202e',
    '{{7*7}}',
    '-1',
    '0',
    '1e999',
    'NaN',
    '99999999999999999999',
    '2026-02-30',
    '2027-13-01',
    '0000-00-00',
    'null',
    'undefined',
    '[]',
    '*',
    '%',
    '_',
    'x'.repeat(2000),
    'é'.repeat(300),
    '😀'.repeat(100),
    '"',
    '\\',
    'AND',
    '__proto__',
    'constructor',
    'NEAR(',
    '(((',
  ),
)
const key = fc.oneof(
  fc.constantFrom(...Object.keys(filterStateSchema.unwrap().shape).flatMap((each) => [each, `${each}[]`])),
  fc.constantFrom(
    'when',
    'price',
    'where',
    'modal',
    'type',
    'layout',
    'country',
    '__proto__',
    'constructor',
    'toString',
    'a[b]',
    '',
  ),
)
const query = fc
  .array(fc.tuple(key, nasty), { maxLength: 12 })
  .map((pairs) =>
    pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
  )
const BROKEN = '%E0%A4%A'
const rawPath = fc.array(
  fc.constantFrom(
    'a',
    '/',
    '%2f',
    '%00',
    '..',
    '%',
    '%ff',
    'viaggi',
    'cerca',
    '?',
    '#',
    ';',
    '&',
    '%20',
    ':',
    '@',
    '*',
    '~',
  ),
  { maxLength: 12 },
)

describe('hostile URLs', () => {
  it.each(walked)(`${URLS} of them cause no error in $id`, async (market) => {
    const address = fc.oneof(
      query.map((text) => `${market.paths.search}?${text}`),
      query.map((text) => `/?${text}`),
      query.map((text) => `${itsPath(market)}?${text}`),
      nasty.map((text) => `/${market.segments.travels}/${encodeURIComponent(text.toWellFormed())}`),
      nasty.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
      nasty.map((text) => `/api/destinations?search=${encodeURIComponent(text.toWellFormed())}`),
      rawPath.map((parts) => `/${parts.join('')}`),
    )
    const broken: string[] = []
    for (const path of fc.sample(address, { numRuns: URLS, seed: 20_270_115 })) {
      const answer = await site.request(market.id, path.slice(0, 7000))
      if (answer.status >= 500 || answer.text.includes('<script>alert(1)')) broken.push(`${answer.status} ${path}`)
    }
    expect(broken).toEqual([])
  })

  it(`${SEARCHES} searches with one invalid parameter equal the page without it`, async () => {
    const goods = [
      '',
      'textSearch=giappone',
      'status[]=CONFIRMED&sort=price:asc',
      'continentId[]=asia&discounted=true',
      'destinationId[]=jpn&page=2',
      'tab=travels&durations=MAX_6',
      'dateFrom=2027-05-01&dateTo=2027-05-31&daysSpan=3',
      'priceFrom=50000&priceTo=80000&currency=EUR',
      'durationFrom=4&durationTo=8&ageBadge=25-35',
    ]
    const badValue: Record<string, string[]> = {
      page: ['-3', '0', '1e3', '1.001', ' 2', '٣'],
      perPage: ['101', '0', 'all', '-20'],
      priceFrom: ['abc', '-1', '1.5', '0x10', '9999999999'],
      durationTo: ['0', '366', 'NaN', '1,5'],
      daysSpan: ['32', '-1', 'x'],
      sort: ['evil', 'price', 'price:asc;drop', 'PRICE:ASC'],
      tab: ['maps', 'TOURS', '../tours'],
      ageBadge: ['18-25', '<b>', '*'],
      durations: ['MAX_7', 'OVER_', 'MAX_6;'],
      discounted: ['no', '2', 'yes'],
      'status[]': ['EVIL', "' OR 1=1 --", '*'],
      // Unknown codes are invalid even if well formed.
      'travelStyles[]': ['<script>', 'a b', '%', 'x'.repeat(41), 'FLYING', 'constructor'],
      'destinationId[]': ['../etc', 'jp n', '"', '\u202e', 'xyz'],
      'continentId[]': ['moon', 'ASIEN'],
      'badgeId[]': ['NOPE'],
      'travelTypes[]': ['nothing'],
      'costCenters[]': ['__proto__'],
      'travelId[]': ['gone', '0'],
      show: ['evil', 'from-0', 'from-9'],
      'nonsense[]': ['1', '<img src=x onerror=alert(1)>'],
      ['__proto__']: ['polluted'],
      constructor: ['x'],
      'a[b]': ['1'],
      // Invalid bytes are written as they are.
      textSearch: [BROKEN, '\u0000', '\u202e\u200b'],
      // Form fields with values that our forms never send.
      where: ["'", '../', 'continent:', 'continent:<b>', '\u202e'],
      place: ['x', "' giappone", '../ x'],
      placesShown: ["'"],
      when: ['_', '2027-13', '2027-02-30_', 'soon'],
      price: ['-', '1-2-3', '-999999999', '0x10-'],
      budgetShown: ['x'],
      days: ['99999-', 'MAX_7', '366-'],
      daysShown: ['x', 'MAX_7'],
    }
    const bad = fc
      .constantFrom(...Object.keys(badValue))
      .chain((name) => fc.constantFrom(...(badValue[name] ?? [])).map((value) => [name, value] as const))
    const cases = fc.sample(
      fc.tuple(fc.constantFrom(...goods), fc.array(bad, { minLength: 1, maxLength: 4 }), fc.boolean()),
      {
        numRuns: SEARCHES,
        seed: 20_270_115,
      },
    )
    const page = async (path: string) => {
      const { status, text } = await site.request('it', path)
      // Without the visitor document, which precedes the boot script.
      return { status, main: /<main.*<\/main>/s.exec(text)?.[0] ?? '' }
    }
    const expected = new Map(
      await Promise.all(goods.map(async (good) => [good, await page(`/cerca?${good}`)] as const)),
    )
    const wrong: string[] = []
    for (const [good, parts, ahead] of cases) {
      const added = parts.map(([name, value]) => `${name}=${value === BROKEN ? value : encodeURIComponent(value)}`)
      const all = ahead ? [...added, good] : [good, ...added]
      const path = `/cerca?${all.filter(Boolean).join('&')}`
      const { status, main } = await page(path)
      if (status !== 200 || main !== expected.get(good)?.main) wrong.push(`${status} ${path}`)
    }
    expect(wrong).toEqual([])
    for (const { status, main } of expected.values()) expect([status, main.length > 10_000]).toEqual([200, true])
  })

  it('one invalid parameter leaves the others in effect (§3)', async () => {
    const good = await site.request('it', '/cerca?textSearch=giappone')
    const mixed = await site.request(
      'it',
      '/cerca?textSearch=giappone&page=-3&priceFrom=abc&dateFrom=2026-02-30&sort=evil&nonsense[]=1',
    )
    const count = (text: string) => (text.match(/class="[^"]*\bcard\b/g) ?? []).length
    expect(mixed.status).toBe(200)
    expect(count(mixed.text)).toBe(count(good.text))
    expect(count(good.text)).toBeGreaterThan(0)
  })
})
